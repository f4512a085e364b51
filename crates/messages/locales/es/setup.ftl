# Preparar una partida.

setup-players = Jugadores
setup-player-count = { $count ->
    [one] 1 jugador
   *[other] { $count } jugadores
}
setup-seat = Asiento { NUMBER($n) }
setup-who = Juega
setup-person = Una persona en esta pantalla
setup-bot = El ordenador
setup-name = Nombre
setup-name-taken = Dos jugadores no pueden llamarse igual.
setup-colour = Color
setup-colour-swap = Cambiar el color con { $name }
setup-start-player = ¿Quién empieza?
setup-start-random = Al azar
setup-start-seat = Empieza { $name }
setup-edition = Edición
setup-edition-reconstructed = Reconstruida
setup-edition-reconstructed-1 = Reconstruida, primera versión
setup-edition-help = Dónde están los huecos, cuánto valen las rocas y qué fichas hay.
setup-edition-add = Añadir un archivo de edición…
setup-edition-bad = Este archivo de edición no se puede usar: mira la línea { NUMBER($line) }.
setup-edition-id = El identificador { $id } es de una edición incluida. Ponle otro a tu archivo.
setup-edition-draw = Dibujar tu propia caja
setup-seed = Número de reparto
setup-seed-help = Déjalo vacío para un reparto nuevo. El mismo número reparte la misma partida.
setup-seed-bad = Solo cifras, por favor.
setup-more = Más opciones
setup-start = Empezar la partida
setup-hot-seat = Varias personas en una pantalla: entre turnos las manos se ocultan hasta que el siguiente jugador esté listo.
setup-bots-only = El ordenador juega solo y tú miras.
