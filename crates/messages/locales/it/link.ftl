# Condividere una partita.

link-title = Condividi
link-game = La partita intera
link-game-text = Chi apre questo link vede la partita intera. Nulla viene salvato su un server: il link contiene la partita.
link-unfinished = Solo una partita finita si può condividere con un link.
link-moment = Questo momento
link-moment-text = Chiede «Che cosa faresti qui?» e mostra ciò che { $name } vede ora, nient'altro.
link-copy = Copia il link
link-copied = Link copiato.
link-qr = Il link come codice QR
link-damaged-title = Questo link non si può aprire
link-damaged-text = Mancano dei caratteri o sono stati cambiati. Chiedi di nuovo il link e copialo tutto.
link-newer-title = Questo link è di una versione più recente
link-newer-text = Ricarica la pagina con la connessione attiva: la nuova versione può aprirlo.
