# Lo que se puntúa en este momento.

stage-column = Se puntúa la columna { NUMBER($column) }
stage-row = { $who ->
    [you] Fila { NUMBER($row) }: la ficha es tuya
   *[they] Fila { NUMBER($row) }: la ficha es para { $name }
}
stage-row-nobody = Fila { NUMBER($row) }: nadie gana la ficha
stage-frame = El agua avanza
