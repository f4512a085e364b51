# Eine Partie noch einmal ansehen, Schritt für Schritt; einzelne Stellungen.

replay-title = Wiedergabe
replay-heading = Wiedergabe: { $names }
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-next = Einen Schritt vor
replay-last = Zum Ende
replay-scoring-back = Vorige Wertung
replay-scoring-next = Nächste Wertung
replay-step = Schritt
replay-place = Zug { NUMBER($turn) } · Schritt { NUMBER($n) } von { NUMBER($total) }
replay-seen = Karten
replay-seen-all = alle Hände offen
replay-seen-nobody = alle Hände verdeckt
replay-speed = Tempo
replay-hands = Offene Hände

## Eine einzelne Stellung

moment-title = Was würdest du hier tun?
moment-text = Du bist { $name } und siehst, was { $name } sah, sonst nichts.
moment-not-yours = Hier ist jemand anderes am Zug.
moment-show = Die besten Züge zeigen
