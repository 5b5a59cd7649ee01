//! Taking a decision back tells nobody anything: whatever may be undone looks the same to every pair
//! of eyes in all worlds they cannot tell apart. All tools are searched for one that does not.

use std::collections::{BTreeMap, BTreeSet};

use game_rules::{
    bots::{Bot, Mind, Random, Sight},
    dice::Dice,
    duel::{
        Tool,
        classic::Classic,
        full::{Action, Duel, EvilHp, Mode, OwnStatus, PendingView, Setup, ToolRow, Weight},
    },
    game::{Game, Seat, Turn, Viewer},
    table::Match,
};

const EYES: [Viewer; 3] = [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Public];

/// Calls `see` with every decision that may be tried on the way through a random match, and whether
/// undoing it tells somebody something: `None` if it may not be undone.
fn search<G: Game>(
    setup: &G::Setup,
    seed: u64,
    limit: usize,
    mut see: impl FnMut(&G, &G::Action, Option<bool>),
) where
    G::View: PartialEq,
{
    let mut table = Match::<G>::start(setup.clone(), seed, Vec::new()).unwrap();
    let mut bot = Random::<G>::default();
    let mut mind = Mind::new(seed, Seat(0));
    let mut dice = Dice::stream(seed, "worlds");
    for step in 0..limit {
        let Turn::One(seat) = table.game().turn() else { break };
        if step % 3 == 0 {
            let worlds = EYES.map(|who| G::guess(&table.game().view(who), &mut dice));
            for action in table.game().legal(seat) {
                let mut after = table.clone();
                after.act(seat, &action).unwrap();
                let tells = after.may_undo(seat).is_ok().then(|| {
                    EYES.into_iter().zip(&worlds).any(|(who, world)| {
                        let mut other = world.clone();
                        // Somebody else's tool in hand is not seen, and so not imagined.
                        let done = other.apply(seat, &action, &mut Vec::new()).is_ok();
                        done && other.view(who) != after.game().view(who)
                    })
                });
                see(table.game(), &action, tells);
            }
        }
        let action = bot.choose(&Sight::new(table.game(), seat), &mut mind);
        table.act(seat, &action).unwrap();
    }
}

/// A long duel in which these tools come often and the others now and then.
fn mode(often: &[Tool]) -> Setup {
    let row = |tool: Tool| ToolRow {
        id: tool.number(),
        weight: Weight::Fixed(if often.contains(&tool) { 30 } else { 1 }),
        // Only what has a limit can be won by the Coin.
        per_game_limit: if tool == Tool::Coin { 1000 } else { 0 },
        hold_limit: 0,
    };
    Setup::own(Mode {
        id: 9,
        human_hp: 9,
        evil_hp: EvilHp::Fixed(9),
        max_tools_per_round: 6,
        tools: Tool::ALL.into_iter().map(row).collect(),
        ..Mode::shipped()[0].clone()
    })
}

#[test]
fn no_tool_tells_anything_by_being_taken_back() {
    let plain = mode(&[]);
    let clips = mode(&[Tool::TwinGuns, Tool::MergeClips, Tool::SmallMallet]);
    let unsure = mode(&[Tool::ThreeDice, Tool::Medkit, Tool::Bandage, Tool::ToTheDeath]);
    let hidden = |setup: &Setup| Setup { own_status: OwnStatus::Hidden, ..setup.clone() };
    let unlucky = mode(&[Tool::ThreeDice, Tool::MoralPraise, Tool::Bandage]);
    let setups = [
        hidden(&plain),
        Setup { legacy: true, ..plain.clone() },
        clips,
        unsure.clone(),
        hidden(&unsure),
        Setup { favoured: Some(Seat(1)), ..hidden(&unlucky) },
        plain,
    ];
    let mut tried: BTreeMap<Tool, u32> = BTreeMap::new();
    let mut leaks = BTreeSet::new();
    for setup in &setups {
        for seed in 0..10 {
            search::<Duel>(setup, seed, 60, |game, action, tells| {
                let hand = game.view(Viewer::Omniscient).pending;
                let tool = match (*action, hand) {
                    (Action::Use(tool), _) | (_, Some(PendingView::Place(tool))) => tool,
                    (_, Some(PendingView::Arrange { .. })) => Tool::Rearrange,
                    (Action::Wager(_), _) => Tool::ToTheDeath,
                    _ => return,
                };
                *tried.entry(tool).or_default() += 1;
                if tells == Some(true) {
                    leaks.insert(tool);
                }
            });
        }
    }
    assert_eq!(leaks, BTreeSet::new(), "undo tells something");
    for tool in Tool::ALL {
        let times = tried.get(&tool).copied().unwrap_or(0);
        assert!(times >= 10, "{tool} was tried {times} times");
    }
}

#[test]
fn no_tool_of_the_classic_duel_tells_anything_by_being_taken_back() {
    let mut open = 0;
    for favoured in [None, Some(Seat(1))] {
        let setup = game_rules::duel::classic::Setup { favoured, ..Default::default() };
        for seed in 0..60 {
            search::<Classic>(&setup, seed, 60, |_, action, tells| {
                open += u32::from(tells.is_some());
                assert_ne!(tells, Some(true), "{action:?}");
            });
        }
    }
    assert!(open > 100, "{open}");
}
