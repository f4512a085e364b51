# Words used everywhere: the app's pages and buttons, cards, gems, numbers of things, opponents.

-game = Iquazú

app-title = { -game }
app-tagline = Gems behind the waterfall
app-description = Play { -game } in your browser: against bots, on one shared screen, or online with friends. An unofficial fan edition.
app-page-title = { $page } · { -game }
app-home = Home
app-play-now = Play now
app-play-now-hint = { $count ->
    [one] Against 1 opponent. The game starts at once.
   *[other] Against { $count } opponents. The game starts at once.
}
app-play-now-matched = { $count ->
    [one] against 1 opponent near your strength: { $level }
   *[other] against { $count } opponents near your strength: { $level }
}
app-continue = Continue
app-continue-hint = Your unfinished game: column { NUMBER($column) } is scored next.
app-learn = Learn by playing
app-new-game = New game
app-rules = Rules
app-settings = Settings
app-about = About
app-help = Keyboard help
app-open-record = Open a record
app-open-record-hint = Open a saved game to watch it or to play on.
app-menu = Menu
app-close = Close
app-cancel = Cancel
app-undo = Undo
app-sound = Sound
app-loading = Loading…
app-skip-to-content = Skip to the content
app-update-ready = A new version is ready. Your game stays as it is.
app-update-now = Update now
app-update-later = Later
app-install = Install on this device
app-offline-ready = You can now play offline, too.
app-offline = You are offline. You can keep playing.

## Leaving a running game

app-leave-title = Start a new game?
app-leave-text = There is no room to keep your unfinished game: it will be replaced.
app-leave-confirm = Start the new game
app-leave-keep = Keep the old game

## About

about-text = { -game } is a game by Michael Feldkötter, published by HABA in 2017. This is an unofficial fan edition with its own drawings and words. It is not affiliated with the designer or the publisher.
about-thanks = If you like it, get the real thing: it is beautiful on a table.
about-edition = The gap map, rock values and tile mix are reconstructed. If you own the printed game, you can draw your own box and play with it.
about-licence = Free software under the MIT or Apache 2.0 licence.
about-version = Version { $version }
about-privacy = Games on this device stay in this browser. If you play online or add a result to a leaderboard, the server stores your name, your moves, your chat messages and the kind of browser and system on each device (such as Firefox, Android), and if you turn on notices, the addresses that they are sent to. There is no account and no tracking.

## Lists and dates

list-and = { $others } and { $last }
date-months = January February March April May June July August September October November December
date-full = { NUMBER($day) } { $month } { $year }
percent-sign = { $share }%
# Whether the noun stands with the first or the last colour: “3 white and 2 blue cards”.
cards-noun = last

## Cards

card-name = { $card ->
    [white] white
    [blue] blue
   *[orange] orange
}
cards = { $count ->
    [one] { $count } { card-name } card
   *[other] { $count } { card-name } cards
}
cards-short = { NUMBER($count) } { card-name }
cards-plain = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
cards-none = no cards

## Gems, drops, points, tiles

gem-name = { $gem ->
    [red] red
    [yellow] yellow
    [purple] purple
   *[green] green
}
gem-piece = { gem-name } gem
gems = { $gems ->
    [one] { $gems } gem
   *[other] { $gems } gems
}
drops = { $count ->
    [one] { $count } drop
   *[other] { $count } drops
}
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
tile-points = { points }
tile-cards = { cards-plain }
tile-any = any colour
tile-double = double move
tile-hidden = face-down tile
tile-points-help = Worth { points } at the end of the game.
tile-cards-help = Give up this tile and draw { cards-plain }. You can do it before or after your action.
tile-any-help = Give up this tile when you place a gem: pay with cards of any colour.
tile-double-help = Give up this tile after your action to get one more: draw or place.

## Opponents

level-random = Pebble
    .line = Rolls wherever the water goes. Plays at random.
level-beginner = Beginner
    .line = Has just learned the rules and likes cheap gaps.
level-learner = Learner
    .line = Tries everything once and learns from it.
level-explorer = Explorer
    .line = Looks around the whole wall and gets lost now and then.
level-casual = Casual
    .line = Plays for fun, with an eye on the points.
level-enthusiast = Enthusiast
    .line = Loves the game and sometimes forgets to count.
level-regular = Regular
    .line = Has played often and has a few favourite mistakes.
level-club = Club player
    .line = Knows the tie-breaks, counts the rows, rarely wastes a card.
level-league = League player
    .line = Plays for the standings and watches what you collect.
level-captain = Captain
    .line = Keeps an eye on every column at once.
level-veteran = Veteran
    .line = Has seen every trick and falls for few of them.
level-tactician = Tactician
    .line = Rarely misses a good exchange.
level-ace = Ace
    .line = Finds strong moves quickly and slips only in close decisions.
level-virtuoso = Virtuoso
    .line = Hardly ever wrong about a position.
level-expert = Expert
    .line = Thinks ahead and saves tiles for the right moment.
level-strategist = Strategist
    .line = Plays out a few possible futures before each move.
level-champion = Champion
    .line = Looks further ahead than most people can.
level-master = Master
    .line = Plays out dozens of possible futures before every move. Take your time.
bot-names = Toucan Coati Jaguar Capybara
person-name = Player { NUMBER($n) }
