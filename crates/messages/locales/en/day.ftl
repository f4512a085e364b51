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
day-today = Go to today's deal
day-result = Your result
day-percent = { $percent } of the master
day-master = The master would expect { $mean } points from this seat: the mean of { NUMBER($playouts) } games with this deal, in which it looks at 1,000 positions a move. They are the same on every device.
day-computing = The master plays the deal…
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
day-state-new = not played yet
day-open = under way
day-given-up = not finished
day-help = Everybody gets the same strips, tiles, cards and bots, and the same luck for the same moves, offline too. The bots become stronger from Monday to Sunday. Days change at midnight UTC. Your results stay in this browser, unless you add them to a leaderboard.
day-month-before = Previous month
day-month-after = Next month
day-weekdays = Mo Tu We Th Fr Sa Su
day-table = Leaderboard of the day
day-week-table = Leaderboard of the week
day-week-help = Monday to Sunday. The percentages of the days are added up.
day-table-loading = Loading the leaderboards…
day-table-empty = Nobody is on this leaderboard yet.
day-table-offline = The leaderboards need a connection to the server. Your own results are still here.
day-table-retry = Try again
day-table-more = Show more
day-table-place = Place
day-table-name = Player
day-table-points = Score
day-table-of-master = % of master
day-table-days = Days
day-table-you = You
day-send = Add my result
day-send-help = The server replays your game to check it. Everybody can see the name and the result.
day-sending = Your game is being checked…
day-send-offline = There is no connection to the server. Your result stays in this browser: you can add it until the end of the next day (UTC).
day-remove = Remove my result
day-remove-help = It disappears from the leaderboards, with your name and the game. It cannot be added again.
day-remove-confirm = Remove for good
day-refused-not-yet = By the server's clock, this day has not begun yet: the clock of this device is ahead.
day-refused-closed = It is too late for this day: results are accepted until the end of the day after it (UTC).
day-refused-game = This game does not match the deal of the day, so it cannot be added.
day-refused-bots = A bot played differently here than it would on the server. Perhaps the app and the server have different versions. The result cannot be added.
day-refused-counted = Another game of yours already counts for this day.
day-refused-removed = You have removed your result for this day. It cannot be added again.
