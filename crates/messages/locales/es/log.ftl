# Lo que ha pasado, en frases.

log-title = Registro de la partida
log-since = Desde tu último turno
log-place-short = col. { NUMBER($column) }, fila { NUMBER($row) }
log-empty = La partida está a punto de empezar.
log-turn = { $who ->
    [you] Tu turno
   *[they] Turno de { $name }
}
log-show-place = Mostrar en el tablero

log-strips = Las tiras están en su sitio: { $strips }.
log-dealt = { $who ->
    [you] Recibes { cards-plain }.
   *[they] { $name } recibe { cards-plain }.
}
log-dealt-own = Recibes { $hand }.
log-starts = { $who ->
    [you] Empiezas tú. La caja de agua es para { $water }.
   *[they] Empieza { $name }. La caja de agua es para { $water }.
}
log-starts-water-you = Empieza { $name }. La caja de agua es para ti.

log-draws = { $who ->
    [you] Robas { cards-plain }.
   *[they] { $name } roba { cards-plain }.
}
log-draws-own = Robas { $hand }.
log-draws-none = { $who ->
    [you] No quedan cartas en el mazo ni en los descartes: no robas nada.
   *[they] No quedan cartas en el mazo ni en los descartes: { $name } no roba nada.
}
log-reshuffled = Se barajan los descartes y forman el nuevo mazo.
log-placed = { $who ->
    [you] Colocas una gema en la columna { NUMBER($column) }, fila { NUMBER($row) }, por { $payment }.
   *[they] { $name } coloca una gema en la columna { NUMBER($column) }, fila { NUMBER($row) }, por { $payment }.
}
log-placed-any = { $who ->
    [you] Con una ficha «cualquier color» colocas una gema en la columna { NUMBER($column) }, fila { NUMBER($row) }, por { $payment }.
   *[they] Con una ficha «cualquier color», { $name } coloca una gema en la columna { NUMBER($column) }, fila { NUMBER($row) }, por { $payment }.
}
log-uses-cards = { $who ->
    [you] Usas una ficha y robas { cards-plain }.
   *[they] { $name } usa una ficha y roba { cards-plain }.
}
log-uses-double = { $who ->
    [you] Usas una acción doble.
   *[they] { $name } usa una acción doble.
}
log-discards = { $who ->
    [you] Descartas { $payment } y te quedas con { NUMBER($limit) }.
   *[they] { $name } descarta { $payment } y se queda con { NUMBER($limit) }.
}
log-drips = { $who ->
    [you] Pones una gota en la columna { NUMBER($column) }, fila { NUMBER($row) }.
   *[they] { $name } pone una gota en la columna { NUMBER($column) }, fila { NUMBER($row) }.
}
log-drops-return = { $count ->
    [one] 1 gota vuelve de la cascada a la reserva.
   *[other] { $count } gotas vuelven de la cascada a la reserva.
}
-gem-plural = { $gem ->
    [red] rojas
    [yellow] amarillas
    [purple] moradas
   *[green] verdes
}
log-gems-return = { $gems ->
    [one] 1 { gem-piece } vuelve de la cascada a la reserva.
   *[other] { $gems } gemas { -gem-plural } vuelven de la cascada a la reserva.
}

log-column-scored = La columna { NUMBER($column) } está llena y se puntúa.
log-column-next = La columna { NUMBER($column) } también está llena y se puntúa enseguida.
log-final-column = La columna { NUMBER($column) } se puntúa al final.
log-column-nobody = No hay gemas en la columna { NUMBER($column) }: nadie puntúa.
log-rank = { $who ->
    [you] Ganas { points } ({ gems }).
   *[they] { $name } gana { points } ({ gems }).
}
log-rank-nothing = { $who ->
    [you] No ganas nada ({ gems }).
   *[they] { $name } no gana nada ({ gems }).
}
log-tie-lower = { lead-tie-lower }
log-tile-won = { $who ->
    [you] Fila { NUMBER($row) }: ganas la ficha «{ $tile }» ({ gems }).
   *[they] Fila { NUMBER($row) }: { $name } gana la ficha «{ $tile }» ({ gems }).
}
log-tile-tie-right = { $who ->
    [you] Fila { NUMBER($row) }: empate; ganas la ficha «{ $tile }» por estar más a la derecha que { $others }.
   *[they] Fila { NUMBER($row) }: empate; { $name } gana la ficha «{ $tile }» por estar más a la derecha que { $others }.
}
log-tile-tie-lower = { $who ->
    [you] Fila { NUMBER($row) }: empate; ganas la ficha «{ $tile }» por estar más abajo en la misma columna que { $others }.
   *[they] Fila { NUMBER($row) }: empate; { $name } gana la ficha «{ $tile }» por estar más abajo en la misma columna que { $others }.
}
log-tile-nobody = Fila { NUMBER($row) }: no hay gemas; la ficha «{ $tile }» sale de la partida.
log-frame-moved = El marco avanza: la columna { NUMBER($column) } pasa a ser la primera.
log-tiles-turned = Fichas nuevas, de arriba abajo: { $tiles }.
log-water-box = { $who ->
    [you] La caja de agua pasa a ti.
   *[they] La caja de agua pasa a { $name }.
}
log-gem-box = { $who ->
    [you] Es tu turno.
   *[they] Es el turno de { $name }.
}

log-tile-points = { $who ->
    [you] Tus fichas valen { points }.
   *[they] Las fichas de { $name } valen { points }.
}
log-over = La partida ha terminado.
log-winner = { $who ->
    [you] ¡Ganas con { points }!
   *[they] { $name } gana con { points }.
}
log-winners = { $names } ganan juntos, con { points } cada uno.
