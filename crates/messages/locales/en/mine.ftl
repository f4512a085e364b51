# My games: the finished games of this browser.

mine-loading = Reading your games…
mine-none = No finished game yet. Every game that you finish appears here.
mine-none-found = No game matches.
mine-here = The games are stored in this browser only. If you clear its data, they are gone; a file that you save stays.
mine-full = The browser's storage is full: the game was not added to your games. Save its record, delete old games or make room on the device.
mine-denied = This browser does not let the app store games. This can happen in a private window or if site data is blocked.
mine-kept = Added to your games
mine-view = View
mine-list = Games
mine-statistics = Statistics
mine-search = Search
mine-filters = Filters
mine-all = All
mine-reset = Show all games
mine-opponent = Opponent
mine-players = Players
mine-players-count = { NUMBER($players) } players
mine-result = Result
mine-won = Won
mine-shared = Shared win
mine-lost = Lost
mine-unknown = Finished
mine-place = Where
mine-local = On this device
mine-online = Online
mine-from = From
mine-to = Until
mine-date = Date
mine-date-unknown = date unknown
mine-counted = { $name } ({ NUMBER($games) })
mine-nameless = unnamed
mine-you = You
mine-row-accuracy = accuracy { $percent }
mine-count = { $count ->
    [one] 1 game
   *[other] { $count } games
}
mine-page = { NUMBER($sheet) } of { NUMBER($sheets) }
mine-newer = Newer
mine-older = Older
mine-deleted = { $count ->
    [one] 1 game deleted.
   *[other] { $count } games deleted.
}
mine-undo = Undo
mine-restored = The game is back.
mine-transfer = Save, import, delete
mine-transfer-help = The buttons apply to the games that match the filter. An imported file may hold records or the JSON that was saved here; games that are already in the list stay as they are.
mine-export-records = Save records
mine-export-json = Save JSON
mine-import = Import a file
mine-importing = Reading: { NUMBER($done) } games so far…
mine-imported = Added: { NUMBER($added) }. Already there: { NUMBER($known) }. Not valid or not finished: { NUMBER($invalid) }.
mine-delete-shown = Delete these games
mine-delete-title = Delete these games?
mine-delete-text = { $count ->
    [one] 1 game is deleted from this browser. It cannot be restored.
   *[other] { $count } games are deleted from this browser. They cannot be restored.
}
mine-no-statistics = Nothing to count: the app does not know which player you were in any of these games.
mine-no-reviews = Accuracy and luck appear once you have reviewed a few games: open one from the list.
mine-mean-points = Points per game
mine-current-streak = Wins in a row now
mine-best-streak = Most wins in a row
mine-by-players = Results by number of players
mine-by-opponent = You and your opponents, by points
mine-ahead = You ahead
mine-level = Level
mine-behind = You behind
mine-points = Where your points come from, per game
mine-columns = Your gems in each column, per game
mine-gems = Gems
mine-rating = Your rating against bots, from these games
mine-accuracy = Accuracy in reviewed games
mine-luck = Luck in reviewed games
mine-value = Value
mine-duel = You and { $name }
mine-duel-text = { $count ->
    [one] You met once: ahead { $ahead }, level { $level }, behind { $behind }.
   *[other] You met { $count } times: ahead { $ahead }, level { $level }, behind { $behind }.
}
mine-duel-difference = Average difference in points: { $difference }
