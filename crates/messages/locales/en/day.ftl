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
day-state-new = open today
day-open = under way
day-given-up = not finished
day-help = Everybody gets the same strips, tiles, cards and bots, and the same luck for the same moves, offline too. The bots become stronger from Monday to Sunday. Days change at midnight UTC. Your results stay in this browser, unless you add them to a table.
day-month-before = Month before
day-month-after = Month after
day-weekdays = Mo Tu We Th Fr Sa Su
day-table = Table of the day
day-week-table = Table of the week
day-week-help = Monday to Sunday. Each day adds its result in per cent of the master.
day-table-loading = Fetching the tables …
day-table-empty = Nobody is in this table yet.
day-table-offline = The tables need a connection to the server. Your own results are still here.
day-table-retry = Try again
day-table-more = Show more
day-table-place = Place
day-table-name = Name
day-table-points = Points
day-table-of-master = Of the master
day-table-days = Days
day-table-you = You
day-send = Add my result
day-send-help = The server plays your game again before it lists it. Everybody sees the name and the result.
day-sending = Your game is being checked …
day-send-offline = There is no connection to the server. Your result stays in this browser: add it later, until the end of the next day (UTC).
day-remove = Remove my result
day-remove-help = It disappears from the tables, with your name and the game, and cannot be added again.
day-remove-confirm = Remove for good
day-refused-not-yet = This day has not come yet by the clock of the server: the clock of this device is ahead.
day-refused-closed = This day is over. Results are accepted until the end of the day after it.
day-refused-game = This game does not follow from the deal of the day, so it cannot be listed.
day-refused-bots = A bot has played differently here than it would at the server, perhaps because one of them has another version. The result cannot be listed.
day-refused-counted = Another game of yours already counts for this day.
day-refused-removed = You have removed your result of this day. It cannot be added again.
