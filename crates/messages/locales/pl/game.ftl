# Gra na planszy.

prompt-start = Twój ruch: dobierz 4 karty albo połóż klejnot.
prompt-start-draw = Dobierz 4 karty: nie stać cię na żadną szczelinę.
prompt-again = Jeszcze jedna akcja: dobierz 4 karty albo połóż klejnot.
prompt-again-draw = Jeszcze jedna akcja: dobierz 4 karty.
prompt-pay = Zapłata
prompt-after = Użyj żetonu premii albo zakończ turę.
prompt-confirm = Zakończ turę, kiedy zechcesz.
prompt-discard = Dotknij kart do odrzucenia. Możesz zatrzymać { NUMBER($limit) }.
prompt-discard-left = { $count ->
    [one] Jeszcze 1 karta.
    [few] Jeszcze { $count } karty.
    [many] Jeszcze { $count } kart.
   *[other] Jeszcze { $count } karty.
}
prompt-waiting = Teraz gra { $name }.
prompt-yours = Twój ruch.
prompt-thinking = { $name } myśli…
prompt-dealing = Trwa rozdawanie kart…
prompt-over = Koniec gry.
prompt-elsewhere = Ta gra toczy się dalej w innej karcie.

handover-title = { $name }, twój ruch
handover-text = Przekaż ekran. Teraz gra { $name }, pozostali niech nie patrzą.
handover-button = To ja, { $name }: pokaż moje karty

button-draw = Dobierz { -cards-accusative }
button-pay = Zapłać: { $payment }
button-end-turn = Zakończ turę
button-use-cards = Żeton: dobierz { -cards-accusative }
button-use-double = Żeton: podwójny ruch
button-plan-double = Potem podwójny ruch
button-discard = Odrzuć { -cards-accusative }
button-skip = Pomiń
legend-title = Co jest co na ścianie
button-play-here = Graj tutaj
button-move-now = Niech już gra

pay-title = Kolumna { NUMBER($column) }, rząd { NUMBER($row) }
pay-price = Cena: { cards }
pay-swap = { $pair } jako { $one }
pay-more = Więcej ({ NUMBER($count) })
pay-tile = żeton „dowolny kolor”

status-hand = Twoje karty
status-hand-size = { $count ->
    [0] brak kart na ręce
    [one] 1 karta na ręce
    [few] { $count } karty na ręce
    [many] { $count } kart na ręce
   *[other] { $count } karty na ręce
}
status-tiles = Żetony premii
status-tiles-none = brak żetonów premii
status-tiles-count = { $count ->
    [one] 1 zakryty żeton
    [few] { $count } zakryte żetony
    [many] { $count } zakrytych żetonów
   *[other] { $count } zakrytego żetonu
}
status-draw-pile = Talia
status-discard-pile = Odrzucone karty
status-discards = Odrzucone: { $hand }
status-gem-box = Pudełko klejnotów: { $name }
status-gem-box-help = Pudełko klejnotów pokazuje, czyja jest tura.
status-water-box = Pudełko wody: { $name }
status-water-box-help = Kto ma pudełko wody, na koniec swojej tury kładzie kroplę na ścianie.
status-score = { $name }: { points }
status-columns-left = { $count ->
    [one] do końca 1 kolumna
    [few] do końca { $count } kolumny
    [many] do końca { $count } kolumn
   *[other] do końca { $count } kolumny
}
status-rounds = Runda { NUMBER($n) }
status-gems-left = { $gems ->
    [0] nie ma już klejnotów
    [one] został 1 klejnot
    [few] zostały { $gems } klejnoty
    [many] zostało { $gems } klejnotów
   *[other] zostało { $gems } klejnotu
}
status-drops-left = { $count ->
    [0] nie ma już kropli
    [one] została 1 kropla
    [few] zostały { $count } krople
    [many] zostało { $count } kropli
   *[other] zostało { $count } kropli
}
status-you = ty
status-you-label = Ty

goal-title = Cel gry
goal-text = Wygrywa, kto ma najwięcej punktów. Gdy pierwsza kolumna jest pełna, najwięcej klejnotów w niej daje punkty, a najwięcej w rzędzie daje jego żeton.
