# Parties sur plusieurs jours : un plan pour son prochain tour, et les jours de congé.

plan-title = Prévoir ton prochain tour
plan-help = Quand vient ton tour, le premier coup de cette liste encore possible est joué. S'il n'y en a pas, tu décides toi-même, comme d'habitude. Personne d'autre ne voit ton plan.
plan-open = Prévoir mon prochain tour
plan-change = Modifier mon plan
plan-none = Rien n'est prévu.
plan-first = D'abord : { $deed }
plan-otherwise = Sinon : { $deed }
plan-stays = seulement si le cadre n'a pas bougé
plan-gap = Fissure
plan-gap-option = Colonne { NUMBER($column) }, ligne { NUMBER($row) } : { cards-short }
plan-payment = Paiement
plan-add = Ajouter cette pierre
plan-no-gap = Tu ne peux payer aucune fissure à son prix actuel.
plan-draw-stays = Piocher seulement si le cadre n'a pas bougé
plan-remove = Retirer : { $deed }
plan-full = Ton plan est complet.
plan-ends = Ton tour se termine ensuite, sans que d'autres tuiles soient utilisées. Si tu as trop de cartes, tu choisis toi-même lesquelles défausser.
plan-played = Ton plan a été joué : { $deed }
plan-dropped = Aucun coup de ton plan n'était encore possible. C'est à toi de jouer.

days-off-title = Jours de congé
days-off-help = Pendant ton absence, ton horloge est arrêtée, et les autres voient jusqu'à quand. Dès que tu joues, tes jours de congé prennent fin.
days-off-left = { $days ->
    [one] Il te reste { $days } jour de congé dans cette partie.
   *[other] Il te reste { $days } jours de congé dans cette partie.
}
days-off-take = { $days ->
    [one] Prendre { $days } jour
   *[other] Prendre { $days } jours
}
days-off-mine = Tu es en congé jusqu'au { $date }. Ton horloge est arrêtée.
days-off-other = { $name } est en congé jusqu'au { $date }.
days-off-until = en congé jusqu'au { $date }
days-off-end = Je suis de retour

plan-refused-turn = C'est déjà ton tour.
plan-refused-days = { $days ->
    [one] Il ne te reste que { $days } jour de congé dans cette partie.
   *[other] Il ne te reste que { $days } jours de congé dans cette partie.
}
