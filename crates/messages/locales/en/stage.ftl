# What is being scored right now, above the wall.

stage-column = Column { NUMBER($column) } is scored
stage-row = { $who ->
    [you] Row { NUMBER($row) }: you win the tile
   *[they] Row { NUMBER($row) }: { $name } wins the tile
}
stage-row-nobody = Row { NUMBER($row) }: nobody wins the tile
stage-frame = The water moves on
