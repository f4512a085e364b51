# Ustawienia.

settings-language = Język
settings-language-auto = Jak w przeglądarce
settings-speed = Tempo animacji
settings-speed-slow = Wolne
settings-speed-normal = Zwykłe
settings-speed-fast = Szybkie
settings-speed-off = Wyłączone
settings-speed-reduced = System prosi o mniej ruchu, więc animacje są wyłączone.
settings-theme = Wygląd
settings-theme-auto = Jak w systemie
settings-theme-light = Jasny
settings-theme-dark = Ciemny
settings-leads = Pokazuj, kto prowadzi
settings-leads-help = Małe znaki przy kolumnach i rzędach pokazują, kto dostałby teraz punkty.
settings-confirm = Zawsze potwierdzaj koniec tury
settings-confirm-help = Inaczej tura kończy się sama, gdy nie ma już wyboru.
settings-hide-tiles = Żetony premii zakryte
settings-hide-tiles-help = Trzeba wtedy pamiętać, co zdobyli inni.
settings-sound-help = Ciche dźwięki, dopiero po pierwszym dotknięciu strony.
settings-vibration = Wibracje
settings-vibration-help = Telefon krótko zawibruje, gdy nadejdzie twój ruch.
settings-name = Twoje imię
settings-opponent = Przeciwnik { NUMBER($n) }
settings-nobody = Nikt
settings-reset = Przywróć domyślne
