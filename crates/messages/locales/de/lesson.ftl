# Die Lektionen: eine erste Partie, Schritt für Schritt.

lesson-step = Schritt { NUMBER($n) } von { NUMBER($total) }
lesson-watch = Sieh zu, was passiert …
lesson-other = Das ist auch erlaubt. Aber probieren wir zuerst das hier.
lesson-leave = Verlassen
lesson-again-all = Von vorn
lesson-next = Nächste Lektion
lesson-play = Gegen einen Anfänger weiterspielen

lesson-draw = Wenn du dran bist, tust du eins von beidem: 4 Karten ziehen oder einen Edelstein legen. Deine Karten liegen unter der Felswand, und es sind wenige. Zieh also 4 Karten.
lesson-place = Deine Gegnerin hat einen Edelstein gelegt. Sie hat auch die Wasserbox: Am Ende jedes ihrer Züge fällt ein Tropfen auf die oberste freie Felsritze der ersten Spalte. Leg nun selbst einen Edelstein. In der ersten Spalte kostet eine Felsritze eine Karte ihrer Farbe. Wähle die blaue in Reihe 3 und bezahle 1 blaue Karte.
lesson-price = Die Zahlen über den Spalten sind die Preise: je weiter rechts, desto teurer. Dafür zählt ein Edelstein dort lange für seine Reihe. Wähle die blaue Felsritze in Spalte 5, Reihe 1, und bezahle 5 blaue Karten.
lesson-pair = Keine orange Karte auf der Hand? Zwei Karten einer anderen Farbe stehen für eine, die du brauchst. Wähle die unterste Felsritze von Spalte 1, orange, in Reihe 5, und bezahle sie mit 2 weißen Karten.
lesson-gems-done = Gut gemacht! Du kannst ziehen, legen und bezahlen. In Spalte 1 ist noch eine Felsritze frei: Sieh, was passiert, wenn sie gefüllt wird.

lesson-cards = Der Tropfen hat Spalte 1 gefüllt, also wurde sie sofort gewertet. Ihr hattet beide 2 Edelsteine; bei Gleichstand entscheidet der unterste, und das ist deiner: 4 Punkte. Dann bekam in jeder Reihe das Plättchen, wer dort die meisten Edelsteine hatte: Drei Plättchen gehören dir. Zuletzt rückte der Wasserrahmen weiter. Setz das Plättchen ein, das dir 3 Karten gibt.
lesson-any = Mit dem Plättchen für beliebige Farbe zählt nur die Zahl der Karten, nicht ihre Farbe. Wähle die blaue Felsritze in Spalte 4, Reihe 2: Sie kostet 3 Karten, und du hast von jeder Farbe eine. Bezahle mit dem Plättchen.
lesson-double = Ein Doppelzug-Plättchen gibt dir nach der ersten Aktion noch eine. Setz es jetzt ein.
lesson-again = Noch eine Aktion! Deine Hand ist leer: Zieh 4 Karten.
lesson-tiles-done = Du hast jede Art von Plättchen eingesetzt. Plättchen mit Punkten behältst du: Sie zählen am Ende. Und die Wasserbox gehört jetzt dir: Deine Züge enden mit einem Tropfen.

lesson-limit = Du hast 12 Karten gespart. In deinem Zug darfst du auch mehr haben. Zieh 4 Karten.
lesson-discard = Am Ende eines Zuges behält niemand mehr als 12 Karten. Vier müssen weg; welche, entscheidest du. Der Vorschlag lässt dir von jeder Farbe 4: Leg diese Karten ab.
lesson-limit-done = Jetzt weißt du alles über Karten. Gehen wir ans Ende dieser Partie.

lesson-end = In Spalte 9 ist noch eine Felsritze frei, die weiße in Reihe 3. Sobald Spalte 9 gewertet wird, endet die Partie: Die Spalten 10 und 11 werden gewertet, wie sie sind, und die Punkte der Plättchen kommen dazu. Fülle die Felsritze für 1 weiße Karte.
lesson-end-done = Die Partie ist zu Ende, und du hast gewonnen. Mehr musst du nicht wissen: Der Rest ist Übung.
