# Was die Zeichen an der Felswand bedeuten.

legend-exact = Das Leuchten: Diese Felsritze kannst du mit Karten ihrer Farbe bezahlen.
legend-substitutes = Ein Ring aus zwei Hälften: Du kannst sie mit Paaren einer anderen Farbe oder einem Plättchen bezahlen.
legend-drop = Der gepunktete Ring: Hier fällt der nächste Tropfen und verschließt die Felsritze.
legend-price = Der Preis: So viele Karten kostet jede Felsritze der Spalte. Er sinkt, sobald der Rahmen weiterrückt.
legend-rock = Der Fels: Punkte für die meisten Edelsteine der Spalte, dann für die zweitmeisten. Darunter: wer sie jetzt bekäme und mit wie vielen Edelsteinen.
legend-tile = Das Plättchen einer Reihe bekommt, wer dort die meisten Edelsteine hat. Der kleine Edelstein zeigt, wer das gerade ist.
legend-strip = Die ganze Felswand: Links vom goldenen Rahmen steht alles unter Wasser, am hellen Strich endet die Partie. Tippe, um eine andere Stelle zu sehen.
