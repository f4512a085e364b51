# Namen für Vorleseprogramme.

a11y-board = Die Felswand
a11y-overview = die ganze Felswand: Ausschnitt wählen
a11y-players = Spieler
a11y-hand = Deine Karten: { $hand }
a11y-tiles-of = Bonus-Plättchen, { $name }: { $tiles }
a11y-log = Spielverlauf
a11y-announcements = Ansagen
a11y-actions = Aktionen
a11y-payments = Zahlungsmöglichkeiten
a11y-chart = Punktestände im Verlauf der Partie

## Felsritzen

a11y-gap = Spalte { NUMBER($column) }, Reihe { NUMBER($row) }, { card-name }, { $state }
a11y-gap-nth = Spalte { NUMBER($column) }, Reihe { NUMBER($row) }, Felsritze { NUMBER($nth) } von oben, { card-name }, { $state }
a11y-gap-payable = frei, kostet { cards-short }, du kannst zahlen
a11y-gap-payable-otherwise = frei, kostet { cards-short }, bezahlbar mit Paaren oder Plättchen
a11y-gap-dear = frei, kostet { cards-short }, du kannst nicht zahlen
a11y-gap-priced = frei, kostet { cards-short }
a11y-gap-outside = frei, außerhalb des Wasserrahmens
a11y-gap-under-water = frei, unter Wasser
a11y-gap-gem = { gem-piece }, { $name }
a11y-gap-drop = Wassertropfen
a11y-gap-chosen = gewählt
a11y-gap-marked = markiert

## Rund um die Felswand

a11y-column = Spalte { NUMBER($column) }, Preis { NUMBER($place) }, Fels { $values }
a11y-column-last = Spalte { NUMBER($column) }, Preis { NUMBER($place) }, Fels { $values }, hier endet die Partie
# Die Streifen, die in jeder Partie anders liegen.
a11y-strip = { $shade ->
    [single] Streifen { NUMBER($strip) }
    [light] helle Spalte von Streifen { NUMBER($strip) }
   *[dark] dunkle Spalte von Streifen { NUMBER($strip) }
}
a11y-tile = Plättchen der Reihe { NUMBER($row) }: { $tile }
a11y-card-group = { cards } auf der Hand
a11y-card-chosen = { cards } gewählt
a11y-add-card = eine { -card-adjective } Karte mehr
a11y-remove-card = eine { -card-adjective } Karte weniger
a11y-show-uses = zeigen, wo { -card-adjective } Karten passen
a11y-player = { $name }, { gem-name }, { points }, { $hand }
