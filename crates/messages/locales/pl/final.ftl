# Koniec gry.

final-title = Wynik gry
final-you-win = Wygrywasz!
final-you-share = Wygrywasz! Razem z tobą: { $others }
final-wins = Wygrywa { $name }
final-share = { $names } wygrywają wspólnie
final-how = Skąd są punkty
final-column = Kolumna { NUMBER($column) }
final-columns = Skały
final-head-start = Fory
final-tiles = Żetony
final-total = Razem
final-place = Miejsce { NUMBER($n) }
final-cell = { $name }, kolumna { NUMBER($column) }: { points }
final-tie = O remisie zdecydował niższy klejnot.
final-chart = Punkty w trakcie gry
final-chart-point = Tura { NUMBER($n) }, { $name }: { points }
final-chart-turns = Tury
final-study = Powtórka i analiza
final-record = Zapis gry
final-record-save = Zapisz do pliku
final-record-copy = Kopiuj zapis
final-record-copied = Skopiowano zapis.
final-rematch = Zagraj ponownie
final-rematch-same = To samo rozdanie
final-rematch-same-help = Te same paski, żetony i pierwsze karty. Późniejsze karty zależą od ruchów.
final-rematch-other = Nowe rozdanie
final-seed = Numer rozdania: { $seed }
final-turns = { $count ->
    [one] 1 tura
    [few] { $count } tury
    [many] { $count } tur
   *[other] { $count } tury
}
