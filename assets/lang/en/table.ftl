### What every match needs: ribbon, undo, refusals, log, hint, curtain, results, spectators.

## Ribbon
ribbon-turn-you = Your turn
ribbon-turn-player = { $name }’s turn
ribbon-others-choose = The others are choosing
ribbon-both-choose = Both choose now
ribbon-over-drawn = A draw
result-even = A draw
setup-chairs = Seats
ribbon-your-turn = Your turn – use tools, then aim
ribbon-aimed-self = Aimed at yourself – once more to fire
ribbon-aimed-foe = { $whom ->
    [evil] Aimed at Evil – once more to fire
   *[other] Aimed at { $whom_name } – once more to fire
}
ribbon-evil-turn = Evil’s turn
ribbon-evil-thinking = Evil is thinking… { $now } s of { $cap } s
ribbon-playing = Watch the table
ribbon-won = You have won
ribbon-lost = Evil has won
ribbon-player-won = { $name } has won
ribbon-lesson = Lesson, step { $now } of { $all }
ribbon-preview = An earlier moment – any key returns
move-now = Move now
counter-period = Evil { $number }
counter-round = { $table ->
   *[other] round { $round }
}
counter-turn = { $table ->
   *[other] turn { $turn }
}

## Undo
undo-nothing = there is nothing to take back
undo-chance = the die is cast
undo-secret = you have already seen something hidden
undo-other = somebody else decided last
undo-over = the match is over
undo-done = Taken back
undo-refused = Cannot undo: { $reason }

## Refusals
refuse-not-your-turn = It is not your turn.
refuse-over = The match is over.
refuse-no-tool = There is no { $tool } in your hand.
refuse-no-tools = no tools
refuse-lesson = In the lesson, one thing at a time.
refuse-watching = You are watching, not playing.

## Log
log-empty = Nothing has happened yet.
log-filter = Lines
log-now = Back to now
log-filter-all = All
log-filter-mine = Mine
log-filter-damage = Damage
log-filter-secrets = What I learned
log-copy = Copy as text
log-copied = The log is in the clipboard.
log-head-round = { $table ->
   *[other] Round { $round }
}
log-head-turn = { $table ->
   *[other] Turn { $turn } · { $name }
}
log-undone = taken back
log-strength = Evil plays { $strength } from here on.
log-evil-plays = Evil plays

## Hint
hint-title = Suggestion
hint-thinking = Thinking it over…
hint-others = Also possible
hint-chance-to-win = wins ≈ { $percent }
hint-marked = Using a hint marks the match in your statistics.
hint-strict = This match is strict: no hints.
hint-not-now = There is nothing to suggest now.

## Curtain
curtain-next = { $name }’s turn comes next
curtain-look-away = Everyone else look away
curtain-decides = Next: { $what }
curtain-what-duel = tools and a shot
curtain-what-labyrinth = a step and what else can be done
curtain-what-cards = cards, dice or the next action
curtain-what-arena = a move, or who goes in
curtain-what-wager = your bet, or your result
curtain-what-vote = whether the log is opened
curtain-ready = Ready
curtain-hold = Hold when you are ready
curtain-pass = Pass the screen to { $name }

## Since your last turn
since-title = Since your last turn
since-nothing = Nothing has happened since your last turn.

## Results
result-won = You have won
result-drawn = Both have perished
result-player-won = { $name } has won
result-evil-won = Evil has won
result-rematch = Rematch
result-parlor = To the parlor
result-fold = See the table
result-unfold = Show the result
result-replay = Watch the replay
result-knew = What Evil knew
result-share = Copy the match as a code
result-length = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}, { $turns ->
    [one] { $turns } shot
   *[other] { $turns } shots
}
result-experience = + { $count } experience
result-coins = { $count ->
    [one] + { $count } coin
   *[other] + { $count } coins
}
result-level = You are level { $level } now.
result-with-hints = Played with hints.
result-uncounted = This match does not count in your statistics.
result-luck = Lucky outcomes: { $actual } ({ $expected } expected)

## Spectators
omniscient-frame = Omniscient
omniscient-text = You see everything. No seat does.
rules-search-nothing = No rule says “{ $text }”.
