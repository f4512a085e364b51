# Characters: opponents with a style of their own.

setup-character = Character
setup-character-none = No character
setup-character-help = A character plays at the chosen strength, in a style of its own.
bot-with-style = { $level }, { $style }

style-hoarder = Magpie
style-hoarder-line = Keeps every tile for later and likes a full hand.
style-water = Otter
style-water-line = Loves the water: stays in the first column and fights there.
style-blocker = Caiman
style-blocker-line = Takes columns and rows away from others.
style-rows = Anaconda
style-rows-line = Stretches along the rows and collects their tiles.
style-sprinter = Hummingbird
style-sprinter-line = Would rather place than draw, and hurries the frame along.
style-spender = Macaw
style-spender-line = Pays high prices for gems far to the right.
