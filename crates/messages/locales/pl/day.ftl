# Gra dnia.

day-play = Zagraj w grę dnia
day-continue = Graj dalej
day-practise = Zagraj treningowo
day-result = Twój wynik
day-percent = { $percent } wyniku mistrza
day-share = Udostępnij
day-copy = Kopiuj tekst
day-copied = Skopiowano tekst.
day-streak = Dni z rzędu
day-streak-shared = { $count ->
    [one] 1 dzień z rzędu
    [few] { $count } dni z rzędu
    [many] { $count } dni z rzędu
   *[other] { $count } dnia z rzędu
}
day-state-new = jeszcze nierozegrana
day-open = w toku
day-given-up = niedokończona
day-month-before = Poprzedni miesiąc
day-month-after = Następny miesiąc
day-weekdays = Pn Wt Śr Cz Pt So Nd
day-table = Ranking dnia
day-week-table = Ranking tygodnia
day-table-loading = Wczytywanie rankingów…
day-table-empty = Ten ranking jest jeszcze pusty.
day-table-retry = Spróbuj ponownie
day-table-more = Pokaż więcej
day-table-place = Miejsce
day-table-name = Imię
day-table-points = Punkty
day-table-of-master = % mistrza
day-table-days = Dni
day-table-you = Ty
day-send = Dodaj mój wynik
day-sending = Sprawdzanie twojej gry…
day-remove = Usuń mój wynik
day-remove-confirm = Usuń na zawsze
