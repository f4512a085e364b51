# Meine Partien: die beendeten Partien in diesem Browser.

mine-loading = Deine Partien werden gelesen …
mine-none = Noch keine beendete Partie. Jede Partie, die du zu Ende spielst, erscheint hier.
mine-none-found = Keine passende Partie gefunden.
mine-here = Die Partien liegen nur in diesem Browser. Wenn du seine Daten löschst, sind sie weg; eine gesicherte Datei bleibt dir.
mine-full = Der Speicher des Browsers ist voll: Die Partie konnte nicht gespeichert werden. Sichere ihre Aufzeichnung, lösche alte Partien oder schaffe Platz auf dem Gerät.
mine-denied = Dieser Browser lässt die App keine Partien speichern. Das kommt in einem privaten Fenster vor oder wenn Websitedaten blockiert sind.
mine-kept = Bei deinen Partien gespeichert
mine-view = Ansicht
mine-list = Partien
mine-statistics = Statistik
mine-search = Suchen
mine-filters = Filter
mine-all = Alle
mine-reset = Alle Partien zeigen
mine-opponent = Gegner
mine-players = Spielerzahl
mine-players-count = { NUMBER($players) } Spieler
mine-result = Ergebnis
mine-won = Gewonnen
mine-shared = Geteilter Sieg
mine-lost = Verloren
mine-unknown = Beendet
mine-place = Wo
mine-local = Auf diesem Gerät
mine-online = Am Online-Tisch
mine-from = Von
mine-to = Bis
mine-date = Datum
mine-date-unknown = Datum unbekannt
mine-counted = { $name } ({ NUMBER($games) })
mine-nameless = ohne Namen
mine-you = Du
mine-row-accuracy = Genauigkeit { $percent }
mine-count = { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
}
mine-page = { NUMBER($sheet) } von { NUMBER($sheets) }
mine-newer = Neuere
mine-older = Ältere
mine-deleted = { $count ->
    [one] 1 Partie gelöscht.
   *[other] { $count } Partien gelöscht.
}
mine-undo = Rückgängig
mine-restored = Die Partie ist wieder da.
mine-transfer = Sichern, einlesen, löschen
mine-transfer-help = Die Knöpfe gelten für die Partien, die zum Filter passen. Eine eingelesene Datei darf Aufzeichnungen enthalten oder das hier gesicherte JSON; Partien, die schon in der Liste stehen, bleiben, wie sie sind.
mine-export-records = Aufzeichnungen sichern
mine-export-json = JSON sichern
mine-import = Datei einlesen
mine-importing = Bisher { NUMBER($done) } Partien gelesen …
mine-imported = Neu: { NUMBER($added) }. Schon da: { NUMBER($known) }. Ungültig oder nicht beendet: { NUMBER($invalid) }.
mine-delete-shown = Diese Partien löschen
mine-delete-title = Diese Partien löschen?
mine-delete-text = { $count ->
    [one] 1 Partie wird aus diesem Browser gelöscht. Sie lässt sich nicht wiederherstellen.
   *[other] { $count } Partien werden aus diesem Browser gelöscht. Sie lassen sich nicht wiederherstellen.
}
mine-no-statistics = Nichts zu zählen: Bei keiner dieser Partien weiß die App, wer du warst.
mine-no-reviews = Genauigkeit und Glück erscheinen, sobald du ein paar Partien im Rückblick angesehen hast: Öffne eine aus der Liste.
mine-mean-points = Punkte je Partie
mine-current-streak = Siege in Folge, jetzt
mine-best-streak = Meiste Siege in Folge
mine-by-players = Ergebnisse nach Spielerzahl
mine-by-opponent = Du und deine Gegner, nach Punkten
mine-ahead = Du vorn
mine-level = Gleichauf
mine-behind = Du hinten
mine-points = Woher deine Punkte kommen, je Partie
mine-columns = Deine Edelsteine in jeder Spalte, je Partie
mine-gems = Edelsteine
mine-rating = Deine Spielstärke gegen Bots, aus diesen Partien
mine-accuracy = Genauigkeit in Partien mit Rückblick
mine-luck = Glück in Partien mit Rückblick
mine-value = Wert
mine-duel = Du und { $name }
mine-duel-text = { $count ->
    [one] Ihr habt euch einmal getroffen: vorn { $ahead }, gleichauf { $level }, hinten { $behind }.
   *[other] Ihr habt euch { $count }-mal getroffen: vorn { $ahead }, gleichauf { $level }, hinten { $behind }.
}
mine-duel-difference = Mittlerer Punkteunterschied: { $difference }
