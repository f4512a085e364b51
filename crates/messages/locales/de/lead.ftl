# Wer liegt vorn? Was eine Spalte oder Reihe brächte, würde sie jetzt gewertet.

lead-title = Wer liegt vorn?
lead-column = Spalte { NUMBER($column) }, jetzt gewertet
lead-row = Reihe { NUMBER($row) }, jetzt gewertet
lead-rank = { $name }: { points } ({ gems })
lead-rank-nothing = { $name }: nichts ({ gems })
lead-column-nobody = Hier liegt noch kein Edelstein.
lead-tie-lower = { $ahead } vor { $behind }: gleich viele Edelsteine, aber ein tieferer.
lead-tile = { $name } bekäme das Plättchen „{ $tile }“ ({ gems }).
lead-tile-tie-right = { $name } vor { $others }: gleich viele Edelsteine, aber weiter rechts.
lead-tile-tie-lower = { $name } vor { $others }: gleich viele Edelsteine, aber tiefer in derselben Spalte.
lead-tile-nobody = Kein Edelstein in dieser Reihe: Das Plättchen „{ $tile }“ schiede aus.
lead-no-tiles = Die Spalten 10 und 11 bringen keine Plättchen.

## Was ein Edelstein in der gewählten Felsritze ändern würde

lead-change = Mit einem Edelstein hier
lead-change-points = { $name }: { $before } → { $after } Punkte
lead-change-tile = Das Plättchen „{ $tile }“ ginge an { $name }.
lead-change-nothing = Keine Führung ändert sich.
lead-completes = Damit ist Spalte { NUMBER($column) } voll: Sie wird sofort gewertet.
lead-next-drop = Hier würde der nächste Wassertropfen fallen.
