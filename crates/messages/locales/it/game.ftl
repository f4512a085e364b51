# La partita sul tabellone.

prompt-start = Tocca a te: pesca 4 carte o piazza una gemma.
prompt-start-draw = Pesca 4 carte: non puoi pagare nessuna fessura.
prompt-again = Un'altra azione: pesca 4 carte o piazza una gemma.
prompt-again-draw = Un'altra azione: pesca 4 carte.
prompt-pay = Pagamento
prompt-after = Usa una tessera bonus o termina il turno.
prompt-confirm = Termina il turno quando vuoi.
prompt-discard = Tocca le carte da scartare. Puoi tenerne { NUMBER($limit) }.
prompt-discard-left = { $count ->
    [one] Ancora 1 carta.
   *[other] Ancora { $count } carte.
}
prompt-waiting = Tocca a { $name }.
prompt-yours = Tocca a te.
prompt-thinking = { $name } sta pensando…
prompt-dealing = Si distribuiscono le carte…
prompt-over = La partita è finita.
prompt-elsewhere = Questa partita continua in un'altra scheda.

handover-title = { $name }, tocca a te
handover-text = Passa lo schermo a { $name }. Gli altri, per favore, non guardino.
handover-button = Sono { $name }: mostra le mie carte

button-draw = Pesca { cards-plain }
button-pay = Paga { $payment }
button-end-turn = Termina il turno
button-use-cards = Tessera: pesca { cards-plain }
button-use-double = Tessera: azione doppia
button-plan-double = Poi azione doppia
button-discard = Scarta { cards-plain }
button-skip = Salta
legend-title = Che cosa c'è sulla parete
button-play-here = Gioca qui
button-move-now = Fallo giocare ora

pay-title = Colonna { NUMBER($column) }, riga { NUMBER($row) }
pay-price = Prezzo: { cards }
pay-swap = { $pair } al posto di { $one }
pay-more = Altri ({ NUMBER($count) })
pay-tile = la tessera «colore a scelta»

status-hand = Le tue carte
status-hand-size = { $count ->
    [0] nessuna carta in mano
    [one] 1 carta in mano
   *[other] { $count } carte in mano
}
status-tiles = Tessere bonus
status-tiles-none = nessuna tessera bonus
status-tiles-count = { $count ->
    [one] 1 tessera coperta
   *[other] { $count } tessere coperte
}
status-draw-pile = Mazzo di pesca
status-discard-pile = Scarti
status-discards = Scartate: { $hand }
status-gem-box = Scatola delle gemme: { $name }
status-gem-box-help = La scatola delle gemme mostra a chi tocca.
status-water-box = Scatola dell'acqua: { $name }
status-water-box-help = Alla fine del suo turno, chi ha la scatola dell'acqua mette una goccia sulla parete.
status-score = { $name }: { points }
status-columns-left = { $count ->
    [one] manca 1 colonna alla fine
   *[other] mancano { $count } colonne alla fine
}
status-rounds = Giro { NUMBER($n) }
status-gems-left = { $gems ->
    [0] nessuna gemma rimasta
    [one] 1 gemma rimasta
   *[other] { $gems } gemme rimaste
}
status-drops-left = { $count ->
    [0] nessuna goccia rimasta
    [one] 1 goccia rimasta
   *[other] { $count } gocce rimaste
}
status-you = tu
status-you-label = Tu

goal-title = L'obiettivo
goal-text = Vince chi ha più punti. Quando la prima colonna è piena, chi vi ha più gemme fa punti, e chi ne ha di più in una riga vince la sua tessera.
