# The lessons: a first game, step by step.

lesson-step = Step { NUMBER($n) } of { NUMBER($total) }
lesson-watch = Watch what happens…
lesson-other = That is allowed, too. But let us try this first.
lesson-leave = Leave
lesson-again-all = Start again
lesson-next = Next lesson
lesson-play = Play on against a beginner

lesson-draw = On your turn you do one thing: draw 4 cards, or place a gem. Your cards lie below the wall, and there are few of them. So draw 4 cards.
lesson-place = Your opponent has placed a gem. She also has the water box: at the end of each of her turns a drop falls on the topmost free gap of the first column. Now place a gem of your own. In the first column a gap costs one card of its colour. Choose the blue gap in row 3 and pay 1 blue card.
lesson-price = The numbers above the columns are the prices: the further right, the more a gap costs. But a gem out there counts for its row for a long time. Choose the blue gap in column 5, row 1, and pay 5 blue cards.
lesson-pair = No orange card in hand? Two cards of one other colour stand for one that you need. Choose the lowest gap of column 1, orange, in row 5, and pay 2 white cards for it.
lesson-gems-done = Well done! You can draw, place and pay. Column 1 has one free gap left: see what happens when it is filled.

lesson-cards = The drop filled column 1, so it was scored at once. You and your opponent had 2 gems each; in a tie the lowest gem decides, and that is yours: 4 points. Then each row gave its tile to whoever had most gems in it: three tiles are yours. Then the frame moved on. Use the tile that gives you 3 cards.
lesson-any = With an any-colour tile only the number of cards counts, not their colours. Choose the blue gap in column 4, row 2: it costs 3 cards, and you have one of each colour. Pay with the any-colour tile.
lesson-double = A double-move tile gives you one more action after the first. Use it now.
lesson-again = One more action! Your hand is empty: draw 4 cards.
lesson-tiles-done = You have used each kind of tile. Tiles with points are kept: they count at the end. And the water box is yours now: your turns end with a drop.

lesson-limit = You have saved up 12 cards. During your turn you may hold more than that. Draw 4 cards.
lesson-discard = At the end of a turn nobody keeps more than 12 cards. Four have to go; which ones is up to you. The proposal leaves you 4 of each colour: discard these cards.
lesson-limit-done = Now you know all about cards. Let us go to the end of this game.

lesson-end = Column 9 has one free gap left, the white one in row 3. When column 9 is scored, the game ends at once: columns 10 and 11 are scored as they are, and points tiles are added. Fill the gap with 1 white card.
lesson-end-done = The game is over, and you have won. That is all you need to know: the rest is practice.
