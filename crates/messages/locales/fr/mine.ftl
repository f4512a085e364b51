# Mes parties : les parties terminées dans ce navigateur.

mine-loading = Lecture de tes parties…
mine-none = Pas encore de partie terminée. Chaque partie que tu termines apparaît ici.
mine-none-found = Aucune partie ne correspond.
mine-here = Les parties ne sont enregistrées que dans ce navigateur. Si tu effaces ses données, elles disparaissent ; un fichier sauvegardé te reste.
mine-full = La mémoire du navigateur est pleine : la partie n'a pas pu être ajoutée à tes parties. Sauvegarde son enregistrement, supprime d'anciennes parties ou libère de la place sur l'appareil.
mine-denied = Ce navigateur n'autorise pas l'application à enregistrer des parties. Cela arrive dans une fenêtre privée ou quand les données de sites sont bloquées.
mine-kept = Ajoutée à tes parties
mine-view = Affichage
mine-list = Parties
mine-statistics = Statistiques
mine-search = Rechercher
mine-filters = Filtres
mine-all = Tous
mine-reset = Afficher toutes les parties
mine-opponent = Adversaire
mine-players = Nombre de joueurs
mine-players-count = { NUMBER($players) } joueurs
mine-result = Résultat
mine-won = Gagnée
mine-shared = Victoire partagée
mine-lost = Perdue
mine-unknown = Terminée
mine-place = Où
mine-local = Sur cet appareil
mine-online = En ligne
mine-from = Du
mine-to = Au
mine-date = Jour
mine-date-unknown = date inconnue
mine-counted = { $name } ({ NUMBER($games) })
mine-nameless = sans nom
mine-you = Toi
mine-row-accuracy = précision { $percent }
mine-count = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
mine-page = { NUMBER($sheet) } sur { NUMBER($sheets) }
mine-newer = Plus récentes
mine-older = Plus anciennes
mine-deleted = { $count ->
    [one] { $count } partie supprimée.
   *[other] { $count } parties supprimées.
}
mine-undo = Annuler
mine-restored = La partie est de retour.
mine-transfer = Sauvegarder, importer, supprimer
mine-transfer-help = Les boutons s'appliquent aux parties qui correspondent au filtre. Un fichier importé peut contenir des enregistrements ou le JSON sauvegardé ici ; les parties déjà dans la liste restent telles quelles.
mine-export-records = Sauvegarder les enregistrements
mine-export-json = Sauvegarder en JSON
mine-import = Importer un fichier
mine-importing = { NUMBER($done) } parties lues jusqu'ici…
mine-imported = Ajoutées : { NUMBER($added) }. Déjà là : { NUMBER($known) }. Non valables ou inachevées : { NUMBER($invalid) }.
mine-delete-shown = Supprimer ces parties
mine-delete-title = Supprimer ces parties ?
mine-delete-text = { $count ->
    [one] { $count } partie est supprimée de ce navigateur. On ne peut pas la récupérer.
   *[other] { $count } parties sont supprimées de ce navigateur. On ne peut pas les récupérer.
}
mine-no-statistics = Rien à compter : dans aucune de ces parties l'application ne sait qui tu étais.
mine-no-reviews = La précision et la chance apparaissent quand tu as analysé quelques parties : ouvres-en une dans la liste.
mine-mean-points = Points par partie
mine-current-streak = Victoires de suite, en cours
mine-best-streak = Record de victoires de suite
mine-by-players = Résultats selon le nombre de joueurs
mine-by-opponent = Toi et tes adversaires, aux points
mine-ahead = Toi devant
mine-level = À égalité
mine-behind = Toi derrière
mine-points = D'où viennent tes points, par partie
mine-columns = Tes pierres dans chaque colonne, par partie
mine-gems = Pierres
mine-rating = Ta cote contre les bots, d'après ces parties
mine-accuracy = Précision dans les parties analysées
mine-luck = Chance dans les parties analysées
mine-value = Valeur
mine-duel = Toi et { $name }
mine-duel-text = { $count ->
    [one] { $count } rencontre : devant { $ahead }, à égalité { $level }, derrière { $behind }.
   *[other] { $count } rencontres : devant { $ahead }, à égalité { $level }, derrière { $behind }.
}
mine-duel-difference = Écart moyen en points : { $difference }
