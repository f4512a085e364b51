# Mitspieler suchen, und Einladungen ohne Tisch.

match-help = Du bekommst einen Platz, sobald andere dasselbe spielen wollen. Niemand braucht ein Konto.
match-go = Suche beginnen
match-stop = Suche beenden
match-looking = Mitspieler werden gesucht …
match-others = { $count ->
    [0] Gerade wartet niemand auf dieses Spiel.
    [one] 1 Person wartet auf dieses Spiel.
   *[other] { $count } Personen warten auf dieses Spiel.
}
match-waiting = { $count ->
    [one] Bisher wartest nur du auf dieses Spiel.
   *[other] Mit dir warten { $count } Personen auf dieses Spiel.
}
match-lately-never = In den letzten Tagen hat so niemand eine Partie gefunden, es kann also dauern.
match-lately-seconds = { $count ->
    [one] Zuletzt dauerte es etwa 1 Sekunde.
   *[other] Zuletzt dauerte es etwa { $count } Sekunden.
}
match-lately-minutes = { $count ->
    [one] Zuletzt dauerte es etwa 1 Minute.
   *[other] Zuletzt dauerte es etwa { $count } Minuten.
}
match-resumed = Jemand ist nicht erschienen. Du stehst wieder vorn in der Warteschlange.
match-stay = Lass dieses Fenster offen. Wenn du es schließt, wartest du nicht mehr.
match-bots = Solange gegen Bots spielen
match-bots-help = Sobald jemand kommt, geht es an den Tisch. Die Partie gegen die Bots wird für später aufgehoben.
match-elsewhere = Du suchst jetzt in einem anderen Fenster oder auf einem anderen Gerät.
match-expired = Du wartest nicht mehr: Der Server hat zu lange nichts von diesem Fenster gehört.
match-closed = Dieser Server vermittelt keine Mitspieler. Eröffne einen Tisch und schick jemandem den Link.

invite-make = Nur einen Link für später
invite-help = Für jemanden, der ein andermal Zeit hat: Der Tisch entsteht, wenn die Einladung angenommen wird. Der Link gilt 30 Tage.
invite-from = { $name } möchte mit dir spielen, wann immer du Zeit hast.
invite-own = Das ist deine eigene Einladung. Schick ihren Link der Person, mit der du spielen willst.
invite-accept = Annehmen
invite-table = Zum Tisch
