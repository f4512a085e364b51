# A partida do dia.

day-play = Jogar a partida do dia
day-continue = Continuar
day-practise = Jogar para treinar
day-result = Seu resultado
day-percent = { $percent } do mestre
day-share = Compartilhar
day-copy = Copiar o texto
day-copied = Texto copiado.
day-streak = Dias seguidos
day-streak-shared = { $count ->
    [one] { $count } dia seguido
   *[other] { $count } dias seguidos
}
day-state-new = ainda não jogada
day-open = em andamento
day-given-up = não terminada
day-month-before = Mês anterior
day-month-after = Mês seguinte
day-weekdays = Seg Ter Qua Qui Sex Sáb Dom
day-table = Classificação do dia
day-week-table = Classificação da semana
day-table-loading = Carregando as classificações…
day-table-empty = Esta classificação ainda está vazia.
day-table-retry = Tentar de novo
day-table-more = Mostrar mais
day-table-place = Lugar
day-table-name = Nome
day-table-points = Pontos
day-table-of-master = % do mestre
day-table-days = Dias
day-table-you = Você
day-send = Adicionar meu resultado
day-sending = Conferindo sua partida…
day-remove = Apagar meu resultado
day-remove-confirm = Apagar para sempre
