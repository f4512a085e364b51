# Oglądanie gry krok po kroku.

replay-title = Powtórka
replay-heading = Powtórka: { $names }
replay-first = Na początek
replay-back = Krok wstecz
replay-play = Odtwórz
replay-pause = Wstrzymaj
replay-next = Krok naprzód
replay-last = Na koniec
replay-scoring-back = Poprzednie punktowanie
replay-scoring-next = Następne punktowanie
replay-step = Krok
replay-place = Tura { NUMBER($turn) } · krok { NUMBER($n) } z { NUMBER($total) }
replay-seen = Karty
replay-seen-all = wszystkie karty odkryte
replay-seen-nobody = wszystkie karty zakryte
replay-speed = Tempo
replay-hands = Odkryte karty

moment-title = Co tu zrobisz?
moment-text = Grasz jako { $name }: widzisz tylko to, co widać z tego miejsca.
moment-not-yours = Tu gra ktoś inny.
moment-show = Pokaż najlepsze ruchy
