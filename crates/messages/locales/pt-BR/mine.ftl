# Minhas partidas: as partidas terminadas neste navegador.

mine-loading = Lendo suas partidas…
mine-none = Nenhuma partida terminada ainda. As que você terminar aparecem aqui.
mine-none-found = Nenhuma partida encontrada.
mine-here = As partidas ficam só neste navegador. Se você limpar os dados dele, elas somem; um arquivo salvo continua com você.
mine-full = O armazenamento do navegador está cheio: a partida não entrou na sua lista. Salve o arquivo dela, exclua partidas antigas ou libere espaço no aparelho.
mine-denied = Este navegador não deixa o aplicativo guardar partidas. Isso pode acontecer em uma janela anônima ou com os dados de sites bloqueados.
mine-kept = Guardada nas suas partidas
mine-view = Exibição
mine-list = Partidas
mine-statistics = Estatísticas
mine-search = Buscar
mine-filters = Filtros
mine-all = Tudo
mine-reset = Ver todas as partidas
mine-opponent = Adversário
mine-players = Jogadores
mine-players-count = { NUMBER($players) } jogadores
mine-result = Resultado
mine-won = Vitória
mine-shared = Empate no topo
mine-lost = Derrota
mine-unknown = Terminada
mine-place = Onde
mine-local = Neste aparelho
mine-online = On-line
mine-from = De
mine-to = Até
mine-date = Data
mine-date-unknown = data desconhecida
mine-counted = { $name } ({ NUMBER($games) })
mine-nameless = sem nome
mine-you = Você
mine-row-accuracy = precisão { $percent }
mine-count = { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
}
mine-page = { NUMBER($sheet) } de { NUMBER($sheets) }
mine-newer = Mais novas
mine-older = Mais antigas
mine-deleted = { $count ->
    [one] { $count } partida excluída.
   *[other] { $count } partidas excluídas.
}
mine-undo = Desfazer
mine-restored = A partida voltou.
mine-transfer = Salvar, importar, excluir
mine-transfer-help = Os botões valem para as partidas que passam no filtro. Um arquivo importado pode ter partidas salvas ou o JSON desta página; as que já estão na lista ficam como estão.
mine-export-records = Salvar as partidas
mine-export-json = Salvar JSON
mine-import = Importar arquivo
mine-importing = Lendo: { NUMBER($done) } partidas até agora…
mine-imported = Novas: { NUMBER($added) }. Já estavam: { NUMBER($known) }. Inválidas ou não terminadas: { NUMBER($invalid) }.
mine-delete-shown = Excluir estas partidas
mine-delete-title = Excluir estas partidas?
mine-delete-text = { $count ->
    [one] { $count } partida será excluída deste navegador. Não dá para recuperar.
   *[other] { $count } partidas serão excluídas deste navegador. Não dá para recuperar.
}
mine-no-statistics = Nada para contar: em nenhuma destas partidas o aplicativo sabe quem você era.
mine-no-reviews = Precisão e sorte aparecem quando você tiver analisado algumas partidas: abra uma da lista.
mine-mean-points = Pontos por partida
mine-current-streak = Vitórias seguidas agora
mine-best-streak = Maior série de vitórias
mine-by-players = Resultados por número de jogadores
mine-by-opponent = Você e seus adversários, por pontos
mine-ahead = À frente
mine-level = Empate
mine-behind = Atrás
mine-points = De onde vêm seus pontos, por partida
mine-columns = Suas gemas em cada coluna, por partida
mine-gems = Gemas
mine-rating = Seu nível contra bots, com estas partidas
mine-accuracy = Precisão nas partidas analisadas
mine-luck = Sorte nas partidas analisadas
mine-value = Valor
mine-duel = Você e { $name }
mine-duel-text = { $count ->
    [one] Vocês se enfrentaram { $count } vez: à frente { $ahead }, empate { $level }, atrás { $behind }.
   *[other] Vocês se enfrentaram { $count } vezes: à frente { $ahead }, empate { $level }, atrás { $behind }.
}
mine-duel-difference = Diferença média de pontos: { $difference }
