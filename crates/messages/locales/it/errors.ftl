# Quando qualcosa va storto.

error-details = Dettagli
error-download = Scarica i dati
error-go-on = Continua senza
error-home = Vai all'inizio

error-save-broken-title = La partita salvata non si può leggere
error-save-broken-text = I dati in questo browser sono danneggiati. Non sono stati cancellati, solo messi da parte: puoi scaricarli e continuare con una nuova partita.
error-save-newer-title = La partita salvata è di una versione più recente
error-save-newer-text = Aggiorna l'app per continuare. Fino ad allora la partita resta conservata.
error-record-bad-title = Questo file di partita non si può leggere
error-record-bad-text = L'errore è alla riga { NUMBER($line) }, colonna { NUMBER($column) }.
error-record-newer = Questo file è di una versione più recente dell'app.
error-record-edition = Questo file usa un'edizione che qui non c'è: { $edition }.
error-record-move = Il passo { NUMBER($n) } di questo file non è una mossa valida.
error-record-result = Il risultato di questo file non corrisponde alle sue mosse.
error-record-not-dealt = Questo file finisce prima della distribuzione delle carte.
error-file-unreadable = Il file non si può leggere.
error-storage-full-title = La memoria del browser è piena
error-storage-full-text = Puoi continuare, ma la partita non viene più salvata. Per sicurezza salva il file.
error-storage-denied-title = Il browser non ci lascia salvare
error-storage-denied-text = Puoi giocare, ma la partita si perde quando chiudi la pagina. Può succedere in una finestra privata.
error-wasm-title = Questo browser non può eseguire il gioco
error-wasm-text = Il gioco ha bisogno di WebAssembly. Usa una versione aggiornata di Firefox, Chrome, Edge o Safari, oppure consenti WebAssembly nelle impostazioni.
error-script-text = Il gioco ha bisogno di JavaScript. Consentilo per questa pagina.
error-load-title = Il gioco non si è caricato
error-load-text = Controlla la connessione e riprova.
error-not-found-text = Questo indirizzo non porta da nessuna parte.
error-crash-title = Il gioco si è fermato
error-crash-text = La partita è salvata fino all'ultimo passo. Ricarica la pagina per continuare.
error-bot-text = { $name } ora non riesce a pensare e fa una mossa semplice.
error-reload = Ricarica la pagina
error-not-built = Questo programma è stato compilato senza l'app web. Per compilarlo e avviarlo con l'app, esegui:
error-bot-unknown = Questa versione non conosce il bot «{ $bot }». Al suo posto, per { $name } gioca { $level }.
