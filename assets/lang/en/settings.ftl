### The settings: every row, its explanation, every choice.

settings-title = Settings
settings-page-game = Game
settings-page-display = Display
settings-page-motion = Motion & comfort
settings-page-reading = Colour & reading
settings-page-sound = Sound
settings-page-controls = Controls
settings-page-data = Data
settings-saved = Everything is saved at once.
settings-on = on
settings-off = off
settings-default = Default: { $value }
settings-percent = { $percent } %

## Game
settings-language = Language
settings-language-help = Switches at once, a running match included.
settings-language-chinese = Chinese (Simplified)
settings-language-no-font = Chinese needs a Chinese font, and this system has none. Install the package fonts-noto-cjk (Debian, Ubuntu), google-noto-sans-cjk-fonts (Fedora) or noto-fonts-cjk (Arch) and start again.
settings-inspect = Inspector
settings-inspect-help = How much you are told about the odds. Always from your own knowledge.
settings-inspect-off = Off
settings-inspect-odds = Odds
settings-inspect-why = Odds and why
settings-confirm = Confirm shots
settings-confirm-help = Aim with the first press, fire with the second.
settings-confirm-every-shot = Every shot
settings-confirm-risky = Risky ones only
settings-confirm-never = Never
settings-hints = First-time hints
settings-hints-help = One margin note for everything you meet for the first time.
settings-auto-pay = At the Cards, pay at once
settings-auto-pay-help = Where only one way to pay makes sense, nobody is asked twice.
settings-curtain = Curtain
settings-curtain-help = What the next player at this screen may not see.
settings-curtain-full = Full
settings-curtain-full-help = Hides the whole table, the panels and all sound until the next player is ready.
settings-curtain-light = Light
settings-curtain-light-help = Shows a name card. Hides nothing; for games with open information.
settings-curtain-off = Off
settings-curtain-off-help = No curtain at all; for players who share what they know.
settings-ready = Hold when ready
settings-ready-help = Behind the curtain, Ready must be held for a moment. Off: one press.
settings-think = Evil thinks at most
settings-think-help = A longer limit makes the searching strengths a little better, never wiser than the rules allow.
settings-think-half = half a second
settings-think-two = 2 seconds
settings-think-five = 5 seconds
settings-think-ten = 10 seconds
settings-talk = Evil talks
settings-talk-help = How often Evil comments. It never gives advice and never gives anything away.
settings-talk-silent = never
settings-talk-sparse = now and then
settings-talk-chatty = often
settings-autosave = Autosave
settings-autosave-help = The match is saved after every decision, twice over. Saves are plain text: whoever opens the file can read what is hidden in the match.

## Display
settings-window = Window
settings-window-help = How the game sits on your screen.
settings-window-windowed = Window
settings-window-borderless = Borderless
settings-window-full-screen = Full screen
settings-monitor = Monitor
settings-monitor-help = Which screen to fill.
settings-monitor-number = Monitor { $number }
settings-ui-scale = Interface size
settings-ui-scale-help = Everything: panels, buttons, text.
settings-text-scale = Text size
settings-text-scale-help = Text alone. Panels make room for it.
settings-frames = Frame limit
settings-frames-help = Fewer frames, less heat. When nothing moves, nothing is drawn.
settings-frames-thirty = 30
settings-frames-sixty = 60
settings-frames-one-twenty = 120
settings-frames-unlimited = none
settings-vsync = Vertical sync
settings-vsync-help = Prevents screen tearing.
settings-effects = Effects
settings-effects-help = Light, smoke, dust and shading.
settings-effects-low = low
settings-effects-medium = medium
settings-effects-high = high
settings-grain = Film grain
settings-grain-help = The faint texture over the whole picture.
settings-background = Background motion
settings-background-help = Dust in the lamplight, flickering flames, Evil’s small movements. They never mean anything.
settings-trial-title = Keep these display settings?
settings-trial-text = { $count ->
    [one] Reverting in { $count } second.
   *[other] Reverting in { $count } seconds.
}

## Motion & comfort
settings-speed = Animation speed
settings-speed-help = Your decisions never wait for an animation, at any speed.
settings-speed-half = × 0.5
settings-speed-one = × 1
settings-speed-two = × 2
settings-speed-four = × 4
settings-speed-instant = instant
settings-reduced-motion = Reduced motion
settings-reduced-motion-help = Fades instead of movement; no shake, zoom or flicker.
settings-shake = Screen shake
settings-shake-help = The table only, never text. 0 is off.
settings-flashes = Flashes
settings-flashes-help = Off: muzzle light becomes a slow fade. Never more than three a second either way.
settings-slow-motion = Slow-motion moments
settings-slow-motion-help = Time may stretch around a great shot.

## Colour & reading
settings-palette = Palette
settings-palette-help = Every game can be played in each of them.
settings-palette-standard = Standard
settings-palette-high-contrast = High contrast
settings-palette-mono = Mono and shapes
settings-letters = Letters on shells and elements
settings-letters-help = L for live, B for blank, always.
settings-legible = Legible font
settings-legible-help = The wide plain face everywhere, titles included.
settings-underline = Underline
settings-underline-help = Words that open something are underlined.
settings-outline = Outlines
settings-outline-help = Thickness of edges in pixels.
settings-pixels = { $count } px

## Sound
settings-mute = Mute
settings-mute-help = Silence everything.
settings-master = Everything
settings-master-help = The volume over all others.
settings-effects-volume = Effects
settings-effects-volume-help = Shots, clicks, cards, dice.
settings-ambience = Ambience
settings-ambience-help = The room, the rain, the clock.
settings-voice = Evil’s voice
settings-voice-help = The murmur. The words are always written.
settings-interface = Interface
settings-interface-help = Buttons, tabs, bells.
settings-mute-background = Mute in the background
settings-mute-background-help = Silent while another window is in front.
settings-mono = Mono
settings-mono-help = The same in both ears.
settings-music = Music
settings-music-help = A few notes under each table; the longer a match, the more.
settings-soft-bangs = Soft bangs
settings-soft-bangs-help = Limits loud peaks and removes the deep boom.
settings-captions = Captions
settings-captions-help = Every sound that means something is written at the edge of the table.

## Controls
settings-keyboard = Keyboard
settings-gamepad = Gamepad
settings-bind = Press the new key for: { $action }
settings-bind-pad = Press the new button for: { $action }
settings-bind-cancel = Esc keeps the old one.
settings-bind-conflict = { $input } already means: { $action }. Take it away from there?
settings-bind-take = Take it
settings-bind-none = not bound
settings-bind-changed = changed
settings-bind-reset = Reset this binding
settings-bind-reset-all = Reset all bindings
settings-fast-forward = Fast-forward
settings-fast-forward-help = Held down, or switched on and off.
settings-fast-forward-hold = hold
settings-fast-forward-toggle = switch
settings-repeat = Repeat delay
settings-repeat-help = How long a direction is held before it repeats.
settings-milliseconds = { $count } ms
settings-dead-zone = Stick dead zone
settings-dead-zone-help = How far a stick must move to count.
settings-pointer = Pointer speed
settings-pointer-help = The right stick moves the pointer wherever it means nothing else; Confirm clicks.

## Data
settings-player = Your name
settings-player-help = Shown at the table and in your replays. It stays on this computer.
settings-player-empty = You
settings-retention = Replays to keep
settings-retention-help = The oldest go first. Starred ones always stay.
settings-retention-fifty = the last 50
settings-retention-five-hundred = the last 500
settings-retention-all = all
settings-export = Export all data
settings-export-help = Settings, profile, replays and codes in one folder.
settings-export-done = Exported to { $folder }
settings-import = Import data
settings-import-help = Drop an exported folder here. Nothing of yours is overwritten without asking.
settings-folders = Open folders
settings-folder-config = Settings
settings-folder-data = Saves and replays
settings-folder-pictures = Pictures
settings-reset-hints = Show first-time hints again
settings-reset-hints-done = First-time hints will be shown again.
settings-reset-statistics = Reset statistics
settings-reset-statistics-text = Statistics, achievements and tokens are emptied. Replays stay. This cannot be undone.
settings-reset-all = All settings as shipped
settings-size-less = { $what }: smaller
settings-size-more = { $what }: larger
settings-size-end = no further
settings-sample-turn = Your turn
settings-import-folder = Folder to import
settings-import-text = The settings and the profile in { $folder } replace yours, its replays are added. Yours are exported first, so nothing is lost.
settings-import-done = { $count ->
    [one] { $count } file was added.
   *[other] { $count } files were added.
} What was here before lies in { $folder }
settings-import-refused = { $folder } was not exported from the parlor: it has no settings.ron. Nothing was changed.
settings-reset-all-text = Every setting but your language and your name goes back. Bindings, too.
