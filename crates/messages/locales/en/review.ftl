# Looking back at a game: chances, moves, luck.

review-title = Review
review-seat = Review for
review-curve = Chances to win over the game
review-progress = The game is being looked at
review-stop = Stop
review-best = Best
review-good = Good
review-inaccuracy = Inaccurate
review-mistake = Mistake
review-played = This move wins about { $percent }.
review-better = Better: { $deed } ({ $percent }).
review-luck = Luck of the draw: { $percent }.
review-luck-help = What drawn cards and new tiles brought, compared with what was to be expected.
review-turning = Turning points
review-turning-point = Turn { NUMBER($turn) }, { $name }: { $percent }
