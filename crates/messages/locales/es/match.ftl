# Buscar con quién jugar, e invitaciones sin mesa.

match-help = Tendrás asiento en cuanto otros quieran jugar a lo mismo. Nadie necesita una cuenta.
match-go = Empezar a buscar
match-stop = Dejar de buscar
match-looking = Buscando con quién jugar…
match-others = { $count ->
    [0] Ahora mismo nadie espera esta partida.
    [one] 1 persona espera esta partida.
   *[other] { $count } personas esperan esta partida.
}
match-waiting = { $count ->
    [one] De momento solo tú esperas esta partida.
   *[other] { $count } personas esperan esta partida, contigo.
}
match-lately-never = En los últimos días nadie ha encontrado partida así, de modo que puede tardar.
match-lately-seconds = { $count ->
    [one] Últimamente se tarda cerca de 1 segundo.
   *[other] Últimamente se tarda cerca de { $count } segundos.
}
match-lately-minutes = { $count ->
    [one] Últimamente se tarda cerca de 1 minuto.
   *[other] Últimamente se tarda cerca de { $count } minutos.
}
match-resumed = Alguien no ha venido. Vuelves a estar al principio de la cola.
match-stay = Deja abierta esta ventana. Si la cierras, dejas de esperar.
match-bots = Jugar contra bots mientras tanto
match-bots-help = Cuando venga alguien, pasas a la mesa. La partida contra los bots se guarda para después.
match-elsewhere = Ahora buscas en otra ventana o en otro dispositivo.
match-expired = Ya no estás esperando: el servidor lleva demasiado tiempo sin saber de esta ventana.
match-closed = Este servidor no busca jugadores. Crea una mesa y envía el enlace a alguien.
invite-make = Solo un enlace para luego
invite-help = Para quien tenga tiempo otro día: la mesa se crea cuando acepta. El enlace vale 30 días.
invite-from = { $name } quiere jugar contigo, cuando tengas tiempo.
invite-own = Esta invitación es tuya. Envía el enlace a la persona con quien quieres jugar.

invite-accept = Aceptar
invite-table = Ir a la mesa
