# Passing a game on: links, QR codes, and what can be wrong with them.

link-title = Pass it on
link-game = The whole game
link-game-text = Whoever opens this link sees the whole game. Nothing is stored on a server: the link is the game.
link-unfinished = Only a finished game fits into a link.
link-moment = This moment
link-moment-text = Asks “What would you do here?” and shows what { $name } sees now, nothing else.
link-copy = Copy the link
link-copied = The link has been copied.
link-qr = The link as a QR code
link-damaged-title = This link cannot be opened
link-damaged-text = Letters are missing or were changed on the way. Ask for the link again, and copy all of it.
link-newer-title = This link comes from a newer version
link-newer-text = Load the page again while you are online: then the new version opens it.
