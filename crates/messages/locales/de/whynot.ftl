# Warum etwas nicht geht. Ein Text für jede Art der Ablehnung; die Regel ist daneben verlinkt.

whynot-title = Warum nicht?
whynot-read-rule = Regel lesen
whynot-not-your-turn = { $name } ist dran.
whynot-game-over = Die Partie ist zu Ende.
whynot-action-first = Ziehe zuerst Karten oder lege einen Edelstein.
whynot-no-action-left = Deine Aktion hast du schon gemacht. Ein Doppelzug-Plättchen gäbe dir noch eine.
whynot-outside-frame = Spalte { NUMBER($column) } liegt außerhalb des Wasserrahmens.
whynot-under-water = Spalte { NUMBER($column) } liegt schon unter Wasser.
whynot-no-such-gap = Hier ist keine Felsritze.
whynot-gap-has-drop = Ein Wassertropfen verschließt diese Felsritze.
whynot-cannot-afford = Kostet { cards }: Du hast { $hand }. Zwei Karten einer anderen Farbe ersetzen eine.
whynot-pay-not-in-hand = Diese Karten hast du nicht.
whynot-no-tile-cards = Du hast kein Plättchen für { cards-plain }.
whynot-no-tile-any = Du hast kein Plättchen „beliebige Farbe“.
whynot-no-tile-double = Du hast kein Doppelzug-Plättchen.
whynot-points-tile = Punkte-Plättchen werden nicht eingesetzt. Sie zählen am Ende.
whynot-double-too-early = Ein Doppelzug kommt erst nach einer Aktion.
whynot-no-gem-left = Du hast keinen Edelstein mehr.
whynot-discard-exactly = { $count ->
    [one] Lege genau 1 Karte ab.
   *[other] Lege genau { $count } Karten ab.
}
whynot-discard-first = { $count ->
    [one] Lege zuerst 1 Karte ab.
   *[other] Lege zuerst { $count } Karten ab.
}
whynot-gap-has-gem = { $who ->
    [you] Hier liegt schon ein Edelstein von dir.
   *[they] Hier liegt schon ein Edelstein von { $name }.
}
whynot-pay-too-few = Zu wenig: Der Preis ist { cards }, gewählt hast du { $hand }.
whynot-pay-too-many = Zu viel: Der Preis ist { cards }, gewählt hast du { $hand }. Bezahlt wird genau passend.
whynot-pay-any = { $count ->
    [one] Kostet genau 1 Karte beliebiger Farbe, gewählt hast du { $hand }.
   *[other] Kostet genau { $count } Karten beliebiger Farben, gewählt hast du { $hand }.
}
whynot-pay-odd-pair = Andere Farben zählen nur paarweise: Zwei Karten einer Farbe ersetzen eine.
whynot-discard-nothing = Jetzt gibt es nichts abzulegen. Du legst am Ende deines Zuges ab, wenn du mehr als { NUMBER($limit) } Karten hast.
whynot-waiting = Gerade werden Karten oder Plättchen aufgedeckt. Einen Moment.
