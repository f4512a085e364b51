# Co by było, gdyby?

branch-title = Co by było, gdyby?
branch-text = Graj dalej od tego miejsca. Wszystko wcześniej zostaje, jak było.
branch-name = Nazwa
branch-name-usual = Gdyby…, tura { NUMBER($turn) }
branch-by-hand = ręcznie
branch-start = Graj dalej stąd
branch-list = Warianty
branch-lines = Punkty w trakcie gry. Cienkie linie: prawdziwa gra. Grube linie: twoje warianty.
branch-real = Prawdziwa gra
branch-from = od tury { NUMBER($turn) }
branch-continue = Graj dalej
branch-delete = Usuń
branch-back = Wróć do prawdziwej gry
