# Repasar una partida.

review-title = Análisis
review-seat = Análisis para
review-curve = Opciones de ganar a lo largo de la partida
review-progress = Analizando la partida
review-stop = Parar
review-best = La mejor
review-good = Buena
review-inaccuracy = Imprecisa
review-mistake = Error
review-played = Tras esta jugada, { $name } gana cerca del { $percent } de las partidas.
review-better = Mejor: { $deed } ({ $percent }).
review-luck = Suerte al robar: { $percent }.
review-luck-help = Lo que aportaron las cartas y fichas nuevas, comparado con lo esperable.
review-turning = Puntos de inflexión
review-turning-point = Turno { NUMBER($turn) }, { $name }: { $percent }
review-try = Probar otra jugada
review-accuracy = Precisión
review-accuracy-of = { $name }: { $percent }
review-accuracy-help = Lo cerca que están las jugadas de las mejores encontradas, de 0 a 100{ "\u00A0" }%. Permite comparar partidas y jugadores.
review-worst = Qué se aprende de esta partida
review-worst-move = Turno { NUMBER($turn) }: { $kind } ({ $percent })
mistake-unnamed = Había una jugada mejor.
mistake-overpaid = { $count ->
    [one] Pago excesivo: sobraba 1 carta.
   *[other] Pago excesivo: sobraban { $count } cartas.
}
mistake-gave-row = Fila regalada: la fila { NUMBER($row) } con la ficha «{ $tile }» es para { $name }.
mistake-missed-majority = Se escapó una mayoría barata: columna { NUMBER($column) } ({ points }), precio { NUMBER($price) }.
mistake-wasted-tile = Ficha malgastada: «{ $tile }» no hacía falta.
mistake-forgot-water = Olvido del agua: se lleva el hueco de la columna { NUMBER($column) }.
mistake-left-column = La columna { NUMBER($column) } quedó para { $name } justo antes de puntuarse.
mistake-over-limit = { $count ->
    [one] Robo por encima del límite: se descarta 1 carta.
   *[other] Robo por encima del límite: se descartan { $count } cartas.
}
mistake-spent-early = Gema demasiado pronto: las cartas hacían más falta.
mistake-drew-late = Robo a destiempo: una gema era más urgente.
