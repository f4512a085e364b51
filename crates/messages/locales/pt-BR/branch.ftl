# E se…?

branch-title = E se…?
branch-text = Continue jogando a partir daqui. Tudo o que veio antes fica como foi.
branch-name = Nome
branch-name-usual = E se…, turno { NUMBER($turn) }
branch-by-hand = à mão
branch-start = Continuar daqui
branch-list = Variantes
branch-lines = Pontos ao longo da partida. Linhas finas: a partida real. Linhas grossas: suas variantes.
branch-real = Partida real
branch-from = desde o turno { NUMBER($turn) }
branch-continue = Continuar jogando
branch-delete = Excluir
branch-back = Voltar à partida real
