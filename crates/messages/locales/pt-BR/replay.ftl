# Rever uma partida, passo a passo.

replay-title = Rever
replay-heading = Rever: { $names }
replay-first = Para o início
replay-back = Um passo atrás
replay-play = Reproduzir
replay-pause = Pausar
replay-next = Um passo à frente
replay-last = Para o fim
replay-scoring-back = Pontuação anterior
replay-scoring-next = Próxima pontuação
replay-step = Passo
replay-place = Turno { NUMBER($turn) } · passo { NUMBER($n) } de { NUMBER($total) }
replay-seen = Cartas
replay-seen-all = todas as mãos abertas
replay-seen-nobody = todas as mãos escondidas
replay-speed = Velocidade
replay-hands = Mãos abertas

moment-title = O que você faria aqui?
moment-text = Você é { $name }: vê o que { $name } viu, e nada mais.
moment-not-yours = Aqui é a vez de outra pessoa.
moment-show = Mostrar as melhores jogadas
