# Stoły z ludźmi przy innych ekranach.

online-friends-help = Utwórz stół i wyślij link. Nikt nie potrzebuje konta.
online-create = Utwórz stół
online-sit = Usiądź
online-watch = Oglądaj
online-lobby-empty = Żaden publiczny stół nie czeka na graczy. Utwórz własny!
online-mine = Twoje stoły
online-name = Twoje imię
online-name-bad = Imię ma od 1 do 24 znaków.
online-friend = Ktoś znajomy
online-free = Wolne miejsce
online-free-seats = { $count ->
    [0] Są już wszyscy.
    [one] Zostało 1 wolne miejsce.
    [few] Zostały { $count } wolne miejsca.
    [many] Zostało { $count } wolnych miejsc.
   *[other] Zostało { $count } wolnego miejsca.
}
online-you-watch = Oglądasz. Karty pozostają ukryte.
online-start = Zacznij teraz
online-start-help = Wolne miejsca zajmie komputer.

online-pace = Jak chcecie grać?
online-live = Na żywo
online-days = Tura po turze, przez kilka dni
online-clock = Czas do namysłu
online-clock-none = Bez limitu
online-clock-game = { $minutes ->
    [one] 1 minuta
    [few] { $minutes } minuty
    [many] { $minutes } minut
   *[other] { $minutes } minuty
} plus { $seconds ->
    [one] 1 sekunda
    [few] { $seconds } sekundy
    [many] { $seconds } sekund
   *[other] { $seconds } sekundy
} na turę
online-clock-days = { $count ->
    [one] 1 dzień
    [few] { $count } dni
    [many] { $count } dni
   *[other] { $count } dnia
} na turę
online-clock-hours = { $count ->
    [one] 1 godzina
    [few] { $count } godziny
    [many] { $count } godzin
   *[other] { $count } godziny
} na turę
online-takes-over = Zastępuje gracza, gdy skończy się czas lub ktoś odejdzie
online-visibility = Kto może dołączyć?
online-by-link = Każdy, kto ma link
online-public = Każdy
online-hints = Podpowiedzi
online-hints-none = Dla nikogo
online-hints-all = Dla wszystkich
online-hints-for-all = podpowiedzi dla wszystkich
online-time-left = jeszcze { $time }

online-connecting = Łączenie…
online-lost = Utracono połączenie. Łączenie ponownie…
online-no-server = Serwer jest nieosiągalny.
online-here = na miejscu
online-away = poza stołem
online-stand-in = poza stołem, gra { $level }
online-watching = { $count ->
    [one] Ogląda 1 osoba.
    [few] Oglądają { $count } osoby.
    [many] Ogląda { $count } osób.
   *[other] Ogląda { $count } osoby.
}
online-remove = Usuń: { $name }
online-leave = Odejdź
online-leave-help = Komputer gra za ciebie. Możesz wrócić w każdej chwili.
online-leave-title = Odejść od stołu?
online-news-away = { $name } nie ma połączenia.
online-news-back = { $name } wraca.
online-news-replaced = Jako { $name } gra teraz bot.
online-news-returned = { $name } znów gra.
online-turns = { $count ->
    [one] 1 gra czeka na ciebie
    [few] { $count } gry czekają na ciebie
    [many] { $count } gier czeka na ciebie
   *[other] { $count } gry czeka na ciebie
}
online-next-game = Następna gra, która czeka
online-return = Wróć na swoje miejsce
online-replace = Komputer gra za: { $name }
online-title-turn = ● Twój ruch – { $title }

online-link-join = Link do gry
online-link-watch = Link do oglądania
online-link-copy = Kopiuj link
online-link-copied = Skopiowano.
online-link-qr = Kod QR
online-carry-make = Graj na innym urządzeniu…
online-carry-ask = Z tym linkiem grasz na tym urządzeniu jako { $name }: widzisz te same stoły i przy nich grasz.
online-carry-replaces = Grasz tu już jako ktoś inny. Tamte stoły zobaczysz dopiero po powrocie.
online-carry-warning = Kontynuuj tylko, jeśli ten link jest twój. Kto go utworzył, może widzieć twoje karty i grać za ciebie.
online-carry-take = Graj jako { $name }
online-carry-stay = Zostaw, jak jest
online-carry-restore = Wróć do: { $name }
online-devices = Urządzenia, na których grasz
online-device-this = to urządzenie
online-device-unknown = nieznane urządzenie
online-device-remove = Usuń: { $device }
online-carried = Możesz teraz grać także na tym urządzeniu.

online-gathering = czeka na graczy
online-your-turn = twój ruch
online-their-turn = w toku
online-over = zakończona

online-chat = Czat
online-chat-text = Wiadomość
online-chat-send = Wyślij
online-phrases = Szybkie wiadomości
phrase-hello = Cześć!
phrase-good-luck = Powodzenia!
phrase-nice-move = Dobry ruch!
phrase-ouch = Auć!
phrase-oops = Ojej.
phrase-thinking = Chwila, myślę.
phrase-your-turn = Twój ruch!
phrase-thanks = Dzięki!
phrase-good-game = Dobra gra!
phrase-again = Jeszcze jedna?
phrase-goodbye = Na razie!

online-fair = Uczciwe rozdanie
online-fair-help = Ta liczba została ustalona, zanim którakolwiek przeglądarka wysłała swoją część. Po grze dowodzi, że nikt nie wybierał kart.
online-fair-check = Sprawdź rozdanie
online-fair-yes = Sprawdzono: każda karta i każdy żeton wynika z tego, co ustalono przed grą.
online-fair-no = Zapis nie zgadza się z tym, co ustalono przed grą.
online-deal-now = Trwa rozdawanie kart…
online-deal-included = Twoja przeglądarka brała udział w rozdaniu: ani serwer, ani inni gracze nie mogli wybrać kart.
online-deal-voids = { $count ->
    [one] Rozdawanie przerwano raz, bo brakowało części od jednego z graczy, i zaczęto od nowa.
    [few] Rozdawanie przerwano { $count } razy, bo brakowało części od jednego z graczy, i zaczęto od nowa.
    [many] Rozdawanie przerwano { $count } razy, bo brakowało części od jednego z graczy, i zaczęto od nowa.
   *[other] Rozdawanie przerwano { $count } raza, bo brakowało części od jednego z graczy, i zaczęto od nowa.
}
online-deal-left-out = Twoja przeglądarka nie brała udziału w rozdaniu, bo nie połączyła się na czas. Musisz zaufać tym, którzy brali udział.
online-deal-other-device = W rozdaniu brało udział inne twoje urządzenie. Jeśli używasz tylko tego, nie ufaj temu rozdaniu.
online-deal-broken = Serwer nie dotrzymał tego, co ustalił przed grą. Nie ufaj temu rozdaniu.
online-deal-evidence = Zapisz, co widziała przeglądarka
online-deal-no-random = Ta przeglądarka nie daje liczb losowych, więc nie może brać udziału w uczciwym rozdaniu.

online-refused-rules = Zasady na to nie pozwalają ({ $clause }).
online-refused-turn = To już nie była twoja tura.
online-refused-bot = Komputer gra za ciebie. Najpierw wróć na swoje miejsce.
online-refused-not-you = Przy tym stole nie decydujesz o tym.
online-refused-full = Nie ma już wolnych miejsc.
online-refused-seated = Masz już miejsce przy tym stole.
online-refused-time = Twój czas się skończył. Dalej gra za ciebie bot.
online-refused-link = Ten link został już użyty albo wygasł. Poproś o nowy.
online-refused-no-table = Ten stół nie istnieje.
online-refused-settings = Z tymi ustawieniami nie da się grać.
online-refused-edition = Nie można tu odczytać wydania z tego stołu. Odśwież stronę.
online-refused-editions = Ten serwer ma teraz zbyt wiele różnych wydań. Wybierz wbudowane albo spróbuj później.
online-refused-fast = { $seconds ->
    [one] Za szybko. Spróbuj za 1 sekundę.
    [few] Za szybko. Spróbuj za { $seconds } sekundy.
    [many] Za szybko. Spróbuj za { $seconds } sekund.
   *[other] Za szybko. Spróbuj za { $seconds } sekundy.
}
online-refused-version = Serwer jest nowszy niż ta strona. Odśwież stronę.
online-refused-not-offered = Ten serwer tego nie oferuje.
online-refused-name = Ten serwer nie zezwala na to imię. Wybierz inne.
online-refused-banned = Masz blokadę na tym serwerze.
online-refused-banned-until = Koniec blokady: { $date }.
online-refused-later = Serwer nie mógł tego zapisać. Za chwilę spróbuje ponownie.
online-refused-other = Serwer to odrzucił.

online-notify = Powiadom mnie, gdy będzie mój ruch
online-notify-on = Ta przeglądarka powiadomi cię, gdy będzie twój ruch.
online-notify-denied = Ta przeglądarka blokuje powiadomienia.
