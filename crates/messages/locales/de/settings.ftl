# Einstellungen.

settings-language = Sprache
settings-language-auto = Wie im Browser
settings-speed = Geschwindigkeit der Animationen
settings-speed-slow = Langsam
settings-speed-normal = Normal
settings-speed-fast = Schnell
settings-speed-off = Aus
settings-speed-reduced = Dein System wünscht weniger Bewegung, deshalb sind die Animationen aus.
settings-theme = Darstellung
settings-theme-auto = Wie im System
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-leads = Zeigen, wer vorn liegt
settings-leads-help = Kleine Zeichen an jeder Spalte und Reihe zeigen, wer jetzt etwas bekäme.
settings-confirm = Ende des Zuges immer bestätigen
settings-confirm-help = Sonst endet dein Zug von selbst, wenn es nichts mehr zu wählen gibt.
settings-hide-tiles = Bonus-Plättchen verdeckt halten
settings-hide-tiles-help = Dann musst du dir merken, was andere gewonnen haben.
settings-sound-help = Leise Klänge, erst nachdem du die Seite berührt hast.
settings-vibration = Vibrieren
settings-vibration-help = Dein Handy vibriert kurz, wenn du dran bist.
settings-name = Dein Name
settings-opponent = Gegner { NUMBER($n) }
settings-nobody = Niemand
settings-reset = Auf Standard zurücksetzen
