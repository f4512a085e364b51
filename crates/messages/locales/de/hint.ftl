# Ein Tipp: gute Züge, was sie wert sind, was für sie spricht.

hint-title = Tipp
hint-thinking = Ich suche gute Züge …
hint-none = Gerade gibt es keinen Tipp.
hint-nets-damaged = Die Daten der Bots sind beschädigt: Starke Bots spielen einfacher, und Gewinnchancen fehlen. Lade die Seite neu, um sie noch einmal zu holen.
hint-memory-dropped = Was von den Karten zu sehen war, passt nicht zu dieser Stellung. Bots und Tipps richten sich nur nach der Stellung.
hint-unanswered = Die Bots haben nicht geantwortet, deshalb fehlt ein Teil der Auswertung. Lade die Seite neu, um es noch einmal zu versuchen.
hint-not-here = An diesem Tisch wird ohne Tipps gespielt
hint-worth = so gewinnst du etwa { $percent } der Partien
hint-place = Edelstein in Spalte { NUMBER($column) }, Reihe { NUMBER($row) }, für { $payment }
hint-place-any = Edelstein in Spalte { NUMBER($column) }, Reihe { NUMBER($row) }, mit dem Plättchen „beliebige Farbe“, für { $payment }
hint-discard = { $payment } ablegen

hint-or = { $deed } oder { $alternative }

## Was für einen Zug spricht

hint-takes-column = Übernimmt die Führung in Spalte { NUMBER($column) } ({ points }).
hint-keeps-column = Hält die Führung in Spalte { NUMBER($column) }.
hint-more-points = Spalte { NUMBER($column) } brächte { points }.
hint-takes-row = Übernimmt die Führung in Reihe { NUMBER($row) }: Plättchen „{ $tile }“.
hint-keeps-row = Hält die Führung in Reihe { NUMBER($row) }.
hint-cards = { $count ->
    [one] Danach hast du 1 Karte.
   *[other] Danach hast du { $count } Karten.
}
hint-saves-for = Spart auf Spalte { NUMBER($column) }, Preis { NUMBER($price) } ({ points }).
hint-prevents = Wehrt die Drohung von { $name } ab.
hint-leaves-column = Überlässt { $name } Spalte { NUMBER($column) }.

## Was die anderen drohen

threat-scores-column = Achtung: { $name } kann Spalte { NUMBER($column) } mit einem Edelstein füllen und bekommt { points }.
threat-takes-column = Achtung: { $name } kann mit einem Edelstein die Führung in Spalte { NUMBER($column) } übernehmen; du würdest { points } verlieren.
threat-takes-row = Achtung: { $name } kann dir mit einem Edelstein Reihe { NUMBER($row) } abnehmen: Plättchen „{ $tile }“.
threat-water = Achtung: Der nächste Tropfen füllt Spalte { NUMBER($column) }; { $name } bekommt { points }.
