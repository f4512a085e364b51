# Tische mit Leuten an anderen Bildschirmen.

online-friends = Mit Freunden spielen
online-friends-help = Mach einen Tisch auf und schick den Link herum. Niemand braucht ein Konto.
online-create = Tisch aufmachen
online-join = Platz nehmen
online-sit = Hinsetzen
online-watch = Zuschauen
online-lobby = Öffentliche Tische
online-lobby-empty = Gerade wartet kein öffentlicher Tisch. Mach einen auf!
online-mine = Deine Tische
online-table = Tisch
online-name = Dein Name
online-name-bad = Ein Name hat 1 bis 24 Zeichen.
online-friend = Ein Mitspieler
online-free = Freier Platz
online-free-seats = { $count ->
    [0] Alle sind da.
    [one] 1 Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
online-you-watch = Du schaust zu. Die Handkarten bleiben verdeckt.
online-start = Jetzt anfangen
online-start-help = Der Computer übernimmt die freien Plätze.

online-pace = Wie spielt ihr?
online-live = Alle zugleich
online-days = Zug um Zug, über Tage
online-clock = Bedenkzeit
online-clock-none = So lange ihr wollt
online-clock-game = { $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
} und { $seconds ->
    [one] 1 Sekunde
   *[other] { $seconds } Sekunden
} je Zug
online-clock-days = { $count ->
    [one] 1 Tag
   *[other] { $count } Tage
} je Zug
online-clock-hours = { $count ->
    [one] 1 Stunde
   *[other] { $count } Stunden
} je Zug
online-takes-over = Springt ein, wenn die Zeit um ist oder jemand geht
online-visibility = Wer darf mitspielen?
online-by-link = Wer den Link hat
online-public = Alle
online-time-left = noch { $time }

online-connecting = Verbindung wird aufgebaut …
online-lost = Keine Verbindung. Neuer Versuch …
online-no-server = Der Server ist nicht zu erreichen.
online-here = ist da
online-away = ist weg
online-stand-in = weg, es spielt { $level }
online-watching = { $count ->
    [one] 1 Person schaut zu.
   *[other] { $count } Personen schauen zu.
}
online-leave = Gehen
online-leave-help = Der Computer spielt für dich weiter. Du kannst jederzeit zurückkommen.
online-return = Meinen Platz wieder einnehmen
online-replace = Den Computer für { $name } spielen lassen
online-title-turn = ● Du bist dran – { $title }

online-link-join = Link zum Mitspielen
online-link-watch = Link zum Zuschauen
online-link-copy = Link kopieren
online-link-copied = Kopiert.
online-link-qr = QR-Code
online-carry = Auf einem anderen Gerät spielen
online-carry-make = Auf einem anderen Gerät spielen …
online-carried = Dieses Gerät spielt jetzt als du.

online-gathering = wartet auf Mitspieler
online-your-turn = du bist dran
online-their-turn = läuft
online-over = zu Ende

online-chat = Gespräch
online-chat-text = Sag etwas
online-chat-send = Senden
online-phrases = Sätze
phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-nice-move = Guter Zug!
phrase-ouch = Autsch!
phrase-oops = Hoppla.
phrase-thinking = Ich überlege noch.
phrase-your-turn = Du bist dran!
phrase-thanks = Danke!
phrase-good-game = Schönes Spiel!
phrase-again = Noch einmal?
phrase-goodbye = Tschüss!

online-fair = Ehrlich gegeben
online-fair-help = Diese Zahl stand fest, bevor sich jemand gesetzt hat. Nach dem Spiel beweist sie, dass niemand Karten ausgesucht hat.
online-fair-check = Karten nachprüfen
online-fair-yes = Geprüft: Jede Karte und jedes Plättchen kam, wie es vor dem Spiel feststand.
online-fair-no = Die Aufzeichnung passt nicht zu dem, was vor dem Spiel feststand.

online-refused-rules = Das erlauben die Regeln nicht ({ $clause }).
online-refused-turn = Du warst nicht mehr an der Reihe.
online-refused-bot = Gerade spielt der Computer für dich. Nimm zuerst deinen Platz wieder ein.
online-refused-not-you = Das kannst du an diesem Tisch nicht entscheiden.
online-refused-full = Es ist kein Platz mehr frei.
online-refused-seated = Du hast an diesem Tisch schon einen Platz.
online-refused-link = Dieser Link ist schon benutzt oder zu alt. Lass dir einen neuen geben.
online-refused-no-table = Diesen Tisch gibt es nicht.
online-refused-settings = So kann man an einem Tisch nicht spielen.
online-refused-fast = { $seconds ->
    [one] Das war etwas schnell. Versuch es in 1 Sekunde noch einmal.
   *[other] Das war etwas schnell. Versuch es in { $seconds } Sekunden noch einmal.
}
online-refused-version = Der Server ist neuer als diese Seite. Lade die Seite neu.
online-refused-later = Der Server konnte das nicht speichern. Gleich folgt ein neuer Versuch.
online-refused-other = Der Server hat das nicht angenommen.

online-notify = Gib mir Bescheid, wenn ich dran bin
online-notify-on = Du bekommst in diesem Browser Bescheid, wenn du dran bist.
online-notify-denied = Dieser Browser lässt keine Mitteilungen zu.
online-notify-turn = Du bist dran.
