# Looking for somebody to play, and invitations without a table.

match-help = You get a seat as soon as others want the same game. Nobody needs an account.
match-go = Start looking
match-stop = Stop looking
match-looking = Looking for somebody to play…
match-others = { $count ->
    [0] Nobody is waiting for this game right now.
    [one] 1 person is waiting for this game.
   *[other] { $count } people are waiting for this game.
}
match-waiting = { $count ->
    [one] So far you are the only one waiting for this game.
   *[other] { $count } people are waiting for this game, you included.
}
match-lately-never = Nobody has found a game this way in the last few days, so it may take a while.
match-lately-seconds = { $count ->
    [one] Lately it took about 1 second.
   *[other] Lately it took about { $count } seconds.
}
match-lately-minutes = { $count ->
    [one] Lately it took about 1 minute.
   *[other] Lately it took about { $count } minutes.
}
match-resumed = Somebody did not turn up. You are at the front of the queue again.
match-stay = Keep this window open. If you close it, you are no longer waiting.
match-bots = Play against bots meanwhile
match-bots-help = When somebody comes, you are taken to the table. The game against the bots is kept for later.
match-elsewhere = You are looking in another window or on another device now.
match-expired = You are no longer waiting: the server has not heard from this window for too long.
match-closed = This server does not match players. Create a table and send the link to somebody.

invite-make = Just make a link for later
invite-help = For somebody who has time some other day: the table is created when they accept. The link works for 30 days.
invite-from = { $name } would like to play with you, whenever you have time.
invite-own = This is your own invitation. Send its link to the person you want to play with.
invite-accept = Accept
invite-table = To the table
