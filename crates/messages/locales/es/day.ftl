# La partida del día.

day-deal = { $count ->
    [one] Tú contra 1 bot: { $level }. Ocupas el asiento { $seat }.
   *[other] Tú contra { $count } bots: { $level }. Ocupas el asiento { $seat }.
}
day-play = Jugar la partida del día
day-counted-help = Tu primer intento cuenta desde que lo empiezas, y se juega sin pistas. Después puedes repetir la partida cuanto quieras.
day-continue = Continuar
day-continue-help = Tu intento está en curso.
day-lost-help = Empezaste tu intento, pero la partida ya no está en este navegador. Puedes jugarla para practicar.
day-practise = Jugar para practicar
day-practice-help = Esta partida no cuenta: solo cuenta el primer intento del mismo día.
day-clock-help = Esta partida no cuenta: ya has jugado un día posterior, así que alguien ha cambiado el reloj de este dispositivo.
day-future = Ese día aún no ha llegado. La partida del día cambia a medianoche UTC.
day-unknown = No hay partida para ese día.
day-today = Partida de hoy
day-result = Tu resultado
day-percent = { $percent } del maestro
day-master = El maestro esperaría { $mean } puntos desde este asiento: la media de { NUMBER($playouts) } partidas con este reparto en las que examina 1000 posiciones por jugada. Son las mismas en todos los dispositivos.
day-computing = El maestro está jugando la partida…
day-no-expectation = Las partidas del maestro no se han podido jugar en este navegador.
day-share = Compartir
day-share-help = El texto no revela nada de la partida.
day-copy = Copiar el texto
day-copied = Texto copiado.
day-replay = Enlace a la repetición
day-replay-help = Muestra la partida: es para quienes ya la han jugado.
day-streak = Días seguidos
day-best-streak = Mejor racha de días
day-streak-shared = { $count ->
    [one] 1 día seguido
   *[other] { $count } días seguidos
}
day-state-new = aún sin jugar
day-open = en curso
day-given-up = sin terminar
day-help = Todo el mundo recibe las mismas tiras, fichas, cartas y bots, y la misma suerte con las mismas jugadas, también sin conexión. Los bots son cada vez más fuertes de lunes a domingo. El día cambia a medianoche UTC. Tus resultados se quedan en este navegador mientras no los añadas a una clasificación.
day-month-before = Mes anterior
day-month-after = Mes siguiente
day-weekdays = Lu Ma Mi Ju Vi Sá Do
day-table = Clasificación del día
day-week-table = Clasificación de la semana
day-week-help = De lunes a domingo. Se suman los porcentajes de cada día.
day-table-loading = Cargando las clasificaciones…
day-table-empty = Esta clasificación aún está vacía.
day-table-offline = Las clasificaciones necesitan conexión con el servidor. Tus resultados siguen aquí.
day-table-retry = Reintentar
day-table-more = Ver más
day-table-place = Puesto
day-table-name = Nombre
day-table-points = Puntos
day-table-of-master = % del maestro
day-table-days = Días
day-table-you = Tú
day-send = Añadir mi resultado
day-send-help = El servidor repite tu partida para comprobarla. Cualquiera puede ver el nombre y el resultado.
day-sending = Comprobando tu partida…
day-send-offline = No hay conexión con el servidor. Tu resultado se queda en este navegador: puedes añadirlo hasta el final del día siguiente (UTC).
day-remove = Borrar mi resultado
day-remove-help = Desaparece de las clasificaciones, con tu nombre y la partida. No podrás añadirlo otra vez.
day-remove-confirm = Borrar para siempre
day-refused-not-yet = Según el reloj del servidor, ese día aún no ha empezado: el de este dispositivo va adelantado.
day-refused-closed = Es tarde para ese día: los resultados se aceptan hasta el final del día siguiente (UTC).
day-refused-game = Esta partida no coincide con la del día, así que no se puede añadir.
day-refused-bots = Un bot ha jugado aquí de otra forma que en el servidor. Quizá la aplicación y el servidor tienen versiones distintas. El resultado no se puede añadir.
day-refused-counted = Ya cuenta otra partida tuya para ese día.
day-refused-removed = Has borrado tu resultado de ese día. No se puede añadir otra vez.
