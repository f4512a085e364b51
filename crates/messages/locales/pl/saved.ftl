# Niedokończone gry odłożone na bok.

saved-title = Inne niedokończone gry
saved-progress = Następne punktowanie: kolumna { NUMBER($column) }.
saved-delete = Usuń
saved-delete-title = Usunąć tę grę?
saved-delete-text = Nie da się jej przywrócić.
