# La partie du jour.

day-deal = { $count ->
    [one] Toi contre { $count } bot : { $level }. Tu joues à la place { $seat }.
   *[other] Toi contre { $count } bots : { $level }. Tu joues à la place { $seat }.
}
day-play = Jouer la partie du jour
day-counted-help = Ton premier essai compte, dès que tu le commences. Sans conseils. Ensuite, tu peux rejouer la partie autant que tu veux.
day-continue = Continuer
day-continue-help = Ton essai est en cours.
day-lost-help = Ton essai avait commencé, mais la partie n'est plus dans ce navigateur. Tu peux la jouer pour t'entraîner.
day-practise = Jouer pour s'entraîner
day-practice-help = Cette partie ne compte pas : seul compte le premier essai, le jour même.
day-clock-help = Cette partie ne compte pas : tu as déjà joué un jour ultérieur, l'horloge de cet appareil a donc été changée.
day-future = Ce jour n'est pas encore venu. La partie du jour change à minuit UTC.
day-unknown = Il n'y a pas de partie pour ce jour.
day-today = Voir la partie d'aujourd'hui
day-result = Ton résultat
day-percent = { $percent } du maître
day-master = Le maître attendrait { $mean } points à cette place : la moyenne de { NUMBER($playouts) } parties avec cette donne, où il examine 1 000 positions par coup. Elles sont les mêmes sur tous les appareils.
day-computing = Le maître joue la partie…
day-no-expectation = Les parties du maître n'ont pas pu être jouées dans ce navigateur.
day-share = Partager
day-share-help = Le texte ne révèle rien de la donne.
day-copy = Copier le texte
day-copied = Texte copié.
day-replay = Lien pour revoir la partie
day-replay-help = Il montre la donne : pour qui l'a déjà jouée.
day-streak = Jours de suite
day-best-streak = Record de jours de suite
day-streak-shared = { $count ->
    [one] { $count } jour de suite
   *[other] { $count } jours de suite
}
day-state-new = à jouer aujourd'hui
day-open = en cours
day-given-up = inachevée
day-help = Tout le monde reçoit les mêmes bandes, tuiles, cartes et bots, et la même chance pour les mêmes coups, même hors ligne. Les bots deviennent plus forts du lundi au dimanche. Le jour change à minuit UTC. Tes résultats restent dans ce navigateur, sauf si tu les ajoutes à un classement.
day-month-before = Mois précédent
day-month-after = Mois suivant
day-weekdays = Lu Ma Me Je Ve Sa Di
day-table = Classement du jour
day-week-table = Classement de la semaine
day-week-help = Du lundi au dimanche. Les pourcentages des jours sont additionnés.
day-table-loading = Chargement des classements…
day-table-empty = Ce classement est encore vide.
day-table-offline = Il faut une connexion au serveur pour voir les classements. Tes propres résultats restent ici.
day-table-retry = Réessayer
day-table-more = Voir la suite
day-table-place = Rang
day-table-name = Nom
day-table-points = Points
day-table-of-master = % du maître
day-table-days = Jours
day-table-you = Toi
day-send = Ajouter mon résultat
day-send-help = Le serveur rejoue ta partie pour la vérifier. Tout le monde peut voir le nom et le résultat.
day-sending = Vérification de ta partie…
day-send-offline = Pas de connexion au serveur. Ton résultat reste dans ce navigateur : tu peux l'ajouter jusqu'à la fin du lendemain (UTC).
day-remove = Supprimer mon résultat
day-remove-help = Il disparaît des classements, avec ton nom et la partie. Tu ne pourras plus l'ajouter.
day-remove-confirm = Supprimer définitivement
day-refused-not-yet = D'après l'horloge du serveur, ce jour n'a pas encore commencé : l'horloge de cet appareil avance.
day-refused-closed = C'est trop tard pour ce jour : les résultats sont acceptés jusqu'à la fin du lendemain (UTC).
day-refused-game = Cette partie ne correspond pas à la partie du jour et ne peut donc pas être ajoutée.
day-refused-bots = Un bot a joué ici autrement qu'il ne l'aurait fait sur le serveur. L'application et le serveur n'ont peut-être pas la même version. Le résultat ne peut pas être ajouté.
day-refused-counted = Une autre de tes parties compte déjà pour ce jour.
day-refused-removed = Tu as supprimé ton résultat pour ce jour. Il ne peut plus être ajouté.
