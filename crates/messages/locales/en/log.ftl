# What happened, in sentences. $who is `you` when the reader is meant, else `they`, with the $name.

log-title = Game log
log-since = Since your last turn
log-place-short = col. { NUMBER($column) }, row { NUMBER($row) }
log-empty = The game is about to begin.
log-turn = { $who ->
    [you] Your turn
   *[they] { $name }'s turn
}
log-show-place = Show on the board

## Setting up

log-strips = The strips are in place: { $strips }.
log-dealt = { $who ->
    [you] You are dealt { cards-plain }.
   *[they] { $name } is dealt { cards-plain }.
}
log-dealt-own = You are dealt { $hand }.
log-starts = { $who ->
    [you] You start. { $water } has the water box.
   *[they] { $name } starts. { $water } has the water box.
}
log-starts-water-you = { $name } starts. You have the water box.

## Actions

log-draws = { $who ->
    [you] You draw { cards-plain }.
   *[they] { $name } draws { cards-plain }.
}
log-draws-own = You draw { $hand }.
log-draws-none = { $who ->
    [you] Both piles are empty: you draw nothing.
   *[they] Both piles are empty: { $name } draws nothing.
}
log-reshuffled = The discard pile is shuffled and becomes the draw pile.
log-placed = { $who ->
    [you] You place a gem in column { NUMBER($column) }, row { NUMBER($row) }, for { $payment }.
   *[they] { $name } places a gem in column { NUMBER($column) }, row { NUMBER($row) }, for { $payment }.
}
log-placed-any = { $who ->
    [you] With an any-colour tile you place a gem in column { NUMBER($column) }, row { NUMBER($row) }, for { $payment }.
   *[they] With an any-colour tile { $name } places a gem in column { NUMBER($column) }, row { NUMBER($row) }, for { $payment }.
}
log-uses-cards = { $who ->
    [you] You use a tile for { cards-plain }.
   *[they] { $name } uses a tile for { cards-plain }.
}
log-uses-double = { $who ->
    [you] You use a double move.
   *[they] { $name } uses a double move.
}
log-discards = { $who ->
    [you] You discard { $payment } and keep { NUMBER($limit) }.
   *[they] { $name } discards { $payment } and keeps { NUMBER($limit) }.
}
log-drips = { $who ->
    [you] You put a water drop on column { NUMBER($column) }, row { NUMBER($row) }.
   *[they] { $name } puts a water drop on column { NUMBER($column) }, row { NUMBER($row) }.
}
log-drops-return = { $count ->
    [one] 1 drop goes back from the waterfall to the supply.
   *[other] { $count } drops go back from the waterfall to the supply.
}
log-gems-return = { $gems ->
    [one] 1 { gem-name } gem goes back from the waterfall to the supply.
   *[other] { $gems } { gem-name } gems go back from the waterfall to the supply.
}

## Scoring

log-column-scored = Column { NUMBER($column) } is full and is scored.
log-column-next = Column { NUMBER($column) } is full as well and is scored at once.
log-final-column = Column { NUMBER($column) } is scored at the end.
log-column-nobody = There is no gem in column { NUMBER($column) }: nobody gets points.
log-rank = { $who ->
    [you] You get { points } ({ gems }).
   *[they] { $name } gets { points } ({ gems }).
}
log-rank-nothing = { $who ->
    [you] You get nothing ({ gems }).
   *[they] { $name } gets nothing ({ gems }).
}
log-tie-lower = { lead-tie-lower }
log-tile-won = { $who ->
    [you] Row { NUMBER($row) }: you win the tile “{ $tile }” ({ gems }).
   *[they] Row { NUMBER($row) }: { $name } wins the tile “{ $tile }” ({ gems }).
}
log-tile-tie-right = { $who ->
    [you] Row { NUMBER($row) }: in a tie you win the tile “{ $tile }”, further right than { $others }.
   *[they] Row { NUMBER($row) }: in a tie { $name } wins the tile “{ $tile }”, further right than { $others }.
}
log-tile-tie-lower = { $who ->
    [you] Row { NUMBER($row) }: in a tie you win the tile “{ $tile }”, lower in the same column than { $others }.
   *[they] Row { NUMBER($row) }: in a tie { $name } wins the tile “{ $tile }”, lower in the same column than { $others }.
}
log-tile-nobody = Row { NUMBER($row) }: no gem, the tile “{ $tile }” leaves the game.
log-frame-moved = The frame moves on: column { NUMBER($column) } is now at the front.
log-tiles-turned = New tiles, from top to bottom: { $tiles }.
log-water-box = { $who ->
    [you] The water box goes to you.
   *[they] The water box goes to { $name }.
}
log-gem-box = { $who ->
    [you] It is your turn.
   *[they] It is { $name }'s turn.
}

## The end

log-tile-points = { $who ->
    [you] Your tiles are worth { points }.
   *[they] { $name }'s tiles are worth { points }.
}
log-over = The game is over.
log-winner = { $who ->
    [you] You win with { points }!
   *[they] { $name } wins with { points }.
}
log-winners = { $names } win together with { points } each.
