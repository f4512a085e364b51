# Nazwy dla czytników ekranu.

a11y-board = Ściana
a11y-overview = cała ściana: wybierz część
a11y-players = Gracze
a11y-hand = Twoje karty: { $hand }
a11y-tiles-of = Żetony premii, { $name }: { $tiles }
a11y-log = Przebieg gry
a11y-announcements = Komunikaty
a11y-actions = Działania
a11y-payments = Sposoby zapłaty
a11y-chart = Punkty w trakcie gry

a11y-gap = kolumna { NUMBER($column) }, rząd { NUMBER($row) }, { card-name }, { $state }
a11y-gap-nth = kolumna { NUMBER($column) }, rząd { NUMBER($row) }, szczelina { NUMBER($nth) } od góry, { card-name }, { $state }
a11y-gap-payable = pusta, koszt: { cards-short }, możesz zapłacić
a11y-gap-payable-otherwise = pusta, koszt: { cards-short }, możesz zapłacić parami lub żetonem
a11y-gap-dear = pusta, koszt: { cards-short }, nie możesz zapłacić
a11y-gap-priced = pusta, koszt: { cards-short }
a11y-gap-outside = pusta, poza ramką
a11y-gap-under-water = pusta, pod wodą
a11y-gap-gem = { gem-piece }, { $name }
a11y-gap-drop = kropla wody
a11y-gap-chosen = wybrana
a11y-gap-marked = zaznaczona

a11y-column = kolumna { NUMBER($column) }, cena { NUMBER($place) }, skała { $values }
a11y-column-last = kolumna { NUMBER($column) }, cena { NUMBER($place) }, skała { $values }, tu kończy się gra
a11y-strip = { $shade ->
    [single] pasek { NUMBER($strip) }
    [light] jasna kolumna paska { NUMBER($strip) }
   *[dark] ciemna kolumna paska { NUMBER($strip) }
}
a11y-tile = żeton rzędu { NUMBER($row) }: { $tile }
a11y-card-group = { cards } na ręce
a11y-card-chosen = wybrano: { cards }
a11y-add-card = o jedną więcej: { card-name }
a11y-remove-card = o jedną mniej: { card-name }
a11y-show-uses = pokaż, gdzie pasują { -card-few } karty
a11y-player = { $name }, { gem-name }, { points }, { $hand }
