# The rules page. `rule-P4` explains clause P4 of docs/rules.md; `.example` is optional.

rules-search = Search the rules
rules-search-none = Nothing found for “{ $query }”.
rules-search-found = { $count ->
    [one] 1 rule found
   *[other] { $count } rules found
}
rules-contents = Contents
rules-example = Example
rules-ruling = Our ruling
rules-ruling-help = The booklets are silent here, or their languages disagree. This is how we play it.
rules-clause = Rule { $clause }
rules-goal = Behind the waterfall lies a wall full of gaps. You fill them with gems of your colour. When the frontmost column is full, whoever has the most gems there gets points, and whoever leads a row gets its bonus tile. Then the water moves on. Whoever has the most points at the end wins.

rules-title-box = What is in the box
rules-intro-box = The wall, the frame that moves along it, and what goes into it.
rules-title-setup = Setting up
rules-intro-setup = The app does this for you.
rules-title-turn = Your turn
rules-intro-turn = One action: draw or place. Then perhaps a drop.
rules-title-place = Placing a gem
rules-intro-place = The further right, the more it costs. Pay with cards of the gap's colour.
rules-title-water = Water drops
rules-intro-water = Drops fill the first column too. Nobody can hold up the water for ever.
rules-title-scoring = Scoring a column
rules-intro-scoring = First the rock, then the tiles, then the frame moves on.
rules-title-tiles = Bonus tiles
rules-intro-tiles = Four kinds: points, cards, any colour, double move.
rules-title-end = The end
rules-intro-end = The game ends with the third rock from the right.
rules-title-supplies = When something runs out
rules-intro-supplies = It rarely happens, and it changes nothing.
rules-title-mistakes = Common mistakes
rules-intro-mistakes = For those who know the game from elsewhere.

## What there is

rule-C1 = Two to four people play, each with a colour: red, yellow, purple or green. You sit in a circle, and nobody changes seats.
rule-C2 = There are 60 cards: 20 white, 20 blue and 20 orange. Every card counts the same; there are no jokers among them.
rule-C3 = There are 45 bonus tiles: 35 with a light back and 10 with a dark one.
rule-C4 = Each player has 35 gems. One marks your score, the other 34 can go into the wall.
rule-C5 = There are 50 water drops.
rule-C6 = The wall has 14 positions. The first 11 are columns with gaps and, below them, a rock; the last three only hold tiles. Columns 1 to 10 are five strips of two columns each, a light one and a dark one, that change places from game to game; column 11 is always the same. Every gap has a colour and lies in one of five rows, row 1 at the top. In a column it is always clear which gap is lower, even where one row holds several.
rule-C7 = Face-down tiles lie on positions 6 to 14, one for each row: light backs on 6 to 12, dark backs on 13 and 14.
rule-C8 = The frame shows five columns and, to their right, the five tiles of the next position. It starts at column 1 and stops at column 9. When it gets near the end of the wall it shows fewer columns: four (8 to 11), then three (9 to 11).
rule-C9 = The rock under a column shows its points. With four players the first three ranks are paid, with three players the first two, with two players only the first. The values differ with the number of players.

## Setting up

rule-S1 = The five strips are put in place in random order. A strip is never turned round.
rule-S2 = The tiles are shuffled, light and dark apart, and laid out face down. The five tiles next to the frame, on position 6, are turned up.
rule-S3 = Everyone starts with no points.
rule-S4 = Whoever starts gets the gem box. The player to their right, who will be last in the first round, gets the water box.
rule-S5 = The first player is dealt 4 cards, the second 5, the third 6, the fourth 7. You keep your cards secret.
rule-S6 = The other cards are the draw pile. Used cards go to the discard pile; everyone may look at it.

## Your turn

rule-T1 = When you have the gem box, it is your turn. It travels clockwise.
rule-T2 = First you carry out exactly one action: draw cards or place a gem. You may not pass.
rule-T3 = Drawing: take 4 cards from the draw pile. Nobody else sees them.
rule-T4 = If the draw pile runs out, the discard pile is shuffled and becomes the new draw pile. Then you go on drawing.
rule-T5 = If both piles are empty, you get what there was, and nothing later.
rule-T6 = After your action you put a drop on the wall if you have the water box. Then the gem box goes to the next player clockwise.
rule-T7 = If you have more than 12 cards at the end of your turn, you choose which to discard, face up, until exactly 12 are left. This happens before the gem box moves on. During your turn you may have any number.
rule-T8 = If the game ends during your turn, you need not discard any more.

## Placing a gem

rule-P1 = Choose an empty gap in one of the columns inside the frame. Gaps that hold a gem or a drop are taken.
rule-P2 = The price depends on the column: 1 card for the first in the frame, 2 for the second, up to 5 for the fifth. The cards have to be of the gap's colour.
rule-P3 = Instead of any card of the price you may pay two cards of one other colour. You may do so for as many cards as you like, each time with another colour if you wish.
    .example = A gap costs 3 blue. You can pay 3 blue; or 2 blue and 2 white; or 1 blue, 2 white and 2 orange; or 6 orange; and so on.
rule-P4 = You pay exactly, never a card more than needed. The cards go to the discard pile.
rule-P5 = Then one of your gems goes from the supply into the gap. There it stays to the end of the game, unless your gems run out.
rule-P6 = One action is one gem. To place a second one in the same turn, you need a double-move tile.

## Water

rule-W1 = A drop goes onto the topmost empty gap of the first column in the frame. You have to put it there; there is no choice. The gap is then closed to gems.
rule-W2 = You keep the water box until a column is scored.
rule-W3 = If your own gem fills the first column, so that it is scored, you put no drop on the wall in this turn.
rule-W4 = Once a column has been scored in a turn, nobody puts a drop on the wall in that turn: not the player who has just received the water box, and not after a double move either.
rule-W5 = However many double moves you make, if no column is scored there is one drop, after your last action.

## Scoring

rule-I1 = As soon as the last empty gap of the first column is filled, by a gem or a drop, that column is scored, before anything else happens. If another column is full, nothing happens yet.
rule-I2 = Whoever has the most gems in the column gets the highest value of the rock, the second most the next one, and so on. Without a gem there you get nothing.
rule-I3 = If you are tied, look at the lowest gem each of you has in the column: the lower one is ahead, then the next lowest.
rule-I4 = Then the tiles beside the frame are given out, row by row from the top. A tile goes to the player with the most gems in its row inside the frame. The column just scored still counts.
rule-I5 = If you are tied in a row, the player whose last gem in the row is further to the right is ahead. If those gems are in the same column, the lower one is ahead.
rule-I6 = If there is no gem in a row, its tile leaves the game.
rule-I7 = Then the frame moves one column to the right, and the next five tiles are turned up. The scored column disappears behind the waterfall: its gems no longer count for anything.
rule-I8 = If the new first column is full already, it is scored at once in the same way. When no more follows, the water box goes to the next player counter-clockwise: only once, even if several columns were scored.
rule-I9 = After a scoring you may still use bonus tiles before the gem box moves on, also the ones you have just won, also for a double move. If that fills the first column again, it is scored again.

## Bonus tiles

rule-B1 = Points: you keep the tile, and at the end it is worth what it shows. It does nothing before.
rule-B2 = Cards: give up the tile and draw 2, 3 or 4 cards, as it says. You may do so before or after your action, with as many such tiles as you have.
rule-B3 = Any colour: give up the tile when you place a gem. Then only the number of cards counts, not their colours. You cannot also pay two cards for one.
rule-B4 = You may use several tiles in one turn, alike or different, at its beginning or its end.
rule-B5 = Double move: give up the tile after an action and carry out one more, drawing or placing, whichever you like. With another such tile you can do it again.
rule-B6 = You use tiles before the drop falls and before the gem box moves on. Only after a scoring is it different: there is no drop then, and you may still use tiles.
rule-B7 = Used tiles leave the game.
rule-B8 = Everybody sees who wins which tile, so tiles are no secret. Around a table you may keep them face down.

## The end

rule-E1 = The game ends as soon as column 9 is scored, the third rock from the right. Nobody has another turn, even if the round is not complete.
rule-E2 = Column 9 is scored like all others, with its tiles.
rule-E3 = Then columns 10 and 11 are scored as well, full or not: only the rocks, no tiles.
rule-E4 = Then everyone adds the points on their tiles.
rule-E5 = The player with the most points wins. If several players are tied, they win together.
rule-E6 = The points track has 80 spaces. Past 80 you go round again; your score is of course the whole number.

## Supplies

rule-F1 = If a drop is needed and none is left, all drops behind the waterfall go back to the supply.
rule-F2 = If you need a gem and have none left, all your gems behind the waterfall go back to your supply.
rule-F3 = That changes nothing else: what lies behind the waterfall counts for nothing anyway.

## Examples

rule-X1 = Three prices: a white gap in the first column of the frame costs 1 white card. A blue gap in the fourth costs 4 blue, an orange gap in the fifth 5 orange.
rule-X2 = Four players, a rock of 8, 5 and 2. Green has the most gems in the column. Yellow and red have the same number, but red has a lower one. Purple has the fewest. Green gets 8 points, red 5, yellow 2 and purple none.
rule-X3 = Five tiles. Row 1: yellow, red and purple are tied, purple is furthest right and wins the tile. Row 2: no gem, the tile leaves the game. Row 3: yellow has the most. Row 4: green has the most. Row 5: green and red have two each, and their last gems are in the same column; green's is lower, so green wins the tile.
rule-X4 = All four are tied in a column. Whoever has the lowest gem gets the top value, the next lowest the middle one, the third the smallest. The fourth gets nothing.
rule-X5 = New tiles are turned up when the frame moves, not when they are scored. The starting player never has both boxes. One action is one gem. Columns behind the waterfall do not count in a row. And the water box moves on once, even when several columns are scored one after another.
