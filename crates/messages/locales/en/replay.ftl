# Watching a game again, step by step; single moments.

replay-title = Replay
replay-heading = Replay: { $names }
replay-first = To the start
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-next = One step forward
replay-last = To the end
replay-scoring-back = Previous scoring
replay-scoring-next = Next scoring
replay-step = Step
replay-place = Turn { NUMBER($turn) } · step { NUMBER($n) } of { NUMBER($total) }
replay-seen = Cards
replay-seen-all = all hands open
replay-seen-nobody = all hands hidden
replay-speed = Speed
replay-hands = Open hands

## A single moment

moment-title = What would you do here?
moment-text = You are { $name }: you see what { $name } saw, and nothing else.
moment-not-yours = It is somebody else's turn here.
moment-show = Show the best moves
