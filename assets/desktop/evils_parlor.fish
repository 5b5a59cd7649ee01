complete -c evils_parlor -l game -d 'Sit down at this table at once' -r -f -a "duel\t'The shotgun duel'
labyrinth\t'The hidden labyrinth'
cards\t'The card duel'
arena\t'The creature battles'
wager\t'The betting party game'"
complete -c evils_parlor -l mode -d 'With --game: the mode to play: classic, 1 to 8, house or the number of your own for the Duel, aloud or whisper for the Labyrinth, series, single or mirror for the Arena, table or party for the Wager' -r
complete -c evils_parlor -l seed -d 'The seed of the next match: a number or a seed code' -r
complete -c evils_parlor -l code -d 'Open a code: a seed, a table or a whole match' -r
complete -c evils_parlor -l replay -d 'Watch a stored match' -r -F
complete -c evils_parlor -l verify -d 'Play a stored match through without a window; exit 0 if every decision fits, else 1' -r -F
complete -c evils_parlor -l lang -d 'Language of this session' -r -f -a "en\t'English'
zh\t'Simplified Chinese'
pl\t'Polish'"
complete -c evils_parlor -l windowed -d 'Open a window of this size' -r
complete -c evils_parlor -l data-dir -d 'Keep saves, replays, state, cache and screenshots here' -r -F
complete -c evils_parlor -l config-dir -d 'Keep the settings here' -r -F
complete -c evils_parlor -l arena-listen -d 'Let bots connect to the Arena here; a bare port listens on this computer only' -r
complete -c evils_parlor -l robot -d 'Drive the program by a script' -r -F
complete -c evils_parlor -l demo -d 'Play a short demonstration and leave its pictures here' -r -F
complete -c evils_parlor -l continue -d 'Take up the unfinished match'
complete -c evils_parlor -l fullscreen -d 'Fill the screen'
complete -c evils_parlor -l safe-mode -d 'Default settings, no effects, no gamepad; nothing of it is saved'
complete -c evils_parlor -l mute -d 'Be silent in this session'
complete -c evils_parlor -l reduced-motion -d 'Reduce motion in this session'
complete -c evils_parlor -s h -l help -d 'Print help (see more with \'--help\')'
