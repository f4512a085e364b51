# When something goes wrong: what happened, what is kept, how to go on.

error-details = Details
error-download = Download the data
error-go-on = Continue without it
error-home = Go to the start page

error-save-broken-title = The saved game cannot be read
error-save-broken-text = The data in this browser is damaged. It has been set aside, not deleted: you can download it and continue with a new game.
error-save-newer-title = The saved game comes from a newer version
error-save-newer-text = Update the app to play on. Your game is kept until then.
error-record-bad-title = This game record cannot be read
error-record-bad-text = The error is in line { NUMBER($line) }, column { NUMBER($column) }.
error-record-newer = This record comes from a newer version of the app.
error-record-edition = This record uses an edition that is not available here: { $edition }.
error-record-move = Step { NUMBER($n) } of this record is not a legal move.
error-record-result = The result in this record does not match its moves.
error-record-not-dealt = This record ends before the cards were dealt.
error-file-unreadable = The file cannot be read.
error-storage-full-title = The browser's storage is full
error-storage-full-text = You can play on, but the game is no longer saved. Save the record to be safe.
error-storage-denied-title = The browser does not let us save
error-storage-denied-text = You can play, but the game is lost when you close the page. This can happen in a private window.
error-wasm-title = This browser cannot run the game
error-wasm-text = The game needs WebAssembly. Please use a current version of Firefox, Chrome, Edge or Safari, or allow WebAssembly in the settings.
error-script-text = The game needs JavaScript. Please allow it for this page.
error-load-title = The game could not be loaded
error-load-text = Check your connection and try again.
error-not-found-text = This address leads nowhere.
error-crash-title = The game has stopped
error-crash-text = Your game is saved up to the last step. Reload the page to play on.
error-bot-text = { $name } cannot think right now and plays a simple move instead.
error-reload = Reload the page
error-not-built = This binary was built without the web app. To build and start it with the app, run:
error-bot-unknown = This version does not know the bot “{ $bot }”. { $level } plays for { $name } instead.
