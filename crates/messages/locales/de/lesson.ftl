# Die Lektionen: eine erste Partie, Schritt für Schritt.

lesson-step = Schritt { NUMBER($n) } von { NUMBER($total) }
lesson-watch = Schau auf die Felswand …
lesson-other = Das wäre auch erlaubt. Probier aber zuerst das:
lesson-leave = Verlassen
lesson-menu = Lektionen
lesson-read-on = Weiter
lesson-next = Nächste Lektion
lesson-play = Gegen einen Anfänger spielen

## Die Titel der Lektionen

lesson-gems-title = Karten und Edelsteine
lesson-tiles-title = Wertung und Plättchen
lesson-limit-title = Volle Hand und freie Wahl
lesson-end-title = Das Ende einer Partie

## Zwischen den Aufgaben

lesson-goal = Wer die meisten Punkte hat, gewinnt. Punkte bekommst du, wenn eine Spalte voll ist und du darin die meisten Edelsteine hast.
lesson-water = Dein Gegner hat die Wasserbox und beendet jeden Zug mit einem Tropfen. Der verschließt die oberste freie Felsritze der ersten Spalte.
lesson-prices = Die Zahlen über den Spalten sind die Preise. Jede Spalte weiter rechts kostet eine Karte mehr.
lesson-scored = Der Tropfen hat Spalte 1 gefüllt, also wurde sie gewertet. Ihr hattet beide 2 Edelsteine, aber der tiefste war deiner: Du bekommst 4 Punkte.
lesson-rows = Dann ging das Plättchen rechts neben jeder Reihe an den, der dort die meisten Edelsteine hatte. Drei davon gehören dir.
lesson-moved = Spalte 1 liegt jetzt unter Wasser, ihre Edelsteine zählen nicht mehr. Der Rahmen ist eine Spalte weitergerückt, und alle Preise sind um eins gesunken.
lesson-timing = Jetzt hast du die Wasserbox: Jeder deiner Züge endet mit einem Tropfen. Zähl die freien Felsritzen der ersten Spalte, dann weißt du, wann sie gewertet wird.

## Aufgaben

lesson-draw = Wenn du dran bist, ziehst du 4 Karten oder legst einen Edelstein. Du hast wenige Karten: Zieh 4.
lesson-place = Wähle die markierte blaue Felsritze in Reihe 3 und zahle 1 blaue Karte. In der ersten Spalte kostet jede 1 Karte ihrer Farbe.
lesson-price = Zahle 5 blaue Karten für die markierte Felsritze in Spalte 5. Das lohnt sich: Dieser Edelstein zählt bei 5 Wertungen mit, nicht nur bei einer.
lesson-pair = Keine orange Karte? Zwei Karten einer anderen Farbe ersetzen eine: Bezahl die markierte orange Felsritze in Spalte 1 mit 2 weißen.
lesson-gems-done = Gut gemacht! In Spalte 1 ist noch eine Felsritze frei: Sieh dir an, was passiert, wenn sie voll wird.

lesson-cards = Setz das markierte Plättchen ein: Es bringt dir 3 Karten. Das zählt nicht als Aktion.
lesson-any = Mit dem Plättchen „beliebige Farbe“ zählt nur, wie viele Karten du zahlst. Bezahl die markierte Felsritze in Spalte 4 mit 1 Karte von jeder Farbe.
lesson-double = Setz das Doppelzug-Plättchen ein: Es gibt dir noch eine Aktion.
lesson-again = Du hast noch eine Aktion, aber keine Karten: Zieh 4.
lesson-tiles-done = Das waren drei Arten von Plättchen. Die vierte zeigt Punkte: Diese Plättchen behältst du, sie zählen am Ende.

lesson-limit = Du hast 12 Karten auf der Hand und darfst noch mehr ziehen. Zieh 4.
lesson-discard = Am Ende deines Zuges behältst du höchstens 12 Karten deiner Wahl. Hier sind 4 zum Ablegen schon gewählt: Leg sie ab oder wähle andere.

lesson-end = Ein Sprung ans Ende dieser Partie: Wird Spalte 9 gewertet, ist Schluss. Füll ihre letzte Felsritze für 1 weiße Karte.
lesson-end-done = Auch Spalte 10 und 11 wurden gewertet, ob voll oder nicht, dazu kamen die Punkte der Plättchen. Du hast gewonnen: Spiel jetzt deine eigene Partie!

## Eine eigene Entscheidung und was dazu gesagt wird

lesson-free = Du bist dran, diesmal ohne Hilfe: Tu, was du für das Beste hältst.
lesson-free-drew = Du hattest schon 12 Karten und musst nun welche ablegen. Mit voller Hand legst du besser einen Edelstein.
lesson-free-near = Gut für schnelle Punkte: Diese Spalte wird als nächste oder übernächste gewertet. Der Edelstein war billig, zählt aber nur kurz.
lesson-free-far = { $count ->
    [one] Du investierst: Dieser Edelstein zählt bei 1 Wertung für seine Reihe.
   *[other] Du investierst: Dieser Edelstein zählt bei { $count } Wertungen für seine Reihe. Er kostet jetzt mehr und nützt dir lange.
}
lesson-free-tile = Plättchen verfallen nicht. Heb sie dir auf, bis sie dir eine Spalte oder Reihe sichern.
