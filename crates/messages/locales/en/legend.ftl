# What the marks on the wall mean.

legend-exact = The glow: you can pay for this gap with cards of its colour.
legend-substitutes = A ring in two halves: you can pay for it with pairs of another colour or a tile.
legend-drop = The dotted ring: the next drop falls here and closes the gap.
legend-price = The price: how many cards each gap in the column costs. It falls each time the frame moves.
legend-rock = The rock: points for the most gems in its column, then for the second most. Below: who would get them now, and with how many gems.
legend-tile = The tile of a row goes to whoever has the most gems in it. The small gem shows who that is now.
legend-strip = The whole wall: left of the golden frame everything is under water, the bright line is where the game ends. Tap to look elsewhere.
