# Wat de tekens op de rotswand betekenen.

legend-exact = De gloed: je kunt deze spleet betalen met kaarten in die kleur.
legend-substitutes = Een ring in twee helften: te betalen met paren van een andere kleur of een tegel.
legend-drop = De gestippelde ring: hier valt de volgende druppel en die sluit de spleet af.
legend-price = De prijs: zoveel kaarten kost elke spleet in de kolom. Hij daalt telkens als het raam opschuift.
legend-rock = De rots: punten voor de meeste edelstenen in de kolom, dan voor de op een na meeste. Eronder: wie ze nu zou krijgen, en met hoeveel edelstenen.
legend-tile = De tegel van een rij is voor wie daar de meeste edelstenen heeft. De kleine edelsteen laat zien wie dat nu is.
legend-strip = De hele rotswand: links van het gouden raam staat alles onder water, bij de lichte streep eindigt het spel. Tik om ergens anders te kijken.
