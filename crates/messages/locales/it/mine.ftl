# Le mie partite: le partite finite in questo browser.

mine-loading = Leggo le tue partite…
mine-none = Ancora nessuna partita finita. Quelle che finisci compaiono qui.
mine-none-found = Nessuna partita trovata.
mine-here = Le partite stanno solo in questo browser. Se ne cancelli i dati, spariscono; un file salvato resta a te.
mine-full = La memoria del browser è piena: la partita non è stata aggiunta alle tue. Salva il suo file, elimina vecchie partite o fai spazio sul dispositivo.
mine-denied = Questo browser non permette all'app di salvare partite. Può succedere in una finestra privata o se i dati dei siti sono bloccati.
mine-kept = Aggiunta alle tue partite
mine-view = Vista
mine-list = Partite
mine-statistics = Statistiche
mine-search = Cerca
mine-filters = Filtri
mine-all = Tutto
mine-reset = Mostra tutte le partite
mine-opponent = Avversario
mine-players = Giocatori
mine-players-count = { NUMBER($players) } giocatori
mine-result = Risultato
mine-won = Vinta
mine-shared = Pari merito
mine-lost = Persa
mine-unknown = Finita
mine-place = Dove
mine-local = Su questo dispositivo
mine-online = Online
mine-from = Dal
mine-to = Al
mine-date = Data
mine-date-unknown = data sconosciuta
mine-counted = { $name } ({ NUMBER($games) })
mine-nameless = senza nome
mine-you = Tu
mine-row-accuracy = precisione { $percent }
mine-count = { $count ->
    [one] 1 partita
   *[other] { $count } partite
}
mine-page = { NUMBER($sheet) } di { NUMBER($sheets) }
mine-newer = Più nuove
mine-older = Più vecchie
mine-deleted = { $count ->
    [one] 1 partita eliminata.
   *[other] { $count } partite eliminate.
}
mine-undo = Annulla
mine-restored = La partita è di nuovo qui.
mine-transfer = Salva, importa, elimina
mine-transfer-help = I pulsanti valgono per le partite che passano il filtro. Un file importato può contenere partite salvate o il JSON di questa pagina; le partite già in elenco restano come sono.
mine-export-records = Salva le partite
mine-export-json = Salva JSON
mine-import = Importa un file
mine-importing = Lette finora: { NUMBER($done) } partite…
mine-imported = Aggiunte: { NUMBER($added) }. Già presenti: { NUMBER($known) }. Non valide o non finite: { NUMBER($invalid) }.
mine-delete-shown = Elimina queste partite
mine-delete-title = Eliminare queste partite?
mine-delete-text = { $count ->
    [one] 1 partita viene eliminata da questo browser. Non si può recuperare.
   *[other] { $count } partite vengono eliminate da questo browser. Non si possono recuperare.
}
mine-no-statistics = Niente da contare: in nessuna di queste partite l'app sa chi eri.
mine-no-reviews = Precisione e fortuna compaiono quando hai analizzato qualche partita: aprine una dall'elenco.
mine-mean-points = Punti a partita
mine-current-streak = Vittorie di fila, ora
mine-best-streak = Più vittorie di fila
mine-by-players = Risultati per numero di giocatori
mine-by-opponent = Tu e i tuoi avversari, per punti
mine-ahead = Davanti
mine-level = Pari
mine-behind = Dietro
mine-points = Da dove vengono i tuoi punti, a partita
mine-columns = Le tue gemme in ogni colonna, a partita
mine-gems = Gemme
mine-rating = Il tuo livello contro i bot, da queste partite
mine-accuracy = Precisione nelle partite analizzate
mine-luck = Fortuna nelle partite analizzate
mine-value = Valore
mine-duel = Tu e { $name }
mine-duel-text = { $count ->
    [one] Vi siete incontrati una volta: davanti { $ahead }, pari { $level }, dietro { $behind }.
   *[other] Vi siete incontrati { $count } volte: davanti { $ahead }, pari { $level }, dietro { $behind }.
}
mine-duel-difference = Differenza media di punti: { $difference }
