# Het spel aan de rotswand.

prompt-start = Jouw beurt: trek 4 kaarten of leg een edelsteen.
prompt-start-draw = Trek 4 kaarten: je kunt geen spleet betalen.
prompt-again = Nog een actie: trek 4 kaarten of leg een edelsteen.
prompt-again-draw = Nog een actie: trek 4 kaarten.
prompt-pay = Betaling
prompt-after = Zet een bonustegel in of beëindig je beurt.
prompt-confirm = Beëindig je beurt als je klaar bent.
prompt-discard = Tik de kaarten aan die je aflegt. Je mag er { NUMBER($limit) } houden.
prompt-discard-left = { $count ->
    [one] Nog 1 kaart.
   *[other] Nog { $count } kaarten.
}
prompt-waiting = { $name } is aan de beurt.
prompt-yours = Jouw beurt.
prompt-thinking = { $name } denkt na…
prompt-dealing = De kaarten worden gedeeld…
prompt-over = Het spel is afgelopen.
prompt-elsewhere = Dit spel gaat verder in een ander tabblad.

handover-title = { $name }, jij bent aan de beurt
handover-text = Geef het scherm aan { $name }. Kijken de anderen even weg?
handover-button = Ik ben { $name }: toon mijn kaarten

button-draw = { cards-plain } trekken
button-pay = { $payment } betalen
button-end-turn = Beurt beëindigen
button-use-cards = Tegel: { cards-plain } trekken
button-use-double = Tegel: dubbele beurt
button-plan-double = Daarna dubbele beurt
button-discard = { cards-plain } afleggen
button-skip = Overslaan
legend-title = Wat is wat op de rotswand
button-play-here = Hier spelen
button-move-now = Laat nu spelen

pay-title = Kolom { NUMBER($column) }, rij { NUMBER($row) }
pay-price = Prijs: { cards }
pay-swap = { $pair } als { $one }
pay-more = Meer ({ NUMBER($count) })
pay-tile = de tegel ‘willekeurige kleur’

status-hand = Jouw kaarten
status-hand-size = { $count ->
    [0] geen kaarten in de hand
    [one] 1 kaart in de hand
   *[other] { $count } kaarten in de hand
}
status-tiles = Bonustegels
status-tiles-none = geen bonustegels
status-tiles-count = { $count ->
    [one] 1 gedekte tegel
   *[other] { $count } gedekte tegels
}
status-draw-pile = Trekstapel
status-discard-pile = Aflegstapel
status-discards = Afgelegd: { $hand }
status-gem-box = Edelsteendoos: { $name }
status-gem-box-help = De edelsteendoos laat zien wie aan de beurt is.
status-water-box = Waterdoos: { $name }
status-water-box-help = Wie de waterdoos heeft, legt aan het eind van de eigen beurt een druppel op de wand.
status-score = { $name }: { points }
status-columns-left = { $count ->
    [one] nog 1 kolom tot het einde
   *[other] nog { $count } kolommen tot het einde
}
status-rounds = Ronde { NUMBER($n) }
status-gems-left = { $gems ->
    [0] geen edelstenen over
    [one] nog 1 edelsteen over
   *[other] nog { $gems } edelstenen over
}
status-drops-left = { $count ->
    [0] geen druppels over
    [one] nog 1 druppel over
   *[other] nog { $count } druppels over
}
status-you = jij
status-you-label = Jij

goal-title = Het doel
goal-text = Wie de meeste punten heeft, wint. Is de eerste kolom vol, dan leveren de meeste edelstenen daarin punten op, en de meeste in een rij de tegel van die rij.
