# Fory: więcej kart na początku albo punkty na start.

handicap = Fory
handicap-of = Fory:
handicap-cards-label = Dodatkowe karty na start
handicap-points-label = Punkty na start
handicap-cards = { $count ->
    [one] { $count } karta więcej
    [few] { $count } karty więcej
    [many] { $count } kart więcej
   *[other] { $count } karty więcej
}
handicap-help = Fory wyrównują szanse dzieci i dorosłych. Dziesięć punktów to mniej więcej jeden poziom komputera, cztery karty więcej to mniej więcej pół.
