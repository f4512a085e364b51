# Wer liegt vorn? Was eine Spalte oder Reihe brächte, würde sie jetzt gewertet.

lead-title = Wer liegt vorn?
lead-point = Zeig auf eine Felsritze, einen Felsen oder ein Plättchen, um zu sehen, wer vorn liegt.
lead-column = Wenn Spalte { NUMBER($column) } jetzt gewertet würde
lead-row = Wenn Reihe { NUMBER($row) } jetzt gewertet würde
lead-rank = { $name }: { points } ({ gems })
lead-rank-nothing = { $name }: nichts ({ gems })
lead-column-nobody = Hier liegt noch kein Edelstein.
lead-tie-lower = Gleichstand, der tiefere Edelstein entscheidet: { $ahead } vor { $behind }.
lead-tile = Plättchen „{ $tile }“: { $name } ({ gems })
lead-tile-tie-right = Gleichstand, weiter rechts entscheidet: { $name } vor { $others }.
lead-tile-tie-lower = Gleichstand, tiefer in derselben Spalte entscheidet: { $name } vor { $others }.
lead-tile-nobody = Kein Edelstein in dieser Reihe: Das Plättchen „{ $tile }“ käme aus dem Spiel.

## Was ein Edelstein in der gewählten Felsritze ändern würde

lead-change = Mit einem Edelstein hier
lead-change-points = { $name }: { $before } → { $after } Punkte
lead-change-tile = Plättchen „{ $tile }“: { $before } → { $after }
lead-scorings = { $count ->
    [one] Der Edelstein zählt bei 1 Wertung für Reihe { NUMBER($row) }.
   *[other] Der Edelstein zählt bei { $count } Wertungen für Reihe { NUMBER($row) }.
}
lead-nobody = niemand
lead-completes = Damit ist Spalte { NUMBER($column) } voll: Sie wird sofort gewertet.
lead-next-drop = Hier würde der nächste Wassertropfen fallen.
