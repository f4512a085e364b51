# Qui est en tête ? Ce que rapporterait une colonne ou une ligne décomptée maintenant.

lead-title = Qui est en tête ?
lead-column = Colonne { NUMBER($column) }, décomptée maintenant
lead-row = Ligne { NUMBER($row) }, décomptée maintenant
lead-rank = { $name } : { points } ({ gems })
lead-rank-nothing = { $name } : rien ({ gems })
lead-column-nobody = Pas encore de pierre ici.
lead-tie-lower = { $ahead } devant { $behind } : autant de pierres, mais une plus basse.
lead-tile = { $name } aurait la tuile « { $tile } » ({ gems }).
lead-tile-tie-right = { $name } devant { $others } : autant de pierres, mais plus à droite.
lead-tile-tie-lower = { $name } devant { $others } : autant de pierres, mais plus bas dans la même colonne.
lead-tile-nobody = Aucune pierre dans cette ligne : la tuile « { $tile } » quitterait la partie.
lead-no-tiles = Les colonnes 10 et 11 ne rapportent pas de tuiles.

## Ce que changerait une pierre dans la fissure choisie

lead-change = Avec une pierre ici
lead-change-points = { $name } : { $before } → { $after } points
lead-change-tile = La tuile « { $tile } » irait à { $name }.
lead-change-nothing = Personne ne gagne ni ne perd la tête.
lead-completes = La colonne { NUMBER($column) } serait pleine et décomptée aussitôt.
lead-next-drop = La prochaine goutte tomberait ici.
