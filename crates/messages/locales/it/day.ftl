# La partita del giorno.

day-deal = { $count ->
    [one] Tu contro 1 bot: { $level }. Giochi al posto { $seat }.
   *[other] Tu contro { $count } bot: { $level }. Giochi al posto { $seat }.
}
day-play = Gioca la partita del giorno
day-counted-help = Il primo tentativo conta da quando lo cominci, e si gioca senza suggerimenti. Poi puoi rigiocare la partita quanto vuoi.
day-continue = Continua
day-continue-help = Il tuo tentativo è in corso.
day-lost-help = Avevi cominciato il tuo tentativo, ma la partita non è più in questo browser. Puoi giocarla per esercizio.
day-practise = Gioca per esercizio
day-practice-help = Questa partita non conta: conta solo il primo tentativo, nel giorno stesso.
day-clock-help = Questa partita non conta: hai già giocato un giorno successivo, quindi l'orologio di questo dispositivo è stato spostato.
day-future = Questo giorno deve ancora venire. La partita del giorno cambia a mezzanotte UTC.
day-unknown = Questo giorno non ha una partita.
day-today = Alla partita di oggi
day-result = Il tuo risultato
day-percent = { $percent } del maestro
day-master = Da questo posto il maestro si aspetterebbe { $mean } punti: la media di { NUMBER($playouts) } partite con questa distribuzione, in cui esamina 1000 posizioni a mossa. Sono le stesse su ogni dispositivo.
day-computing = Il maestro gioca la partita…
day-no-expectation = In questo browser non è stato possibile giocare le partite del maestro.
day-share = Condividi
day-share-help = Il testo non svela nulla della partita.
day-copy = Copia il testo
day-copied = Testo copiato.
day-replay = Link per rivederla
day-replay-help = Mostra la partita: è per chi l'ha già giocata.
day-streak = Giorni di fila
day-best-streak = Più giorni di fila
day-streak-shared = { $count ->
    [one] 1 giorno di fila
   *[other] { $count } giorni di fila
}
day-state-new = ancora da giocare
day-open = in corso
day-given-up = non finita
day-help = Tutti ricevono le stesse strisce, tessere e carte e gli stessi bot, e la stessa fortuna per le stesse mosse, anche senza connessione. Da lunedì a domenica i bot diventano più forti. Il giorno cambia a mezzanotte UTC. I tuoi risultati restano in questo browser, a meno che tu non li aggiunga a una classifica.
day-month-before = Mese precedente
day-month-after = Mese successivo
day-weekdays = Lu Ma Me Gi Ve Sa Do
day-table = Classifica del giorno
day-week-table = Classifica della settimana
day-week-help = Da lunedì a domenica. Le percentuali dei giorni si sommano.
day-table-loading = Carico le classifiche…
day-table-empty = Questa classifica è ancora vuota.
day-table-offline = Per le classifiche serve la connessione al server. I tuoi risultati sono comunque qui.
day-table-retry = Riprova
day-table-more = Mostra altri
day-table-place = Posto
day-table-name = Nome
day-table-points = Punti
day-table-of-master = % del maestro
day-table-days = Giorni
day-table-you = Tu
day-send = Aggiungi il mio risultato
day-send-help = Il server rigioca la tua partita per controllarla. Tutti possono vedere il nome e il risultato.
day-sending = Controllo la tua partita…
day-send-offline = Non c'è connessione al server. Il risultato resta in questo browser: puoi aggiungerlo fino alla fine del giorno dopo (UTC).
day-remove = Elimina il mio risultato
day-remove-help = Sparisce dalle classifiche, con il tuo nome e la partita. Non potrai aggiungerlo di nuovo.
day-remove-confirm = Elimina per sempre
day-refused-not-yet = Per l'orologio del server questo giorno non è ancora cominciato: quello di questo dispositivo va avanti.
day-refused-closed = Per questo giorno è troppo tardi: i risultati si accettano fino alla fine del giorno dopo (UTC).
day-refused-game = Questa partita non corrisponde a quella del giorno e non si può aggiungere.
day-refused-bots = Un bot ha giocato qui in modo diverso da come farebbe sul server. Forse l'app e il server hanno versioni diverse. Il risultato non si può aggiungere.
day-refused-counted = Per questo giorno conta già un'altra tua partita.
day-refused-removed = Hai eliminato il tuo risultato di questo giorno. Non si può aggiungere di nuovo.
