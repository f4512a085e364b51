# Las lecciones: una primera partida, paso a paso.

lesson-step = Paso { NUMBER($n) } de { NUMBER($total) }
lesson-watch = Mira la pared…
lesson-other = Eso también vale. Pero prueba primero esto:
lesson-leave = Salir
lesson-menu = Lecciones
lesson-read-on = Seguir
lesson-next = Siguiente lección
lesson-play = Jugar contra un principiante

## Los títulos

lesson-gems-title = Cartas y gemas
lesson-tiles-title = Puntuación y fichas
lesson-limit-title = Mano llena y decisión propia
lesson-end-title = El final de la partida

## Entre tarea y tarea

lesson-goal = Gana quien tiene más puntos. Puntúas cuando una columna está llena y tienes más gemas que nadie en ella.
lesson-water = Tu rival tiene la caja de agua y termina cada turno con una gota. La gota cierra el hueco vacío más alto de la primera columna.
lesson-prices = Los números sobre las columnas son los precios. Cada columna más a la derecha cuesta una carta más.
lesson-scored = La gota ha llenado la columna 1 y se ha puntuado. Los dos teníais 2 gemas, pero la más baja era tuya: te llevas los 4 puntos.
lesson-rows = Después, la ficha a la derecha de cada fila fue para quien tenía más gemas en ella. Tres fichas son tuyas.
lesson-moved = La columna 1 está ahora bajo el agua: sus gemas ya no cuentan. El marco ha avanzado una columna y todos los precios han bajado una carta.
lesson-timing = Ahora la caja de agua es tuya: cada turno tuyo termina con una gota. Cuenta los huecos vacíos de la primera columna y sabrás cuándo se puntúa.

## Tareas

lesson-draw = En tu turno robas 4 cartas o colocas una gema. Tienes pocas cartas: roba 4.
lesson-place = Elige el hueco azul marcado de la fila 3 y paga 1 carta azul. En la primera columna, cada hueco cuesta 1 carta de su color.
lesson-price = Paga 5 cartas azules por el hueco marcado de la columna 5. Merece la pena: esta gema cuenta en las próximas 5 puntuaciones, no solo en una.
lesson-pair = ¿No tienes cartas naranjas? Dos cartas de otro mismo color valen por una: paga 2 blancas por el hueco naranja marcado de la columna 1.
lesson-gems-done = ¡Muy bien! En la columna 1 queda un hueco vacío: mira qué pasa cuando se llena.

lesson-cards = Usa la ficha marcada: te da 3 cartas. No cuenta como acción.
lesson-any = Con la ficha «cualquier color» solo importa el número de cartas. Paga 1 carta de cada color por el hueco marcado de la columna 4.
lesson-double = Usa la ficha de acción doble: te da otra acción.
lesson-again = Te queda una acción, pero no tienes cartas: roba 4.
lesson-tiles-done = Ya conoces tres tipos de fichas. El cuarto muestra puntos: esas te las quedas y cuentan al final.

lesson-limit = Tienes 12 cartas y puedes robar más. Roba 4.
lesson-discard = Al final del turno te quedas como mucho con 12 cartas, las que quieras. Aquí ya hay 4 elegidas: descártalas o elige otras.

lesson-end = Saltamos al final de esta partida. Termina cuando se puntúa la columna 9: llena su último hueco con 1 carta blanca.
lesson-end-done = También se han puntuado las columnas 10 y 11, llenas o no, y se han sumado los puntos de las fichas. Has ganado: ¡ahora juega tu propia partida!

## Una decisión propia y su comentario

lesson-free = Te toca, esta vez sin ayuda: haz lo que te parezca mejor.
lesson-free-drew = Ya tenías 12 cartas y ahora te toca descartar. Con la mano llena es mejor colocar una gema.
lesson-free-near = Bien para puntuar rápido: esta columna es la próxima en puntuar, o la siguiente. La gema ha salido barata, pero cuenta poco tiempo.
lesson-free-far = { $count ->
    [one] Estás invirtiendo: esta gema cuenta para su fila en 1 puntuación.
   *[other] Estás invirtiendo: esta gema cuenta para su fila en { $count } puntuaciones. Ahora cuesta más, pero te sirve mucho tiempo.
}
lesson-free-tile = Las fichas no caducan. Guárdalas para cuando te den una columna o una fila.
