# Et si ? D'autres suites.

branch-title = Et si… ?
branch-text = Continue à jouer à partir d'ici. Tout ce qui précède reste tel quel.
branch-name = Nom
branch-name-usual = Et si, tour { NUMBER($turn) }
branch-by-hand = à la main
branch-start = Continuer à partir d'ici
branch-list = Variantes
branch-lines = Points au fil de la partie. Traits fins : la vraie partie. Traits épais : tes variantes.
branch-real = Vraie partie
branch-from = à partir du tour { NUMBER($turn) }
branch-continue = Continuer
branch-delete = Supprimer
branch-back = Retour à la vraie partie
