# The game on the board: prompts, buttons, payments, piles and boxes.

## What to do now

prompt-start = Your turn: draw 4 cards or place a gem.
prompt-start-draw = Draw 4 cards: you cannot pay for any gap.
prompt-again = One more action: draw 4 cards or place a gem.
prompt-again-draw = One more action: draw 4 cards.
prompt-pay = Paying
prompt-after = Use a bonus tile, or end your turn.
prompt-confirm = End your turn when you are ready.
prompt-discard = Tap the cards to discard. You may keep { NUMBER($limit) }.
prompt-discard-left = { $count ->
    [one] 1 more card.
   *[other] { $count } more cards.
}
prompt-waiting = It is { $name }'s turn.
prompt-yours = Your turn.
prompt-thinking = { $name } is thinking…
prompt-dealing = The cards are being dealt…
prompt-over = The game is over.
prompt-elsewhere = This game goes on in another tab.

## Handing the screen over

handover-title = { $name }, it is your turn
handover-text = Pass the screen to { $name }. Everyone else, please look away.
handover-button = I am { $name }: show my cards

## Buttons

button-draw = Draw { cards-plain }
button-pay = Pay { $payment }
button-end-turn = End turn
button-use-cards = Tile: draw { cards-plain }
button-use-double = Tile: double move
button-plan-double = Then a double move
button-discard = Discard { cards-plain }
button-skip = Skip
legend-title = What is what on the wall
button-play-here = Play here
button-move-now = Move now

## Paying

pay-title = Column { NUMBER($column) }, row { NUMBER($row) }
pay-price = Price: { cards }
pay-swap = { $pair } as { $one }
pay-more = More ({ NUMBER($count) })
pay-tile = the any-colour tile

## Piles, boxes, players

status-hand = Your cards
status-hand-size = { $count ->
    [0] no cards in hand
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
status-tiles = Bonus tiles
status-tiles-none = no bonus tiles
status-tiles-count = { $count ->
    [one] 1 face-down tile
   *[other] { $count } face-down tiles
}
status-draw-pile = Draw pile
status-discard-pile = Discard pile
status-discards = Discarded: { $hand }
status-gem-box = Gem box: { $name }
status-gem-box-help = The gem box shows whose turn it is.
status-water-box = Water box: { $name }
status-water-box-help = At the end of their turn, the player with the water box puts a drop on the wall.
status-score = { $name }: { points }
status-columns-left = { $count ->
    [one] 1 column until the end
   *[other] { $count } columns until the end
}
status-rounds = Round { NUMBER($n) }
status-gems-left = { $gems ->
    [0] no gems left
    [one] 1 gem left
   *[other] { $gems } gems left
}
status-drops-left = { $count ->
    [0] no drops left
    [one] 1 drop left
   *[other] { $count } drops left
}
status-you = you
status-you-label = You

## The goal, at the first game

goal-title = The goal
goal-text = The player with the most points wins. When the first column is full, the most gems in it score points, and the most gems in a row win its tile.
