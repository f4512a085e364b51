# A hint: good moves, what they are worth, and the reasons for them.

hint-title = Hint
hint-thinking = Looking for good moves…
hint-none = No hint is available right now.
hint-nets-damaged = The bots' data is damaged: strong bots play more simply, and win chances are missing. Reload the page to fetch it again.
hint-memory-dropped = What was seen of the cards does not fit this position. Bots and hints go by the position alone.
hint-unanswered = The bots did not answer, so a part of the evaluation is missing. Reload the page to try again.
hint-not-here = This table plays without hints
hint-worth = you win about { $percent } of the games from here
hint-place = Gem in column { NUMBER($column) }, row { NUMBER($row) }, for { $payment }
hint-place-any = Gem in column { NUMBER($column) }, row { NUMBER($row) }, with the any-colour tile, for { $payment }
hint-discard = Discard { $payment }

hint-or = { $deed }, or { $alternative }

## Reasons for a move

hint-takes-column = Takes the lead in column { NUMBER($column) } ({ points }).
hint-keeps-column = Keeps the lead in column { NUMBER($column) }.
hint-more-points = Column { NUMBER($column) } would bring { points }.
hint-takes-row = Takes the lead in row { NUMBER($row) }: tile “{ $tile }”.
hint-keeps-row = Keeps the lead in row { NUMBER($row) }.
hint-cards = { $count ->
    [one] Then you hold 1 card.
   *[other] Then you hold { $count } cards.
}
hint-saves-for = Saves up for column { NUMBER($column) }, price { NUMBER($price) } ({ points }).
hint-prevents = Stops the threat from { $name }.
hint-leaves-column = Leaves column { NUMBER($column) } to { $name }.

## What the others threaten

threat-scores-column = Watch out: { $name } can complete column { NUMBER($column) } with one gem and would get { points }.
threat-takes-column = Watch out: { $name } can take the lead in column { NUMBER($column) } with one gem; you would lose { points }.
threat-takes-row = Watch out: { $name } can take row { NUMBER($row) } from you with one gem: tile “{ $tile }”.
threat-water = Watch out: the next drop completes column { NUMBER($column) }; { $name } would get { points }.
