# The end of the game: the final board, the record, a rematch.

final-title = Final scores
final-you-win = You win!
final-you-share = You win, together with { $others }!
final-wins = { $name } wins
final-share = { $names } win together
final-how = Where the points came from
final-column = Column { NUMBER($column) }
final-columns = Rocks
final-head-start = Head start
final-tiles = Tiles
final-total = Total
final-place = Place { NUMBER($n) }
final-cell = { $name }, column { NUMBER($column) }: { points }
final-tie = The lower gem broke the tie.
final-chart = Scores over the game
final-chart-point = Turn { NUMBER($n) }, { $name }: { points }
final-chart-turns = Turns
final-study = Replay and review
final-record = Record
final-record-save = Save the record
final-record-copy = Copy the record
final-record-copied = Record copied.
final-rematch = Play again
final-rematch-same = Same deal again
final-rematch-same-help = The same strips, tiles and first cards. Later draws depend on the moves.
final-rematch-other = New deal
final-seed = Deal number: { $seed }
final-turns = { $count ->
    [one] 1 turn
   *[other] { $count } turns
}
