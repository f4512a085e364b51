# Perché qualcosa non si può fare.

whynot-title = Perché no?
whynot-read-rule = Leggi la regola
whynot-not-your-turn = Tocca a { $name }.
whynot-game-over = La partita è finita.
whynot-action-first = Prima pesca carte o piazza una gemma.
whynot-no-action-left = Hai già usato la tua azione. Una tessera azione doppia te ne darebbe un'altra.
whynot-outside-frame = La colonna { NUMBER($column) } è fuori dalla cornice.
whynot-under-water = La colonna { NUMBER($column) } è già sott'acqua.
whynot-no-such-gap = Qui non c'è nessuna fessura.
whynot-gap-has-drop = Una goccia d'acqua chiude questa fessura.
whynot-cannot-afford = Prezzo: { cards-short }; hai { $hand }. Due carte di uno stesso altro colore ne valgono una.
whynot-pay-not-in-hand = Non hai queste carte.
whynot-no-tile-cards = Non hai tessere da { cards-plain }.
whynot-no-tile-any = Non hai tessere «colore a scelta».
whynot-no-tile-double = Non hai tessere azione doppia.
whynot-points-tile = Le tessere punti non si usano: contano alla fine.
whynot-double-too-early = L'azione doppia viene dopo un'azione.
whynot-no-gem-left = Non hai più gemme.
whynot-discard-exactly = { $count ->
    [one] Scarta esattamente 1 carta.
   *[other] Scarta esattamente { $count } carte.
}
whynot-discard-first = { $count ->
    [one] Prima scarta 1 carta.
   *[other] Prima scarta { $count } carte.
}
whynot-gap-has-gem = { $who ->
    [you] Qui hai già una gemma.
   *[they] Qui { $name } ha già una gemma.
}
whynot-pay-too-few = Troppo poche: il prezzo è { cards }, ma hai scelto { $hand }.
whynot-pay-too-many = Troppe: il prezzo è { cards }, ma hai scelto { $hand }. Si paga il prezzo esatto.
whynot-pay-any = { $count ->
    [one] Serve esattamente 1 carta di qualsiasi colore, ma hai scelto { $hand }.
   *[other] Servono esattamente { $count } carte di qualsiasi colore, ma hai scelto { $hand }.
}
whynot-pay-odd-pair = Gli altri colori contano solo a coppie: due carte di un colore valgono per una.
whynot-discard-nothing = Ora non c'è nulla da scartare. Si scarta alla fine del turno, se hai più di { NUMBER($limit) } carte.
whynot-waiting = Si stanno scoprendo carte o tessere. Un momento.
