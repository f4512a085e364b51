# Das Spiel an der Felswand: Aufforderungen, Knöpfe, Bezahlen, Stapel und Boxen.

## Was jetzt zu tun ist

prompt-start = Du bist dran: Ziehe 4 Karten oder lege einen Edelstein.
prompt-start-draw = Ziehe 4 Karten: Du kannst keine Felsritze bezahlen.
prompt-again = Noch eine Aktion: Ziehe 4 Karten oder lege einen Edelstein.
prompt-again-draw = Noch eine Aktion: Ziehe 4 Karten.
prompt-pay = Bezahlung
prompt-after = Setze ein Bonus-Plättchen ein oder beende deinen Zug.
prompt-confirm = Beende deinen Zug, wenn du bereit bist.
prompt-discard = Tippe die Karten an, die du ablegst. { NUMBER($limit) } darfst du behalten.
prompt-discard-left = { $count ->
    [one] Noch 1 Karte.
   *[other] Noch { $count } Karten.
}
prompt-waiting = { $name } ist dran.
prompt-yours = Du bist dran.
prompt-thinking = { $name } überlegt …
prompt-dealing = Die Karten werden ausgeteilt …
prompt-over = Die Partie ist zu Ende.
prompt-elsewhere = Diese Partie geht in einem anderen Tab weiter.

## Weitergeben

handover-title = { $name }, du bist dran
handover-text = Gib den Bildschirm an { $name } weiter. Alle anderen schauen bitte weg.
handover-button = Ich bin { $name }: Karten zeigen

## Knöpfe

button-draw = { cards-plain } ziehen
button-pay = { $payment } zahlen
button-end-turn = Zug beenden
button-use-cards = Plättchen: { cards-plain } ziehen
button-use-double = Plättchen: Doppelzug
button-plan-double = Danach ein Doppelzug
button-discard = { cards-plain } ablegen
button-skip = Überspringen
legend-title = Was ist was an der Felswand
button-play-here = Hier weiterspielen
button-move-now = Nicht länger warten

## Bezahlen

pay-title = Spalte { NUMBER($column) }, Reihe { NUMBER($row) }
pay-price = Preis: { cards }
pay-swap = { $pair } als { $one }
pay-more = Mehr ({ NUMBER($count) })
pay-tile = das Farbplättchen

## Stapel, Boxen, Spieler

status-hand = Deine Karten
status-hand-size = { $count ->
    [0] keine Karten auf der Hand
    [one] 1 Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
status-tiles = Bonus-Plättchen
status-tiles-none = keine Bonus-Plättchen
status-tiles-count = { $count ->
    [one] 1 verdecktes Plättchen
   *[other] { $count } verdeckte Plättchen
}
status-draw-pile = Nachziehstapel
status-discard-pile = Ablagestapel
status-discards = Abgelegt: { $hand }
status-gem-box = Edelsteinbox: { $name }
status-gem-box-help = Wer die Edelsteinbox hat, ist am Zug.
status-water-box = Wasserbox: { $name }
status-water-box-help = Wer die Wasserbox hat, setzt am Ende seines Zuges einen Wassertropfen auf die Felswand.
status-score = { $name }: { points }
status-columns-left = { $count ->
    [one] noch 1 Spalte bis zum Ende
   *[other] noch { $count } Spalten bis zum Ende
}
status-rounds = Runde { NUMBER($n) }
status-gems-left = { $gems ->
    [0] keine Edelsteine übrig
    [one] 1 Edelstein übrig
   *[other] { $gems } Edelsteine übrig
}
status-drops-left = { $count ->
    [0] keine Wassertropfen übrig
    [one] 1 Wassertropfen übrig
   *[other] { $count } Wassertropfen übrig
}
status-you = du
status-you-label = Du

## Das Ziel, in der ersten Partie

goal-title = Das Ziel
goal-text = Wer die meisten Punkte hat, gewinnt. Ist die erste Spalte voll, bringen die meisten Edelsteine darin Punkte und die meisten in einer Reihe deren Plättchen.
