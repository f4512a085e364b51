# Les autres personnes à une table en ligne : les masquer et les signaler.

manners-menu = Options pour { $name }
manners-mute = Masquer les messages de { $name }
manners-unmute = Afficher les messages de { $name }
manners-muted = messages masqués
manners-left = a quitté avant la fin { NUMBER($left) } de ses { $games ->
    [one] 1 dernière partie
   *[other] { $games } dernières parties
}
manners-report = Signaler { $name }
manners-report-title = Signaler une personne
manners-report-help = Le responsable de ce serveur recevra le nom { $name }, cette table, ton motif et les dernières lignes de la discussion telles que le serveur les a enregistrées. { $name } n'en saura rien.
manners-reason = Motif
manners-reason-insult = Insultes
manners-reason-spam = Spam
manners-reason-name = Nom injurieux
manners-reason-unsporting = Jeu déloyal
manners-reason-other = Autre chose
manners-note = Remarque (facultative)
manners-report-go = Envoyer le signalement
manners-reported = Merci. Le signalement sera examiné.
