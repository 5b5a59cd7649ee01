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
log-big-mallet = { actor } swung the Big Mallet: { $whom ->
    [you] you are
   *[other] { target } is
} dazed.

## Log: shots. In hits and blanks, $who is whom the shell reached.
log-fired-foe = { actor } fired at { target }.
log-fired-self = { $who ->
    [you] You fired at yourself.
    [evil] Evil fired at itself.
   *[other] { $name } fired at themselves.
}
log-hit = { $who ->
    [you] Live: it hit you, { $hp } HP left.
    [evil] Live: it hit Evil, { $hp } HP left.
   *[other] Live: it hit { $name }, { $hp } HP left.
}
log-hit-blown = { $who ->
    [you] Live and blown back: it hit you, { $hp } HP left.
    [evil] Live and blown back: it hit Evil, { $hp } HP left.
   *[other] Live and blown back: it hit { $name }, { $hp } HP left.
}
log-hit-reflected = { $who ->
    [you] Live, thrown back by thorns: it hit you, { $hp } HP left.
    [evil] Live, thrown back by thorns: it hit Evil, { $hp } HP left.
   *[other] Live, thrown back by thorns: it hit { $name }, { $hp } HP left.
}
log-clicked = { $who ->
    [you] A blank for you.
    [evil] A blank for Evil.
   *[other] A blank for { $name }.
}
log-clicked-blown = { $who ->
    [you] Blown back: a blank for you.
    [evil] Blown back: a blank for Evil.
   *[other] Blown back: a blank for { $name }.
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
log-period-lost = You are out. This Evil stays.
log-period-drawn = Both are out in this period.

## Refusals, under a dimmed name
refuse-tool-held = no { $tool } on the rack
refuse-tool-unfinished = first use { $tool } or put it back
refuse-nothing-pending = nothing to decide here
refuse-place = no place { $place }; the last is { $most }
refuse-wager = { $wager } is no stake; name 1 to { $most }
refuse-choice-first = first finish what you hold
refuse-too-late = too late to put it back
refuse-on-stage = no tools on the stage
refuse-no-temporary = no temporary slot
refuse-other-borrows = the other side is at your rack
refuse-nothing-to-win = nothing left to win
refuse-barrel-fresh = the barrel is as good as new
refuse-nothing-to-merge = nothing to merge
refuse-no-wound = no wound without a bandage
refuse-clip-full = the clip is full
refuse-no-effect = { $tool } does nothing in this mode

## Inspector
inspect-blows-back-you = blows back at you
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
place-put = Here
place-cancel = Put it back
place-gap = Gap { $place }

## Naming a stake
wager-title = Your stake
wager-answer-title = The other side stakes { $wager } HP. And you?
wager-text = From 1 to { $most } HP. Whoever wins on the stage takes both stakes.
wager-stake = { $wager } HP
wager-put = Stake it
wager-cancel = Put it back

## Ribbon
ribbon-place = Choose a place in the clip
ribbon-wager = Name your stake
ribbon-stage = On the stage – no tools, only the gun
