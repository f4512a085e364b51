# Moje gry: zakończone gry w tej przeglądarce.

mine-loading = Wczytywanie twoich gier…
mine-none = Nie ma jeszcze zakończonych gier. Każda gra, którą skończysz, pojawi się tutaj.
mine-none-found = Żadna gra nie pasuje.
mine-here = Gry są tylko w tej przeglądarce. Jeśli wyczyścisz jej dane, przepadną; zapisany plik zostanie.
mine-full = Pamięć przeglądarki jest pełna: gra nie trafiła do twoich gier. Zapisz ją do pliku, usuń stare gry albo zwolnij miejsce na urządzeniu.
mine-denied = Ta przeglądarka nie pozwala aplikacji przechowywać gier. Tak bywa w oknie prywatnym albo gdy dane witryn są zablokowane.
mine-kept = Dodano do twoich gier
mine-view = Widok
mine-list = Gry
mine-statistics = Statystyki
mine-search = Szukaj
mine-filters = Filtry
mine-all = Wszystko
mine-reset = Pokaż wszystkie gry
mine-opponent = Przeciwnik
mine-players = Gracze
mine-players-count = Gracze: { NUMBER($players) }
mine-result = Wynik
mine-won = Wygrana
mine-shared = Wspólna wygrana
mine-lost = Przegrana
mine-unknown = Zakończona
mine-place = Gdzie
mine-local = Na tym urządzeniu
mine-online = Przez internet
mine-from = Od
mine-to = Do
mine-date = Data
mine-date-unknown = data nieznana
mine-counted = { $name } ({ NUMBER($games) })
mine-nameless = bez imienia
mine-you = Ty
mine-row-accuracy = celność { $percent }
mine-count = { $count ->
    [one] 1 gra
    [few] { $count } gry
    [many] { $count } gier
   *[other] { $count } gry
}
mine-page = { NUMBER($sheet) } z { NUMBER($sheets) }
mine-newer = Nowsze
mine-older = Starsze
mine-deleted = { $count ->
    [one] Usunięto 1 grę.
    [few] Usunięto { $count } gry.
    [many] Usunięto { $count } gier.
   *[other] Usunięto { $count } gry.
}
mine-undo = Cofnij
mine-restored = Gra wróciła.
mine-transfer = Zapisz, wczytaj, usuń
mine-transfer-help = Przyciski dotyczą gier, które pasują do filtra. Wczytywany plik może zawierać zapisy gier albo JSON zapisany na tej stronie; gry, które są już na liście, zostają bez zmian.
mine-export-records = Zapisz gry do pliku
mine-export-json = Zapisz JSON
mine-import = Wczytaj plik
mine-importing = Wczytane gry: { NUMBER($done) }…
mine-imported = Dodane: { NUMBER($added) }. Już były: { NUMBER($known) }. Błędne lub niedokończone: { NUMBER($invalid) }.
mine-delete-shown = Usuń te gry
mine-delete-title = Usunąć te gry?
mine-delete-text = { $count ->
    [one] 1 gra zostanie usunięta z tej przeglądarki. Nie da się jej przywrócić.
    [few] { $count } gry zostaną usunięte z tej przeglądarki. Nie da się ich przywrócić.
    [many] { $count } gier zostanie usuniętych z tej przeglądarki. Nie da się ich przywrócić.
   *[other] { $count } gry zostanie usunięte z tej przeglądarki. Nie da się ich przywrócić.
}
mine-no-statistics = Nie ma czego liczyć: aplikacja nie wie, które miejsce w tych grach było twoje.
mine-no-reviews = Celność i szczęście pojawią się po analizie kilku gier: otwórz jedną z listy.
mine-mean-points = Punkty na grę
mine-current-streak = Wygrane z rzędu, teraz
mine-best-streak = Najwięcej wygranych z rzędu
mine-by-players = Wyniki według liczby graczy
mine-by-opponent = Ty i przeciwnicy, według punktów
mine-ahead = Ty wyżej
mine-level = Remis
mine-behind = Ty niżej
mine-points = Skąd są twoje punkty, na grę
mine-columns = Twoje klejnoty w każdej kolumnie, na grę
mine-gems = Klejnoty
mine-rating = Twój poziom w grze z botami, z tych gier
mine-accuracy = Celność w analizowanych grach
mine-luck = Szczęście w analizowanych grach
mine-value = Wartość
mine-duel = Ty i { $name }
mine-duel-text = { $count ->
    [one] 1 wspólna gra: wyżej { $ahead }, remis { $level }, niżej { $behind }.
    [few] { $count } wspólne gry: wyżej { $ahead }, remis { $level }, niżej { $behind }.
    [many] { $count } wspólnych gier: wyżej { $ahead }, remis { $level }, niżej { $behind }.
   *[other] { $count } wspólnej gry: wyżej { $ahead }, remis { $level }, niżej { $behind }.
}
mine-duel-difference = Średnia różnica punktów: { $difference }
