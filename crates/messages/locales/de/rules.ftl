# Die Regelseite. `rule-P4` erklärt Abschnitt P4 von docs/rules.md; `.example` ist freiwillig.

rules-title = Die Spielregeln
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

rules-title-box = Was es gibt
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
rules-title-mistakes = Leicht verwechselt
rules-intro-mistakes = Für alle, die das Spiel anderswo kennengelernt haben.
