# Games over days: a plan for one's next turn, and days off.

plan-title = Plan your next turn
plan-help = When your turn comes, the first move on this list that is still possible is played. If there is none, you decide as usual. Nobody else sees your plan.
plan-open = Plan my next turn
plan-change = Change my plan
plan-none = Nothing is planned.
plan-first = First: { $deed }
plan-otherwise = Otherwise: { $deed }
plan-stays = only if the frame has not moved
plan-gap = Gap
plan-gap-option = Column { NUMBER($column) }, row { NUMBER($row) }: { cards-short }
plan-payment = Payment
plan-add = Add this gem
plan-no-gap = You cannot pay for any gap at its current price.
plan-draw-stays = Draw only if the frame has not moved
plan-remove = Remove: { $deed }
plan-full = Your plan is full.
plan-ends = Your turn then ends, and no more tiles are used. If you have too many cards, you choose which to discard.
plan-played = Your plan was played: { $deed }
plan-dropped = Your plan was no longer possible. It is your turn.

days-off-title = Days off
days-off-help = While you are away, your clock stands still, and the others see until when. Your days off end as soon as you play.
days-off-left = { $days ->
    [one] You have { $days } day off left in this game.
   *[other] You have { $days } days off left in this game.
}
days-off-take = { $days ->
    [one] Take { $days } day
   *[other] Take { $days } days
}
days-off-mine = You are away until { $date }. Your clock stands still.
days-off-other = { $name } is away until { $date }.
days-off-until = away until { $date }
days-off-end = I am back

plan-refused-turn = It is your turn already.
plan-refused-days = { $days ->
    [one] You have only { $days } day off left in this game.
   *[other] You have only { $days } days off left in this game.
}
