# Un conseil : de bons coups, ce qu'ils valent, ce qui parle pour eux.

hint-title = Conseil
hint-thinking = Je cherche de bons coups…
hint-none = Aucun conseil pour l'instant.
hint-not-here = Pas de conseils dans les parties à plusieurs
hint-worth = tes chances de gagner : environ { $percent }
hint-place = Pierre en colonne { NUMBER($column) }, ligne { NUMBER($row) }, pour { $payment }
hint-place-any = Pierre en colonne { NUMBER($column) }, ligne { NUMBER($row) }, avec la tuile « couleur au choix », pour { $payment }
hint-discard = Défausser { $payment }

## Ce qui parle pour un coup

hint-takes-column = Prend l'avantage dans la colonne { NUMBER($column) } ({ points }).
hint-keeps-column = Garde l'avantage dans la colonne { NUMBER($column) }.
hint-more-points = La colonne { NUMBER($column) } rapporterait { points }.
hint-takes-row = Prend l'avantage dans la ligne { NUMBER($row) } : tuile « { $tile } ».
hint-keeps-row = Garde l'avantage dans la ligne { NUMBER($row) }.
hint-cards = { $count ->
    [one] Ensuite, tu as { $count } carte en main.
   *[other] Ensuite, tu as { $count } cartes en main.
}
hint-leaves-column = Laisse la colonne { NUMBER($column) } à { $name }.
