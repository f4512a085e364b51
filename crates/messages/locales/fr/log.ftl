# Ce qui s'est passé, en phrases. $who vaut `you` pour le lecteur, sinon `they`, avec $name.

log-title = Journal de la partie
log-since = Depuis ton dernier tour
log-place-short = col. { NUMBER($column) }, l. { NUMBER($row) }
log-empty = La partie va commencer.
log-turn = { $who ->
    [you] Ton tour
   *[they] Tour : { $name }
}
log-show-place = Montrer sur la falaise

## Mise en place

log-strips = Les bandes sont en place : { $strips }.
log-dealt = { $who ->
    [you] Tu reçois { cards-plain }.
   *[they] { $name } reçoit { cards-plain }.
}
log-dealt-own = Tu reçois { $hand }.
log-starts = { $who ->
    [you] Tu commences. { $water } a la boîte à gouttes d'eau.
   *[they] { $name } commence. { $water } a la boîte à gouttes d'eau.
}
log-starts-water-you = { $name } commence. Tu as la boîte à gouttes d'eau.

## Actions

log-draws = { $who ->
    [you] Tu pioches { cards-plain }.
   *[they] { $name } pioche { cards-plain }.
}
log-draws-own = Tu pioches { $hand }.
log-draws-none = { $who ->
    [you] Les deux piles sont vides : tu ne pioches rien.
   *[they] Les deux piles sont vides : { $name } ne pioche rien.
}
log-reshuffled = La défausse est mélangée et devient la pioche.
log-placed = { $who ->
    [you] Tu poses une pierre en colonne { NUMBER($column) }, ligne { NUMBER($row) }, pour { $payment }.
   *[they] { $name } pose une pierre en colonne { NUMBER($column) }, ligne { NUMBER($row) }, pour { $payment }.
}
log-placed-any = { $who ->
    [you] Avec une tuile « couleur au choix », tu poses une pierre en colonne { NUMBER($column) }, ligne { NUMBER($row) }, pour { $payment }.
   *[they] Avec une tuile « couleur au choix », { $name } pose une pierre en colonne { NUMBER($column) }, ligne { NUMBER($row) }, pour { $payment }.
}
log-uses-cards = { $who ->
    [you] Tu utilises une tuile pour { cards-plain }.
   *[they] { $name } utilise une tuile pour { cards-plain }.
}
log-uses-double = { $who ->
    [you] Tu utilises une double action.
   *[they] { $name } utilise une double action.
}
log-discards = { $who ->
    [you] Tu défausses { $payment } et en gardes { NUMBER($limit) }.
   *[they] { $name } défausse { $payment } et en garde { NUMBER($limit) }.
}
log-drips = { $who ->
    [you] Tu poses une goutte d'eau en colonne { NUMBER($column) }, ligne { NUMBER($row) }.
   *[they] { $name } pose une goutte d'eau en colonne { NUMBER($column) }, ligne { NUMBER($row) }.
}
log-drops-return = { $count ->
    [one] { $count } goutte revient de la cascade à la réserve.
   *[other] { $count } gouttes reviennent de la cascade à la réserve.
}
-gem-plural = { $gem ->
    [red] rouges
    [yellow] jaunes
    [purple] violettes
   *[green] vertes
}
log-gems-return = { $gems ->
    [one] { $gems } { gem-piece } revient de la cascade à la réserve.
   *[other] { $gems } pierres { -gem-plural } reviennent de la cascade à la réserve.
}

## Décompte

log-column-scored = La colonne { NUMBER($column) } est pleine : on la décompte.
log-column-next = La colonne { NUMBER($column) } est pleine aussi : on la décompte aussitôt.
log-final-column = On décompte la colonne { NUMBER($column) } pour finir.
log-column-nobody = Aucune pierre dans la colonne { NUMBER($column) } : personne ne marque.
log-rank = { $who ->
    [you] Tu marques { points } ({ gems }).
   *[they] { $name } marque { points } ({ gems }).
}
log-rank-nothing = { $who ->
    [you] Tu ne marques rien ({ gems }).
   *[they] { $name } ne marque rien ({ gems }).
}
log-tie-lower = { lead-tie-lower }
log-tile-won = { $who ->
    [you] Ligne { NUMBER($row) } : tu gagnes la tuile « { $tile } » ({ gems }).
   *[they] Ligne { NUMBER($row) } : { $name } gagne la tuile « { $tile } » ({ gems }).
}
log-tile-tie-right = { $who ->
    [you] Ligne { NUMBER($row) } : à égalité, tu gagnes la tuile « { $tile } », plus à droite que { $others }.
   *[they] Ligne { NUMBER($row) } : à égalité, { $name } gagne la tuile « { $tile } », plus à droite que { $others }.
}
log-tile-tie-lower = { $who ->
    [you] Ligne { NUMBER($row) } : à égalité, tu gagnes la tuile « { $tile } », plus bas dans la même colonne que { $others }.
   *[they] Ligne { NUMBER($row) } : à égalité, { $name } gagne la tuile « { $tile } », plus bas dans la même colonne que { $others }.
}
log-tile-nobody = Ligne { NUMBER($row) } : aucune pierre, la tuile « { $tile } » est retirée du jeu.
log-frame-moved = Le cadre d'eau avance : la colonne { NUMBER($column) } est maintenant la première.
log-tiles-turned = Nouvelles tuiles, de haut en bas : { $tiles }.
log-water-box = { $who ->
    [you] La boîte à gouttes d'eau te revient.
   *[they] La boîte à gouttes d'eau passe à { $name }.
}
log-gem-box = { $who ->
    [you] C'est à toi.
   *[they] C'est à { $name } de jouer.
}

## La fin

log-tile-points = { $who ->
    [you] Tes tuiles valent { points }.
   *[they] { $name } : les tuiles valent { points }.
}
log-over = La partie est terminée.
log-winner = { $who ->
    [you] Tu gagnes avec { points } !
   *[they] { $name } gagne avec { points }.
}
log-winners = { $names } gagnent ensemble avec { points } chacun.
