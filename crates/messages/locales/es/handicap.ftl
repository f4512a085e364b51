# Ventaja: más cartas en la primera mano o puntos al empezar.

handicap = Ventaja
handicap-of = Ventaja:
handicap-cards-label = Cartas iniciales de más
handicap-points-label = Puntos iniciales
handicap-cards = { $count ->
    [one] { $count } carta más
   *[other] { $count } cartas más
}
handicap-help = Una ventaja iguala la partida entre peques y mayores. Diez puntos equivalen más o menos a un nivel del ordenador; cuatro cartas más, a medio nivel.
