# Personajes: rivales con un estilo propio.

setup-character = Personaje
setup-character-none = Sin personaje
setup-character-help = Un personaje juega con la fuerza elegida y con un estilo propio.
bot-with-style = { $level }, { $style }

style-hoarder = Urraca
style-hoarder-line = Guarda cada ficha para más tarde y le gusta la mano llena.
style-water = Nutria
style-water-line = Adora el agua: se queda en la primera columna y lucha allí.
style-blocker = Caimán
style-blocker-line = Quita columnas y filas a los demás.
style-rows = Anaconda
style-rows-line = Se estira por las filas y colecciona sus fichas.
style-sprinter = Colibrí
style-sprinter-line = Prefiere colocar a robar y hace avanzar el marco.
style-spender = Guacamayo
style-spender-line = Paga precios altos por gemas muy a la derecha.
