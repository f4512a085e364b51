# Quem está na frente?

lead-title = Quem está na frente?
lead-point = Aponte uma fenda, uma rocha ou uma ficha para ver quem está na frente.
lead-column = Coluna { NUMBER($column) }, se pontuasse agora
lead-row = Linha { NUMBER($row) }, se pontuasse agora
lead-rank = { $name }: { points } ({ gems })
lead-rank-nothing = { $name }: nada ({ gems })
lead-column-nobody = Ainda não há gemas aqui.
lead-tie-lower = Empate, vence a gema mais baixa: { $ahead } antes de { $behind }.
lead-tile = Ficha “{ $tile }”: { $name } ({ gems })
lead-tile-tie-right = Empate, vence a mais à direita: { $name } antes de { $others }.
lead-tile-tie-lower = Empate, vence a mais baixa na mesma coluna: { $name } antes de { $others }.
lead-tile-nobody = Não há gemas nesta linha: a ficha “{ $tile }” sairia do jogo.

lead-change = Com uma gema aqui
lead-change-points = { $name }: { $before } → { $after } pontos
lead-change-tile = Ficha “{ $tile }”: { $before } → { $after }
lead-scorings = { $count ->
    [one] A gema conta para a linha { NUMBER($row) } em { $count } pontuação.
   *[other] A gema conta para a linha { NUMBER($row) } em { $count } pontuações.
}
lead-nobody = ninguém
lead-completes = Isto completa a coluna { NUMBER($column) }: ela pontua na hora.
lead-next-drop = A próxima gota cairia aqui.
