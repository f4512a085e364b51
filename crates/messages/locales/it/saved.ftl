# Partite in sospeso messe da parte.

saved-title = Altre partite in sospeso
saved-progress = Prossima valutazione: colonna { NUMBER($column) }.
saved-delete = Elimina
saved-delete-title = Eliminare questa partita?
saved-delete-text = Non si può recuperare.
