# The game on the board: prompts, buttons, payments, piles and boxes.

## What to do now

prompt-start = Your turn: draw 4 cards or place a gem.
prompt-start-draw = Your turn: draw 4 cards. You cannot pay for any free gap.
prompt-start-tile = You can also use a bonus tile first.
prompt-again = One more action: draw 4 cards or place a gem.
prompt-again-draw = One more action: draw 4 cards. You cannot pay for any free gap.
prompt-pay = Choose how to pay.
prompt-pay-any = { $count ->
    [one] Choose 1 card of any colour.
   *[other] Choose { $count } cards of any colours.
}
prompt-after = Use a bonus tile, or end your turn.
prompt-confirm = End your turn when you are ready.
prompt-discard = { $count ->
    [one] Choose 1 card to discard: you may keep { NUMBER($limit) }.
   *[other] Choose { $count } cards to discard: you may keep { NUMBER($limit) }.
}
prompt-discard-left = { $count ->
    [0] Ready to discard.
    [one] Choose 1 more card.
   *[other] Choose { $count } more cards.
}
prompt-discard-over = { $count ->
    [one] Take back 1 card.
   *[other] Take back { $count } cards.
}
prompt-waiting = It is { $name }'s turn.
prompt-thinking = { $name } is thinking…
prompt-dealing = The cards are being dealt…
prompt-over = The game is over.

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
button-discard = Discard { cards-plain }
button-skip = Skip
button-move-now = Move now

## Paying

pay-title = Column { NUMBER($column) }, row { NUMBER($row) }
pay-price = Price: { cards }
pay-price-any = { $count ->
    [one] Price: 1 card of any colour
   *[other] Price: { $count } cards of any colours
}
pay-others = Other ways to pay
pay-swap = { $pair } as { $one }
pay-any = With the any-colour tile
pay-keeps = You keep { $hand }

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
status-gem-box-help = The player with the gem box is to move.
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
