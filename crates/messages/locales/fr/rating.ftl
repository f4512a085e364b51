# La cote de la personne contre les bots.

rating-switch = Adversaires de mon niveau
rating-switch-help = « Jouer tout de suite » choisit des bots adaptés à ta cote. La cote reste dans ce navigateur ; seules comptent les parties terminées d'une personne contre des bots, et aucune tant que cette option est désactivée.
rating-opponents = Nombre d'adversaires
rating-none = Aucune partie classée pour l'instant. Les premiers adversaires sont des débutants.
rating-shown = { $count ->
    [one] Ta cote : { NUMBER($rating) } ± { NUMBER($spread) } après { $count } partie. À peu près de ton niveau : { $level }.
   *[other] Ta cote : { NUMBER($rating) } ± { NUMBER($spread) } après { $count } parties. À peu près de ton niveau : { $level }.
}
rating-reset = Effacer ma cote
