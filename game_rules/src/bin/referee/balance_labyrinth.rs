//! `referee balance labyrinth`: are the seats fair, how long do games last, and what should later
//! seats get (rules/labyrinth.md 17.2)? A table and a picture.

use std::{
    fmt::Write as _,
    sync::atomic::{AtomicBool, Ordering},
};

use game_rules::labyrinth::{
    balance::{TOLERANCE, TURN_LIMIT, Tally, Trial, Verdict},
    setup::Compensation,
};
use rayon::prelude::*;

use crate::balance_arena::Balance;

/// What later seats can get, the weakest first.
const COMPENSATIONS: [(Compensation, &str); 2] =
    [(Compensation::None, "none"), (Compensation::Probe, "probe")];

/// Games played by one core at a time.
const BATCH: u64 = 16;

/// One line of the table.
struct Row {
    mode: String,
    bot: String,
    compensation: &'static str,
    tally: Tally,
}

/// Plays all settings with all bots; prints the table and returns the picture.
pub fn weigh(command: &Balance, bots: &[String], stop: &AtomicBool) -> Result<String, String> {
    let trial = |mode: &str, bot: &str, compensation| {
        Trial::preset(mode, bot, command.players, compensation)
    };
    for mode in &command.modes {
        for bot in bots {
            trial(mode, bot, Compensation::None)?;
        }
    }
    let mut rows = Vec::new();
    print_head(command.players);
    for mode in &command.modes {
        for bot in bots {
            let mut advice = None;
            for (compensation, word) in COMPENSATIONS {
                let trial = trial(mode, bot, compensation)?;
                let tally = play_all(&trial, command, stop)?;
                if tally.verdict() == Verdict::Fair {
                    advice = advice.or(Some(word));
                }
                let row = Row { mode: mode.clone(), bot: bot.clone(), compensation: word, tally };
                print_row(&row);
                rows.push(row);
            }
            match advice {
                Some(word) => tell!("  {mode}, {bot}: seat_compensation {word} is enough"),
                None => tell!("  {mode}, {bot}: no seat_compensation was found fair"),
            }
        }
    }
    Ok(picture(&rows, command.players))
}

fn play_all(trial: &Trial, command: &Balance, stop: &AtomicBool) -> Result<Tally, String> {
    let nothing = || Tally::new(trial.players);
    (0..command.games.div_ceil(BATCH))
        .into_par_iter()
        .map(|part| {
            if stop.load(Ordering::Relaxed) {
                return Ok(nothing());
            }
            let range = part * BATCH..command.games.min((part + 1) * BATCH);
            trial.play(command.seed, range).map_err(|why| why.to_string())
        })
        .try_reduce(nothing, |one, two| Ok(one.merged(two)))
}

fn print_head(players: usize) {
    begin!("{:<10}{:<10}{:<15}{:>7}", "mode", "bots", "compensation", "games");
    (1..=players).for_each(|place| begin!("{:>20}", format!("{place}. to move")));
    tell!("{:>8}{:>8}{:>9}{:>11}{:>8}  fair", "median", "90 %", "limit %", "injured %", "handed");
}

fn print_row(row: &Row) {
    let tally = &row.tally;
    let percent = |part: u64, of: u64| 100.0 * part as f64 / of.max(1) as f64;
    begin!("{:<10}{:<10}{:<15}{:>7}", row.mode, row.bot, row.compensation, tally.games);
    for (share, [low, high]) in tally.shares() {
        begin!("{:>20}", format!("{share:.3} {low:.3}-{high:.3}"));
    }
    tell!(
        "{:>8}{:>8}{:>9.2}{:>11.1}{:>8.2}  {}",
        tally.length(50),
        tally.length(90),
        percent(tally.called_off, tally.games),
        percent(tally.injured_wins, tally.won()),
        tally.handed_over as f64 / tally.games.max(1) as f64,
        match tally.verdict() {
            Verdict::Fair => "yes",
            Verdict::Unfair => "no",
            Verdict::Open => "more games needed",
        }
    );
}

/// One column per row of the table: each place's share with its interval, the fair band behind, and
/// the median and 90th percentile of turns below.
fn picture(rows: &[Row], players: usize) -> String {
    const COLOURS: [&str; 8] =
        ["#3b82c4", "#e2562b", "#5b9a4a", "#7f3fa0", "#8c8173", "#c79a2b", "#2b9a94", "#b03060"];
    let due = 1.0 / players.max(1) as f64;
    let (left, top, step, height) = (50.0, 40.0, 90.0, 260.0);
    let width = left + step * rows.len() as f64 + 20.0;
    let reach = 0.10;
    let y = |share: f64| {
        top + height * (due + reach - share.clamp(due - reach, due + reach)) / (2.0 * reach)
    };
    let base = 520.0;
    let turns = |count: u32| base - 120.0 * f64::from(count) / f64::from(TURN_LIMIT);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"600\" \
         font-family=\"sans-serif\" font-size=\"10\">\n\
         <rect width=\"100%\" height=\"100%\" fill=\"#fbf7ec\"/>\n\
         <rect x=\"{left}\" y=\"{:.1}\" width=\"{:.1}\" height=\"{:.1}\" fill=\"#e9efe0\"/>\n\
         <text x=\"{left}\" y=\"16\">share of won games by place in the turn order; band: fair</text>\n\
         <text x=\"{left}\" y=\"385\">turns: median (bar) and 90 % (line), full height {TURN_LIMIT}</text>\n",
        y(due + TOLERANCE),
        width - left - 20.0,
        y(due - TOLERANCE) - y(due + TOLERANCE)
    );
    for hundredth in [-10, -5, 0, 5, 10] {
        let share = due + f64::from(hundredth) / 100.0;
        let _ = writeln!(
            svg,
            "<text x=\"14\" y=\"{:.1}\">{share:.2}</text><line x1=\"{left}\" x2=\"{}\" \
             y1=\"{1:.1}\" y2=\"{1:.1}\" stroke=\"#cfc6b0\"/>",
            y(share),
            width - 20.0
        );
    }
    for (index, row) in rows.iter().enumerate() {
        let x = left + step * (index as f64 + 0.5);
        for (place, (share, [low, high])) in row.tally.shares().into_iter().enumerate() {
            let x = x + 10.0 * (place as f64 - (players as f64 - 1.0) / 2.0);
            let colour = COLOURS[place % COLOURS.len()];
            let _ = writeln!(
                svg,
                "<line x1=\"{x:.1}\" x2=\"{x:.1}\" y1=\"{:.1}\" y2=\"{:.1}\" stroke=\"{colour}\"/>\
                 <circle cx=\"{x:.1}\" cy=\"{:.1}\" r=\"4\" fill=\"{colour}\"/>",
                y(low),
                y(high),
                y(share)
            );
        }
        let (middle, late) = (turns(row.tally.length(50)), turns(row.tally.length(90)));
        let _ = writeln!(
            svg,
            "<rect x=\"{:.1}\" y=\"{middle:.1}\" width=\"24\" height=\"{:.1}\" fill=\"#8c8173\"/>\
             <line x1=\"{:.1}\" x2=\"{:.1}\" y1=\"{late:.1}\" y2=\"{late:.1}\" stroke=\"#3a3630\"/>",
            x - 12.0,
            base - middle,
            x - 18.0,
            x + 18.0
        );
        for (line, word) in [&row.mode, &row.bot, row.compensation].into_iter().enumerate() {
            let _ = writeln!(
                svg,
                "<text x=\"{x:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{word}</text>",
                base + 16.0 + 14.0 * line as f64
            );
        }
    }
    for place in 0..players {
        let x = left + 90.0 * place as f64;
        let colour = COLOURS[place % COLOURS.len()];
        let _ = writeln!(
            svg,
            "<circle cx=\"{x}\" cy=\"29\" r=\"4\" fill=\"{colour}\"/><text x=\"{}\" y=\"33\">{}. to \
             move</text>",
            x + 8.0,
            place + 1
        );
    }
    svg.push_str("</svg>\n");
    svg
}
