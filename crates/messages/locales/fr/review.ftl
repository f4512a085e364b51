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
review-played = Chances de gagner après ce coup : environ { $percent }.
review-better = Mieux : { $deed } ({ $percent }).
review-luck = Chance au tirage : { $percent }.
review-luck-help = Ce que les cartes piochées et les nouvelles tuiles ont apporté, par rapport à ce que l'on pouvait attendre.
review-turning = Tournants
review-turning-point = Tour { NUMBER($turn) }, { $name } : { $percent }
review-try = Essayer un meilleur coup
