# Was gerade gewertet wird, über der Felswand.

stage-column = Spalte { NUMBER($column) } wird gewertet
stage-row = { $who ->
    [you] Reihe { NUMBER($row) }: Das Plättchen geht an dich
   *[they] Reihe { NUMBER($row) }: Das Plättchen geht an { $name }
}
stage-row-nobody = Reihe { NUMBER($row) }: Niemand bekommt das Plättchen
stage-frame = Das Wasser zieht weiter
