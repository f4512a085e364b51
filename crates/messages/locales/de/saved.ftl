# Angefangene Partien, die beiseitegelegt wurden.

saved-title = Weitere angefangene Partien
saved-progress = Als Nächstes wird Spalte { NUMBER($column) } gewertet.
saved-delete = Löschen
saved-delete-title = Diese Partie löschen?
saved-delete-text = Sie lässt sich nicht wiederherstellen.
