### The parlor: welcome, five games, set-up, cabinet, replays, codes, about.

## Welcome strip
welcome-title = Good evening
welcome-text = Four things before you sit down. All of them can be changed later.
welcome-language = Language
welcome-text-size = Text size
welcome-sample = The next shell is live: 3/7
welcome-small = Small
welcome-medium = Medium
welcome-large = Large
welcome-motion = Reduced motion
welcome-sound = Sound
welcome-start = Sit down

## The five games
game-duel-name = The Duel
game-duel-blurb = Take turns with one scattergun. Count the shells, play your tools, decide whom to aim at.
game-duel-players = 1–2 players
game-duel-minutes = 8 minutes
game-labyrinth-name = The Labyrinth
game-labyrinth-blurb = Find treasure and a way out of a maze you draw yourself, step by whispered step.
game-labyrinth-players = 1–8 players
game-labyrinth-minutes = 30 minutes
game-cards-name = The Cards
game-cards-blurb = Three characters, thirty cards, eight dice. Combine the elements and empty the other side’s table.
game-cards-players = 1–2 players
game-cards-minutes = 20 minutes
game-arena-name = The Arena
game-arena-blurb = Send paper creatures on a small stage. No dice, no luck: only reading your opponent.
game-arena-players = 1–2 players
game-arena-minutes = 10 minutes
game-wager-name = The Wager
game-wager-blurb = Everybody takes the same challenge and secretly bets on each other. The favourite pays.
game-wager-players = 2–16 players
game-wager-minutes = 25 minutes

## The card beside the table
parlor-play = Play
parlor-learn = Learn (3 min)
parlor-friends = With friends
parlor-watch = Watch
parlor-more = More…
parlor-record = { $played ->
    [0] You have not played yet.
   *[other] You have won { $won } of { $played }.
}
parlor-continue = Continue: { $game }
parlor-continue-when = { $far }, { $ago }
anew-title = A match is waiting
anew-text = { $game }: { $when }. If you begin another one now, it goes to the replays as unfinished. You can play on from there, but it no longer counts.
anew-stay = Let it wait
anew-begin = Begin anew

## The cabinet
cabinet-profile = Profile & statistics
cabinet-replays = Replays
cabinet-codes = Codes
cabinet-settings = Settings
cabinet-about = About & bug report
cabinet-quit = Quit

## Setting the table
setup-title = Set the table
setup-mode = Mode
setup-mode-classic = Classic
setup-mode-classic-text = One gun, one clip, five tools, no second chance.
setup-seats = Who sits where
setup-seat = Seat { $number }
setup-seat-you = You
setup-seat-friend = A friend at this screen
setup-seat-evil = Evil
setup-name = Name
setup-strength = Strength of Evil
setup-hp-first = HP (candles), seat 1
setup-hp-second = HP (candles), seat 2
setup-first = Who begins
setup-seed = Seed
setup-seed-help = The same seed and the same decisions give the same match.
setup-seed-bad = A seed is a whole number, or a code that begins with EVIL-SEED.
setup-seed-random = a new one
setup-gift = Tools dealt each round
setup-hand = Tool limit
setup-shells = Shells in a clip
setup-last-stand = Last stand
setup-last-stand-help = Evil at 0 or −1 HP may still take the turn that is its own. Both can perish.
setup-legacy = As the original program
setup-legacy-help = Where the rulebook departs from the original program, this match follows the program. For comparison.
setup-own-hidden = Hide your own body
setup-own-hidden-help = The secrecy of the original: you are told no more of your own breath, vests and daze than the other side is.
setup-document-tools = To the Death in Endless I
setup-document-tools-help = The papers of the original deal it in mode 2, the program does not. Other modes stay as they are.
setup-strict = Strict
setup-strict-help = No hints in this match.
setup-practice = Practice
setup-practice-help = Any decision of yours can be taken back. The match is marked and does not count.
setup-start = Start match
setup-defaults = Reset to defaults
setup-watch = Evil plays against its shadow
strength-courteous = Courteous
strength-courteous-text = Plays quickly and sometimes makes mistakes.
strength-sly = Sly
strength-sly-text = Counts perfectly and forgets nothing.
strength-cruel = Cruel
strength-cruel-text = Thinks ahead, as far as time allows.
strength-nightmare = Nightmare
strength-nightmare-text = Bends the rules, openly.
strength-knows-same = Sees only what you see
strength-knows-nightmare = Favours: sees the next shell; its Moral Praise always heals; yours heals only at 3 HP or less.
seat-you = You
seat-evil = Evil
seat-player = Player { $number }

## Profile and statistics
profile-title = Profile & statistics
profile-level = Level { $level }
profile-experience = { $have } of { $need } experience
profile-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
stats-empty = Nothing to count yet. Play a match first.
stats-duel-all = The Duel · all modes together
stats-luck-empty = No luck has been counted yet: it comes from shots and dice.
stats-played = Played
stats-won = Won
stats-lost = Lost
stats-drawn = Drawn
stats-streak = Current streak
stats-best-streak = Longest winning streak
stats-time = Time at the table
stats-favourite = Favourite
stats-rounds = Rounds
stats-turns = Shots by both sides
stats-foe-live = Live, fired at Evil
stats-foe-blank = Blank, fired at Evil
stats-own-live = Live, fired at yourself
stats-own-blank = Blank, fired at yourself
stats-damage-done = Damage done
stats-damage-taken = Damage taken
stats-healed = HP healed
stats-blown = Blown back
stats-caught = Shells caught
stats-evils = Evils met
stats-luck = Luck ledger
stats-luck-text = { $side ->
    [above] You were luckier than average (+{ $difference }).
    [below] You were less lucky than average (−{ $difference }).
   *[fair] Luck has treated you exactly as it should.
}
stats-hints-used = Matches with hints
stats-tokens = Bold tokens
stats-tokens-empty = Evil keeps a drawer of brass tokens for people who turn the barrel around against the odds.
stats-token = Bold token, { $odds }
stats-by-strength = Against { $strength }
stats-uncounted = Not counted
stats-counts = Matches against Evil count. Practice, matches among friends, and those played on from a replay or only watched do not.
stats-course = Wins less losses, match by match
stats-calibration = How likely it was, and how often it happened
stats-calibration-row = { $said } % expected: { $came } % of { $count }
stats-luck-band = Random outcomes: { $shots }. By chance alone, 95 % of players stay within ± { $spread }.

## Achievements
achievements-title = Achievements
achievements-count = { $got } of { $all }
achievement-locked = not yet
achievement-new = New: { $name }
achievement-bold-name = Against the odds
achievement-bold-text = Fire at yourself with the odds against you, and hear a click.
achievement-untouched-name = Not a flicker
achievement-untouched-text = Win a duel without losing a single HP.
achievement-edge-name = Four in one
achievement-edge-text = Do four damage or more with one shell.
achievement-long-shot-name = Long shot
achievement-long-shot-text = Hit Evil with a shell that was live one time in four, or less.
achievement-clicks-name = Three clicks
achievement-clicks-text = Fire three blanks at yourself in one turn, none of them known.
achievement-sleep-name = Sleep well
achievement-sleep-text = Make Evil lose two turns in a row.
achievement-praise-name = Undeserved praise
achievement-praise-text = Be healed by Moral Praise above 3 HP.
achievement-nightmare-name = Fair is fair
achievement-nightmare-text = Beat Evil at Nightmare.

## Replays
replays-title = Replays
replays-empty = No match has been finished yet. Each one is stored here by itself.
replays-row = { $game } · { $mode }
replays-won = won
replays-lost = lost
replays-drawn = perished together
replays-open = unfinished
replays-watched = Evil against its shadow
replays-star = Keep always
replays-unstar = No longer keep always
replays-delete-title = Delete this replay?
replays-delete-text = It cannot be brought back.
replays-watch = Watch
replays-copy = Copy as code
replays-versus = { $first } against { $second }
replays-evil = Evil ({ $strength })
replays-guest = { $name } ({ $strength })
replays-reading = The shelf is being read…
replays-page-end = there is no more
replays-unreadable = This file cannot be watched
replays-played-on = Played on from a replay; it does not count.
replay-position = Decision { $now } of { $all }
replay-truth = Truth
replay-belief = Belief
replay-play = Play
replay-pause = Pause
replay-at-start = This is the beginning.
replay-at-end = This is the end.
replay-play-on = Play on from here
replay-play-on-text = A new table opens from this position. The old match stays as it was.
replay-mark-hit = hit
replay-mark-bold = Bold token
replay-mark-round = new round
replay-mark-end = end
replay-mark-shot = shot
replay-mark-gold = treasure
replay-mark-passage = carried off
replay-mark-mistaken = most mistaken
replay-mark-near = one wall apart
replay-interesting = Next moment that matters
replay-interesting-none = Nothing of note follows.
replay-knew = What Evil knew
replay-knew-text = What Evil believed at each decision, beside the truth.
replay-knew-row = Evil expected live with { $belief }; it was { $truth }.
replay-knew-nothing = Evil decided nothing in this match.

## Codes
codes-title = Codes
codes-text = Paste anything here: a seed, a table, a whole match. Files can be dropped too.
codes-field = Code
codes-example = EVIL-SEED1-…
codes-kind-seed = A seed
codes-kind-table = A table
codes-kind-match = A whole match
codes-seed-text = The next match will be dealt from it.
codes-table-text = This code contains a table setup.
codes-match-text = { $moves ->
    [one] A match of { $moves } decision.
   *[other] A match of { $moves } decisions.
}
codes-use-seed = Play this seed
codes-use-table = Set this table
codes-use-match = Watch this match
codes-empty = Paste a code to see what it contains.
codes-clear = Clear
codes-share-table = Copy the table

## About and bug report
about-version = Version { $version }
about-text = One room, one table, one lamp, one opponent. Everything random is seeded, everything hidden is really hidden, every number is explained.
about-licence = Free software: MIT or Apache 2.0, as you like.
about-fonts = Set in Noto Sans and Libertinus Serif, under the Open Font License.
about-network = The game never uses the network unless you open the Arena to bots.
report-title = Bug report
report-text = One folder with everything needed to look into it. Nothing is sent anywhere.
report-contents = It will contain:
report-item-version = version and system
report-item-settings = your settings
report-item-log = the program’s log
report-item-match = the match up to now
report-item-picture = a picture of the screen
report-item-note = your note
report-private = A match among several people is running: it is left out until it is over.
report-note = What happened? (optional)
report-save = Save the report
report-done = Saved to { $folder }
