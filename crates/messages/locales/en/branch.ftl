# What if? Other ways to go on.

branch-title = What if?
branch-text = Play on from this moment. Everything before it stays as it was.
branch-name = Name
branch-name-usual = What if, turn { NUMBER($turn) }
branch-by-hand = by hand
branch-start = Play on from here
branch-list = Branches
branch-lines = Points over the game. Thin: the real game. Wide: your branches.
branch-real = Real game
branch-from = from turn { NUMBER($turn) }
branch-continue = Play on
branch-delete = Delete
branch-back = Back to the real game
