# Titels van pagina's.

setup-title = Nieuw spel
rules-title = De spelregels
settings-title = Instellingen
online-friends = Spelen met vrienden
online-lobby = Openbare tafels
online-table = Tafel
online-join = Aanschuiven
online-carry = Op een ander apparaat spelen
box-title = Mijn doos
error-not-found-title = Hier is niets
