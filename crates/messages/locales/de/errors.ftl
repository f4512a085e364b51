# Wenn etwas schiefgeht: was geschah, was bleibt, wie es weitergeht.

error-details = Einzelheiten
error-download = Daten herunterladen
error-go-on = Ohne sie weitermachen
error-home = Zur Startseite

error-save-broken-title = Die gespeicherte Partie ist nicht lesbar
error-save-broken-text = Die Daten in diesem Browser sind beschädigt. Sie wurden beiseitegelegt, nicht gelöscht: Du kannst sie herunterladen und mit einer neuen Partie weitermachen.
error-save-newer-title = Die gespeicherte Partie stammt aus einer neueren Fassung
error-save-newer-text = Lade die neue Fassung der App, um weiterzuspielen. Bis dahin bleibt deine Partie erhalten.
error-record-bad-title = Diese Aufzeichnung können wir nicht lesen
error-record-bad-text = Ab Zeile { NUMBER($line) }, Stelle { NUMBER($column) } ist sie nicht zu lesen.
error-record-newer = Diese Aufzeichnung stammt aus einer neueren Fassung der App.
error-record-edition = Diese Aufzeichnung wurde mit einer Ausgabe gespielt, die es hier nicht gibt: { $edition }.
error-record-move = Schritt { NUMBER($n) } dieser Aufzeichnung ist kein erlaubter Zug.
error-record-result = Das Ergebnis in dieser Aufzeichnung folgt nicht aus ihren Zügen.
error-record-not-dealt = Diese Aufzeichnung endet, bevor die Karten verteilt waren.
error-file-unreadable = Die Datei lässt sich nicht lesen.
error-storage-full-title = Der Speicher des Browsers ist voll
error-storage-full-text = Du kannst weiterspielen, aber die Partie wird nicht mehr gespeichert. Sichere am besten die Aufzeichnung.
error-storage-denied-title = Der Browser lässt uns nicht speichern
error-storage-denied-text = Du kannst spielen, aber die Partie geht verloren, wenn du die Seite schließt. Vielleicht liegt es an einem privaten Fenster.
error-wasm-title = In diesem Browser läuft das Spiel nicht
error-wasm-text = Das Spiel braucht WebAssembly. Bitte nimm eine aktuelle Fassung von Firefox, Chrome, Edge oder Safari, oder erlaube es in den Einstellungen.
error-script-text = Das Spiel braucht JavaScript. Bitte erlaube es für diese Seite.
error-load-title = Das Spiel ließ sich nicht laden
error-load-text = Prüfe deine Verbindung und versuche es noch einmal.
error-not-found-title = Hier ist nichts
error-not-found-text = Diese Adresse führt ins Leere. Das Spiel ist eine Seite weiter.
error-crash-title = Das Spiel ist stehen geblieben
error-crash-text = Deine Partie ist bis zum letzten Schritt gespeichert. Lade die Seite neu, um weiterzuspielen.
error-bot-text = { $name } hat aufgehört zu denken und macht stattdessen einen einfachen Zug.
error-reload = Seite neu laden
