# Podpowiedź.

hint-title = Podpowiedź
hint-thinking = Szukam dobrych ruchów…
hint-none = Teraz nie ma podpowiedzi.
hint-worth = tak wygrywasz około { $percent } partii
hint-place = Klejnot: kolumna { NUMBER($column) }, rząd { NUMBER($row) }. Zapłata: { $payment }
hint-place-any = Klejnot z żetonem „dowolny kolor”: kolumna { NUMBER($column) }, rząd { NUMBER($row) }. Zapłata: { $payment }
hint-discard = Odrzuć: { $payment }
hint-takes-column = Daje prowadzenie w kolumnie { NUMBER($column) } ({ points }).
hint-keeps-column = Utrzymuje prowadzenie w kolumnie { NUMBER($column) }.
hint-more-points = Kolumna { NUMBER($column) } dałaby { points }.
hint-takes-row = Daje prowadzenie w rzędzie { NUMBER($row) }: żeton „{ $tile }”.
hint-keeps-row = Utrzymuje prowadzenie w rzędzie { NUMBER($row) }.
hint-cards = { $count ->
    [one] Zostaje ci 1 karta.
    [few] Zostają ci { $count } karty.
    [many] Zostaje ci { $count } kart.
   *[other] Zostaje ci { $count } karty.
}
hint-leaves-column = W kolumnie { NUMBER($column) } prowadzi dalej { $name }.
