# ¿Quién va por delante?

lead-title = ¿Quién va por delante?
lead-point = Señala un hueco, una roca o una ficha para ver quién va por delante.
lead-column = Columna { NUMBER($column) }, si se puntuara ahora
lead-row = Fila { NUMBER($row) }, si se puntuara ahora
lead-rank = { $name }: { points } ({ gems })
lead-rank-nothing = { $name }: nada ({ gems })
lead-column-nobody = Aquí aún no hay gemas.
lead-tie-lower = Empate, gana la gema más baja: { $ahead } antes que { $behind }.
lead-tile = Ficha «{ $tile }»: { $name } ({ gems })
lead-tile-tie-right = Empate, gana la más a la derecha: { $name } antes que { $others }.
lead-tile-tie-lower = Empate, gana la más baja de la misma columna: { $name } antes que { $others }.
lead-tile-nobody = No hay gemas en esta fila: la ficha «{ $tile }» saldría de la partida.

lead-change = Con una gema aquí
lead-change-points = { $name }: { $before } → { $after } puntos
lead-change-tile = Ficha «{ $tile }»: { $before } → { $after }
lead-scorings = { $count ->
    [one] La gema cuenta para la fila { NUMBER($row) } en 1 puntuación.
   *[other] La gema cuenta para la fila { NUMBER($row) } en { $count } puntuaciones.
}
lead-nobody = nadie
lead-completes = Esto completa la columna { NUMBER($column) }: se puntúa enseguida.
lead-next-drop = La próxima gota caería aquí.
