### The arena: theatre, tray, outcome matrix, log, endings.

## The frame
arena-place-series = Match { $number } of { $matches } · turn { $turn }/90
arena-place-single = Turn { $turn }/90
arena-expects-move = Your turn – pick a move or a switch, then lock in
arena-expects-enter = Your turn – send a creature out
arena-expects-split = Both choose at once – only “ready” is shown
arena-mode-series = Series of two
arena-mode-single = Single match
arena-mode-mirror = Mirror match
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
strength-knows-arena = Knows: the same as you, and commits before your choice is read

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
arena-empty-stage = nobody on stage
arena-speed = Speed { $fast } over { $slow }: { $who }
arena-speed-equal = Equal speed { $fast }: { $who }
arena-first-you = you first
arena-first-other = { $name } first
arena-send-out = Send a creature out
arena-ready = ready
arena-choosing = choosing
arena-tape-you = › { $order }
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
arena-pp = { $left }/{ $all }
arena-lock = Lock in
arena-lock-first = pick something first
arena-lock-enter = Send out
arena-switch = Switch
arena-switch-to = Switch to { $creature }
arena-team = Team
arena-on-stage = on stage
arena-fainted = fainted
arena-locked-hidden = Your creature is hidden: it strikes this turn.
arena-locked-resting = Your creature rests this turn.
arena-locked-waiting = Waiting: the rival sends a creature out.
arena-locked-stuck = Nothing is left to order.
arena-waits-for-rival = Locked in. The rival is choosing.
arena-change = Change
arena-watching = Watching: both choices are shown when both are in.
arena-split-moves = moves
arena-split-switch = switch
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
arena-step-none = no choice
arena-step-first = { $creature } acts first, { $fast } over { $slow }
arena-step-formula = { $base } × { $attack } ÷ { $defence }{ $times } = { $exact }, so { $amount }
arena-step-net = Net { $swing }
arena-matrix-cell = { $own } against { $other }: { $swing }
arena-entry-deals = deals { $out }, takes { $in }
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
arena-log-hit = { $creature } loses { $amount } and has { $hp }.
arena-log-hit-at = { $times }: { $creature } loses { $amount } and has { $hp }.
arena-log-missed-hidden = It meets nothing: { $creature } is hidden.
arena-log-missed-nobody = It meets nobody.
arena-log-self = { $creature } hurts itself by { $amount } and has { $hp }.
arena-log-poisoned = { $creature } is poisoned: { $tick } a turn for { $turns }.
arena-log-attack = { $creature }: attack { $change } %, now { $after } %.
arena-log-defence = { $creature }: defence { $change } %, now { $after } %.
arena-log-rest = { $creature } must rest next turn.
arena-log-rested = { $creature } rests.
arena-log-tick = Poison takes { $amount } from { $creature }: { $hp } left.
arena-log-fainted = { $actor }: { $creature } folds.
arena-log-late = { $actor }: no order in time.
arena-log-stuck = { $actor }: nothing left to order.
arena-log-won = Match won by: { $name }.
arena-log-drawn = The match is drawn.
arena-log-series = The series: { $one } to { $two } points.

## The end
arena-result-won = You have won
arena-result-lost = { $name } has won
arena-result-drawn = A draw
arena-result-points = { $one } to { $two } points
arena-result-match = Match { $number }: { $result }
arena-result-left = Creatures left: { $one } and { $two }
arena-standing = { $left } of { $all } healthy · { $hp } HP

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
