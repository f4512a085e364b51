# Una pista: buenas jugadas y lo que las apoya.

hint-title = Pista
hint-thinking = Buscando buenas jugadas…
hint-none = Ahora mismo no hay pistas.
hint-nets-damaged = Los datos de los bots están dañados: los bots fuertes juegan de forma más simple y faltan las probabilidades de ganar. Recarga la página para descargarlos de nuevo.
hint-memory-dropped = Lo que se vio de las cartas no encaja con esta posición. Los bots y las pistas se guían solo por la posición.
hint-unanswered = Los bots no han respondido y falta una parte de la evaluación. Recarga la página para intentarlo de nuevo.
hint-not-here = En esta mesa se juega sin pistas
hint-worth = así ganas cerca del { $percent } de las partidas
hint-place = Gema en la columna { NUMBER($column) }, fila { NUMBER($row) }, por { $payment }
hint-place-any = Gema en la columna { NUMBER($column) }, fila { NUMBER($row) }, con la ficha «cualquier color», por { $payment }
hint-discard = Descartar { $payment }
hint-or = { $deed } o { $alternative }
hint-takes-column = Te pone en cabeza en la columna { NUMBER($column) } ({ points }).
hint-keeps-column = Mantienes la cabeza en la columna { NUMBER($column) }.
hint-more-points = La columna { NUMBER($column) } daría { points }.
hint-takes-row = Te pone en cabeza en la fila { NUMBER($row) }: ficha «{ $tile }».
hint-keeps-row = Mantienes la cabeza en la fila { NUMBER($row) }.
hint-cards = { $count ->
    [one] Después tienes 1 carta.
   *[other] Después tienes { $count } cartas.
}
hint-saves-for = Ahorra para la columna { NUMBER($column) }, precio { NUMBER($price) } ({ points }).
hint-prevents = Frena la amenaza de { $name }.
hint-leaves-column = Deja la columna { NUMBER($column) } a { $name }.

threat-scores-column = Atención: { $name } puede completar la columna { NUMBER($column) } con una gema y consigue { points }.
threat-takes-column = Atención: { $name } puede ponerse en cabeza en la columna { NUMBER($column) } con una gema; perderías { points }.
threat-takes-row = Atención: { $name } puede quitarte la fila { NUMBER($row) } con una gema: ficha «{ $tile }».
threat-water = Atención: la próxima gota completa la columna { NUMBER($column) }; { $name } consigue { points }.
