# Whose lead is it? What a column or a row would bring if it were scored now.

lead-title = Who is ahead?
lead-point = Point at a gap, a rock or a tile to see who is ahead.
lead-column = Column { NUMBER($column) }, if scored now
lead-row = Row { NUMBER($row) }, if scored now
lead-rank = { $name }: { points } ({ gems })
lead-rank-nothing = { $name }: nothing ({ gems })
lead-column-nobody = No gem here yet.
lead-tie-lower = Tie, the lower gem wins: { $ahead } before { $behind }.
lead-tile = Tile “{ $tile }”: { $name } ({ gems })
lead-tile-tie-right = Tie, further right wins: { $name } before { $others }.
lead-tile-tie-lower = Tie, lower in the same column wins: { $name } before { $others }.
lead-tile-nobody = No gem in this row: the tile “{ $tile }” would leave the game.

## What a gem in the chosen gap would change

lead-change = With a gem here
lead-change-points = { $name }: { $before } → { $after } points
lead-change-tile = Tile “{ $tile }”: { $before } → { $after }
lead-scorings = { $count ->
    [one] The gem counts for row { NUMBER($row) } in 1 scoring.
   *[other] The gem counts for row { NUMBER($row) } in { $count } scorings.
}
lead-nobody = nobody
lead-completes = This completes column { NUMBER($column) }: it is scored at once.
lead-next-drop = The next drop would fall here.
