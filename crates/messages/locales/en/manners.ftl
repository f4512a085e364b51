# Other people at an online table: muting and reporting them.

manners-menu = Options for { $name }
manners-mute = Mute { $name }
manners-unmute = Unmute { $name }
manners-muted = muted
manners-left = left { NUMBER($left) } of { $games ->
    [one] 1 recent game
   *[other] { $games } recent games
} early
manners-report = Report { $name }
manners-report-title = Report a player
manners-report-help = The operator of this server sees that you report { $name }, at which table and why, and the last chat messages as the server stored them. { $name } is not told.
manners-reason = Reason
manners-reason-insult = Insults
manners-reason-spam = Advertising or spam
manners-reason-name = Offensive name
manners-reason-unsporting = Unsporting behaviour
manners-reason-other = Something else
manners-note = Comment (optional)
manners-report-go = Send report
manners-reported = Thank you. The operator will look at it.
