# Unfinished games that were set aside.

saved-title = Other unfinished games
saved-progress = Column { NUMBER($column) } is scored next.
saved-delete = Delete
saved-delete-title = Delete this game?
saved-delete-text = It cannot be restored.
