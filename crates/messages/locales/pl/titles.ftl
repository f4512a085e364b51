# Tytuły stron.

setup-title = Nowa gra
rules-title = Zasady gry
settings-title = Ustawienia
online-friends = Graj ze znajomymi
online-lobby = Stoły publiczne
match-title = Znajdź graczy
invite-title = Zaproszenie
notices-title = Powiadomienia
online-table = Stół
online-join = Zajmij miejsce
online-carry = Graj na innym urządzeniu
box-title = Moje pudełko
mine-title = Moje gry
day-title = Gra dnia
error-not-found-title = Nic tu nie ma
