# Ein Tipp: gute Züge, was sie wert sind, was für sie spricht.

hint-title = Tipp
hint-thinking = Ich suche gute Züge …
hint-none = Gerade gibt es keinen Tipp.
hint-not-here = Keine Tipps in Partien mit anderen
hint-worth = deine Gewinnchance: etwa { $percent }
hint-place = Edelstein in Spalte { NUMBER($column) }, Reihe { NUMBER($row) }, für { $payment }
hint-place-any = Edelstein in Spalte { NUMBER($column) }, Reihe { NUMBER($row) }, mit dem Plättchen „beliebige Farbe“, für { $payment }
hint-discard = { $payment } ablegen

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
hint-leaves-column = Überlässt Spalte { NUMBER($column) } an { $name }.
