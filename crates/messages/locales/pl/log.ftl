# Co się wydarzyło.

log-title = Przebieg gry
log-since = Od twojej ostatniej tury
log-place-short = kol. { NUMBER($column) }, rząd { NUMBER($row) }
log-empty = Gra zaraz się zacznie.
log-turn = { $who ->
    [you] Twoja tura
   *[they] Tura: { $name }
}
log-show-place = Pokaż na planszy

log-strips = Paski leżą na miejscu: { $strips }.
log-dealt = { $who ->
    [you] Dostajesz { -cards-accusative }.
   *[they] { $name } dostaje { -cards-accusative }.
}
log-dealt-own = Dostajesz: { $hand }.
log-starts = { $who ->
    [you] Zaczynasz. Pudełko wody ma { $water }.
   *[they] Zaczyna { $name }. Pudełko wody ma { $water }.
}
log-starts-water-you = Zaczyna { $name }. Masz pudełko wody.

log-draws = { $who ->
    [you] Dobierasz { -cards-accusative }.
   *[they] { $name } dobiera { -cards-accusative }.
}
log-draws-own = Dobierasz: { $hand }.
log-draws-none = { $who ->
    [you] Talia i stos odrzuconych są puste: nic nie dobierasz.
   *[they] Talia i stos odrzuconych są puste: { $name } nic nie dobiera.
}
log-reshuffled = Odrzucone karty zostają przetasowane i tworzą nową talię.
log-placed = { $who ->
    [you] Kładziesz klejnot: kolumna { NUMBER($column) }, rząd { NUMBER($row) }. Zapłata: { $payment }.
   *[they] { $name } kładzie klejnot: kolumna { NUMBER($column) }, rząd { NUMBER($row) }. Zapłata: { $payment }.
}
log-placed-any = { $who ->
    [you] Żeton „dowolny kolor”: kładziesz klejnot, kolumna { NUMBER($column) }, rząd { NUMBER($row) }. Zapłata: { $payment }.
   *[they] Żeton „dowolny kolor”: { $name } kładzie klejnot, kolumna { NUMBER($column) }, rząd { NUMBER($row) }. Zapłata: { $payment }.
}
log-uses-cards = { $who ->
    [you] Używasz żetonu i dobierasz { -cards-accusative }.
   *[they] { $name } używa żetonu i dobiera { -cards-accusative }.
}
log-uses-double = { $who ->
    [you] Używasz podwójnego ruchu.
   *[they] { $name } używa podwójnego ruchu.
}
log-discards = { $who ->
    [you] Odrzucasz: { $payment }. Zostaje { NUMBER($limit) }.
   *[they] { $name } odrzuca: { $payment }. Zostaje { NUMBER($limit) }.
}
log-drips = { $who ->
    [you] Kładziesz kroplę: kolumna { NUMBER($column) }, rząd { NUMBER($row) }.
   *[they] { $name } kładzie kroplę: kolumna { NUMBER($column) }, rząd { NUMBER($row) }.
}
log-drops-return = { $count ->
    [one] 1 kropla wraca z wodospadu do zasobów.
    [few] { $count } krople wracają z wodospadu do zasobów.
    [many] { $count } kropli wraca z wodospadu do zasobów.
   *[other] { $count } kropli wraca z wodospadu do zasobów.
}
-gem-few = { $gem ->
    [red] czerwone
    [yellow] żółte
    [purple] fioletowe
   *[green] zielone
}
-gem-many = { $gem ->
    [red] czerwonych
    [yellow] żółtych
    [purple] fioletowych
   *[green] zielonych
}
log-gems-return = { $gems ->
    [one] 1 { gem-piece } wraca z wodospadu do zasobów.
    [few] { $gems } { -gem-few } klejnoty wracają z wodospadu do zasobów.
    [many] { $gems } { -gem-many } klejnotów wraca z wodospadu do zasobów.
   *[other] { $gems } { -gem-many } klejnotu wraca z wodospadu do zasobów.
}

log-column-scored = Kolumna { NUMBER($column) } jest pełna: punktowanie.
log-column-next = Kolumna { NUMBER($column) } też jest pełna: punktowanie od razu.
log-final-column = Punktowanie kolumny { NUMBER($column) } na koniec gry.
log-column-nobody = W kolumnie { NUMBER($column) } nie ma klejnotów: nikt nie dostaje punktów.
log-rank = { $who ->
    [you] Dostajesz { points } ({ gems }).
   *[they] { $name } dostaje { points } ({ gems }).
}
log-rank-nothing = { $who ->
    [you] Nic nie dostajesz ({ gems }).
   *[they] { $name } nic nie dostaje ({ gems }).
}
log-tie-lower = { lead-tie-lower }
log-tile-won = { $who ->
    [you] Rząd { NUMBER($row) }: zdobywasz żeton „{ $tile }” ({ gems }).
   *[they] Rząd { NUMBER($row) }: { $name } zdobywa żeton „{ $tile }” ({ gems }).
}
log-tile-tie-right = { $who ->
    [you] Rząd { NUMBER($row) }: remis, zdobywasz żeton „{ $tile }”, dalej w prawo niż { $others }.
   *[they] Rząd { NUMBER($row) }: remis, { $name } zdobywa żeton „{ $tile }”, dalej w prawo niż { $others }.
}
log-tile-tie-lower = { $who ->
    [you] Rząd { NUMBER($row) }: remis, zdobywasz żeton „{ $tile }”, niżej w tej samej kolumnie niż { $others }.
   *[they] Rząd { NUMBER($row) }: remis, { $name } zdobywa żeton „{ $tile }”, niżej w tej samej kolumnie niż { $others }.
}
log-tile-nobody = Rząd { NUMBER($row) }: brak klejnotów, żeton „{ $tile }” wypada z gry.
log-frame-moved = Ramka się przesuwa: pierwsza jest teraz kolumna { NUMBER($column) }.
log-tiles-turned = Nowe żetony, od góry: { $tiles }.
log-water-box = { $who ->
    [you] Pudełko wody trafia do ciebie.
   *[they] Pudełko wody dostaje { $name }.
}
log-gem-box = { $who ->
    [you] Twój ruch.
   *[they] Teraz gra { $name }.
}

log-tile-points = { $who ->
    [you] Za twoje żetony: { points }.
   *[they] { $name }, za żetony: { points }.
}
log-over = Koniec gry.
log-winner = { $who ->
    [you] Wygrywasz! Wynik: { points }.
   *[they] Wygrywa { $name }. Wynik: { points }.
}
log-winners = { $names } wygrywają wspólnie. Wynik: { points }.
