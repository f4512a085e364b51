# Why something cannot be done. One message for each kind of refusal; the clause is linked beside it.

whynot-title = Why not?
whynot-read-rule = Read the rule
whynot-not-your-turn = It is { $name }'s turn.
whynot-game-over = The game is over.
whynot-action-first = First draw cards or place a gem.
whynot-no-action-left = You have used your action. A double-move tile would give you another one.
whynot-outside-frame = Column { NUMBER($column) } is outside the frame.
whynot-under-water = Column { NUMBER($column) } is already under water.
whynot-no-such-gap = There is no gap here.
whynot-gap-has-drop = A water drop closes this gap.
whynot-cannot-afford = Needs { cards-short }: you have { $hand }. Two cards of one other colour stand for one.
whynot-pay-not-in-hand = You do not have these cards.
whynot-no-tile-cards = You have no tile for { cards-plain }.
whynot-no-tile-any = You have no any-colour tile.
whynot-no-tile-double = You have no double-move tile.
whynot-points-tile = Points tiles cannot be used. They count at the end.
whynot-double-too-early = A double move comes after an action.
whynot-no-gem-left = You have no gem left.
whynot-discard-exactly = { $count ->
    [one] Discard exactly 1 card.
   *[other] Discard exactly { $count } cards.
}
whynot-discard-first = { $count ->
    [one] First discard 1 card.
   *[other] First discard { $count } cards.
}
whynot-gap-has-gem = { $who ->
    [you] You already have a gem here.
   *[they] { $name } already has a gem here.
}
whynot-pay-too-few = Too few: the price is { cards }, but you chose { $hand }.
whynot-pay-too-many = Too many: the price is { cards }, but you chose { $hand }. You pay the exact price.
whynot-pay-any = { $count ->
    [one] Needs exactly 1 card of any colour, but you chose { $hand }.
   *[other] Needs exactly { $count } cards of any colours, but you chose { $hand }.
}
whynot-pay-odd-pair = Other colours count only in pairs: two cards of one colour stand for one.
whynot-discard-nothing = There is nothing to discard now. You discard at the end of your turn if you have more than { NUMBER($limit) } cards.
whynot-waiting = Cards or tiles are being turned up. One moment.
