# Die Wertung der Person gegen Bots.

rating-switch = Gegner in meiner Stärke
rating-switch-help = „Gleich spielen“ wählt Bots, die zu deiner Wertung passen. Die Wertung bleibt in diesem Browser; es zählen beendete Partien einer Person gegen Bots.
rating-opponents = Anzahl der Gegner
rating-none = Noch keine gewertete Partie. Die ersten Gegner sind Anfänger.
rating-shown = { $count ->
    [one] Deine Wertung: { NUMBER($rating) } ± { NUMBER($spread) } nach 1 Partie. Etwa ebenbürtig: { $level }.
   *[other] Deine Wertung: { NUMBER($rating) } ± { NUMBER($spread) } nach { $count } Partien. Etwa ebenbürtig: { $level }.
}
rating-reset = Meine Wertung vergessen
