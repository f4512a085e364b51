# Pourquoi une chose n'est pas possible. Un texte par sorte de refus, avec la règle en lien.

whynot-title = Pourquoi pas ?
whynot-read-rule = Lire la règle
whynot-not-your-turn = C'est à { $name } de jouer.
whynot-game-over = La partie est terminée.
whynot-action-first = Pioche d'abord des cartes ou pose une pierre.
whynot-no-action-left = Tu as déjà fait ton action. Une tuile double action t'en donnerait une autre.
whynot-outside-frame = La colonne { NUMBER($column) } est hors du cadre d'eau.
whynot-under-water = La colonne { NUMBER($column) } est déjà sous l'eau.
whynot-no-such-gap = Il n'y a pas de fissure ici.
whynot-gap-has-drop = Une goutte d'eau ferme cette fissure.
whynot-cannot-afford = Il faut { cards } : tu as { $hand }. Deux cartes d'une même autre couleur en remplacent une.
whynot-pay-not-in-hand = Tu n'as pas ces cartes.
whynot-no-tile-cards = Tu n'as pas de tuile pour { cards-plain }.
whynot-no-tile-any = Tu n'as pas de tuile « couleur au choix ».
whynot-no-tile-double = Tu n'as pas de tuile double action.
whynot-points-tile = Les tuiles de points ne s'utilisent pas. Elles comptent à la fin.
whynot-double-too-early = Une double action vient après une action.
whynot-no-gem-left = Tu n'as plus de pierre.
whynot-discard-exactly = { $count ->
    [one] Défausse exactement { $count } carte.
   *[other] Défausse exactement { $count } cartes.
}
whynot-discard-first = { $count ->
    [one] Défausse d'abord { $count } carte.
   *[other] Défausse d'abord { $count } cartes.
}
whynot-gap-has-gem = { $who ->
    [you] Tu as déjà une pierre ici.
   *[they] { $name } a déjà une pierre ici.
}
whynot-pay-too-few = Pas assez : il faut { cards }, tu as choisi { $hand }.
whynot-pay-too-many = Trop : il faut { cards }, tu as choisi { $hand }. On paie le compte exact.
whynot-pay-any = { $count ->
    [one] Il faut exactement { $count } carte de n'importe quelle couleur, tu as choisi { $hand }.
   *[other] Il faut exactement { $count } cartes de n'importe quelles couleurs, tu as choisi { $hand }.
}
whynot-pay-odd-pair = Les autres couleurs ne comptent que par paires : deux cartes d'une même couleur en remplacent une.
whynot-discard-nothing = Il n'y a rien à défausser maintenant. On défausse à la fin de son tour, si l'on a plus de { NUMBER($limit) } cartes.
whynot-waiting = On retourne des cartes ou des tuiles. Un instant.
