# Gry na wiele dni: plan następnej tury i dni wolne.

plan-title = Zaplanuj następną turę
plan-help = Gdy nadejdzie twoja tura, zagrany będzie pierwszy ruch z tej listy, który jest jeszcze możliwy. Jeśli takiego nie ma, decydujesz jak zwykle. Nikt inny nie widzi twojego planu.
plan-open = Zaplanuj turę
plan-change = Zmień plan
plan-none = Nic nie zaplanowano.
plan-first = Najpierw: { $deed }
plan-otherwise = Jeśli nie: { $deed }
plan-stays = tylko jeśli ramka się nie przesunęła
plan-gap = Szczelina
plan-gap-option = Kolumna { NUMBER($column) }, rząd { NUMBER($row) }: { cards-short }
plan-payment = Zapłata
plan-add = Dodaj ten klejnot
plan-no-gap = Przy obecnych cenach nie stać cię na żadną szczelinę.
plan-draw-stays = Dobierz tylko, jeśli ramka się nie przesunęła
plan-remove = Usuń: { $deed }
plan-full = Plan jest pełny.
plan-ends = Potem tura się kończy, bez użycia innych żetonów. Jeśli masz za dużo kart, wybierasz, które odrzucić.
plan-played = Zagrano twój plan: { $deed }
plan-dropped = Twój plan nie był już możliwy. Twój ruch.

days-off-title = Dni wolne
days-off-help = Gdy cię nie ma, twój zegar stoi, a inni widzą, do kiedy. Dni wolne kończą się, gdy tylko zagrasz.
days-off-left = { $days ->
    [one] Masz w tej grze jeszcze { $days } dzień wolny.
    [few] Masz w tej grze jeszcze { $days } dni wolne.
    [many] Masz w tej grze jeszcze { $days } dni wolnych.
   *[other] Masz w tej grze jeszcze { $days } dnia wolnego.
}
days-off-take = { $days ->
    [one] Weź { $days } dzień
    [few] Weź { $days } dni
    [many] Weź { $days } dni
   *[other] Weź { $days } dnia
}
days-off-mine = Masz wolne (do: { $date }). Twój zegar stoi.
days-off-other = { $name } ma wolne (do: { $date }).
days-off-until = wolne do: { $date }
days-off-end = Już jestem

plan-refused-turn = Już jest twoja tura.
plan-refused-days = { $days ->
    [one] Masz w tej grze tylko { $days } dzień wolny.
    [few] Masz w tej grze tylko { $days } dni wolne.
    [many] Masz w tej grze tylko { $days } dni wolnych.
   *[other] Masz w tej grze tylko { $days } dnia wolnego.
}
