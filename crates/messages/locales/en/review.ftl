# Looking back at a game: chances, moves, luck.

review-title = Review
review-seat = Review for
review-curve = Chances of winning over the game
review-progress = Analysing the game
review-stop = Stop
review-best = Best
review-good = Good
review-inaccuracy = Inaccurate
review-mistake = Mistake
review-played = After this move { $name } wins about { $percent } of the games.
review-better = Better: { $deed } ({ $percent }).
review-luck = Luck of the draw: { $percent }.
review-luck-help = What drawn cards and new tiles brought, compared with what could be expected.
review-turning = Turning points
review-turning-point = Turn { NUMBER($turn) }, { $name }: { $percent }
review-try = Try a better move

## Accuracy and kinds of mistakes

review-accuracy = Accuracy
review-accuracy-of = { $name }: { $percent }
review-accuracy-help = How close the moves came to the best ones found, from 0 to 100%. It can be compared between games and between players.
review-worst = What to learn from this game
review-worst-move = Turn { NUMBER($turn) }: { $kind } ({ $percent })
mistake-unnamed = Another move was better.
mistake-overpaid = { $count ->
    [one] Overpaid: 1 card more than needed.
   *[other] Overpaid: { $count } cards more than needed.
}
mistake-gave-row = Gave a row away: row { NUMBER($row) } with the tile “{ $tile }” goes to { $name }.
mistake-missed-majority = Missed a cheap lead: column { NUMBER($column) } ({ points }), price { NUMBER($price) }.
mistake-wasted-tile = Wasted a tile: “{ $tile }” was not needed.
mistake-forgot-water = Forgot the water: it takes the gap in column { NUMBER($column) }.
mistake-left-column = Left column { NUMBER($column) } to { $name } just before it is scored.
mistake-over-limit = { $count ->
    [one] Drew beyond the hand limit: 1 card is discarded.
   *[other] Drew beyond the hand limit: { $count } cards are discarded.
}
mistake-spent-early = Placed too early: cards were needed more than this gem.
mistake-drew-late = Drew cards when a gem was more urgent.
