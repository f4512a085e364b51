# Das Ende der Partie: Endstand, Aufzeichnung, Revanche.

final-title = Der Endstand
final-you-win = Du hast gewonnen!
final-you-share = Du hast gewonnen, gemeinsam mit { $others }!
final-wins = { $name } gewinnt
final-share = { $names } gewinnen gemeinsam
final-how = Woher die Punkte kommen
final-column = Spalte { NUMBER($column) }
final-columns = Felsen
final-head-start = Vorsprung
final-tiles = Plättchen
final-total = Summe
final-place = Platz { NUMBER($n) }
final-cell = { $name }, Spalte { NUMBER($column) }: { points }
final-tie = Bei Gleichstand entschied der tiefer liegende Edelstein.
final-chart = Punkte im Verlauf der Partie
final-chart-point = Zug { NUMBER($n) }, { $name }: { points }
final-chart-turns = Züge
final-study = Ansehen und auswerten
final-record = Aufzeichnung
final-record-save = Aufzeichnung speichern
final-record-copy = Aufzeichnung kopieren
final-record-copied = Aufzeichnung kopiert.
final-rematch = Noch einmal spielen
final-rematch-same = Noch einmal mit denselben Karten
final-rematch-same-help = Dieselben Streifen, Plättchen und Startkarten. Was später gezogen wird, hängt von den Zügen ab.
final-rematch-other = Neu mischen
final-seed = Spielnummer: { $seed }
final-turns = { $count ->
    [one] 1 Zug
   *[other] { $count } Züge
}
