# O nível de quem joga contra bots.

rating-switch = Adversários do meu nível
rating-switch-help = “Jogar agora” escolhe bots de acordo com o seu nível. O nível fica neste navegador; só contam partidas terminadas de uma pessoa contra bots, e nenhuma enquanto isto estiver desligado.
rating-opponents = Número de adversários
rating-none = Ainda não há partida que conte. Os primeiros adversários são iniciantes.
rating-shown = { $count ->
    [one] Seu nível: { NUMBER($rating) } ± { NUMBER($spread) } depois de { $count } partida. Perto do seu nível: { $level }.
   *[other] Seu nível: { NUMBER($rating) } ± { NUMBER($spread) } depois de { $count } partidas. Perto do seu nível: { $level }.
}
rating-reset = Esquecer meu nível
