# Head starts: more first cards, or points at the start.

handicap = Head start
handicap-of = Head start:
handicap-cards-label = Extra first cards
handicap-points-label = Points at the start
handicap-cards = { $count ->
    [one] { $count } extra card
   *[other] { $count } extra cards
}
handicap-help = A head start evens out a game, for example between a child and a grown-up. Ten points are worth about one level of the computer, four extra cards about half a level.
