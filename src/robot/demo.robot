# What --demo plays: the parlor, a whole duel, and a few decisions at each of the other tables.
set welcomed true
set hints false
wait 0.5
note "The parlor: five games around one table, and Evil behind it"
shot 01-parlor
spot object 0
seed 11
click "Play"
expect screen Match
wait idle
note "The duel: what is known of every shell, and the exact odds"
shot 02-duel
note "Aim first, fire second: once more and the trigger is pulled"
key O
wait 0.4
shot 03-aimed
note "The shot: everything stops until the hammer falls"
key O
wait 0.5
shot 04-shot
wait idle
note "What happened, and what it was worth knowing"
click "Log"
wait 0.3
shot 05-log
click "Inspect"
note ""
play-out 5 by keyboard
wait 0.5
note "The result, with a rematch on one key"
shot 06-result
click "To the parlor"
expect screen Parlor
spot object 1
wait 0.3
note "The Labyrinth: a map made of what has been heard, and nothing else"
wait 1
seed 7
click "Play"
expect screen Match
wait idle
key W
wait idle
key D
wait idle
key A
wait idle
shot 07-labyrinth
click "Parlor"
click "Leave"
expect screen Parlor
spot object 2
wait 0.3
note "The Cards: three characters a side, dice for everything"
wait 1
seed 5
click "Play"
expect screen Match
wait idle
key Enter
wait idle
shot 08-cards-lead
key 1
wait idle
key Enter
wait idle
shot 09-cards-roll
key Enter
wait idle
key Q
wait 0.4
shot 10-cards
click "Parlor"
click "Leave"
expect screen Parlor
spot object 3
wait 0.3
note "The Arena: both choose at once; every pair of choices is played through"
wait 1
seed 5
click "Play"
expect screen Match
wait idle
key 1
key Enter
wait idle
key 4
wait 0.3
key Enter
wait idle
shot 11-arena
click "Parlor"
click "Leave"
expect screen Parlor
spot object 4
wait 0.3
note "The Wager: bet on each other, under wax"
wait 1
seed 5
click "Play"
expect screen Match
wait idle
key Enter
wait idle
wait 0.5
shot 12-wager
quit
