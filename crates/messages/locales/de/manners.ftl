# Andere Leute an einem Online-Tisch: stummschalten und melden.

manners-menu = Mehr zu { $name }
manners-mute = { $name } stummschalten
manners-unmute = Stummschaltung von { $name } aufheben
manners-muted = stummgeschaltet
manners-left = hat { NUMBER($left) } der letzten { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} vorzeitig verlassen
manners-report = { $name } melden
manners-report-title = Person melden
manners-report-help = Wer diesen Server betreibt, erhält den Namen { $name }, diesen Tisch, deinen Grund und die letzten Chat-Zeilen, wie sie der Server gespeichert hat. { $name } erfährt nichts davon.
manners-reason = Grund
manners-reason-insult = Beleidigungen
manners-reason-spam = Spam
manners-reason-name = Anstößiger Name
manners-reason-unsporting = Unfaires Spiel
manners-reason-other = Etwas anderes
manners-note = Anmerkung (freiwillig)
manners-report-go = Meldung abschicken
manners-reported = Danke. Die Meldung wird geprüft.
