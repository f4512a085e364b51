# Poziom gracza w grze z botami.

rating-switch = Przeciwnicy na moim poziomie
rating-switch-help = „Zagraj od razu” wybiera boty pasujące do twojego poziomu. Poziom zostaje w tej przeglądarce; liczą się tylko zakończone gry jednej osoby z botami, a żadne, gdy ta opcja jest wyłączona.
rating-opponents = Liczba przeciwników
rating-none = Nie ma jeszcze gier, które się liczą. Pierwsi przeciwnicy to początkujący.
rating-shown = { $count ->
    [one] Twój poziom: { NUMBER($rating) } ± { NUMBER($spread) } po 1 grze. Podobnie gra: { $level }.
    [few] Twój poziom: { NUMBER($rating) } ± { NUMBER($spread) } po { $count } grach. Podobnie gra: { $level }.
    [many] Twój poziom: { NUMBER($rating) } ± { NUMBER($spread) } po { $count } grach. Podobnie gra: { $level }.
   *[other] Twój poziom: { NUMBER($rating) } ± { NUMBER($spread) } po { $count } gry. Podobnie gra: { $level }.
}
rating-reset = Wyzeruj mój poziom
