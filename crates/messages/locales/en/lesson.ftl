# The lessons: a first game, step by step.

lesson-step = Step { NUMBER($n) } of { NUMBER($total) }
lesson-watch = Watch the wall…
lesson-other = That would be allowed, too. But try this first:
lesson-leave = Leave
lesson-menu = Lessons
lesson-read-on = Next
lesson-next = Next lesson
lesson-play = Play against a beginner

## The titles of the lessons

lesson-gems-title = Cards and gems
lesson-tiles-title = Scoring and tiles
lesson-limit-title = A full hand, and your own choice
lesson-end-title = The end of a game

## Said between the tasks

lesson-goal = Most points win. You score points when the water reaches a column in which you have many gems.
lesson-water = Your opponent has the water box, so her turn ended with a drop. It falls on the topmost free gap of the first column.
lesson-prices = The numbers above the columns are prices. Each column further right costs one card more.
lesson-scored = The drop filled column 1, so it was scored. You both had 2 gems there: the lower gem breaks the tie, and you got 4 points.
lesson-rows = Then each row gave its tile to whoever had the most gems in it. Three tiles are yours.
lesson-moved = Now column 1 is under water and its gems no longer count. The frame moved on, and every price fell by one.
lesson-timing = You have the water box now: each of your turns ends with a drop. Count the free gaps in the first column to see when it will be scored.

## Tasks

lesson-draw = On your turn you draw 4 cards or place a gem. You have few cards: draw 4.
lesson-place = Place a gem in the marked gap. In the first column it costs 1 card of its colour.
lesson-price = The marked gap costs 5 blue cards. It is worth it: out there your gem counts for its row in 5 scorings.
lesson-pair = No orange card? Two cards of one other colour stand for one: pay 2 white cards for the marked gap.
lesson-gems-done = Well done! Column 1 has one free gap left: see what happens when it is filled.

lesson-cards = Use the marked tile: it gives you 3 cards.
lesson-any = With the any-colour tile only the number of cards matters. Pay 1 card of each colour for the marked gap.
lesson-double = Use the double-move tile: it gives you one more action.
lesson-again = One more action, but no cards. Draw 4.
lesson-tiles-done = You have used every kind of tile. Tiles with points stay with you: they count at the end.

lesson-limit = You hold 12 cards, and you may draw more. Draw 4.
lesson-discard = At the end of your turn you may keep 12. Tap the cards that you want to give up, then discard these 4.
lesson-limit-done = That was your own decision. Now let us look at the end of this game.

lesson-end = When column 9 is scored, the game is over. Fill its last gap with 1 white card.
lesson-end-done = Columns 10 and 11 were scored as they are, tiles with points were added, and you have won. Now play a game of your own!

## A decision of one's own, and what the coach says to it

lesson-free = Your turn, and no help: do what you think is best.
lesson-free-drew = You already hold 12 cards, so you will have to discard. With a full hand it is better to place a gem.
lesson-free-near = A good gem for points soon: this column is scored next, or the one after. It is cheap, but it counts only briefly.
lesson-free-far = { $count ->
    [one] You invest: this gem counts for its row in 1 scoring.
   *[other] You invest: this gem counts for its row in { $count } scorings. It costs more now and pays for a long time.
}
lesson-free-tile = Tiles never expire. Keep them for the moment in which they win you a column or a row.
