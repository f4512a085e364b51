# Partidas de vários dias: planejar o próximo turno, e dias de folga.

plan-title = Planeje seu próximo turno
plan-help = Na sua vez, é feita a primeira jogada desta lista que ainda for possível. Se não houver nenhuma, você decide como sempre. Ninguém mais vê seu plano.
plan-open = Planejar meu turno
plan-change = Mudar meu plano
plan-none = Nada planejado.
plan-first = Primeiro: { $deed }
plan-otherwise = Senão: { $deed }
plan-stays = só se a moldura não avançou
plan-gap = Fenda
plan-gap-option = Coluna { NUMBER($column) }, linha { NUMBER($row) }: { cards-short }
plan-payment = Pagamento
plan-add = Adicionar esta gema
plan-no-gap = Você não pode pagar nenhuma fenda pelo preço atual.
plan-draw-stays = Comprar só se a moldura não avançou
plan-remove = Remover: { $deed }
plan-full = Seu plano está cheio.
plan-ends = Depois disso seu turno termina, sem usar mais fichas. Se sobrarem cartas, você escolhe quais descartar.
plan-played = Seu plano foi jogado: { $deed }
plan-dropped = Seu plano não era mais possível. É a sua vez.

days-off-title = Dias de folga
days-off-help = Enquanto você está fora, seu relógio para, e os outros veem até quando. A folga acaba assim que você joga.
days-off-left = { $days ->
    [one] Você ainda tem { $days } dia de folga nesta partida.
   *[other] Você ainda tem { $days } dias de folga nesta partida.
}
days-off-take = { $days ->
    [one] Tirar { $days } dia
   *[other] Tirar { $days } dias
}
days-off-mine = Você está fora até { $date }. Seu relógio está parado.
days-off-other = { $name } está fora até { $date }.
days-off-until = fora até { $date }
days-off-end = Já voltei

plan-refused-turn = Já é a sua vez.
plan-refused-days = { $days ->
    [one] Você só tem mais { $days } dia de folga nesta partida.
   *[other] Você só tem mais { $days } dias de folga nesta partida.
}
