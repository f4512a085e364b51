# Qui est en tête ? Ce que rapporterait une colonne ou une ligne décomptée maintenant.

lead-title = Qui est en tête ?
lead-point = Montre une fissure, un rocher ou une tuile pour le voir ici.
lead-column = Colonne { NUMBER($column) }, décomptée maintenant
lead-row = Ligne { NUMBER($row) }, décomptée maintenant
lead-rank = { $name } : { points } ({ gems })
lead-rank-nothing = { $name } : rien ({ gems })
lead-column-nobody = Pas encore de pierre ici.
lead-tie-lower = Égalité, la pierre la plus basse décide : d'abord { $ahead }, puis { $behind }.
lead-tile = Tuile « { $tile } » : { $name } ({ gems })
lead-tile-tie-right = Égalité, le plus à droite décide : d'abord { $name }, puis { $others }.
lead-tile-tie-lower = Égalité, le plus bas dans la même colonne décide : d'abord { $name }, puis { $others }.
lead-tile-nobody = Aucune pierre dans cette ligne : la tuile « { $tile } » quitterait la partie.

## Ce que changerait une pierre dans la fissure choisie

lead-change = Avec une pierre ici
lead-change-points = { $name } : { $before } → { $after } points
lead-change-tile = Tuile « { $tile } » : { $before } → { $after }
lead-nobody = personne
lead-change-nothing = Personne ne gagne ni ne perd la tête.
lead-completes = La colonne { NUMBER($column) } serait pleine et décomptée aussitôt.
lead-next-drop = La prochaine goutte tomberait ici.
