# Lopende spellen die opzij gelegd zijn.

saved-title = Andere lopende spellen
saved-progress = Kolom { NUMBER($column) } wordt als volgende gewaardeerd.
saved-delete = Verwijderen
saved-delete-title = Dit spel verwijderen?
saved-delete-text = Het komt niet meer terug.
