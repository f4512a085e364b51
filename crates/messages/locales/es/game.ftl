# La partida en el tablero.

prompt-start = Tu turno: roba 4 cartas o coloca una gema.
prompt-start-draw = Roba 4 cartas: no puedes pagar ningún hueco.
prompt-again = Otra acción: roba 4 cartas o coloca una gema.
prompt-again-draw = Otra acción: roba 4 cartas.
prompt-pay = Pago
prompt-after = Usa una ficha de bonificación o termina tu turno.
prompt-confirm = Termina tu turno cuando quieras.
prompt-discard = Toca las cartas que descartas. Puedes quedarte con { NUMBER($limit) }.
prompt-discard-left = { $count ->
    [one] Falta 1 carta.
   *[other] Faltan { $count } cartas.
}
prompt-waiting = Es el turno de { $name }.
prompt-yours = Es tu turno.
prompt-thinking = { $name } está pensando…
prompt-dealing = Se reparten las cartas…
prompt-over = La partida ha terminado.
prompt-elsewhere = Esta partida sigue en otra pestaña.

## Pasar la pantalla

handover-title = { $name }, es tu turno
handover-text = Pasa la pantalla a { $name }. Los demás, por favor, no miréis.
handover-button = Soy { $name }: mostrar mis cartas

## Botones

button-draw = Robar { cards-plain }
button-pay = Pagar { $payment }
button-end-turn = Terminar turno
button-use-cards = Ficha: robar { cards-plain }
button-use-double = Ficha: acción doble
button-plan-double = Luego una acción doble
button-discard = Descartar { cards-plain }
button-skip = Saltar
legend-title = Qué es cada cosa en la pared
button-play-here = Jugar aquí
button-move-now = Que juegue ya

## Pagar

pay-title = Columna { NUMBER($column) }, fila { NUMBER($row) }
pay-price = Precio: { cards }
pay-swap = { $pair } como { $one }
pay-more = Más ({ NUMBER($count) })
pay-tile = la ficha «cualquier color»

## Mazos, cajas, jugadores

status-hand = Tus cartas
status-hand-size = { $count ->
    [0] sin cartas en la mano
    [one] 1 carta en la mano
   *[other] { $count } cartas en la mano
}
status-tiles = Fichas de bonificación
status-tiles-none = sin fichas de bonificación
status-tiles-count = { $count ->
    [one] 1 ficha boca abajo
   *[other] { $count } fichas boca abajo
}
status-draw-pile = Mazo
status-discard-pile = Descartes
status-discards = Descartadas: { $hand }
status-gem-box = Caja de gemas: { $name }
status-gem-box-help = La caja de gemas muestra a quién le toca.
status-water-box = Caja de agua: { $name }
status-water-box-help = Quien tiene la caja de agua pone una gota en la pared al final de su turno.
status-score = { $name }: { points }
status-columns-left = { $count ->
    [one] 1 columna para el final
   *[other] { $count } columnas para el final
}
status-rounds = Ronda { NUMBER($n) }
status-gems-left = { $gems ->
    [0] no quedan gemas
    [one] queda 1 gema
   *[other] quedan { $gems } gemas
}
status-drops-left = { $count ->
    [0] no quedan gotas
    [one] queda 1 gota
   *[other] quedan { $count } gotas
}
status-you = tú
status-you-label = Tú

goal-title = El objetivo
goal-text = Gana quien tiene más puntos. Cuando la primera columna está llena, tener más gemas en ella da puntos, y tener más en una fila da su ficha.
