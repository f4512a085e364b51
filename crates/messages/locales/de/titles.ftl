# Titel der Seiten. Sie stehen für sich, weil die Texte einer Seite erst mit ihr geladen werden.

setup-title = Neue Partie
rules-title = Die Spielregeln
settings-title = Einstellungen
online-friends = Mit Freunden spielen
online-lobby = Öffentliche Tische
match-title = Mitspieler finden
invite-title = Einladung
notices-title = Benachrichtigungen
online-table = Tisch
online-join = Platz nehmen
online-carry = Auf einem anderen Gerät spielen
box-title = Meine Schachtel
error-not-found-title = Hier ist nichts
mine-title = Meine Partien
day-title = Tagespartie
