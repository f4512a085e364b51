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
review-try = Spróbuj lepszego ruchu
review-accuracy = Celność
review-accuracy-of = { $name }: { $percent }
review-accuracy-help = Jak blisko ruchy były najlepszych znalezionych, od 0 do 100%. Można porównywać gry i graczy.
review-worst = Czego uczy ta gra
review-worst-move = Tura { NUMBER($turn) }: { $kind } ({ $percent })
mistake-unnamed = Inny ruch był lepszy.
mistake-overpaid = { $count ->
    [one] Za wysoka zapłata: o 1 kartę za dużo.
    [few] Za wysoka zapłata: o { $count } karty za dużo.
    [many] Za wysoka zapłata: o { $count } kart za dużo.
   *[other] Za wysoka zapłata: o { $count } karty za dużo.
}
mistake-gave-row = Oddany rząd: rząd { NUMBER($row) } z żetonem „{ $tile }” zdobywa { $name }.
mistake-missed-majority = Przegapione tanie prowadzenie: kolumna { NUMBER($column) } ({ points }), cena { NUMBER($price) }.
mistake-wasted-tile = Zmarnowany żeton: „{ $tile }” nie był potrzebny.
mistake-forgot-water = Zapomniana woda: zabiera szczelinę w kolumnie { NUMBER($column) }.
mistake-left-column = Oddana kolumna { NUMBER($column) }: tuż przed punktowaniem prowadzi { $name }.
mistake-over-limit = { $count ->
    [one] Dobieranie ponad limit ręki: do odrzucenia 1 karta.
    [few] Dobieranie ponad limit ręki: do odrzucenia { $count } karty.
    [many] Dobieranie ponad limit ręki: do odrzucenia { $count } kart.
   *[other] Dobieranie ponad limit ręki: do odrzucenia { $count } karty.
}
mistake-spent-early = Klejnot za wcześnie: karty były potrzebniejsze.
mistake-drew-late = Dobieranie, gdy klejnot był pilniejszy.
