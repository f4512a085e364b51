# Nomi per gli screen reader.

a11y-board = La parete
a11y-overview = tutta la parete: scegli una parte
a11y-players = Giocatori
a11y-hand = Le tue carte: { $hand }
a11y-tiles-of = Tessere bonus, { $name }: { $tiles }
a11y-log = Cronaca della partita
a11y-announcements = Annunci
a11y-actions = Azioni
a11y-payments = Modi di pagare
a11y-chart = Punteggi nel corso della partita

a11y-gap = colonna { NUMBER($column) }, riga { NUMBER($row) }, { card-name }, { $state }
a11y-gap-nth = colonna { NUMBER($column) }, riga { NUMBER($row) }, fessura { NUMBER($nth) } dall'alto, { card-name }, { $state }
a11y-gap-payable = vuota, costa { cards-short }, puoi pagarla
a11y-gap-payable-otherwise = vuota, costa { cards-short }, puoi pagarla con coppie o una tessera
a11y-gap-dear = vuota, costa { cards-short }, non puoi pagarla
a11y-gap-priced = vuota, costa { cards-short }
a11y-gap-outside = vuota, fuori dalla cornice
a11y-gap-under-water = vuota, sott'acqua
a11y-gap-gem = { gem-piece }, { $name }
a11y-gap-drop = goccia d'acqua
a11y-gap-chosen = scelta
a11y-gap-marked = segnata

a11y-column = colonna { NUMBER($column) }, prezzo { NUMBER($place) }, roccia { $values }
a11y-column-last = colonna { NUMBER($column) }, prezzo { NUMBER($place) }, roccia { $values }, qui finisce la partita
a11y-strip = { $shade ->
    [single] striscia { NUMBER($strip) }
    [light] colonna chiara della striscia { NUMBER($strip) }
   *[dark] colonna scura della striscia { NUMBER($strip) }
}
a11y-tile = tessera della riga { NUMBER($row) }: { $tile }
a11y-card-group = { cards } in mano
a11y-card-chosen = { $count ->
    [one] scelta: { cards }
   *[other] scelte: { cards }
}
a11y-add-card = una carta { -card-one } in più
a11y-remove-card = una carta { -card-one } in meno
a11y-show-uses = mostra dove servono le carte { -card-many }
a11y-player = { $name }, { gem-name }, { points }, { $hand }
