### What went wrong, in one sentence, and what still works.

## Files
error-damaged = { $file } cannot be read ({ $cause }); it was kept as { $kept }.
error-newer = { $file } was written by a later version of the game (format { $format }); it was kept as { $kept }.
error-then-previous = The version before it is used instead.
error-then-fresh = The game starts without it; everything else is fine.
error-disk-full = { $file } could not be saved because the disk is full. What was saved before is untouched.
error-read-only = { $file } could not be saved because its folder is read-only. The game goes on without saving.
error-not-saved = { $file } could not be saved ({ $cause }). The game goes on.
error-no-home = There is no home folder, so nothing will be saved. Start with --data-dir to choose a place.
error-unreadable = { $file } cannot be read ({ $cause }). Nothing was changed.
error-folder = The folder { $folder } could not be opened ({ $cause }).

## Devices
error-no-audio = No sound device was found. The game is silent; captions are in the settings.
error-screenshot = The picture could not be saved ({ $cause }).
error-clipboard = The clipboard is empty.

## Matches and codes
error-replay-newer = This match was played with later rules of the game. It was left as it is.
error-replay-file = This match cannot be read: { $cause }.
error-replay-text = This is not a whole match: line { $line }, column { $column }: { $cause }.
error-replay-rules = This match was played under revision { $found } of the rules, and this program has revision { $wanted }. It was left as it is.
error-replay-foreign = This is a match of a game that is not known here: { $game }. It was left as it is.
error-replay-diverged = This match was changed after it was played: decision { $step } does not fit. It was left as it is.
error-game-unknown = There is no game called { $game } here. The code may come from a newer parlor.
error-mode-unknown = There is no mode called { $mode }.
error-nothing-waits = No unfinished match is waiting there.
error-setup = This table cannot be set: { $cause }

## What is wrong with a code
code-bad-parts = A code has four parts separated by hyphens; this one has { $count }.
code-bad-family = A code begins with EVIL; this one begins with { $found }.
code-bad-kind = { $found } is not a kind of code. There are SEED, TABLE and MATCH.
code-bad-newer = This code was made by a later version of the game. Please update.
code-bad-letter = Character { $place } of the middle part, { $letter }, cannot stand in a code.
code-bad-checksum = The last part does not fit the rest: a character is wrong or missing.
code-bad-game = This code belongs to another game: { $found }.
code-bad-rules = This code was made under other rules (revision { $found }; here { $wanted }).
code-bad-contents = The code is whole, but what it says is impossible: { $cause }
