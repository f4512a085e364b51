# Was wäre, wenn? Andere Fortsetzungen.

branch-title = Was wäre, wenn?
branch-text = Spiele von hier aus weiter. Alles davor bleibt, wie es war.
branch-name = Name
branch-name-usual = Was wäre, wenn – Zug { NUMBER($turn) }
branch-by-hand = von Hand
branch-start = Von hier weiterspielen
branch-list = Varianten
branch-lines = Punkte im Verlauf der Partie. Dünne Linien: die echte Partie. Dicke Linien: deine Varianten.
branch-real = Echte Partie
branch-from = ab Zug { NUMBER($turn) }
branch-continue = Weiterspielen
branch-delete = Löschen
branch-back = Zurück zur echten Partie
