# De lessen: een eerste spel, stap voor stap.

lesson-step = Stap { NUMBER($n) } van { NUMBER($total) }
lesson-watch = Kijk naar de rotswand…
lesson-other = Dat mag ook. Maar probeer eerst dit:
lesson-leave = Stoppen
lesson-menu = Lessen
lesson-read-on = Verder
lesson-next = Volgende les
lesson-play = Tegen een beginner spelen

## De titels

lesson-gems-title = Kaarten en edelstenen
lesson-tiles-title = Waardering en tegels
lesson-limit-title = Volle hand en vrije keus
lesson-end-title = Het einde van een spel

## Tussen de opdrachten

lesson-goal = Wie de meeste punten heeft, wint. Je krijgt punten als een kolom vol is en jij daar de meeste edelstenen hebt.
lesson-water = Je tegenstander heeft de waterdoos en eindigt elke beurt met een druppel. Die sluit de bovenste lege spleet van de eerste kolom af.
lesson-prices = De getallen boven de kolommen zijn de prijzen. Elke kolom verder naar rechts kost een kaart meer.
lesson-scored = De druppel vulde kolom 1, dus die werd gewaardeerd. Jullie hadden allebei 2 edelstenen, maar de laagste was van jou: jij krijgt 4 punten.
lesson-rows = Daarna ging de tegel rechts van elke rij naar wie daar de meeste edelstenen had. Drie tegels zijn van jou.
lesson-moved = Kolom 1 ligt nu onder water: de edelstenen daar tellen niet meer. Het raam is een kolom opgeschoven en elke prijs is een kaart lager.
lesson-timing = Nu heb jij de waterdoos: elke beurt van jou eindigt met een druppel. Tel de lege spleten in de eerste kolom en je weet wanneer die gewaardeerd wordt.

## Opdrachten

lesson-draw = In je beurt trek je 4 kaarten of leg je een edelsteen. Je hebt weinig kaarten: trek er 4.
lesson-place = Kies de gemarkeerde blauwe spleet in rij 3 en betaal 1 blauwe kaart. In de eerste kolom kost elke spleet 1 kaart in dezelfde kleur.
lesson-price = Betaal 5 blauwe kaarten voor de gemarkeerde spleet in kolom 5. Dat loont: deze edelsteen telt bij de volgende 5 waarderingen mee.
lesson-pair = Geen oranje kaart? Twee kaarten van één andere kleur gelden voor één: betaal 2 witte voor de gemarkeerde oranje spleet in kolom 1.
lesson-gems-done = Goed gedaan! In kolom 1 is nog één spleet leeg: kijk wat er gebeurt als die vol raakt.

lesson-cards = Zet de gemarkeerde tegel in: je krijgt er 3 kaarten voor. Dat telt niet als actie.
lesson-any = Met de tegel ‘willekeurige kleur’ telt alleen het aantal kaarten. Betaal 1 kaart van elke kleur voor de gemarkeerde spleet in kolom 4.
lesson-double = Zet de tegel ‘dubbele beurt’ in: je krijgt nog een actie.
lesson-again = Je hebt nog een actie, maar geen kaarten: trek er 4.
lesson-tiles-done = Dat waren drie soorten tegels. De vierde toont punten: die tegels houd je, en ze tellen aan het eind.

lesson-limit = Je hebt 12 kaarten in de hand en mag er meer trekken. Trek er 4.
lesson-discard = Aan het eind van je beurt houd je hoogstens 12 kaarten naar keuze. Hier zijn er al 4 gekozen: leg die af, of kies andere.

lesson-end = We springen naar het eind van dit spel. Met de waardering van kolom 9 is het afgelopen: vul de laatste spleet met 1 witte kaart.
lesson-end-done = Ook kolom 10 en 11 werden gewaardeerd, vol of niet, en de punten op tegels kwamen erbij. Je hebt gewonnen: speel nu je eigen spel!

## Een eigen keuze en het commentaar

lesson-free = Jouw beurt, nu zonder hulp: doe wat jou het beste lijkt.
lesson-free-drew = Je had al 12 kaarten en moet nu afleggen. Met een volle hand leg je beter een edelsteen.
lesson-free-near = Goed voor snelle punten: deze kolom wordt als volgende gewaardeerd, of meteen daarna. De edelsteen was goedkoop, maar telt maar kort.
lesson-free-far = { $count ->
    [one] Je investeert: deze edelsteen telt bij 1 waardering voor zijn rij.
   *[other] Je investeert: deze edelsteen telt bij { $count } waarderingen voor zijn rij. Hij kost nu meer, maar helpt je lang.
}
lesson-free-tile = Tegels verlopen niet. Bewaar ze tot ze je een kolom of een rij opleveren.
