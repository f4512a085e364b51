# Mesas com pessoas em outras telas.

online-friends-help = Crie uma mesa e envie o link. Ninguém precisa de conta.
online-create = Criar a mesa
online-sit = Sentar
online-watch = Assistir
online-lobby-empty = Nenhuma mesa pública está esperando jogadores. Crie uma!
online-mine = Suas mesas
online-name = Seu nome
online-name-bad = Um nome tem de 1 a 24 caracteres.
online-friend = Um amigo
online-free = Lugar livre
online-free-seats = { $count ->
    [0] Todos já chegaram.
    [one] Ainda há { $count } lugar livre.
   *[other] Ainda há { $count } lugares livres.
}
online-you-watch = Você está assistindo. As mãos continuam escondidas.
online-start = Começar já
online-start-help = O computador ocupa os lugares livres.

online-pace = Como vocês querem jogar?
online-live = Ao vivo
online-days = Turno a turno, por vários dias
online-clock = Tempo para pensar
online-clock-none = Sem limite
online-clock-game = { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minutos
} mais { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
} por turno
online-clock-days = { $count ->
    [one] { $count } dia
   *[other] { $count } dias
} por turno
online-clock-hours = { $count ->
    [one] { $count } hora
   *[other] { $count } horas
} por turno
online-takes-over = Assume quando o tempo acaba ou alguém sai
online-visibility = Quem pode entrar?
online-by-link = Quem tiver o link
online-public = Qualquer pessoa
online-hints = Dicas
online-hints-none = Para ninguém
online-hints-all = Para todos
online-hints-for-all = dicas para todos
online-time-left = restam { $time }

online-connecting = Conectando…
online-lost = Conexão perdida. Reconectando…
online-no-server = Não foi possível acessar o servidor.
online-here = está aqui
online-away = está ausente
online-stand-in = ausente, { $level } está jogando
online-watching = { $count ->
    [one] { $count } pessoa está assistindo.
   *[other] { $count } pessoas estão assistindo.
}
online-remove = Remover { $name }
online-leave = Sair
online-leave-help = O computador joga por você. Você pode voltar quando quiser.
online-leave-title = Sair da mesa?
online-news-away = { $name } está sem conexão.
online-news-back = { $name } voltou.
online-news-replaced = Agora um bot joga por { $name }.
online-news-returned = { $name } voltou a jogar.
online-turns = { $count ->
    [one] { $count } partida espera por você
   *[other] { $count } partidas esperam por você
}
online-next-game = Próxima partida à sua espera
online-return = Retomar meu lugar
online-replace = Deixar o computador jogar por { $name }
online-title-turn = ● Sua vez – { $title }

online-link-join = Link para jogar
online-link-watch = Link para assistir
online-link-copy = Copiar o link
online-link-copied = Copiado.
online-link-qr = Código QR
online-carry-make = Jogar em outro aparelho…
online-carry-ask = Com este link você é { $name } neste aparelho: vê as mesas de { $name } e joga nelas.
online-carry-replaces = Aqui você já joga como outra pessoa. Só verá aquelas mesas quando voltar a ela.
online-carry-warning = Continue só se foi você quem criou este link. Quem o criou pode ver suas cartas e jogar por você.
online-carry-take = Jogar como { $name }
online-carry-stay = Deixar tudo como está
online-carry-restore = Voltar a ser { $name }
online-devices = Aparelhos em que você joga
online-device-this = este aparelho
online-device-unknown = aparelho desconhecido
online-device-remove = Remover { $device }
online-carried = Agora você também pode jogar neste aparelho.

online-gathering = esperando jogadores
online-your-turn = sua vez
online-their-turn = em andamento
online-over = terminada

online-chat = Bate-papo
online-chat-text = Mensagem
online-chat-send = Enviar
online-phrases = Mensagens rápidas
phrase-hello = Olá!
phrase-good-luck = Boa sorte!
phrase-nice-move = Boa jogada!
phrase-ouch = Ai!
phrase-oops = Opa.
phrase-thinking = Deixa eu pensar.
phrase-your-turn = Sua vez!
phrase-thanks = Valeu!
phrase-good-game = Bom jogo!
phrase-again = Mais uma?
phrase-goodbye = Tchau!

online-fair = Distribuição justa
online-fair-help = Este número foi fixado antes de qualquer navegador enviar a sua parte. Depois da partida, prova que ninguém escolheu as cartas.
online-fair-check = Conferir as cartas
online-fair-yes = Conferido: cada carta e cada ficha decorre do que foi fixado antes da partida.
online-fair-no = O arquivo não bate com o que foi fixado antes da partida.
online-deal-now = Distribuindo as cartas…
online-deal-included = Seu navegador participou da distribuição: nem o servidor nem os outros puderam escolher as cartas.
online-deal-voids = { $count ->
    [one] A distribuição parou { $count } vez porque faltava a parte de um jogador e começou de novo.
   *[other] A distribuição parou { $count } vezes porque faltava a parte de um jogador e começou de novo.
}
online-deal-left-out = Seu navegador não participou da distribuição porque não se conectou a tempo. Você precisa confiar em quem participou.
online-deal-other-device = Outro aparelho seu participou da distribuição. Se você só usa este, não confie nela.
online-deal-broken = O servidor não cumpriu o que fixou antes da partida. Não confie nesta distribuição.
online-deal-evidence = Salvar o que o navegador viu
online-deal-no-random = Este navegador não fornece números aleatórios e por isso não pode participar de uma distribuição justa.

online-refused-rules = As regras não permitem isso ({ $clause }).
online-refused-turn = Já não era a sua vez.
online-refused-bot = O computador está jogando por você. Retome seu lugar primeiro.
online-refused-not-you = Nesta mesa você não pode decidir isso.
online-refused-full = Não há mais lugares livres.
online-refused-seated = Você já tem um lugar nesta mesa.
online-refused-time = Seu tempo acabou. Um bot continua por você.
online-refused-link = Este link já foi usado ou expirou. Peça um novo.
online-refused-no-table = Esta mesa não existe.
online-refused-settings = Não dá para jogar com estas configurações.
online-refused-edition = Não dá para ler aqui a edição desta mesa. Recarregue a página.
online-refused-editions = Este servidor tem edições diferentes demais no momento. Escolha uma incluída ou tente mais tarde.
online-refused-fast = { $seconds ->
    [one] Rápido demais. Tente de novo em { $seconds } segundo.
   *[other] Rápido demais. Tente de novo em { $seconds } segundos.
}
online-refused-version = O servidor é mais novo que esta página. Recarregue a página.
online-refused-not-offered = Este servidor não oferece isso.
online-refused-name = Este servidor não permite esse nome. Escolha outro.
online-refused-banned = Seu acesso a este servidor está bloqueado.
online-refused-banned-until = O bloqueio acaba em { $date }.
online-refused-later = O servidor não conseguiu salvar. Vai tentar de novo em instantes.
online-refused-other = O servidor recusou.

online-notify = Avisar quando for a minha vez
online-notify-on = Este navegador vai avisar quando for a sua vez.
online-notify-denied = Este navegador bloqueia notificações.
