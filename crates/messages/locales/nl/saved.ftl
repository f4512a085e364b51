# Lopende spellen die opzij gelegd zijn.

saved-title = Andere lopende spellen
saved-progress = Volgende waardering: kolom { NUMBER($column) }.
saved-delete = Verwijderen
saved-delete-title = Dit spel verwijderen?
saved-delete-text = Het komt niet meer terug.
