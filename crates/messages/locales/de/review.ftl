# Rückblick auf eine Partie: Aussichten, Züge, Glück.

review-title = Rückblick
review-seat = Rückblick für
review-curve = Gewinnchancen im Verlauf der Partie
review-progress = Die Partie wird ausgewertet
review-stop = Abbrechen
review-best = Bester Zug
review-good = Gut
review-inaccuracy = Ungenau
review-mistake = Fehler
review-played = Gewinnchance nach diesem Zug: etwa { $percent }.
review-better = Besser: { $deed } ({ $percent }).
review-luck = Glück beim Ziehen: { $percent }.
review-luck-help = Was gezogene Karten und neue Plättchen brachten, verglichen mit dem, was zu erwarten war.
review-turning = Wendepunkte
review-turning-point = Zug { NUMBER($turn) }, { $name }: { $percent }
review-try = Besseren Zug probieren
