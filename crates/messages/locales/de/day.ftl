# Die Tagespartie: für alle dieselbe Auslage.

day-deal = { $count ->
    [one] Du gegen 1 Bot: { $level }. Du sitzt auf Platz { $seat }.
   *[other] Du gegen { $count } Bots: { $level }. Du sitzt auf Platz { $seat }.
}
day-play = Die Tagespartie spielen
day-counted-help = Dein erster Versuch zählt, sobald du ihn beginnst. Tipps gibt es dabei nicht. Danach kannst du die Partie spielen, so oft du willst.
day-continue = Weiterspielen
day-continue-help = Dein Versuch läuft.
day-lost-help = Dein Versuch hatte begonnen, aber die Partie ist nicht mehr in diesem Browser. Du kannst sie zur Übung spielen.
day-practise = Zur Übung spielen
day-practice-help = Diese Partie zählt nicht: Es zählt nur der erste Versuch am Tag selbst.
day-clock-help = Diese Partie zählt nicht: Du hast schon einen späteren Tag gespielt, also wurde die Uhr dieses Geräts verstellt.
day-future = Dieser Tag ist noch nicht gekommen. Die Tagespartie wechselt um Mitternacht UTC.
day-unknown = Für diesen Tag gibt es keine Partie.
day-today = Zur heutigen Partie
day-result = Dein Ergebnis
day-percent = { $percent } vom Meister
day-master = Der Meister würde von diesem Platz { $mean } Punkte erwarten: der Mittelwert aus { NUMBER($playouts) } Partien mit dieser Auslage, in denen er je Zug 1.000 Stellungen betrachtet. Sie sind auf jedem Gerät dieselben.
day-computing = Der Meister spielt die Partie …
day-no-expectation = Die Partien des Meisters ließen sich in diesem Browser nicht spielen.
day-share = Teilen
day-share-help = Der Text verrät nichts über die Partie.
day-copy = Text kopieren
day-copied = Text kopiert.
day-replay = Link zur Wiedergabe
day-replay-help = Er zeigt die Partie: für alle, die sie schon gespielt haben.
day-streak = Tage in Folge
day-best-streak = Meiste Tage in Folge
day-streak-shared = { $count ->
    [one] 1 Tag in Folge
   *[other] { $count } Tage in Folge
}
day-state-new = heute noch offen
day-open = läuft
day-given-up = nicht beendet
day-help = Alle bekommen dieselben Streifen, Plättchen, Karten und Bots und für dieselben Züge dasselbe Glück, auch offline. Die Bots werden von Montag bis Sonntag stärker. Der Tag wechselt um Mitternacht UTC. Deine Ergebnisse bleiben in diesem Browser, solange du sie nicht in eine Rangliste einträgst.
day-month-before = Monat davor
day-month-after = Monat danach
day-weekdays = Mo Di Mi Do Fr Sa So
day-table = Rangliste des Tages
day-week-table = Rangliste der Woche
day-week-help = Von Montag bis Sonntag. Die Prozente der Tage werden zusammengezählt.
day-table-loading = Die Ranglisten werden geladen …
day-table-empty = In dieser Rangliste steht noch niemand.
day-table-offline = Ranglisten gibt es nur mit Verbindung zum Server. Deine eigenen Ergebnisse sind trotzdem hier.
day-table-retry = Erneut versuchen
day-table-more = Mehr anzeigen
day-table-place = Platz
day-table-name = Name
day-table-points = Punkte
day-table-of-master = % vom Meister
day-table-days = Tage
day-table-you = Du
day-send = Mein Ergebnis eintragen
day-send-help = Der Server spielt deine Partie nach, um sie zu prüfen. Alle können den Namen und das Ergebnis sehen.
day-sending = Deine Partie wird geprüft …
day-send-offline = Keine Verbindung zum Server. Dein Ergebnis bleibt in diesem Browser: Du kannst es bis zum Ende des nächsten Tages (UTC) eintragen.
day-remove = Mein Ergebnis löschen
day-remove-help = Es verschwindet mit deinem Namen und der Partie aus den Ranglisten. Du kannst es nicht noch einmal eintragen.
day-remove-confirm = Endgültig löschen
day-refused-not-yet = Nach der Uhr des Servers hat dieser Tag noch nicht begonnen: Die Uhr dieses Geräts geht vor.
day-refused-closed = Für diesen Tag ist es zu spät: Ergebnisse werden bis zum Ende des nächsten Tages (UTC) angenommen.
day-refused-game = Diese Partie passt nicht zur Tagespartie und kann deshalb nicht eingetragen werden.
day-refused-bots = Ein Bot hat hier anders gespielt, als er es auf dem Server getan hätte. Vielleicht haben App und Server verschiedene Versionen. Das Ergebnis kann nicht eingetragen werden.
day-refused-counted = Für diesen Tag zählt schon eine andere Partie von dir.
day-refused-removed = Du hast dein Ergebnis für diesen Tag gelöscht. Es kann nicht noch einmal eingetragen werden.
