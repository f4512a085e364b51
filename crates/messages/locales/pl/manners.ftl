# Ludzie przy stole w internecie: wyciszanie i zgłaszanie.

manners-menu = Opcje: { $name }
manners-mute = Wycisz: { $name }
manners-unmute = Wyłącz wyciszenie: { $name }
manners-muted = wyciszono
manners-left = porzucone gry: { NUMBER($left) } z { $games ->
    [one] 1 ostatniej
    [few] { $games } ostatnich
    [many] { $games } ostatnich
   *[other] { $games } ostatniej
}
manners-report = Zgłoś: { $name }
manners-report-title = Zgłoś osobę
manners-report-help = Operator tego serwera zobaczy, kogo zgłaszasz ({ $name }), przy którym stole i dlaczego, a także ostatnie wiadomości z czatu w takiej postaci, w jakiej zapisał je serwer. { $name } się o tym nie dowie.
manners-reason = Powód
manners-reason-insult = Obelgi
manners-reason-spam = Reklama lub spam
manners-reason-name = Obraźliwe imię
manners-reason-unsporting = Niesportowa gra
manners-reason-other = Coś innego
manners-note = Uwagi (opcjonalnie)
manners-report-go = Wyślij zgłoszenie
manners-reported = Dziękujemy. Operator to sprawdzi.
