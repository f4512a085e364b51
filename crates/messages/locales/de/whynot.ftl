# Warum etwas nicht geht. Ein Text für jede Art der Ablehnung; die Regel ist daneben verlinkt.

whynot-title = Warum nicht?
whynot-read-rule = Regel lesen
whynot-not-your-turn = { $name } ist dran.
whynot-game-over = Die Partie ist zu Ende.
whynot-action-first = Ziehe zuerst Karten oder lege einen Edelstein.
whynot-no-action-left = Du hattest deine Aktion. Ein Doppelzug-Plättchen gäbe dir noch eine.
whynot-outside-frame = Spalte { NUMBER($column) } liegt außerhalb des Wasserrahmens.
whynot-under-water = Spalte { NUMBER($column) } liegt schon unter dem Wasserfall.
whynot-no-such-gap = Hier ist keine Felsritze.
whynot-gap-has-gem = Hier liegt schon ein Edelstein von { $name }.
whynot-gap-has-drop = Ein Wassertropfen verschließt diese Felsritze.
whynot-cannot-afford = Kostet { $price }: Du hast { $hand }.
whynot-cannot-afford-pairs = Kostet { $price }: Du hast { $hand }. Zwei Karten einer anderen Farbe zählen als eine.
whynot-cannot-afford-any = { $count ->
    [one] Kostet 1 Karte beliebiger Farbe: Du hast { $hand }.
   *[other] Kostet { $count } Karten beliebiger Farben: Du hast { $hand }.
}
whynot-pay-too-few = { $count ->
    [one] Das ist 1 Karte zu wenig.
   *[other] Das sind { $count } Karten zu wenig.
}
whynot-pay-too-many = { $count ->
    [one] Das ist 1 Karte zu viel. Bezahlt wird genau passend.
   *[other] Das sind { $count } Karten zu viel. Bezahlt wird genau passend.
}
whynot-pay-wrong = Diese Karten passen nicht zum Preis: { $price }.
whynot-pay-odd-pair = { $card ->
    [white] Andere Farben zählen paarweise: Zwei weiße Karten stehen für eine.
    [blue] Andere Farben zählen paarweise: Zwei blaue Karten stehen für eine.
   *[orange] Andere Farben zählen paarweise: Zwei orange Karten stehen für eine.
}
whynot-pay-not-in-hand = Diese Karten hast du nicht.
whynot-no-tile-cards = Du hast kein Plättchen für { cards-plain }.
whynot-no-tile-any = Du hast kein Plättchen für beliebige Farbe.
whynot-no-tile-double = Du hast kein Plättchen für einen Doppelzug.
whynot-points-tile = Punkte-Plättchen werden nicht eingesetzt. Sie zählen am Ende.
whynot-double-too-early = Ein Doppelzug kommt erst nach einer Aktion.
whynot-tile-too-late = Plättchen setzt man ein, bevor der Wassertropfen fällt.
whynot-no-gem-left = Du hast keinen Edelstein mehr.
whynot-discard-exactly = { $count ->
    [one] Lege genau 1 Karte ab.
   *[other] Lege genau { $count } Karten ab.
}
whynot-discard-first = { $count ->
    [one] Lege zuerst 1 Karte ab.
   *[other] Lege zuerst { $count } Karten ab.
}
whynot-discard-nothing = Du hast höchstens 12 Karten: Es gibt nichts abzulegen.
whynot-waiting-cards = Die Karten werden gerade ausgeteilt: einen Moment.
whynot-waiting-tiles = Die Plättchen werden gerade aufgedeckt: einen Moment.
whynot-other = Das geht gerade nicht.
