# Un conseil : de bons coups, ce qu'ils valent, ce qui plaide pour eux.

hint-title = Conseil
hint-thinking = Je cherche de bons coups…
hint-none = Aucun conseil pour l'instant.
hint-nets-damaged = Les données des bots sont endommagées : les bots forts jouent plus simplement et les chances de gain manquent. Recharge la page pour les récupérer.
hint-memory-dropped = Les cartes vues ne correspondent pas à cette position. Les bots et les conseils ne tiennent compte que de la position.
hint-unanswered = Les bots n'ont pas répondu : une partie de l'évaluation manque. Recharge la page pour réessayer.
hint-not-here = À cette table, on joue sans conseils
hint-worth = tu gagnes ainsi environ { $percent } des parties
hint-place = Pierre en colonne { NUMBER($column) }, ligne { NUMBER($row) }, pour { $payment }
hint-place-any = Pierre en colonne { NUMBER($column) }, ligne { NUMBER($row) }, avec la tuile « couleur au choix », pour { $payment }
hint-discard = Défausser { $payment }

hint-or = { $deed } ou { $alternative }

## Ce qui plaide pour un coup

hint-takes-column = Prend l'avantage dans la colonne { NUMBER($column) } ({ points }).
hint-keeps-column = Garde l'avantage dans la colonne { NUMBER($column) }.
hint-more-points = La colonne { NUMBER($column) } rapporterait { points }.
hint-takes-row = Prend l'avantage dans la ligne { NUMBER($row) } : tuile « { $tile } ».
hint-keeps-row = Garde l'avantage dans la ligne { NUMBER($row) }.
hint-cards = { $count ->
    [one] Ensuite, tu as { $count } carte en main.
   *[other] Ensuite, tu as { $count } cartes en main.
}
hint-saves-for = Économise pour la colonne { NUMBER($column) }, prix { NUMBER($price) } ({ points }).
hint-prevents = Pare la menace : { $name } n'en profitera pas.
hint-leaves-column = Laisse la colonne { NUMBER($column) } à { $name }.

## Ce que les autres menacent de faire

threat-scores-column = Attention : { $name } peut compléter la colonne { NUMBER($column) } avec une pierre et marquer { points }.
threat-takes-column = Attention : { $name } peut prendre l'avantage dans la colonne { NUMBER($column) } avec une pierre ; tu perdrais { points }.
threat-takes-row = Attention : { $name } peut te prendre la ligne { NUMBER($row) } avec une pierre : tuile « { $tile } ».
threat-water = Attention : la prochaine goutte complète la colonne { NUMBER($column) } ; { $name } marque { points }.
