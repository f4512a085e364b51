# Whose lead is it? What a column or a row would bring if it were scored now.

lead-title = Whose lead is it?
lead-column = Column { NUMBER($column) }, scored now
lead-row = Row { NUMBER($row) }, scored now
lead-rank = { $name }: { points } ({ gems })
lead-rank-nothing = { $name }: nothing ({ gems })
lead-column-nobody = No gem here yet.
lead-tie-lower = { $ahead } before { $behind }: as many gems, but a lower one.
lead-tile = { $name } would get the tile “{ $tile }” ({ gems }).
lead-tile-tie-right = { $name } before { $others }: as many gems, but further right.
lead-tile-tie-lower = { $name } before { $others }: as many gems, but lower in the same column.
lead-tile-nobody = No gem in this row: the tile “{ $tile }” would leave the game.
lead-no-tiles = Columns 10 and 11 bring no tiles.

## What a gem in the chosen gap would change

lead-change = With a gem here
lead-change-points = { $name }: { $before } → { $after } points
lead-change-tile = The tile “{ $tile }” would go to { $name }.
lead-change-nothing = Nobody's lead changes.
lead-completes = This completes column { NUMBER($column) }: it is scored at once.
lead-next-drop = The next drop would fall here.
