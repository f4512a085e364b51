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
