# The page where a game is set up.

setup-players = Players
setup-player-count = { $count ->
    [one] 1 player
   *[other] { $count } players
}
setup-seat = Seat { NUMBER($n) }
setup-who = Played by
setup-person = A person at this screen
setup-bot = The computer
setup-name = Name
setup-name-taken = Two players cannot have the same name.
setup-colour = Colour
setup-colour-swap = Swap colours with { $name }
setup-start-player = Who starts?
setup-start-random = Chosen at random
setup-start-seat = { $name } starts
setup-edition = Edition
setup-edition-reconstructed = Reconstructed
setup-edition-reconstructed-1 = Reconstructed, first version
setup-edition-help = Where the gaps are, what the rocks are worth and which tiles there are.
setup-edition-add = Add an edition file…
setup-edition-bad = This edition file cannot be used: see line { NUMBER($line) }.
setup-edition-id = The id { $id } belongs to a built-in edition. Give your file a different one.
setup-edition-draw = Draw your own box
setup-seed = Deal number
setup-seed-help = Leave it empty for a new deal. The same number deals the same game again.
setup-seed-bad = Digits only, please.
setup-more = More options
setup-start = Start the game
setup-hot-seat = Several people at one screen: between turns the hands are hidden until the next player is ready.
setup-bots-only = The bots play by themselves, and you watch.
