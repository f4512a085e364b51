# « Ma boîte » : l'éditeur où l'on dessine l'édition de son propre jeu imprimé.

box-lead = Tu possèdes le jeu imprimé ? Dessine ici sa falaise et joue avec ta propre boîte. Chaque changement est enregistré dans ce navigateur.

## Brouillons et éditions

box-drafts = Tes brouillons
box-draft-complete = complet
box-draft-missing = { $count ->
    [one] il manque { $count } élément
   *[other] il manque { $count } éléments
}
box-unnamed = sans nom
box-own = Tes éditions
box-new = Un nouveau brouillon
box-new-from = Partir de
box-new-double = une falaise vide, bandes de deux colonnes
box-new-single = une falaise vide, bandes d'une colonne
box-new-copy = une copie : { $name }
box-new-start = Dessiner
box-new-file = Ouvrir un fichier d'édition…
box-name-default = Ma boîte
box-status-default = dessinée d'après un jeu imprimé
box-delete = Supprimer
box-delete-draft = Supprimer le brouillon { $name }
box-delete-title = Supprimer ce brouillon ?
box-delete-text = { $name } disparaîtra pour de bon. Les éditions que tu gardes et tes parties restent comme elles sont.
box-all = Tous les brouillons

## La falaise

box-wall = La falaise
box-wall-help = Choisis une couleur, puis touche les endroits où ta boîte a une telle fissure, de haut en bas dans chaque ligne. Au clavier : les flèches pour te déplacer, W (blanc), B (bleu) et O (orange) pour ajouter, Retour arrière pour enlever.
box-tools = Au toucher
box-tool-add = ajouter : { card-name }
box-tool-erase = enlever
box-tool-select = juste sélectionner
box-column = Colonne { NUMBER($column) }
box-cell = colonne { NUMBER($column) }, ligne { NUMBER($row) } : { $colours }
box-cell-none = pas de fissure
box-cell-full = Une ligne a au plus { NUMBER($most) } fissures.
box-place = Colonne { NUMBER($column) }, ligne { NUMBER($row) }
box-gap-nth = fissure { NUMBER($nth) } à partir du haut
box-gap-colour = fissure { NUMBER($nth) } : { card-name }
box-gap-up = fissure { NUMBER($nth) } : monter
box-gap-down = fissure { NUMBER($nth) } : descendre
box-gap-move = fissure { NUMBER($nth) } : déplacer ailleurs
box-gap-remove = fissure { NUMBER($nth) } : enlever
box-moving = Touche l'endroit où va cette fissure.
box-strip-width = Largeur des bandes
box-strip-columns = { $count ->
    [one] { $count } colonne
   *[other] { $count } colonnes
}
box-strips-from = Première colonne des bandes
box-redo = Rétablir

## Rochers, tuiles, nombres

box-rocks = Rochers
box-rocks-help = Les points sous chaque colonne, les plus élevés d'abord.
box-rocks-players = { NUMBER($players) } joueurs
box-rock = Le rocher de la colonne { NUMBER($column) } à { NUMBER($players) } joueurs
box-rock-rank = colonne { NUMBER($column) }, { NUMBER($players) } joueurs, rang { NUMBER($rank) }
box-tiles = Tuiles bonus
box-tiles-of = { $back ->
    [light] Dos clair
   *[dark] Dos foncé
}
box-tiles-total = { NUMBER($found) } sur { NUMBER($expected) }
box-tile-more = { $back ->
    [light] une de plus à dos clair : { $tile }
   *[dark] une de plus à dos foncé : { $tile }
}
box-tile-fewer = { $back ->
    [light] une de moins à dos clair : { $tile }
   *[dark] une de moins à dos foncé : { $tile }
}
box-numbers = Cartes, pierres et gouttes
box-cards = Cartes
box-cards-of = { $card ->
    [white] Cartes blanches
    [blue] Cartes bleues
   *[orange] Cartes orange
}
box-gems = Pierres par joueur, sans le marqueur de points
box-drops = Gouttes d'eau
box-names = Nom
box-name = Nom
box-id = Identifiant
box-id-help = Les enregistrements et les liens nomment ainsi ton édition. L'identifiant vient du nom.
box-status = D'où viennent les données

## Ce qui manque

box-missing = { $count ->
    [one] Il manque encore { $count } élément
   *[other] Il manque encore { $count } éléments
}
box-complete = Complet
box-complete-text = Il ne manque rien : tu peux jouer avec ta boîte.
box-missing-columns = { $count ->
    [one] { $count } colonne n'a pas encore de fissure : la colonne { NUMBER($first) }.
   *[other] { $count } colonnes n'ont pas encore de fissure ; la première est la colonne { NUMBER($first) }.
}
box-missing-rocks = { $count ->
    [one] { $count } rocher à { NUMBER($players) } joueurs n'a pas encore de points : celui de la colonne { NUMBER($first) }.
   *[other] { $count } rochers à { NUMBER($players) } joueurs n'ont pas encore de points ; le premier est sous la colonne { NUMBER($first) }.
}
box-missing-tiles = { $back ->
    [light] { NUMBER($found) } tuiles claires sur { NUMBER($expected) }
   *[dark] { NUMBER($found) } tuiles foncées sur { NUMBER($expected) }
}
box-missing-id = L'identifiant a de 1 à 40 lettres minuscules, chiffres, points et traits d'union.
box-missing-id-taken = Cet identifiant est celui d'une édition intégrée au contenu différent. Choisis-en un autre.
box-missing-line = { $part } : il faut une ligne de { NUMBER($most) } octets au plus.
box-missing-range = { $part } : un nombre entier de { NUMBER($least) } à { NUMBER($most) }.
box-missing-cards = Il faut au moins { NUMBER($least) } cartes en tout, et non { NUMBER($found) }.
box-missing-full = { $part } : au plus { NUMBER($most) } fissures par ligne.
box-missing-ranks = { $part } demande { $ranks ->
    [one] { $ranks } nombre.
   *[other] { $ranks } nombres, le plus élevé d'abord.
}

## Ce qu'on peut en faire

box-play = Jouer avec cette boîte
box-keep = Ajouter à mes éditions
box-share = Partager
box-export = Enregistrer en fichier
box-kept = { $name } fait maintenant partie de tes éditions. Tu peux la choisir pour une nouvelle partie.
box-taken-title = Tu as une autre édition avec cet identifiant
box-taken-text = L'identifiant { $id } est celui d'une autre édition, { $name }, au contenu différent. Laquelle doit l'avoir ?
box-taken-replace = Remplacer l'autre
box-taken-both = Garder les deux, celle-ci sous { $id }
box-link-text = Le lien contient toute l'édition. Toute personne qui l'ouvre peut la regarder, y jouer et la garder.
box-facts = { NUMBER($gaps) } fissures, { NUMBER($count) } cartes, { NUMBER($gems) } pierres par joueur, { NUMBER($drops) } gouttes
box-origin = Identifiant { $id }, { $status }
box-shared-new = Cette édition vient d'un lien. Elle ne fait pas encore partie de tes éditions.
box-shared-known = Cette édition fait partie de tes éditions.
box-shared-built-in = Cette édition est intégrée.
box-copy = Continuer dans une copie
box-remove = Retirer de mes éditions
box-remove-title = Retirer cette édition ?
box-remove-text = { $name } disparaît de ta liste. Les parties jouées avec elle peuvent toujours être ouvertes.
box-remove-confirm = Retirer l'édition
box-link-bad = L'édition de ce lien est inutilisable. { $problem }
