# Tytuły stron.

setup-title = Nowa gra
rules-title = Zasady gry
settings-title = Ustawienia
online-friends = Graj ze znajomymi
online-lobby = Stoły publiczne
online-table = Stół
online-join = Zajmij miejsce
online-carry = Graj na innym urządzeniu
box-title = Moje pudełko
error-not-found-title = Nic tu nie ma
