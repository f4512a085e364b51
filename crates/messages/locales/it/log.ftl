# Che cosa è successo, in frasi.

log-title = Cronaca della partita
log-since = Dal tuo ultimo turno
log-place-short = col. { NUMBER($column) }, riga { NUMBER($row) }
log-empty = La partita sta per cominciare.
log-turn = { $who ->
    [you] Il tuo turno
   *[they] Turno: { $name }
}
log-show-place = Mostra sul tabellone

log-strips = Le strisce sono al loro posto: { $strips }.
log-dealt = { $who ->
    [you] Ricevi { cards-plain }.
   *[they] { $name } riceve { cards-plain }.
}
log-dealt-own = Ricevi { $hand }.
log-starts = { $who ->
    [you] Cominci tu. { $water } ha la scatola dell'acqua.
   *[they] Comincia { $name }. { $water } ha la scatola dell'acqua.
}
log-starts-water-you = Comincia { $name }. Tu hai la scatola dell'acqua.

log-draws = { $who ->
    [you] Peschi { cards-plain }.
   *[they] { $name } pesca { cards-plain }.
}
log-draws-own = Peschi { $hand }.
log-draws-none = { $who ->
    [you] Mazzo e scarti sono vuoti: non peschi nulla.
   *[they] Mazzo e scarti sono vuoti: { $name } non pesca nulla.
}
log-reshuffled = Gli scarti vengono mescolati e diventano il nuovo mazzo.
log-placed = { $who ->
    [you] Piazzi una gemma nella colonna { NUMBER($column) }, riga { NUMBER($row) }, per { $payment }.
   *[they] { $name } piazza una gemma nella colonna { NUMBER($column) }, riga { NUMBER($row) }, per { $payment }.
}
log-placed-any = { $who ->
    [you] Con una tessera «colore a scelta» piazzi una gemma nella colonna { NUMBER($column) }, riga { NUMBER($row) }, per { $payment }.
   *[they] Con una tessera «colore a scelta» { $name } piazza una gemma nella colonna { NUMBER($column) }, riga { NUMBER($row) }, per { $payment }.
}
log-uses-cards = { $who ->
    [you] Usi una tessera e peschi { cards-plain }.
   *[they] { $name } usa una tessera e pesca { cards-plain }.
}
log-uses-double = { $who ->
    [you] Usi un'azione doppia.
   *[they] { $name } usa un'azione doppia.
}
log-discards = { $who ->
    [you] Scarti { $payment } e ne tieni { NUMBER($limit) }.
   *[they] { $name } scarta { $payment } e ne tiene { NUMBER($limit) }.
}
log-drips = { $who ->
    [you] Metti una goccia nella colonna { NUMBER($column) }, riga { NUMBER($row) }.
   *[they] { $name } mette una goccia nella colonna { NUMBER($column) }, riga { NUMBER($row) }.
}
log-drops-return = { $count ->
    [one] 1 goccia torna dalla cascata nella riserva.
   *[other] { $count } gocce tornano dalla cascata nella riserva.
}
-gem-plural = { $gem ->
    [red] rosse
    [yellow] gialle
    [purple] viola
   *[green] verdi
}
log-gems-return = { $gems ->
    [one] 1 { gem-piece } torna dalla cascata nella riserva.
   *[other] { $gems } gemme { -gem-plural } tornano dalla cascata nella riserva.
}

log-column-scored = La colonna { NUMBER($column) } è piena e viene valutata.
log-column-next = Anche la colonna { NUMBER($column) } è piena e viene valutata subito.
log-final-column = La colonna { NUMBER($column) } viene valutata alla fine.
log-column-nobody = Nella colonna { NUMBER($column) } non ci sono gemme: nessuno fa punti.
log-rank = { $who ->
    [you] Ottieni { points } ({ gems }).
   *[they] { $name } ottiene { points } ({ gems }).
}
log-rank-nothing = { $who ->
    [you] Non ottieni nulla ({ gems }).
   *[they] { $name } non ottiene nulla ({ gems }).
}
log-tie-lower = { lead-tie-lower }
log-tile-won = { $who ->
    [you] Riga { NUMBER($row) }: vinci la tessera «{ $tile }» ({ gems }).
   *[they] Riga { NUMBER($row) }: { $name } vince la tessera «{ $tile }» ({ gems }).
}
log-tile-tie-right = { $who ->
    [you] Riga { NUMBER($row) }: parità, vinci la tessera «{ $tile }» perché sei più a destra di { $others }.
   *[they] Riga { NUMBER($row) }: parità, { $name } vince la tessera «{ $tile }» perché è più a destra di { $others }.
}
log-tile-tie-lower = { $who ->
    [you] Riga { NUMBER($row) }: parità, vinci la tessera «{ $tile }» perché sei più in basso di { $others } nella stessa colonna.
   *[they] Riga { NUMBER($row) }: parità, { $name } vince la tessera «{ $tile }» perché è più in basso di { $others } nella stessa colonna.
}
log-tile-nobody = Riga { NUMBER($row) }: nessuna gemma, la tessera «{ $tile }» esce dal gioco.
log-frame-moved = La cornice avanza: ora la colonna { NUMBER($column) } è la prima.
log-tiles-turned = Nuove tessere, dall'alto in basso: { $tiles }.
log-water-box = { $who ->
    [you] La scatola dell'acqua passa a te.
   *[they] La scatola dell'acqua passa a { $name }.
}
log-gem-box = { $who ->
    [you] Tocca a te.
   *[they] Tocca a { $name }.
}

log-tile-points = { $who ->
    [you] Le tue tessere valgono { points }.
   *[they] Le tessere di { $name } valgono { points }.
}
log-over = La partita è finita.
log-winner = { $who ->
    [you] Vinci con { points }!
   *[they] { $name } vince con { points }.
}
log-winners = { $names } vincono insieme con { points } a testa.
