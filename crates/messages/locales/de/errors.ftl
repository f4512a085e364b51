# Wenn etwas schiefgeht: was geschah, was bleibt, wie es weitergeht.

error-details = Einzelheiten
error-download = Daten herunterladen
error-go-on = Ohne sie weitermachen
error-home = Zur Startseite

error-save-broken-title = Die gespeicherte Partie ist nicht lesbar
error-save-broken-text = Die Daten in diesem Browser sind beschädigt. Sie wurden beiseitegelegt, nicht gelöscht: Du kannst sie herunterladen und mit einer neuen Partie weitermachen.
error-save-newer-title = Die gespeicherte Partie stammt aus einer neueren Version
error-save-newer-text = Aktualisiere die App, um weiterzuspielen. Bis dahin bleibt deine Partie erhalten.
error-record-bad-title = Diese Aufzeichnung ist nicht lesbar
error-record-bad-text = Der Fehler steht in Zeile { NUMBER($line) }, Spalte { NUMBER($column) }.
error-record-newer = Diese Aufzeichnung stammt aus einer neueren Version der App.
error-record-edition = Diese Aufzeichnung verwendet eine Ausgabe, die hier fehlt: { $edition }.
error-record-move = Schritt { NUMBER($n) } dieser Aufzeichnung ist kein erlaubter Zug.
error-record-result = Das Ergebnis in dieser Aufzeichnung passt nicht zu ihren Zügen.
error-record-not-dealt = Diese Aufzeichnung endet, bevor die Karten ausgeteilt waren.
error-file-unreadable = Die Datei lässt sich nicht lesen.
error-storage-full-title = Der Speicher des Browsers ist voll
error-storage-full-text = Du kannst weiterspielen, aber die Partie wird nicht mehr gespeichert. Sichere am besten die Aufzeichnung.
error-storage-denied-title = Der Browser lässt uns nicht speichern
error-storage-denied-text = Du kannst spielen, aber die Partie geht verloren, wenn du die Seite schließt. In einem privaten Fenster kommt das vor.
error-wasm-title = In diesem Browser läuft das Spiel nicht
error-wasm-text = Das Spiel braucht WebAssembly. Bitte nimm eine aktuelle Version von Firefox, Chrome, Edge oder Safari oder erlaube WebAssembly in den Einstellungen.
error-script-text = Das Spiel braucht JavaScript. Bitte erlaube es für diese Seite.
error-load-title = Das Spiel ließ sich nicht laden
error-load-text = Prüfe deine Verbindung und versuche es noch einmal.
error-not-found-text = Diese Adresse führt ins Leere.
error-crash-title = Das Spiel ist abgestürzt
error-crash-text = Deine Partie ist bis zum letzten Schritt gespeichert. Lade die Seite neu, um weiterzuspielen.
error-bot-text = { $name } kann gerade nicht nachdenken und macht stattdessen einen einfachen Zug.
error-reload = Seite neu laden
error-not-built = Dieses Programm wurde ohne die Web-App gebaut. So wird es mit ihr gebaut und gestartet:
error-bot-unknown = Diese Version kennt den Bot „{ $bot }“ nicht. Für { $name } spielt stattdessen: { $level }.
