# Gra dnia.

day-deal = { $count ->
    [one] Grasz z 1 botem: { $level }. Twoje miejsce: { $seat }.
    [few] Grasz z { $count } botami: { $level }. Twoje miejsce: { $seat }.
    [many] Grasz z { $count } botami: { $level }. Twoje miejsce: { $seat }.
   *[other] Grasz z { $count } botami: { $level }. Twoje miejsce: { $seat }.
}
day-play = Zagraj w grę dnia
day-counted-help = Pierwsza próba liczy się od chwili, gdy ją zaczniesz, i gra się ją bez podpowiedzi. Potem możesz grać to rozdanie do woli.
day-continue = Graj dalej
day-continue-help = Twoja próba trwa.
day-lost-help = Twoja próba została rozpoczęta, ale tej gry nie ma już w przeglądarce. Możesz zagrać ją treningowo.
day-practise = Zagraj treningowo
day-practice-help = Ta gra się nie liczy: liczy się tylko pierwsza próba danego dnia.
day-clock-help = Ta gra się nie liczy: masz już za sobą grę z późniejszego dnia, więc zegar tego urządzenia był przestawiany.
day-future = Ten dzień jeszcze nie nadszedł. Gra dnia zmienia się o północy UTC.
day-unknown = Na ten dzień nie ma gry.
day-today = Do dzisiejszej gry
day-result = Twój wynik
day-percent = { $percent } wyniku mistrza
day-master = Oczekiwany wynik mistrza z tego miejsca, w punktach: { $mean }. To średnia z { NUMBER($playouts) } partii z tym rozdaniem, w których rozpatruje 1000 pozycji na ruch. Na każdym urządzeniu są takie same.
day-computing = Mistrz rozgrywa tę grę…
day-no-expectation = W tej przeglądarce nie udało się rozegrać partii mistrza.
day-share = Udostępnij
day-share-help = Tekst nie zdradza niczego o rozdaniu.
day-copy = Kopiuj tekst
day-copied = Skopiowano tekst.
day-replay = Link do powtórki
day-replay-help = Pokazuje rozdanie: jest dla tych, którzy już zagrali.
day-streak = Dni z rzędu
day-best-streak = Najwięcej dni z rzędu
day-streak-shared = { $count ->
    [one] 1 dzień z rzędu
    [few] { $count } dni z rzędu
    [many] { $count } dni z rzędu
   *[other] { $count } dnia z rzędu
}
day-state-new = jeszcze nierozegrana
day-open = w toku
day-given-up = niedokończona
day-help = Wszyscy dostają te same paski, żetony, karty i boty, a za te same ruchy to samo szczęście, także bez internetu. Od poniedziałku do niedzieli boty są coraz mocniejsze. Dzień zmienia się o północy UTC. Twoje wyniki zostają w tej przeglądarce, chyba że dodasz je do rankingu.
day-month-before = Poprzedni miesiąc
day-month-after = Następny miesiąc
day-weekdays = Pn Wt Śr Cz Pt So Nd
day-table = Ranking dnia
day-week-table = Ranking tygodnia
day-week-help = Od poniedziałku do niedzieli. Procenty z poszczególnych dni się sumują.
day-table-loading = Wczytywanie rankingów…
day-table-empty = Ten ranking jest jeszcze pusty.
day-table-offline = Rankingi wymagają połączenia z serwerem. Twoje własne wyniki są tu nadal.
day-table-retry = Spróbuj ponownie
day-table-more = Pokaż więcej
day-table-place = Miejsce
day-table-name = Imię
day-table-points = Punkty
day-table-of-master = % mistrza
day-table-days = Dni
day-table-you = Ty
day-send = Dodaj mój wynik
day-send-help = Serwer odtwarza twoją grę, żeby ją sprawdzić. Imię i wynik widzą wszyscy.
day-sending = Sprawdzanie twojej gry…
day-send-offline = Brak połączenia z serwerem. Wynik zostaje w tej przeglądarce: możesz go dodać do końca następnego dnia (UTC).
day-remove = Usuń mój wynik
day-remove-help = Zniknie z rankingów, razem z twoim imieniem i grą. Nie da się go dodać ponownie.
day-remove-confirm = Usuń na zawsze
day-refused-not-yet = Według zegara serwera ten dzień jeszcze się nie zaczął: zegar tego urządzenia się spieszy.
day-refused-closed = Na ten dzień jest już za późno: wyniki można dodawać do końca następnego dnia (UTC).
day-refused-game = Ta gra nie pasuje do gry dnia, więc nie można jej dodać.
day-refused-bots = Bot zagrał tu inaczej, niż zagrałby na serwerze. Może aplikacja i serwer mają różne wersje. Wyniku nie można dodać.
day-refused-counted = Tego dnia liczy się już inna twoja gra.
day-refused-removed = Twój wynik z tego dnia został usunięty. Nie da się go dodać ponownie.
