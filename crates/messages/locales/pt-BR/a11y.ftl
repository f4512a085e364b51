# Nomes para leitores de tela.

a11y-board = O paredão
a11y-overview = o paredão inteiro: escolher uma parte
a11y-players = Jogadores
a11y-hand = Suas cartas: { $hand }
a11y-tiles-of = Fichas de bônus, { $name }: { $tiles }
a11y-log = Registro da partida
a11y-announcements = Avisos
a11y-actions = Ações
a11y-payments = Formas de pagar
a11y-chart = Pontuação ao longo da partida

a11y-gap = coluna { NUMBER($column) }, linha { NUMBER($row) }, { card-name }, { $state }
a11y-gap-nth = coluna { NUMBER($column) }, linha { NUMBER($row) }, fenda { NUMBER($nth) } de cima para baixo, { card-name }, { $state }
a11y-gap-payable = vazia, custa { cards-short }, você pode pagar
a11y-gap-payable-otherwise = vazia, custa { cards-short }, você pode pagar com pares ou uma ficha
a11y-gap-dear = vazia, custa { cards-short }, você não pode pagar
a11y-gap-priced = vazia, custa { cards-short }
a11y-gap-outside = vazia, fora da moldura
a11y-gap-under-water = vazia, debaixo d'água
a11y-gap-gem = { gem-piece }, { $name }
a11y-gap-drop = gota d'água
a11y-gap-chosen = escolhida
a11y-gap-marked = marcada

a11y-column = coluna { NUMBER($column) }, preço { NUMBER($place) }, rocha { $values }
a11y-column-last = coluna { NUMBER($column) }, preço { NUMBER($place) }, rocha { $values }, a partida acaba aqui
a11y-strip = { $shade ->
    [single] faixa { NUMBER($strip) }
    [light] coluna clara da faixa { NUMBER($strip) }
   *[dark] coluna escura da faixa { NUMBER($strip) }
}
a11y-tile = ficha da linha { NUMBER($row) }: { $tile }
a11y-card-group = { cards } na mão
a11y-card-chosen = { $count ->
    [one] escolhida: { cards }
   *[other] escolhidas: { cards }
}
a11y-add-card = mais uma carta { card-name }
a11y-remove-card = menos uma carta { card-name }
a11y-show-uses = mostrar onde servem as cartas { -card-many }
a11y-player = { $name }, { gem-name }, { points }, { $hand }
