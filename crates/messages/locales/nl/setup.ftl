# Een spel klaarzetten.

setup-players = Spelers
setup-player-count = { $count ->
    [one] 1 speler
   *[other] { $count } spelers
}
setup-seat = Plaats { NUMBER($n) }
setup-who = Gespeeld door
setup-person = Iemand aan dit scherm
setup-bot = De computer
setup-name = Naam
setup-name-taken = Twee spelers kunnen niet dezelfde naam hebben.
setup-colour = Kleur
setup-colour-swap = Van kleur ruilen met { $name }
setup-start-player = Wie begint?
setup-start-random = Willekeurig
setup-start-seat = { $name } begint
setup-edition = Uitgave
setup-edition-reconstructed = Gereconstrueerd
setup-edition-reconstructed-1 = Gereconstrueerd, eerste versie
setup-edition-help = Waar de spleten zitten, wat de rotsen waard zijn en welke tegels er zijn.
setup-edition-add = Een uitgavebestand toevoegen…
setup-edition-bad = Dit uitgavebestand is niet bruikbaar: zie regel { NUMBER($line) }.
setup-edition-id = Het kenmerk { $id } hoort bij een ingebouwde uitgave. Geef je bestand een ander.
setup-edition-draw = Je eigen doos tekenen
setup-seed = Nummer van de verdeling
setup-seed-help = Laat het leeg voor een nieuwe verdeling. Hetzelfde nummer deelt hetzelfde spel opnieuw.
setup-seed-bad = Alleen cijfers, alsjeblieft.
setup-more = Meer opties
setup-start = Spel beginnen
setup-hot-seat = Met meer mensen aan één scherm: tussen de beurten zijn de handen verborgen tot de volgende speler klaar is.
setup-bots-only = De computer speelt alleen en jij kijkt toe.
