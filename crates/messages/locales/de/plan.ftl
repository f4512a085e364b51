# Partien über Tage: ein Plan für den nächsten Zug, und freie Tage.

plan-title = Deinen nächsten Zug planen
plan-help = Wenn du dran bist, wird der erste Zug dieser Liste gespielt, der dann noch möglich ist. Geht keiner, entscheidest du wie sonst selbst. Niemand außer dir sieht deinen Plan.
plan-open = Nächsten Zug planen
plan-change = Plan ändern
plan-none = Es ist nichts geplant.
plan-first = Zuerst: { $deed }
plan-otherwise = Sonst: { $deed }
plan-stays = nur wenn der Wasserrahmen noch hier steht
plan-gap = Felsritze
plan-gap-option = Spalte { NUMBER($column) }, Reihe { NUMBER($row) }: { cards-short }
plan-payment = Bezahlung
plan-add = Diesen Edelstein planen
plan-no-gap = Du kannst keine Felsritze zum jetzigen Preis bezahlen.
plan-draw-stays = Nur ziehen, wenn der Wasserrahmen noch hier steht
plan-remove = Entfernen: { $deed }
plan-full = Dein Plan ist voll.
plan-ends = Danach endet dein Zug, ohne dass weitere Plättchen eingesetzt werden. Hast du zu viele Karten, wählst du selbst, welche du ablegst.
plan-played = Dein Plan wurde gespielt: { $deed }
plan-dropped = Kein Zug deines Plans war noch möglich. Du bist dran.

days-off-title = Freie Tage
days-off-help = Solange du weg bist, steht deine Uhr still, und die anderen sehen, bis wann. Sobald du spielst, sind deine freien Tage vorbei.
days-off-left = { $days ->
    [one] Du hast in dieser Partie noch { $days } freien Tag.
   *[other] Du hast in dieser Partie noch { $days } freie Tage.
}
days-off-take = { $days ->
    [one] { $days } Tag nehmen
   *[other] { $days } Tage nehmen
}
days-off-mine = Du bist weg bis { $date }. Deine Uhr steht still.
days-off-other = { $name } ist weg bis { $date }.
days-off-until = weg bis { $date }
days-off-end = Ich bin wieder da

plan-refused-turn = Du bist schon dran.
plan-refused-days = { $days ->
    [one] Du hast in dieser Partie nur noch { $days } freien Tag.
   *[other] Du hast in dieser Partie nur noch { $days } freie Tage.
}
