# Ein Tipp: gute Züge, was sie wert sind, was für sie spricht.

hint-title = Tipp
hint-thinking = Gute Züge werden gesucht …
hint-none = Gerade ließ sich kein Tipp finden.
hint-worth = gewinnt zu etwa { $percent }
hint-place = Edelstein in Spalte { NUMBER($column) }, Reihe { NUMBER($row) }, für { $payment }
hint-place-any = Edelstein in Spalte { NUMBER($column) }, Reihe { NUMBER($row) }, mit dem Plättchen für beliebige Farbe, für { $payment }
hint-discard = { $payment } abwerfen

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
hint-leaves-column = Überlässt Spalte { NUMBER($column) } { $name }.
