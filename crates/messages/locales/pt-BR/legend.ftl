# O que as marcas no paredão querem dizer.

legend-exact = O brilho: você pode pagar esta fenda com cartas da cor dela.
legend-substitutes = Um anel em duas metades: dá para pagar com pares de outra cor ou com uma ficha.
legend-drop = O anel pontilhado: a próxima gota cai aqui e fecha a fenda.
legend-price = O preço: quantas cartas custa cada fenda da coluna. Ele cai toda vez que a moldura avança.
legend-rock = A rocha: pontos para quem tem mais gemas na coluna e depois para o segundo. Embaixo: quem ganharia agora e com quantas gemas.
legend-tile = A ficha de uma linha vai para quem tem mais gemas nela. A gema pequena mostra quem é agora.
legend-strip = O paredão inteiro: à esquerda da moldura dourada tudo está debaixo d'água, e na linha clara a partida acaba. Toque para ver outra parte.
