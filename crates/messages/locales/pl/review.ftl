# Analiza gry.

review-title = Analiza
review-seat = Analiza dla
review-curve = Szanse na wygraną w trakcie gry
review-progress = Trwa analiza gry
review-stop = Zatrzymaj
review-best = Najlepszy
review-good = Dobry
review-inaccuracy = Niedokładny
review-mistake = Błąd
review-played = Po tym ruchu { $name } wygrywa około { $percent } partii.
review-better = Lepiej: { $deed } ({ $percent }).
review-luck = Szczęście w dobieraniu: { $percent }.
review-luck-help = Co dały dobrane karty i nowe żetony w porównaniu z tym, czego można było oczekiwać.
review-turning = Punkty zwrotne
review-turning-point = Tura { NUMBER($turn) }, { $name }: { $percent }
