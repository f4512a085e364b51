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
day-today = Zur Partie von heute
day-result = Dein Ergebnis
day-percent = { $percent } vom Meister
day-master = Der Meister würde von diesem Platz { $mean } Punkte erwarten: der Mittelwert aus { NUMBER($playouts) } Partien mit dieser Auslage, in denen er je Zug 1.000 Knoten durchsucht. Sie sind auf jedem Gerät dieselben.
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
day-open = läuft
day-given-up = nicht beendet
day-help = Alle bekommen dieselben Streifen, Plättchen, Karten und Bots und für dieselben Züge dasselbe Glück, auch offline. Die Bots werden von Montag bis Sonntag stärker. Der Tag wechselt um Mitternacht UTC. Deine Ergebnisse bleiben in diesem Browser.
day-month-before = Monat davor
day-month-after = Monat danach
day-weekdays = Mo Di Mi Do Fr Sa So
