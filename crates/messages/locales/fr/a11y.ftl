# Noms pour les lecteurs d'écran.

a11y-board = La falaise
a11y-overview = toute la falaise : choisir une partie
a11y-players = Joueurs
a11y-hand = Tes cartes : { $hand }
a11y-tiles-of = Tuiles bonus, { $name } : { $tiles }
a11y-log = Journal de la partie
a11y-announcements = Annonces
a11y-actions = Actions
a11y-payments = Façons de payer
a11y-chart = Les scores au fil de la partie

## Fissures

a11y-gap = colonne { NUMBER($column) }, ligne { NUMBER($row) }, { card-name }, { $state }
a11y-gap-nth = colonne { NUMBER($column) }, ligne { NUMBER($row) }, fissure { NUMBER($nth) } à partir du haut, { card-name }, { $state }
a11y-gap-payable = libre, coûte { cards-short }, tu peux payer
a11y-gap-payable-otherwise = libre, coûte { cards-short }, payable avec des paires ou une tuile
a11y-gap-dear = libre, coûte { cards-short }, tu ne peux pas payer
a11y-gap-priced = libre, coûte { cards-short }
a11y-gap-outside = libre, hors du cadre d'eau
a11y-gap-under-water = libre, sous l'eau
a11y-gap-gem = { gem-piece }, { $name }
a11y-gap-drop = goutte d'eau
a11y-gap-chosen = choisie
a11y-gap-marked = marquée

## Autour de la falaise

a11y-column = colonne { NUMBER($column) }, prix { NUMBER($place) }, rocher { $values }
a11y-column-last = colonne { NUMBER($column) }, prix { NUMBER($place) }, rocher { $values }, la partie finit ici
# Les bandes, placées dans un autre ordre à chaque partie.
a11y-strip = { $shade ->
    [single] bande { NUMBER($strip) }
    [light] colonne claire de la bande { NUMBER($strip) }
   *[dark] colonne foncée de la bande { NUMBER($strip) }
}
a11y-tile = tuile de la ligne { NUMBER($row) } : { $tile }
a11y-card-group = { cards } en main
a11y-card-chosen = { $count ->
    [one] { cards } choisie
   *[other] { cards } choisies
}
a11y-add-card = une carte { card-name } de plus
a11y-remove-card = une carte { card-name } de moins
a11y-show-uses = montrer où servent les cartes { -card-plural }
a11y-player = { $name }, { gem-name }, { points }, { $hand }
