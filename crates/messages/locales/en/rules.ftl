# The rules page. `rule-P4` explains clause P4 of docs/rules.md; `.example` is optional.

rules-title = The rules
rules-search = Search the rules
rules-search-none = Nothing found for “{ $query }”.
rules-search-found = { $count ->
    [one] 1 rule found
   *[other] { $count } rules found
}
rules-contents = Contents
rules-example = Example
rules-ruling = Our ruling
rules-ruling-help = The booklets are silent here, or their languages disagree. This is how we play it.
rules-clause = Rule { $clause }
rules-goal = Behind the waterfall lies a wall full of gaps. You fill them with gems of your colour. When the frontmost column is full, whoever has most gems there gets points, and whoever leads a row gets its bonus tile. Then the water moves on. Most points at the end win.

rules-title-box = What there is
rules-intro-box = The wall, the frame that moves along it, and what goes into it.
rules-title-setup = Setting up
rules-intro-setup = The app does this for you.
rules-title-turn = Your turn
rules-intro-turn = One action: draw or place. Then perhaps a drop.
rules-title-place = Placing a gem
rules-intro-place = The further right, the dearer. Pay with cards of the gap's colour.
rules-title-water = Water drops
rules-intro-water = Drops fill the first column too. Nobody can hold up the water for ever.
rules-title-scoring = Scoring a column
rules-intro-scoring = First the rock, then the tiles, then the frame moves on.
rules-title-tiles = Bonus tiles
rules-intro-tiles = Four kinds: points, cards, any colour, double move.
rules-title-end = The end
rules-intro-end = Three rocks from the right the game comes to its end.
rules-title-supplies = When something runs out
rules-intro-supplies = It rarely happens, and it changes nothing.
rules-title-mistakes = Easily got wrong
rules-intro-mistakes = For those who know the game from elsewhere.
