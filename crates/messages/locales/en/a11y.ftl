# Names for screen readers.

a11y-board = The wall
a11y-overview = the whole wall: choose a part
a11y-players = Players
a11y-hand = Your cards: { $hand }
a11y-tiles-of = Bonus tiles, { $name }: { $tiles }
a11y-log = Game log
a11y-announcements = Announcements
a11y-actions = Actions
a11y-payments = Ways to pay
a11y-chart = Scores over the game

## Gaps: “column 3, row 2, blue, empty, costs 3 blue, you can pay”

a11y-gap = column { NUMBER($column) }, row { NUMBER($row) }, { card-name }, { $state }
a11y-gap-nth = column { NUMBER($column) }, row { NUMBER($row) }, gap { NUMBER($nth) } from the top, { card-name }, { $state }
a11y-gap-payable = empty, costs { cards-short }, you can pay
a11y-gap-payable-otherwise = empty, costs { cards-short }, you can pay with pairs or a tile
a11y-gap-dear = empty, costs { cards-short }, you cannot pay
a11y-gap-priced = empty, costs { cards-short }
a11y-gap-outside = empty, outside the frame
a11y-gap-under-water = empty, under water
a11y-gap-gem = { gem-piece }, { $name }
a11y-gap-drop = water drop
a11y-gap-chosen = chosen
a11y-gap-marked = marked

## Around the wall

a11y-column = column { NUMBER($column) }, price { NUMBER($place) }, rock { $values }
a11y-column-last = column { NUMBER($column) }, price { NUMBER($place) }, rock { $values }, the game ends here
# The strips that are placed in another order in every game.
a11y-strip = { $shade ->
    [single] strip { NUMBER($strip) }
    [light] light column of strip { NUMBER($strip) }
   *[dark] dark column of strip { NUMBER($strip) }
}
a11y-tile = tile of row { NUMBER($row) }: { $tile }
a11y-card-group = { cards } in hand
a11y-card-chosen = { $count ->
    [one] { $count } { card-name } card chosen
   *[other] { $count } { card-name } cards chosen
}
a11y-add-card = one more { card-name } card
a11y-remove-card = one fewer { card-name } card
a11y-show-uses = show where { card-name } cards can be used
a11y-player = { $name }, { gem-name }, { points }, { $hand }
