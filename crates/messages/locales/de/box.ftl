# „Meine Schachtel“: hier zeichnet, wer das gedruckte Spiel besitzt, die eigene Ausgabe.

box-lead = Du besitzt das gedruckte Spiel? Zeichne hier seine Felswand ab und spiele mit deiner eigenen Schachtel. Jede Änderung wird in diesem Browser gespeichert.

## Entwürfe und Ausgaben

box-drafts = Deine Entwürfe
box-draft-complete = vollständig
box-draft-missing = { $count ->
    [one] es fehlt noch 1 Angabe
   *[other] es fehlen noch { $count } Angaben
}
box-unnamed = ohne Namen
box-own = Deine Ausgaben
box-new = Neuer Entwurf
box-new-from = Beginnen mit
box-new-double = leerer Felswand, Streifen mit zwei Spalten
box-new-single = leerer Felswand, Streifen mit einer Spalte
box-new-copy = einer Kopie von { $name }
box-new-start = Loszeichnen
box-new-file = Ausgabedatei öffnen …
box-name-default = Meine Schachtel
box-status-default = nach einem gedruckten Spiel gezeichnet
box-delete = Löschen
box-delete-draft = Den Entwurf { $name } löschen
box-delete-title = Diesen Entwurf löschen?
box-delete-text = { $name } ist danach endgültig weg. Ausgaben, die du behältst, und deine Partien bleiben, wie sie sind.
box-all = Alle Entwürfe

## Die Felswand

box-wall = Die Felswand
box-wall-help = Wähle eine Farbe und tippe dann auf die Stellen, an denen deine Schachtel eine solche Felsritze hat, in einer Reihe von oben nach unten. Mit der Tastatur: Pfeiltasten zum Bewegen, W, B und O zum Einfügen, Rücktaste zum Entfernen.
box-tools = Beim Antippen
box-tool-add = { card-name } einfügen
box-tool-erase = entfernen
box-tool-select = nur auswählen
box-column = Spalte { NUMBER($column) }
box-cell = Spalte { NUMBER($column) }, Reihe { NUMBER($row) }: { $colours }
box-cell-none = keine Felsritze
box-cell-full = In eine Reihe passen höchstens { NUMBER($most) } Felsritzen.
box-place = Spalte { NUMBER($column) }, Reihe { NUMBER($row) }
box-gap-nth = Felsritze { NUMBER($nth) } von oben
box-gap-colour = Felsritze { NUMBER($nth) }: { card-name }
box-gap-up = Felsritze { NUMBER($nth) }: nach oben
box-gap-down = Felsritze { NUMBER($nth) }: nach unten
box-gap-move = Felsritze { NUMBER($nth) }: an eine andere Stelle
box-gap-remove = Felsritze { NUMBER($nth) }: entfernen
box-moving = Tippe auf die Stelle, an die diese Felsritze gehört.
box-strip-width = Breite der Streifen
box-strip-columns = { $count ->
    [one] 1 Spalte
   *[other] { $count } Spalten
}
box-strips-from = Erste Spalte der Streifen
box-redo = Wiederholen

## Felsen, Plättchen, Zahlen

box-rocks = Felsen
box-rocks-help = Die Punkte unter jeder Spalte, die höchsten zuerst.
box-rocks-players = { NUMBER($players) } Spieler
box-rock = Der Fels der Spalte { NUMBER($column) } für { NUMBER($players) } Spieler
box-rock-rank = Spalte { NUMBER($column) }, { NUMBER($players) } Spieler, Rang { NUMBER($rank) }
box-tiles = Bonus-Plättchen
box-tiles-of = { $back ->
    [light] Helle Rückseite
   *[dark] Dunkle Rückseite
}
box-tiles-total = { NUMBER($found) } von { NUMBER($expected) }
box-tile-more = { $back ->
    [light] eins mehr mit heller Rückseite: { $tile }
   *[dark] eins mehr mit dunkler Rückseite: { $tile }
}
box-tile-fewer = { $back ->
    [light] eins weniger mit heller Rückseite: { $tile }
   *[dark] eins weniger mit dunkler Rückseite: { $tile }
}
box-numbers = Karten, Edelsteine und Tropfen
box-cards = Karten
box-cards-of = { $card ->
    [white] Weiße Karten
    [blue] Blaue Karten
   *[orange] Orange Karten
}
box-gems = Edelsteine pro Spieler, ohne den Punktestein
box-drops = Wassertropfen
box-names = Name und Kennung
box-name = Name der Ausgabe
box-id = Kennung
box-id-help = Aufzeichnungen und Links nennen deine Ausgabe so. Die Kennung entsteht aus dem Namen.
box-status = Woher die Angaben stammen

## Was noch fehlt

box-missing = { $count ->
    [one] 1 Angabe fehlt noch
   *[other] { $count } Angaben fehlen noch
}
box-complete = Vollständig
box-complete-text = Es fehlt nichts: Du kannst mit deiner Schachtel spielen.
box-missing-columns = { $count ->
    [one] Spalte { NUMBER($first) } hat keine Felsritze.
   *[other] { $count } Spalten haben noch keine Felsritze, die erste ist Spalte { NUMBER($first) }.
}
box-missing-rocks = { $count ->
    [one] Der Fels der Spalte { NUMBER($first) } für { NUMBER($players) } Spieler hat keine Punkte.
   *[other] { $count } Felsen für { NUMBER($players) } Spieler haben noch keine Punkte, der erste gehört zu Spalte { NUMBER($first) }.
}
box-missing-tiles = { $back ->
    [light] { NUMBER($found) } von { NUMBER($expected) } hellen Plättchen
   *[dark] { NUMBER($found) } von { NUMBER($expected) } dunklen Plättchen
}
box-missing-id = Die Kennung braucht 1 bis 40 Kleinbuchstaben, Ziffern, Punkte und Bindestriche.
box-missing-id-taken = Diese Kennung gehört zu einer eingebauten Ausgabe mit anderem Inhalt. Wähle eine andere.
box-missing-line = { $part }: Hier fehlt eine Zeile mit höchstens { NUMBER($most) } Bytes.
box-missing-range = { $part }: eine ganze Zahl von { NUMBER($least) } bis { NUMBER($most) }.
box-missing-cards = Es müssen zusammen mindestens { NUMBER($least) } Karten sein, nicht { NUMBER($found) }.
box-missing-full = { $part }: höchstens { NUMBER($most) } Felsritzen in einer Reihe.
box-missing-ranks = { $part } braucht { $ranks ->
    [one] 1 Zahl.
   *[other] { $ranks } Zahlen, die höchste zuerst.
}

## Was man damit tun kann

box-play = Mit dieser Schachtel spielen
box-keep = In meine Ausgaben aufnehmen
box-share = Weitergeben
box-export = Als Datei speichern
box-kept = { $name } gehört jetzt zu deinen Ausgaben. Du kannst sie für eine neue Partie wählen.
box-taken-title = Du hast eine andere Ausgabe mit dieser Kennung
box-taken-text = Die Kennung { $id } gehört schon zu { $name }, mit anderem Inhalt. Welche Ausgabe soll sie haben?
box-taken-replace = Die andere ersetzen
box-taken-both = Beide behalten, diese als { $id }
box-link-text = Der Link enthält die ganze Ausgabe. Wer ihn öffnet, kann sie ansehen, mit ihr spielen und sie behalten.
box-facts = { NUMBER($gaps) } Felsritzen, { NUMBER($count) } Karten, { NUMBER($gems) } Edelsteine pro Spieler, { NUMBER($drops) } Tropfen
box-origin = Kennung { $id }, { $status }
box-shared-new = Diese Ausgabe kam mit einem Link. Sie gehört noch nicht zu deinen Ausgaben.
box-shared-known = Diese Ausgabe gehört zu deinen Ausgaben.
box-shared-built-in = Diese Ausgabe ist eingebaut.
box-copy = In einer Kopie weiterzeichnen
box-remove = Aus meinen Ausgaben entfernen
box-remove-title = Diese Ausgabe entfernen?
box-remove-text = { $name } verschwindet aus deiner Liste. Partien, die damit gespielt wurden, lassen sich weiter öffnen.
box-remove-confirm = Ausgabe entfernen
box-link-bad = Die Ausgabe in diesem Link lässt sich nicht verwenden. { $problem }
