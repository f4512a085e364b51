# Wer liegt vorn? Was eine Spalte oder Reihe brächte, würde sie jetzt gewertet.

lead-title = Wer liegt vorn?
lead-point = Zeig auf eine Felsritze, einen Felsen oder ein Plättchen, dann steht es hier.
lead-column = Spalte { NUMBER($column) }, jetzt gewertet
lead-row = Reihe { NUMBER($row) }, jetzt gewertet
lead-rank = { $name }: { points } ({ gems })
lead-rank-nothing = { $name }: nichts ({ gems })
lead-column-nobody = Hier liegt noch kein Edelstein.
lead-tie-lower = Gleichstand, der tiefere Edelstein entscheidet: erst { $ahead }, dann { $behind }.
lead-tile = Plättchen „{ $tile }“: { $name } ({ gems })
lead-tile-tie-right = Gleichstand, weiter rechts entscheidet: erst { $name }, dann { $others }.
lead-tile-tie-lower = Gleichstand, tiefer in derselben Spalte entscheidet: erst { $name }, dann { $others }.
lead-tile-nobody = Kein Edelstein in dieser Reihe: Das Plättchen „{ $tile }“ würde ausscheiden.

## Was ein Edelstein in der gewählten Felsritze ändern würde

lead-change = Mit einem Edelstein hier
lead-change-points = { $name }: { $before } → { $after } Punkte
lead-change-tile = Plättchen „{ $tile }“: { $before } → { $after }
lead-nobody = niemand
lead-change-nothing = Keine Führung ändert sich.
lead-completes = Damit ist Spalte { NUMBER($column) } voll: Sie wird sofort gewertet.
lead-next-drop = Hier würde der nächste Wassertropfen fallen.
