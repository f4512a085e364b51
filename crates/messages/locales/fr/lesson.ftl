# Les leçons : une première partie, pas à pas.

lesson-step = Étape { NUMBER($n) } sur { NUMBER($total) }
lesson-watch = Regarde la falaise…
lesson-other = C'est permis aussi. Mais essaie d'abord ceci :
lesson-leave = Quitter
lesson-menu = Leçons
lesson-read-on = Suivant
lesson-next = Leçon suivante
lesson-play = Jouer contre un débutant

## Les titres des leçons

lesson-gems-title = Cartes et pierres
lesson-tiles-title = Décomptes et tuiles
lesson-limit-title = Main pleine et libre choix
lesson-end-title = La fin d'une partie

## Entre les exercices

lesson-goal = Celui qui a le plus de points gagne. Tu en marques quand une colonne est pleine et que tu y as le plus de pierres.
lesson-water = Ton adversaire a la boîte à gouttes d'eau et finit chaque tour par une goutte. Elle ferme la plus haute fissure libre de la première colonne.
lesson-prices = Les nombres au-dessus des colonnes sont les prix. Chaque colonne vers la droite coûte une carte de plus.
lesson-scored = La goutte a rempli la colonne 1, qui a été décomptée. Vous y aviez 2 pierres chacun, mais la plus basse était à toi : tu marques 4 points.
lesson-rows = Puis la tuile à droite de chaque ligne est allée à celui qui y avait le plus de pierres. Trois tuiles sont à toi.
lesson-moved = La colonne 1 est maintenant sous l'eau : ses pierres ne comptent plus. Le cadre a avancé d'une colonne, et tous les prix ont baissé d'une carte.
lesson-timing = La boîte à gouttes d'eau est à toi : chacun de tes tours finit par une goutte. Compte les fissures libres de la première colonne pour savoir quand on la décomptera.

## Exercices

lesson-draw = À ton tour, tu pioches 4 cartes ou tu poses une pierre. Tu as peu de cartes : pioches-en 4.
lesson-place = Choisis la fissure bleue indiquée, ligne 3, et paie 1 carte bleue. Dans la première colonne, chaque fissure coûte 1 carte de sa couleur.
lesson-price = Paie 5 cartes bleues pour la fissure indiquée, colonne 5. Cela en vaut la peine : cette pierre compte pour 5 décomptes, pas pour un seul.
lesson-pair = Pas de carte orange ? Deux cartes d'une même autre couleur en remplacent une : paie la fissure orange indiquée, colonne 1, avec 2 blanches.
lesson-gems-done = Bravo ! Il reste une fissure libre dans la colonne 1 : regarde ce qui se passe quand elle se remplit.

lesson-cards = Utilise la tuile indiquée : elle te donne 3 cartes. Cela ne compte pas comme une action.
lesson-any = Avec la tuile « couleur au choix », seul le nombre de cartes compte. Paie la fissure indiquée, colonne 4, avec 1 carte de chaque couleur.
lesson-double = Utilise la tuile double action : elle te donne une action de plus.
lesson-again = Tu as encore une action, mais plus de cartes : pioches-en 4.
lesson-tiles-done = Voilà trois sortes de tuiles. La quatrième donne des points : tu gardes ces tuiles, et elles comptent à la fin.

lesson-limit = Tu as 12 cartes en main et tu peux encore piocher. Pioche 4 cartes.
lesson-discard = À la fin de ton tour, tu gardes au plus 12 cartes de ton choix. Ici, 4 sont déjà choisies : défausse-les ou choisis-en d'autres.

lesson-end = Sautons à la fin de cette partie. Quand la colonne 9 est décomptée, c'est fini : remplis sa dernière fissure pour 1 carte blanche.
lesson-end-done = Les colonnes 10 et 11 ont aussi été décomptées, pleines ou non, et les points des tuiles ajoutés. Tu as gagné : à toi de jouer une vraie partie !

## Une décision à soi, et ce qu'en dit le guide

lesson-free = À toi, sans aide cette fois : fais ce qui te semble le mieux.
lesson-free-drew = Tu avais déjà 12 cartes : il faut maintenant en défausser. Avec une main pleine, mieux vaut poser une pierre.
lesson-free-near = Bien pour des points rapides : cette colonne sera la prochaine décomptée, ou la suivante. La pierre coûte peu, mais compte peu de temps.
lesson-free-far = { $count ->
    [one] Tu investis : cette pierre compte pour sa ligne à { $count } décompte.
   *[other] Tu investis : cette pierre compte pour sa ligne à { $count } décomptes. Elle coûte plus cher, mais elle te sert longtemps.
}
lesson-free-tile = Les tuiles ne se perdent pas. Garde-les pour le moment où elles t'assurent une colonne ou une ligne.
