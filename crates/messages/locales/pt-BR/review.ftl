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
