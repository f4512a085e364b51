# Palavras usadas em toda parte.

-game = Iquazú

app-title = { -game }
app-tagline = Gemas atrás da cachoeira
app-description = Jogue { -game } no navegador: contra o computador, em uma só tela ou on-line com amigos. Uma edição não oficial feita por fãs.
app-page-title = { $page } · { -game }
app-home = Início
app-play-now = Jogar agora
app-play-now-hint = { $count ->
    [one] Contra { $count } adversário. A partida começa na hora.
   *[other] Contra { $count } adversários. A partida começa na hora.
}
app-play-now-matched = { $count ->
    [one] contra { $count } adversário do seu nível: { $level }
   *[other] contra { $count } adversários do seu nível: { $level }
}
app-continue = Continuar
app-continue-hint = Sua partida em andamento: a próxima coluna a pontuar é a { NUMBER($column) }.
app-learn = Aprender jogando
app-new-game = Nova partida
app-rules = Regras
app-settings = Configurações
app-about = Sobre o jogo
app-help = Atalhos do teclado
app-open-record = Abrir uma partida salva
app-open-record-hint = Abra o arquivo de uma partida para assistir ou continuar jogando.
app-menu = Menu
app-close = Fechar
app-cancel = Cancelar
app-undo = Desfazer
app-sound = Som
app-loading = Carregando…
app-skip-to-content = Ir para o conteúdo
app-update-ready = Há uma nova versão. Sua partida fica como está.
app-update-now = Atualizar agora
app-update-later = Depois
app-install = Instalar neste aparelho
app-offline-ready = Agora você também pode jogar sem internet.
app-offline = Você está sem internet. Pode continuar jogando.

app-leave-title = Começar uma nova partida?
app-leave-text = Não há espaço para guardar a partida em andamento: ela será substituída.
app-leave-confirm = Começar a nova
app-leave-keep = Manter a antiga

about-text = { -game } é um jogo de Michael Feldkötter, publicado pela HABA em 2017. Esta é uma edição não oficial de fãs, com desenhos e textos próprios. Não tem ligação com o autor nem com a editora.
about-thanks = Se gostou, consiga o jogo de verdade: na mesa ele é lindo.
about-edition = O mapa das fendas, os valores das rochas e a seleção das fichas foram reconstruídos. Se você tem o jogo impresso, pode desenhar a sua própria caixa e jogar com ela.
about-licence = Software livre sob a licença MIT ou Apache 2.0.
about-version = Versão { $version }
about-privacy = As partidas deste aparelho ficam neste navegador. Se você joga on-line ou adiciona um resultado a uma classificação, o servidor guarda seu nome, suas jogadas, suas mensagens e, de cada aparelho, o tipo de navegador e de sistema (por exemplo, Firefox, Android) e, se você ativar os avisos, os endereços para onde eles são enviados. Não há contas nem rastreamento.

list-and = { $others } e { $last }
date-months = janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro
date-full = { NUMBER($day) } de { $month } de { $year }
percent-sign = { $share }%
cards-noun = first

card-name = { $card ->
    [white] branca
    [blue] azul
   *[orange] laranja
}
-card-many = { $card ->
    [white] brancas
    [blue] azuis
   *[orange] laranja
}
cards = { $count ->
    [one] { $count } carta { card-name }
   *[other] { $count } cartas { -card-many }
}
cards-short = { $count ->
    [one] { $count } { card-name }
   *[other] { $count } { -card-many }
}
cards-plain = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
cards-none = nenhuma carta

gem-name = { $gem ->
    [red] vermelho
    [yellow] amarelo
    [purple] roxo
   *[green] verde
}
gem-piece = { $gem ->
    [red] gema vermelha
    [yellow] gema amarela
    [purple] gema roxa
   *[green] gema verde
}
gems = { $gems ->
    [one] { $gems } gema
   *[other] { $gems } gemas
}
drops = { $count ->
    [one] { $count } gota
   *[other] { $count } gotas
}
points = { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
tile-points = { points }
tile-cards = { cards-plain }
tile-any = qualquer cor
tile-double = ação dupla
tile-hidden = ficha virada para baixo
tile-points-help = Vale { points } no fim da partida.
tile-cards-help = Entregue esta ficha e compre { cards-plain }. Pode ser antes ou depois da sua ação.
tile-any-help = Entregue esta ficha ao colocar uma gema: pague com cartas de qualquer cor.
tile-double-help = Entregue esta ficha depois da sua ação para fazer mais uma: comprar ou colocar.

level-random = Seixo
    .line = Rola para onde a água leva. Joga ao acaso.
level-beginner = Iniciante
    .line = Acabou de aprender as regras e gosta de fendas baratas.
level-learner = Aprendiz
    .line = Experimenta tudo uma vez e aprende com isso.
level-explorer = Explorador
    .line = Olha o paredão inteiro e às vezes se perde.
level-casual = Casual
    .line = Joga por diversão, de olho nos pontos.
level-enthusiast = Entusiasta
    .line = Adora o jogo e às vezes se esquece de contar.
level-regular = Frequentador
    .line = Já jogou muito e tem alguns erros de estimação.
level-club = Jogador de clube
    .line = Conhece os desempates, conta as linhas, quase nunca desperdiça uma carta.
level-league = Jogador de liga
    .line = Joga pela classificação e observa o que você junta.
level-captain = Capitão
    .line = Fica de olho em todas as colunas ao mesmo tempo.
level-veteran = Veterano
    .line = Conhece todos os truques e quase nunca cai em um.
level-tactician = Tático
    .line = Raramente deixa passar uma boa troca.
level-ace = Ás
    .line = Acha logo as jogadas fortes e só erra nas decisões apertadas.
level-virtuoso = Virtuoso
    .line = Quase nunca se engana sobre uma posição.
level-expert = Especialista
    .line = Pensa adiante e guarda as fichas para a hora certa.
level-strategist = Estrategista
    .line = Antes de cada jogada, percorre alguns futuros possíveis.
level-champion = Campeão
    .line = Enxerga mais longe que a maioria das pessoas.
level-master = Mestre
    .line = Antes de cada jogada, percorre dezenas de futuros possíveis. Não tenha pressa.
bot-names = Tucano Quati Onça Capivara
person-name = Jogador { NUMBER($n) }
