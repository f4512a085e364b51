# Przygotowanie gry.

setup-players = Gracze
setup-player-count = { $count ->
    [one] 1 gracz
    [few] { $count } graczy
    [many] { $count } graczy
   *[other] { $count } gracza
}
setup-seat = Miejsce { NUMBER($n) }
setup-who = Gra
setup-person = Osoba przy tym ekranie
setup-bot = Komputer
setup-name = Imię
setup-name-taken = Dwóch graczy nie może mieć tego samego imienia.
setup-colour = Kolor
setup-colour-swap = Zamień kolory: { $name }
setup-start-player = Kto zaczyna?
setup-start-random = Wybór losowy
setup-start-seat = Zaczyna { $name }
setup-edition = Wydanie
setup-edition-reconstructed = Odtworzone
setup-edition-reconstructed-1 = Odtworzone, pierwsza wersja
setup-edition-help = Gdzie są szczeliny, ile warte są skały i jakie są żetony.
setup-edition-add = Dodaj plik wydania…
setup-edition-bad = Tego pliku wydania nie można użyć: zobacz wiersz { NUMBER($line) }.
setup-edition-id = Identyfikator { $id } należy do wbudowanego wydania. Nadaj plikowi inny.
setup-edition-draw = Narysuj własne pudełko
setup-seed = Numer rozdania
setup-seed-help = Puste pole to nowe rozdanie. Ten sam numer rozdaje tę samą grę.
setup-seed-bad = Tylko cyfry.
setup-more = Więcej opcji
setup-start = Zacznij grę
setup-hot-seat = Kilka osób przy jednym ekranie: między turami karty są ukryte, dopóki następny gracz nie będzie gotowy.
setup-bots-only = Komputer gra sam, a ty patrzysz.
