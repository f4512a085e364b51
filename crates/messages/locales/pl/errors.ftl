# Gdy coś pójdzie nie tak.

error-details = Szczegóły
error-download = Pobierz dane
error-go-on = Dalej bez niej
error-home = Na stronę główną

error-save-broken-title = Nie można odczytać zapisanej gry
error-save-broken-text = Dane w tej przeglądarce są uszkodzone. Nie zostały usunięte, tylko odłożone: możesz je pobrać i zacząć nową grę.
error-save-newer-title = Zapisana gra pochodzi z nowszej wersji
error-save-newer-text = Zaktualizuj aplikację, by grać dalej. Do tego czasu gra pozostanie zapisana.
error-record-bad-title = Nie można odczytać tego zapisu gry
error-record-bad-text = Błąd jest w wierszu { NUMBER($line) }, w kolumnie { NUMBER($column) }.
error-record-newer = Ten zapis pochodzi z nowszej wersji aplikacji.
error-record-edition = Ten zapis używa wydania, którego tu nie ma: { $edition }.
error-record-move = Krok { NUMBER($n) } tego zapisu nie jest dozwolonym ruchem.
error-record-result = Wynik w tym zapisie nie zgadza się z ruchami.
error-record-not-dealt = Ten zapis kończy się przed rozdaniem kart.
error-file-unreadable = Nie można odczytać pliku.
error-storage-full-title = Pamięć przeglądarki jest pełna
error-storage-full-text = Możesz grać dalej, ale gra nie jest już zapisywana. Na wszelki wypadek zapisz ją do pliku.
error-storage-denied-title = Przeglądarka nie pozwala zapisywać
error-storage-denied-text = Możesz grać, ale gra przepadnie po zamknięciu strony. Tak bywa w oknie prywatnym.
error-wasm-title = Ta przeglądarka nie uruchomi gry
error-wasm-text = Gra potrzebuje WebAssembly. Użyj aktualnej wersji Firefoksa, Chrome, Edge lub Safari albo zezwól na WebAssembly w ustawieniach.
error-script-text = Gra potrzebuje JavaScriptu. Zezwól na niego na tej stronie.
error-load-title = Nie udało się wczytać gry
error-load-text = Sprawdź połączenie i spróbuj ponownie.
error-not-found-text = Ten adres prowadzi donikąd.
error-crash-title = Gra się zatrzymała
error-crash-text = Gra jest zapisana do ostatniego kroku. Odśwież stronę, by grać dalej.
error-bot-text = { $name } nie może teraz myśleć i wykonuje prosty ruch.
error-reload = Odśwież stronę
error-not-built = Ten program zbudowano bez aplikacji. Aby zbudować go i uruchomić z aplikacją, wykonaj:
error-bot-unknown = Ta wersja nie zna bota „{ $bot }”. Zamiast niego jako { $name } gra { $level }.
