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
maze-log-refused = The log stays shut.
maze-log-shown = Everybody agreed: the log is open from entry { $from } to { $to }.
maze-log-peeked = Everybody agreed to look at the whole board.
maze-log-xp = { actor } has { $count } XP now.
maze-log-asked-way = { actor } asked the way: { $kind }.
maze-log-guided = { $kind }: { $across } across, { $up } up.
maze-log-revealing = { actor } asked about the last obstacle.
maze-log-obstacle-none = There was no obstacle yet.
maze-log-obstacle-river = That river tile flows { $way }.
maze-log-obstacle-fake = That portal leads nowhere.
maze-log-obstacle-two = That portal is one of two.
maze-log-obstacle-three = That portal is one of three.
maze-log-probed = Barred here: { $sides }.
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
maze-scan-pile = The scanner: { $band }, { $sides }.
maze-band-near = 1 to 3 tiles
maze-band-far = 4 to 7 tiles
maze-band-remote = 8 tiles or more
maze-log-lit = { actor } used the flashlight.
maze-log-blasted = { actor } used dynamite.
maze-log-wall-fell = A wall fell { $at }.
maze-log-nothing-fell = Nothing fell { $at }.
maze-log-shield = A shield broke instead: { actor }.
maze-log-mauled = { actor } was in the way of { $beast }.
maze-log-bark = A dog barks.
maze-log-bark-at = A dog barks at { actor }.
maze-log-ghost = { actor } walked through a wall.
maze-log-ghost-kept = { actor } tried to walk through a wall and did not need to, or could not.
maze-log-stream = The stream turns.

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
maze-exit-note = exit!
maze-truth = Truth
maze-omniscient = OMNISCIENT
maze-believes = What { actor } believes
maze-miss-title = Turn { $turn }

## Ribbon and top bar
maze-place = { $hearing } · round { $round } · turn { $turn }
maze-aloud = Aloud
maze-whisper = Whisper
maze-ribbon-step = Act freely, make one step
maze-ribbon-done = Step made: act, or end the turn
maze-ribbon-wall = A wall. Try another side
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
maze-tip-rest = expansions, peek
maze-tip-lose-next = you lose the next one
maze-tip-pass = the next one plays
maze-side-question = { $do } { $way }?
maze-range = range: { $count ->
    [one] one tile
   *[other] { $count } tiles
}
maze-move = Step
maze-attack-fight = Fight { $name }
maze-attack-fight-tip = you win 21 of 36
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
maze-no-not-in-play = not played
maze-no-kit = no kit
maze-no-bullet = no bullet
maze-no-turn = not your turn
