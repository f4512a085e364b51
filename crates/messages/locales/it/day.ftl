# La partita del giorno.

day-play = Gioca la partita del giorno
day-continue = Continua
day-practise = Gioca per esercizio
day-result = Il tuo risultato
day-percent = { $percent } del maestro
day-share = Condividi
day-copy = Copia il testo
day-copied = Testo copiato.
day-streak = Giorni di fila
day-streak-shared = { $count ->
    [one] 1 giorno di fila
   *[other] { $count } giorni di fila
}
day-state-new = ancora da giocare
day-open = in corso
day-given-up = non finita
day-month-before = Mese precedente
day-month-after = Mese successivo
day-weekdays = Lu Ma Me Gi Ve Sa Do
day-table = Classifica del giorno
day-week-table = Classifica della settimana
day-table-loading = Carico le classifiche…
day-table-empty = Questa classifica è ancora vuota.
day-table-retry = Riprova
day-table-more = Mostra altri
day-table-place = Posto
day-table-name = Nome
day-table-points = Punti
day-table-of-master = % del maestro
day-table-days = Giorni
day-table-you = Tu
day-send = Aggiungi il mio risultato
day-sending = Controllo la tua partita…
day-remove = Elimina il mio risultato
day-remove-confirm = Elimina per sempre
