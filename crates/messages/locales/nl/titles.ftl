# Titels van pagina's.

setup-title = Nieuw spel
rules-title = De spelregels
settings-title = Instellingen
online-friends = Spelen met vrienden
online-lobby = Openbare tafels
match-title = Spelers zoeken
invite-title = Uitnodiging
notices-title = Meldingen
online-table = Tafel
online-join = Aanschuiven
online-carry = Op een ander apparaat spelen
box-title = Mijn doos
mine-title = Mijn spellen
day-title = Spel van de dag
error-not-found-title = Hier is niets
