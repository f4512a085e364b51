# Instellingen.

settings-language = Taal
settings-language-auto = Zoals de browser
settings-speed = Snelheid van animaties
settings-speed-slow = Langzaam
settings-speed-normal = Normaal
settings-speed-fast = Snel
settings-speed-off = Uit
settings-speed-reduced = Je systeem vraagt om minder beweging, dus staan animaties uit.
settings-theme = Uiterlijk
settings-theme-auto = Zoals het systeem
settings-theme-light = Licht
settings-theme-dark = Donker
settings-leads = Toon wie voorstaat
settings-leads-help = Kleine tekens bij elke kolom en rij tonen wie nu punten zou krijgen.
settings-confirm = Einde van de beurt altijd bevestigen
settings-confirm-help = Anders eindigt je beurt vanzelf als er niets meer te kiezen valt.
settings-hide-tiles = Bonustegels gedekt houden
settings-hide-tiles-help = Dan moet je onthouden wat de anderen hebben gewonnen.
settings-sound-help = Zachte geluiden, pas nadat je de pagina hebt aangeraakt.
settings-vibration = Trillen
settings-vibration-help = Je telefoon trilt even als je aan de beurt bent.
settings-name = Jouw naam
settings-opponent = Tegenstander { NUMBER($n) }
settings-nobody = Niemand
settings-reset = Standaardwaarden herstellen
