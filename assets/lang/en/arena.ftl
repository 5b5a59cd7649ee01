### The arena: theatre, tray, outcome matrix, log, endings.

## The frame
arena-place-series = Match { $number } of { $matches } · turn { $turn }/90
arena-place-single = Turn { $turn }/90
arena-expects-move = Your turn – pick a move or a switch, then lock in
arena-expects-enter = Your turn – send a creature out
mode-arena-series-name = Arena, series of two
mode-arena-single-name = Arena, single match
mode-arena-mirror-name = Arena, same teams
setup-arena-series = Two matches
setup-arena-series-help = In the second match the other side is first. Everybody starts fresh.
setup-arena-mirror = Both bring the same team
setup-arena-first = First at equal speed
setup-arena-first-help = In the first match of the series.
setup-split = Both at once, with keys of your own
setup-split-help = No curtain: player 1 uses 1 2 3 4 and Q W E R T Y, player 2 uses 7 8 9 0 and O P [ ] ; '. The screen shows only who is ready.
setup-clock = Clock
setup-clock-none = None
setup-clock-seconds = { $seconds } s a turn
setup-clock-help = When it runs out, what is picked counts; whoever has picked nothing passes the turn.
strength-knows-arena = Sees only what you see, and commits before your choice is read

## On the stage
arena-word-hidden = hidden!
arena-word-nobody = nobody there
arena-word-rests = rests
arena-word-waits = waits
arena-hp = { $hp }/{ $full }
arena-attack = attack { $change } %
arena-defence = defence { $change } %
arena-poison =
    { $turns ->
        [one] poison { $tick }, one turn left
       *[other] poison { $tick }, { $turns } turns left
    }
arena-hidden = hidden – cannot be hit
arena-resting = resting – cannot act
arena-hidden-until = hidden to turn { $turn } – only poison bites
arena-resting-until = resting – cannot act, free in turn { $turn }
arena-hidden-short = hidden to turn { $turn }
arena-resting-short = resting to turn { $turn }
arena-empty-stage = nobody on stage
arena-speed = Speed { $fast } over { $slow }: { $who }
arena-speed-equal = Equal speed { $fast }: { $who }
arena-first-you = you first
arena-first-other = { $name } first
arena-send-out = Send a creature out
arena-ready = ready
arena-choosing = choosing
arena-tape-other = { $name }: { $deed }
arena-tape-switch = Switch { $slot }
arena-tape-nothing = nothing

## The tray
arena-hits = hits { $damage }
arena-hits-at = hits { $damage } at { $times }
arena-no-effect = no effect
arena-poisons = poison { $tick } for { $turns }
arena-vanishes = vanishes first
arena-rests-after = then rests
arena-costs = costs { $amount } HP
arena-own-attack = own attack { $change } %
arena-own-defence = own defence { $change } %
arena-foe-attack = rival’s attack { $change } %
arena-foe-defence = rival’s defence { $change } %
arena-used-up = used up
arena-lock = Lock in
arena-lock-first = pick something first
arena-lock-enter = Send out
arena-switch = Switch
arena-switch-to = Switch to { $creature }
arena-on-stage = on stage
arena-fainted = fainted
arena-locked-hidden = Your creature is hidden: it strikes this turn.
arena-locked-resting = Your creature rests this turn.
arena-locked-waiting = Waiting: the rival sends a creature out.
arena-locked-stuck = Nothing is left to order.
arena-waits-for-rival = Locked in. The rival is choosing.
arena-watching = Watching: both choices are shown when both are in.
arena-split-moves = moves
arena-split-back = take back

## Inspect
arena-matrix = Outcome matrix
arena-matrix-turn = Turn { $turn }, net HP swing for you
arena-matrix-for = Turn { $turn }, net HP swing for { $name }
arena-matrix-entry = An entry turn: somebody comes in, nothing else happens.
arena-ko = KO
arena-safest = safest
arena-repeat = if repeated
arena-dominated = dominated
arena-step-into = { $own } into { $other }
arena-steps-more = More of this turn
arena-matrix-strict = Strict match: no outcome preview.
arena-ahead = One turn further
arena-ahead-over = Nothing comes after that: the match would be over.
arena-tape = The tape
arena-tape-text = What a bot in your place would have sent, and what it would have been told.
arena-step-none = no choice
arena-step-formula = { $base } × { $attack } ÷ { $defence }{ $times } = { $exact }, so { $amount }
arena-step-net = Net { $swing }
arena-matrix-more = More columns
arena-step-in = { $creature } comes in
arena-step-order = { $creature } acts first, { $fast } over { $slow }
arena-step-order-equal = { $creature } acts first at equal speed { $fast }
arena-step-vanish = { $creature } hides
arena-step-hit = { $move } { $amount }: { $creature } { $before } to { $after }
arena-step-hit-folds = { $move } { $amount }: { $creature } folds
arena-step-miss = { $move } meets nobody
arena-step-self = { $move } costs { $amount }: { $creature } { $before } to { $after }
arena-step-self-folds = { $move } costs { $amount }: { $creature } folds
arena-step-poison = { $creature }: poison { $tick } for { $turns }
arena-step-bonus = { $creature }: { $bonus }
arena-step-rest = { $creature } rests next turn
arena-step-rested = { $creature } rests
arena-step-tick = Poison { $amount }: { $creature } { $before } to { $after }
arena-step-tick-folds = Poison { $amount }: { $creature } { $before } to 0, folds
arena-step-idle = { $creature } does nothing
arena-step-net-both = Net { $swing }; both send a new one
arena-step-net-own = Net { $swing }; a new one must come
arena-step-net-rival = Net { $swing }; the rival sends a new one
arena-step-net-end = Net { $swing }; the match is over
arena-matrix-cell = { $own } against { $other }: { $swing }
arena-entry-deals = deals { $out }, takes { $back }
arena-entry-help = The best blow each way, against whoever stands there.

## The log
arena-log-match = Match { $number }. First at equal speed: { $name }.
arena-log-turn = Turn { $turn }
arena-log-entry = Entry
arena-log-out = { $actor }: { $creature } goes back.
arena-log-in = { $actor }: { $creature } comes in.
arena-log-auto = { $actor }: { $creature } comes in by itself.
arena-log-move = { $actor }: { $creature } uses { $move }.
arena-log-vanish = { $creature } is hidden now.
arena-log-emerge = { $actor }: { $creature } returns with { $move }.
arena-log-hit = { $creature } loses { $amount } HP; now { $hp }.
arena-log-hit-at = { $times }: { $creature } loses { $amount } HP; now { $hp }.
arena-log-missed-hidden = It meets nothing: { $creature } is hidden.
arena-log-missed-nobody = It meets nobody.
arena-log-self = { $creature } hurts itself for { $amount } HP; now { $hp }.
arena-log-poisoned = { $creature } is poisoned: { $tick } a turn for { $turns }.
arena-log-attack = { $creature }: attack { $change } %, now { $after } %.
arena-log-defence = { $creature }: defence { $change } %, now { $after } %.
arena-log-rest = { $creature } must rest next turn.
arena-log-rested = { $creature } rests.
arena-log-tick = Poison takes { $amount } HP from { $creature }; now { $hp }.
arena-log-fainted = { $actor }: { $creature } folds.
arena-log-late = { $actor }: no order in time.
arena-log-stuck = { $actor }: nothing left to order.
arena-log-won = Match won by: { $name }.
arena-log-drawn = The match is drawn.
arena-log-series = The series: { $one } to { $two } points.

## The end
arena-result-drawn = A draw
arena-result-points = { $one } to { $two } points
arena-result-match = Match { $number }: { $result }
arena-result-left = Creatures left: { $one } and { $two }
arena-standing = { $left } of { $all } healthy · { $hp } HP
## What Evil knew
arena-knew-text = Both teams lie open; the one secret is the other order of the same turn. Evil gives its own before yours is read. A bar tells how well its order met the other one.
arena-knew-turn = Turn { $turn }: { $deed }
arena-knew-row = { $name }: { $deed }. { $better ->
    [0] None of the { $all } other orders would have done better.
   *[other] Of the { $all } other orders { $better } would have done better.
}

## Refusals
arena-refuse-231 = There are six slots.
arena-refuse-232 = That creature has no health left, or the slot is empty.
arena-refuse-233 = A hidden creature cannot be switched; it strikes next turn.
arena-refuse-234 = A resting creature cannot be switched; it is free again next turn.
arena-refuse-235 = It is on stage already.
arena-refuse-236 = Only the rival sends a creature out now.
arena-refuse-237 = The match is over.
arena-refuse-238 = There are four moves.
arena-refuse-239 = A hidden creature takes no orders; it strikes next turn.
arena-refuse-240 = A resting creature takes no orders; it is free again next turn.
arena-refuse-241 = That move is used up.
arena-refuse-242 = Send a creature out first.
arena-refuse-667 = That creature is in the team already.
arena-refuse-668 = There is no such creature.
arena-refuse-669 = A team needs at least one creature.
arena-refuse-670 = Too dear: a team costs at most 10,000.
arena-refuse-other = Refused: { $number } { $text }

## Hints
arena-reason-ko = It knocks the rival out whatever else happens.
arena-reason-safest = Its worst outcome is the best there is.
arena-reason-repeat = It answers best what the rival did last.
arena-reason-mix = It does well against everything the rival might choose.
arena-reason-enter = It trades blows best with whoever stands there.

## The rulebook
rules-arena-goal-title = Goal
rules-arena-goal-text = Two teams of up to six different creatures, each worth at most { $budget } pocket dollars. Whoever still has a healthy creature when the other side has none wins the match. There is no luck at all.
rules-arena-turn-title = A turn
rules-arena-turn-text = Both sides choose at the same time: one of four moves, or another creature. Neither sees the other’s choice before both are in. Switches happen first, then the moves.
rules-arena-order-title = Who acts first
rules-arena-order-text = The faster creature. At equal speed, the side that is first in this match; in the second match of a series that is the other side.
rules-arena-damage-title = Damage
rules-arena-damage-text = Base damage × attack ÷ defence × type, and × 1.2 if the move has a type of its user. Attack and defence are taken with their bonuses, rounded down; the result is rounded down once.
rules-arena-types-title = Types
rules-arena-types-text = Each type of the target doubles, halves or voids the damage; two types multiply.
rules-arena-bonus-title = Bonuses
rules-arena-bonus-text = Moves change attack and defence by per cent, between −50 and +100. Bonuses stay with the creature, also on the bench. What the faster creature changes counts for the slower one in the same turn.
rules-arena-poison-title = Poison
rules-arena-poison-text = Works at the end of each battle turn that the creature ends on stage; on the bench it waits. A new poison replaces the old one. Hiding does not help against it.
rules-arena-hidden-title = Two-turn moves
rules-arena-hidden-text = The creature vanishes at its place in the order and strikes a turn later. While it is hidden nothing aimed at it has any effect, and it can neither be switched nor given orders.
rules-arena-rest-title = Rest
rules-arena-rest-text = After some moves the creature idles for the next battle turn. It can be hit, but neither switched nor given orders.
rules-arena-entry-title = Entry
rules-arena-entry-text = Whoever has nobody on stage sends a healthy creature. Nothing else happens in that turn, and it is not counted.
rules-arena-end-title = The end
rules-arena-end-text = Both sides without healthy creatures, or { $turns } battle turns: a draw. A win is 3 points, a draw 1. A series is two matches with fresh teams; the points decide.

## Keys
action-switch-1 = Switch to slot 1
action-switch-2 = Switch to slot 2
action-switch-3 = Switch to slot 3
action-switch-4 = Switch to slot 4
action-switch-5 = Switch to slot 5
action-switch-6 = Switch to slot 6
action-first-move-1 = Player 1: move 1
action-first-move-2 = Player 1: move 2
action-first-move-3 = Player 1: move 3
action-first-move-4 = Player 1: move 4
action-first-slot-1 = Player 1: slot 1
action-first-slot-2 = Player 1: slot 2
action-first-slot-3 = Player 1: slot 3
action-first-slot-4 = Player 1: slot 4
action-first-slot-5 = Player 1: slot 5
action-first-slot-6 = Player 1: slot 6
action-first-back = Player 1: take back
action-second-move-1 = Player 2: move 1
action-second-move-2 = Player 2: move 2
action-second-move-3 = Player 2: move 3
action-second-move-4 = Player 2: move 4
action-second-slot-1 = Player 2: slot 1
action-second-slot-2 = Player 2: slot 2
action-second-slot-3 = Player 2: slot 3
action-second-slot-4 = Player 2: slot 4
action-second-slot-5 = Player 2: slot 5
action-second-slot-6 = Player 2: slot 6
action-second-back = Player 2: take back
scope-arena = At the Arena
action-matrix = Walk the outcome matrix
action-tape = Show the tape
action-change = Choose again
action-ahead = One turn further
scope-split = Two people at one screen

## Lesson
lesson-arena-enter = Your creatures live in paper dice. Send Torchfox out: pick it, then lock in.
lesson-arena-type = Evil’s Tuberzaur is a plant, and fire burns plants twice as well. Both sides choose at the same time: pick Flamethrower and lock in.
lesson-arena-bonus = Not every move strikes. Claw Whetting raises your attack by 35 %, and it stays: use it.
lesson-arena-ko = You were poisoned; it bites at the end of each turn. Strike first: Flamethrower again.
lesson-arena-switch = Pebblin throws stones, and stones hurt fire twice. A switch happens before any move: press Switch and send Plishlet.
lesson-arena-water = Water washes stone away. Use Squirt Hose.
lesson-arena-matrix = Pebblin has dug itself in and strikes this turn; nothing can hit it now. The matrix shows what each of your choices would lead to. Choose for yourself.

## Achievements
achievement-arena-fourfold-name = Four times over
achievement-arena-fourfold-text = Hit a creature of two types that are both weak to your move.
achievement-arena-clean-name = Not a crease
achievement-arena-clean-text = Win a match without losing a creature.
achievement-arena-last-name = Last sheet standing
achievement-arena-last-text = Win a match with the last of six creatures.
achievement-arena-poison-name = Slow ink
achievement-arena-poison-text = Let poison finish a rival’s creature.
achievement-arena-dodge-name = Elsewhere
achievement-arena-dodge-text = Be hidden when the blow comes.
achievement-arena-poorer-name = Pocket change
achievement-arena-poorer-text = Win with a team that costs at least 2,000 less.
achievement-arena-both-name = There and back
achievement-arena-both-text = Win both matches of a series.
achievement-arena-nightmare-name = Paper beats nightmare
achievement-arena-nightmare-text = Beat Evil at Nightmare in the arena.

## Building a team
arena-team-of = Team: { $name }
arena-team-random = Random
arena-team-own = Built by hand
arena-team-sum =
    { $count ->
        [one] one creature for { $cost }
       *[other] { $count } creatures for { $cost }
    }
arena-team-build = Build the team
arena-build-title = Team: { $name }
arena-filter-all = All types
arena-filter-type = Type
arena-filter-price = At most
arena-sort = Sort by
arena-sort-number = By number
arena-sort-price = By price
arena-sort-health = By health
arena-sort-attack = By attack
arena-sort-defence = By defence
arena-sort-speed = By speed
arena-numbers = HP { $hp } · attack { $attack } · defence { $defence } · speed { $speed }
arena-purse = { $cost } spent, { $left } left
arena-team-full = The team is full: six creatures.
arena-slot-empty = empty
arena-slot-remove = Remove
arena-slot-drag = Drag to another place
arena-slot-first = To the front
arena-blind = No damaging move is at least neutral against: { $kinds }.
arena-team-copy = Copy as a code
arena-team-code = Code of a team
arena-team-done = Done
arena-team-fill = Fill sensibly
arena-code-shape = That is no code of a team. It looks like PA1-1.2.3.0.0.0-abcd or EVIL-TEAM1-…; copy the whole of it.
arena-code-data = This team was built with another set of creatures.
arena-types-table = Table of types
arena-types-read = The move’s type down the side, its target’s type along the top:
arena-types-cell = { $one } against { $two }: { $times }
arena-cover-title = Best hit against a rival of these types
arena-cover-sum = { $count } of { $all } pairs of types are hit twice as hard or harder.
arena-cover-best = Best hit: { $times }
arena-cover-fears = Moves of a type, and how many of yours fear them
arena-cover-fear = Hurts twice or more: { $weak }. Half or less: { $strong }.
arena-ladder = By speed: { $rungs }

## Tournament
arena-sets = Creatures
arena-sets-house = of the house
hall-open = Tournament hall…
hall-title = The tournament hall
hall-about = A server for bots of any language, on this machine unless you give another address. Everybody meets everybody twice; all matches run at the same time.
hall-address = Address and port
hall-host = Host a tournament here
hall-listens = The server listens at { $address }.
hall-login = Login
hall-password = Password
hall-team = Team code; empty for a random team
hall-join = Take part
hall-bot = Strength of the bot
hall-seat-bot = Seat a bot
hall-stop = Close the server
hall-registration = Tournament { $number }: registration, { $seconds } s left
hall-enrolled = Enrolled: { $names }
hall-playing = Tournament { $number }: play, { $seconds } s left in this turn
hall-points = { $points } points · { $wins } won, { $draws } drawn, { $losses } lost
hall-pair = { $one } – { $two }: match { $number }, turn { $turn }
hall-pair-over = { $one } – { $two }: finished
hall-standings = Standings
hall-lamp-away = not connected
hall-lamp-thinking = thinking
hall-lamp-waiting = waiting
hall-leg-won = W
hall-leg-drawn = D
hall-leg-lost = L
hall-guide = How a bot joins
hall-guide-text = Connect to { $host }, port { $port }, and send lines. ‹ is what the server says, › what you send:
hall-registration-there = Registration, { $seconds } s left
hall-playing-there = Play, { $seconds } s left in this turn
hall-matches = Matches
hall-bots = Bots
hall-chair = Your seat
hall-legs = Both legs of every pair
hall-no-standings = No match has been played yet.
hall-no-matches = No match is on yet.
hall-nobody = Nobody has enrolled a team yet.
hall-latency = thought { $last } ms, at most { $longest } ms
hall-errors = errors: { $errors }
hall-late = late: { $late }
hall-save = Save the transcript of { $login }
hall-saved = Saved as { $file }
hall-house-bots = House bots
hall-twins = A bot against itself
hall-twins-about = The twins bring the same team. A bot of your own plays against itself when it is started twice, under two logins.
hall-leave = Leave the tournament
hall-joined = You play at { $address } as { $login }.
curtain-again = { $name }: choose again

## Firsts
first-arena-choose = Pick something, then lock in. The other side chooses at the same moment and cannot see it.
first-arena-matrix = Rows are your choices, columns the rival’s. Each cell is the whole turn, worked out exactly.
first-arena-double = A type can double the damage, and two types can make it four times. The rules have the table.
first-arena-half = A type can halve the damage or void it. Look for another move, or switch.
first-arena-poison = Poison bites at the end of each turn on stage. On the bench it waits.
first-arena-vanish = Whoever is hidden cannot be hit, and strikes next turn.
first-arena-missed = The target was hidden at that moment: speed decides who meets whom.
first-arena-bonus = Bonuses stay with the creature, also on the bench, between −50 and +100 per cent.
first-arena-rest = After this move the creature rests for a turn: no orders, no switch.
first-arena-fainted = A creature without health folds. Its side sends the next one; nothing else happens in that turn.
first-arena-second = The second match: everybody is fresh, and the other side is first at equal speed.
hall-your-matches = { $count ->
    [0] Your orders are in. The turn closes when everybody is ready.
    [one] One match waits for your order.
   *[other] { $count } matches wait for your orders.
 }
hall-to-table = To the table
hall-seated = You keep a seat: you are enrolled whenever registration opens, and led to the table when play begins.
hall-slow = House bots take three seconds a turn so you can follow
hall-pause = Stop the clock
hall-go-on = Let the clock run
hall-abandon = Give this tournament up
hall-remove = Take { $login } out
hall-admit = Let { $login } play again
hall-reachable = Other machines can reach this address, anybody may make an account, and passwords travel unencrypted.
strength-tournament = tournament rivals
