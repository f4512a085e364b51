# Szukanie kogoś do gry i zaproszenia bez stołu.

match-help = Dostaniesz miejsce, gdy tylko inni zechcą zagrać w to samo. Nikt nie potrzebuje konta.
match-go = Zacznij szukać
match-stop = Przestań szukać
match-looking = Szukam kogoś do gry…
match-others = { $count ->
    [0] Teraz nikt nie czeka na taką grę.
    [one] Na taką grę czeka 1 osoba.
    [few] Na taką grę czekają { $count } osoby.
    [many] Na taką grę czeka { $count } osób.
   *[other] Na taką grę czeka { $count } osoby.
}
match-waiting = { $count ->
    [one] Na razie tylko ty czekasz na taką grę.
    [few] Razem z tobą na taką grę czekają { $count } osoby.
    [many] Razem z tobą na taką grę czeka { $count } osób.
   *[other] Razem z tobą na taką grę czeka { $count } osoby.
}
match-lately-never = W ostatnich dniach nikt tak nie znalazł gry, więc może to potrwać.
match-lately-seconds = { $count ->
    [one] Ostatnio trwało to około 1 sekundy.
    [few] Ostatnio trwało to około { $count } sekund.
    [many] Ostatnio trwało to około { $count } sekund.
   *[other] Ostatnio trwało to około { $count } sekundy.
}
match-lately-minutes = { $count ->
    [one] Ostatnio trwało to około 1 minuty.
    [few] Ostatnio trwało to około { $count } minut.
    [many] Ostatnio trwało to około { $count } minut.
   *[other] Ostatnio trwało to około { $count } minuty.
}
match-resumed = Ktoś się nie pojawił. Znów jesteś na początku kolejki.
match-stay = Nie zamykaj tego okna. Po zamknięciu już nie czekasz.
match-bots = W tym czasie zagraj z botami
match-bots-help = Gdy ktoś przyjdzie, przejdziesz do stołu. Gra z botami zostanie zachowana na później.
match-elsewhere = Szukasz teraz w innym oknie albo na innym urządzeniu.
match-expired = Już nie czekasz: serwer zbyt długo nie miał wieści z tego okna.
match-closed = Ten serwer nie szuka współgraczy. Utwórz stół i wyślij komuś link.
invite-make = Tylko link na później
invite-help = Dla kogoś, kto ma czas innego dnia: stół powstanie, gdy przyjmie zaproszenie. Link działa 30 dni.
invite-from = { $name } chce z tobą zagrać, kiedy tylko masz czas.
invite-own = To twoje własne zaproszenie. Wyślij link osobie, z którą chcesz zagrać.

invite-accept = Przyjmij
invite-table = Do stołu
