# Nombres para lectores de pantalla.

a11y-board = La pared
a11y-overview = toda la pared: elegir una parte
a11y-players = Jugadores
a11y-hand = Tus cartas: { $hand }
a11y-tiles-of = Fichas de bonificación, { $name }: { $tiles }
a11y-log = Registro de la partida
a11y-announcements = Avisos
a11y-actions = Acciones
a11y-payments = Formas de pagar
a11y-chart = Puntuación a lo largo de la partida

## Huecos

a11y-gap = columna { NUMBER($column) }, fila { NUMBER($row) }, { card-name }, { $state }
a11y-gap-nth = columna { NUMBER($column) }, fila { NUMBER($row) }, hueco { NUMBER($nth) } desde arriba, { card-name }, { $state }
a11y-gap-payable = vacío, cuesta { cards-short }, puedes pagarlo
a11y-gap-payable-otherwise = vacío, cuesta { cards-short }, puedes pagarlo con pares o una ficha
a11y-gap-dear = vacío, cuesta { cards-short }, no puedes pagarlo
a11y-gap-priced = vacío, cuesta { cards-short }
a11y-gap-outside = vacío, fuera del marco
a11y-gap-under-water = vacío, bajo el agua
a11y-gap-gem = { gem-piece }, { $name }
a11y-gap-drop = gota de agua
a11y-gap-chosen = elegido
a11y-gap-marked = marcado

## Alrededor de la pared

a11y-column = columna { NUMBER($column) }, precio { NUMBER($place) }, roca { $values }
a11y-column-last = columna { NUMBER($column) }, precio { NUMBER($place) }, roca { $values }, aquí termina la partida
a11y-strip = { $shade ->
    [single] tira { NUMBER($strip) }
    [light] columna clara de la tira { NUMBER($strip) }
   *[dark] columna oscura de la tira { NUMBER($strip) }
}
a11y-tile = ficha de la fila { NUMBER($row) }: { $tile }
a11y-card-group = { cards } en la mano
a11y-card-chosen = { $count ->
    [one] elegida: { cards }
   *[other] elegidas: { cards }
}
a11y-add-card = una carta { -card-one } más
a11y-remove-card = una carta { -card-one } menos
a11y-show-uses = mostrar dónde sirven las cartas { -card-many }
a11y-player = { $name }, { gem-name }, { points }, { $hand }
