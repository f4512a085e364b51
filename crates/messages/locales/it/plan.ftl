# Partite di più giorni: un piano per il prossimo turno, e giorni liberi.

plan-title = Pianifica il prossimo turno
plan-help = Quando tocca a te, si gioca la prima mossa di questo elenco ancora possibile. Se non ce n'è nessuna, decidi tu come al solito. Nessun altro vede il tuo piano.
plan-open = Pianifica il turno
plan-change = Cambia il piano
plan-none = Nulla in programma.
plan-first = Prima: { $deed }
plan-otherwise = Altrimenti: { $deed }
plan-stays = solo se la cornice non è avanzata
plan-gap = Fessura
plan-gap-option = Colonna { NUMBER($column) }, riga { NUMBER($row) }: { cards-short }
plan-payment = Pagamento
plan-add = Aggiungi questa gemma
plan-no-gap = Al prezzo attuale non puoi pagare nessuna fessura.
plan-draw-stays = Pesca solo se la cornice non è avanzata
plan-remove = Togli: { $deed }
plan-full = Il tuo piano è pieno.
plan-ends = Poi il turno finisce, senza usare altre tessere. Se hai troppe carte, scegli tu quali scartare.
plan-played = Il tuo piano è stato giocato: { $deed }
plan-dropped = Il tuo piano non era più possibile. Tocca a te.

days-off-title = Giorni liberi
days-off-help = Mentre sei via, il tuo orologio è fermo e gli altri vedono fino a quando. I giorni liberi finiscono appena giochi.
days-off-left = { $days ->
    [one] In questa partita hai ancora { $days } giorno libero.
   *[other] In questa partita hai ancora { $days } giorni liberi.
}
days-off-take = { $days ->
    [one] Prendi { $days } giorno
   *[other] Prendi { $days } giorni
}
days-off-mine = Sei via fino a { $date }. Il tuo orologio è fermo.
days-off-other = { $name } è via fino a { $date }.
days-off-until = via fino a { $date }
days-off-end = Sono di nuovo qui

plan-refused-turn = Tocca già a te.
plan-refused-days = { $days ->
    [one] In questa partita hai solo { $days } giorno libero.
   *[other] In questa partita hai solo { $days } giorni liberi.
}
