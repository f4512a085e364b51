# E se…?

branch-title = E se…?
branch-text = Continua a giocare da qui. Tutto ciò che precede resta com'era.
branch-name = Nome
branch-name-usual = E se…, turno { NUMBER($turn) }
branch-by-hand = a mano
branch-start = Continua da qui
branch-list = Varianti
branch-lines = Punti nel corso della partita. Linee sottili: la partita vera. Linee spesse: le tue varianti.
branch-real = Partita vera
branch-from = dal turno { NUMBER($turn) }
branch-continue = Continua a giocare
branch-delete = Elimina
branch-back = Torna alla partita vera
