### Rules of the Classic duel, the lesson, first-time hints.

## Rules tab
rules-search = Search the rules
rules-classic-goal-title = The goal
rules-classic-goal-text = Two sides sit at one table with one gun. Whoever has no HP left is out. You begin with { $own } HP, the other side with { $other }.
rules-classic-round-title = A round
rules-classic-round-text = Every round both sides are dealt { $gift } tools, up to { $hand } in hand. Then the clip is loaded, and how many shells are live and blank is announced. Their order is not.
rules-classic-clip-title = The clip
rules-classic-clip-text = A clip holds { $least } to { $most } shells, at least one of each kind. First its length is drawn, every length equally likely; then how many are live; then their places. When it is empty, a new round begins.
rules-classic-clip-now = { $live } live and { $blank } blank are left, so the next is live with { $odds }.
rules-classic-turn-title = A turn
rules-classic-turn-text = Use as many tools as you like, one after another. Then you must fire: at yourself or at the other side.
rules-classic-shot-title = The shot
rules-classic-shot-text = The next shell is fired. A live one takes 1 HP from whoever it is aimed at, and 1 more for every Knife used before it. A blank does nothing. The Knife counts for one shot only, blank or live.
rules-classic-next-title = Who is next
rules-classic-next-text = A blank fired at yourself keeps your turn. After every other shot it is the other side’s turn. The turn carries over into the next round.
rules-classic-daze-title = Daze
rules-classic-daze-text = A dazed side loses the next turn that would be its own. Several dazes are lost one by one. If both are dazed, they are skipped in turn until one of them is free.
rules-classic-tools-title = Tools
rules-classic-tools-text = There are five tools, each equally likely. A used tool is gone.
rules-classic-praise-title = Moral Praise
rules-classic-praise-text = At 3 HP or less it always heals 1 HP. Above that the chance halves with every HP: 1/2 at 4, 1/4 at 5, 1/8 at 6.
rules-classic-praise-now = At your { $hp } HP it heals with { $odds }.
rules-classic-end-title = The end
rules-classic-end-text = As soon as a side is at 0 HP or below, the duel is over.
rules-classic-last-stand-title = Last stand
rules-classic-last-stand-text = This table has it switched on: Evil at 0 or −1 HP still takes the turn that is its own. Moral Praise may bring it back, and both can perish.
rules-classic-knowledge-title = Who knows what
rules-classic-knowledge-text = HP, tools, daze and every shell that has been fired or ejected are public. The order of the clip is known to nobody. What the X-ray Lens shows is known to whoever looked; the other side only knows that somebody did.
rules-classic-nightmare-title = Nightmare
rules-classic-nightmare-text = Evil sees the next shell, its Moral Praise always heals, and yours heals only at 3 HP or less. Nothing else is different.
rules-classic-bold-title = The Bold token
rules-classic-bold-text = Fire at yourself while the next shell is more likely live than blank, and hear a click: Evil slides a brass token across the table with your odds on it. It has no other use.
rules-classic-undo-title = Taking back
rules-classic-undo-text = A step can be taken back while nothing random, nothing hidden and nobody else’s decision lies between. The Knife and the Small Mallet can; a shot, Eject and the X-ray Lens cannot.
rules-classic-points-title = Performance
rules-classic-points-text = Unlikely successes in a row score more and more. If you outscore Evil, you gain experience. It changes nothing at the table.

## The lesson, eight steps
lesson-title = Lesson
lesson-lens = Nobody knows the order of the shells. The X-ray Lens shows you the next one: use it.
lesson-blank = It is blank. Fire at yourself: a blank keeps your turn.
lesson-knife = Look at the slate: only live shells are left. The Knife makes the next one count double: use it.
lesson-fire = Now fire at Evil.
lesson-mallet = A new round, new tools. The Small Mallet costs Evil its next turn: use it.
lesson-eject = Eject throws the next shell out unfired, and both of you see it: use it.
lesson-praise = You are hurt. At 3 HP or less, Moral Praise always heals: use it.
lesson-odds = Now the numbers. The inspector shows what each shot would do. Choose for yourself.
lesson-done = That is all there is. The rest is nerve.
lesson-play = Play a real match
lesson-again = Once more
lesson-skip = Skip the lesson
lesson-skip-text = The lesson ends here. It waits for you in the parlor.
lesson-step-back = One step back

## First-time hints
first-close = Got it
first-clip = The slate says how many of each kind were loaded. Fired and ejected shells are crossed off.
first-unknown = The red level on a shell is its chance of being live.
first-inferred = A hatched shell is certain, although nobody has seen it.
first-aim = The first press aims, the second fires. Esc lowers the gun.
first-free-turn = A blank fired at yourself keeps your turn.
first-knife = Knives stack; your next shot uses all of them.
first-eject = Both sides have seen the ejected shell.
first-mallet = Dazed: one turn will be lost.
first-praise = Above 3 HP, Moral Praise becomes a matter of luck.
first-lens = Only you know this shell.
first-evil-lens = Evil has looked. It smiles either way.
first-round = New round: tools and shells are dealt again; whose turn it is does not change.
first-full-hand = Your hand is full; no more tools are dealt.
first-bold = A Bold token: you fired at yourself against the odds.
first-inspect = Every number here comes from what you know, and from nothing else.
first-undo = This step can be taken back.
first-no-undo = This one cannot: { $reason }.
first-curtain = The curtain hides your side from the next player, and theirs from you.
first-replay = Every match is stored by itself. You find it in the cabinet.

## First-time hints of the whole duel
first-period = The next Evil has sat down. You keep everything you have.
first-slot = This slot is temporary: it vanishes with its tool in a few rounds.
first-silent = A tool left the rack and nobody said why. Nobody will.
first-blowback = The shell blew back and went the other way. A worn barrel does that more often.
first-thorns = Thorns threw the shell back at whoever fired it.
first-wounds = Every hit leaves a wound, and wounds make the next hit worse.
first-vest = A vest stopped the shell. Whether it was live is told to nobody.
first-catch = A caught shell goes to the end of the clip. Nobody is told what it is.
first-cup = The cup is never lifted: what is told is all that is told.
first-stage = Both stakes go to whoever is left on the stage.
first-fire = Burning costs 1 HP after each own shot. A Bandage puts it out.
first-rattled = Rattled: no tools, and the gun goes where it likes.

## Lesson of the whole duel
lesson-duel-shell = In the whole duel, tools change the clip. Take the Live Shell in hand: use it.
lesson-duel-place = Choose its place. What lies in front is fired first: put it at 0.
lesson-duel-fire = Now you know the shell in front: it is live. Fire at Evil.
lesson-duel-bandage = Evil has hit you: a wound. Wounds make later hits worse. Put a Bandage on it.
lesson-duel-vest = A Vest stops shells of the other side until it breaks: put it on.
lesson-duel-dice = Three Dice may do anything, mostly unseen. Throw them.
lesson-duel-again = Your turn ends with a shot: fire at Evil.
lesson-duel-odds = The vest held, and nobody knows what it stopped. The inspector counts with that. Choose for yourself.
