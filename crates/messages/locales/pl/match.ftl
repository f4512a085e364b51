# Szukanie kogoś do gry i zaproszenia bez stołu.

match-go = Zacznij szukać
match-stop = Przestań szukać
match-looking = Szukam kogoś do gry…
match-resumed = Ktoś się nie pojawił. Znów jesteś na początku kolejki.
match-bots = W tym czasie zagraj z botami

invite-accept = Przyjmij
invite-table = Do stołu
