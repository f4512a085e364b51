# A página de regras.

rules-search = Procurar nas regras
rules-search-none = Nada encontrado para “{ $query }”.
rules-search-found = { $count ->
    [one] { $count } regra encontrada
   *[other] { $count } regras encontradas
}
rules-contents = Conteúdo
rules-example = Exemplo
rules-ruling = Decisão nossa
rules-ruling-help = Os manuais não dizem nada aqui, ou os idiomas discordam. É assim que jogamos.
rules-clause = Regra { $clause }
rules-goal = Atrás da cachoeira há um paredão cheio de fendas. Você as preenche com gemas da sua cor. Quando a coluna da frente fica cheia, quem tem mais gemas nela ganha pontos, e quem domina uma linha ganha a ficha dela. Depois a água avança. Vence quem tiver mais pontos no fim.

rules-title-box = O que há na caixa
rules-intro-box = O paredão, a moldura que avança por ele e o que vai dentro.
rules-title-setup = Preparação
rules-intro-setup = O aplicativo faz isso por você.
rules-title-turn = Seu turno
rules-intro-turn = Uma ação: comprar ou colocar. Depois, talvez, uma gota.
rules-title-place = Colocar uma gema
rules-intro-place = Quanto mais à direita, mais caro. Paga-se com cartas da cor da fenda.
rules-title-water = Gotas d'água
rules-intro-water = As gotas também enchem a primeira coluna. Ninguém segura a água para sempre.
rules-title-scoring = Pontuar uma coluna
rules-intro-scoring = Primeiro a rocha, depois as fichas, depois a moldura avança.
rules-title-tiles = Fichas de bônus
rules-intro-tiles = Quatro tipos: pontos, cartas, qualquer cor, ação dupla.
rules-title-end = O fim
rules-intro-end = A partida acaba com a terceira rocha da direita.
rules-title-supplies = Quando algo acaba
rules-intro-supplies = É raro e não muda nada.
rules-title-mistakes = Erros comuns
rules-intro-mistakes = Para quem conhece o jogo de outro lugar.

rule-C1 = Jogam de duas a quatro pessoas, cada uma com uma cor: vermelho, amarelo, roxo ou verde. Vocês se sentam em roda, e ninguém troca de lugar.
rule-C2 = Há 60 cartas: 20 brancas, 20 azuis e 20 laranja. Todas valem o mesmo; não há curingas.
rule-C3 = Há 45 fichas de bônus: 35 com verso claro e 10 com verso escuro.
rule-C4 = Cada jogador tem 35 gemas. Uma marca seus pontos; as outras 34 podem ir para o paredão.
rule-C5 = Há 50 gotas d'água.
rule-C6 = O paredão tem 14 posições. As 11 primeiras são colunas com fendas e uma rocha embaixo; as três últimas só têm fichas. As colunas 1 a 10 são cinco faixas de duas colunas, uma clara e uma escura, que mudam de lugar a cada partida; a coluna 11 é sempre a mesma. Cada fenda tem uma cor e fica em uma de cinco linhas, a linha 1 em cima. Em uma coluna sempre está claro qual fenda fica mais abaixo, mesmo quando uma linha tem várias.
rule-C7 = Nas posições 6 a 14 há fichas viradas para baixo, uma por linha: verso claro de 6 a 12, escuro em 13 e 14.
rule-C8 = A moldura mostra cinco colunas e, à direita delas, as cinco fichas da posição seguinte. Começa na coluna 1 e para na 9. Perto do fim do paredão mostra menos colunas: quatro (8 a 11), depois três (9 a 11).
rule-C9 = A rocha de cada coluna mostra seus pontos. Com quatro jogadores pontuam os três primeiros, com três os dois primeiros, com dois só o primeiro. Os valores mudam com o número de jogadores.

rule-S1 = As cinco faixas são colocadas em ordem sorteada. Uma faixa nunca é virada.
rule-S2 = As fichas são embaralhadas, claras e escuras separadas, e postas viradas para baixo. As cinco fichas ao lado da moldura, na posição 6, são reveladas.
rule-S3 = Todos começam sem pontos.
rule-S4 = Quem começa recebe a caixa de gemas. O jogador à sua direita, o último da primeira rodada, recebe a caixa de água.
rule-S5 = O primeiro jogador recebe 4 cartas, o segundo 5, o terceiro 6, o quarto 7. As cartas ficam em segredo.
rule-S6 = As outras cartas formam o monte de compra. As usadas vão para o descarte, que todos podem ver.

rule-T1 = Quem tem a caixa de gemas está na vez. Ela passa em sentido horário.
rule-T2 = Primeiro você faz exatamente uma ação: comprar cartas ou colocar uma gema. Não é permitido passar.
rule-T3 = Comprar: pegue 4 cartas do monte. Ninguém mais as vê.
rule-T4 = Se o monte acaba, o descarte é embaralhado e vira o novo monte. Depois você continua comprando.
rule-T5 = Se não há mais nada no monte nem no descarte, você fica com o que havia e não recebe nada depois.
rule-T6 = Depois da sua ação você põe uma gota no paredão se tiver a caixa de água. Em seguida a caixa de gemas passa ao próximo jogador.
rule-T7 = Se tiver mais de 12 cartas no fim do turno, você escolhe quais descartar, à vista de todos, até ficar com 12. Isso acontece antes de passar a caixa de gemas. Durante o turno você pode ter quantas quiser.
rule-T8 = Se a partida acaba no seu turno, você não precisa mais descartar.

rule-P1 = Escolha uma fenda vazia em uma coluna dentro da moldura. As que têm gema ou gota estão ocupadas.
rule-P2 = O preço depende da coluna: 1 carta na primeira da moldura, 2 na segunda, até 5 na quinta. As cartas têm de ser da cor da fenda.
rule-P3 = No lugar de qualquer carta do preço você pode pagar duas cartas de uma mesma outra cor. Vale para quantas cartas quiser, cada vez com outra cor, se preferir.
    .example = Uma fenda custa 3 azuis. Você pode pagar 3 azuis; ou 2 azuis e 2 brancas; ou 1 azul, 2 brancas e 2 laranja; ou 6 laranja; e assim por diante.
rule-P4 = Paga-se o valor exato, nunca uma carta a mais. As cartas vão para o descarte.
rule-P5 = Depois uma das suas gemas sai da reserva para a fenda. Fica lá até o fim, a não ser que suas gemas acabem.
rule-P6 = Uma ação é uma gema. Para colocar outra no mesmo turno você precisa de uma ficha de ação dupla.

rule-W1 = A gota vai para a fenda vazia mais alta da primeira coluna da moldura. É obrigatória; não há escolha. Essa fenda fica fechada para gemas.
rule-W2 = Você fica com a caixa de água até uma coluna pontuar.
rule-W3 = Se a sua própria gema completa a primeira coluna e ela pontua, neste turno você não põe gota.
rule-W4 = Se uma coluna pontuou em um turno, ninguém põe gota nesse turno: nem quem acabou de receber a caixa de água, nem depois de uma ação dupla.
rule-W5 = Por mais ações duplas que você faça, se nenhuma coluna pontua há uma só gota, depois da sua última ação.

rule-I1 = Assim que a última fenda vazia da primeira coluna é preenchida, por gema ou gota, essa coluna pontua, antes de tudo. Se outra coluna está cheia, ainda não acontece nada.
rule-I2 = Quem tem mais gemas na coluna ganha o maior valor da rocha, o segundo ganha o seguinte, e assim por diante. Sem gema ali não se ganha nada.
rule-I3 = Em caso de empate, compara-se a gema mais baixa de cada um na coluna: a que está mais abaixo vence; se preciso, a seguinte.
rule-I4 = Depois são dadas as fichas ao lado da moldura, linha por linha, de cima para baixo. A ficha vai para quem tem mais gemas na linha dentro da moldura. A coluna que acabou de pontuar ainda conta.
rule-I5 = Em empate numa linha, fica na frente quem tem a última gema mais à direita. Se elas estão na mesma coluna, a mais baixa.
rule-I6 = Se não há gemas em uma linha, a ficha dela sai do jogo.
rule-I7 = Depois a moldura avança uma coluna para a direita, e as cinco fichas seguintes são reveladas. A coluna pontuada some atrás da cachoeira: suas gemas não contam mais para nada.
rule-I8 = Se a nova primeira coluna já está cheia, ela pontua em seguida do mesmo jeito. Quando não há mais nenhuma, a caixa de água passa ao próximo jogador em sentido anti-horário: só uma vez, mesmo que várias colunas tenham pontuado.
rule-I9 = Depois de uma pontuação você ainda pode usar fichas antes de passar a caixa de gemas, também as que acabou de ganhar, também para uma ação dupla. Se isso encher de novo a primeira coluna, ela pontua outra vez.

rule-B1 = Pontos: você guarda a ficha, e no fim ela vale o que mostra. Antes disso não faz nada.
rule-B2 = Cartas: entregue a ficha e compre 2, 3 ou 4 cartas, como ela diz. Pode ser antes ou depois da sua ação, com quantas fichas dessas você tiver.
rule-B3 = Qualquer cor: entregue a ficha ao colocar uma gema. Então só conta o número de cartas, não a cor. Aí não dá para pagar também duas cartas por uma.
rule-B4 = Você pode usar várias fichas em um turno, iguais ou diferentes, no começo ou no fim.
rule-B5 = Ação dupla: entregue a ficha depois de uma ação e faça mais uma, comprar ou colocar, como quiser. Com outra ficha dessas você pode repetir.
rule-B6 = As fichas são usadas antes de a gota cair e de a caixa de gemas passar. Só depois de uma pontuação é diferente: não há gota, e você ainda pode usar fichas.
rule-B7 = Fichas usadas saem do jogo.
rule-B8 = Todos veem quem ganha cada ficha, portanto elas não são segredo. Em volta de uma mesa vocês podem deixá-las viradas para baixo.

rule-E1 = A partida acaba assim que a coluna 9 pontua, a terceira rocha da direita. Ninguém tem outro turno, mesmo que a rodada não esteja completa.
rule-E2 = A coluna 9 pontua como todas, com suas fichas.
rule-E3 = Depois pontuam também as colunas 10 e 11, cheias ou não: só as rochas, sem fichas.
rule-E4 = Depois cada um soma os pontos das suas fichas.
rule-E5 = Vence quem tem mais pontos. Se vários têm o mesmo total, vencem juntos.
rule-E6 = A trilha de pontos tem 80 casas. Depois da 80 dá-se outra volta; a pontuação é, claro, o número inteiro.

rule-F1 = Se falta uma gota e não há mais nenhuma, todas as que estão atrás da cachoeira voltam para a reserva.
rule-F2 = Se você precisa de uma gema e não tem mais nenhuma, todas as suas atrás da cachoeira voltam para a sua reserva.
rule-F3 = Isso não muda mais nada: o que está atrás da cachoeira não conta mesmo.

rule-X1 = Três preços: uma fenda branca na primeira coluna da moldura custa 1 carta branca. Uma azul na quarta, 4 azuis; uma laranja na quinta, 5 laranja.
rule-X2 = Quatro jogadores, uma rocha de 8, 5 e 2. Verde tem mais gemas na coluna. Amarelo e vermelho têm o mesmo número, mas vermelho tem uma mais abaixo. Roxo tem menos. Verde ganha 8 pontos, vermelho 5, amarelo 2 e roxo nenhum.
rule-X3 = Cinco fichas. Linha 1: amarelo, vermelho e roxo empatam; roxo está mais à direita e ganha a ficha. Linha 2: nenhuma gema, a ficha sai do jogo. Linha 3: amarelo tem mais. Linha 4: verde tem mais. Linha 5: verde e vermelho têm duas, e suas últimas gemas estão na mesma coluna; a do verde está mais abaixo, e ele ganha a ficha.
rule-X4 = Os quatro empatam em uma coluna. Quem tem a gema mais baixa ganha o maior valor, o seguinte o do meio, o terceiro o menor. O quarto não ganha nada.
rule-X5 = As fichas novas são reveladas quando a moldura avança, não quando são disputadas. Quem começa nunca tem as duas caixas. Uma ação é uma gema. Colunas atrás da cachoeira não contam em uma linha. E a caixa de água passa só uma vez, mesmo que várias colunas pontuem em seguida.
