# Des tables avec des gens devant d'autres écrans.

online-friends-help = Ouvre une table et envoie le lien. Personne n'a besoin de compte.
online-create = Ouvrir la table
online-sit = S'asseoir
online-watch = Regarder
online-lobby-empty = Aucune table publique n'attend de joueurs. Ouvres-en une !
online-mine = Tes tables
online-name = Ton nom
online-name-bad = Un nom doit compter de 1 à 24 caractères.
online-friend = Un ami
online-free = Place libre
online-free-seats = { $count ->
    [0] Tout le monde est là.
    [one] Il reste { $count } place libre.
   *[other] Il reste { $count } places libres.
}
online-you-watch = Tu regardes. Les mains restent cachées.
online-start = Commencer maintenant
online-start-help = L'ordinateur prend les places libres.

online-pace = Comment voulez-vous jouer ?
online-live = En direct
online-days = Tour par tour, sur plusieurs jours
online-clock = Temps de réflexion
online-clock-none = Sans limite
online-clock-game = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} plus { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
} par tour
online-clock-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
} par tour
online-clock-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
} par tour
online-takes-over = Prend le relais si le temps est écoulé ou si quelqu'un part
online-visibility = Qui peut jouer ?
online-by-link = Toute personne qui a le lien
online-public = Tout le monde
online-hints = Conseils
online-hints-none = Pour personne
online-hints-all = Pour tout le monde
online-hints-for-all = conseils pour tous
online-time-left = encore { $time }

online-connecting = Connexion…
online-lost = Connexion perdue. Nouvel essai…
online-no-server = Le serveur est injoignable.
online-here = est là
online-away = est absent
online-stand-in = absent, remplacé par { $level }
online-watching = { $count ->
    [one] { $count } personne regarde.
   *[other] { $count } personnes regardent.
}
online-remove = Retirer { $name }
online-leave = Partir
online-leave-help = L'ordinateur joue à ta place. Tu peux revenir à tout moment.
online-leave-title = Quitter la table ?
online-news-away = { $name } n'est pas connecté.
online-news-back = { $name } est de retour.
online-news-replaced = L'ordinateur joue maintenant pour { $name }.
online-news-returned = { $name } joue de nouveau.
online-turns = { $count ->
    [one] { $count } partie t'attend
   *[other] { $count } parties t'attendent
}
online-next-game = Prochaine partie qui t'attend
online-return = Reprendre ma place
online-replace = Laisser l'ordinateur jouer pour { $name }
online-title-turn = ● À toi – { $title }

online-link-join = Lien pour jouer
online-link-watch = Lien pour regarder
online-link-copy = Copier le lien
online-link-copied = Copié.
online-link-qr = Code QR
online-carry-make = Jouer sur un autre appareil…
online-carry-ask = Ce lien fait de toi { $name } sur cet appareil : tu vois les tables de { $name } et tu y joues.
online-carry-replaces = Tu joues déjà ici sous un autre nom. Tu ne reverras ces tables qu'en reprenant ton autre nom.
online-carry-warning = Ne continue que si tu as créé ce lien toi-même. La personne qui l'a créé voit tes cartes et peut jouer à ta place.
online-carry-take = Jouer en tant que { $name }
online-carry-stay = Ne rien changer
online-carry-restore = Redevenir { $name }
online-devices = Appareils sur lesquels tu joues
online-device-this = cet appareil
online-device-unknown = appareil inconnu
online-device-remove = Déconnecter { $device }
online-carried = Tu peux maintenant jouer aussi sur cet appareil.

online-gathering = attend des joueurs
online-your-turn = à toi de jouer
online-their-turn = en cours
online-over = terminée

online-chat = Discussion
online-chat-text = Message
online-chat-send = Envoyer
online-phrases = Messages rapides
phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-nice-move = Joli coup !
phrase-ouch = Aïe !
phrase-oops = Oups.
phrase-thinking = Je réfléchis.
phrase-your-turn = À toi !
phrase-thanks = Merci !
phrase-good-game = Belle partie !
phrase-again = Encore une partie ?
phrase-goodbye = Au revoir !

online-fair = Donne équitable
online-fair-help = Ce nombre a été fixé avant qu'un navigateur n'envoie sa part. Après la partie, il prouve que personne n'a choisi les cartes.
online-fair-check = Vérifier la donne
online-fair-yes = Vérifié : toutes les cartes et toutes les tuiles découlent de ce qui a été fixé avant la partie.
online-fair-no = L'enregistrement ne correspond pas à ce qui a été fixé avant la partie.
online-deal-now = Distribution des cartes…
online-deal-included = Ton navigateur a participé à la donne : ni le serveur ni les autres n'ont pu choisir les cartes.
online-deal-voids = { $count ->
    [one] La donne a été abandonnée { $count } fois et recommencée, car la part d'un joueur manquait.
   *[other] La donne a été abandonnée { $count } fois et recommencée, car la part d'un joueur manquait.
}
online-deal-left-out = Ton navigateur n'a pas participé à la donne : il n'était pas connecté à temps. Tu dois faire confiance à ceux qui y ont participé.
online-deal-other-device = Un autre de tes appareils a participé à la donne. Si tu n'utilises que celui-ci, ne te fie pas à cette donne.
online-deal-broken = Le serveur n'a pas respecté ce qui avait été fixé avant la partie. Ne te fie pas à cette donne.
online-deal-evidence = Enregistrer ce que ce navigateur a vu
online-deal-no-random = Ce navigateur ne fournit pas de nombres aléatoires et ne peut donc pas participer à une donne équitable.

online-refused-rules = Les règles ne le permettent pas ({ $clause }).
online-refused-turn = Ce n'était plus ton tour.
online-refused-bot = L'ordinateur joue pour toi en ce moment. Reprends d'abord ta place.
online-refused-not-you = Ce n'est pas à toi d'en décider à cette table.
online-refused-full = Il n'y a plus de place libre.
online-refused-seated = Tu as déjà une place à cette table.
online-refused-time = Tu n'as plus de temps. L'ordinateur termine la partie pour toi.
online-refused-link = Ce lien a déjà servi ou a expiré. Demandes-en un nouveau.
online-refused-no-table = Cette table n'existe pas.
online-refused-settings = On ne peut pas jouer avec ces réglages.
online-refused-edition = L'édition de cette table ne peut pas être lue ici. Recharge la page.
online-refused-editions = Ce serveur a trop d'éditions différentes pour le moment. Choisis une édition intégrée ou réessaie plus tard.
online-refused-fast = { $seconds ->
    [one] C'était trop rapide. Réessaie dans { $seconds } seconde.
   *[other] C'était trop rapide. Réessaie dans { $seconds } secondes.
}
online-refused-version = Le serveur est plus récent que cette page. Recharge la page.
online-refused-not-offered = Ce serveur ne propose pas cela.
online-refused-name = Ce serveur n'accepte pas ce nom. Choisis-en un autre.
online-refused-banned = L'accès à ce serveur t'est interdit.
online-refused-banned-until = L'interdiction prend fin le { $date }.
online-refused-later = Le serveur n'a pas pu enregistrer cela. Il réessaie dans un instant.
online-refused-other = Le serveur a refusé cela.

online-notify = Me prévenir quand c'est mon tour
online-notify-on = Ce navigateur te préviendra quand ce sera ton tour.
online-notify-denied = Ce navigateur bloque les notifications.
