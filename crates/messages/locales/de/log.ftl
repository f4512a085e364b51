# Was geschah, in Sätzen. $who ist `you`, wenn der Leser gemeint ist, sonst `they`, mit $name.

log-title = Spielverlauf
log-since = Seit deinem letzten Zug
log-place-short = Sp. { NUMBER($column) }, R. { NUMBER($row) }
log-empty = Gleich geht es los.
log-turn = { $who ->
    [you] Dein Zug
   *[they] Zug von { $name }
}
log-show-place = An der Felswand zeigen

## Aufbau

log-strips = Die Streifen liegen bereit: { $strips }.
log-dealt = { $who ->
    [you] Du bekommst { cards-plain }.
   *[they] { $name } bekommt { cards-plain }.
}
log-dealt-own = Du bekommst { $hand }.
log-starts = { $who ->
    [you] Du fängst an. { $water } hat die Wasserbox.
   *[they] { $name } fängt an. { $water } hat die Wasserbox.
}
log-starts-water-you = { $name } fängt an. Du hast die Wasserbox.

## Aktionen

log-draws = { $who ->
    [you] Du ziehst { cards-plain }.
   *[they] { $name } zieht { cards-plain }.
}
log-draws-own = Du ziehst { $hand }.
log-draws-none = { $who ->
    [you] Beide Stapel sind leer: Du ziehst nichts.
   *[they] Beide Stapel sind leer: { $name } zieht nichts.
}
log-reshuffled = Der Ablagestapel wird gemischt und ist jetzt der Nachziehstapel.
log-placed = { $who ->
    [you] Du legst einen Edelstein in Spalte { NUMBER($column) }, Reihe { NUMBER($row) }, für { $payment }.
   *[they] { $name } legt einen Edelstein in Spalte { NUMBER($column) }, Reihe { NUMBER($row) }, für { $payment }.
}
log-placed-any = { $who ->
    [you] Mit einem Plättchen „beliebige Farbe“ legst du einen Edelstein in Spalte { NUMBER($column) }, Reihe { NUMBER($row) }, für { $payment }.
   *[they] Mit einem Plättchen „beliebige Farbe“ legt { $name } einen Edelstein in Spalte { NUMBER($column) }, Reihe { NUMBER($row) }, für { $payment }.
}
log-uses-cards = { $who ->
    [you] Du setzt ein Plättchen für { cards-plain } ein.
   *[they] { $name } setzt ein Plättchen für { cards-plain } ein.
}
log-uses-double = { $who ->
    [you] Du setzt einen Doppelzug ein.
   *[they] { $name } setzt einen Doppelzug ein.
}
log-discards = { $who ->
    [you] Du legst { $payment } ab und behältst { NUMBER($limit) }.
   *[they] { $name } legt { $payment } ab und behält { NUMBER($limit) }.
}
log-drips = { $who ->
    [you] Du setzt einen Wassertropfen auf Spalte { NUMBER($column) }, Reihe { NUMBER($row) }.
   *[they] { $name } setzt einen Wassertropfen auf Spalte { NUMBER($column) }, Reihe { NUMBER($row) }.
}
log-drops-return = { $count ->
    [one] 1 Wassertropfen kommt aus dem Wasserfall in den Vorrat zurück.
   *[other] { $count } Wassertropfen kommen aus dem Wasserfall in den Vorrat zurück.
}
-gem-adjective = { $gem ->
    [red] rote
    [yellow] gelbe
    [purple] lila
   *[green] grüne
}
log-gems-return = { $gems ->
    [one] 1 { gem-piece } kommt aus dem Wasserfall in den Vorrat zurück.
   *[other] { $gems } { -gem-adjective } Edelsteine kommen aus dem Wasserfall in den Vorrat zurück.
}

## Wertung

log-column-scored = Spalte { NUMBER($column) } ist voll und wird gewertet.
log-column-next = Auch Spalte { NUMBER($column) } ist voll und wird sofort gewertet.
log-final-column = Spalte { NUMBER($column) } wird zum Schluss gewertet.
log-column-nobody = In Spalte { NUMBER($column) } liegt kein Edelstein: Niemand bekommt Punkte.
log-rank = { $who ->
    [you] Du bekommst { points } ({ gems }).
   *[they] { $name } bekommt { points } ({ gems }).
}
log-rank-nothing = { $who ->
    [you] Du gehst leer aus ({ gems }).
   *[they] { $name } geht leer aus ({ gems }).
}
log-tie-lower = { lead-tie-lower }
log-tile-won = { $who ->
    [you] Reihe { NUMBER($row) }: Du gewinnst das Plättchen „{ $tile }“ ({ gems }).
   *[they] Reihe { NUMBER($row) }: { $name } gewinnt das Plättchen „{ $tile }“ ({ gems }).
}
log-tile-tie-right = { $who ->
    [you] Reihe { NUMBER($row) }: Bei Gleichstand gewinnst du das Plättchen „{ $tile }“, weiter rechts als { $others }.
   *[they] Reihe { NUMBER($row) }: Bei Gleichstand gewinnt { $name } das Plättchen „{ $tile }“, weiter rechts als { $others }.
}
log-tile-tie-lower = { $who ->
    [you] Reihe { NUMBER($row) }: Bei Gleichstand gewinnst du das Plättchen „{ $tile }“, tiefer in derselben Spalte als { $others }.
   *[they] Reihe { NUMBER($row) }: Bei Gleichstand gewinnt { $name } das Plättchen „{ $tile }“, tiefer in derselben Spalte als { $others }.
}
log-tile-nobody = Reihe { NUMBER($row) }: kein Edelstein, das Plättchen „{ $tile }“ kommt aus dem Spiel.
log-frame-moved = Der Wasserrahmen rückt weiter: Spalte { NUMBER($column) } ist jetzt vorn.
log-tiles-turned = Neue Plättchen, von oben nach unten: { $tiles }.
log-water-box = { $who ->
    [you] Die Wasserbox geht an dich.
   *[they] Die Wasserbox geht an { $name }.
}
log-gem-box = { $who ->
    [you] Du bist dran.
   *[they] { $name } ist dran.
}

## Das Ende

log-tile-points = { $who ->
    [you] Deine Plättchen bringen { points }.
   *[they] Die Plättchen von { $name } bringen { points }.
}
log-over = Die Partie ist zu Ende.
log-winner = { $who ->
    [you] Du gewinnst mit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    }!
   *[they] { $name } gewinnt mit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    }.
}
log-winners = { $names } gewinnen gemeinsam mit je { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}.
