# Un suggerimento: buone mosse e che cosa parla per loro.

hint-title = Suggerimento
hint-thinking = Cerco buone mosse…
hint-none = Al momento non ci sono suggerimenti.
hint-nets-damaged = I dati dei bot sono danneggiati: i bot forti giocano in modo più semplice e mancano le probabilità di vittoria. Ricarica la pagina per scaricarli di nuovo.
hint-memory-dropped = Ciò che si è visto delle carte non corrisponde a questa posizione. I bot e i suggerimenti si basano solo sulla posizione.
hint-unanswered = I bot non hanno risposto e manca una parte della valutazione. Ricarica la pagina per riprovare.
hint-not-here = A questo tavolo si gioca senza suggerimenti
hint-worth = così vinci circa il { $percent } delle partite
hint-place = Gemma nella colonna { NUMBER($column) }, riga { NUMBER($row) }, per { $payment }
hint-place-any = Gemma nella colonna { NUMBER($column) }, riga { NUMBER($row) }, con la tessera «colore a scelta», per { $payment }
hint-discard = Scarta { $payment }
hint-or = { $deed } oppure { $alternative }
hint-takes-column = Ti porta in vantaggio nella colonna { NUMBER($column) } ({ points }).
hint-keeps-column = Mantiene il vantaggio nella colonna { NUMBER($column) }.
hint-more-points = La colonna { NUMBER($column) } darebbe { points }.
hint-takes-row = Ti porta in vantaggio nella riga { NUMBER($row) }: tessera «{ $tile }».
hint-keeps-row = Mantiene il vantaggio nella riga { NUMBER($row) }.
hint-cards = { $count ->
    [one] Poi hai 1 carta.
   *[other] Poi hai { $count } carte.
}
hint-saves-for = Risparmia per la colonna { NUMBER($column) }, prezzo { NUMBER($price) } ({ points }).
hint-prevents = Ferma la minaccia: { $name } non ne approfitta.
hint-leaves-column = Lascia la colonna { NUMBER($column) } a { $name }.

threat-scores-column = Attenzione: { $name } può completare la colonna { NUMBER($column) } con una gemma e ottiene { points }.
threat-takes-column = Attenzione: { $name } può passare in vantaggio nella colonna { NUMBER($column) } con una gemma; perderesti { points }.
threat-takes-row = Attenzione: { $name } può toglierti la riga { NUMBER($row) } con una gemma: tessera «{ $tile }».
threat-water = Attenzione: la prossima goccia completa la colonna { NUMBER($column) }; { $name } ottiene { points }.
