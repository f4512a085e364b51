# La partida del día.

day-play = Jugar la partida del día
day-continue = Continuar
day-practise = Jugar para practicar
day-result = Tu resultado
day-percent = { $percent } del maestro
day-share = Compartir
day-copy = Copiar el texto
day-copied = Texto copiado.
day-streak = Días seguidos
day-streak-shared = { $count ->
    [one] 1 día seguido
   *[other] { $count } días seguidos
}
day-state-new = aún sin jugar
day-open = en curso
day-given-up = sin terminar
day-month-before = Mes anterior
day-month-after = Mes siguiente
day-weekdays = Lu Ma Mi Ju Vi Sá Do
day-table = Clasificación del día
day-week-table = Clasificación de la semana
day-table-loading = Cargando las clasificaciones…
day-table-empty = Esta clasificación aún está vacía.
day-table-retry = Reintentar
day-table-more = Ver más
day-table-place = Puesto
day-table-name = Nombre
day-table-points = Puntos
day-table-of-master = % del maestro
day-table-days = Días
day-table-you = Tú
day-send = Añadir mi resultado
day-sending = Comprobando tu partida…
day-remove = Borrar mi resultado
day-remove-confirm = Borrar para siempre
