# Rückblick auf eine Partie: Aussichten, Züge, Glück.

review-title = Rückblick
review-seat = Rückblick für
review-curve = Gewinnchancen im Verlauf der Partie
review-progress = Die Partie wird ausgewertet
review-stop = Abbrechen
review-best = Bester Zug
review-good = Gut
review-inaccuracy = Ungenau
review-mistake = Fehler
review-played = Nach diesem Zug gewinnt { $name } etwa { $percent } der Partien.
review-better = Besser: { $deed } ({ $percent }).
review-luck = Glück beim Ziehen: { $percent }.
review-luck-help = Was gezogene Karten und neue Plättchen brachten, verglichen mit dem, was zu erwarten war.
review-turning = Wendepunkte
review-turning-point = Zug { NUMBER($turn) }, { $name }: { $percent }
review-try = Besseren Zug probieren

## Genauigkeit und Arten von Fehlern

review-accuracy = Genauigkeit
review-accuracy-of = { $name }: { $percent }
review-accuracy-help = Wie nah die Züge an den besten lagen, die gefunden wurden, von 0 bis 100 %. Vergleichbar zwischen Partien und zwischen Spielern.
review-worst = Was sich aus dieser Partie lernen lässt
review-worst-move = Zug { NUMBER($turn) }: { $kind } ({ $percent })
mistake-unnamed = Ein anderer Zug war besser.
mistake-overpaid = { $count ->
    [one] Zu viel bezahlt: 1 Karte mehr als nötig.
   *[other] Zu viel bezahlt: { $count } Karten mehr als nötig.
}
mistake-gave-row = Eine Reihe verschenkt: Reihe { NUMBER($row) } mit dem Plättchen „{ $tile }“ geht an { $name }.
mistake-missed-majority = Günstige Führung verpasst: Spalte { NUMBER($column) } ({ points }), Preis { NUMBER($price) }.
mistake-wasted-tile = Ein Plättchen verschwendet: „{ $tile }“ war nicht nötig.
mistake-forgot-water = Das Wasser vergessen: Es nimmt die Felsritze in Spalte { NUMBER($column) }.
mistake-left-column = Spalte { NUMBER($column) } kurz vor der Wertung { $name } überlassen.
mistake-over-limit = { $count ->
    [one] Über das Handlimit gezogen: 1 Karte wird abgelegt.
   *[other] Über das Handlimit gezogen: { $count } Karten werden abgelegt.
}
mistake-spent-early = Zu früh gelegt: Karten waren wichtiger als dieser Edelstein.
mistake-drew-late = Gezogen, obwohl ein Edelstein dringender war.
