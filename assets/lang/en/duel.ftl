### The Duel: tools, buttons, inspector, log, endings.

## Words
shell-live = live
shell-blank = blank
shell-unknown = unknown
shell-seen = seen
shell-inferred = inferred
shell-place = Shell { $place }
shell-place-next = Next shell
clip = Clip
clip-left = { count-shells }
slate-loaded = loaded: { $live } live, { $blank } blank
slate-unseen = { $count } gone
slate-left = { $count } left
slate-live = live
slate-blank = blank
candles = { $name } { $hp } HP
candles-of = { $name } { $hp } / { $start }
tool-count = { $tool } × { $count }

## Who is aimed at. $whom is you, evil or other.
target = { $whom ->
    [you] you
    [evil] Evil
   *[other] { $whom_name }
}

## Tools
tool-undo-yes = Can be taken back.
tool-undo-no = Cannot be taken back: { $reason }.
tool-numbers-now = Now
tool-who-learns = Who learns what

## Buttons
fire-self = Fire at self
fire-foe = { $whom ->
    [evil] Fire at Evil
   *[other] Fire at { $whom_name }
}
fire-self-result = free turn { $percent }
fire-foe-result = hits { $percent }
fire-again = once more to fire

## Status tags
chip-boost = + { $count } damage
chip-dazed = dazed
chip-dazed-turns = { $count ->
    [one] dazed, { $count } turn
   *[other] dazed, { $count } turns
}
chip-looked = has looked
chip-boost-help = Added to the next shot, whomever it hits.
chip-dazed-help = The next turn is lost.
chip-looked-help = Knows the shell in front.
chip-wounds = wounds { $count }/{ $most }
chip-wounds-range = wounds { $count }
chip-breath = breath { $count }/{ $most }
chip-breath-range = breath { $count }
chip-blowback = blowback { $percent }
chip-rattled = rattled
chip-rattled-maybe = rattled? { $percent }
chip-rattled-rounds = rattled: { $count } rounds
chip-vests = vests: { $count }
chip-bandages = { $count ->
    [one] bandage in { $due }
   *[other] { $count } bandages, next in { $due }
}
chip-catchers = catchers: { $count }
chip-repeaters = repeaters: { $count }
chip-combos = combos: { $count }
chip-good-self = good gun (self): { $count }
chip-good-foe = good gun (foe): { $count }
chip-bad-guns = bad gun: { $count }
chip-thorns = thorns: { $count }
chip-fire = incendiary: { $count }
chip-burning = burning: { $count }
clip-main = Main
clip-extra = Extra { $number }
clip-empty = empty
chip-wounds-help = A point of damage costs one HP more with a chance of so many in 8; otherwise it leaves one more wound.
chip-breath-help = Every shot and every catch costs breath. Below 8 one may faint after a shot and lose a turn.
chip-blowback-help = With this chance the next shell goes the other way. The barrel wears with every shell.
chip-rattled-help = The gun goes off by itself, at either side, before a choice can be made.
chip-vests-help = Stops a shell from the other side, live or blank, until it breaks.
chip-bandages-help = A bandage heals a wound at the second round start after it was put on.
chip-catchers-help = May catch a shell from the other side; it goes to the end of the clip.
chip-repeaters-help = One shell more at once in the next shot at the other side.
chip-combos-help = The next shot at the other side may go on, shell after shell.
chip-good-self-help = The next shot at oneself does not blow back.
chip-good-foe-help = The next shot at the other side does not blow back.
chip-bad-guns-help = The next shot blows back for certain.
chip-thorns-help = Throws the damage of a live shell from the other side back.
chip-fire-help = The live shells of the next shot set on fire whom they hurt.
chip-burning-help = Costs 1 HP at the end of each of this side’s shots. A bandage puts it out.
chip-matters = For the next shot: { $percent }
clip-extra-length = { count-shells }, one of them fired with each shot.
clip-extra-open = How many: ? One of them is fired with each shot, as long as there is one.
clip-extra-places = Live: { $odds }
shell-live-chance = live with { $odds }

## Inspector
inspect-next = Next shell
inspect-live = live
inspect-blank = blank
inspect-if-foe = { $who ->
    [you] If you fire at { target }
   *[other] If { actor } fires at { target }
}
inspect-if-self = { $who ->
    [you] If you fire at yourself
    [evil] If Evil fires at itself
   *[other] If { $name } fires at themselves
}
inspect-hits = { $whom ->
    [you] hits you
    [evil] hits Evil
   *[other] hits { $whom_name }
}
inspect-nothing = no hit
inspect-free-turn = free turn
inspect-turn-passes = turn passes
inspect-hp = { $name } { $from } → { $to }
inspect-why = Why { $percent }
inspect-folded = The odds will be back in a moment.
inspect-over = The match is over; nothing is hidden any more.
inspect-later = Later shells
inspect-next-shot = The next shot
inspect-off = The inspector is off.
why-left = { $live } live and { $blank } blank are left.
why-order = You know nothing of their order, so every order is equally likely.
why-live-of = { $live } of { $all } are live: { $percent }.
why-seen = You have seen it: it is { $shell ->
    [live] live
   *[blank] blank
}.
why-favoured = Favour of Nightmare: the next shell is visible.
why-all-live = Only live shells are left.
why-all-blank = Only blanks are left.
why-wounds = { $count ->
    [one] One wound over there: a point costs 2 HP with { $odds }.
   *[other] { $count } wounds over there: a point costs 2 HP with { $odds }.
}
why-damage = A live shell does { $damage } damage: 1, and { $boost } from the Knife.

## Hints
hint-reason-live = The next shell is certainly live.
hint-reason-blank = The next shell is certainly blank, and a blank keeps your turn.
hint-reason-likely-live = Live is more likely: { $odds }.
hint-reason-likely-blank = Blank is more likely: { $odds }.
hint-reason-even = It is an even chance.
hint-reason-knife = The shot will probably count; let it count for more.
hint-reason-eject = The next shell would rather hurt you than help you.
hint-reason-mallet = One more turn before the answer.
hint-reason-praise = It will certainly heal.
hint-reason-lens = To know is better than to guess.
hint-reason-count = By the numbers, this wins most often.
hint-reason-heal = Every HP counts.
hint-reason-guard = The next shell may be meant for you.
hint-reason-good-gun = It keeps the shot from going the wrong way.
hint-reason-bad-gun = The other side’s next shot goes the wrong way.
hint-reason-more = More of it reaches the other side.
hint-reason-tools = More tools, more choices.
hint-reason-order = It puts the shells in an order that suits you.
hint-reason-mirror = The other side has more than you.
hint-reason-luck = It is a gamble, and it favours you.

## Log
log-round = Round { $round }: { $first } { $first_hp } HP, { $second } { $second_hp } HP.
log-gift = { actor } received { $tools }.
log-gift-none = { actor } had no room for tools.
log-loaded = Loaded: { $live } live, { $blank } blank.
log-skipped = { $who ->
    [you] You were dazed and lost a turn.
   *[other] { actor } was dazed and lost a turn.
}
log-knife = { actor } used the Knife: + { $boost } damage on the next shot.
log-eject = { $shell ->
    [live] { actor } ejected a shell: live.
   *[blank] { actor } ejected a shell: blank.
}
log-mallet = { actor } swung the Small Mallet: { $whom ->
    [you] you are
   *[other] { target } is
} dazed.
log-dazed = { actor } swung a mallet: { $whom ->
    [you] you are
   *[other] { target } is
} dazed.
log-praise-healed = Moral Praise healed { target }: { $hp } HP.
log-praise-failed = Moral Praise did nothing for { target }: { $hp } HP.
log-look-seen = { $shell ->
    [live] { actor } looked at the next shell: live.
   *[blank] { actor } looked at the next shell: blank.
}
log-look = { actor } looked at the next shell.
log-shot-foe-live = { actor } fired at { target }: live, −{ $damage } HP, { $hp } left.
log-shot-foe-blank = { actor } fired at { target }: blank.
log-shot-self-live = { $who ->
    [you] You fired at yourself: live, −{ $damage } HP, { $hp } left.
    [evil] Evil fired at itself: live, −{ $damage } HP, { $hp } left.
   *[other] { $name } fired at themselves: live, −{ $damage } HP, { $hp } left.
}
log-shot-self-blank = { $who ->
    [you] You fired at yourself: blank. Your turn goes on.
    [evil] Evil fired at itself: blank. Its turn goes on.
   *[other] { $name } fired at themselves: blank. Their turn goes on.
}
log-over = { $whom ->
    [you] You are out.
    [evil] Evil is out.
   *[other] { $whom_name } is out.
} { $who ->
    [you] You have won.
    [evil] Evil has won.
   *[other] { $name } has won.
}
log-over-drawn = Both are out.

## Endings against Evil, by how far below zero: yours first, then Evil’s
ending-won-0 = Evil’s last candle goes out. It takes this politely.
ending-won-1 = One more than necessary. Evil makes a note of it.
ending-won-2 = Two beyond the end. Evil’s plate will need glue.
ending-won-3 = That was not a shot, that was an opinion.
ending-lost-0 = Your last candle goes out, quite neatly.
ending-lost-1 = Out, with damage to spare. Evil apologises to the chair.
ending-lost-2 = Evil may have overdone it. It does not say so.
ending-lost-3 = There is thorough, and there is Evil.
ending-perished-0-0 = Both lights out at once. The lamp pretends not to see.
ending-perished-0-1 = You leave quietly. Evil leaves a mark.
ending-perished-0-2 = You are merely dead. Evil is insulted as well.
ending-perished-0-3 = You go out like a candle, Evil like a chandelier.
ending-perished-1-0 = Evil goes precisely. You go a little further.
ending-perished-1-1 = One below, each. Somebody is keeping score somewhere.
ending-perished-1-2 = A close thing, if either of you could still measure.
ending-perished-1-3 = You lost. Evil lost more.
ending-perished-2-0 = Evil kept its dignity. You kept the bill.
ending-perished-2-1 = You win the contest of losing.
ending-perished-2-2 = Twice too much, twice over. The table wants a word.
ending-perished-2-3 = Nobody is left to clear the glasses.
ending-perished-3-0 = For a perfectly even result, you made a remarkable mess.
ending-perished-3-1 = Evil would laugh, were it not under the table.
ending-perished-3-2 = The clock stops out of respect, or damage.
ending-perished-3-3 = There is no table any more. There is an anecdote.
