# The person's rating against bots.

rating-switch = Opponents near my strength
rating-switch-help = “Play now” chooses bots that fit your rating. The rating stays in this browser; only finished games of one person against bots count, and none while this is off.
rating-opponents = Number of opponents
rating-none = No rated game yet. The first opponents are beginners.
rating-shown = { $count ->
    [one] Your rating: { NUMBER($rating) } ± { NUMBER($spread) } after 1 game. About your level: { $level }.
   *[other] Your rating: { NUMBER($rating) } ± { NUMBER($spread) } after { $count } games. About your level: { $level }.
}
rating-reset = Forget my rating
