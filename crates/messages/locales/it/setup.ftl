# Preparare una partita.

setup-players = Giocatori
setup-player-count = { $count ->
    [one] 1 giocatore
   *[other] { $count } giocatori
}
setup-seat = Posto { NUMBER($n) }
setup-who = Gioca
setup-person = Una persona a questo schermo
setup-bot = Il computer
setup-name = Nome
setup-name-taken = Due giocatori non possono avere lo stesso nome.
setup-colour = Colore
setup-colour-swap = Scambia il colore con { $name }
setup-start-player = Chi comincia?
setup-start-random = A caso
setup-start-seat = Comincia { $name }
setup-edition = Edizione
setup-edition-reconstructed = Ricostruita
setup-edition-reconstructed-1 = Ricostruita, prima versione
setup-edition-help = Dove sono le fessure, quanto valgono le rocce e quali tessere ci sono.
setup-edition-add = Aggiungi un file di edizione…
setup-edition-bad = Questo file di edizione non si può usare: vedi la riga { NUMBER($line) }.
setup-edition-id = L'identificativo { $id } appartiene a un'edizione inclusa. Danne un altro al tuo file.
setup-edition-draw = Disegna la tua scatola
setup-seed = Numero della distribuzione
setup-seed-help = Lascialo vuoto per una nuova distribuzione. Lo stesso numero distribuisce la stessa partita.
setup-seed-bad = Solo cifre, per favore.
setup-more = Altre opzioni
setup-start = Comincia la partita
setup-hot-seat = Più persone a uno schermo: tra un turno e l'altro le mani restano nascoste finché il prossimo giocatore non è pronto.
setup-bots-only = Il computer gioca da solo e tu guardi.
