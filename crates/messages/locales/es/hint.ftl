# Una pista: buenas jugadas y lo que las apoya.

hint-title = Pista
hint-thinking = Buscando buenas jugadas…
hint-none = Ahora mismo no hay pistas.
hint-worth = así ganas cerca del { $percent } de las partidas
hint-place = Gema en la columna { NUMBER($column) }, fila { NUMBER($row) }, por { $payment }
hint-place-any = Gema en la columna { NUMBER($column) }, fila { NUMBER($row) }, con la ficha «cualquier color», por { $payment }
hint-discard = Descartar { $payment }
hint-takes-column = Te pone en cabeza en la columna { NUMBER($column) } ({ points }).
hint-keeps-column = Mantienes la cabeza en la columna { NUMBER($column) }.
hint-more-points = La columna { NUMBER($column) } daría { points }.
hint-takes-row = Te pone en cabeza en la fila { NUMBER($row) }: ficha «{ $tile }».
hint-keeps-row = Mantienes la cabeza en la fila { NUMBER($row) }.
hint-cards = { $count ->
    [one] Después tienes 1 carta.
   *[other] Después tienes { $count } cartas.
}
hint-leaves-column = Deja la columna { NUMBER($column) } a { $name }.
