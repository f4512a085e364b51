# Vorsprung: mehr Karten auf der ersten Hand oder Punkte zu Beginn.

handicap = Vorsprung
handicap-of = Vorsprung:
handicap-cards-label = Zusätzliche Karten zu Beginn
handicap-points-label = Punkte zu Beginn
handicap-cards = { $count ->
    [one] { $count } Karte mehr
   *[other] { $count } Karten mehr
}
handicap-help = Ein Vorsprung gleicht unterschiedliche Spielstärken aus, zum Beispiel zwischen Groß und Klein. Zehn Punkte sind etwa eine Stufe des Computers wert, vier Karten mehr etwa eine halbe.
