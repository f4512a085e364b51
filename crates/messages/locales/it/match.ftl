# Cercare con chi giocare, e inviti senza tavolo.

match-go = Comincia la ricerca
match-stop = Ferma la ricerca
match-looking = Cerco con chi giocare…
match-resumed = Qualcuno non si è presentato. Sei di nuovo in testa alla coda.
match-bots = Intanto gioca contro i bot

invite-accept = Accetta
invite-table = Vai al tavolo
