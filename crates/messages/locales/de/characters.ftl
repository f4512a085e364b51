# Charaktere: Gegner mit eigenem Stil.

setup-character = Charakter
setup-character-none = Ohne Charakter
setup-character-help = Ein Charakter spielt in der gewählten Stärke, mit eigenem Stil.
bot-with-style = { $level }, { $style }

style-hoarder = Elster
style-hoarder-line = Hebt jedes Plättchen auf und mag eine volle Hand.
style-water = Otter
style-water-line = Liebt das Wasser: bleibt in der ersten Spalte und kämpft dort.
style-blocker = Kaiman
style-blocker-line = Nimmt anderen Spalten und Reihen ab.
style-rows = Anakonda
style-rows-line = Streckt sich die Reihen entlang und sammelt ihre Plättchen.
style-sprinter = Kolibri
style-sprinter-line = Legt lieber, als Karten zu ziehen, und treibt den Wasserrahmen voran.
style-spender = Ara
style-spender-line = Zahlt hohe Preise für Edelsteine weit rechts.
