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

lesson-goal = The player with the most points wins. You score when a column is full and you have the most gems in it.
lesson-water = Your opponent has the water box and ends each turn with a drop. It closes the topmost empty gap of the first column.
lesson-prices = The numbers above the columns are prices. Each column further right costs one card more.
lesson-scored = The drop filled column 1, so it was scored. You both had 2 gems there, but yours was the lowest: you got the 4 points.
lesson-rows = Then the tile to the right of each row went to whoever had the most gems in that row. Three tiles are yours.
lesson-moved = Column 1 is now under water: its gems no longer count. The frame moved one column to the right, so every price fell by one card.
lesson-timing = You have the water box now: each of your turns ends with a drop. Count the empty gaps in the first column to see when it will be scored.

## Tasks

lesson-draw = On your turn you draw 4 cards or place a gem. You have few cards: draw 4.
lesson-place = Choose the marked blue gap in row 3 and pay 1 blue card. In the first column, each gap costs 1 card of its colour.
lesson-price = Pay 5 blue cards for the marked gap in column 5. It is worth it: this gem counts in the next 5 scorings, not just in one.
lesson-pair = No orange card? Two cards of one other colour stand for one: pay 2 white cards for the marked orange gap in column 1.
lesson-gems-done = Well done! Column 1 has one empty gap left: see what happens when it is filled.

lesson-cards = Use the marked tile: it gives you 3 cards. That does not count as your action.
lesson-any = With the any-colour tile only the number of cards matters. Pay 1 card of each colour for the marked gap in column 4.
lesson-double = Use the double-move tile: it gives you one more action.
lesson-again = You have one more action, but no cards: draw 4.
lesson-tiles-done = Those were three kinds of tiles. The fourth kind shows points: you keep those tiles, and they count at the end.

lesson-limit = You hold 12 cards, and you may draw more. Draw 4.
lesson-discard = At the end of your turn you keep at most 12 cards of your choice. Here 4 are already chosen to go: discard these, or choose others.

lesson-end = We jump to the end of this game. When column 9 is scored, it is over: fill its last gap with 1 white card.
lesson-end-done = Columns 10 and 11 were scored too, full or not, and points on tiles were added. You have won: now play a game of your own!

## A decision of one's own, and what the coach says to it

lesson-free = Your turn, and no help: do what you think is best.
lesson-free-drew = You already had 12 cards, so now you have to discard. With a full hand it is better to place a gem.
lesson-free-near = Good for quick points: this column is scored next, or the one after. The gem was cheap, but it counts only for a short time.
lesson-free-far = { $count ->
    [one] You are investing: this gem counts for its row in 1 scoring.
   *[other] You are investing: this gem counts for its row in { $count } scorings. It costs more now and pays off for a long time.
}
lesson-free-tile = Tiles never expire. Save them for the moment when they win you a column or a row.
