# Andere Leute an einem Online-Tisch: stummschalten und melden.

manners-menu = Optionen für { $name }
manners-mute = { $name } stummschalten
manners-unmute = { $name } nicht mehr stummschalten
manners-muted = stummgeschaltet
manners-left = hat zuletzt { NUMBER($left) } von { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} vorzeitig verlassen
manners-report = { $name } melden
manners-report-title = Person melden
manners-report-help = Wer diesen Server betreibt, sieht, dass du { $name } meldest, an welchem Tisch und warum, und die letzten Chatnachrichten, wie der Server sie gespeichert hat. { $name } erfährt nichts davon.
manners-reason = Grund
manners-reason-insult = Beleidigungen
manners-reason-spam = Werbung oder Spam
manners-reason-name = Anstößiger Name
manners-reason-unsporting = Unfaires Verhalten
manners-reason-other = Etwas anderes
manners-note = Anmerkung (freiwillig)
manners-report-go = Meldung abschicken
manners-reported = Danke. Die Meldung wird geprüft.
