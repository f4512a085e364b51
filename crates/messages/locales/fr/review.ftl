# Retour sur une partie : chances, coups, hasard.

review-title = Analyse
review-seat = Analyse pour
review-curve = Chances de gagner au fil de la partie
review-progress = La partie est en cours d'analyse
review-stop = Arrêter
review-best = Meilleur coup
review-good = Bien
review-inaccuracy = Imprécis
review-mistake = Erreur
review-played = Ce coup gagne à environ { $percent }.
review-better = Mieux : { $deed } ({ $percent }).
review-luck = Chance à la pioche : { $percent }.
review-luck-help = Ce que les cartes piochées et les nouvelles tuiles ont apporté, par rapport à ce que l'on pouvait attendre.
review-turning = Tournants
review-turning-point = Tour { NUMBER($turn) }, { $name } : { $percent }
