# Partidas em andamento que ficaram de lado.

saved-title = Outras partidas em andamento
saved-progress = A próxima coluna a pontuar é a { NUMBER($column) }.
saved-delete = Excluir
saved-delete-title = Excluir esta partida?
saved-delete-text = Não dá para recuperar.
