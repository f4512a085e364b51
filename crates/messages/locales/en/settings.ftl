# Settings.

settings-title = Settings
settings-language = Language
settings-language-auto = As in the browser
settings-speed = Speed of animations
settings-speed-slow = Slow
settings-speed-normal = Normal
settings-speed-fast = Fast
settings-speed-off = Off
settings-speed-reduced = Your system asks for less motion, so animations are off.
settings-theme = Appearance
settings-theme-auto = As in the system
settings-theme-light = Light
settings-theme-dark = Dark
settings-leads = Show whose lead it is
settings-leads-help = Small marks at each column and row say who would score now.
settings-confirm = Always confirm the end of a turn
settings-confirm-help = Otherwise a turn ends by itself when nothing is left to choose.
settings-hide-tiles = Keep bonus tiles face down
settings-hide-tiles-help = Then you have to remember what others have won.
settings-name = Your name
settings-opponent = Opponent { NUMBER($n) }
settings-nobody = Nobody
settings-reset = Restore the defaults
