# Cercare con chi giocare, e inviti senza tavolo.

match-help = Avrai un posto appena altri vorranno la stessa partita. Nessuno ha bisogno di un account.
match-go = Comincia la ricerca
match-stop = Ferma la ricerca
match-looking = Cerco con chi giocare…
match-others = { $count ->
    [0] Al momento nessuno aspetta questa partita.
    [one] 1 persona aspetta questa partita.
   *[other] { $count } persone aspettano questa partita.
}
match-waiting = { $count ->
    [one] Per ora solo tu aspetti questa partita.
   *[other] Con te aspettano questa partita { $count } persone.
}
match-lately-never = Negli ultimi giorni nessuno ha trovato una partita così: può volerci un po'.
match-lately-seconds = { $count ->
    [one] Di recente ci è voluto circa 1 secondo.
   *[other] Di recente ci sono voluti circa { $count } secondi.
}
match-lately-minutes = { $count ->
    [one] Di recente ci è voluto circa 1 minuto.
   *[other] Di recente ci sono voluti circa { $count } minuti.
}
match-resumed = Qualcuno non si è presentato. Sei di nuovo in testa alla coda.
match-stay = Lascia aperta questa finestra. Se la chiudi, non sei più in attesa.
match-bots = Intanto gioca contro i bot
match-bots-help = Quando arriva qualcuno, passi al tavolo. La partita contro i bot resta da parte per dopo.
match-elsewhere = Ora stai cercando in un'altra finestra o su un altro dispositivo.
match-expired = Non sei più in attesa: il server non ha notizie di questa finestra da troppo tempo.
match-closed = Questo server non cerca giocatori. Crea un tavolo e manda il link a qualcuno.
invite-make = Solo un link per dopo
invite-help = Per chi ha tempo un altro giorno: il tavolo nasce quando accetta. Il link vale 30 giorni.
invite-from = { $name } vorrebbe giocare con te, quando hai tempo.
invite-own = Questo invito è tuo. Manda il link alla persona con cui vuoi giocare.

invite-accept = Accetta
invite-table = Vai al tavolo
