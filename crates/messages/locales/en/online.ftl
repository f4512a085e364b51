# Tables with people at other screens.

online-friends-help = Create a table and send the link. Nobody needs an account.
online-create = Create the table
online-sit = Sit down
online-watch = Watch
online-lobby-empty = No public table is waiting for players. Create one!
online-mine = Your tables
online-name = Your name
online-name-bad = A name needs 1 to 24 characters.
online-friend = A friend
online-free = Free seat
online-free-seats = { $count ->
    [0] Everyone is here.
    [one] 1 seat is still free.
   *[other] { $count } seats are still free.
}
online-you-watch = You are watching. Hands stay hidden.
online-start = Start now
online-start-help = Bots take the free seats.

online-pace = How do you want to play?
online-live = Live
online-days = Turn by turn, over several days
online-clock = Time to think
online-clock-none = No limit
online-clock-game = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
} plus { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
} per turn
online-clock-days = { $count ->
    [one] 1 day
   *[other] { $count } days
} per turn
online-clock-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
} per turn
online-takes-over = Takes over when time runs out or somebody leaves
online-visibility = Who may join?
online-by-link = Anyone with the link
online-public = Anyone
online-hints = Hints
online-hints-none = For nobody
online-hints-all = For everybody
online-hints-for-all = hints for everybody
online-time-left = { $time } left

online-connecting = Connecting…
online-lost = Connection lost. Reconnecting…
online-no-server = The server cannot be reached.
online-here = is here
online-away = is away
online-stand-in = away, { $level } is playing
online-watching = { $count ->
    [one] 1 person is watching.
   *[other] { $count } people are watching.
}
online-remove = Remove { $name }
online-leave = Leave
online-leave-help = A bot plays on for you. You can come back at any time.
online-leave-title = Leave the table?
online-news-away = { $name } is not connected.
online-news-back = { $name } is back.
online-news-replaced = A bot plays for { $name } now.
online-news-returned = { $name } plays again.
online-turns = { $count ->
    [one] 1 game is waiting for you
   *[other] { $count } games are waiting for you
}
online-next-game = Next game waiting for you
online-return = Take my seat back
online-replace = Let a bot play for { $name }
online-title-turn = ● Your turn – { $title }

online-link-join = Link to play
online-link-watch = Link to watch
online-link-copy = Copy the link
online-link-copied = Copied.
online-link-qr = QR code
online-carry-make = Play on another device…
online-carry-ask = This link makes you { $name } on this device: you see the tables of { $name } and play there.
online-carry-replaces = You already play here as somebody else. You will not see those tables until you switch back.
online-carry-warning = Only go on if you made this link yourself. Whoever made it can see your cards and move for you.
online-carry-take = Play as { $name }
online-carry-stay = Leave everything as it is
online-carry-restore = Switch back to { $name }
online-devices = Devices that play as you
online-device-this = this device
online-device-unknown = unknown device
online-device-remove = Remove { $device }
online-carried = You can now play on this device, too.

online-gathering = waiting for players
online-your-turn = your turn
online-their-turn = in progress
online-over = finished

online-chat = Chat
online-chat-text = Message
online-chat-send = Send
online-phrases = Quick messages
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-nice-move = Nice move!
phrase-ouch = Ouch!
phrase-oops = Oops.
phrase-thinking = Let me think.
phrase-your-turn = Your turn!
phrase-thanks = Thank you!
phrase-good-game = Good game!
phrase-again = Another game?
phrase-goodbye = Goodbye!

online-fair = Fair deal
online-fair-help = This number was fixed before any browser sent its part. After the game it proves that nobody picked the cards.
online-fair-check = Check the deal
online-fair-yes = Checked: every card and every tile follows from what was fixed before the game.
online-fair-no = The record does not match what was fixed before the game.
online-deal-now = The cards are being dealt…
online-deal-included = Your browser took part in this deal: neither the server nor the other players could choose the cards.
online-deal-voids = { $count ->
    [one] The deal was stopped once because a player's part was missing, and started again.
   *[other] The deal was stopped { $count } times because a player's part was missing, and started again.
}
online-deal-left-out = Your browser took no part in this deal because it was not connected in time. You have to trust those who took part.
online-deal-other-device = Another of your devices took part in this deal. If you are using only this one, do not trust the deal.
online-deal-broken = The server did not keep to what it had fixed before the game. Do not trust this deal.
online-deal-evidence = Save what this browser saw
online-deal-no-random = This browser does not provide random numbers, so it cannot take part in a fair deal.

online-refused-rules = The rules do not allow that ({ $clause }).
online-refused-turn = It was no longer your turn.
online-refused-bot = A bot is playing for you. Take your seat back first.
online-refused-not-you = You cannot decide that at this table.
online-refused-full = There is no free seat left.
online-refused-seated = You already have a seat at this table.
online-refused-time = You have used up your time. A bot plays on for you.
online-refused-link = This link has already been used or has expired. Ask for a new one.
online-refused-no-table = This table does not exist.
online-refused-settings = A table cannot be played with these settings.
online-refused-edition = This table's edition cannot be read here. Reload the page.
online-refused-editions = This server has too many different editions at the moment. Choose a built-in one, or try again later.
online-refused-fast = { $seconds ->
    [one] That was too fast. Try again in 1 second.
   *[other] That was too fast. Try again in { $seconds } seconds.
}
online-refused-version = The server is newer than this page. Reload the page.
online-refused-not-offered = This server does not offer that.
online-refused-name = This server does not allow that name. Choose another one.
online-refused-banned = You are banned from this server.
online-refused-banned-until = The ban ends on { $date }.
online-refused-later = The server could not save that. It will try again in a moment.
online-refused-other = The server rejected that.

online-notify = Notify me when it is my turn
online-notify-on = This browser will notify you when it is your turn.
online-notify-denied = This browser blocks notifications.
