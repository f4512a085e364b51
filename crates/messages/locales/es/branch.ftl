# ¿Y si…?

branch-title = ¿Y si…?
branch-text = Sigue jugando desde aquí. Todo lo anterior queda como fue.
branch-name = Nombre
branch-name-usual = Y si…, turno { NUMBER($turn) }
branch-by-hand = a mano
branch-start = Seguir desde aquí
branch-list = Variantes
branch-lines = Puntos a lo largo de la partida. Líneas finas: la partida real. Líneas gruesas: tus variantes.
branch-real = Partida real
branch-from = desde el turno { NUMBER($turn) }
branch-continue = Seguir jugando
branch-delete = Borrar
branch-back = Volver a la partida real
