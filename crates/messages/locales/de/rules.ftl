# Die Regelseite. `rule-P4` erklärt Abschnitt P4 von docs/rules.md; `.example` ist freiwillig.

rules-search = In den Regeln suchen
rules-search-none = Nichts gefunden zu „{ $query }“.
rules-search-found = { $count ->
    [one] 1 Regel gefunden
   *[other] { $count } Regeln gefunden
}
rules-contents = Inhalt
rules-example = Beispiel
rules-ruling = Unsere Festlegung
rules-ruling-help = Die Anleitungen schweigen hier oder widersprechen sich je nach Sprache. So spielen wir es.
rules-clause = Regel { $clause }
rules-goal = Hinter dem Wasserfall liegt eine Felswand voller Felsritzen. Du füllst sie mit Edelsteinen deiner Farbe. Ist die vorderste Spalte voll, gibt es Punkte für die meisten Edelsteine darin, und wer in einer Reihe vorn liegt, bekommt ihr Bonus-Plättchen. Dann rückt das Wasser weiter. Wer am Ende die meisten Punkte hat, gewinnt.

rules-title-box = Das Spielmaterial
rules-intro-box = Die Felswand, der Wasserrahmen, der an ihr entlangwandert, und was hineinkommt.
rules-title-setup = Aufbau
rules-intro-setup = Das erledigt die App für dich.
rules-title-turn = Dein Zug
rules-intro-turn = Eine Aktion: ziehen oder legen. Danach vielleicht ein Wassertropfen.
rules-title-place = Einen Edelstein legen
rules-intro-place = Je weiter rechts, desto teurer. Bezahlt wird mit Karten in der Farbe der Felsritze.
rules-title-water = Wassertropfen
rules-intro-water = Auch Tropfen füllen die erste Spalte. Niemand hält das Wasser ewig auf.
rules-title-scoring = Eine Spalte wird gewertet
rules-intro-scoring = Erst der Fels, dann die Plättchen, dann rückt der Wasserrahmen weiter.
rules-title-tiles = Bonus-Plättchen
rules-intro-tiles = Vier Arten: Punkte, Karten, beliebige Farbe, Doppelzug.
rules-title-end = Das Ende
rules-intro-end = Mit dem drittletzten Felsen geht die Partie zu Ende.
rules-title-supplies = Wenn etwas ausgeht
rules-intro-supplies = Das kommt selten vor und ändert nichts.
rules-title-mistakes = Häufige Irrtümer
rules-intro-mistakes = Für alle, die das Spiel anderswo kennengelernt haben.

## Was es gibt

rule-C1 = Zwei bis vier Personen spielen, jede mit einer Farbe: Rot, Gelb, Lila oder Grün. Ihr sitzt im Kreis, und niemand wechselt den Platz.
rule-C2 = Es gibt 60 Karten: 20 weiße, 20 blaue und 20 orange. Alle Karten sind gleich viel wert; Joker sind keine darunter.
rule-C3 = Es gibt 45 Bonus-Plättchen: 35 mit heller und 10 mit dunkler Rückseite.
rule-C4 = Jeder hat 35 Edelsteine. Einer zeigt deine Punkte an, die anderen 34 kannst du in die Felswand legen.
rule-C5 = Es gibt 50 Wassertropfen.
rule-C6 = Die Felswand hat 14 Plätze. Die ersten 11 sind Spalten mit Felsritzen und einem Fels darunter; auf den letzten drei liegen nur Plättchen. Die Spalten 1 bis 10 sind fünf Streifen mit je einer hellen und einer dunklen Spalte, die von Partie zu Partie die Plätze tauschen; Spalte 11 ist immer gleich. Jede Felsritze hat eine Farbe und liegt in einer von fünf Reihen, Reihe 1 ist oben. In einer Spalte ist immer klar, welche Felsritze tiefer liegt, auch wenn eine Reihe mehrere enthält.
rule-C7 = Auf den Plätzen 6 bis 14 liegen verdeckte Plättchen, eines je Reihe: helle Rückseiten auf 6 bis 12, dunkle auf 13 und 14.
rule-C8 = Der Wasserrahmen zeigt fünf Spalten und rechts daneben die fünf Plättchen des nächsten Platzes. Er beginnt bei Spalte 1 und bleibt bei Spalte 9 stehen. Nahe am Ende der Felswand zeigt er weniger Spalten: erst vier (8 bis 11), dann drei (9 bis 11).
rule-C9 = Der Fels unter einer Spalte zeigt ihre Punkte. Zu viert bekommen die ersten drei Ränge Punkte, zu dritt die ersten zwei, zu zweit nur der erste. Die Werte hängen von der Zahl der Spieler ab.

## Aufbau

rule-S1 = Die fünf Streifen kommen in zufälliger Reihenfolge an ihren Platz. Ein Streifen wird nie umgedreht.
rule-S2 = Die Plättchen werden gemischt, helle und dunkle getrennt, und verdeckt ausgelegt. Die fünf neben dem Wasserrahmen, auf Platz 6, werden aufgedeckt.
rule-S3 = Alle beginnen ohne Punkte.
rule-S4 = Wer anfängt, bekommt die Edelsteinbox. Wer rechts daneben sitzt und in der ersten Runde als Letzter drankommt, bekommt die Wasserbox.
rule-S5 = Der erste Spieler bekommt 4 Karten, der zweite 5, der dritte 6, der vierte 7. Deine Karten hältst du geheim.
rule-S6 = Die übrigen Karten sind der Nachziehstapel. Gebrauchte Karten kommen auf den Ablagestapel; den dürfen alle ansehen.

## Dein Zug

rule-T1 = Wenn du die Edelsteinbox hast, bist du am Zug. Sie wandert im Uhrzeigersinn.
rule-T2 = Zuerst führst du genau eine Aktion aus: Karten ziehen oder einen Edelstein legen. Passen darfst du nicht.
rule-T3 = Ziehen: Nimm 4 Karten vom Nachziehstapel. Niemand sonst sieht sie.
rule-T4 = Geht der Nachziehstapel aus, wird der Ablagestapel gemischt und zum neuen Nachziehstapel. Dann ziehst du weiter.
rule-T5 = Sind beide Stapel leer, bekommst du, was da war. Später gibt es nichts nach.
rule-T6 = Nach deiner Aktion setzt du einen Wassertropfen, wenn du die Wasserbox hast. Dann geht die Edelsteinbox im Uhrzeigersinn weiter.
rule-T7 = Hast du am Ende deines Zuges mehr als 12 Karten, legst du offen so viele deiner Wahl ab, dass genau 12 bleiben. Das geschieht, bevor die Edelsteinbox weitergeht. Während deines Zuges darfst du beliebig viele haben.
rule-T8 = Endet die Partie in deinem Zug, musst du nichts mehr ablegen.

## Einen Edelstein legen

rule-P1 = Wähle eine freie Felsritze in einer Spalte im Wasserrahmen. Felsritzen mit einem Edelstein oder Wassertropfen sind besetzt.
rule-P2 = Der Preis hängt von der Spalte ab: 1 Karte für die erste im Wasserrahmen, 2 für die zweite, bis zu 5 für die fünfte. Die Karten müssen die Farbe der Felsritze haben.
rule-P3 = Statt jeder verlangten Karte darfst du zwei Karten einer anderen Farbe zahlen. Das darfst du für beliebig viele Karten tun und, wenn du willst, jedes Mal mit einer anderen Farbe.
    .example = Eine Felsritze kostet 3 blaue Karten. Du kannst 3 blaue zahlen; oder 2 blaue und 2 weiße; oder 1 blaue, 2 weiße und 2 orange; oder 6 orange; und so weiter.
rule-P4 = Du zahlst genau passend, nie eine Karte mehr als nötig. Die Karten kommen auf den Ablagestapel.
rule-P5 = Dann kommt einer deiner Edelsteine aus dem Vorrat in die Felsritze. Dort bleibt er bis zum Ende der Partie, außer deine Edelsteine gehen aus.
rule-P6 = Eine Aktion ist ein Edelstein. Für einen zweiten im selben Zug brauchst du ein Doppelzug-Plättchen.

## Wasser

rule-W1 = Ein Wassertropfen kommt auf die oberste freie Felsritze der ersten Spalte im Wasserrahmen. Du musst ihn setzen und hast keine Wahl. Für Edelsteine ist diese Felsritze dann verschlossen.
rule-W2 = Die Wasserbox behältst du, bis eine Spalte gewertet wird.
rule-W3 = Füllt dein eigener Edelstein die erste Spalte, sodass sie gewertet wird, setzt du in diesem Zug keinen Wassertropfen.
rule-W4 = Wurde in einem Zug eine Spalte gewertet, setzt in diesem Zug niemand mehr einen Wassertropfen: auch nicht, wer die Wasserbox gerade bekommen hat, und auch nicht nach einem Doppelzug.
rule-W5 = Wie viele Doppelzüge du auch machst: Wird keine Spalte gewertet, fällt ein einziger Wassertropfen, nach deiner letzten Aktion.

## Wertung

rule-I1 = Sobald die letzte freie Felsritze der ersten Spalte gefüllt ist, mit einem Edelstein oder einem Wassertropfen, wird diese Spalte gewertet, bevor irgendetwas anderes geschieht. Ist eine andere Spalte voll, passiert noch nichts.
rule-I2 = Wer die meisten Edelsteine in der Spalte hat, bekommt den höchsten Wert des Felsens, wer die zweitmeisten hat, den nächsten, und so weiter. Ohne Edelstein dort gibt es nichts.
rule-I3 = Bei Gleichstand vergleicht ihr euren jeweils tiefsten Edelstein in der Spalte: Der tiefere ist vorn, dann der nächsttiefere.
rule-I4 = Dann werden die Plättchen neben dem Wasserrahmen verteilt, Reihe für Reihe von oben. Ein Plättchen geht an den Spieler mit den meisten Edelsteinen in seiner Reihe im Wasserrahmen. Die gerade gewertete Spalte zählt noch mit.
rule-I5 = Bei Gleichstand in einer Reihe ist vorn, wessen letzter Edelstein in der Reihe weiter rechts liegt. Liegen diese Edelsteine in derselben Spalte, ist der tiefere vorn.
rule-I6 = Liegt in einer Reihe kein Edelstein, kommt ihr Plättchen aus dem Spiel.
rule-I7 = Dann rückt der Wasserrahmen eine Spalte nach rechts, und die nächsten fünf Plättchen werden aufgedeckt. Die gewertete Spalte verschwindet hinter dem Wasserfall: Ihre Edelsteine zählen für nichts mehr.
rule-I8 = Ist die neue erste Spalte schon voll, wird sie sofort ebenso gewertet. Folgt keine weitere, geht die Wasserbox gegen den Uhrzeigersinn an den nächsten Spieler: nur einmal, auch wenn mehrere Spalten gewertet wurden.
rule-I9 = Nach einer Wertung darfst du noch Bonus-Plättchen einsetzen, bevor die Edelsteinbox weitergeht, auch die eben gewonnenen, auch für einen Doppelzug. Füllt das wieder die erste Spalte, wird wieder gewertet.

## Bonus-Plättchen

rule-B1 = Punkte: Du behältst das Plättchen, am Ende ist es so viel wert, wie darauf steht. Vorher bewirkt es nichts.
rule-B2 = Karten: Gib das Plättchen ab und ziehe 2, 3 oder 4 Karten, wie es darauf steht. Das geht vor oder nach deiner Aktion, mit so vielen solchen Plättchen, wie du hast.
rule-B3 = Beliebige Farbe: Gib das Plättchen ab, wenn du einen Edelstein legst. Dann zählt nur die Anzahl der Karten, nicht ihre Farbe. Zwei Karten statt einer gehen dabei nicht.
rule-B4 = Du darfst mehrere Plättchen in einem Zug einsetzen, gleiche oder verschiedene, zu Beginn oder am Ende.
rule-B5 = Doppelzug: Gib das Plättchen nach einer Aktion ab und führe noch eine aus, ziehen oder legen, wie du willst. Mit einem weiteren solchen Plättchen geht es noch einmal.
rule-B6 = Plättchen setzt du ein, bevor der Wassertropfen fällt und die Edelsteinbox weitergeht. Nur nach einer Wertung ist es anders: Dann fällt kein Tropfen, und du darfst noch Plättchen einsetzen.
rule-B7 = Eingesetzte Plättchen kommen aus dem Spiel.
rule-B8 = Alle sehen, wer welches Plättchen gewinnt; sie sind also nicht geheim. Am Tisch dürft ihr sie verdeckt vor euch legen.

## Das Ende

rule-E1 = Die Partie endet, sobald Spalte 9 gewertet wird, der dritte Fels von rechts. Niemand kommt mehr dran, auch wenn die Runde nicht vollständig ist.
rule-E2 = Spalte 9 wird gewertet wie alle anderen, mit ihren Plättchen.
rule-E3 = Dann werden auch die Spalten 10 und 11 gewertet, ob voll oder nicht: nur die Felsen, keine Plättchen.
rule-E4 = Dann zählen alle die Punkte auf ihren Plättchen dazu.
rule-E5 = Wer die meisten Punkte hat, gewinnt. Haben mehrere gleich viele, gewinnen sie gemeinsam.
rule-E6 = Die Punkteleiste hat 80 Felder. Ab 80 geht es von vorn weiter; deine Punktzahl ist natürlich die ganze Zahl.

## Vorrat

rule-F1 = Wird ein Wassertropfen gebraucht und ist keiner mehr da, kommen alle Tropfen hinter dem Wasserfall in den Vorrat zurück.
rule-F2 = Brauchst du einen Edelstein und hast keinen mehr, kommen alle deine Edelsteine hinter dem Wasserfall in deinen Vorrat zurück.
rule-F3 = Sonst ändert sich dadurch nichts: Was hinter dem Wasserfall liegt, zählt ohnehin nicht mehr.

## Beispiele

rule-X1 = Drei Preise: Eine weiße Felsritze in der ersten Spalte des Wasserrahmens kostet 1 weiße Karte. Eine blaue in der vierten kostet 4 blaue, eine orange in der fünften 5 orange.
rule-X2 = Vier Spieler, ein Fels mit 8, 5 und 2. Grün hat die meisten Edelsteine in der Spalte. Gelb und Rot haben gleich viele, aber Rot hat einen tieferen. Lila hat am wenigsten. Grün bekommt 8 Punkte, Rot 5, Gelb 2, Lila keine.
rule-X3 = Fünf Plättchen. Reihe 1: Gelb, Rot und Lila haben gleich viele, Lila liegt am weitesten rechts und gewinnt das Plättchen. Reihe 2: kein Edelstein, das Plättchen kommt aus dem Spiel. Reihe 3: Gelb hat die meisten. Reihe 4: Grün hat die meisten. Reihe 5: Grün und Rot haben je zwei, und ihre letzten liegen in derselben Spalte; der grüne liegt tiefer, also gewinnt Grün das Plättchen.
rule-X4 = Alle vier haben in einer Spalte gleich viele. Wer den tiefsten Edelstein hat, bekommt den höchsten Wert, wer den nächsttieferen hat, den mittleren, der Dritte den kleinsten. Der Vierte geht leer aus.
rule-X5 = Neue Plättchen werden aufgedeckt, wenn der Wasserrahmen weiterrückt, nicht erst bei ihrer Wertung. Der Startspieler hat nie beide Boxen. Eine Aktion ist ein Edelstein. Spalten hinter dem Wasserfall zählen in einer Reihe nicht mit. Und die Wasserbox wandert nur einmal weiter, auch wenn mehrere Spalten nacheinander gewertet werden.
