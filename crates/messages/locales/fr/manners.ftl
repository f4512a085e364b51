# Les autres personnes à une table en ligne : les masquer et les signaler.

manners-menu = Options pour { $name }
manners-mute = Masquer les messages de { $name }
manners-unmute = Afficher les messages de { $name }
manners-muted = messages masqués
manners-left = abandons récents : { NUMBER($left) } sur { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
manners-report = Signaler { $name }
manners-report-title = Signaler une personne
manners-report-help = Le responsable de ce serveur verra que tu signales { $name }, à quelle table et pourquoi, ainsi que les derniers messages de la discussion tels que le serveur les a enregistrés. { $name } n'en saura rien.
manners-reason = Motif
manners-reason-insult = Insultes
manners-reason-spam = Publicité ou spam
manners-reason-name = Nom choquant
manners-reason-unsporting = Comportement déloyal
manners-reason-other = Autre motif
manners-note = Remarque (facultative)
manners-report-go = Envoyer le signalement
manners-reported = Merci. Le signalement sera examiné.
