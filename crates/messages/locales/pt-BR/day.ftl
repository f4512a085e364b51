# A partida do dia.

day-deal = { $count ->
    [one] Você contra { $count } bot: { $level }. Você joga no lugar { $seat }.
   *[other] Você contra { $count } bots: { $level }. Você joga no lugar { $seat }.
}
day-play = Jogar a partida do dia
day-counted-help = Sua primeira tentativa vale assim que começa, e é sem dicas. Depois você pode jogar a mesma partida quantas vezes quiser.
day-continue = Continuar
day-continue-help = Sua tentativa está em andamento.
day-lost-help = Você começou sua tentativa, mas a partida não está mais neste navegador. Pode jogá-la para treinar.
day-practise = Jogar para treinar
day-practice-help = Esta partida não vale: só vale a primeira tentativa no próprio dia.
day-clock-help = Esta partida não vale: você já jogou um dia posterior, então o relógio deste aparelho foi mexido.
day-future = Esse dia ainda não chegou. A partida do dia muda à meia-noite UTC.
day-unknown = Não há partida para esse dia.
day-today = Partida de hoje
day-result = Seu resultado
day-percent = { $percent } do mestre
day-master = O mestre esperaria { $mean } pontos neste lugar: a média de { NUMBER($playouts) } partidas com esta distribuição em que ele examina 1.000 posições por jogada. São as mesmas em todos os aparelhos.
day-computing = O mestre está jogando a partida…
day-no-expectation = Não deu para jogar as partidas do mestre neste navegador.
day-share = Compartilhar
day-share-help = O texto não revela nada da partida.
day-copy = Copiar o texto
day-copied = Texto copiado.
day-replay = Link para rever a partida
day-replay-help = Ele mostra a partida: é para quem já a jogou.
day-streak = Dias seguidos
day-best-streak = Maior sequência de dias
day-streak-shared = { $count ->
    [one] { $count } dia seguido
   *[other] { $count } dias seguidos
}
day-state-new = ainda não jogada
day-open = em andamento
day-given-up = não terminada
day-help = Todo mundo recebe as mesmas faixas, fichas, cartas e bots, e a mesma sorte para as mesmas jogadas, mesmo sem internet. Os bots ficam mais fortes de segunda a domingo. O dia muda à meia-noite UTC. Seus resultados ficam neste navegador, a não ser que você os adicione a uma classificação.
day-month-before = Mês anterior
day-month-after = Mês seguinte
day-weekdays = Seg Ter Qua Qui Sex Sáb Dom
day-table = Classificação do dia
day-week-table = Classificação da semana
day-week-help = De segunda a domingo. As porcentagens dos dias são somadas.
day-table-loading = Carregando as classificações…
day-table-empty = Esta classificação ainda está vazia.
day-table-offline = As classificações precisam de conexão com o servidor. Seus resultados continuam aqui.
day-table-retry = Tentar de novo
day-table-more = Mostrar mais
day-table-place = Lugar
day-table-name = Nome
day-table-points = Pontos
day-table-of-master = % do mestre
day-table-days = Dias
day-table-you = Você
day-send = Adicionar meu resultado
day-send-help = O servidor refaz sua partida para conferir. Todos podem ver o nome e o resultado.
day-sending = Conferindo sua partida…
day-send-offline = Sem conexão com o servidor. Seu resultado fica neste navegador: você pode adicioná-lo até o fim do dia seguinte (UTC).
day-remove = Apagar meu resultado
day-remove-help = Ele some das classificações, com seu nome e a partida. Não dá para adicionar de novo.
day-remove-confirm = Apagar para sempre
day-refused-not-yet = Pelo relógio do servidor, esse dia ainda não começou: o deste aparelho está adiantado.
day-refused-closed = É tarde demais para esse dia: os resultados são aceitos até o fim do dia seguinte (UTC).
day-refused-game = Esta partida não bate com a partida do dia e não pode ser adicionada.
day-refused-bots = Um bot jogou aqui de um jeito diferente do que jogaria no servidor. Talvez o aplicativo e o servidor tenham versões diferentes. O resultado não pode ser adicionado.
day-refused-counted = Outra partida sua já vale para esse dia.
day-refused-removed = Você apagou seu resultado desse dia. Não dá para adicionar de novo.
