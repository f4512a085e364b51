# Vantagem: mais cartas na primeira mão ou pontos no início.

handicap = Vantagem
handicap-of = Vantagem:
handicap-cards-label = Cartas iniciais a mais
handicap-points-label = Pontos iniciais
handicap-cards = { $count ->
    [one] { $count } carta a mais
   *[other] { $count } cartas a mais
}
handicap-help = Uma vantagem equilibra a partida entre crianças e adultos. Dez pontos valem mais ou menos um nível do computador; quatro cartas a mais, meio nível.
