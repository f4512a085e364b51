# Co znaczą znaki na ścianie.

legend-exact = Poświata: tę szczelinę możesz opłacić kartami w jej kolorze.
legend-substitutes = Pierścień z dwóch połówek: możesz zapłacić parami innego koloru albo żetonem.
legend-drop = Kropkowany pierścień: tu spadnie następna kropla i zamknie szczelinę.
legend-price = Cena: ile kart kosztuje każda szczelina w kolumnie. Spada za każdym razem, gdy przesuwa się ramka.
legend-rock = Skała: punkty za najwięcej klejnotów w kolumnie, potem za drugie miejsce. Pod spodem: kto by je teraz dostał i z iloma klejnotami.
legend-tile = Żeton rzędu dostaje ten, kto ma w nim najwięcej klejnotów. Mały klejnot pokazuje, kto to teraz jest.
legend-strip = Cała ściana: na lewo od złotej ramki wszystko jest pod wodą, a na jasnej kresce gra się kończy. Dotknij, żeby spojrzeć gdzie indziej.
