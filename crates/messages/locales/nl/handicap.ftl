# Voorsprong: meer kaarten in de eerste hand of punten bij het begin.

handicap = Voorsprong
handicap-of = Voorsprong:
handicap-cards-label = Extra kaarten bij het begin
handicap-points-label = Punten bij het begin
handicap-cards = { $count ->
    [one] { $count } kaart extra
   *[other] { $count } kaarten extra
}
handicap-help = Met een voorsprong zijn groot en klein aan elkaar gewaagd. Tien punten zijn ongeveer één niveau van de computer waard, vier extra kaarten ongeveer een half.
