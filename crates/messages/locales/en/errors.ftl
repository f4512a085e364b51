# When something goes wrong: what happened, what is kept, how to go on.

error-details = Details
error-download = Download the data
error-go-on = Go on without it
error-home = To the start page

error-save-broken-title = The saved game cannot be read
error-save-broken-text = The data in this browser is damaged. It has been put aside and not deleted: you can download it and go on with a new game.
error-save-newer-title = The saved game comes from a newer version
error-save-newer-text = Load the new version of the app to play on. Your game is kept until then.
error-record-bad-title = This is not a game record we can read
error-record-bad-text = It cannot be read from line { NUMBER($line) }, column { NUMBER($column) } on.
error-record-newer = This record comes from a newer version of the app.
error-record-edition = This record was played with an edition that is not here: { $edition }.
error-record-move = Step { NUMBER($n) } of this record is not a legal move.
error-record-result = The result in this record does not follow from its moves.
error-record-not-dealt = This record ends before the cards were dealt.
error-file-unreadable = The file cannot be read.
error-storage-full-title = The browser's storage is full
error-storage-full-text = You can play on, but the game is not saved any more. Save the record to be safe.
error-storage-denied-title = The browser does not let us save
error-storage-denied-text = You can play, but the game is lost when you close the page. A private window may be the reason.
error-wasm-title = This browser cannot run the game
error-wasm-text = The game needs WebAssembly. Please use a current version of Firefox, Chrome, Edge or Safari, or allow it in the settings.
error-script-text = The game needs JavaScript. Please allow it for this page.
error-load-title = The game could not be loaded
error-load-text = Check your connection and try again.
error-not-found-title = There is nothing here
error-not-found-text = The address leads nowhere. The game is one page further.
error-crash-title = The game has stopped
error-crash-text = Your game is saved up to the last step. Load the page again to play on.
error-bot-text = { $name } has stopped thinking and plays a simple move instead.
error-reload = Load the page again
