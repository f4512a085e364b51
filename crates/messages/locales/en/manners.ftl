# Other people at an online table: muting and reporting them.

manners-menu = More about { $name }
manners-mute = Mute { $name }
manners-unmute = Unmute { $name }
manners-muted = muted
manners-left = left { NUMBER($left) } of the last { $games ->
    [one] 1 game
   *[other] { $games } games
} early
manners-report = Report { $name }
manners-report-title = Report a player
manners-report-help = The operator of this server gets the name { $name }, this table, your reason and the last lines of chat as the server has them. { $name } does not learn of it.
manners-reason = Reason
manners-reason-insult = Insults
manners-reason-spam = Spam
manners-reason-name = Offensive name
manners-reason-unsporting = Unsporting play
manners-reason-other = Something else
manners-note = Remark (optional)
manners-report-go = Send the report
manners-reported = Thank you. The operator will look at it.
