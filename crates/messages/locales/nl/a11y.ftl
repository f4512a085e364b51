# Namen voor schermlezers.

a11y-board = De rotswand
a11y-overview = de hele rotswand: kies een deel
a11y-players = Spelers
a11y-hand = Jouw kaarten: { $hand }
a11y-tiles-of = Bonustegels, { $name }: { $tiles }
a11y-log = Spelverloop
a11y-announcements = Mededelingen
a11y-actions = Acties
a11y-payments = Manieren om te betalen
a11y-chart = Scores in de loop van het spel

a11y-gap = kolom { NUMBER($column) }, rij { NUMBER($row) }, { card-name }, { $state }
a11y-gap-nth = kolom { NUMBER($column) }, rij { NUMBER($row) }, spleet { NUMBER($nth) } van boven, { card-name }, { $state }
a11y-gap-payable = leeg, kost { cards-short }, je kunt betalen
a11y-gap-payable-otherwise = leeg, kost { cards-short }, te betalen met paren of een tegel
a11y-gap-dear = leeg, kost { cards-short }, je kunt niet betalen
a11y-gap-priced = leeg, kost { cards-short }
a11y-gap-outside = leeg, buiten het raam
a11y-gap-under-water = leeg, onder water
a11y-gap-gem = { gem-piece }, { $name }
a11y-gap-drop = waterdruppel
a11y-gap-chosen = gekozen
a11y-gap-marked = gemarkeerd

a11y-column = kolom { NUMBER($column) }, prijs { NUMBER($place) }, rots { $values }
a11y-column-last = kolom { NUMBER($column) }, prijs { NUMBER($place) }, rots { $values }, hier eindigt het spel
a11y-strip = { $shade ->
    [single] strook { NUMBER($strip) }
    [light] lichte kolom van strook { NUMBER($strip) }
   *[dark] donkere kolom van strook { NUMBER($strip) }
}
a11y-tile = tegel van rij { NUMBER($row) }: { $tile }
a11y-card-group = { cards } in de hand
a11y-card-chosen = { cards } gekozen
a11y-add-card = een { -card-adjective } kaart meer
a11y-remove-card = een { -card-adjective } kaart minder
a11y-show-uses = tonen waar { -card-adjective } kaarten passen
a11y-player = { $name }, { gem-name }, { points }, { $hand }
