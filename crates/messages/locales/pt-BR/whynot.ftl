# Por que algo não pode ser feito.

whynot-title = Por que não?
whynot-read-rule = Ler a regra
whynot-not-your-turn = É a vez de { $name }.
whynot-game-over = A partida acabou.
whynot-action-first = Primeiro compre cartas ou coloque uma gema.
whynot-no-action-left = Você já fez sua ação. Uma ficha de ação dupla daria mais uma.
whynot-outside-frame = A coluna { NUMBER($column) } está fora da moldura.
whynot-under-water = A coluna { NUMBER($column) } já está debaixo d'água.
whynot-no-such-gap = Aqui não há fenda.
whynot-gap-has-drop = Uma gota d'água fecha esta fenda.
whynot-cannot-afford = Custa { cards-short }: você tem { $hand }. Duas cartas de uma mesma outra cor valem por uma.
whynot-pay-not-in-hand = Você não tem essas cartas.
whynot-no-tile-cards = Você não tem uma ficha de { cards-plain }.
whynot-no-tile-any = Você não tem uma ficha “qualquer cor”.
whynot-no-tile-double = Você não tem uma ficha de ação dupla.
whynot-points-tile = Fichas de pontos não são usadas: contam no fim.
whynot-double-too-early = A ação dupla vem depois de uma ação.
whynot-no-gem-left = Você não tem mais gemas.
whynot-discard-exactly = { $count ->
    [one] Descarte exatamente { $count } carta.
   *[other] Descarte exatamente { $count } cartas.
}
whynot-discard-first = { $count ->
    [one] Primeiro descarte { $count } carta.
   *[other] Primeiro descarte { $count } cartas.
}
whynot-gap-has-gem = { $who ->
    [you] Você já tem uma gema aqui.
   *[they] { $name } já tem uma gema aqui.
}
whynot-pay-too-few = Faltam cartas: o preço é { cards }, mas você escolheu { $hand }.
whynot-pay-too-many = Sobram cartas: o preço é { cards }, mas você escolheu { $hand }. Paga-se o preço exato.
whynot-pay-any = { $count ->
    [one] É preciso exatamente { $count } carta de qualquer cor, mas você escolheu { $hand }.
   *[other] São precisas exatamente { $count } cartas de qualquer cor, mas você escolheu { $hand }.
}
whynot-pay-odd-pair = As outras cores só contam aos pares: duas cartas de uma cor valem por uma.
whynot-discard-nothing = Não há nada para descartar agora. Descarta-se no fim do turno, com mais de { NUMBER($limit) } cartas na mão.
whynot-waiting = Cartas ou fichas estão sendo reveladas. Um momento.
