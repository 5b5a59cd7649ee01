### The Labyrinth in words: what the House says, the notebook, the tray.

## Names
maze-other = { $whom ->
    [you] you
    [evil] Evil
   *[other] { $whom_name }
}
maze-guest-1 = Ken
maze-guest-2 = Ida
maze-guest-3 = Otto
maze-guest-4 = Mina
maze-guest-5 = Hugo
maze-guest-6 = Vera
maze-guest-7 = Nils
maze-at-up = to the north
maze-at-right = to the east
maze-at-down = to the south
maze-at-left = to the west
maze-way-up = north
maze-way-right = east
maze-way-down = south
maze-way-left = west
maze-kind-safe = Clearing
maze-kind-marsh = Marsh
maze-kind-shop = Shop
maze-kind-hospital = Hospital
maze-kind-river = River
maze-kind-portal = Portal
maze-kind-donation = Donation centre
maze-kind-stairs = Stairs
maze-kind-lift = Lift
maze-item-bullet = Bullet
maze-item-kit = First-aid kit
maze-item-junk = Junk
maze-item-scanner = Scanner
maze-item-broken-light = Broken flashlight
maze-item-battery = Battery
maze-item-light = Flashlight ({ $count })
maze-item-dynamite = Dynamite
maze-item-shield = Shield
maze-beast-bear = the bear
maze-beast-dog = the dog
maze-beast-zombie = a zombie

## The House speaks
maze-log-started = The labyrinth is drawn. Order of play: { $names }.
maze-log-turn = { $who ->
    [you] Your turn.
    [evil] Evil’s turn.
   *[other] { $name }’s turn.
}
maze-log-gold = { actor } stood by a treasure.
maze-log-met = { actor } met { $others }.
maze-log-beast = { actor } met { $beast }.
maze-log-lost = { actor } lost this turn.
maze-log-healed = { actor } got well again.
maze-log-bump = { actor } bumped into a wall { $at }.
maze-log-exit = { actor } found an exit { $at }!
maze-log-entered = { actor } stepped { $way }: { $kind }.
maze-log-flushed = Rushing water! { actor } surfaced one tile on, side unknown.
maze-log-blocked = The current pressed against a wall: { actor } stayed in the river.
maze-log-portalled = { actor } went through the portal.
maze-log-bump-document = { $player } cannot move { $way }. Blocked by wall.
maze-log-won-document = { $player } has exited the maze with the treasure and won the game.
maze-log-exit-document = { $player } has found an exit, but has no treasure.
maze-log-entered-safe-document = { $player } walks into a SAFE clearing.
maze-log-met-document = Fight { $others }
maze-log-entered-shop-document = Buy a randomly chosen item from the shop.
maze-log-entered-hospital-document = { $player } enters a HOSPITAL.
maze-log-entered-marsh-document = { $player } sinks into a MARSH.
maze-log-blocked-document = The river tries to flush { $player }, but a wall prevents him/her from moving.
maze-log-flushed-document = { $player } is flushed by the river one tile.
maze-log-portalled-document = { $player } enters and exits a portal.
maze-log-gold-document = { $player } also stumbles across a pile of TREASURE
maze-log-found = { actor } found { maze-other }.
maze-log-bought = { actor } rolled { $roll } in the shop: { $item }.
maze-log-shop-refused = { actor } rolled { $roll } in the shop: it does not fit.
maze-log-dropped = { actor } threw this away: { $item }.
maze-log-kit = { actor } used the first-aid kit.
maze-log-taken = { actor } picked up a treasure.
maze-log-left = { actor } put down a treasure.
maze-log-checked-in = { actor } checked in at the hospital.
maze-log-battle = { actor } fought { maze-other }: { $first } against { $second }.
maze-log-battle-bullet = { actor } used a bullet on { maze-other }.
maze-log-shot = { actor } fired: { $end }.
maze-log-shot-way = { actor } fired { $way }: { $end }.
maze-shot-miss = missed
maze-shot-hit = hit { $name }
maze-shot-spent = { $name } was injured already
maze-log-injured = { actor } got injured.
maze-log-won = { actor } left with the treasure!
maze-log-drawn = The turn limit is reached: nobody wins.
maze-log-revealed = The labyrinth is revealed. Seed { $seed }.
maze-log-asked = { actor } asked to open the log.
maze-log-asked-one = { actor } asked to open entry { $entry } of the log.
maze-log-asked-range = { actor } asked to open the log from entry { $from } to { $to }.
maze-log-refused = The log stays shut.
maze-log-shown-all = Everybody agreed: the log is open from entry { $from } on.
maze-log-shown = Everybody agreed: the log is open from entry { $from } to { $to }.
maze-log-peeked = Everybody agreed to look at the whole board.
maze-log-referee = { actor } let a referee look at the board.
maze-log-xp = { actor } came to { $count } XP.
maze-log-asked-way = { actor } asked the way: { $kind }.
maze-log-guided = { $kind }: { $across } across, { $up } up.
maze-log-revealing = { actor } asked about the last obstacle.
maze-log-obstacle-none = There was no obstacle yet.
maze-log-obstacle-river = That river tile flows { $way }.
maze-log-obstacle-fake = That portal leads nowhere.
maze-log-obstacle-two = That portal is one of two.
maze-log-obstacle-three = That portal is one of three.
maze-log-probed = Barred here: { $sides }.
maze-log-probed-none = No side is barred here.
maze-log-offered = { actor } offered { maze-other } a trade.
maze-log-traded = { actor } and { maze-other } traded.
maze-log-declined = { maze-other } declined what { actor } offered.
maze-log-map-copied = { maze-other } copied the map of { actor }.
maze-log-donated = { actor } gave away: { $item }.
maze-log-from-bin = { actor } took from the bin: { $item }.
maze-log-blessed = A blessing saved a turn: { actor }.
maze-log-fools = Fool’s gold! It crumbled at the exit: { actor }.
maze-log-explosion = The treasure exploded: { actor }.
maze-log-scanned = { actor } used the scanner.
maze-scan-nothing = The scanner shows nothing.
maze-scan-here = The scanner: right here.
maze-scan-here-kind = The scanner: right here, { $kind }.
maze-pile-pure = real treasure
maze-pile-fools = fool’s gold
maze-pile-trapped = booby-trapped
maze-scan-pile = The scanner: { $band }, { $sides }.
maze-band-near = 1 to 3 tiles
maze-band-far = 4 to 7 tiles
maze-band-remote = 8 tiles or more
maze-beam = The flashlight, { $way }: { $found }.
maze-beam-tile = { $kind } ({ $things })
maze-beam-gold = treasure
maze-log-lit = { actor } used the flashlight.
maze-log-blasted = { actor } used dynamite.
maze-log-wall-fell = A wall fell { $at }.
maze-log-nothing-fell = Nothing fell { $at }.
maze-log-shield = A shield broke instead: { actor }.
maze-log-mauled = Attacked by { $beast }: { actor }.
maze-log-bark = A dog barks.
maze-log-bark-at = A dog barks at { actor }.
maze-log-ghost = { actor } walked through a wall.
maze-log-ghost-kept = { actor } tried to walk through a wall and did not need to, or could not.
maze-log-stream = The stream turns.
maze-log-climbed = { actor } took the stairs.

## On the stage
maze-seats = Seats
maze-order = order of play
maze-fact-treasure = treasure
maze-fact-healthy = healthy
maze-fact-injured = injured
maze-fact-no-item = no item
maze-fact-moved = moved
maze-fact-skips = loses next turn
maze-fact-blessed = blessed
maze-fact-xp = { $count } XP
maze-sheet = Sheet { $number }
maze-sheet-locked = locked
maze-thread-river = river: one tile on, side unknown
maze-thread-portal = out of that portal
maze-thread-stairs = down or up those stairs
maze-thread-lift = by that lift
maze-link = { $from } to { $to } by { $kind }
maze-legend = { $width } × { $height }, in all:
maze-jot-lost = Where am I?
maze-jot-taken = { actor } took gold, turn { $turn }.
maze-jot-left = { actor } put gold down, turn { $turn }.
maze-jot-piles = { $count ->
    [0] No pile left?
    [one] One pile left?
   *[other] { $count } piles left?
}
maze-exit-note = exit!
maze-truth = Truth
maze-omniscient = Omniscient
maze-believes = { $who ->
    [you] What you believe
    [evil] What Evil believes
   *[other] What { $name } believes
}

## Ribbon and top bar
maze-place = { $hearing } · round { $round } · turn { $turn }
maze-aloud = Aloud
maze-whisper = Whisper
maze-ribbon-step = Act freely, make one step
maze-ribbon-done = Step made: act, or end the turn
maze-ribbon-blocked = No way there. Try another side
maze-ribbon-vote = Open the log? Answer in private
maze-ribbon-offer = A trade is offered to you
maze-ribbon-side = Choose a side
maze-ribbon-whom = Choose whom to attack

## Tray
maze-do-shoot = Shoot…
maze-do-light = Light…
maze-do-blast = Blast…
maze-do-scan = Scan
maze-do-kit = First aid
maze-do-drop = Drop item
maze-do-attack = Attack…
maze-do-take = Take
maze-do-leave = Put down
maze-do-buy = Buy
maze-do-check-in = Check in
maze-do-log = Ask for log
maze-do-more = More…
maze-do-end = End turn
maze-tip-side = choose a side
maze-tip-use-kit = healthy at once
maze-tip-gone = gone for good
maze-tip-whom = who is here
maze-tip-gold = one pile
maze-tip-down = it stays here
maze-tip-die = roll the shop die
maze-tip-treat = costs the next turn
maze-tip-agree = all must agree
maze-tip-rest = extras, peek
maze-tip-lose-next = you lose the next one
maze-tip-pass = the next one plays
maze-move = Step
maze-attack-fight = Fight { $name }
maze-attack-fight-tip = you win { $ways } of 36
maze-attack-bullet = Bullet on { $name }
maze-attack-bullet-tip = certain

## Refusals
maze-no-vote-open = a vote is open
maze-no-offer-open = an offer waits
maze-no-already-moved = step made
maze-no-must-move-first = step first
maze-no-no-item = no item
maze-no-wrong-item = wrong item
maze-no-not-injured = not injured
maze-no-not-in-shop = not at a shop
maze-no-already-bought = bought already
maze-no-slot-full = hands full
maze-no-no-drop-in-shop = not in a shop
maze-no-hands-full = carrying one
maze-no-no-treasure-here = no treasure
maze-no-too-injured = too injured
maze-no-guarded-by-dog = a dog guards it
maze-no-no-treasure-held = carrying none
maze-no-self-attack = that is you
maze-no-target-not-here = nobody here
maze-no-hospital-truce = truce here
maze-no-target-injured = injured already
maze-no-not-in-hospital = not a hospital
maze-no-move-before-check-in = step in first
maze-no-already-checked-in = checked in
maze-no-no-vote-open = no vote open
maze-no-already-voted = answered
maze-no-bad-range = no such entries
maze-no-not-enough-xp = not enough XP
maze-no-already-asked = asked already
maze-no-already-offered = offered already
maze-no-trade-impossible = not possible
maze-no-no-offer-open = no offer
maze-no-not-in-donation-centre = not the centre
maze-no-bin-empty = bin is empty
maze-no-already-donated = used this turn
maze-no-no-ghost-walk = walked already
maze-no-not-on-stairs = no stairs here
maze-no-not-in-play = not played
maze-no-kit = no kit
maze-no-bullet = no bullet
maze-no-turn = not your turn

## Choices
maze-do-offer-to = Trade with { $name }
maze-do-find-hospital = Nearest hospital (3 XP)
maze-do-find-shop = Nearest shop (3 XP)
maze-do-reveal = Last obstacle (5 XP)
maze-do-cure = Instant cure (7 XP)
maze-do-donate = Give the item away
maze-do-bin = Take from the bin
maze-do-withdraw = Withdraw
maze-do-ghost = Walk through a wall…
maze-do-climb = Take the stairs
maze-do-peek = Whole board
maze-tip-use-scan = nearest treasure
maze-tip-peek = all people must agree
maze-no-peek = only right after a turn
maze-offer-goods = give: { $give }, want: { $want }
maze-offer-title = { $name } offers a trade
maze-offer-terms = You get: { $get }. You give: { $give }.
maze-goods-item = item
maze-goods-treasure = treasure
maze-goods-map = map copy
maze-goods-nothing = nothing
maze-vote-title = { $name } asks to open the log
maze-vote-text = One no is enough, and nobody is told whose it was.
maze-request-text = Anybody may ask, at any time; all must agree. For one entry, name it twice.
maze-request-by = Who asks
maze-request-from = From entry
maze-request-to = To entry
maze-request-all = All of it
maze-request-ask = Ask
maze-peek-scoreboard = Scoreboard
maze-peek-title = { $name }: look at the whole board?
maze-peek-text = Everybody must agree. The match will not count.
maze-do-referee = Referee’s chair
maze-tip-referee = for somebody who does not play
maze-referee-text = Only somebody who does not play may look now; everybody else looks away. Nobody else is shown anything, and the match will not count.
maze-referee-looks = The whole board, for the referee alone.
maze-referee-done = Give the screen back
maze-log-open = The opened log

## Inspector
maze-layer = Heat layer
maze-layer-me = Me
maze-layer-treasure = Treasure
maze-layer-exits = Exits
maze-layer-tiles = Tiles
maze-layer-walls = Walls
maze-layer-help = ≈ Counted over sampled boards that fit all you know.
maze-inspect-unknown = Nobody can be followed here.
maze-inspect-fog = Un-inked paper: nothing is known here.
maze-inspect-sure = sure
maze-inspect-seen = sure, last seen turn { $turn }
maze-sides = { $fact }: { $ways }
maze-inspect-gold = seen, turn { $turn }
maze-inspect-gold-stale = seen, turn { $turn }; maybe taken
maze-inspect-no-gold = none, turn { $turn }
maze-inspect-gold-unknown = not known
maze-inspect-here = here
maze-side-open = open
maze-side-wall = wall
maze-side-maybe = wall, maybe
maze-side-exit = exit
maze-side-unknown = not tried
maze-sheets = Sheet { $number } of { $count }
maze-why = Why
maze-why-fits = { $count ->
    [one] locked
   *[other] fits { $count } places
}
maze-why-sheet = { $tiles ->
    [one] One tile is on this sheet.
   *[other] { $tiles } tiles are on this sheet.
}
maze-why-edge = This tile touches the outer wall in { $count } of { $all } of them.
maze-why-merges = { $sheets } sheets; { $merges } times two turned out to be one.
maze-why-settings = All boards here have { $walls } inner walls and { $exits } exits.
maze-follow = Follow a seat
maze-threads-two = there and back
maze-threads-three = round in a ring
maze-threads-fake = leads nowhere
maze-layer-counting = Counting…
maze-chance = ≈ { $chance } % ± { $error }
maze-chance-none = under { $bound } %
maze-chance-all = over { $bound } %
maze-chance-treasure = treasure here
maze-chance-exit = exit here
maze-chance-rival = { $name } here
maze-chance-shot = a shot hits, { $way }
maze-why-heard = Heard on turn { $turn }: { $line }
maze-why-steps = { $count ->
    [0] No step since.
    [one] One step since.
   *[other] { $count } steps since.
}
maze-why-nothing-heard = Nothing was heard about it yet: only the counts of the settings speak.
maze-split = Truth beside belief
maze-split-truth = Truth alone
maze-split-both = Truth and belief
maze-place-level = level { $level }, { $place }
maze-place-tile = column { $column }, row { $row }
maze-stands-here = stands here
maze-drawn-by = Who has drawn it, and where it may lie:
maze-drawn-sure = locked
maze-drawn = { $count ->
    [one] one place
   *[other] { $count } places
}
maze-not-drawn = not drawn
maze-use-notes = Use my notes
maze-use-notes-help = A dot says: this seat stands here. A cross: nobody and nothing is here. Chances follow that.
maze-use-notes-none = No sampled board agrees with your notes; they are left out.
maze-use-notes-on = With your notes
maze-belief-places = { $count ->
    [one] its own place, for sure
   *[other] { $count } places it could be
}
maze-belief-there = Where { $name } truly stands: { $chance }
maze-belief-of = How sure they are that { $name } is here
maze-belief-gold = How sure they are that treasure lies here
maze-gold-lies = treasure lies here
maze-threads = Threads
maze-knew-row = What Evil knew of where it stood: { $belief }. It was { $truth }.

## Hints
maze-worth = ≈ { $turns } turns to go
maze-why-take = The treasure lies right here.
maze-why-out = You carry a treasure: look for a way out.
maze-why-explore = On the boards that fit what you know, this way is the shortest.
maze-why-attack = Whoever is injured drops the treasure.
maze-why-heal = Injured, you cannot carry a treasure.
maze-why-buy = It costs nothing but the roll.
maze-why-drop = It is good for nothing.
maze-why-end = Nothing is left to do this turn.
maze-why-use = It tells you something about the labyrinth.

## Results
maze-length = { $turns } turns, { $rounds } rounds

## Set-up
maze-card-size = Board
maze-card-hearing = Announcements
maze-preset = Table
maze-preset-default = Default 8 × 8
maze-preset-compact = Compact 7 × 7
maze-preset-whisper = Whisper
maze-preset-haunted-house = Haunted house
maze-preset-cursed-forest = Cursed forest
maze-preset-psych-ward = Psych ward
maze-preset-pirate-ship = Pirate ship
maze-preset-everything = Everything at once
maze-preset-levels = Two levels 6 × 6
maze-preset-own = Your own
setup-maze-whisper = Whisper: only the one concerned hears
setup-maze-width = Width
setup-maze-height = Height
setup-maze-river = River tiles
setup-maze-bends = River bends, at most
setup-maze-marsh = Marshes
setup-maze-shop = Shops
setup-maze-hospital = Hospitals
setup-maze-fake-portals = Fake portals
setup-maze-two-way = Pairs of portals
setup-maze-three-way = Rings of three portals
setup-maze-treasure = Treasures
setup-maze-walls = Inner walls
setup-maze-exits = Exits
setup-maze-bump-costs = A bump uses up the step
setup-maze-sanctuary = No bullets into hospitals
setup-maze-document = The document’s words, and first aid costs the step
setup-maze-original = The original generator
setup-maze-turns = Turns at most (0: no limit)
maze-solvable = Boards like this can be drawn, and on every one of them treasure and exits can be reached from everywhere.
maze-drawable = Boards like this can be drawn.
maze-drawing = Trying to draw such a board …
setup-maze-omniscient-mode = Everybody sees everything
setup-maze-xp = Experience
setup-maze-trading = Trading
setup-maze-donation = Donation centre
setup-maze-scanner = Treasure scanner
setup-maze-flashlight = Flashlight and battery
setup-maze-dynamite = Dynamite
setup-maze-shield = Shield
setup-maze-bear = Bear
setup-maze-dog = Dog
setup-maze-zombie = Zombies
setup-maze-kinds = Treasures that are not what they seem
setup-maze-pure = Pure
setup-maze-fools = Fool’s gold
setup-maze-trapped = Booby-trapped
setup-maze-compensation = Later seats get
setup-maze-compensation-none = nothing
setup-maze-compensation-probe = a hint of walls
setup-maze-theme = Theme
setup-maze-theme-none = Labyrinth
setup-maze-theme-house = Haunted house
setup-maze-theme-forest = Cursed forest
setup-maze-theme-ward = Psych ward
setup-maze-theme-ship = Pirate ship
setup-maze-twist = With its own rule
setup-maze-levels = Several levels
setup-maze-levels-note = River, marsh, walls and treasure count for each level.
setup-maze-level-count = Levels
setup-maze-stairs = Flights of stairs
setup-maze-lift = With a lift
setup-mode-aloud = Aloud
setup-mode-whisper = Whisper
strength-knows-nightmare-labyrinth = Favours: starts with a first-aid kit. Otherwise sees only what you see.
scope-labyrinth = At the Labyrinth
action-step-north = Step north
action-step-east = Step east
action-step-south = Step south
action-step-west = Step west
action-end-turn = End turn
action-sheet-before = Sheet before
action-sheet-after = Next sheet
action-closer = Closer
action-farther = Farther
action-whole-sheet = The whole sheet
action-pan-north = Look north
action-pan-east = Look east
action-pan-south = Look south
action-pan-west = Look west
action-split-view = Truth alone, or beside belief
action-layer-1 = First heat layer
action-layer-2 = Second heat layer
action-layer-3 = Third heat layer
action-layer-4 = Fourth heat layer
action-layer-5 = Fifth heat layer
action-layer-6 = Sixth heat layer
action-layer-7 = Seventh heat layer
action-layer-8 = Eighth heat layer
action-layer-9 = Ninth heat layer
action-layer-0 = Tenth heat layer

## Achievements
achievement-way-out-name = The way out
achievement-way-out-text = Leave the labyrinth with a treasure.
achievement-unscathed-name = Not a scratch
achievement-unscathed-text = Leave with a treasure without ever having been injured.
achievement-limping-name = Limping home
achievement-limping-text = Leave with a treasure although you were injured on the way.
achievement-robber-name = Finders keepers
achievement-robber-text = Pick up a treasure after somebody else had carried one.
achievement-dry-feet-name = Dry feet
achievement-dry-feet-text = Leave with a treasure without losing a single turn.
achievement-traveller-name = Frequent traveller
achievement-traveller-text = Go through five portals in one match.
achievement-marksman-name = A shot in the dark
achievement-marksman-text = Hit somebody with a bullet.
achievement-dead-end-name = Dead end
achievement-dead-end-text = Bump into three walls in one turn.

## Rulebook
maze-rules-board-title = Board
maze-rules-board-text = { $width } × { $height } tiles: { $river } river, { $marsh } marsh, { $walls } inner walls, { $exits } exits, { $piles } treasures.
maze-rules-goal-title = Goal
maze-rules-goal-text = Find a treasure, then an exit in the outer wall, and step out. The first to do so wins. Nobody is told where they are; keep a notebook, or rather: it keeps itself.
maze-rules-turn-title = Turn
maze-rules-turn-text = Any number of actions, before and after exactly one step. Walls let you try again. When the step is made, end the turn.
maze-rules-step-title = Step
maze-rules-step-text = You are told what you enter, whether treasure lies there, and who is there. An exit is found without treasure, too, and costs nothing.
maze-rules-river-title = River
maze-rules-river-text = Entering a river tile flushes you one tile on, you are not told where; at its end a wall stops you.
maze-rules-portal-title = Portal
maze-rules-portal-text = A portal carries you to another one: two lead to each other, three lead round, a fake one leads to itself. They all feel the same.
maze-rules-marsh-title = Marsh
maze-rules-marsh-text = Entering a marsh costs your next turn.
maze-rules-shop-title = Shop
maze-rules-shop-text = Once a turn, with empty hands, roll: 1–2 bullet, 3–4 first-aid kit, 5–6 junk. You can hold one item.
maze-rules-hospital-title = Hospital
maze-rules-hospital-text = Nobody fights here. Injured, check in after your step: you lose the next turn and are healed. A kit heals at once.
maze-rules-battle-title = Battle
maze-rules-battle-text = Attack somebody healthy on your tile: both roll, the lower is injured, a tie injures the defender (you win { $ways } of 36). A bullet wins for certain. The injured drop their treasure and cannot carry one.
maze-rules-shot-title = Shot
maze-rules-shot-text = A bullet flies { $range } tiles in a straight line and hits the first person; walls stop it. A miss tells nothing.
maze-rules-notebook-title = Notebook
maze-rules-notebook-text = Each sheet is a piece of map whose place on the board is not known. Sheets that must be one are joined; a sheet that fits in one place only is locked. A thread ties a river or portal to where it led.
maze-rules-votes-title = Log and peek
maze-rules-votes-text = Anybody may ask to open the whole log: one no is enough. Right after a turn people may agree to look at the whole board; such a match does not count.
maze-rules-aloud-title = Aloud
maze-rules-aloud-text = Everybody hears everything, directions included.
maze-rules-whisper-title = Whisper
maze-rules-whisper-text = Steps, walls, exits and meetings are told only to the one concerned.
maze-rules-xp-title = Experience
maze-rules-xp-text = Marsh +1, river +2, portal +2, at most 7. It buys the way to the nearest hospital or shop (3), the last obstacle (5), a cure (7).
maze-rules-trading-title = Trading
maze-rules-trading-text = On the same tile, offer item, treasure or a map copy for the same.
maze-rules-donation-title = Donation centre
maze-rules-donation-text = Give an item away for a blessing, which saves a turn lost to a marsh; or take something from the bin.
maze-rules-kinds-title = Kinds of treasure
maze-rules-kinds-text = Fool’s gold crumbles at the exit; a trapped pile explodes when taken.
maze-rules-scanner-title = Scanner
maze-rules-scanner-text = Tells how far and on which sides the nearest pile lies.
maze-rules-flashlight-title = Flashlight
maze-rules-flashlight-text = With a battery it shows up to three tiles in a line, three times.
maze-rules-dynamite-title = Dynamite
maze-rules-dynamite-text = Destroys the inner wall on one side of your tile.
maze-rules-shield-title = Shield
maze-rules-shield-text = Breaks instead of you.
maze-rules-bear-title = Bear
maze-rules-bear-text = Repeats everybody’s steps and injures whom it meets; then it rests for four rounds.
maze-rules-dog-title = Dog
maze-rules-dog-text = Guards a treasure; throw it an item, or begin your turn there. At the end of a turn before it, it drags the treasure off on a roll of 1 to 5.
maze-rules-zombie-title = Zombies
maze-rules-zombie-text = Rise from marshes. After every second round they walk, towards whoever is within two steps; having bitten they lie still for eight rounds.
maze-rules-stairs-title = Stairs
maze-rules-stairs-text = They join two levels at the same place. Instead of a step, take them: you stand at their other end. Nobody is told whether up or down.
maze-rules-lift-title = Lift
maze-rules-lift-text = It stands at the same place on every level. Whoever enters is carried to any of them, perhaps the same, and is not told which.
maze-rules-die-title = Shop die
maze-rules-die-text = Here the die has { $count } faces: { $list }.
maze-rules-bump-title = A bump costs
maze-rules-bump-text = Here a bump uses up the step, and so does an exit found without treasure.
maze-rules-sanctuary-title = Safe hospitals
maze-rules-sanctuary-text = Nobody in a hospital can be hit: the bullet is gone, and it sounds like a miss.
maze-rules-document-title = The document
maze-rules-document-text = The House speaks the words of the document, and a first-aid kit takes the place of your step.
maze-rules-omniscient-title = Everything is open
maze-rules-omniscient-text = Board and places are shown to everybody before every decision. Such a match does not count.
maze-rules-limit-title = Turns
maze-rules-limit-text = After { $turns } turns nobody wins.
maze-rules-probe-title = The last seats
maze-rules-probe-text = The last two to play are told at their first turn which sides of their tile are barred.
maze-rules-twist-house-title = Ghost walk
maze-rules-twist-house-text = Once a match, say before a step that it goes through a wall. Where there is none, or only the outer wall or an exit, the walk is kept.
maze-rules-twist-forest-title = Turning stream
maze-rules-twist-forest-text = After every 12th round the whole stream flows the other way. Everybody hears it.
maze-rules-twist-ward-title = Sedation
maze-rules-twist-ward-text = Whoever loses a battle loses the next turn as well.
maze-rules-twist-ship-title = Mutiny
maze-rules-twist-ship-text = Attacking somebody with treasure adds 1 to your roll, and guns reach four tiles.
setup-curtain-full = Full: a whisper is for one seat alone.

## The lesson
lesson-maze-step = Nobody has a map of this labyrinth, and you do not know where you stand. Step north: an arrow key, W, or a click on the square.
lesson-maze-end = The step is inked into your notebook. One step is all a turn has: end it.
lesson-maze-wall = You hear what Evil does, too. Now try the east side.
lesson-maze-river = A wall. It costs nothing: you may try another side. Go north.
lesson-maze-sheet = A river! It carried you one tile on, nobody says where to: a new sheet begins, tied to the old one by a thread. End the turn.
lesson-maze-gold = Go east from here.
lesson-maze-take = Treasure! Pick it up.
lesson-maze-carry = You can carry one, as long as you are healthy: whoever is injured in a fight or by a shot drops it. End the turn.
lesson-maze-out = Now find a way out of the outer wall. Try the east side.
first-maze-step = One step a turn: arrows, W A S D, or a click on a neighbouring square. Nobody says where you stand.
first-maze-wall = A wall, inner or outer: nobody says which. Trying costs nothing; try another side.
first-maze-end = The step is made. You may still act; then end the turn.
first-maze-river = The current has carried you one tile on, and nobody says which way: a new sheet begins. The thread remembers where from.
first-maze-portal = Out of a portal you may stand anywhere, even where you were. The same portal will always lead to the same place.
first-maze-marsh = Mud: you lose your next turn.
first-maze-shop = Once a turn, with empty hands, the shop rolls a die for you. It costs nothing.
first-maze-injured = Injured, you cannot carry treasure or fight. A kit heals at once; a hospital takes your next turn.
first-maze-treasure = Treasure lies here. You can carry one pile.
first-maze-carry = Everybody sees that you carry treasure. Whoever injures you makes you drop it.
first-maze-exit = A way out! Come back with a treasure and step through.
first-maze-meeting = You are not alone. Whoever attacks wins ties.
first-maze-bullet = A bullet wins a fight for certain, or flies in a straight line.
first-maze-sheets = Each sheet is a piece of map whose place is not known. Page Up and Page Down leaf through them; sheets that must be one join by themselves.
first-maze-locked = This sheet fits in one place only: it is locked, and the border of the board is drawn around it.
first-maze-layers = A heat layer shows what may be where, from what you know alone. Click a tile for its numbers.

## Pencil and thread
maze-notes = Pencil
maze-note-cross = Cross
maze-note-question = Question mark
maze-note-dot-1 = Blue dot
maze-note-dot-2 = Red dot
maze-note-dot-3 = Green dot
maze-note-dot-4 = Yellow dot
maze-note-erase = Rub out
maze-note-text = A few words
maze-stitch = Stitch sheets
maze-stitch-none = No two sheets are likely to belong together yet.
maze-stitch-help = ≈ How often a sheet lies there on sampled boards that fit all you know. A stitch is only tried: nothing follows from it.
maze-stitch-sheet = Sheet { $number } · ≈ { $percent } %

## Themes
maze-kind-portal-house = Mirror
maze-kind-marsh-house = Cobweb
maze-kind-river-house = Cold draught
maze-kind-hospital-house = Chapel
maze-kind-river-forest = Stream
maze-kind-marsh-forest = Brambles
maze-kind-portal-forest = Hollow tree
maze-kind-shop-forest = Hermit
maze-kind-hospital-ward = Infirmary
maze-kind-shop-ward = Dispensary
maze-kind-marsh-ward = Padded cell
maze-kind-river-ship = Current
maze-kind-marsh-ship = Bilge
maze-kind-portal-ship = Hatch
maze-log-flushed-house = A cold draught! { actor } was blown one tile on, side unknown.
maze-log-flushed-ship = The current! { actor } surfaced one tile on, side unknown.
maze-log-blocked-house = The draught pressed against a wall: { actor } stayed in it.
maze-log-portalled-house = { actor } went through the mirror.
maze-log-portalled-forest = { actor } went through the hollow tree.
maze-log-portalled-ship = { actor } went through the hatch.
maze-log-checked-in-house = { actor } was taken in at the chapel.
maze-log-checked-in-ward = { actor } checked in at the infirmary.
maze-log-bought-forest = { actor } rolled { $roll } at the hermit’s: { $item }.
maze-log-bought-ward = { actor } rolled { $roll } in the dispensary: { $item }.
maze-log-exit-ship = { actor } found a gangplank { $at }!
maze-no-not-in-shop-forest = not at the hermit’s
maze-no-not-in-shop-ward = not a dispensary
maze-no-not-in-hospital-house = not a chapel
maze-no-not-in-hospital-ward = not an infirmary
maze-rules-river-title-house = Cold draught
maze-rules-river-title-forest = Stream
maze-rules-river-title-ship = Current
maze-rules-portal-title-house = Mirror
maze-rules-portal-title-forest = Hollow tree
maze-rules-portal-title-ship = Hatch
maze-rules-marsh-title-house = Cobweb
maze-rules-marsh-title-forest = Brambles
maze-rules-marsh-title-ward = Padded cell
maze-rules-marsh-title-ship = Bilge
maze-rules-shop-title-forest = Hermit
maze-rules-shop-title-ward = Dispensary
maze-rules-hospital-title-house = Chapel
maze-rules-hospital-title-ward = Infirmary

## Hand-made boards
maze-editor = Draw the board by hand
maze-editor-help = Choose a brush, then a tile. The river is drawn from its source, tile by tile; a portal set is complete when it has all its tiles; a side is a wall inside and an exit outside.
maze-editor-portal = { $count ->
    [1] Portal that leads nowhere
    [2] Portal, one of two
   *[other] Portal, one of three
}
maze-editor-side = Wall or exit: { $way }
maze-editor-tile = Column { $column }, row { $row }: { $kind }
maze-editor-pending = This portal set is not complete yet.
maze-editor-valid = This board is valid. The code of the set-up carries it.
maze-editor-another = Draw another
maze-editor-clear = Empty board

## Saved games and favourites
maze-game = Match { $id }
maze-saves = Saved games
maze-saves-none = There are no saved games.
maze-saves-row = { $id } · { $ago } · { $state }
maze-saves-on = goes on
maze-saves-over = finished
maze-saves-restore = Go on
maze-saves-omniscient = Go on, all revealed
maze-saves-favour = Add to favourites
maze-saves-delete = Delete
maze-saves-delete-all = Delete all
maze-saves-sure = Delete?
maze-saves-sure-one = The saved game { $id } will be gone for good.
maze-saves-sure-all = { $count ->
    [one] { $count } saved game
   *[other] { $count } saved games
} will be gone for good.
maze-saves-gone = { $count ->
    [one] { $count } saved game was deleted.
   *[other] { $count } saved games were deleted.
}
maze-saves-kept = Nothing was deleted.
maze-saves-no-such = There is no “{ $cause }”.
maze-saves-corrupt = This save is damaged and was left as it is: { $cause }
maze-saves-version = Another version of the program wrote this save; it was left as it is: { $cause }
maze-saves-taken = Another favourite is called “{ $cause }”.
maze-saves-unfinished = The match is not over yet: its board stays secret.
maze-saves-favoured = “{ $name }” is among the favourites.
maze-saves-removed = “{ $name }” is no favourite any more.
maze-favourites = Favourite boards
maze-favourites-row = { $name } · { $size } · { $players } seats
maze-favourites-play = Play this board
maze-favourites-remove = Remove

maze-near = Turn { $turn }: { $one } and { $two }, one wall apart
maze-near-exit = Turn { $turn }: { $name }, treasure in hand, beside a way out and unaware of it
maze-near-title = Near miss

## Why a table cannot be played
maze-fault-nobody = Nobody plays: at least one adventurer is needed.
maze-fault-crowd = { $count } adventurers are too many: at most { $most } find room.
maze-fault-name = Seat { $seat } has no name.
maze-fault-twin = Two adventurers are called “{ $name }”.
maze-fault-safe = { $left } plain clearings are left for { $players } adventurers: take fewer special tiles or a larger board.
maze-fault-field = { $field } = { $value }: { $reason }
maze-fault-board = The drawn board, { $field }: { $reason }
maze-fault-stage-river = The generator found no way for the river: try other numbers of river tiles or bends.
maze-fault-stage-stairs = The generator found no room for stairs and lift: try fewer special tiles.
maze-fault-stage-walls = The generator found no room for all inner walls: try fewer.
maze-fault-stage-exits = The generator found no room for all exits: try fewer exits or a shorter river.
maze-fault-stage-guarantee = The generator found no board on which everybody can win: try fewer inner walls or portals.
maze-fault-stage-monsters = The generator found no start for the monsters: try fewer special tiles or a larger board.
maze-field-portals = Portals
maze-field-turns = Turns at most
maze-limit-between = it must be from { $least } to { $most }.
maze-limit-here = on this board it must be from { $least } to { $most }.
maze-limit-least = it must be at least { $least }.
maze-limit-pure = at least one pile must be pure gold.
maze-limit-original = the original generator knows only 2.
maze-limit-whole = it must be at most { $most }, or the board falls apart.
maze-limit-marsh = zombies rise from marshes; at least one is needed.
maze-limit-kit = a kit for the last seat is no longer played: it made that seat the strongest.
maze-limit-joined = without a lift at least one flight of stairs is needed.
maze-limit-tiles = all levels together may have at most { $most } tiles.
maze-limit-one-level = the original generator knows only one level.
maze-flaw-outside = column { $column }, row { $row } is not on the board.
maze-flaw-twice = column { $column }, row { $row } is two things at once.
maze-flaw-set = a set has 1, 2 or 3 tiles, not { $count }.
maze-flaw-outer = column { $column }, row { $row }, { $way }: that side is in the outer wall.
maze-flaw-inside = column { $column }, row { $row }, { $way }: that side is inside.
maze-flaw-count = there must be { $wanted }, but there are { $found }.
maze-flaw-safe = column { $column }, row { $row } is no clearing.
maze-flaw-shut = column { $column }, row { $row } has no open side.
maze-flaw-source = column { $column }, row { $row } is the source; it must be at the outer wall.
maze-flaw-flow = column { $column }, row { $row } does not flow into the next river tile.
maze-flaw-mouth = column { $column }, row { $row } is the end; it must flow against the outer wall.
maze-flaw-level = level { $level } must have { $wanted } of { $kind }, but it has { $found }.
maze-flaw-level-walls = level { $level } must have { $wanted }, but it has { $found }.
maze-flaw-top = column { $column }, row { $row } has no level above it.
maze-flaw-high-exit = exits lead out of the lowest level only.
