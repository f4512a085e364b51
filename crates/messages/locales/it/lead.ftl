# Chi è in vantaggio?

lead-title = Chi è in vantaggio?
lead-point = Indica una fessura, una roccia o una tessera per vedere chi è in vantaggio.
lead-column = Colonna { NUMBER($column) }, se valutata ora
lead-row = Riga { NUMBER($row) }, se valutata ora
lead-rank = { $name }: { points } ({ gems })
lead-rank-nothing = { $name }: nulla ({ gems })
lead-column-nobody = Qui non c'è ancora nessuna gemma.
lead-tie-lower = Parità, vince la gemma più in basso: { $ahead } davanti a { $behind }.
lead-tile = Tessera «{ $tile }»: { $name } ({ gems })
lead-tile-tie-right = Parità, vince chi è più a destra: { $name } davanti a { $others }.
lead-tile-tie-lower = Parità, vince chi è più in basso nella stessa colonna: { $name } davanti a { $others }.
lead-tile-nobody = Nessuna gemma in questa riga: la tessera «{ $tile }» uscirebbe dal gioco.

lead-change = Con una gemma qui
lead-change-points = { $name }: { $before } → { $after } punti
lead-change-tile = Tessera «{ $tile }»: { $before } → { $after }
lead-scorings = { $count ->
    [one] La gemma conta per la riga { NUMBER($row) } in 1 valutazione.
   *[other] La gemma conta per la riga { NUMBER($row) } in { $count } valutazioni.
}
lead-nobody = nessuno
lead-completes = Questo completa la colonna { NUMBER($column) }: viene valutata subito.
lead-next-drop = La prossima goccia cadrebbe qui.
