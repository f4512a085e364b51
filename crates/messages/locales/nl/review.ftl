# Een spel nabespreken.

review-title = Analyse
review-seat = Analyse voor
review-curve = Winstkansen in de loop van het spel
review-progress = Het spel wordt geanalyseerd
review-stop = Stoppen
review-best = Beste
review-good = Goed
review-inaccuracy = Onnauwkeurig
review-mistake = Fout
review-played = Na deze zet wint { $name } ongeveer { $percent } van de partijen.
review-better = Beter: { $deed } ({ $percent }).
review-luck = Geluk bij het trekken: { $percent }.
review-luck-help = Wat getrokken kaarten en nieuwe tegels opleverden, vergeleken met wat te verwachten was.
review-turning = Keerpunten
review-turning-point = Beurt { NUMBER($turn) }, { $name }: { $percent }
review-try = Betere zet proberen
review-accuracy = Precisie
review-accuracy-of = { $name }: { $percent }
review-accuracy-help = Hoe dicht de zetten bij de beste kwamen die gevonden zijn, van 0 tot 100%. Te vergelijken tussen spellen en tussen spelers.
review-worst = Wat je van dit spel kunt leren
review-worst-move = Beurt { NUMBER($turn) }: { $kind } ({ $percent })
mistake-unnamed = Een andere zet was beter.
mistake-overpaid = { $count ->
    [one] Te veel betaald: 1 kaart meer dan nodig.
   *[other] Te veel betaald: { $count } kaarten meer dan nodig.
}
mistake-gave-row = Een rij weggegeven: rij { NUMBER($row) } met de tegel ‘{ $tile }’ gaat naar { $name }.
mistake-missed-majority = Goedkope leiding gemist: kolom { NUMBER($column) } ({ points }), prijs { NUMBER($price) }.
mistake-wasted-tile = Een tegel verspild: ‘{ $tile }’ was niet nodig.
mistake-forgot-water = Het water vergeten: dat neemt de spleet in kolom { NUMBER($column) }.
mistake-left-column = Kolom { NUMBER($column) } vlak voor de waardering aan { $name } gelaten.
mistake-over-limit = { $count ->
    [one] Boven de handlimiet getrokken: 1 kaart wordt afgelegd.
   *[other] Boven de handlimiet getrokken: { $count } kaarten worden afgelegd.
}
mistake-spent-early = Te vroeg gelegd: kaarten waren harder nodig dan deze edelsteen.
mistake-drew-late = Getrokken terwijl een edelsteen dringender was.
