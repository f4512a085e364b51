# Podpowiedź.

hint-title = Podpowiedź
hint-thinking = Szukam dobrych ruchów…
hint-none = Teraz nie ma podpowiedzi.
hint-nets-damaged = Dane botów są uszkodzone: silne boty grają prościej, a szans na wygraną nie widać. Wczytaj stronę ponownie, aby pobrać je jeszcze raz.
hint-memory-dropped = To, co było widać z kart, nie pasuje do tej pozycji. Boty i podpowiedzi kierują się tylko pozycją.
hint-unanswered = Boty nie odpowiedziały, dlatego brakuje części oceny. Wczytaj stronę ponownie, aby spróbować jeszcze raz.
hint-not-here = Przy tym stole gra się bez podpowiedzi
hint-worth = tak wygrywasz około { $percent } partii
hint-place = Klejnot: kolumna { NUMBER($column) }, rząd { NUMBER($row) }. Zapłata: { $payment }
hint-place-any = Klejnot z żetonem „dowolny kolor”: kolumna { NUMBER($column) }, rząd { NUMBER($row) }. Zapłata: { $payment }
hint-discard = Odrzuć: { $payment }
hint-or = { $deed } albo { $alternative }
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
hint-saves-for = Oszczędza na kolumnę { NUMBER($column) }, cena { NUMBER($price) } ({ points }).
hint-prevents = Usuwa zagrożenie: { $name } na tym nie skorzysta.
hint-leaves-column = W kolumnie { NUMBER($column) } prowadzi dalej { $name }.

threat-scores-column = Uwaga: { $name } może jednym klejnotem zapełnić kolumnę { NUMBER($column) } i dostać { points }.
threat-takes-column = Uwaga: { $name } może jednym klejnotem objąć prowadzenie w kolumnie { NUMBER($column) }; twoja strata: { points }.
threat-takes-row = Uwaga: { $name } może jednym klejnotem odebrać ci rząd { NUMBER($row) }: żeton „{ $tile }”.
threat-water = Uwaga: następna kropla zapełni kolumnę { NUMBER($column) }; { $name } dostanie { points }.
