# Słowa używane wszędzie.

-game = Iquazú

app-title = { -game }
app-tagline = Klejnoty za wodospadem
app-description = Zagraj w { -game } w przeglądarce: z komputerem, wspólnie przy jednym ekranie albo przez internet ze znajomymi. Nieoficjalna wersja fanowska.
app-page-title = { $page } · { -game }
app-home = Start
app-play-now = Zagraj od razu
app-play-now-hint = { $count ->
    [one] Z 1 przeciwnikiem. Gra zaczyna się od razu.
    [few] Z { $count } przeciwnikami. Gra zaczyna się od razu.
    [many] Z { $count } przeciwnikami. Gra zaczyna się od razu.
   *[other] Z { $count } przeciwnikami. Gra zaczyna się od razu.
}
app-play-now-matched = { $count ->
    [one] z 1 przeciwnikiem na twoim poziomie: { $level }
    [few] z { $count } przeciwnikami na twoim poziomie: { $level }
    [many] z { $count } przeciwnikami na twoim poziomie: { $level }
   *[other] z { $count } przeciwnikami na twoim poziomie: { $level }
}
app-continue = Graj dalej
app-continue-hint = Twoja niedokończona gra: następna do punktowania jest kolumna { NUMBER($column) }.
app-learn = Naucz się, grając
app-new-game = Nowa gra
app-rules = Zasady
app-settings = Ustawienia
app-about = O grze
app-help = Skróty klawiszowe
app-open-record = Otwórz zapis gry
app-open-record-hint = Otwórz zapisaną grę, by ją obejrzeć lub grać dalej.
app-menu = Menu
app-close = Zamknij
app-cancel = Anuluj
app-undo = Cofnij
app-sound = Dźwięk
app-loading = Wczytywanie…
app-skip-to-content = Przejdź do treści
app-update-ready = Jest nowa wersja. Twoja gra zostanie zachowana.
app-update-now = Zaktualizuj teraz
app-update-later = Później
app-install = Zainstaluj na tym urządzeniu
app-offline-ready = Możesz teraz grać także bez internetu.
app-offline = Brak połączenia. Możesz grać dalej.

app-leave-title = Zacząć nową grę?
app-leave-text = Nie ma miejsca na niedokończoną grę: nowa ją zastąpi.
app-leave-confirm = Zacznij nową grę
app-leave-keep = Zachowaj starą grę

about-text = { -game } to gra Michaela Feldköttera, wydana przez HABA w 2017 roku. To nieoficjalna wersja fanowska z własnymi rysunkami i tekstami. Nie jest związana z autorem ani wydawcą.
about-thanks = Jeśli ci się podoba, spraw sobie prawdziwą: na stole jest piękna.
about-edition = Układ szczelin, wartości skał i zestaw żetonów są odtworzone. Jeśli masz drukowaną grę, możesz narysować własne pudełko i nim grać.
about-licence = Wolne oprogramowanie na licencji MIT lub Apache 2.0.
about-version = Wersja { $version }
about-privacy = Gry na tym urządzeniu zostają w tej przeglądarce. Gdy grasz przez internet albo dodajesz wynik do rankingu, serwer przechowuje twoje imię, ruchy i wiadomości oraz rodzaj przeglądarki i systemu każdego urządzenia (na przykład Firefox, Android), a jeśli włączysz powiadomienia, także adresy, na które są wysyłane. Nie ma kont ani śledzenia.

list-and = { $others } i { $last }
date-months = stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia
date-full = { NUMBER($day) } { $month } { $year }
percent-sign = { $share }%
cards-noun = last

card-name = { $card ->
    [white] biała
    [blue] niebieska
   *[orange] pomarańczowa
}
-card-few = { $card ->
    [white] białe
    [blue] niebieskie
   *[orange] pomarańczowe
}
-card-many = { $card ->
    [white] białych
    [blue] niebieskich
   *[orange] pomarańczowych
}
cards = { $count ->
    [one] { $count } { card-name } karta
    [few] { $count } { -card-few } karty
    [many] { $count } { -card-many } kart
   *[other] { $count } { -card-many } karty
}
cards-short = { $count ->
    [one] { $count } { card-name }
    [few] { $count } { -card-few }
    [many] { $count } { -card-many }
   *[other] { $count } { -card-many }
}
cards-plain = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
# Biernik: „dobierasz 1 kartę”.
-cards-accusative = { $count ->
    [one] { $count } kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
cards-none = brak kart

gem-name = { $gem ->
    [red] czerwony
    [yellow] żółty
    [purple] fioletowy
   *[green] zielony
}
gem-piece = { gem-name } klejnot
gems = { $gems ->
    [one] { $gems } klejnot
    [few] { $gems } klejnoty
    [many] { $gems } klejnotów
   *[other] { $gems } klejnotu
}
drops = { $count ->
    [one] { $count } kropla
    [few] { $count } krople
    [many] { $count } kropli
   *[other] { $count } kropli
}
points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
tile-points = { points }
tile-cards = { cards-plain }
tile-any = dowolny kolor
tile-double = podwójny ruch
tile-hidden = zakryty żeton
tile-points-help = Wart na koniec gry: { points }.
tile-cards-help = Oddaj ten żeton i dobierz { -cards-accusative }. Możesz to zrobić przed swoją akcją lub po niej.
tile-any-help = Oddaj ten żeton, kładąc klejnot: zapłać kartami w dowolnych kolorach.
tile-double-help = Oddaj ten żeton po swojej akcji i wykonaj jeszcze jedną: dobierz karty lub połóż klejnot.

level-random = Otoczak
    .line = Toczy się tam, gdzie woda. Gra losowo.
level-beginner = Początkujący
    .line = Dopiero poznał zasady i lubi tanie szczeliny.
level-learner = Uczeń
    .line = Wszystkiego raz próbuje i wyciąga z tego naukę.
level-explorer = Odkrywca
    .line = Rozgląda się po całej ścianie i czasem się gubi.
level-casual = Niedzielny gracz
    .line = Gra dla zabawy, ale pilnuje punktów.
level-enthusiast = Pasjonat
    .line = Kocha tę grę i czasem zapomina liczyć.
level-regular = Bywalec
    .line = Grał już często i ma kilka ulubionych błędów.
level-club = Gracz klubowy
    .line = Wie, kto wygrywa remisy, liczy rzędy, rzadko marnuje kartę.
level-league = Gracz ligowy
    .line = Walczy o miejsce w tabeli i patrzy, co zbierasz.
level-captain = Kapitan
    .line = Ma oko na wszystkie kolumny naraz.
level-veteran = Weteran
    .line = Zna wszystkie sztuczki i rzadko daje się nabrać.
level-tactician = Taktyk
    .line = Rzadko przegapia dobrą wymianę.
level-ace = As
    .line = Szybko znajduje mocne ruchy i myli się tylko w trudnych wyborach.
level-virtuoso = Wirtuoz
    .line = Prawie nigdy źle nie ocenia pozycji.
level-expert = Ekspert
    .line = Myśli naprzód i trzyma żetony na właściwą chwilę.
level-strategist = Strateg
    .line = Przed każdym ruchem rozważa kilka możliwych przebiegów gry.
level-champion = Czempion
    .line = Patrzy dalej naprzód niż większość ludzi.
level-master = Mistrz
    .line = Przed każdym ruchem rozważa dziesiątki możliwych przebiegów gry. Nie spiesz się.
bot-names = Tukan Ostronos Jaguar Kapibara
person-name = Gracz { NUMBER($n) }
