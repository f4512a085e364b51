# Procurar com quem jogar, e convites sem mesa.

match-go = Começar a procurar
match-stop = Parar de procurar
match-looking = Procurando com quem jogar…
match-resumed = Alguém não apareceu. Você está de novo no começo da fila.
match-bots = Jogar contra bots enquanto isso

invite-accept = Aceitar
invite-table = Ir para a mesa
