# Settings.

settings-language = Language
settings-language-auto = Same as the browser
settings-speed = Animation speed
settings-speed-slow = Slow
settings-speed-normal = Normal
settings-speed-fast = Fast
settings-speed-off = Off
settings-speed-reduced = Your system asks for less motion, so animations are off.
settings-theme = Appearance
settings-theme-auto = Same as the system
settings-theme-light = Light
settings-theme-dark = Dark
settings-leads = Show who is ahead
settings-leads-help = Small marks on each column and row show who would score now.
settings-confirm = Always confirm the end of a turn
settings-confirm-help = Otherwise your turn ends by itself when nothing is left to choose.
settings-hide-tiles = Keep bonus tiles face down
settings-hide-tiles-help = Then you have to remember what the others have won.
settings-sound-help = Quiet sounds, only after you have touched the page.
settings-vibration = Vibrate
settings-vibration-help = Your phone vibrates briefly when it is your turn.
settings-name = Your name
settings-opponent = Opponent { NUMBER($n) }
settings-nobody = Nobody
settings-reset = Restore defaults
