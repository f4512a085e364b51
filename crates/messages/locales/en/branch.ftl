# What if? Other ways to go on.

branch-title = What if?
branch-text = Play on from here. Everything before this point stays as it was.
branch-name = Name
branch-name-usual = What if, turn { NUMBER($turn) }
branch-by-hand = by hand
branch-start = Play on from here
branch-list = Branches
branch-lines = Points over the game. Thin lines: the real game. Thick lines: your branches.
branch-real = Real game
branch-from = from turn { NUMBER($turn) }
branch-continue = Play on
branch-delete = Delete
branch-back = Back to the real game
