# Partidas sin terminar que se han apartado.

saved-title = Otras partidas sin terminar
saved-progress = Próxima en puntuar: columna { NUMBER($column) }.
saved-delete = Borrar
saved-delete-title = ¿Borrar esta partida?
saved-delete-text = No se puede recuperar.
