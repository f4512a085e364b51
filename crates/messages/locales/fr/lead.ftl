# Qui est en tête ? Ce que rapporterait une colonne ou une ligne décomptée maintenant.

lead-title = Qui est en tête ?
lead-point = Pointe une fissure, un rocher ou une tuile pour voir qui est en tête.
lead-column = Colonne { NUMBER($column) }, si on la décomptait maintenant
lead-row = Ligne { NUMBER($row) }, si on la décomptait maintenant
lead-rank = { $name } : { points } ({ gems })
lead-rank-nothing = { $name } : rien ({ gems })
lead-column-nobody = Pas encore de pierre ici.
lead-tie-lower = Égalité, la pierre la plus basse l'emporte : { $ahead } devant { $behind }.
lead-tile = Tuile « { $tile } » : { $name } ({ gems })
lead-tile-tie-right = Égalité, la pierre la plus à droite l'emporte : { $name } devant { $others }.
lead-tile-tie-lower = Égalité, la plus basse dans la même colonne l'emporte : { $name } devant { $others }.
lead-tile-nobody = Aucune pierre dans cette ligne : la tuile « { $tile } » serait retirée du jeu.

## Ce que changerait une pierre dans la fissure choisie

lead-change = Avec une pierre ici
lead-change-points = { $name } : { $before } → { $after } points
lead-change-tile = Tuile « { $tile } » : { $before } → { $after }
lead-scorings = { $count ->
    [one] La pierre compte pour la ligne { NUMBER($row) } à { $count } décompte.
   *[other] La pierre compte pour la ligne { NUMBER($row) } à { $count } décomptes.
}
lead-nobody = personne
lead-completes = La colonne { NUMBER($column) } serait pleine et décomptée aussitôt.
lead-next-drop = La prochaine goutte tomberait ici.
