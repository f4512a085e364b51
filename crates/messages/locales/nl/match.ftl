# Medespelers zoeken, en uitnodigingen zonder tafel.

match-go = Zoeken
match-stop = Stoppen met zoeken
match-looking = Medespelers zoeken…
match-resumed = Iemand kwam niet opdagen. Je staat weer vooraan in de wachtrij.
match-bots = Intussen tegen bots spelen

invite-accept = Aannemen
invite-table = Naar de tafel
