### The Wager: table, envelopes, odds, results, log.

## The table
bets-phase-draw = draw
bets-phase-bet = bet
bets-phase-play = play
bets-phase-rank = rank
bets-phase-settle = settle
bets-pay = Rank pay  { $pay }   each bet on you  { $cost }
bets-pay-free = Rank pay  { $pay }   bets on you cost nothing
bets-rule-ties = Equal scores: fewer points ranks above.
bets-rule-sealed = What is in the envelopes is secret until the bets are settled.
bets-rule-results = Nobody’s result is shown before the ranking.
bets-rule-crown = A bet wins if its player has the highest total now.
bets-rule-over = The evening is over.
bets-rule-event = House event: { $event }
bets-note-sealed = sealed
bets-note-deciding = deciding…
bets-note-played = result in
bets-rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}
bets-absent = absent
bets-slip-to = { $from } › { $to }
bets-slip-none = { $from }
bets-slip-no-bet = no bet

## Top bar and ribbon
bets-place = round { $round } of { $rounds } · { $phase }
bets-expects-draw = Draw the quest of this round
bets-expects-bet = Whom do you bet on? Sealed, and nobody sees it
bets-expects-ask = Can everybody play this?
bets-ask = Can everybody play this?
bets-ask-text = Can’t play this? Say so now and another is drawn. After the first sealed envelope it stays.
bets-ask-cannot = { $name } can’t play this
bets-ask-all = Everyone can play
bets-ask-all-text = Then the bets begin
bets-expects-gather = All envelopes are sealed: on to the quest
bets-gather-done = All have played
bets-gather-here = To the first player
bets-gather-text = One after another, behind the curtain
bets-gather-rule = All envelopes lie on the table. Whoever is called plays or enters the result alone; the others look away.
bets-expects-play = Do it, then enter your result
bets-expects-outing = Play it here: nobody sees how it ends
bets-expects-rank = All results are in: turn them over
bets-expects-pay = Open the envelopes
bets-wait-others = The others are deciding

## Tray
bets-quest = This round: { $title }
bets-no-quest = The quest is still in the pool
bets-pool = { $count ->
    [one] { $count } quest can be drawn
   *[other] { $count } quests can be drawn
}
bets-draw = Draw the quest
bets-draw-text = One of { $count }, by weight
bets-redraw = Cannot play this
bets-redraw-late = the first envelope is sealed already
bets-on = Bet on
bets-stake = Stake
bets-stake-range = 1 … { $most }
bets-none = No bet
bets-seal = Seal envelope
bets-seal-bet = { $stake } on { $name }
bets-seal-none = without a bet
bets-enter = Your result
bets-enter-for = { $name }: the result
bets-enter-seal = Enter the result
bets-enter-text = Nobody sees it before the ranking
bets-enter-value = Worth { $value }
bets-enter-missing = Enter every number.
bets-enter-wrong = “{ $text }” is not a number such as 12 or -2.5.
bets-enter-unjudged = The quest cannot judge these numbers.
bets-enter-versus = You play { $name }: 1000 for a win, 500 for a draw, 0 otherwise.
bets-enter-number = Number { $number }
bets-rank-action = Turn the scores over
bets-rank-text = From last to first
bets-pay-action = Open the envelopes
bets-pay-text = All bets settle together
bets-next = Skip ahead
bets-next-left = { $count ->
    [0] nothing left to land
    [one] { $count } envelope left to land
   *[other] { $count } envelopes left to land
}
bets-scores = Scores in { $title }
bets-no-pay = no pay
bets-hurry = runs the whole reveal in 2 s
bets-next-score = Next score
bets-next-envelope = Next envelope
bets-happens-scores = The scores turn over, from last to first.
bets-happens-landing = The envelopes are landing. Nobody can read them yet.
bets-happens-crown = The crown goes to the highest total.
bets-happens-opening = The envelopes open: who bet on whom.
bets-watching = The table is playing by itself
bets-master = Master’s console
bets-master-text = Corrections before the ranking is settled. The log says openly whose result was entered again.
bets-master-retract = { $name }: take the envelope back
bets-master-absent = Mark as absent: { $name }
bets-master-enter = { $name }: enter the result
bets-master-correct = { $name }: enter the result again
bets-master-nothing = Nothing can be corrected now.
bets-master-done = Done

## Odds board
bets-board = Odds board
bets-board-left = { $count ->
    [0] all have landed
    [one] { $count } envelope left
   *[other] { $count } envelopes left
}
bets-board-round = round { $round } of { $rounds }
bets-board-top = on top
bets-board-hits = hit by
bets-board-sampled = ≈ 20,000 cases drawn: results from skill and past places, bets from published styles and from everybody’s bets so far. Sealed envelopes are never looked at.
bets-board-settled = From the settled ranking: certain.
bets-ladder = Ladder: { $name }
bets-ladder-by = by bets landed
bets-own = Your bet
bets-own-odds = On { $name }: wins { $alone } if nobody else bets, { $expected } if the others bet as expected
bets-own-worth = { $stake } › { $alone } or { $expected } points on average
bets-own-best = Best: { $stake } on { $name }, ≈ { $worth }
bets-own-best-none = Best: no bet
bets-own-leader = A sole leader loses every bet: your own total counts.
bets-own-point = Your bet takes a point from its target, whatever its stake.
bets-envelope-hits = Envelope { $number } hits { $name }
bets-envelope-air = Envelope { $number } is in the air
bets-account = { $name }: { $from } › { $to }
bets-account-rank = rank { $rank }: { $award }
bets-account-received = { $count ->
    [one] { $count } bet received: { $cost }
   *[other] { $count } bets received: { $cost }
}
bets-account-bonus = most bets of all: { $bonus }
bets-account-won = { $stake } on { $whom }, won: { $change }
bets-account-lost = { $stake } on { $whom }, lost: { $change }
bets-account-nothing = no bet
bets-last-round = The last round, chip by chip
bets-said = { $name } on top: the board said { $percent }; it happened.
bets-said-not = { $name } on top: the board said { $percent }; it did not happen.
bets-said-bet = Your bet on { $name }: the board said { $percent }; it happened.
bets-said-bet-not = Your bet on { $name }: the board said { $percent }; it did not happen.
bets-judge-highest = Highest wins: { $what }
bets-judge-lowest = Lowest wins: { $what }
bets-judge-nearest = Nearest to { $goal } wins: { $what }
bets-judge-most = Highest score wins (up to { $most })
bets-drawn-by = { $weight } chance to be drawn
bets-handicaps = Given a start here: { $list }
bets-handicap = { $name } { $points }
bets-form = Form: { $name }
bets-form-skill = published skill: { $skill } of 100
bets-form-none = no round played yet
bets-board-landing = Each envelope left is equally likely to hit anyone.

## Refusals
bets-refuse-phase = That cannot be done now.
bets-refuse-player = There is no such player.
bets-refuse-sealed = The envelope is sealed already; take it back first.
bets-refuse-self = Nobody can bet on themselves.
bets-refuse-stake = A stake of { $stake } is not possible: 1 to { $most }.
bets-refuse-not-bet = There is no envelope to take back.
bets-refuse-declared = The first envelope is sealed already, so this quest stays.
bets-refuse-played = The result is in already; only the master can correct it.
bets-refuse-not-played = There is no result to correct yet.
bets-refuse-value = These numbers cannot be judged: check how many are asked for, and their size.

## Log
bets-log-round = Round { $round }
bets-log-event = House event: { $event }
bets-log-moved = { $name }: { $from } › { $to } ({ $event })
bets-log-cannot = { $name } can’t play it.
bets-log-drawn = A quest is drawn.
bets-log-redrawn = Another quest is drawn.
bets-log-playing = All envelopes are sealed. The quest is played.
bets-log-results = All results are in.
bets-log-sealed = { $name }: envelope sealed
bets-log-sealed-bet = { $name }: envelope sealed – { $stake } on { $whom }
bets-log-sealed-none = { $name }: envelope sealed – no bet
bets-log-retracted = { $name }: envelope taken back
bets-log-result = { $name }: result in
bets-log-result-own = { $name }: result in – { $value }
bets-log-corrected = { $name }: result corrected by the master
bets-log-ranked = { $name }: { $value } · { $rank } · { $award } · { $received ->
    [0] no bets received,
    [one] { $received } bet received,
   *[other] { $received } bets received,
} { $cost } · { $from } › { $to }
bets-log-crown = The crown at { $total }: { $names }
bets-log-won = { $name }: { $stake } on { $whom } – won · { $from } › { $to }
bets-log-lost = { $name }: { $stake } on { $whom } – lost · { $from } › { $to }
bets-log-no-bet = { $name }: no bet
bets-log-over = The evening is over. First: { $names }

## House events
bets-twist-absolute = all points take their absolute value
bets-twist-double-wins = won bets pay double
bets-twist-free-losses = lost bets cost nothing
bets-twist-only-first = only the first rank is paid
bets-twist-middle-most = the middle ranks are paid most
bets-twist-lowest-now = the lowest total gets a lift now
bets-twist-lowest-later = the lowest total gets a lift at the end
bets-twist-free-bets = bets received cost nothing
bets-twist-crowds = backing the same player costs points
bets-twist-darling = the most-bet are paid for it
bets-twist-two-next = two events next round
bets-twist-nothing = nothing at all

## Results
bets-result-won = The evening goes to { $name }
bets-result-shared = Shared by { $names }
bets-result-line = { $place }. { $name }: { $points }
bets-result-plot = Points over the rounds
bets-last = Final table
bets-last-text = Points after every round
bets-standing = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
bets-knew-row = The board saw { $belief } on top. In the lead: { $truth }.
mode-table-name = Challenges
mode-party-name = Party night

## Hints
bets-deed-draw = Draw the quest
bets-deed-cannot = Ask for another quest
bets-deed-bet = { $stake } on { $name }
bets-deed-none = No bet
bets-deed-play = Enter a result
bets-deed-rank = Turn the scores over
bets-deed-pay = Open the envelopes
bets-reason-bet = The board gives { $name } { $percent } to stay on top with your bet on them.
bets-reason-none = No bet is worth more than it costs on average.
bets-reason-step = It is the only thing to do now.

## Rules
bets-rules-round = A round
bets-rules-round-text = A quest is drawn. Everybody secretly bets on somebody else, or not. Everybody plays the quest. The ranking is paid, then the bets.
bets-rules-bet = Bets
bets-rules-bet-text = One bet on one other player, 1 to { $most }, or none. Nothing is paid in advance, and nobody needs points to bet. An envelope can be taken back until the last one is sealed.
bets-rules-rank = Ranking
bets-rules-rank-text = The higher value is above; at equal values whoever has fewer points; equal in both share the better rank. Here the ranks pay { $pay }.
bets-rules-cost = Being bet on
bets-rules-cost-text = Every bet on you costs you 1 point, whatever its stake. How many there were is shown with the ranking, by whom and how much only when the bets are settled.
bets-rules-settle = Settling bets
bets-rules-settle-text = A bet wins its stake if its player has the highest total after the ranking, shared or not, and loses it otherwise. All bets are judged by the same totals.
bets-rules-self = Your own total
bets-rules-self-text = Your own total counts: if you lead alone, every bet you make loses.
bets-rules-self-out = House rule: the bettor’s own total is left out when a bet is judged.
bets-rules-end = The end
bets-rules-end-text = After { $rounds } rounds the highest total wins; several can share it. Points may be negative.
bets-rules-events = House events
bets-rules-events-text = One is drawn before every quest: { $events }.

## Setting the table
bets-setup-rounds = Rounds
bets-setup-evening = What kind of evening
bets-evening-quick = Quick challenges
bets-evening-party = Party night
bets-evening-room = Around the room
bets-setup-packs = Quests
bets-pack-room = Table challenges for any room
bets-pack-songs = Songs: { $name }
bets-setup-handicaps = Handicaps
bets-setup-handicaps-help = Added to the player’s score in quick challenges; everyone sees it.
bets-setup-save = Saves are plain text: sealed bets and results can be read in the file.
bets-setup-house = House rules
bets-setup-exclude = The bettor’s own total does not count
bets-setup-events = Events, one drawn before every quest:

## Achievements
achievement-kingmaker-name = All on one card
achievement-kingmaker-text = Win a bet of the full stake.
achievement-unnoticed-name = Nobody saw you coming
achievement-unnoticed-text = Win an evening on which nobody ever bet on you.
achievement-fallen-name = The favourite’s fall
achievement-fallen-text = Lead before the envelopes land, and not after.
achievement-from-below-name = Up from the cellar
achievement-from-below-text = Win an evening after your points were below zero.
achievement-abstinent-name = Dry
achievement-abstinent-text = Win an evening without a single bet of your own.
achievement-magnet-name = Everybody’s darling
achievement-magnet-text = Be bet on by everybody else in one round.
achievement-sharp-name = Sharp eyes
achievement-sharp-text = Win three bets in a row.
achievement-company-name = In good company
achievement-company-text = Share the first place.

## Quick challenges
bets-pack-quick = Quick challenges, played right here
quick-calm = Calm: no hurry
quick-begin = Begin
quick-stop = Stop!
quick-answer = Hand the answer in
quick-answer-now = Now answer
quest-needle-title = Steady hand
quest-needle-task = Stop the needle on the mark. The nearer, the better.
quest-moths-title = Moths at the lamp
quest-moths-task = Count the moths before they are gone.
quick-moths-answer = How many moths?
quest-order-title = In that order
quest-order-task = Remember the six digits in the order they were shown.
quick-order-answer = The six digits
quest-wax-title = How much wax
quest-wax-task = Estimate how much of the candle is left between the two lines.
quick-wax-answer = Per cent left
quest-odd-one-title = Odd one out
quest-odd-one-task = In each of the three squares one stands on its head. Its place counts from the top left, 1 to 9.
quick-odd-one-answer = Three places, left to right
quest-odds-title = What are the odds
quest-odds-task = Guess how likely it is.
quick-odds-answer = Per cent
quick-odds-dice = Two dice are rolled. How likely is a sum of { $number } or more?
quick-odds-coins = Six coins are tossed. How likely are { $number } heads or more?
quick-odds-months = { $number } people meet. How likely were two of them born in the same month?

## Lesson
lesson-bets-draw = Every round has a quest that everybody plays. Draw it.
lesson-bets-bet = Before it is played, everybody bets in secret on somebody else. Put 2 on Evil and seal the envelope.
lesson-bets-play = Now the quest. Begin, and stop the needle on the mark; nobody sees your score yet.
lesson-bets-rank = All results are in. Turn them over: the upper half is paid, and every bet on somebody costs them a point.
lesson-bets-pay = A bet wins if its player has the highest total now. Open the envelopes.
lesson-bets-again = The second round. Draw the next quest.
lesson-bets-none = Not betting is a declaration, too, and its envelope looks like any other. Seal one without a bet.

## Party night
bets-pack-night = Party night: { $game }, played right here
bets-set-out-duel = Play the duel
bets-set-out-labyrinth = Enter the labyrinth
bets-set-out-cards = Play the cards
bets-set-out-arena = Enter the arena
bets-set-out-duel-cap = At most 150 shots
bets-set-out-labyrinth-cap = At most 150 turns
bets-set-out-cards-cap = At most 15 rounds
bets-set-out-arena-cap = One match, you are first at equal speed
bets-set-out-arena-versus-cap = One match, at equal speed first: { $name }
bets-set-out-rules = { $cap }, and eight minutes. Evil is Sly for everybody, there are no hints, nothing can be taken back, and leaving ends your attempt. Nobody sees your score before the ranking.
bets-pick-purse = Your team: { $count } of { $most } at most · { $left } left in the purse
bets-pick-dear = Team full or too expensive
bets-pick-across = Across the arena: { $names }
bets-pick-missing = Pick a team first
quest-labyrinth-title = Labyrinth
quest-labyrinth-task = Alone in the labyrinth: out with a treasure counts most, then few turns; without it, the treasure, the tiles you have seen and an exit count.
quest-cards-title = Card duel
quest-cards-task = A card duel against Evil with the same deck on both sides: a win counts most, then few rounds and what is left of your team.
quest-arena-title = Creature arena
quest-arena-task = Pick a team from these ten and beat the one across: a win counts most, then what is left of your team and few turns.
bets-set-out-text = Everybody has the same seed
bets-errand = Party night · { $clock } left
quest-duel-title = Shotgun duel
quest-duel-task = A duel against Evil: a win counts most, then what is left of you, then few shots.

## The workshop of packs
bets-shop = Edit what is drawn
bets-shop-weights = How often
bets-shop-weights-help = 100 % is the usual weight; at 0 % it never comes. A level’s weight is shared by its charts.
bets-shop-level = Level { $level }
bets-shop-songs = Songs
bets-shop-own = A challenge of your own
bets-shop-title = Headline
bets-shop-title-hint = Coin stack
bets-shop-task = What to do and what to count
bets-shop-task-hint = Stack coins with one hand; count them after a minute
bets-shop-task-missing = Describe the challenge first
bets-shop-asks = Labels, separated by semicolons
bets-shop-asks-hint = coins; falls
bets-shop-evaluator = Scoring: how the numbers become one value (higher is better)
bets-shop-evaluator-hint = Sum([ScoreValue(0), Multiply(poly: [0, -2], of: ScoreValue(1))])
bets-shop-form-sum = Sum
bets-shop-form-max = Best of
bets-shop-form-min = Worst of
bets-shop-form-fewest = Fewest wins
bets-shop-form-bands = Bands
bets-shop-form-poly = Polynomial
bets-shop-tried = Try it on numbers
bets-shop-tried-hint = 12 3
bets-shop-bad = This cannot be counted: { $reason }
bets-shop-bad-word = Character { $at }: “{ $word }” is no scoring term. There are Constant, ScoreValue, ByScore, Multiply, Sum, Max and Min.
bets-shop-bad-at = Character { $at }: { $cause }
bets-shop-wants = { $count ->
    [one] Type a number to see what it counts
   *[other] Type { $count } numbers to see what they count
}
bets-shop-weight = Weight
bets-shop-add = Put it into the pool
bets-shop-added = It is in the pool.
bets-shop-remove = Take out: { $title }
bets-shop-refused = Not added: { $reason }
bets-shop-share = Share and keep
bets-shop-copy = Copy the pool as a code
bets-shop-code = A pool’s code
bets-shop-take = Use this code
bets-shop-file = Name of the pack
bets-shop-save = Save as a pack of your own

bets-pack-pairs = Party night in pairs: cards and arena against each other
bets-pack-pairs-odd = Pairs need an even table; at this one they are left out.
bets-set-out-versus = { $cap }, and eight minutes; a match without an end is a draw. There are no hints, nothing can be taken back, and whoever leaves has lost. Nobody else sees how it ends before the ranking.
bets-meet = Against { $name }
bets-judge-versus = A win 1000, a draw 500, otherwise 0
quest-cards-versus-title = Card duel in pairs
quest-cards-versus-task = Drawn pairs play a card duel against each other, with the same deck on both sides.
quest-arena-versus-title = Arena in pairs
quest-arena-versus-task = Drawn pairs meet in the arena, each with the same team.

## How the guests bet, and what the books call stakes
strength-gambler = gambler
strength-careful = careful
strength-steady = steady
strength-spoiler = spoiler
bets-books-stake = A stake of { $stake }

## First-time notes
first-bets-seal = Choose whom you bet on and how much, or no bet at all. Whatever is in it, the envelope looks the same to everybody.
first-bets-alone = You are in the lead. Your bet wins only if its player ends on top, so you would have to drop.
first-bets-board = The board counts from what everybody knows, never from sealed envelopes. The ladder shows how many bets a leader survives.
first-bets-outing = You play a whole game now, under the same seed as everybody else. Its score stays sealed until the ranking.
first-bets-play = Your result goes to the master only. Everybody sees it with the ranking, not before.
first-bets-rank = The upper half is paid by rank, and every bet on somebody costs them a point, whatever its stake.
first-bets-crown = The crown is on the highest total. Bets on whoever wears it win their stake, all others lose it.
first-bets-negative = Points may fall below zero: hollow chips. You may bet all the same.
