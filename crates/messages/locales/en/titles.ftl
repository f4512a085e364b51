# Titles of pages. They are in a file of their own because every page's texts are loaded with that page.

setup-title = New game
rules-title = The rules
settings-title = Settings
online-friends = Play with friends
online-lobby = Public tables
match-title = Find somebody to play
invite-title = Invitation
notices-title = Notices
online-table = Table
online-join = Take a seat
online-carry = Play on another device
box-title = My box
error-not-found-title = There is nothing here
mine-title = My games
day-title = Deal of the day
