# Rivedere una partita, passo per passo.

replay-title = Rivedi
replay-heading = Rivedi: { $names }
replay-first = All'inizio
replay-back = Un passo indietro
replay-play = Avvia
replay-pause = Pausa
replay-next = Un passo avanti
replay-last = Alla fine
replay-scoring-back = Valutazione precedente
replay-scoring-next = Valutazione successiva
replay-step = Passo
replay-place = Turno { NUMBER($turn) } · passo { NUMBER($n) } di { NUMBER($total) }
replay-seen = Carte
replay-seen-all = tutte le mani scoperte
replay-seen-nobody = tutte le mani nascoste
replay-speed = Velocità
replay-hands = Mani scoperte

moment-title = Che cosa faresti qui?
moment-text = Sei { $name }: vedi ciò che vedeva { $name } e nient'altro.
moment-not-yours = Qui tocca a qualcun altro.
moment-show = Mostra le mosse migliori
