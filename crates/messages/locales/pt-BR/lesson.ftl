# As lições: uma primeira partida, passo a passo.

lesson-step = Passo { NUMBER($n) } de { NUMBER($total) }
lesson-watch = Olhe para o paredão…
lesson-other = Isso também vale. Mas primeiro tente isto:
lesson-leave = Sair
lesson-menu = Lições
lesson-read-on = Avançar
lesson-next = Próxima lição
lesson-play = Jogar contra um iniciante

## Os títulos

lesson-gems-title = Cartas e gemas
lesson-tiles-title = Pontuação e fichas
lesson-limit-title = Mão cheia e escolha livre
lesson-end-title = O fim da partida

## Entre as tarefas

lesson-goal = Vence quem tem mais pontos. Você pontua quando uma coluna está cheia e você tem mais gemas nela.
lesson-water = Seu adversário tem a caixa de água e termina cada turno com uma gota. Ela fecha a fenda vazia mais alta da primeira coluna.
lesson-prices = Os números acima das colunas são os preços. Cada coluna mais à direita custa uma carta a mais.
lesson-scored = A gota encheu a coluna 1, e ela pontuou. Vocês dois tinham 2 gemas, mas a mais baixa era sua: os 4 pontos são seus.
lesson-rows = Depois, a ficha à direita de cada linha foi para quem tinha mais gemas nela. Três fichas são suas.
lesson-moved = A coluna 1 agora está debaixo d'água: as gemas dela não contam mais. A moldura avançou uma coluna, e todos os preços caíram uma carta.
lesson-timing = Agora a caixa de água é sua: cada turno seu termina com uma gota. Conte as fendas vazias da primeira coluna para saber quando ela pontua.

## Tarefas

lesson-draw = Na sua vez, você compra 4 cartas ou coloca uma gema. Você tem poucas cartas: compre 4.
lesson-place = Escolha a fenda azul marcada na linha 3 e pague 1 carta azul. Na primeira coluna, cada fenda custa 1 carta da sua cor.
lesson-price = Pague 5 cartas azuis pela fenda marcada na coluna 5. Vale a pena: esta gema conta nas próximas 5 pontuações, não só em uma.
lesson-pair = Sem carta laranja? Duas cartas de uma mesma outra cor valem por uma: pague 2 brancas pela fenda laranja marcada na coluna 1.
lesson-gems-done = Muito bem! Na coluna 1 resta uma fenda vazia: veja o que acontece quando ela se enche.

lesson-cards = Use a ficha marcada: ela dá 3 cartas. Isso não conta como ação.
lesson-any = Com a ficha “qualquer cor”, só importa o número de cartas. Pague 1 carta de cada cor pela fenda marcada na coluna 4.
lesson-double = Use a ficha de ação dupla: ela dá mais uma ação.
lesson-again = Você tem mais uma ação, mas nenhuma carta: compre 4.
lesson-tiles-done = Você já viu três tipos de ficha. O quarto mostra pontos: essas ficam com você e contam no fim.

lesson-limit = Você tem 12 cartas na mão e pode comprar mais. Compre 4.
lesson-discard = No fim do turno você fica com no máximo 12 cartas, à sua escolha. Aqui 4 já estão escolhidas: descarte-as ou escolha outras.

lesson-end = Vamos pular para o fim desta partida. Ela acaba quando a coluna 9 pontua: encha a última fenda dela com 1 carta branca.
lesson-end-done = As colunas 10 e 11 também pontuaram, cheias ou não, e os pontos das fichas foram somados. Você venceu: agora jogue a sua própria partida!

## Uma decisão livre e o comentário

lesson-free = Sua vez, agora sem ajuda: faça o que achar melhor.
lesson-free-drew = Você já tinha 12 cartas e agora precisa descartar. Com a mão cheia é melhor colocar uma gema.
lesson-free-near = Bom para pontos rápidos: esta coluna é a próxima a pontuar, ou a seguinte. A gema saiu barata, mas conta por pouco tempo.
lesson-free-far = { $count ->
    [one] Você está investindo: esta gema conta para a linha dela em { $count } pontuação.
   *[other] Você está investindo: esta gema conta para a linha dela em { $count } pontuações. Custa mais agora e rende muito tempo.
}
lesson-free-tile = Fichas não vencem. Guarde-as para a hora em que garantem uma coluna ou uma linha.
