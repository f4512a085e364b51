# Wat nu gewaardeerd wordt.

stage-column = Kolom { NUMBER($column) } wordt gewaardeerd
stage-row = { $who ->
    [you] Rij { NUMBER($row) }: de tegel is voor jou
   *[they] Rij { NUMBER($row) }: de tegel is voor { $name }
}
stage-row-nobody = Rij { NUMBER($row) }: niemand wint de tegel
stage-frame = Het water schuift op
