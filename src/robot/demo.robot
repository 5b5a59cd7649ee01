# What --demo plays: the parlor, a few decisions of a duel, and its end.
set welcomed true
set hints false
wait 0.5
note "The parlor: five games around one table, and Evil behind it"
shot 01-parlor
spot object 1
wait 0.3
note "Each game has its card: what it is, for whom, how long"
shot 02-labyrinth
spot object 0
seed 11
click "Play"
expect screen Match
wait idle
note "The duel: what is known of every shell, and the exact odds"
shot 03-duel
note "Aim first, fire second: once more and the trigger is pulled"
key O
wait 0.4
shot 04-aimed
note "The shot: everything stops until the hammer falls"
key O
wait 0.5
shot 05-shot
wait idle
note "What happened, and what it was worth knowing"
click "Log"
wait 0.3
shot 06-log
note ""
play-out 5 by keyboard
wait 0.5
note "The result, with a rematch on one key"
shot 07-result
quit
