# Ce que l'on décompte, au-dessus de la falaise.

stage-column = On décompte la colonne { NUMBER($column) }
stage-row = { $who ->
    [you] Ligne { NUMBER($row) } : la tuile est à toi
   *[they] Ligne { NUMBER($row) } : la tuile est à { $name }
}
stage-row-nobody = Ligne { NUMBER($row) } : personne ne gagne la tuile
stage-frame = L'eau avance
