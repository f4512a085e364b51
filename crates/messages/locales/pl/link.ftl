# Udostępnianie gry.

link-title = Udostępnij
link-game = Cała gra
link-game-text = Kto otworzy ten link, zobaczy całą grę. Nic nie trafia na serwer: gra jest w samym linku.
link-unfinished = Linkiem można udostępnić tylko zakończoną grę.
link-moment = Ta chwila
link-moment-text = Pyta „Co tu zrobisz?” i pokazuje tylko to, co widzi teraz { $name }.
link-copy = Kopiuj link
link-copied = Skopiowano link.
link-qr = Link jako kod QR
link-damaged-title = Nie można otworzyć tego linku
link-damaged-text = Brakuje znaków albo zostały zmienione. Poproś o link jeszcze raz i skopiuj go w całości.
link-newer-title = Ten link pochodzi z nowszej wersji
link-newer-text = Odśwież stronę, mając połączenie: nowa wersja go otworzy.
