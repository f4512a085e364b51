# Le persone a un tavolo online: silenziare e segnalare.

manners-menu = Opzioni per { $name }
manners-mute = Silenzia { $name }
manners-unmute = Riattiva { $name }
manners-muted = in silenzio
manners-left = ha abbandonato { NUMBER($left) } su { $games ->
    [one] 1 partita recente
   *[other] { $games } partite recenti
}
manners-report = Segnala { $name }
manners-report-title = Segnala una persona
manners-report-help = Chi gestisce questo server vede che segnali { $name }, a quale tavolo e perché, e gli ultimi messaggi della chat come il server li ha salvati. { $name } non viene a saperlo.
manners-reason = Motivo
manners-reason-insult = Insulti
manners-reason-spam = Pubblicità o spam
manners-reason-name = Nome offensivo
manners-reason-unsporting = Gioco scorretto
manners-reason-other = Qualcos'altro
manners-note = Nota (facoltativa)
manners-report-go = Invia segnalazione
manners-reported = Grazie. La segnalazione è arrivata.
