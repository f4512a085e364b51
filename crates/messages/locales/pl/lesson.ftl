# Lekcje: pierwsza gra krok po kroku.

lesson-step = Krok { NUMBER($n) } z { NUMBER($total) }
lesson-watch = Patrz na ścianę…
lesson-other = Tak też można. Ale najpierw spróbuj tego:
lesson-leave = Wyjdź
lesson-menu = Lekcje
lesson-read-on = Dalej
lesson-next = Kolejna lekcja
lesson-play = Graj z początkującym

## Tytuły lekcji

lesson-gems-title = Karty i klejnoty
lesson-tiles-title = Punktowanie i żetony
lesson-limit-title = Pełna ręka i własny wybór
lesson-end-title = Koniec gry

## Między zadaniami

lesson-goal = Wygrywa, kto ma najwięcej punktów. Punktujesz, gdy kolumna jest pełna i masz w niej najwięcej klejnotów.
lesson-water = Pudełko wody ma twój przeciwnik i kończy każdą turę kroplą. Zamyka ona najwyższą pustą szczelinę pierwszej kolumny.
lesson-prices = Liczby nad kolumnami to ceny. Każda kolumna dalej w prawo kosztuje o jedną kartę więcej.
lesson-scored = Kropla zapełniła kolumnę 1, więc doszło do punktowania. Macie w niej po 2 klejnoty, ale najniższy jest twój: dostajesz 4 punkty.
lesson-rows = Potem żeton po prawej stronie każdego rzędu dostaje ten, kto ma w nim najwięcej klejnotów. Trzy żetony są twoje.
lesson-moved = Kolumna 1 jest teraz pod wodą: jej klejnoty już się nie liczą. Ramka przesunęła się o kolumnę w prawo i wszystkie ceny spadły o jedną kartę.
lesson-timing = Teraz pudełko wody jest u ciebie: każda twoja tura kończy się kroplą. Licz puste szczeliny w pierwszej kolumnie, a będziesz wiedzieć, kiedy będzie punktowanie.

## Zadania

lesson-draw = W swojej turze dobierasz 4 karty albo kładziesz klejnot. Masz mało kart: dobierz 4.
lesson-place = Wybierz zaznaczoną niebieską szczelinę w rzędzie 3 i zapłać 1 niebieską kartę. W pierwszej kolumnie cena to 1 karta w kolorze szczeliny.
lesson-price = Zapłać 5 niebieskich kart za zaznaczoną szczelinę w kolumnie 5. Warto: ten klejnot liczy się przy 5 punktowaniach, a nie przy jednym.
lesson-pair = Nie masz pomarańczowej? Dwie karty jednego innego koloru zastępują jedną: zapłać 2 białe za zaznaczoną pomarańczową szczelinę w kolumnie 1.
lesson-gems-done = Brawo! W kolumnie 1 została jedna pusta szczelina: zobacz, co się stanie, gdy się zapełni.

lesson-cards = Użyj zaznaczonego żetonu: daje 3 karty. To nie liczy się jako akcja.
lesson-any = Z żetonem „dowolny kolor” ważna jest tylko liczba kart. Zapłać po 1 karcie każdego koloru za zaznaczoną szczelinę w kolumnie 4.
lesson-double = Użyj żetonu podwójnego ruchu: daje jeszcze jedną akcję.
lesson-again = Masz jeszcze jedną akcję, ale nie masz kart: dobierz 4.
lesson-tiles-done = To były trzy rodzaje żetonów. Czwarty pokazuje punkty: te żetony zatrzymujesz, a liczą się na końcu.

lesson-limit = Masz na ręce 12 kart i możesz dobrać więcej. Dobierz 4.
lesson-discard = Na koniec tury zatrzymujesz najwyżej 12 wybranych kart. Tutaj 4 są już wybrane: odrzuć je albo wybierz inne.

lesson-end = Przeskakujemy na koniec tej gry. Kończy ją punktowanie kolumny 9: zapełnij jej ostatnią szczelinę za 1 białą kartę.
lesson-end-done = Kolumny 10 i 11 też zapunktowały, pełne czy nie, i doszły punkty z żetonów. Wygrywasz: teraz zagraj we własną grę!

## Własna decyzja i komentarz

lesson-free = Twój ruch, tym razem bez pomocy: zrób to, co uważasz za najlepsze.
lesson-free-drew = Było już 12 kart, więc teraz trzeba odrzucać. Z pełną ręką lepiej położyć klejnot.
lesson-free-near = Dobre na szybkie punkty: ta kolumna będzie punktowana jako następna albo druga w kolejności. Klejnot był tani, ale liczy się krótko.
lesson-free-far = { $count ->
    [one] Inwestujesz: ten klejnot liczy się w rzędzie przy 1 punktowaniu.
    [few] Inwestujesz: ten klejnot liczy się w rzędzie przy { $count } punktowaniach. Teraz kosztuje więcej, ale służy długo.
    [many] Inwestujesz: ten klejnot liczy się w rzędzie przy { $count } punktowaniach. Teraz kosztuje więcej, ale służy długo.
   *[other] Inwestujesz: ten klejnot liczy się w rzędzie przy { $count } punktowania. Teraz kosztuje więcej, ale służy długo.
}
lesson-free-tile = Żetony nie tracą ważności. Trzymaj je na chwilę, gdy dadzą ci kolumnę albo rząd.
