### The complete Duel in words: log, refusals, inspector, choosing a place and a stake.

## Log: rounds and racks
log-period = { $number ->
    [1] Period { $number }: Evil sits down.
   *[other] Period { $number }: the next Evil sits down.
}
log-round-begins = Round { $number } begins.
log-standing = { actor }: { $hp } HP, { $wounds ->
    [0] no wounds
    [one] { $wounds } wound
   *[other] { $wounds } wounds
}.
log-returned = { $who ->
    [you] You are back at your own rack.
    [evil] Evil is back at its own rack.
   *[other] { $name } is back at their own rack.
}
log-slot-gone = { $who ->
    [you] A temporary slot of yours is gone.
    [evil] A temporary slot of Evil’s is gone.
   *[other] A temporary slot of { $name }’s is gone.
}
log-slot-gone-with = { $who ->
    [you] A temporary slot of yours is gone, and { $tool } with it.
    [evil] A temporary slot of Evil’s is gone, and { $tool } with it.
   *[other] A temporary slot of { $name }’s is gone, and { $tool } with it.
}
log-slot-given = { actor } received a slot for { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}.
log-slot-given-good = { actor } received a slot for good.
log-dealt = { actor } received { $tool }.
log-hint-dazed = { $who ->
    [you] You are dazed.
   *[other] { actor } is dazed.
}
log-rattled = { $who ->
    [you] You are rattled and fire blindly.
   *[other] { actor } is rattled and fires blindly.
}
log-spent = { $who ->
    [you] Your rack: −1 { $tool }.
    [evil] Evil’s rack: −1 { $tool }.
   *[other] { $name }’s rack: −1 { $tool }.
}
log-slot-now = { $who ->
    [you] On your rack now: { $tool }.
    [evil] On Evil’s rack now: { $tool }.
   *[other] On { $name }’s rack now: { $tool }.
}
log-slot-empty = { $who ->
    [you] A slot on your rack is empty now.
    [evil] A slot on Evil’s rack is empty now.
   *[other] A slot on { $name }’s rack is empty now.
}
log-kept = { actor } could not use { $tool }; it stays on the rack.

## Log: tools
log-vested = { actor } put on a vest.
log-thrown = { actor } threw three dice under the cup.
log-dice-sum = { actor } threw a { $sum }.
log-felt-rattled = You feel it: you are rattled.
log-felt-breath = You feel it: + { $count } breath.
log-felt-boost = You feel it: + { $count } damage on the next shot.
log-felt-nothing = You feel nothing.
log-struck-up = { actor } gained { $count } HP by the dice.
log-struck-down = { actor } lost { $count } HP by the dice.
log-eighth = { $who ->
    [you] The dice left you an eighth: { $hp } HP.
    [evil] The dice left Evil an eighth: { $hp } HP.
   *[other] The dice left { $name } an eighth: { $hp } HP.
}
log-mirrored = Mirror: { $who ->
    [you] you
    [evil] Evil
   *[other] { $name }
} turned into { target }.
log-filled = { actor } used Fill Live: something in the clip has changed.
log-arranged = { $shell ->
    [live] Back at place { $place }: live.
   *[blank] Back at place { $place }: blank.
}
log-rearranged = { actor } rearranged the clip.
log-extracted = { actor } took a shell out of the clip.
log-extracted-seen = { $shell ->
    [live] { actor } took the shell at place { $place } out: live.
   *[blank] { actor } took the shell at place { $place } out: blank.
}
log-inserted = { actor } put a { $tool } into the clip.
log-bandaged = { actor } put on a bandage.
log-quenched = { actor } put the fire out.
log-healed = { actor } used the Medkit: + { $count } HP.
log-halved = { $who ->
    [you] The Coin halved your HP: { $hp } left.
    [evil] The Coin halved Evil’s HP: { $hp } left.
   *[other] The Coin halved { $name }’s HP: { $hp } left.
}
log-repaired = { actor } repaired the barrel.
log-sorted = { actor } sorted the shells: live in front, blank behind.
log-merged = { actor } merged the clips: { $count ->
    [one] { $count } shell
   *[other] { $count } shells
} now.
log-wagered = { actor } staked { $wager } HP.
log-stage-won = { actor } won on the stage: both stakes.
log-looked-seen = { actor } looked: { $shells }.
log-praise-up = { $who ->
    [you] Moral Praise healed you: + 1 HP.
    [evil] Moral Praise healed Evil: + 1 HP.
   *[other] Moral Praise healed { $name }: + 1 HP.
}
log-praise-down = { $who ->
    [you] Moral Praise did nothing for you.
    [evil] Moral Praise did nothing for Evil.
   *[other] Moral Praise did nothing for { $name }.
}

## Log: shots. In hits and blanks, $who is whom the shell reached.
log-fired-foe = { actor } fired at { target }.
log-fired-self = { $who ->
    [you] You fired at yourself.
    [evil] Evil fired at itself.
   *[other] { $name } fired at themselves.
}
log-hit = { $who ->
    [you] Live: it hit you; now { $hp } HP.
    [evil] Live: it hit Evil; now { $hp } HP.
   *[other] Live: it hit { $name }; now { $hp } HP.
}
log-hit-blown = { $who ->
    [you] Live and blown back: it hit you; now { $hp } HP.
    [evil] Live and blown back: it hit Evil; now { $hp } HP.
   *[other] Live and blown back: it hit { $name }; now { $hp } HP.
}
log-hit-reflected = { $who ->
    [you] Live, thrown back by thorns: it hit you; now { $hp } HP.
    [evil] Live, thrown back by thorns: it hit Evil; now { $hp } HP.
   *[other] Live, thrown back by thorns: it hit { $name }; now { $hp } HP.
}
log-clicked = { $who ->
    [you] Click: a blank, fired at you.
    [evil] Click: a blank, fired at Evil.
   *[other] Click: a blank, fired at { $name }.
}
log-clicked-blown = { $who ->
    [you] Click: a blank, blown back at you.
    [evil] Click: a blank, blown back at Evil.
   *[other] Click: a blank, blown back at { $name }.
}
log-caught = { actor } caught the shell: it is the last in the clip now.
log-stopped = { $who ->
    [you] Your vest stopped the shell.
    [evil] Evil’s vest stopped the shell.
   *[other] { $name }’s vest stopped the shell.
}
log-vest-broke = { $who ->
    [you] Your vest broke.
    [evil] Evil’s vest broke.
   *[other] { $name }’s vest broke.
}
log-ignited = { actor } caught fire.
log-burned = { actor } burned: −1 HP.
log-period-won = This Evil is out.
log-period-lost = { $who ->
    [you] You are out. Evil wins.
   *[other] { $name } is out. Evil wins.
}
log-period-drawn = Both are out in this period.

## Refusals, under a dimmed name
refuse-tool-held = no { $tool } on the rack
refuse-tool-unfinished = first use { $tool } or put it back
refuse-nothing-pending = nothing to decide here
refuse-place = no place { $place }; the last is { $most }
refuse-wager = { $wager } is no stake; name 1 to { $most }
refuse-choice-first = first finish what you hold
refuse-too-late = too late to cancel
refuse-on-stage = no tools on the stage
refuse-no-temporary = no temporary slot
refuse-other-borrows = the other side is at your rack
refuse-nothing-to-win = nothing left to win
refuse-barrel-fresh = the barrel is as good as new
refuse-nothing-to-merge = nothing to merge
refuse-no-wound = no wound without a bandage
refuse-clip-full = the clip is full
refuse-no-effect = { $tool } does nothing in this mode
useless-no-temporary = none ends
useless-other-borrows = borrowed
useless-nothing-to-win = no prize
useless-barrel-fresh = not worn
useless-nothing-to-merge = no shells
useless-no-wound = no wound
useless-clip-full = clip full
useless-no-effect = no effect

## Inspector
inspect-blows-back = { $whom ->
    [you] blows back at you
    [evil] blows back at Evil
   *[other] back at { $whom_name }
}
inspect-caught = caught
inspect-stopped = stopped by a vest
why-certain = { $count ->
    [one] You are certain of { $count } shell.
   *[other] You are certain of { $count } shells.
}
why-live = It is live with { $percent }.
why-blowback = It blows back with { $percent }.
why-caught = It is caught with { $percent }.
why-stopped = A vest stops it with { $percent }.
why-sampled = There are too many cases to count; these numbers come from samples.

## Choosing a place
place-title-extract = Which shell?
place-title-insert = { $tool }: where?
place-title-arrange = { $count ->
    [one] { $count } shell still out
   *[other] { $count } shells still out
}
place-text = Choose a place: what lies in front is fired first.
place-cancel = Cancel
place-gap = Gap { $place }

## Naming a stake
wager-title = Your stake
wager-answer-title = The other side stakes { $wager } HP. And you?
wager-stake = { $wager } HP
wager-put = Stake it

## Ribbon
ribbon-place = Choose a place in the clip
ribbon-wager = Name your stake
ribbon-stage = On the stage – no tools, only the gun
ribbon-doubt = Look twice – it cannot be taken back

## Placing and staking, more of it
place-text-arrange = Next shell – you see it once it is in.
place-text-last = This is the last shell: taking it ends the round.
wager-if-won = If you win: { $hp } HP.
wager-if-lost = { $end ->
    [yes] If you lose: the end.
   *[no] If you lose: { $hp } HP.
}

## Looking twice at an even chance
doubt-half = One time in two
doubt-use = Use it
doubt-you-turn = You turn into the other side.
doubt-foe-turns = The other side turns into you.
doubt-hp = HP: { $from } → { $to }
doubt-wounds = Wounds: { $from } → { $to }
doubt-tools = Tools: { $from } → { $to }
doubt-foe-tools = Their tools: { $from } → { $to }
doubt-copied = With it: { $list }
doubt-coin-tool = A brass tool lies in its place.
doubt-all-gone = Racks, vests and added damage of both sides are gone.
doubt-nothing = Nothing happens.

## The rulebook of a mode
rules-duel-goal-title = The goal
rules-duel-goal-text = You have { $own } HP, Evil has { $evil }. Whoever has none left is out, at once; both can be out together.
rules-duel-goal-endless = When an Evil falls the next sits down; you keep everything, and half of the breath you lack comes back.
rules-duel-goal-sequence = There are { $count } of them, one after another; both sides begin each time anew.
rules-duel-round-title = A round
rules-duel-round-text = Each side has { $slots } slots and is dealt at most { $most } tools at the start of a round, { $expected } on average while there is room. Slots that are full get nothing.
rules-duel-round-slots = With { $chance } a side also receives a slot that goes after { $least } to { $most } rounds, together with what lies in it.
rules-duel-round-bare = There are no tools in this mode: only the gun.
rules-duel-clip-title = The clip
rules-duel-clip-text = It holds { $least } to { $most } shells: { $live } to { $live_most } live ones, at least { $blank } blank. The length is drawn first, then how many are live, then their places. On average { $share } are live. When it is empty, a new round begins.
rules-duel-turn-title = A turn
rules-duel-turn-text = Use as many tools as you like, one after the other, then fire: at yourself or at the other side. Both racks are open to everybody at any time.
rules-duel-shot-title = The shot
rules-duel-shot-text = At yourself, one shell leaves each clip. At the other side, Repeaters and Combo Shooters may fire more. The other side’s mitt and vest protect it; nothing protects you from your own shells.
rules-duel-damage-title = Damage
rules-duel-damage-text = A live shell does 1 damage, and more with Knives. Each point costs 1 HP and leaves a wound, or with a chance of wounds/8 costs 2 HP and leaves none.
rules-duel-wounds-title = Wounds
rules-duel-wounds-text = There are at most 8. A Bandage put on now heals one at the start of the round after next; a Medkit heals all.
rules-duel-breath-title = Breath
rules-duel-breath-text = There are 32. Every shot costs its shooter one, every catch its catcher. After each shot a breath returns with a chance of 1/(wounds + 1). Below 8, you may faint: dazed with a chance of 1 − breath/8.
rules-duel-next-title = Whose turn is next
rules-duel-next-text = A blank fired at yourself keeps your turn, if nothing blew back. Otherwise it passes. A dazed side that would be next loses that turn instead, once for each time it was dazed.
rules-duel-rattled-title = Rattled
rules-duel-rattled-text = When the last vest breaks, each broken one may rattle its wearer for a round with 15 %. Whoever is rattled uses no tools and fires blindly.
rules-duel-knowledge-title = Who knows what
rules-duel-knowledge-text = Racks, HP at the start of a round and the counts of the main clip are public. Order, extra clips, breath, stacks and durability are hidden. Whether a caught or stopped shell was live is told to nobody. Everything the inspector says follows from what you were told.
rules-duel-bold-title = The Bold token
rules-duel-bold-text = Fire at yourself while live is more likely, and hear a click: Evil slides a token across the table with your exact odds on it.
rules-duel-blowback-title = Blowback
rules-duel-blowback-text = A shell may blow back and go the other way. Every shell that is fired wears the barrel; { $wear } have, so it is { $chance } now.
rules-duel-blowback-fixed = A shell may blow back and go the other way: always with { $chance } in this mode.
rules-duel-tool-share = Dealt with { $odds }.
rules-duel-tool-limit = { $count ->
    [one] At most { $count } is dealt to a side in a match.
   *[other] At most { $count } are dealt to a side in a match.
}
rules-duel-tool-hold = { $count ->
    [one] None is dealt to whoever holds { $count }.
   *[other] None is dealt to whoever holds { $count }.
}
rack-free = { $count ->
    [one] { $count } free slot
   *[other] { $count } free slots
}
rack-free-until = { $count ->
    [one] 1 slot disappears in { $count } round
   *[other] 1 slot disappears in { $count } rounds
}
