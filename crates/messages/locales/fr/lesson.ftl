# Les leçons : une première partie, pas à pas.

lesson-step = Étape { NUMBER($n) } sur { NUMBER($total) }
lesson-watch = Regarde la falaise…
lesson-other = C'est permis aussi. Mais essaie d'abord ceci :
lesson-leave = Quitter
lesson-menu = Leçons
lesson-read-on = Suite
lesson-next = Leçon suivante
lesson-play = Jouer contre un débutant

## Les titres des leçons

lesson-gems-title = Cartes et pierres
lesson-tiles-title = Décomptes et tuiles
lesson-limit-title = Main pleine et libre choix
lesson-end-title = La fin d'une partie

## Entre les exercices

lesson-goal = Qui a le plus de points gagne. Tu en marques quand l'eau atteint une colonne où tu as beaucoup de pierres.
lesson-water = Ton adversaire a la boîte à gouttes d'eau, donc son tour a fini par une goutte. Elle tombe sur la plus haute fissure libre de la première colonne.
lesson-prices = Les nombres au-dessus des colonnes sont les prix. Chaque colonne vers la droite coûte une carte de plus.
lesson-scored = La goutte a rempli la colonne 1, qui a été décomptée. Vous y aviez 2 pierres chacun : la plus basse décide, et tu gagnes 4 points.
lesson-rows = Puis chaque ligne a donné sa tuile à qui y avait le plus de pierres. Trois tuiles sont à toi.
lesson-moved = La colonne 1 est maintenant sous l'eau et ses pierres ne comptent plus. Le cadre a avancé, et tous les prix ont baissé d'une carte.
lesson-timing = La boîte à gouttes est à toi : chacun de tes tours finit par une goutte. Compte les fissures libres de la première colonne pour savoir quand elle sera décomptée.

## Exercices

lesson-draw = À ton tour, tu pioches 4 cartes ou tu poses une pierre. Tu as peu de cartes : pioches-en 4.
lesson-place = Pose une pierre sur la fissure indiquée. Dans la première colonne, elle coûte 1 carte de sa couleur.
lesson-price = La fissure indiquée coûte 5 cartes bleues. Elle les vaut : là-bas, ta pierre compte pour sa ligne à 5 décomptes.
lesson-pair = Pas de carte orange ? Deux cartes d'une même autre couleur en remplacent une : paie la fissure indiquée avec 2 blanches.
lesson-gems-done = Bravo ! Il reste une fissure libre dans la colonne 1 : regarde ce qui se passe quand elle se remplit.

lesson-cards = Utilise la tuile indiquée : elle te donne 3 cartes.
lesson-any = Avec la tuile « couleur au choix », seul le nombre de cartes compte. Paie la fissure indiquée avec 1 carte de chaque couleur.
lesson-double = Utilise la tuile double action : elle te donne une action de plus.
lesson-again = Encore une action, mais plus de cartes. Pioches-en 4.
lesson-tiles-done = Tu as utilisé toutes les sortes de tuiles. Les tuiles de points restent à toi : elles comptent à la fin.

lesson-limit = Tu as 12 cartes en main et tu peux encore piocher. Pioche 4 cartes.
lesson-discard = À la fin de ton tour, tu peux en garder 12. Touche celles que tu veux rendre, puis défausse ces 4 cartes.
lesson-limit-done = C'était ta propre décision. Voyons maintenant la fin de cette partie.

lesson-end = Dès que la colonne 9 est décomptée, la partie est finie. Remplis sa dernière fissure avec 1 carte blanche.
lesson-end-done = Les colonnes 10 et 11 ont été décomptées telles quelles, les points des tuiles ajoutés, et tu as gagné. À toi de jouer une vraie partie !

## Une décision à soi, et ce qu'en dit le guide

lesson-free = À toi, sans aide cette fois : fais ce qui te semble le mieux.
lesson-free-drew = Tu avais déjà 12 cartes, il faudra en défausser. Avec une main pleine, mieux vaut poser une pierre.
lesson-free-near = Bien pour des points rapides : cette colonne sera décomptée bientôt. La pierre coûte peu, mais compte peu de temps.
lesson-free-far = { $count ->
    [one] Tu investis : cette pierre compte pour sa ligne à { $count } décompte.
   *[other] Tu investis : cette pierre compte pour sa ligne à { $count } décomptes. Elle coûte plus cher, mais elle te sert longtemps.
}
lesson-free-tile = Les tuiles ne se perdent pas. Garde-les pour le moment où elles t'assurent une colonne ou une ligne.
