# Titres des pages. Ils sont à part, car les textes d'une page ne sont chargés qu'avec elle.

setup-title = Nouvelle partie
rules-title = Les règles
settings-title = Réglages
online-friends = Jouer entre amis
online-lobby = Tables publiques
match-title = Trouver des joueurs
invite-title = Une invitation
notices-title = Notifications
online-table = Table
online-join = Prendre place
online-carry = Jouer sur un autre appareil
box-title = Ma boîte
error-not-found-title = Il n'y a rien ici
mine-title = Mes parties
day-title = Partie du jour
