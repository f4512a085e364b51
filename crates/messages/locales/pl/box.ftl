# „Moje pudełko”: kto ma drukowaną grę, rysuje tu własne wydanie.

box-lead = Masz drukowaną grę? Przerysuj tu jej ścianę i graj własnym pudełkiem. Każda zmiana zapisuje się w tej przeglądarce.

## Szkice i wydania

box-drafts = Twoje szkice
box-draft-complete = kompletny
box-draft-missing = { $count ->
    [one] brakuje 1 rzeczy
    [few] brakuje { $count } rzeczy
    [many] brakuje { $count } rzeczy
   *[other] brakuje { $count } rzeczy
}
box-unnamed = bez nazwy
box-own = Twoje wydania
box-new = Nowy szkic
box-new-from = Zacznij od
box-new-double = pusta ściana, paski po dwie kolumny
box-new-single = pusta ściana, paski po jednej kolumnie
box-new-copy = kopia: { $name }
box-new-start = Rysuj
box-new-file = Otwórz plik wydania…
box-name-default = Moje pudełko
box-status-default = przerysowane z drukowanej gry
box-delete = Usuń
box-delete-draft = Usuń szkic { $name }
box-delete-title = Usunąć ten szkic?
box-delete-text = { $name } zniknie na zawsze. Zachowane wydania i twoje gry zostaną, jak są.
box-all = Wszystkie szkice

## Ściana

box-wall = Ściana
box-wall-help = Wybierz kolor i dotknij miejsc, w których twoje pudełko ma taką szczelinę, w każdym rzędzie od góry do dołu. Na klawiaturze: strzałki, żeby się poruszać, W (biała), B (niebieska) i O (pomarańczowa), żeby dodać, Backspace, żeby usunąć.
box-tools = Po dotknięciu
box-tool-add = dodaj: { card-name }
box-tool-erase = usuń
box-tool-select = tylko zaznacz
box-column = Kolumna { NUMBER($column) }
box-cell = kolumna { NUMBER($column) }, rząd { NUMBER($row) }: { $colours }
box-cell-none = brak szczelin
box-cell-full = Największa liczba szczelin w rzędzie: { NUMBER($most) }.
box-place = Kolumna { NUMBER($column) }, rząd { NUMBER($row) }
box-gap-nth = szczelina { NUMBER($nth) } od góry
box-gap-colour = szczelina { NUMBER($nth) }: { card-name }
box-gap-up = szczelina { NUMBER($nth) }: w górę
box-gap-down = szczelina { NUMBER($nth) }: w dół
box-gap-move = szczelina { NUMBER($nth) }: przenieś
box-gap-remove = szczelina { NUMBER($nth) }: usuń
box-moving = Dotknij miejsca, w którym ma być ta szczelina.
box-strip-width = Szerokość pasków
box-strip-columns = { $count ->
    [one] 1 kolumna
    [few] { $count } kolumny
    [many] { $count } kolumn
   *[other] { $count } kolumny
}
box-strips-from = Pierwsza kolumna pasków
box-redo = Ponów

## Skały, żetony, liczby

box-rocks = Skały
box-rocks-help = Punkty pod każdą kolumną, od najwyższych.
box-rocks-players = Gracze: { NUMBER($players) }
box-rock = Skała kolumny { NUMBER($column) }, gracze: { NUMBER($players) }
box-rock-rank = kolumna { NUMBER($column) }, gracze: { NUMBER($players) }, miejsce { NUMBER($rank) }
box-tiles = Żetony premii
box-tiles-of = { $back ->
    [light] Jasny rewers
   *[dark] Ciemny rewers
}
box-tiles-total = { NUMBER($found) } z { NUMBER($expected) }
box-tile-more = { $back ->
    [light] o jeden więcej z jasnym rewersem: { $tile }
   *[dark] o jeden więcej z ciemnym rewersem: { $tile }
}
box-tile-fewer = { $back ->
    [light] o jeden mniej z jasnym rewersem: { $tile }
   *[dark] o jeden mniej z ciemnym rewersem: { $tile }
}
box-numbers = Karty, klejnoty i krople
box-cards = Karty
box-cards-of = { $card ->
    [white] Białe karty
    [blue] Niebieskie karty
   *[orange] Pomarańczowe karty
}
box-gems = Klejnoty gracza, bez znacznika punktów
box-drops = Krople wody
box-names = Nazwa
box-name = Nazwa
box-id = Identyfikator
box-id-help = Tak nazywają twoje wydanie zapisy i linki. Powstaje z nazwy.
box-status = Skąd są dane

## Czego brakuje

box-missing = { $count ->
    [one] Brakuje jeszcze 1 rzeczy
    [few] Brakuje jeszcze { $count } rzeczy
    [many] Brakuje jeszcze { $count } rzeczy
   *[other] Brakuje jeszcze { $count } rzeczy
}
box-complete = Gotowe
box-complete-text = Niczego nie brakuje: możesz grać swoim pudełkiem.
box-missing-columns = { $count ->
    [one] Kolumna { NUMBER($first) } nie ma szczelin.
    [few] { $count } kolumny nie mają jeszcze szczelin, pierwsza to kolumna { NUMBER($first) }.
    [many] { $count } kolumn nie ma jeszcze szczelin, pierwsza to kolumna { NUMBER($first) }.
   *[other] { $count } kolumny nie ma jeszcze szczelin, pierwsza to kolumna { NUMBER($first) }.
}
box-missing-rocks = { $count ->
    [one] Skała kolumny { NUMBER($first) } nie ma punktów (gracze: { NUMBER($players) }).
    [few] { $count } skały nie mają jeszcze punktów (gracze: { NUMBER($players) }), pierwsza jest w kolumnie { NUMBER($first) }.
    [many] { $count } skał nie ma jeszcze punktów (gracze: { NUMBER($players) }), pierwsza jest w kolumnie { NUMBER($first) }.
   *[other] { $count } skały nie ma jeszcze punktów (gracze: { NUMBER($players) }), pierwsza jest w kolumnie { NUMBER($first) }.
}
box-missing-tiles = { $back ->
    [light] Jasne żetony: { NUMBER($found) } z { NUMBER($expected) }
   *[dark] Ciemne żetony: { NUMBER($found) } z { NUMBER($expected) }
}
box-missing-id = Identyfikator to od 1 do 40 małych liter, cyfr, kropek i łączników.
box-missing-id-taken = Ten identyfikator ma już wbudowane wydanie o innej zawartości. Wybierz inny.
box-missing-line = { $part }: potrzebny jeden wiersz, bajtów najwyżej { NUMBER($most) }.
box-missing-range = { $part }: liczba całkowita od { NUMBER($least) } do { NUMBER($most) }.
box-missing-cards = Wszystkich kart musi być co najmniej { NUMBER($least) }, a jest { NUMBER($found) }.
box-missing-full = { $part }: szczelin w rzędzie najwyżej { NUMBER($most) }.
box-missing-ranks = { $part }: { $ranks ->
    [one] potrzebna 1 liczba.
    [few] potrzebne { $ranks } liczby, od najwyższej.
    [many] potrzeba { $ranks } liczb, od najwyższej.
   *[other] potrzeba { $ranks } liczby, od najwyższej.
}

## Co można z tym zrobić

box-play = Graj tym pudełkiem
box-keep = Dodaj do moich wydań
box-share = Udostępnij
box-export = Zapisz do pliku
box-kept = { $name } jest już wśród twoich wydań. Możesz wybrać to wydanie do nowej gry.
box-taken-title = Masz inne wydanie z tym identyfikatorem
box-taken-text = Identyfikator { $id } ma już { $name }, o innej zawartości. Które wydanie ma go dostać?
box-taken-replace = Zastąp tamto
box-taken-both = Zachowaj oba, to jako { $id }
box-link-text = Link zawiera całe wydanie. Kto go otworzy, może je obejrzeć, zagrać nim i zachować je.
box-facts = szczeliny: { NUMBER($gaps) }, karty: { NUMBER($count) }, klejnoty na gracza: { NUMBER($gems) }, krople: { NUMBER($drops) }
box-origin = Identyfikator { $id }, { $status }
box-shared-new = To wydanie przyszło z linkiem. Nie ma go jeszcze wśród twoich.
box-shared-known = To wydanie jest wśród twoich.
box-shared-built-in = To wydanie jest wbudowane.
box-copy = Rysuj dalej w kopii
box-remove = Usuń z moich wydań
box-remove-title = Usunąć to wydanie?
box-remove-text = { $name } zniknie z twojej listy. Rozegrane gry nadal da się otworzyć.
box-remove-confirm = Usuń wydanie
box-link-bad = Nie można użyć wydania z tego linku. { $problem }
