# A partida no tabuleiro.

prompt-start = Sua vez: compre 4 cartas ou coloque uma gema.
prompt-start-draw = Compre 4 cartas: não dá para pagar nenhuma fenda.
prompt-again = Mais uma ação: compre 4 cartas ou coloque uma gema.
prompt-again-draw = Mais uma ação: compre 4 cartas.
prompt-pay = Pagamento
prompt-after = Use uma ficha de bônus ou termine seu turno.
prompt-confirm = Termine seu turno quando quiser.
prompt-discard = Toque nas cartas para descartar. Você pode ficar com { NUMBER($limit) }.
prompt-discard-left = { $count ->
    [one] Falta { $count } carta.
   *[other] Faltam { $count } cartas.
}
prompt-waiting = É a vez de { $name }.
prompt-yours = É a sua vez.
prompt-thinking = { $name } está pensando…
prompt-dealing = Distribuindo as cartas…
prompt-over = A partida acabou.
prompt-elsewhere = Esta partida continua em outra aba.

handover-title = { $name }, é a sua vez
handover-text = Passe a tela para { $name }. Os demais, por favor, não olhem.
handover-button = Sou { $name }: mostrar minhas cartas

button-draw = Comprar { cards-plain }
button-pay = Pagar { $payment }
button-end-turn = Terminar turno
button-use-cards = Ficha: comprar { cards-plain }
button-use-double = Ficha: ação dupla
button-plan-double = Depois uma ação dupla
button-discard = Descartar { cards-plain }
button-skip = Pular
legend-title = O que é o quê no paredão
button-play-here = Jogar aqui
button-move-now = Jogue já

pay-title = Coluna { NUMBER($column) }, linha { NUMBER($row) }
pay-price = Preço: { cards }
pay-swap = { $pair } no lugar de { $one }
pay-more = Mais ({ NUMBER($count) })
pay-tile = a ficha “qualquer cor”

status-hand = Suas cartas
status-hand-size = { $count ->
    [0] nenhuma carta na mão
    [one] { $count } carta na mão
   *[other] { $count } cartas na mão
}
status-tiles = Fichas de bônus
status-tiles-none = nenhuma ficha de bônus
status-tiles-count = { $count ->
    [one] { $count } ficha virada para baixo
   *[other] { $count } fichas viradas para baixo
}
status-draw-pile = Monte de compra
status-discard-pile = Descarte
status-discards = Descartadas: { $hand }
status-gem-box = Caixa de gemas: { $name }
status-gem-box-help = A caixa de gemas mostra de quem é a vez.
status-water-box = Caixa de água: { $name }
status-water-box-help = Quem tem a caixa de água põe uma gota no paredão no fim do seu turno.
status-score = { $name }: { points }
status-columns-left = { $count ->
    [one] { $count } coluna até o fim
   *[other] { $count } colunas até o fim
}
status-rounds = Rodada { NUMBER($n) }
status-gems-left = { $gems ->
    [0] não há mais gemas
    [one] resta { $gems } gema
   *[other] restam { $gems } gemas
}
status-drops-left = { $count ->
    [0] não há mais gotas
    [one] resta { $count } gota
   *[other] restam { $count } gotas
}
status-you = você
status-you-label = Você

goal-title = O objetivo
goal-text = Vence quem tem mais pontos. Quando a primeira coluna está cheia, quem tem mais gemas nela pontua, e quem tem mais em uma linha ganha a ficha dela.
