# Tables with people at other screens.

online-friends = Play with friends
online-friends-help = Make a table and send the link. Nobody needs an account.
online-create = Make the table
online-join = Take a seat
online-sit = Sit down
online-watch = Watch
online-lobby = Public tables
online-lobby-empty = No public table is waiting for players. Make one!
online-mine = Your tables
online-table = Table
online-name = Your name
online-name-bad = A name has 1 to 24 letters.
online-friend = A friend
online-free = Free seat
online-free-seats = { $count ->
    [0] All are here.
    [one] 1 seat is still free.
   *[other] { $count } seats are still free.
}
online-you-watch = You are watching. Hands stay hidden.
online-start = Start now
online-start-help = The computer takes the free seats.

online-pace = How do you play?
online-live = Live
online-days = Turn by turn, over days
online-clock = Time to think
online-clock-none = As long as you like
online-clock-game = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
} and { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
} for each turn
online-clock-days = { $count ->
    [one] 1 day
   *[other] { $count } days
} for each turn
online-clock-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
} for each turn
online-takes-over = Takes over when time is up or somebody leaves
online-visibility = Who may join?
online-by-link = Who has the link
online-public = Anybody
online-time-left = { $time } left

online-connecting = Connecting…
online-lost = Not connected. Trying again…
online-no-server = The server cannot be reached.
online-here = is here
online-away = is away
online-stand-in = away, played by { $level }
online-watching = { $count ->
    [one] 1 person is watching.
   *[other] { $count } people are watching.
}
online-leave = Leave
online-leave-help = The computer plays on for you. You can come back at any time.
online-return = Take my seat back
online-replace = Let the computer play for { $name }
online-title-turn = ● Your turn – { $title }

online-link-join = Link to play
online-link-watch = Link to watch
online-link-copy = Copy the link
online-link-copied = Copied.
online-link-qr = QR code
online-carry = Play on another device
online-carry-make = Play on another device…
online-carried = This device now plays as you.

online-gathering = waiting for players
online-your-turn = your turn
online-their-turn = under way
online-over = over

online-chat = Chat
online-chat-text = Say something
online-chat-send = Send
online-phrases = Phrases
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-nice-move = Nice move!
phrase-ouch = Ouch!
phrase-oops = Oops.
phrase-thinking = I am thinking.
phrase-your-turn = Your turn!
phrase-thanks = Thank you!
phrase-good-game = Good game!
phrase-again = Once more?
phrase-goodbye = Goodbye!

online-fair = A fair deal
online-fair-help = This number was fixed before anybody sat down. After the game it proves that no card was chosen by hand.
online-fair-check = Check the deal
online-fair-yes = Checked: every card and every tile came as it was fixed before the game.
online-fair-no = The record does not fit what was fixed before the game.

online-refused-rules = The rules do not allow that ({ $clause }).
online-refused-turn = It was not your turn any more.
online-refused-bot = The computer plays for you at the moment. Take your seat back first.
online-refused-not-you = That is not for you to decide at this table.
online-refused-full = There is no free seat any more.
online-refused-seated = You already have a seat at this table.
online-refused-link = This link has been used, or is too old. Ask for a new one.
online-refused-no-table = There is no such table.
online-refused-settings = A table cannot be played like this.
online-refused-fast = { $seconds ->
    [one] That was a little fast. Try again in 1 second.
   *[other] That was a little fast. Try again in { $seconds } seconds.
}
online-refused-version = The server is newer than this page. Load the page again.
online-refused-later = The server could not save that. It is tried again in a moment.
online-refused-other = The server did not accept that.

online-notify = Tell me when it is my turn
online-notify-on = You will be told in this browser when it is your turn.
online-notify-denied = This browser allows no notices.
online-notify-turn = It is your turn.
