# Retour sur une partie : chances, coups, hasard.

review-title = Analyse
review-seat = Analyse pour
review-curve = Chances de gagner au fil de la partie
review-progress = Analyse de la partie en cours
review-stop = Arrêter
review-best = Meilleur coup
review-good = Bien
review-inaccuracy = Imprécis
review-mistake = Erreur
review-played = Après ce coup, { $name } gagne environ { $percent } des parties.
review-better = Mieux : { $deed } ({ $percent }).
review-luck = Chance à la pioche : { $percent }.
review-luck-help = Ce que les cartes piochées et les nouvelles tuiles ont apporté, par rapport à ce que l'on pouvait attendre.
review-turning = Tournants
review-turning-point = Tour { NUMBER($turn) }, { $name } : { $percent }
review-try = Essayer un meilleur coup

## Précision et sortes d'erreurs

review-accuracy = Précision
review-accuracy-of = { $name } : { $percent }
review-accuracy-help = À quel point les coups ont approché les meilleurs coups trouvés, de 0 à 100 %. Comparable d'une partie et d'un joueur à l'autre.
review-worst = Les leçons de cette partie
review-worst-move = Tour { NUMBER($turn) } : { $kind } ({ $percent })
mistake-unnamed = Un autre coup était meilleur.
mistake-overpaid = { $count ->
    [one] Trop payé : { $count } carte de trop.
   *[other] Trop payé : { $count } cartes de trop.
}
mistake-gave-row = Ligne offerte : la ligne { NUMBER($row) } et la tuile « { $tile } » reviennent à { $name }.
mistake-missed-majority = Avantage bon marché manqué : colonne { NUMBER($column) } ({ points }), prix { NUMBER($price) }.
mistake-wasted-tile = Tuile gaspillée : « { $tile } » n'était pas nécessaire.
mistake-forgot-water = Eau oubliée : elle prend la fissure de la colonne { NUMBER($column) }.
mistake-left-column = Colonne { NUMBER($column) } laissée à { $name } juste avant son décompte.
mistake-over-limit = { $count ->
    [one] Pioché au-delà de la limite : { $count } carte est défaussée.
   *[other] Pioché au-delà de la limite : { $count } cartes sont défaussées.
}
mistake-spent-early = Posé trop tôt : les cartes comptaient plus que cette pierre.
mistake-drew-late = Pioché alors qu'il était plus urgent de poser une pierre.
