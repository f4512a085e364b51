# Partien über Tage: ein Plan für den nächsten Zug, und freie Tage.

plan-title = Deinen nächsten Zug planen
plan-help = Wenn du an die Reihe kommst, wird der erste dieser Züge gespielt, der dann möglich ist. Geht keiner, entscheidest du wie sonst selbst. Niemand außer dir sieht deinen Plan.
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
plan-full = Mehr lässt sich nicht planen.
plan-ends = Danach endet dein Zug, ohne dass du weitere Plättchen einsetzt. Hast du zu viele Karten, wählst du selbst aus, was du abwirfst.
plan-played = Dein Plan wurde gespielt: { $deed }
plan-dropped = Dein Plan ging nicht mehr auf. Du bist an der Reihe.

days-off-title = Freie Tage
days-off-help = Solange du fort bist, steht deine Uhr still, und die anderen sehen, bis wann. Sobald du spielst, sind deine freien Tage vorbei.
days-off-left = { $days ->
    [one] Du hast in dieser Partie noch { $days } freien Tag.
   *[other] Du hast in dieser Partie noch { $days } freie Tage.
}
days-off-take = { $days ->
    [one] { $days } Tag nehmen
   *[other] { $days } Tage nehmen
}
days-off-mine = Du bist bis { $date } fort. Deine Uhr steht still.
days-off-other = { $name } ist bis { $date } fort.
days-off-until = fort bis { $date }
days-off-end = Ich bin zurück

plan-refused-turn = Du bist schon an der Reihe.
plan-refused-days = { $days ->
    [one] Du hast in dieser Partie nur noch { $days } freien Tag.
   *[other] Du hast in dieser Partie nur noch { $days } freie Tage.
}
