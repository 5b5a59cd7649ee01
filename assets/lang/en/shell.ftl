### Everything around the table: title, buttons, bar, counts, times, keys.

title = Evil’s Parlor

## Who acts. $who is you, evil or other; $name is used for other.
actor = { $who ->
    [you] You
    [evil] Evil
   *[other] { $name }
}
evil-counted = Evil { $number }

## Buttons
button-cancel = Cancel
button-close = Close
button-yes = Yes
button-no = No
button-next = Next
button-previous = Previous
button-paste = Paste
button-delete = Delete
button-reset = Reset
button-keep = Keep
button-revert = Revert
button-understood = Understood
button-copied = Copied

## Top bar and rail
bar-parlor = Parlor
bar-fast-forward = Fast-forward
bar-undo = Undo
bar-log = Log
bar-rules = Rules
bar-settings = Settings
tab-inspect = Inspect
tab-log = Log
tab-rules = Rules

## Leaving
leave-title = Leave the table?
leave-text = The match is saved. You can continue it from the parlor.
leave-watched-text = You are only watching: this match is not saved. A match of your own that waits stays where it is.
leave-errand-title = Give up this attempt?
leave-errand-text = Your attempt ends here, unfinished; against another player it is lost. You cannot come back to it.
leave-stay = Stay
leave-leave = Leave
menu-report = Report a bug

## Counts
count-shells = { $count ->
    [one] { $count } shell
   *[other] { $count } shells
}
count-rounds = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
count-hp = { $count } HP
count-decisions = { $count ->
    [one] { $count } decision
   *[other] { $count } decisions
}
count-times = × { $count }
count-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}

## Times
ago-now = just now
ago-minutes = { $count } min ago
ago-hours = { $count } h ago
ago-days = { $count ->
    [one] yesterday
   *[other] { $count } days ago
}
seconds = { $seconds } s
speed-times = × { $speed }

## Pictures
screenshot-saved = Picture saved: { $file }
full-screen-on = Full screen
full-screen-off = Window
sound-off = Sound off
sound-on = Sound on
text-size-now = Text { $percent } %
speed-now = Speed: { $speed }

## Prompts beside key caps
prompt-choose = choose
prompt-play = play
prompt-cabinet = cabinet

## Keys
key-space = Space
key-up = Up
key-down = Down
key-left = Left
key-right = Right
pad-south = lower button
pad-east = right button
pad-west = left button
pad-north = upper button
pad-left-bumper = left bumper
pad-right-bumper = right bumper
pad-left-trigger = left trigger
pad-right-trigger = right trigger
pad-select = small left button
pad-start = small right button
pad-left-thumb = left stick pressed
pad-right-thumb = right stick pressed
pad-dpad-up = cross up
pad-dpad-down = cross down
pad-dpad-left = cross left
pad-dpad-right = cross right
pad-left-stick-up = left stick up
pad-left-stick-down = left stick down
pad-left-stick-left = left stick left
pad-left-stick-right = left stick right
pad-right-stick-up = right stick up
pad-right-stick-down = right stick down
pad-right-stick-left = right stick left
pad-right-stick-right = right stick right

## Actions
action-up = Focus up
action-down = Focus down
action-left = Focus left
action-right = Focus right
action-next-region = Next region
action-previous-region = Previous region
action-confirm = Confirm
action-back = Back, cancel, menu
action-inspect = Inspect
action-pick-1 = First in the tray
action-pick-2 = Second in the tray
action-pick-3 = Third in the tray
action-pick-4 = Fourth in the tray
action-pick-5 = Fifth in the tray
action-pick-6 = Sixth in the tray
action-pick-7 = Seventh in the tray
action-pick-8 = Eighth in the tray
action-pick-9 = Ninth in the tray
action-pick-0 = Tenth in the tray
action-undo = Undo
action-hint = Hint
action-log = Log
action-rules = Rules
action-fast-forward = Fast-forward
action-faster = Faster animation
action-slower = Slower animation
action-text-larger = Larger text
action-text-smaller = Smaller text
action-text-reset = Text at 100 %
action-mute = Mute
action-full-screen = Full screen
action-screenshot = Screenshot
action-bug-report = Bug report
action-settings = Settings
action-continue = Continue the match
action-aim-self = Aim at yourself, fire
action-aim-foe = Aim at the opponent, fire
action-later-shells = Odds of later shells
action-last-turn = Since your last turn
action-no-bet = No bet
action-redraw = Another quest
action-console = Master’s console
action-rematch = Rematch
action-replay-play = Play or pause
action-replay-step-back = One decision back
action-replay-step-on = One decision on
action-replay-turn-back = One turn back
action-replay-turn-on = One turn on
action-replay-start = To the start
action-replay-end = To the end
action-replay-slower = Play slower
action-replay-faster = Play faster
action-replay-seat-before = Previous seat’s eyes
action-replay-seat-after = Next seat’s eyes
action-replay-truth = Truth on or off
action-replay-interesting = Next moment that matters
action-replay-compare = Truth alone, or beside belief
scope-everywhere = Everywhere
scope-parlor = In the parlor
scope-match = At the table
scope-results = On the result card
scope-replay = In the replay viewer

own-file = Name
own-save = Keep as a file
own-saved = Saved as { $file }
own-name = It needs a name of letters, digits, blanks, - and _.
own-taken = { $file } is there already; choose another name.

## Joined
list-two = { $first }, { $second }
list-parts = { $first }; { $second }
labelled = { $label }: { $value }
noted = { $text } ({ $note })
