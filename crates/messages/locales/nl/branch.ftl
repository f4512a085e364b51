# Wat als?

branch-title = Wat als?
branch-text = Speel vanaf hier verder. Alles wat hiervoor gebeurde, blijft zoals het was.
branch-name = Naam
branch-name-usual = Wat als, beurt { NUMBER($turn) }
branch-by-hand = met de hand
branch-start = Vanaf hier verder spelen
branch-list = Varianten
branch-lines = Punten in de loop van het spel. Dunne lijnen: het echte spel. Dikke lijnen: jouw varianten.
branch-real = Echte spel
branch-from = vanaf beurt { NUMBER($turn) }
branch-continue = Verder spelen
branch-delete = Verwijderen
branch-back = Terug naar het echte spel
