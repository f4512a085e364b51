# Avance : davantage de cartes dans la première main, ou des points au départ.

handicap = Avance
handicap-of = Avance :
handicap-cards-label = Cartes de plus au départ
handicap-points-label = Points au départ
handicap-cards = { $count ->
    [one] { $count } carte de plus
   *[other] { $count } cartes de plus
}
handicap-help = Une avance équilibre la partie entre petits et grands. Dix points valent environ un niveau de l'ordinateur, quatre cartes de plus environ un demi-niveau.
