# Buscar con quién jugar, e invitaciones sin mesa.

match-go = Empezar a buscar
match-stop = Dejar de buscar
match-looking = Buscando con quién jugar…
match-resumed = Alguien no ha venido. Vuelves a estar al principio de la cola.
match-bots = Jugar contra bots mientras tanto

invite-accept = Aceptar
invite-table = Ir a la mesa
