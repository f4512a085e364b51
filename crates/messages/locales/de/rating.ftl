# Die Spielstärke der Person gegen Bots.

rating-switch = Gegner auf meinem Niveau
rating-switch-help = „Jetzt spielen“ wählt Bots, die zu deiner Spielstärke passen. Sie bleibt in diesem Browser; es zählen nur beendete Partien einer Person gegen Bots, und keine, solange dies aus ist.
rating-opponents = Anzahl der Gegner
rating-none = Noch keine gewertete Partie. Die ersten Gegner sind Anfänger.
rating-shown = { $count ->
    [one] Deine Spielstärke: { NUMBER($rating) } ± { NUMBER($spread) } nach 1 Partie. Etwa auf deinem Niveau: { $level }.
   *[other] Deine Spielstärke: { NUMBER($rating) } ± { NUMBER($spread) } nach { $count } Partien. Etwa auf deinem Niveau: { $level }.
}
rating-reset = Meine Spielstärke zurücksetzen
