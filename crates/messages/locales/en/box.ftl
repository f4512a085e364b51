# “My box”: the editor in which owners of a printed copy draw their edition.

box-lead = Do you own the printed game? Draw its wall here, and play with your own box. Every change is saved in this browser.

## Drafts and editions

box-drafts = Your drafts
box-draft-complete = complete
box-draft-missing = { $count ->
    [one] 1 thing is missing
   *[other] { $count } things are missing
}
box-unnamed = unnamed
box-own = Your editions
box-new = A new draft
box-new-from = Start from
box-new-double = an empty wall, strips of two columns
box-new-single = an empty wall, strips of one column
box-new-copy = a copy of { $name }
box-new-start = Start drawing
box-new-file = Open an edition file…
box-name-default = My box
box-status-default = drawn from a printed copy
box-delete = Delete
box-delete-draft = Delete the draft { $name }
box-delete-title = Delete this draft?
box-delete-text = { $name } will be gone for good. Editions that you keep and your games are not touched.
box-all = All drafts

## The wall

box-wall = The wall
box-wall-help = Choose a colour, then tap the places where your box has such a gap. Within a row, add gaps from top to bottom. With a keyboard: arrow keys to move, W, B and O to add, Backspace to remove.
box-tools = What a tap does
box-tool-add = add { card-name }
box-tool-erase = remove
box-tool-select = only select
box-column = Column { NUMBER($column) }
box-cell = column { NUMBER($column) }, row { NUMBER($row) }: { $colours }
box-cell-none = no gap
box-cell-full = A row holds at most { NUMBER($most) } gaps.
box-place = Column { NUMBER($column) }, row { NUMBER($row) }
box-gap-nth = gap { NUMBER($nth) } from the top
box-gap-colour = gap { NUMBER($nth) }: { card-name }
box-gap-up = gap { NUMBER($nth) }: move up
box-gap-down = gap { NUMBER($nth) }: move down
box-gap-move = gap { NUMBER($nth) }: move to another place
box-gap-remove = gap { NUMBER($nth) }: remove
box-moving = Tap the place where this gap belongs.
box-strip-width = Width of the strips
box-strip-columns = { $count ->
    [one] 1 column
   *[other] { $count } columns
}
box-strips-from = First column of the strips
box-redo = Redo

## Rocks, tiles, numbers

box-rocks = Rocks
box-rocks-help = The points under each column, the highest first.
box-rocks-players = { NUMBER($players) } players
box-rock = The rock of column { NUMBER($column) } for { NUMBER($players) } players
box-rock-rank = column { NUMBER($column) }, { NUMBER($players) } players, rank { NUMBER($rank) }
box-tiles = Bonus tiles
box-tiles-of = { $back ->
    [light] Light backs
   *[dark] Dark backs
}
box-tiles-total = { NUMBER($found) } of { NUMBER($expected) }
box-tile-more = { $back ->
    [light] one more with a light back: { $tile }
   *[dark] one more with a dark back: { $tile }
}
box-tile-fewer = { $back ->
    [light] one fewer with a light back: { $tile }
   *[dark] one fewer with a dark back: { $tile }
}
box-numbers = Cards, gems and drops
box-cards = Cards
box-cards-of = { $card ->
    [white] White cards
    [blue] Blue cards
   *[orange] Orange cards
}
box-gems = Gems of each player, without the scoring marker
box-drops = Water drops
box-names = Name
box-name = Name
box-id = Id
box-id-help = Records and links refer to your edition by this id. It is made from the name.
box-status = Where the data comes from

## What is missing

box-missing = { $count ->
    [one] 1 thing is still missing
   *[other] { $count } things are still missing
}
box-complete = Complete
box-complete-text = Nothing is missing: you can play with your box.
box-missing-columns = { $count ->
    [one] Column { NUMBER($first) } has no gap.
   *[other] { $count } columns have no gap yet, the first is column { NUMBER($first) }.
}
box-missing-rocks = { $count ->
    [one] The rock of column { NUMBER($first) } for { NUMBER($players) } players has no points.
   *[other] { $count } rocks for { NUMBER($players) } players have no points yet, the first is in column { NUMBER($first) }.
}
box-missing-tiles = { $back ->
    [light] { NUMBER($found) } of { NUMBER($expected) } light tiles
   *[dark] { NUMBER($found) } of { NUMBER($expected) } dark tiles
}
box-missing-id = The id needs 1 to 40 lower-case letters, digits, dots and hyphens.
box-missing-id-taken = This id belongs to a built-in edition with other content. Choose another one.
box-missing-line = { $part }: one line of at most { NUMBER($most) } bytes is needed.
box-missing-range = { $part }: a whole number from { NUMBER($least) } to { NUMBER($most) }.
box-missing-cards = There must be at least { NUMBER($least) } cards in all, not { NUMBER($found) }.
box-missing-full = { $part }: at most { NUMBER($most) } gaps in one row.
box-missing-ranks = { $part } needs { $ranks ->
    [one] 1 number.
   *[other] { $ranks } numbers, the highest first.
}

## What to do with it

box-play = Play with this box
box-keep = Keep it in my editions
box-share = Share
box-export = Save as a file
box-kept = { $name } is now among your editions. You can choose it for a new game.
box-taken-title = You have another edition with this id
box-taken-text = The id { $id } belongs to { $name }, which has other content. Which one should have it?
box-taken-replace = Replace the other one
box-taken-both = Keep both, this one as { $id }
box-link-text = The link contains the whole edition. Anyone who opens it can look at it, play it or keep it.
box-facts = { NUMBER($gaps) } gaps, { NUMBER($count) } cards, { NUMBER($gems) } gems for each player, { NUMBER($drops) } drops
box-origin = Id { $id }, { $status }
box-shared-new = This edition came with a link. It is not among your editions yet.
box-shared-known = This edition is among your editions.
box-shared-built-in = This edition is built in.
box-copy = Continue in a copy
box-remove = Remove it from my editions
box-remove-title = Remove this edition?
box-remove-text = { $name } leaves your list. Games that were played with it can still be opened.
box-remove-confirm = Remove it
box-link-bad = The edition in this link cannot be used. { $problem }
