# Eine Partie weitergeben: Links, QR-Codes, und was damit nicht stimmen kann.

link-title = Teilen
link-game = Die ganze Partie
link-game-text = Wer diesen Link öffnet, sieht die ganze Partie. Auf einem Server liegt nichts: Die Partie steckt im Link.
link-unfinished = Nur eine beendete Partie lässt sich als Link teilen.
link-moment = Diese Stellung
link-moment-text = Fragt „Was würdest du hier tun?“ und zeigt, was { $name } jetzt sieht, sonst nichts.
link-copy = Link kopieren
link-copied = Link kopiert.
link-qr = Der Link als QR-Code
link-damaged-title = Dieser Link lässt sich nicht öffnen
link-damaged-text = Einige Zeichen fehlen oder wurden verändert. Lass dir den Link noch einmal schicken und kopiere ihn ganz.
link-newer-title = Dieser Link stammt aus einer neueren Version
link-newer-text = Lade die Seite neu, wenn du online bist: Die neue Version kann ihn öffnen.
