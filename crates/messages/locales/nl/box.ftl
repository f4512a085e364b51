# ‘Mijn doos’: wie het gedrukte spel heeft, tekent hier de eigen uitgave.

box-lead = Heb je het gedrukte spel? Teken hier de rotswand na en speel met je eigen doos. Elke wijziging wordt in deze browser bewaard.

## Schetsen en uitgaven

box-drafts = Jouw schetsen
box-draft-complete = volledig
box-draft-missing = { $count ->
    [one] er ontbreekt 1 ding
   *[other] er ontbreken { $count } dingen
}
box-unnamed = zonder naam
box-own = Jouw uitgaven
box-new = Nieuwe schets
box-new-from = Beginnen met
box-new-double = een lege wand, stroken van twee kolommen
box-new-single = een lege wand, stroken van één kolom
box-new-copy = een kopie van { $name }
box-new-start = Tekenen
box-new-file = Uitgavebestand openen…
box-name-default = Mijn doos
box-status-default = getekend naar een gedrukt spel
box-delete = Verwijderen
box-delete-draft = De schets { $name } verwijderen
box-delete-title = Deze schets verwijderen?
box-delete-text = { $name } is dan voorgoed weg. Uitgaven die je bewaart en je spellen blijven zoals ze zijn.
box-all = Alle schetsen

## De rotswand

box-wall = De rotswand
box-wall-help = Kies een kleur en tik op de plekken waar jouw doos zo'n spleet heeft, in elke rij van boven naar beneden. Met het toetsenbord: pijltjes om te bewegen, W (wit), B (blauw) en O (oranje) om toe te voegen, Backspace om weg te halen.
box-tools = Bij een tik
box-tool-add = { card-name } toevoegen
box-tool-erase = weghalen
box-tool-select = alleen selecteren
box-column = Kolom { NUMBER($column) }
box-cell = kolom { NUMBER($column) }, rij { NUMBER($row) }: { $colours }
box-cell-none = geen spleet
box-cell-full = In een rij passen hoogstens { NUMBER($most) } spleten.
box-place = Kolom { NUMBER($column) }, rij { NUMBER($row) }
box-gap-nth = spleet { NUMBER($nth) } van boven
box-gap-colour = spleet { NUMBER($nth) }: { card-name }
box-gap-up = spleet { NUMBER($nth) }: omhoog
box-gap-down = spleet { NUMBER($nth) }: omlaag
box-gap-move = spleet { NUMBER($nth) }: verplaatsen
box-gap-remove = spleet { NUMBER($nth) }: weghalen
box-moving = Tik op de plek waar deze spleet hoort.
box-strip-width = Breedte van de stroken
box-strip-columns = { $count ->
    [one] 1 kolom
   *[other] { $count } kolommen
}
box-strips-from = Eerste kolom met stroken
box-redo = Opnieuw

## Rotsen, tegels, aantallen

box-rocks = Rotsen
box-rocks-help = De punten onder elke kolom, de hoogste eerst.
box-rocks-players = { NUMBER($players) } spelers
box-rock = De rots van kolom { NUMBER($column) } voor { NUMBER($players) } spelers
box-rock-rank = kolom { NUMBER($column) }, { NUMBER($players) } spelers, plaats { NUMBER($rank) }
box-tiles = Bonustegels
box-tiles-of = { $back ->
    [light] Lichte achterkant
   *[dark] Donkere achterkant
}
box-tiles-total = { NUMBER($found) } van { NUMBER($expected) }
box-tile-more = { $back ->
    [light] een meer met lichte achterkant: { $tile }
   *[dark] een meer met donkere achterkant: { $tile }
}
box-tile-fewer = { $back ->
    [light] een minder met lichte achterkant: { $tile }
   *[dark] een minder met donkere achterkant: { $tile }
}
box-numbers = Kaarten, edelstenen en druppels
box-cards = Kaarten
box-cards-of = { $card ->
    [white] Witte kaarten
    [blue] Blauwe kaarten
   *[orange] Oranje kaarten
}
box-gems = Edelstenen per speler, zonder de scoresteen
box-drops = Waterdruppels
box-names = Naam
box-name = Naam
box-id = Kenmerk
box-id-help = Zo noemen bestanden en links je uitgave. Het kenmerk komt van de naam.
box-status = Waar de gegevens vandaan komen

## Wat nog ontbreekt

box-missing = { $count ->
    [one] Er ontbreekt nog 1 ding
   *[other] Er ontbreken nog { $count } dingen
}
box-complete = Volledig
box-complete-text = Er ontbreekt niets: je kunt met je doos spelen.
box-missing-columns = { $count ->
    [one] Kolom { NUMBER($first) } heeft geen spleet.
   *[other] { $count } kolommen hebben nog geen spleet, de eerste is kolom { NUMBER($first) }.
}
box-missing-rocks = { $count ->
    [one] De rots van kolom { NUMBER($first) } voor { NUMBER($players) } spelers heeft geen punten.
   *[other] { $count } rotsen voor { NUMBER($players) } spelers hebben nog geen punten, de eerste hoort bij kolom { NUMBER($first) }.
}
box-missing-tiles = { $back ->
    [light] { NUMBER($found) } van { NUMBER($expected) } lichte tegels
   *[dark] { NUMBER($found) } van { NUMBER($expected) } donkere tegels
}
box-missing-id = Het kenmerk heeft 1 tot 40 kleine letters, cijfers, punten en streepjes.
box-missing-id-taken = Dit kenmerk hoort bij een ingebouwde uitgave met een andere inhoud. Kies een ander.
box-missing-line = { $part }: één regel van hoogstens { NUMBER($most) } bytes is nodig.
box-missing-range = { $part }: een geheel getal, { NUMBER($least) } t/m { NUMBER($most) }.
box-missing-cards = Er moeten in totaal minstens { NUMBER($least) } kaarten zijn, niet { NUMBER($found) }.
box-missing-full = { $part }: hoogstens { NUMBER($most) } spleten in één rij.
box-missing-ranks = { $part } heeft { $ranks ->
    [one] 1 getal nodig.
   *[other] { $ranks } getallen nodig, het hoogste eerst.
}

## Wat je ermee kunt doen

box-play = Met deze doos spelen
box-keep = Bij mijn uitgaven zetten
box-share = Delen
box-export = Opslaan als bestand
box-kept = { $name } staat nu bij je uitgaven. Je kunt die kiezen voor een nieuw spel.
box-taken-title = Je hebt een andere uitgave met dit kenmerk
box-taken-text = Het kenmerk { $id } hoort bij { $name }, met een andere inhoud. Welke van de twee krijgt het?
box-taken-replace = De andere vervangen
box-taken-both = Beide houden, deze als { $id }
box-link-text = De link bevat de hele uitgave. Wie hem opent, kan de uitgave bekijken, bewaren en ermee spelen.
box-facts = { NUMBER($gaps) } spleten, { NUMBER($count) } kaarten, { NUMBER($gems) } edelstenen per speler, { NUMBER($drops) } druppels
box-origin = Kenmerk { $id }, { $status }
box-shared-new = Deze uitgave kwam met een link. Ze staat nog niet bij jouw uitgaven.
box-shared-known = Deze uitgave staat bij jouw uitgaven.
box-shared-built-in = Deze uitgave is ingebouwd.
box-copy = Verder in een kopie
box-remove = Uit mijn uitgaven halen
box-remove-title = Deze uitgave weghalen?
box-remove-text = { $name } verdwijnt uit je lijst. Spellen die ermee gespeeld zijn, blijven te openen.
box-remove-confirm = Uitgave weghalen
box-link-bad = De uitgave in deze link is niet bruikbaar. { $problem }
