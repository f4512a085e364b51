# The deal of the day.

day-deal = { $count ->
    [one] You against 1 bot: { $level }. You play at seat { $seat }.
   *[other] You against { $count } bots: { $level }. You play at seat { $seat }.
}
day-play = Play the deal of the day
day-counted-help = Your first try counts, once you start it. Hints are off. Afterwards you can play the deal as often as you like.
day-continue = Continue
day-continue-help = Your try is under way.
day-lost-help = Your try was begun, but the game is no longer in this browser. You can play the deal for practice.
day-practise = Play for practice
day-practice-help = This game does not count: only the first try on the day itself does.
day-clock-help = This game does not count: you have already played a later day, so the clock of this device has been changed.
day-future = This day has not come yet. The deal of the day changes at midnight UTC.
day-unknown = There is no deal for this day.
day-today = To the deal of today
day-result = Your result
day-percent = { $percent } of the master
day-master = The master would expect { $mean } points from this seat: the mean of { NUMBER($playouts) } games with this deal, in which it searches 1,000 nodes a move. They are the same on every device.
day-computing = The master plays the deal …
day-no-expectation = The master's games could not be played in this browser.
day-share = Share
day-share-help = The text tells nothing about the deal.
day-copy = Copy the text
day-copied = Text copied.
day-replay = Link to the replay
day-replay-help = It shows the deal: for those who have played it.
day-streak = Days in a row
day-best-streak = Most days in a row
day-streak-shared = { $count ->
    [one] 1 day in a row
   *[other] { $count } days in a row
}
day-open = under way
day-given-up = not finished
day-help = Everybody gets the same strips, tiles, cards and bots, and the same luck for the same moves, offline too. The bots become stronger from Monday to Sunday. Days change at midnight UTC. Your results stay in this browser.
day-month-before = Month before
day-month-after = Month after
day-weekdays = Mo Tu We Th Fr Sa Su
