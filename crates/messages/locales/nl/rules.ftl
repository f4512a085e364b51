# De pagina met spelregels.

rules-search = Zoeken in de spelregels
rules-search-none = Niets gevonden voor “{ $query }”.
rules-search-found = { $count ->
    [one] 1 regel gevonden
   *[other] { $count } regels gevonden
}
rules-contents = Inhoud
rules-example = Voorbeeld
rules-ruling = Onze keuze
rules-ruling-help = De boekjes zwijgen hierover of spreken elkaar tegen. Zo spelen wij het.
rules-clause = Regel { $clause }
rules-goal = Achter de waterval ligt een wand vol spleten. Je vult ze met edelstenen van jouw kleur. Is de voorste kolom vol, dan krijgt wie daar de meeste edelstenen heeft punten, en wie in een rij voorstaat de bonustegel. Daarna schuift het water op. Wie aan het eind de meeste punten heeft, wint.

rules-title-box = Wat er in de doos zit
rules-intro-box = De wand, het raam dat erlangs schuift en wat erin gaat.
rules-title-setup = Klaarzetten
rules-intro-setup = Dat doet de app voor je.
rules-title-turn = Je beurt
rules-intro-turn = Eén actie: trekken of leggen. Dan misschien een druppel.
rules-title-place = Een edelsteen leggen
rules-intro-place = Hoe verder naar rechts, hoe duurder. Betaal met kaarten in de kleur van de spleet.
rules-title-water = Waterdruppels
rules-intro-water = Ook druppels vullen de eerste kolom. Niemand houdt het water voor altijd tegen.
rules-title-scoring = Een kolom waarderen
rules-intro-scoring = Eerst de rots, dan de tegels, dan schuift het raam op.
rules-title-tiles = Bonustegels
rules-intro-tiles = Vier soorten: punten, kaarten, willekeurige kleur, dubbele beurt.
rules-title-end = Het einde
rules-intro-end = Het spel eindigt met de derde rots van rechts.
rules-title-supplies = Als iets opraakt
rules-intro-supplies = Dat gebeurt zelden, en het verandert niets.
rules-title-mistakes = Veelgemaakte fouten
rules-intro-mistakes = Voor wie het spel al van elders kent.

rule-C1 = Jullie spelen met twee tot vier, ieder met een kleur: rood, geel, paars of groen. Je zit in een kring en niemand wisselt van plaats.
rule-C2 = Er zijn 60 kaarten: 20 witte, 20 blauwe en 20 oranje. Ze tellen allemaal even zwaar; jokers zijn er niet.
rule-C3 = Er zijn 45 bonustegels: 35 met een lichte en 10 met een donkere achterkant.
rule-C4 = Elke speler heeft 35 edelstenen. Eén geeft de score aan, de andere 34 mogen in de wand.
rule-C5 = Er zijn 50 waterdruppels.
rule-C6 = De wand heeft 14 posities. De eerste 11 zijn kolommen met spleten en daaronder een rots; op de laatste drie liggen alleen tegels. Kolom 1 tot en met 10 zijn vijf stroken van twee kolommen, een lichte en een donkere, die in elk spel anders liggen; kolom 11 is altijd dezelfde. Elke spleet heeft een kleur en ligt in een van vijf rijen, rij 1 bovenaan. In een kolom is altijd duidelijk welke spleet lager ligt, ook als een rij er meer heeft.
rule-C7 = Op positie 6 tot en met 14 liggen gedekte tegels, één per rij: lichte achterkanten op 6 tot en met 12, donkere op 13 en 14.
rule-C8 = Het raam toont vijf kolommen en rechts ervan de vijf tegels van de volgende positie. Het begint bij kolom 1 en stopt bij kolom 9. Tegen het einde van de wand toont het minder kolommen: vier (8 tot en met 11), dan drie (9 tot en met 11).
rule-C9 = De rots onder een kolom toont de punten. Met vier spelers krijgen de eerste drie punten, met drie de eerste twee, met twee alleen de eerste. De waarden verschillen per aantal spelers.

rule-S1 = De vijf stroken worden in willekeurige volgorde gelegd. Een strook wordt nooit gedraaid.
rule-S2 = De tegels worden geschud, licht en donker apart, en gedekt neergelegd. De vijf tegels naast het raam, op positie 6, worden opengelegd.
rule-S3 = Iedereen begint zonder punten.
rule-S4 = Wie begint, krijgt de edelsteendoos. De speler rechts daarvan, die in de eerste ronde als laatste komt, krijgt de waterdoos.
rule-S5 = De eerste speler krijgt 4 kaarten, de tweede 5, de derde 6, de vierde 7. Je kaarten houd je geheim.
rule-S6 = De andere kaarten zijn de trekstapel. Gebruikte kaarten gaan naar de aflegstapel, die iedereen mag bekijken.

rule-T1 = Heb je de edelsteendoos, dan ben je aan de beurt. De doos gaat met de klok mee.
rule-T2 = Eerst doe je precies één actie: kaarten trekken of een edelsteen leggen. Passen mag niet.
rule-T3 = Trekken: neem 4 kaarten van de trekstapel. Niemand anders ziet ze.
rule-T4 = Is de trekstapel op, dan wordt de aflegstapel geschud en de nieuwe trekstapel. Daarna trek je verder.
rule-T5 = Zijn beide stapels leeg, dan krijg je wat er was, en later niets meer.
rule-T6 = Na je actie leg je een druppel op de wand als je de waterdoos hebt. Dan gaat de edelsteendoos naar de volgende speler.
rule-T7 = Heb je aan het eind van je beurt meer dan 12 kaarten, dan kies je welke je open aflegt, tot je er precies 12 hebt. Dat gebeurt voordat de edelsteendoos doorgaat. Tijdens je beurt mag je er meer hebben.
rule-T8 = Eindigt het spel in jouw beurt, dan hoef je niets meer af te leggen.

rule-P1 = Kies een lege spleet in een kolom binnen het raam. Spleten met een edelsteen of druppel zijn bezet.
rule-P2 = De prijs hangt af van de kolom: 1 kaart voor de eerste in het raam, 2 voor de tweede, tot 5 voor de vijfde. De kaarten moeten de kleur van de spleet hebben.
rule-P3 = In plaats van een kaart van de prijs mag je twee kaarten van één andere kleur betalen. Dat mag voor zoveel kaarten als je wilt, elke keer met een andere kleur als je wilt.
    .example = Een spleet kost 3 blauwe. Je kunt 3 blauwe betalen; of 2 blauwe en 2 witte; of 1 blauwe, 2 witte en 2 oranje; of 6 oranje; enzovoort.
rule-P4 = Je betaalt precies, nooit een kaart te veel. De kaarten gaan naar de aflegstapel.
rule-P5 = Dan gaat een van je edelstenen uit de voorraad in de spleet. Daar blijft hij tot het einde, tenzij je edelstenen opraken.
rule-P6 = Eén actie is één edelsteen. Voor een tweede in dezelfde beurt heb je een tegel ‘dubbele beurt’ nodig.

rule-W1 = Een druppel gaat in de bovenste lege spleet van de eerste kolom in het raam. Dat moet; er valt niets te kiezen. De spleet is dan dicht voor edelstenen.
rule-W2 = Je houdt de waterdoos tot er een kolom wordt gewaardeerd.
rule-W3 = Vult je eigen edelsteen de eerste kolom, zodat die wordt gewaardeerd, dan leg je in deze beurt geen druppel.
rule-W4 = Is in een beurt een kolom gewaardeerd, dan legt in die beurt niemand een druppel: niet wie net de waterdoos kreeg, en ook niet na een dubbele beurt.
rule-W5 = Hoeveel dubbele beurten je ook doet: wordt er geen kolom gewaardeerd, dan komt er één druppel, na je laatste actie.

rule-I1 = Zodra de laatste lege spleet van de eerste kolom gevuld is, met een edelsteen of een druppel, wordt die kolom gewaardeerd, vóór al het andere. Is een andere kolom vol, dan gebeurt er nog niets.
rule-I2 = Wie de meeste edelstenen in de kolom heeft, krijgt de hoogste waarde van de rots, de tweede de volgende, enzovoort. Zonder edelsteen krijg je niets.
rule-I3 = Bij gelijke stand kijk je naar ieders laagste edelsteen in de kolom: de laagste wint, daarna de op een na laagste.
rule-I4 = Dan worden de tegels naast het raam verdeeld, rij voor rij van boven. Een tegel gaat naar wie binnen het raam de meeste edelstenen in die rij heeft. De zojuist gewaardeerde kolom telt nog mee.
rule-I5 = Bij gelijke stand in een rij wint wie zijn laatste edelsteen verder naar rechts heeft. Liggen die in dezelfde kolom, dan wint de laagste.
rule-I6 = Ligt er geen edelsteen in een rij, dan verdwijnt de tegel uit het spel.
rule-I7 = Dan schuift het raam een kolom naar rechts en worden de volgende vijf tegels opengelegd. De gewaardeerde kolom verdwijnt achter de waterval: de edelstenen daar tellen nergens meer voor.
rule-I8 = Is de nieuwe eerste kolom al vol, dan wordt die meteen op dezelfde manier gewaardeerd. Volgt er geen meer, dan gaat de waterdoos naar de volgende speler tegen de klok in: maar één keer, ook als er meer kolommen gewaardeerd zijn.
rule-I9 = Na een waardering mag je nog bonustegels inzetten voordat de edelsteendoos doorgaat, ook net gewonnen tegels, ook voor een dubbele beurt. Raakt de eerste kolom daardoor weer vol, dan wordt die weer gewaardeerd.

rule-B1 = Punten: je houdt de tegel, en aan het eind is die waard wat erop staat. Eerder doet hij niets.
rule-B2 = Kaarten: lever de tegel in en trek 2, 3 of 4 kaarten, zoals erop staat. Dat mag voor of na je actie, met zoveel van deze tegels als je hebt.
rule-B3 = Willekeurige kleur: lever de tegel in als je een edelsteen legt. Dan telt alleen het aantal kaarten, niet de kleur. Twee kaarten voor één betalen kan dan niet.
rule-B4 = Je mag in een beurt meer tegels inzetten, dezelfde of andere, aan het begin of aan het eind.
rule-B5 = Dubbele beurt: lever de tegel in na een actie en doe er nog een, trekken of leggen, wat je wilt. Met nog zo'n tegel kan het weer.
rule-B6 = Tegels zet je in voordat de druppel valt en de edelsteendoos doorgaat. Alleen na een waardering is het anders: dan is er geen druppel en mag je nog tegels inzetten.
rule-B7 = Ingezette tegels verdwijnen uit het spel.
rule-B8 = Iedereen ziet wie welke tegel wint, dus tegels zijn niet geheim. Aan een tafel mag je ze gedekt houden.

rule-E1 = Het spel eindigt zodra kolom 9 gewaardeerd is, de derde rots van rechts. Niemand krijgt nog een beurt, ook als de ronde niet af is.
rule-E2 = Kolom 9 wordt gewaardeerd zoals alle andere, met de tegels erbij.
rule-E3 = Dan worden ook kolom 10 en 11 gewaardeerd, vol of niet: alleen de rotsen, geen tegels.
rule-E4 = Dan telt iedereen de punten op de eigen tegels erbij.
rule-E5 = De meeste punten winnen. Bij gelijke stand winnen de spelers samen.
rule-E6 = Het puntenspoor heeft 80 vakjes. Na 80 begin je opnieuw; je score is natuurlijk het hele getal.

rule-F1 = Is er een druppel nodig en is er geen meer, dan gaan alle druppels achter de waterval terug naar de voorraad.
rule-F2 = Heb je een edelsteen nodig en heb je er geen meer, dan gaan al jouw edelstenen achter de waterval terug naar je voorraad.
rule-F3 = Verder verandert er niets: wat achter de waterval ligt, telt toch niet.

rule-X1 = Drie prijzen: een witte spleet in de eerste kolom van het raam kost 1 witte kaart. Een blauwe in de vierde kost 4 blauwe, een oranje in de vijfde 5 oranje.
rule-X2 = Vier spelers, een rots van 8, 5 en 2. Groen heeft de meeste edelstenen in de kolom. Geel en rood hebben er evenveel, maar rood heeft een lagere. Paars heeft de minste. Groen krijgt 8 punten, rood 5, geel 2 en paars niets.
rule-X3 = Vijf tegels. Rij 1: geel, rood en paars staan gelijk, paars ligt het verst naar rechts en wint de tegel. Rij 2: geen edelsteen, de tegel verdwijnt uit het spel. Rij 3: geel heeft de meeste. Rij 4: groen heeft de meeste. Rij 5: groen en rood hebben er twee, en hun laatste liggen in dezelfde kolom; die van groen ligt lager, dus groen wint de tegel.
rule-X4 = Alle vier staan gelijk in een kolom. Wie de laagste edelsteen heeft, krijgt de hoogste waarde, de volgende de middelste, de derde de kleinste. De vierde krijgt niets.
rule-X5 = Nieuwe tegels worden opengelegd als het raam opschuift, niet als ze verdeeld worden. De startspeler heeft nooit beide dozen. Eén actie is één edelsteen. Kolommen achter de waterval tellen niet in een rij. En de waterdoos gaat één keer door, ook als er meer kolommen na elkaar gewaardeerd worden.
