# Ver una partida otra vez, paso a paso.

replay-title = Repetición
replay-heading = Repetición: { $names }
replay-first = Al principio
replay-back = Un paso atrás
replay-play = Reproducir
replay-pause = Pausa
replay-next = Un paso adelante
replay-last = Al final
replay-scoring-back = Puntuación anterior
replay-scoring-next = Puntuación siguiente
replay-step = Paso
replay-place = Turno { NUMBER($turn) } · paso { NUMBER($n) } de { NUMBER($total) }
replay-seen = Cartas
replay-seen-all = todas las manos a la vista
replay-seen-nobody = todas las manos ocultas
replay-speed = Velocidad
replay-hands = Manos a la vista

moment-title = ¿Qué harías tú aquí?
moment-text = Eres { $name }: ves lo que vio { $name } y nada más.
moment-not-yours = Aquí le toca a otra persona.
moment-show = Mostrar las mejores jugadas
