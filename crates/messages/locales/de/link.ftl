# Eine Partie weitergeben: Links, QR-Codes, und was damit nicht stimmen kann.

link-title = Weitergeben
link-game = Die ganze Partie
link-game-text = Wer diesen Link öffnet, sieht die ganze Partie. Nichts liegt auf einem Server: Der Link ist die Partie.
link-unfinished = Nur eine beendete Partie passt in einen Link.
link-moment = Diese Stellung
link-moment-text = Fragt „Was würdest du hier tun?“ und zeigt, was { $name } jetzt sieht, sonst nichts.
link-copy = Link kopieren
link-copied = Der Link ist kopiert.
link-qr = Der Link als QR-Code
link-damaged-title = Dieser Link lässt sich nicht öffnen
link-damaged-text = Unterwegs sind Buchstaben verloren gegangen oder verändert worden. Bitte noch einmal um den Link und kopiere ihn ganz.
link-newer-title = Dieser Link stammt aus einer neueren Version
link-newer-text = Lade die Seite neu, wenn du online bist: Die neue Version öffnet ihn.
