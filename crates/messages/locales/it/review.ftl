# Analizzare una partita.

review-title = Analisi
review-seat = Analisi per
review-curve = Probabilità di vittoria nella partita
review-progress = Analisi della partita
review-stop = Ferma
review-best = La migliore
review-good = Buona
review-inaccuracy = Imprecisa
review-mistake = Errore
review-played = Dopo questa mossa { $name } vince circa il { $percent } delle partite.
review-better = Meglio: { $deed } ({ $percent }).
review-luck = Fortuna nella pesca: { $percent }.
review-luck-help = Che cosa hanno portato carte e tessere nuove, rispetto a ciò che ci si poteva aspettare.
review-turning = Momenti decisivi
review-turning-point = Turno { NUMBER($turn) }, { $name }: { $percent }
review-try = Prova un'altra mossa
review-accuracy = Precisione
review-accuracy-of = { $name }: { $percent }
review-accuracy-help = Quanto le mosse si sono avvicinate alle migliori trovate, da 0 a 100%. Si può confrontare fra partite e fra giocatori.
review-worst = Che cosa imparare da questa partita
review-worst-move = Turno { NUMBER($turn) }: { $kind } ({ $percent })
mistake-unnamed = C'era una mossa migliore.
mistake-overpaid = { $count ->
    [one] Pagato troppo: 1 carta più del necessario.
   *[other] Pagato troppo: { $count } carte più del necessario.
}
mistake-gave-row = Riga regalata: la riga { NUMBER($row) } con la tessera «{ $tile }» va a { $name }.
mistake-missed-majority = Vantaggio facile mancato: colonna { NUMBER($column) } ({ points }), prezzo { NUMBER($price) }.
mistake-wasted-tile = Tessera sprecata: «{ $tile }» non serviva.
mistake-forgot-water = Acqua dimenticata: si prende la fessura nella colonna { NUMBER($column) }.
mistake-left-column = Colonna { NUMBER($column) } lasciata a { $name } poco prima della valutazione.
mistake-over-limit = { $count ->
    [one] Pescato oltre il limite di mano: si scarta 1 carta.
   *[other] Pescato oltre il limite di mano: si scartano { $count } carte.
}
mistake-spent-early = Piazzata troppo presto: le carte servivano più di questa gemma.
mistake-drew-late = Pescato quando una gemma era più urgente.
