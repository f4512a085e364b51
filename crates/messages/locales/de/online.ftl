# Tische mit Leuten an anderen Bildschirmen.

online-friends-help = Eröffne einen Tisch und schick den Link herum. Niemand braucht ein Konto.
online-create = Tisch eröffnen
online-sit = Hinsetzen
online-watch = Zuschauen
online-lobby-empty = Gerade wartet kein öffentlicher Tisch auf Mitspieler. Eröffne einen!
online-mine = Deine Tische
online-name = Dein Name
online-name-bad = Ein Name braucht 1 bis 24 Zeichen.
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

online-pace = Wie wollt ihr spielen?
online-live = Live
online-days = Zug um Zug, über mehrere Tage
online-clock = Bedenkzeit
online-clock-none = Unbegrenzt
online-clock-game = { $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
} plus { $seconds ->
    [one] 1 Sekunde
   *[other] { $seconds } Sekunden
} pro Zug
online-clock-days = { $count ->
    [one] 1 Tag
   *[other] { $count } Tage
} pro Zug
online-clock-hours = { $count ->
    [one] 1 Stunde
   *[other] { $count } Stunden
} pro Zug
online-takes-over = Springt ein, wenn die Zeit abläuft oder jemand geht
online-visibility = Wer darf mitspielen?
online-by-link = Alle, die den Link haben
online-public = Alle
online-hints = Tipps
online-hints-none = Für niemanden
online-hints-all = Für alle
online-hints-for-all = Tipps für alle
online-time-left = noch { $time }

online-connecting = Verbindung wird aufgebaut …
online-lost = Verbindung unterbrochen. Neuer Versuch …
online-no-server = Der Server ist nicht erreichbar.
online-here = ist da
online-away = ist abwesend
online-stand-in = abwesend, es spielt { $level }
online-watching = { $count ->
    [one] 1 Person schaut zu.
   *[other] { $count } Personen schauen zu.
}
online-remove = { $name } entfernen
online-leave = Gehen
online-leave-help = Der Computer spielt für dich weiter. Du kannst jederzeit zurückkommen.
online-leave-title = Den Tisch verlassen?
online-news-away = { $name } ist nicht verbunden.
online-news-back = { $name } ist wieder da.
online-news-replaced = Für { $name } spielt jetzt der Computer.
online-news-returned = { $name } spielt wieder selbst.
online-turns = { $count ->
    [one] 1 Partie wartet auf dich
   *[other] { $count } Partien warten auf dich
}
online-next-game = Nächste Partie, die auf dich wartet
online-return = Meinen Platz wieder einnehmen
online-replace = Den Computer für { $name } spielen lassen
online-title-turn = ● Du bist dran – { $title }

online-link-join = Link zum Mitspielen
online-link-watch = Link zum Zuschauen
online-link-copy = Link kopieren
online-link-copied = Kopiert.
online-link-qr = QR-Code
online-carry-make = Auf einem anderen Gerät spielen …
online-carry-ask = Dieser Link macht dich auf diesem Gerät zu { $name }: Du siehst die Tische von { $name } und spielst dort.
online-carry-replaces = Du spielst hier schon unter einem anderen Namen. Deine anderen Tische siehst du erst wieder, wenn du zurückwechselst.
online-carry-warning = Mach nur weiter, wenn du diesen Link selbst erstellt hast. Wer ihn erstellt hat, sieht deine Karten und kann für dich ziehen.
online-carry-take = Als { $name } spielen
online-carry-stay = Alles lassen, wie es ist
online-carry-restore = Zurück zu { $name } wechseln
online-devices = Geräte, auf denen du spielst
online-device-this = dieses Gerät
online-device-unknown = unbekanntes Gerät
online-device-remove = { $device } abmelden
online-carried = Du kannst jetzt auch auf diesem Gerät spielen.

online-gathering = wartet auf Mitspieler
online-your-turn = du bist dran
online-their-turn = läuft
online-over = beendet

online-chat = Chat
online-chat-text = Nachricht
online-chat-send = Senden
online-phrases = Kurznachrichten
phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-nice-move = Guter Zug!
phrase-ouch = Autsch!
phrase-oops = Hoppla.
phrase-thinking = Ich überlege.
phrase-your-turn = Du bist dran!
phrase-thanks = Danke!
phrase-good-game = Schönes Spiel!
phrase-again = Noch eine Partie?
phrase-goodbye = Tschüss!

online-fair = Fair gemischt
online-fair-help = Diese Zahl stand fest, bevor ein Browser seinen Teil geschickt hat. Nach der Partie beweist sie, dass niemand Karten ausgesucht hat.
online-fair-check = Karten prüfen
online-fair-yes = Geprüft: Alle Karten und Plättchen ergeben sich aus dem, was vor der Partie feststand.
online-fair-no = Die Aufzeichnung passt nicht zu dem, was vor der Partie feststand.
online-deal-now = Die Karten werden ausgeteilt …
online-deal-included = Dein Browser war am Mischen beteiligt: Weder der Server noch die anderen konnten Karten aussuchen.
online-deal-voids = { $count ->
    [one] Das Mischen wurde einmal abgebrochen und neu begonnen, weil der Teil eines Spielers fehlte.
   *[other] Das Mischen wurde { $count }-mal abgebrochen und neu begonnen, weil der Teil eines Spielers fehlte.
}
online-deal-left-out = Dein Browser war am Mischen nicht beteiligt, weil er nicht rechtzeitig verbunden war. Du musst denen vertrauen, die beteiligt waren.
online-deal-other-device = Ein anderes deiner Geräte war am Mischen beteiligt. Wenn du nur dieses benutzt, traue den Karten nicht.
online-deal-broken = Der Server hat sich nicht an das gehalten, was vor der Partie feststand. Traue diesen Karten nicht.
online-deal-evidence = Speichern, was dieser Browser gesehen hat
online-deal-no-random = Dieser Browser liefert keine Zufallszahlen und kann deshalb beim fairen Mischen nicht mitmachen.

online-refused-rules = Das erlauben die Regeln nicht ({ $clause }).
online-refused-turn = Du warst nicht mehr an der Reihe.
online-refused-bot = Gerade spielt der Computer für dich. Nimm zuerst deinen Platz wieder ein.
online-refused-not-you = Das kannst du an diesem Tisch nicht entscheiden.
online-refused-full = Es ist kein Platz mehr frei.
online-refused-seated = Du hast an diesem Tisch schon einen Platz.
online-refused-time = Deine Bedenkzeit ist aufgebraucht. Der Computer spielt für dich zu Ende.
online-refused-link = Dieser Link wurde schon benutzt oder ist abgelaufen. Lass dir einen neuen geben.
online-refused-no-table = Diesen Tisch gibt es nicht.
online-refused-settings = Mit diesen Einstellungen kann man nicht spielen.
online-refused-edition = Die Ausgabe dieses Tisches lässt sich hier nicht lesen. Lade die Seite neu.
online-refused-editions = Dieser Server hat im Moment zu viele verschiedene Ausgaben. Nimm eine eingebaute oder versuche es später noch einmal.
online-refused-fast = { $seconds ->
    [one] Das war zu schnell. Versuch es in 1 Sekunde noch einmal.
   *[other] Das war zu schnell. Versuch es in { $seconds } Sekunden noch einmal.
}
online-refused-version = Der Server ist neuer als diese Seite. Lade die Seite neu.
online-refused-not-offered = Das bietet dieser Server nicht an.
online-refused-name = Dieser Server lässt diesen Namen nicht zu. Wähle einen anderen.
online-refused-banned = Du bist auf diesem Server gesperrt.
online-refused-banned-until = Die Sperre endet am { $date }.
online-refused-later = Der Server konnte das nicht speichern. Er versucht es gleich noch einmal.
online-refused-other = Der Server hat das abgelehnt.

online-notify = Benachrichtige mich, wenn ich dran bin
online-notify-on = Dieser Browser benachrichtigt dich, wenn du dran bist.
online-notify-denied = Dieser Browser blockiert Benachrichtigungen.
