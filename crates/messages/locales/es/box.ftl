# «Mi caja»: quien tiene el juego impreso dibuja aquí su propia edición.

box-lead = ¿Tienes el juego impreso? Dibuja aquí su pared y juega con tu propia caja. Cada cambio se guarda en este navegador.

## Borradores y ediciones

box-drafts = Tus borradores
box-draft-complete = completo
box-draft-missing = { $count ->
    [one] falta 1 dato
   *[other] faltan { $count } datos
}
box-unnamed = sin nombre
box-own = Tus ediciones
box-new = Borrador nuevo
box-new-from = Partir de
box-new-double = una pared vacía, tiras de dos columnas
box-new-single = una pared vacía, tiras de una columna
box-new-copy = una copia de { $name }
box-new-start = Dibujar
box-new-file = Abrir archivo de edición…
box-name-default = Mi caja
box-status-default = copiada de un juego impreso
box-delete = Borrar
box-delete-draft = Borrar el borrador { $name }
box-delete-title = ¿Borrar este borrador?
box-delete-text = { $name } desaparecerá para siempre. Las ediciones que conservas y tus partidas se quedan como están.
box-all = Todos los borradores

## La pared

box-wall = La pared
box-wall-help = Elige un color y toca los sitios donde tu caja tiene un hueco así, en cada fila de arriba abajo. Con el teclado: flechas para moverte, W (blanco), B (azul) y O (naranja) para añadir, Retroceso para quitar.
box-tools = Al tocar
box-tool-add = añadir { card-name }
box-tool-erase = quitar
box-tool-select = solo seleccionar
box-column = Columna { NUMBER($column) }
box-cell = columna { NUMBER($column) }, fila { NUMBER($row) }: { $colours }
box-cell-none = sin huecos
box-cell-full = En una fila caben como mucho { NUMBER($most) } huecos.
box-place = Columna { NUMBER($column) }, fila { NUMBER($row) }
box-gap-nth = hueco { NUMBER($nth) } desde arriba
box-gap-colour = hueco { NUMBER($nth) }: { card-name }
box-gap-up = hueco { NUMBER($nth) }: subir
box-gap-down = hueco { NUMBER($nth) }: bajar
box-gap-move = hueco { NUMBER($nth) }: mover a otro sitio
box-gap-remove = hueco { NUMBER($nth) }: quitar
box-moving = Toca el sitio que le corresponde a este hueco.
box-strip-width = Ancho de las tiras
box-strip-columns = { $count ->
    [one] 1 columna
   *[other] { $count } columnas
}
box-strips-from = Primera columna de las tiras
box-redo = Rehacer

## Rocas, fichas, cantidades

box-rocks = Rocas
box-rocks-help = Los puntos bajo cada columna, de mayor a menor.
box-rocks-players = { NUMBER($players) } jugadores
box-rock = La roca de la columna { NUMBER($column) } para { NUMBER($players) } jugadores
box-rock-rank = columna { NUMBER($column) }, { NUMBER($players) } jugadores, puesto { NUMBER($rank) }
box-tiles = Fichas de bonificación
box-tiles-of = { $back ->
    [light] Dorso claro
   *[dark] Dorso oscuro
}
box-tiles-total = { NUMBER($found) } de { NUMBER($expected) }
box-tile-more = { $back ->
    [light] una más de dorso claro: { $tile }
   *[dark] una más de dorso oscuro: { $tile }
}
box-tile-fewer = { $back ->
    [light] una menos de dorso claro: { $tile }
   *[dark] una menos de dorso oscuro: { $tile }
}
box-numbers = Cartas, gemas y gotas
box-cards = Cartas
box-cards-of = { $card ->
    [white] Cartas blancas
    [blue] Cartas azules
   *[orange] Cartas naranjas
}
box-gems = Gemas por jugador, sin el marcador de puntos
box-drops = Gotas de agua
box-names = Nombre
box-name = Nombre
box-id = Identificador
box-id-help = Así llaman a tu edición los archivos y los enlaces. Sale del nombre.
box-status = De dónde vienen los datos

## Lo que falta

box-missing = { $count ->
    [one] Aún falta 1 dato
   *[other] Aún faltan { $count } datos
}
box-complete = Completa
box-complete-text = No falta nada: ya puedes jugar con tu caja.
box-missing-columns = { $count ->
    [one] La columna { NUMBER($first) } no tiene huecos.
   *[other] { $count } columnas aún no tienen huecos; la primera es la { NUMBER($first) }.
}
box-missing-rocks = { $count ->
    [one] La roca de la columna { NUMBER($first) } para { NUMBER($players) } jugadores no tiene puntos.
   *[other] { $count } rocas para { NUMBER($players) } jugadores aún no tienen puntos; la primera es la de la columna { NUMBER($first) }.
}
box-missing-tiles = { $back ->
    [light] { NUMBER($found) } de { NUMBER($expected) } fichas claras
   *[dark] { NUMBER($found) } de { NUMBER($expected) } fichas oscuras
}
box-missing-id = El identificador lleva de 1 a 40 minúsculas, cifras, puntos y guiones.
box-missing-id-taken = Ese identificador es de una edición incluida con otro contenido. Elige otro.
box-missing-line = { $part }: hace falta una línea de { NUMBER($most) } bytes como mucho.
box-missing-range = { $part }: un número entero de { NUMBER($least) } a { NUMBER($most) }.
box-missing-cards = Tiene que haber al menos { NUMBER($least) } cartas en total, no { NUMBER($found) }.
box-missing-full = { $part }: como mucho { NUMBER($most) } huecos en una fila.
box-missing-ranks = { $part } necesita { $ranks ->
    [one] 1 número.
   *[other] { $ranks } números, de mayor a menor.
}

## Qué hacer con ella

box-play = Jugar con esta caja
box-keep = Añadir a mis ediciones
box-share = Compartir
box-export = Guardar en un archivo
box-kept = { $name } ya está entre tus ediciones. Puedes elegirla para una partida nueva.
box-taken-title = Ya tienes otra edición con este identificador
box-taken-text = El identificador { $id } es de { $name }, que tiene otro contenido. ¿Cuál se lo queda?
box-taken-replace = Sustituir la otra
box-taken-both = Conservar las dos, esta como { $id }
box-link-text = El enlace contiene la edición entera. Quien lo abra puede verla, jugar con ella y quedársela.
box-facts = { NUMBER($gaps) } huecos, { NUMBER($count) } cartas, { NUMBER($gems) } gemas por jugador, { NUMBER($drops) } gotas
box-origin = Identificador { $id }, { $status }
box-shared-new = Esta edición ha llegado con un enlace. Aún no está entre las tuyas.
box-shared-known = Esta edición está entre las tuyas.
box-shared-built-in = Esta edición viene incluida.
box-copy = Continuar en una copia
box-remove = Quitar de mis ediciones
box-remove-title = ¿Quitar esta edición?
box-remove-text = { $name } sale de tu lista. Las partidas jugadas con ella se pueden seguir abriendo.
box-remove-confirm = Quitar la edición
box-link-bad = La edición de este enlace no se puede usar. { $problem }
