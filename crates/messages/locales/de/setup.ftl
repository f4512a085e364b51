# Die Seite, auf der eine Partie vorbereitet wird.

setup-players = Spieler
setup-player-count = { $count ->
    [one] 1 Spieler
   *[other] { $count } Spieler
}
setup-seat = Platz { NUMBER($n) }
setup-who = Es spielt
setup-person = Jemand an diesem Bildschirm
setup-bot = Der Computer
setup-name = Name
setup-name-taken = Zwei Spieler können nicht gleich heißen.
setup-colour = Farbe
setup-colour-swap = Farbe mit { $name } tauschen
setup-start-player = Wer fängt an?
setup-start-random = Zufällig
setup-start-seat = { $name } fängt an
setup-edition = Ausgabe
setup-edition-reconstructed = Rekonstruiert
setup-edition-reconstructed-1 = Rekonstruiert, erste Version
setup-edition-help = Wo die Felsritzen liegen, was die Felsen wert sind und welche Plättchen es gibt.
setup-edition-add = Ausgabedatei hinzufügen …
setup-edition-bad = Diese Ausgabedatei lässt sich nicht verwenden: siehe Zeile { NUMBER($line) }.
setup-edition-id = Die Kennung { $id } gehört zu einer eingebauten Ausgabe. Gib deiner Datei eine andere.
setup-edition-draw = Eigene Schachtel zeichnen
setup-seed = Spielnummer
setup-seed-help = Lass das Feld leer, um neu zu mischen. Dieselbe Nummer ergibt dieselbe Partie.
setup-seed-bad = Bitte nur Ziffern.
setup-more = Weitere Optionen
setup-start = Partie beginnen
setup-hot-seat = Mehrere an einem Bildschirm: Zwischen den Zügen sind die Karten verdeckt, bis der Nächste bereit ist.
setup-bots-only = Der Computer spielt allein, und du schaust zu.
