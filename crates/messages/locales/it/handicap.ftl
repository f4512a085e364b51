# Vantaggio: più carte nella prima mano o punti all'inizio.

handicap = Vantaggio
handicap-of = Vantaggio:
handicap-cards-label = Carte iniziali in più
handicap-points-label = Punti iniziali
handicap-cards = { $count ->
    [one] { $count } carta in più
   *[other] { $count } carte in più
}
handicap-help = Un vantaggio rende equilibrata la partita fra grandi e piccoli. Dieci punti valgono circa un livello del computer, quattro carte in più circa mezzo.
