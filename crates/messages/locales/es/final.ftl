# El final de la partida.

final-title = Resultado
final-you-win = ¡Has ganado!
final-you-share = ¡Has ganado junto con { $others }!
final-wins = Gana { $name }
final-share = { $names } ganan juntos
final-how = De dónde salen los puntos
final-column = Columna { NUMBER($column) }
final-columns = Rocas
final-head-start = Ventaja
final-tiles = Fichas
final-total = Total
final-place = Puesto { NUMBER($n) }
final-cell = { $name }, columna { NUMBER($column) }: { points }
final-tie = La gema más baja deshizo el empate.
final-chart = Puntuación a lo largo de la partida
final-chart-point = Turno { NUMBER($n) }, { $name }: { points }
final-chart-turns = Turnos
final-study = Repetición y análisis
final-record = Archivo de la partida
final-record-save = Guardar el archivo
final-record-copy = Copiar el archivo
final-record-copied = Archivo copiado.
final-rematch = Jugar otra vez
final-rematch-same = Mismo reparto
final-rematch-same-help = Las mismas tiras, fichas y cartas iniciales. Los robos posteriores dependen de las jugadas.
final-rematch-other = Reparto nuevo
final-seed = Número de reparto: { $seed }
final-turns = { $count ->
    [one] 1 turno
   *[other] { $count } turnos
}
