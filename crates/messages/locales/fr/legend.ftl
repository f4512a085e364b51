# Ce que veulent dire les marques de la falaise.

legend-exact = La lueur : tu peux payer cette fissure avec des cartes de sa couleur.
legend-substitutes = Un anneau en deux moitiés : tu peux la payer avec des paires d'une autre couleur ou avec une tuile.
legend-drop = L'anneau pointillé : la prochaine goutte tombe ici et ferme la fissure.
legend-price = Le prix : le nombre de cartes que coûte chaque fissure de la colonne. Il baisse quand le cadre avance.
legend-rock = Le rocher : des points pour le plus de pierres dans sa colonne, puis pour le deuxième. En dessous : qui les aurait maintenant, et avec combien de pierres.
legend-tile = La tuile d'une ligne va à celui qui y a le plus de pierres. La petite pierre montre qui c'est maintenant.
legend-strip = Toute la falaise : à gauche du cadre doré, tout est sous l'eau ; le trait clair marque la fin de la partie. Touche pour regarder ailleurs.
