# Wörter, die überall vorkommen: Seiten und Knöpfe, Karten, Edelsteine, Anzahlen, Gegner.

-game = Iquazú

app-title = { -game }
app-tagline = Edelsteine hinter dem Wasserfall
app-description = Spiele { -game } im Browser: gegen den Computer, gemeinsam an einem Bildschirm oder online mit Freunden. Eine inoffizielle Fan-Ausgabe.
app-page-title = { $page } · { -game }
app-home = Start
app-play-now = Jetzt spielen
app-play-now-hint = { $count ->
    [one] Gegen 1 Gegner. Es geht sofort los.
   *[other] Gegen { $count } Gegner. Es geht sofort los.
}
app-play-now-matched = { $count ->
    [one] gegen 1 Gegner auf deinem Niveau: { $level }
   *[other] gegen { $count } Gegner auf deinem Niveau: { $level }
}
app-continue = Weiterspielen
app-continue-hint = Deine angefangene Partie: Als Nächstes wird Spalte { NUMBER($column) } gewertet.
app-learn = Spielend lernen
app-new-game = Neue Partie
app-rules = Spielregeln
app-settings = Einstellungen
app-about = Über das Spiel
app-help = Tastaturhilfe
app-open-record = Aufzeichnung öffnen
app-open-record-hint = Öffne eine gespeicherte Partie, um sie anzusehen oder weiterzuspielen.
app-menu = Menü
app-close = Schließen
app-cancel = Abbrechen
app-undo = Rückgängig
app-sound = Ton
app-loading = Wird geladen …
app-skip-to-content = Zum Inhalt springen
app-update-ready = Eine neue Version ist da. Deine Partie bleibt, wie sie ist.
app-update-now = Jetzt aktualisieren
app-update-later = Später
app-install = Auf diesem Gerät installieren
app-offline-ready = Du kannst jetzt auch offline spielen.
app-offline = Du bist offline. Spielen kannst du trotzdem.

## Eine laufende Partie verlassen

app-leave-title = Neue Partie beginnen?
app-leave-text = Für deine angefangene Partie ist kein Platz mehr: Sie wird ersetzt.
app-leave-confirm = Neue Partie beginnen
app-leave-keep = Alte Partie behalten

## Über das Spiel

about-text = { -game } ist ein Spiel von Michael Feldkötter, erschienen 2017 bei HABA. Dies ist eine inoffizielle Fan-Ausgabe mit eigenen Zeichnungen und eigenen Worten. Sie steht in keiner Verbindung zu Autor und Verlag.
about-thanks = Wenn es dir gefällt, hol dir das echte Spiel: Auf dem Tisch ist es wunderschön.
about-edition = Lage der Felsritzen, Werte der Felsen und Auswahl der Plättchen sind rekonstruiert. Wenn du das gedruckte Spiel besitzt, kannst du deine eigene Schachtel zeichnen und damit spielen.
about-licence = Freie Software unter der MIT- oder der Apache-2.0-Lizenz.
about-version = Version { $version }
about-privacy = Partien auf diesem Gerät bleiben in diesem Browser. Wenn du online spielst oder ein Ergebnis in eine Rangliste einträgst, speichert der Server deinen Namen, deine Züge, deine Chatnachrichten und je Gerät die Art von Browser und System (etwa Firefox, Android) und, falls du Benachrichtigungen einschaltest, die Adressen, an die sie gehen. Es gibt kein Konto und kein Tracking.

## Aufzählungen und Daten

list-and = { $others } und { $last }
date-months = Januar Februar März April Mai Juni Juli August September Oktober November Dezember
date-full = { NUMBER($day) }. { $month } { $year }
percent-sign = { $share }{ "\u00A0" }%
cards-noun = last

## Karten (nur im Nominativ und Akkusativ zu verwenden)

card-name = { $card ->
    [white] weiß
    [blue] blau
   *[orange] orange
}
-card-adjective = { $card ->
    [white] weiße
    [blue] blaue
   *[orange] orange
}
cards = { $count ->
    [one] { $count } { -card-adjective } Karte
   *[other] { $count } { -card-adjective } Karten
}
cards-short = { NUMBER($count) } { -card-adjective }
cards-plain = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
cards-none = keine Karten

## Edelsteine, Tropfen, Punkte, Plättchen

gem-name = { $gem ->
    [red] rot
    [yellow] gelb
    [purple] lila
   *[green] grün
}
gem-piece = { $gem ->
    [red] roter Edelstein
    [yellow] gelber Edelstein
    [purple] lila Edelstein
   *[green] grüner Edelstein
}
gems = { $gems ->
    [one] { $gems } Edelstein
   *[other] { $gems } Edelsteine
}
drops = { $count ->
    [one] { $count } Wassertropfen
   *[other] { $count } Wassertropfen
}
points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
tile-points = { points }
tile-cards = { cards-plain }
tile-any = beliebige Farbe
tile-double = Doppelzug
tile-hidden = verdecktes Plättchen
tile-points-help = Am Ende der Partie { points } wert.
tile-cards-help = Gib dieses Plättchen ab und ziehe { cards-plain }. Das geht vor oder nach deiner Aktion.
tile-any-help = Gib dieses Plättchen ab, wenn du einen Edelstein legst: Du zahlst mit Karten beliebiger Farbe.
tile-double-help = Gib dieses Plättchen nach deiner Aktion ab, dann hast du noch eine: ziehen oder legen.

## Gegner

level-random = Kiesel
    .line = Rollt, wohin das Wasser fließt. Spielt rein zufällig.
level-beginner = Anfänger
    .line = Hat die Regeln gerade gelernt und mag billige Felsritzen.
level-learner = Lehrling
    .line = Probiert alles einmal aus und lernt daraus.
level-explorer = Entdecker
    .line = Schaut sich überall an der Felswand um und verläuft sich dabei manchmal.
level-casual = Hobbyspieler
    .line = Spielt zum Spaß und behält die Punkte im Auge.
level-enthusiast = Liebhaber
    .line = Spielt mit Begeisterung und vergisst manchmal zu zählen.
level-regular = Stammgast
    .line = Hat schon oft gespielt und ein paar Lieblingsfehler.
level-club = Vereinsspieler
    .line = Kennt die Regeln bei Gleichstand, zählt die Reihen, verschwendet selten eine Karte.
level-league = Ligaspieler
    .line = Will in der Tabelle nach oben und merkt sich, was du sammelst.
level-captain = Kapitän
    .line = Behält alle Spalten gleichzeitig im Blick.
level-veteran = Veteran
    .line = Kennt alle Kniffe und fällt auf kaum einen herein.
level-tactician = Taktiker
    .line = Lässt sich selten einen guten Tausch entgehen.
level-ace = Ass
    .line = Findet schnell starke Züge und irrt sich nur, wenn es knapp ist.
level-virtuoso = Virtuose
    .line = Schätzt kaum je eine Lage falsch ein.
level-expert = Könner
    .line = Denkt voraus und hebt Plättchen für den richtigen Moment auf.
level-strategist = Stratege
    .line = Spielt vor jedem Zug einige Verläufe durch.
level-champion = Titelträger
    .line = Denkt weiter voraus, als die meisten es können.
level-master = Meister
    .line = Spielt vor jedem Zug Dutzende Verläufe durch. Lass dir Zeit.
bot-names = Tukan Nasenbär Jaguar Wasserschwein
person-name = Spieler { NUMBER($n) }
