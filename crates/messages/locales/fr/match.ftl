# Chercher quelqu'un avec qui jouer, et invitations sans table.

match-help = Tu reçois une place dès que d'autres veulent jouer à la même partie. Personne n'a besoin de compte.
match-go = Lancer la recherche
match-stop = Arrêter la recherche
match-looking = Recherche d'autres joueurs…
match-others = { $count ->
    [0] Personne n'attend cette partie en ce moment.
    [one] { $count } personne attend cette partie.
   *[other] { $count } personnes attendent cette partie.
}
match-waiting = { $count ->
    [1] Pour l'instant, tu es la seule personne à attendre cette partie.
    [one] { $count } personne attend cette partie.
   *[other] { $count } personnes attendent cette partie, toi comprise.
}
match-lately-never = Personne n'a trouvé de partie ainsi ces derniers jours : cela peut prendre du temps.
match-lately-seconds = { $count ->
    [one] Dernièrement, il fallait environ { $count } seconde.
   *[other] Dernièrement, il fallait environ { $count } secondes.
}
match-lately-minutes = { $count ->
    [one] Dernièrement, il fallait environ { $count } minute.
   *[other] Dernièrement, il fallait environ { $count } minutes.
}
match-resumed = Quelqu'un n'est pas venu. Tu es de nouveau en tête de la file.
match-stay = Laisse cette fenêtre ouverte. Si tu la fermes, tu n'attends plus.
match-bots = Jouer contre l'ordinateur en attendant
match-bots-help = Dès que quelqu'un arrive, tu passes à la table. La partie contre l'ordinateur est gardée pour plus tard.
match-elsewhere = Tu cherches maintenant dans une autre fenêtre ou sur un autre appareil.
match-expired = Tu n'attends plus : le serveur n'a pas eu de nouvelles de cette fenêtre depuis trop longtemps.
match-closed = Ce serveur ne met pas les joueurs en relation. Ouvre une table et envoie le lien à quelqu'un.

invite-make = Seulement un lien pour plus tard
invite-help = Pour quelqu'un qui aura le temps un autre jour : la table est créée quand l'invitation est acceptée. Le lien reste valable 30 jours.
invite-from = { $name } aimerait jouer avec toi, quand tu auras le temps.
invite-own = C'est ta propre invitation. Envoie son lien à la personne avec qui tu veux jouer.
invite-accept = Accepter
invite-table = Aller à la table
