# Le jeu devant la falaise : consignes, boutons, paiement, piles et boîtes.

## Que faire maintenant

prompt-start = À toi : pioche 4 cartes ou pose une pierre.
prompt-start-draw = Pioche 4 cartes : tu ne peux payer aucune fissure.
prompt-again = Encore une action : pioche 4 cartes ou pose une pierre.
prompt-again-draw = Encore une action : pioche 4 cartes.
prompt-pay = Paiement
prompt-after = Utilise une tuile bonus ou finis ton tour.
prompt-confirm = Finis ton tour quand tu veux.
prompt-discard = Touche les cartes à défausser. Tu peux en garder { NUMBER($limit) }.
prompt-discard-left = { $count ->
    [one] Encore { $count } carte.
   *[other] Encore { $count } cartes.
}
prompt-waiting = C'est à { $name } de jouer.
prompt-yours = C'est ton tour.
prompt-thinking = { $name } réfléchit…
prompt-dealing = Distribution des cartes…
prompt-over = La partie est terminée.
prompt-elsewhere = Cette partie continue dans un autre onglet.

## Passer l'écran

handover-title = { $name }, c'est à toi
handover-text = Passe l'écran à { $name }. Les autres regardent ailleurs.
handover-button = C'est moi, { $name } : montrer mes cartes

## Boutons

button-draw = Piocher { cards-plain }
button-pay = Payer { $payment }
button-end-turn = Finir le tour
button-use-cards = Tuile : piocher { cards-plain }
button-use-double = Tuile : double action
button-plan-double = Puis une double action
button-discard = Défausser { cards-plain }
button-skip = Passer
legend-title = Que voit-on sur la falaise ?
button-play-here = Jouer ici
button-move-now = Jouer sans attendre

## Payer

pay-title = Colonne { NUMBER($column) }, ligne { NUMBER($row) }
pay-price = Prix : { cards }
pay-swap = { $pair } pour { $one }
pay-more = Autres ({ NUMBER($count) })
pay-tile = la tuile « couleur au choix »

## Piles, boîtes, joueurs

status-hand = Tes cartes
status-hand-size = { $count ->
    [0] aucune carte en main
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
status-tiles = Tuiles bonus
status-tiles-none = aucune tuile bonus
status-tiles-count = { $count ->
    [one] { $count } tuile cachée
   *[other] { $count } tuiles cachées
}
status-draw-pile = Pioche
status-discard-pile = Défausse
status-discards = Défaussées : { $hand }
status-gem-box = Boîte à pierres précieuses : { $name }
status-gem-box-help = La boîte à pierres précieuses montre qui doit jouer.
status-water-box = Boîte à gouttes d'eau : { $name }
status-water-box-help = À la fin de son tour, le joueur qui a la boîte à gouttes d'eau pose une goutte sur la falaise.
status-score = { $name } : { points }
status-columns-left = { $count ->
    [one] encore { $count } colonne avant la fin
   *[other] encore { $count } colonnes avant la fin
}
status-rounds = Manche { NUMBER($n) }
status-gems-left = { $gems ->
    [0] plus aucune pierre
    [one] encore { $gems } pierre
   *[other] encore { $gems } pierres
}
status-drops-left = { $count ->
    [0] plus aucune goutte
    [one] encore { $count } goutte
   *[other] encore { $count } gouttes
}
status-you = toi
status-you-label = Toi

## Le but, à la première partie

goal-title = Le but
goal-text = Celui qui a le plus de points gagne. Quand la première colonne est pleine, y avoir le plus de pierres rapporte ses points, et dans une ligne, sa tuile.
