# Procurar com quem jogar, e convites sem mesa.

match-help = Você ganha um lugar assim que outros quiserem a mesma partida. Ninguém precisa de conta.
match-go = Começar a procurar
match-stop = Parar de procurar
match-looking = Procurando com quem jogar…
match-others = { $count ->
    [0] Ninguém está esperando esta partida agora.
    [one] { $count } pessoa está esperando esta partida.
   *[other] { $count } pessoas estão esperando esta partida.
}
match-waiting = { $count ->
    [1] Por enquanto só você está esperando esta partida.
    [one] { $count } pessoa está esperando esta partida.
   *[other] { $count } pessoas estão esperando esta partida, contando com você.
}
match-lately-never = Nos últimos dias ninguém achou partida assim, então pode demorar.
match-lately-seconds = { $count ->
    [one] Ultimamente leva cerca de { $count } segundo.
   *[other] Ultimamente leva cerca de { $count } segundos.
}
match-lately-minutes = { $count ->
    [one] Ultimamente leva cerca de { $count } minuto.
   *[other] Ultimamente leva cerca de { $count } minutos.
}
match-resumed = Alguém não apareceu. Você está de novo no começo da fila.
match-stay = Deixe esta janela aberta. Se você a fechar, sai da fila.
match-bots = Jogar contra bots enquanto isso
match-bots-help = Quando alguém chegar, você vai para a mesa. A partida contra os bots fica guardada para depois.
match-elsewhere = Agora você está procurando em outra janela ou em outro aparelho.
match-expired = Você saiu da fila: o servidor ficou tempo demais sem notícias desta janela.
match-closed = Este servidor não junta jogadores. Crie uma mesa e mande o link para alguém.
invite-make = Só um link para depois
invite-help = Para quem tem tempo em outro dia: a mesa é criada quando a pessoa aceita. O link vale por 30 dias.
invite-from = { $name } quer jogar com você, quando você tiver tempo.
invite-own = Este convite é seu. Mande o link para a pessoa com quem você quer jogar.

invite-accept = Aceitar
invite-table = Ir para a mesa
