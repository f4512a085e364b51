# Wie staat voor?

lead-title = Wie staat voor?
lead-point = Wijs een spleet, een rots of een tegel aan om te zien wie voorstaat.
lead-column = Kolom { NUMBER($column) }, als die nu gewaardeerd werd
lead-row = Rij { NUMBER($row) }, als die nu gewaardeerd werd
lead-rank = { $name }: { points } ({ gems })
lead-rank-nothing = { $name }: niets ({ gems })
lead-column-nobody = Hier ligt nog geen edelsteen.
lead-tie-lower = Gelijk, de laagste edelsteen wint: { $ahead } voor { $behind }.
lead-tile = Tegel ‘{ $tile }’: { $name } ({ gems })
lead-tile-tie-right = Gelijk, verder naar rechts wint: { $name } voor { $others }.
lead-tile-tie-lower = Gelijk, lager in dezelfde kolom wint: { $name } voor { $others }.
lead-tile-nobody = Geen edelsteen in deze rij: de tegel ‘{ $tile }’ zou uit het spel verdwijnen.

lead-change = Met een edelsteen hier
lead-change-points = { $name }: { $before } → { $after } punten
lead-change-tile = Tegel ‘{ $tile }’: { $before } → { $after }
lead-scorings = { $count ->
    [one] De edelsteen telt voor rij { NUMBER($row) } bij 1 waardering.
   *[other] De edelsteen telt voor rij { NUMBER($row) } bij { $count } waarderingen.
}
lead-nobody = niemand
lead-completes = Hiermee is kolom { NUMBER($column) } vol: die wordt meteen gewaardeerd.
lead-next-drop = De volgende druppel zou hier vallen.
