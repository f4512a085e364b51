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
review-played = Chance of winning after this move: about { $percent }.
review-better = Better: { $deed } ({ $percent }).
review-luck = Luck of the draw: { $percent }.
review-luck-help = What drawn cards and new tiles brought, compared with what could be expected.
review-turning = Turning points
review-turning-point = Turn { NUMBER($turn) }, { $name }: { $percent }
review-try = Try a better move
