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

lesson-goal = Wer die meisten Punkte hat, gewinnt. Punkte gibt es, wenn das Wasser eine Spalte erreicht, in der du viele Edelsteine hast.
lesson-water = Deine Gegnerin hat die Wasserbox, darum endete ihr Zug mit einem Tropfen. Er fällt auf die oberste freie Felsritze der ersten Spalte.
lesson-prices = Die Zahlen über den Spalten sind die Preise. Jede Spalte weiter rechts kostet eine Karte mehr.
lesson-scored = Der Tropfen hat Spalte 1 gefüllt, also wurde sie gewertet. Ihr hattet beide 2 Edelsteine: Der tiefere entscheidet, und du bekommst 4 Punkte.
lesson-rows = Danach gab jede Reihe ihr Plättchen dem, der dort die meisten Edelsteine hatte. Drei davon gehören dir.
lesson-moved = Spalte 1 liegt jetzt unter Wasser, ihre Edelsteine zählen nicht mehr. Der Rahmen ist weitergerückt, und alle Preise sind um eins gefallen.
lesson-timing = Jetzt hast du die Wasserbox: Jeder deiner Züge endet mit einem Tropfen. Zähl die freien Felsritzen der ersten Spalte, dann weißt du, wann sie gewertet wird.

## Aufgaben

lesson-draw = Wenn du dran bist, ziehst du 4 Karten oder legst einen Edelstein. Du hast wenige Karten: Zieh 4.
lesson-place = Leg einen Edelstein auf die markierte Felsritze. In der ersten Spalte kostet das 1 Karte ihrer Farbe.
lesson-price = Die markierte Felsritze kostet 5 blaue Karten. Das lohnt sich: Dort zählt dein Edelstein bei 5 Wertungen für seine Reihe.
lesson-pair = Keine orange Karte? Zwei Karten einer anderen Farbe ersetzen eine: Bezahl die markierte Felsritze mit 2 weißen.
lesson-gems-done = Gut gemacht! In Spalte 1 ist noch eine Felsritze frei: Sieh dir an, was passiert, wenn sie voll wird.

lesson-cards = Setz das markierte Plättchen ein: Es bringt dir 3 Karten.
lesson-any = Mit dem Farbplättchen zählt nur, wie viele Karten du zahlst. Bezahl die markierte Felsritze mit je 1 Karte von jeder Farbe.
lesson-double = Setz das Doppelzug-Plättchen ein: Es gibt dir noch eine Aktion.
lesson-again = Noch eine Aktion, aber keine Karten. Zieh 4.
lesson-tiles-done = Du hast jede Art von Plättchen eingesetzt. Plättchen mit Punkten behältst du: Sie zählen am Ende.

lesson-limit = Du hast 12 Karten auf der Hand und darfst noch mehr ziehen. Zieh 4.
lesson-discard = Am Ende deines Zuges darfst du 12 behalten. Tippe an, was du abgeben willst, und leg die 4 Karten ab.
lesson-limit-done = Das war deine eigene Entscheidung. Sehen wir uns nun das Ende dieser Partie an.

lesson-end = Sobald Spalte 9 gewertet wird, ist die Partie zu Ende. Füll ihre letzte Felsritze für 1 weiße Karte.
lesson-end-done = Spalte 10 und 11 wurden gewertet, wie sie waren, dazu kamen die Punkte der Plättchen, und du hast gewonnen. Spiel jetzt deine eigene Partie!

## Eine eigene Entscheidung und was dazu gesagt wird

lesson-free = Du bist dran, diesmal ohne Hilfe: Tu, was du für das Beste hältst.
lesson-free-drew = Du hattest schon 12 Karten und musst nun welche ablegen. Mit voller Hand legst du besser einen Edelstein.
lesson-free-near = Gut für schnelle Punkte: Diese Spalte wird als nächste oder übernächste gewertet. Der Edelstein ist billig, zählt aber nur kurz.
lesson-free-far = { $count ->
    [one] Du investierst: Dieser Edelstein zählt bei 1 Wertung für seine Reihe.
   *[other] Du investierst: Dieser Edelstein zählt bei { $count } Wertungen für seine Reihe. Er kostet jetzt mehr und nützt dir lange.
}
lesson-free-tile = Plättchen verfallen nicht. Heb sie dir auf, bis sie dir eine Spalte oder Reihe sichern.
