# A hint: good moves, what they are worth, what speaks for them.

hint-title = Hint
hint-thinking = Looking for good moves…
hint-none = No hint is available right now.
hint-not-here = No hints in games with other people
hint-worth = your chance of winning: about { $percent }
hint-place = Gem in column { NUMBER($column) }, row { NUMBER($row) }, for { $payment }
hint-place-any = Gem in column { NUMBER($column) }, row { NUMBER($row) }, with the any-colour tile, for { $payment }
hint-discard = Discard { $payment }

## What speaks for a move

hint-takes-column = Takes the lead in column { NUMBER($column) } ({ points }).
hint-keeps-column = Keeps the lead in column { NUMBER($column) }.
hint-more-points = Column { NUMBER($column) } would bring { points }.
hint-takes-row = Takes the lead in row { NUMBER($row) }: tile “{ $tile }”.
hint-keeps-row = Keeps the lead in row { NUMBER($row) }.
hint-cards = { $count ->
    [one] Then you hold 1 card.
   *[other] Then you hold { $count } cards.
}
hint-leaves-column = Leaves column { NUMBER($column) } to { $name }.
