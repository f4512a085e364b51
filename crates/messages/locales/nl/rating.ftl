# Het niveau van de speler tegen bots.

rating-switch = Tegenstanders van mijn niveau
rating-switch-help = ‘Meteen spelen’ kiest bots die bij jouw niveau passen. Het niveau blijft in deze browser; alleen uitgespeelde spellen van één persoon tegen bots tellen, en geen zolang dit uit staat.
rating-opponents = Aantal tegenstanders
rating-none = Nog geen spel dat telt. De eerste tegenstanders zijn beginners.
rating-shown = { $count ->
    [one] Jouw niveau: { NUMBER($rating) } ± { NUMBER($spread) } na 1 spel. Ongeveer even sterk: { $level }.
   *[other] Jouw niveau: { NUMBER($rating) } ± { NUMBER($spread) } na { $count } spellen. Ongeveer even sterk: { $level }.
}
rating-reset = Mijn niveau vergeten
