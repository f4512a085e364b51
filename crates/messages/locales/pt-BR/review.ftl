# Analisar uma partida.

review-title = Análise
review-seat = Análise para
review-curve = Chances de vencer ao longo da partida
review-progress = Analisando a partida
review-stop = Parar
review-best = A melhor
review-good = Boa
review-inaccuracy = Imprecisa
review-mistake = Erro
review-played = Depois desta jogada, { $name } vence cerca de { $percent } das partidas.
review-better = Melhor: { $deed } ({ $percent }).
review-luck = Sorte na compra: { $percent }.
review-luck-help = O que as cartas e fichas novas trouxeram, em comparação com o que se podia esperar.
review-turning = Momentos decisivos
review-turning-point = Turno { NUMBER($turn) }, { $name }: { $percent }
review-try = Tentar outra jogada
review-accuracy = Precisão
review-accuracy-of = { $name }: { $percent }
review-accuracy-help = Quão perto as jogadas chegaram das melhores encontradas, de 0 a 100%. Dá para comparar partidas e jogadores.
review-worst = O que aprender com esta partida
review-worst-move = Turno { NUMBER($turn) }: { $kind } ({ $percent })
mistake-unnamed = Havia uma jogada melhor.
mistake-overpaid = { $count ->
    [one] Pagou demais: { $count } carta além do necessário.
   *[other] Pagou demais: { $count } cartas além do necessário.
}
mistake-gave-row = Deu uma linha de presente: a linha { NUMBER($row) } com a ficha “{ $tile }” vai para { $name }.
mistake-missed-majority = Perdeu uma liderança barata: coluna { NUMBER($column) } ({ points }), preço { NUMBER($price) }.
mistake-wasted-tile = Desperdiçou uma ficha: “{ $tile }” não era necessária.
mistake-forgot-water = Esqueceu a água: ela toma a fenda na coluna { NUMBER($column) }.
mistake-left-column = Deixou a coluna { NUMBER($column) } para { $name } logo antes de pontuar.
mistake-over-limit = { $count ->
    [one] Comprou além do limite: { $count } carta é descartada.
   *[other] Comprou além do limite: { $count } cartas são descartadas.
}
mistake-spent-early = Colocou cedo demais: faltaram as cartas gastas nesta gema.
mistake-drew-late = Comprou quando uma gema era mais urgente.
