# O que aconteceu, em frases.

log-title = Registro da partida
log-since = Desde o seu último turno
log-place-short = col. { NUMBER($column) }, linha { NUMBER($row) }
log-empty = A partida vai começar.
log-turn = { $who ->
    [you] Seu turno
   *[they] Turno de { $name }
}
log-show-place = Mostrar no tabuleiro

log-strips = As faixas estão no lugar: { $strips }.
log-dealt = { $who ->
    [you] Você recebe { cards-plain }.
   *[they] { $name } recebe { cards-plain }.
}
log-dealt-own = Você recebe { $hand }.
log-starts = { $who ->
    [you] Você começa. A caixa de água está com { $water }.
   *[they] { $name } começa. A caixa de água está com { $water }.
}
log-starts-water-you = { $name } começa. A caixa de água está com você.

log-draws = { $who ->
    [you] Você compra { cards-plain }.
   *[they] { $name } compra { cards-plain }.
}
log-draws-own = Você compra { $hand }.
log-draws-none = { $who ->
    [you] O monte e o descarte estão vazios: você não compra nada.
   *[they] O monte e o descarte estão vazios: { $name } não compra nada.
}
log-reshuffled = O descarte é embaralhado e vira o novo monte.
log-placed = { $who ->
    [you] Você coloca uma gema na coluna { NUMBER($column) }, linha { NUMBER($row) }, por { $payment }.
   *[they] { $name } coloca uma gema na coluna { NUMBER($column) }, linha { NUMBER($row) }, por { $payment }.
}
log-placed-any = { $who ->
    [you] Com uma ficha “qualquer cor”, você coloca uma gema na coluna { NUMBER($column) }, linha { NUMBER($row) }, por { $payment }.
   *[they] Com uma ficha “qualquer cor”, { $name } coloca uma gema na coluna { NUMBER($column) }, linha { NUMBER($row) }, por { $payment }.
}
log-uses-cards = { $who ->
    [you] Você usa uma ficha e compra { cards-plain }.
   *[they] { $name } usa uma ficha e compra { cards-plain }.
}
log-uses-double = { $who ->
    [you] Você usa uma ação dupla.
   *[they] { $name } usa uma ação dupla.
}
log-discards = { $who ->
    [you] Você descarta { $payment } e fica com { NUMBER($limit) }.
   *[they] { $name } descarta { $payment } e fica com { NUMBER($limit) }.
}
log-drips = { $who ->
    [you] Você põe uma gota na coluna { NUMBER($column) }, linha { NUMBER($row) }.
   *[they] { $name } põe uma gota na coluna { NUMBER($column) }, linha { NUMBER($row) }.
}
log-drops-return = { $count ->
    [one] { $count } gota volta da cachoeira para a reserva.
   *[other] { $count } gotas voltam da cachoeira para a reserva.
}
-gem-plural = { $gem ->
    [red] vermelhas
    [yellow] amarelas
    [purple] roxas
   *[green] verdes
}
log-gems-return = { $gems ->
    [one] { $gems } { gem-piece } volta da cachoeira para a reserva.
   *[other] { $gems } gemas { -gem-plural } voltam da cachoeira para a reserva.
}

log-column-scored = A coluna { NUMBER($column) } está cheia e pontua.
log-column-next = A coluna { NUMBER($column) } também está cheia e pontua em seguida.
log-final-column = A coluna { NUMBER($column) } pontua no fim.
log-column-nobody = Não há gemas na coluna { NUMBER($column) }: ninguém pontua.
log-rank = { $who ->
    [you] Você ganha { points } ({ gems }).
   *[they] { $name } ganha { points } ({ gems }).
}
log-rank-nothing = { $who ->
    [you] Você não ganha nada ({ gems }).
   *[they] { $name } não ganha nada ({ gems }).
}
log-tie-lower = { lead-tie-lower }
log-tile-won = { $who ->
    [you] Linha { NUMBER($row) }: você ganha a ficha “{ $tile }” ({ gems }).
   *[they] Linha { NUMBER($row) }: { $name } ganha a ficha “{ $tile }” ({ gems }).
}
log-tile-tie-right = { $who ->
    [you] Linha { NUMBER($row) }: empate; você ganha a ficha “{ $tile }” por estar mais à direita que { $others }.
   *[they] Linha { NUMBER($row) }: empate; { $name } ganha a ficha “{ $tile }” por estar mais à direita que { $others }.
}
log-tile-tie-lower = { $who ->
    [you] Linha { NUMBER($row) }: empate; você ganha a ficha “{ $tile }” por estar mais abaixo na mesma coluna que { $others }.
   *[they] Linha { NUMBER($row) }: empate; { $name } ganha a ficha “{ $tile }” por estar mais abaixo na mesma coluna que { $others }.
}
log-tile-nobody = Linha { NUMBER($row) }: nenhuma gema; a ficha “{ $tile }” sai do jogo.
log-frame-moved = A moldura avança: a coluna { NUMBER($column) } agora é a primeira.
log-tiles-turned = Novas fichas, de cima para baixo: { $tiles }.
log-water-box = { $who ->
    [you] A caixa de água passa para você.
   *[they] A caixa de água passa para { $name }.
}
log-gem-box = { $who ->
    [you] É a sua vez.
   *[they] É a vez de { $name }.
}

log-tile-points = { $who ->
    [you] Suas fichas valem { points }.
   *[they] As fichas de { $name } valem { points }.
}
log-over = A partida acabou.
log-winner = { $who ->
    [you] Você vence com { points }!
   *[they] { $name } vence com { points }.
}
log-winners = { $names } vencem juntos, com { points } cada.
