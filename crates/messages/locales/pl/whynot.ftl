# Dlaczego czegoś nie można zrobić.

whynot-title = Dlaczego nie?
whynot-read-rule = Czytaj zasadę
whynot-not-your-turn = Teraz gra { $name }.
whynot-game-over = Koniec gry.
whynot-action-first = Najpierw dobierz karty albo połóż klejnot.
whynot-no-action-left = Twoja akcja już się odbyła. Kolejną da żeton podwójnego ruchu.
whynot-outside-frame = Kolumna { NUMBER($column) } jest poza ramką.
whynot-under-water = Kolumna { NUMBER($column) } jest już pod wodą.
whynot-no-such-gap = Nie ma tu szczeliny.
whynot-gap-has-drop = Tę szczelinę zamyka kropla wody.
whynot-cannot-afford = Koszt: { cards-short }. Masz: { $hand }. Dwie karty jednego innego koloru zastępują jedną.
whynot-pay-not-in-hand = Nie masz tych kart.
whynot-no-tile-cards = Nie masz takiego żetonu ({ cards-plain }).
whynot-no-tile-any = Nie masz żetonu „dowolny kolor”.
whynot-no-tile-double = Nie masz żetonu podwójnego ruchu.
whynot-points-tile = Żetonów z punktami się nie używa: liczą się na końcu.
whynot-double-too-early = Podwójny ruch wykonuje się po akcji.
whynot-no-gem-left = Nie masz już klejnotów.
whynot-discard-exactly = { $count ->
    [one] Odrzuć dokładnie 1 kartę.
    [few] Odrzuć dokładnie { $count } karty.
    [many] Odrzuć dokładnie { $count } kart.
   *[other] Odrzuć dokładnie { $count } karty.
}
whynot-discard-first = { $count ->
    [one] Najpierw odrzuć 1 kartę.
    [few] Najpierw odrzuć { $count } karty.
    [many] Najpierw odrzuć { $count } kart.
   *[other] Najpierw odrzuć { $count } karty.
}
whynot-gap-has-gem = { $who ->
    [you] Masz tu już klejnot.
   *[they] { $name } ma tu już klejnot.
}
whynot-pay-too-few = Za mało. Cena: { cards }, a wybrano: { $hand }.
whynot-pay-too-many = Za dużo. Cena: { cards }, a wybrano: { $hand }. Płaci się dokładnie tyle.
whynot-pay-any = { $count ->
    [one] Potrzebna dokładnie 1 karta w dowolnym kolorze, a wybrano: { $hand }.
    [few] Potrzebne dokładnie { $count } karty w dowolnych kolorach, a wybrano: { $hand }.
    [many] Potrzeba dokładnie { $count } kart w dowolnych kolorach, a wybrano: { $hand }.
   *[other] Potrzeba dokładnie { $count } karty w dowolnych kolorach, a wybrano: { $hand }.
}
whynot-pay-odd-pair = Inne kolory liczą się tylko parami: dwie karty jednego koloru zastępują jedną.
whynot-discard-nothing = Teraz nie ma czego odrzucać. Karty odrzuca się na koniec tury, gdy jest ich więcej niż { NUMBER($limit) }.
whynot-waiting = Trwa odkrywanie kart lub żetonów. Chwileczkę.
