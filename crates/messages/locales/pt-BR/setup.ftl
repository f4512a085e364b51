# Preparar uma partida.

setup-players = Jogadores
setup-player-count = { $count ->
    [one] { $count } jogador
   *[other] { $count } jogadores
}
setup-seat = Lugar { NUMBER($n) }
setup-who = Quem joga
setup-person = Uma pessoa nesta tela
setup-bot = O computador
setup-name = Nome
setup-name-taken = Dois jogadores não podem ter o mesmo nome.
setup-colour = Cor
setup-colour-swap = Trocar de cor com { $name }
setup-start-player = Quem começa?
setup-start-random = Por sorteio
setup-start-seat = { $name } começa
setup-edition = Edição
setup-edition-reconstructed = Reconstruída
setup-edition-reconstructed-1 = Reconstruída, primeira versão
setup-edition-help = Onde ficam as fendas, quanto valem as rochas e quais fichas existem.
setup-edition-add = Adicionar um arquivo de edição…
setup-edition-bad = Este arquivo de edição não pode ser usado: veja a linha { NUMBER($line) }.
setup-edition-id = O identificador { $id } é de uma edição incluída. Dê outro ao seu arquivo.
setup-edition-draw = Desenhar a sua caixa
setup-seed = Número da distribuição
setup-seed-help = Deixe vazio para uma nova distribuição. O mesmo número distribui a mesma partida.
setup-seed-bad = Só algarismos, por favor.
setup-more = Mais opções
setup-start = Começar a partida
setup-hot-seat = Várias pessoas em uma tela: entre os turnos as mãos ficam escondidas até o próximo jogador estar pronto.
setup-bots-only = O computador joga sozinho e você assiste.
