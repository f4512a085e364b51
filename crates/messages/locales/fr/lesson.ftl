# Les leçons : une première partie, pas à pas.

lesson-step = Étape { NUMBER($n) } sur { NUMBER($total) }
lesson-watch = Regarde ce qui se passe…
lesson-other = C'est permis aussi. Mais essayons d'abord ceci.
lesson-leave = Quitter
lesson-again-all = Recommencer
lesson-next = Leçon suivante
lesson-play = Continuer contre un débutant

lesson-draw = À ton tour, tu fais une seule chose : piocher 4 cartes ou poser une pierre précieuse. Tes cartes sont sous la falaise, et il y en a peu. Pioche donc 4 cartes.
lesson-place = Ton adversaire a posé une pierre. Elle a aussi la boîte à gouttes d'eau : à la fin de chacun de ses tours, une goutte tombe sur la plus haute fissure libre de la première colonne. Pose maintenant une pierre à ton tour. Dans la première colonne, une fissure coûte une carte de sa couleur. Choisis la fissure bleue de la ligne 3 et paie 1 carte bleue.
lesson-price = Les nombres au-dessus des colonnes sont les prix : plus c'est à droite, plus c'est cher. Mais une pierre posée là-bas compte longtemps pour sa ligne. Choisis la fissure bleue de la colonne 5, ligne 1, et paie 5 cartes bleues.
lesson-pair = Pas de carte orange en main ? Deux cartes d'une même autre couleur en remplacent une. Choisis la fissure la plus basse de la colonne 1, orange, ligne 5, et paie-la avec 2 cartes blanches.
lesson-gems-done = Bravo ! Tu sais piocher, poser et payer. Il reste une fissure libre dans la colonne 1 : regarde ce qui se passe quand elle se remplit.

lesson-cards = La goutte a rempli la colonne 1, qui a aussitôt été décomptée. Vous aviez 2 pierres chacun ; en cas d'égalité, la plus basse décide, et c'est la tienne : 4 points. Puis, dans chaque ligne, la tuile est allée à qui y avait le plus de pierres : trois tuiles sont à toi. Enfin, le cadre a avancé. Utilise la tuile qui te donne 3 cartes.
lesson-any = Avec la tuile couleur au choix, seul compte le nombre de cartes, pas leur couleur. Choisis la fissure bleue de la colonne 4, ligne 2 : elle coûte 3 cartes, et tu en as une de chaque couleur. Paie avec la tuile.
lesson-double = Une tuile double action te donne une action de plus après la première. Utilise-la maintenant.
lesson-again = Encore une action ! Ta main est vide : pioche 4 cartes.
lesson-tiles-done = Tu as utilisé chaque sorte de tuile. Les tuiles de points se gardent : elles comptent à la fin. Et la boîte à gouttes d'eau est maintenant à toi : tes tours finissent par une goutte.

lesson-limit = Tu as mis 12 cartes de côté. Pendant ton tour, tu peux en avoir davantage. Pioche 4 cartes.
lesson-discard = À la fin d'un tour, personne ne garde plus de 12 cartes. Quatre doivent partir ; à toi de choisir lesquelles. La proposition te laisse 4 cartes de chaque couleur : défausse ces cartes.
lesson-limit-done = Tu sais maintenant tout sur les cartes. Allons à la fin de cette partie.

lesson-end = Il reste une fissure libre dans la colonne 9, la blanche de la ligne 3. Dès que la colonne 9 est décomptée, la partie se termine : les colonnes 10 et 11 sont décomptées telles quelles, et les points des tuiles s'ajoutent. Remplis la fissure avec 1 carte blanche.
lesson-end-done = La partie est terminée, et tu as gagné. C'est tout ce qu'il faut savoir : le reste vient en jouant.
