# Titoli delle pagine.

setup-title = Nuova partita
rules-title = Le regole
settings-title = Impostazioni
online-friends = Gioca con gli amici
online-lobby = Tavoli pubblici
match-title = Trova giocatori
invite-title = Invito
notices-title = Avvisi
online-table = Tavolo
online-join = Prendi posto
online-carry = Gioca su un altro dispositivo
box-title = La mia scatola
mine-title = Le mie partite
day-title = Partita del giorno
error-not-found-title = Qui non c'è nulla
