# Een spel nabespreken.

review-title = Analyse
review-seat = Analyse voor
review-curve = Winstkansen in de loop van het spel
review-progress = Het spel wordt geanalyseerd
review-stop = Stoppen
review-best = Beste
review-good = Goed
review-inaccuracy = Onnauwkeurig
review-mistake = Fout
review-played = Na deze zet wint { $name } ongeveer { $percent } van de partijen.
review-better = Beter: { $deed } ({ $percent }).
review-luck = Geluk bij het trekken: { $percent }.
review-luck-help = Wat getrokken kaarten en nieuwe tegels opleverden, vergeleken met wat te verwachten was.
review-turning = Keerpunten
review-turning-point = Beurt { NUMBER($turn) }, { $name }: { $percent }
