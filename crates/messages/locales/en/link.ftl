# Passing a game on: links, QR codes, and what can be wrong with them.

link-title = Share
link-game = The whole game
link-game-text = Anyone who opens this link sees the whole game. Nothing is stored on a server: the link contains the game.
link-unfinished = Only a finished game can be shared as a link.
link-moment = This moment
link-moment-text = Asks “What would you do here?” and shows what { $name } sees now, nothing else.
link-copy = Copy the link
link-copied = Link copied.
link-qr = The link as a QR code
link-damaged-title = This link cannot be opened
link-damaged-text = Some characters are missing or were changed. Ask for the link again and copy all of it.
link-newer-title = This link comes from a newer version
link-newer-text = Reload the page while you are online: the new version can open it.
