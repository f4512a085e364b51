# “Minha caixa”: quem tem o jogo impresso desenha aqui a sua própria edição.

box-lead = Você tem o jogo impresso? Desenhe aqui o paredão dele e jogue com a sua própria caixa. Cada mudança é salva neste navegador.

## Rascunhos e edições

box-drafts = Seus rascunhos
box-draft-complete = completo
box-draft-missing = { $count ->
    [one] falta { $count } item
   *[other] faltam { $count } itens
}
box-unnamed = sem nome
box-own = Suas edições
box-new = Novo rascunho
box-new-from = Partir de
box-new-double = um paredão vazio, faixas de duas colunas
box-new-single = um paredão vazio, faixas de uma coluna
box-new-copy = uma cópia de { $name }
box-new-start = Desenhar
box-new-file = Abrir arquivo de edição…
box-name-default = Minha caixa
box-status-default = copiada de um jogo impresso
box-delete = Excluir
box-delete-draft = Excluir o rascunho { $name }
box-delete-title = Excluir este rascunho?
box-delete-text = { $name } some de vez. As edições que você guarda e as suas partidas ficam como estão.
box-all = Todos os rascunhos

## O paredão

box-wall = O paredão
box-wall-help = Escolha uma cor e toque nos lugares em que a sua caixa tem uma fenda assim, em cada linha de cima para baixo. No teclado: setas para andar, W (branca), B (azul) e O (laranja) para adicionar, Backspace para remover.
box-tools = Ao tocar
box-tool-add = adicionar { card-name }
box-tool-erase = remover
box-tool-select = só selecionar
box-column = Coluna { NUMBER($column) }
box-cell = coluna { NUMBER($column) }, linha { NUMBER($row) }: { $colours }
box-cell-none = nenhuma fenda
box-cell-full = Em uma linha cabem no máximo { NUMBER($most) } fendas.
box-place = Coluna { NUMBER($column) }, linha { NUMBER($row) }
box-gap-nth = fenda { NUMBER($nth) } de cima para baixo
box-gap-colour = fenda { NUMBER($nth) }: { card-name }
box-gap-up = fenda { NUMBER($nth) }: subir
box-gap-down = fenda { NUMBER($nth) }: descer
box-gap-move = fenda { NUMBER($nth) }: mudar de lugar
box-gap-remove = fenda { NUMBER($nth) }: remover
box-moving = Toque no lugar certo desta fenda.
box-strip-width = Largura das faixas
box-strip-columns = { $count ->
    [one] { $count } coluna
   *[other] { $count } colunas
}
box-strips-from = Primeira coluna das faixas
box-redo = Refazer

## Rochas, fichas, quantidades

box-rocks = Rochas
box-rocks-help = Os pontos debaixo de cada coluna, do maior para o menor.
box-rocks-players = { NUMBER($players) } jogadores
box-rock = A rocha da coluna { NUMBER($column) } para { NUMBER($players) } jogadores
box-rock-rank = coluna { NUMBER($column) }, { NUMBER($players) } jogadores, { NUMBER($rank) }º lugar
box-tiles = Fichas de bônus
box-tiles-of = { $back ->
    [light] Verso claro
   *[dark] Verso escuro
}
box-tiles-total = { NUMBER($found) } de { NUMBER($expected) }
box-tile-more = { $back ->
    [light] mais uma de verso claro: { $tile }
   *[dark] mais uma de verso escuro: { $tile }
}
box-tile-fewer = { $back ->
    [light] menos uma de verso claro: { $tile }
   *[dark] menos uma de verso escuro: { $tile }
}
box-numbers = Cartas, gemas e gotas
box-cards = Cartas
box-cards-of = { $card ->
    [white] Cartas brancas
    [blue] Cartas azuis
   *[orange] Cartas laranja
}
box-gems = Gemas por jogador, sem o marcador de pontos
box-drops = Gotas d'água
box-names = Nome
box-name = Nome
box-id = Identificador
box-id-help = É assim que arquivos e links chamam a sua edição. Ele vem do nome.
box-status = De onde vêm os dados

## O que falta

box-missing = { $count ->
    [one] Ainda falta { $count } item
   *[other] Ainda faltam { $count } itens
}
box-complete = Tudo pronto
box-complete-text = Não falta nada: você já pode jogar com a sua caixa.
box-missing-columns = { $count ->
    [one] { $count } coluna ainda não tem fendas: a coluna { NUMBER($first) }.
   *[other] { $count } colunas ainda não têm fendas; a primeira é a coluna { NUMBER($first) }.
}
box-missing-rocks = { $count ->
    [one] { $count } rocha para { NUMBER($players) } jogadores ainda não tem pontos: a da coluna { NUMBER($first) }.
   *[other] { $count } rochas para { NUMBER($players) } jogadores ainda não têm pontos; a primeira é a da coluna { NUMBER($first) }.
}
box-missing-tiles = { $back ->
    [light] { NUMBER($found) } de { NUMBER($expected) } fichas claras
   *[dark] { NUMBER($found) } de { NUMBER($expected) } fichas escuras
}
box-missing-id = O identificador tem de 1 a 40 letras minúsculas, algarismos, pontos e hifens.
box-missing-id-taken = Esse identificador é de uma edição incluída com outro conteúdo. Escolha outro.
box-missing-line = { $part }: é preciso uma linha de no máximo { NUMBER($most) } bytes.
box-missing-range = { $part }: um número inteiro de { NUMBER($least) } a { NUMBER($most) }.
box-missing-cards = São precisas no mínimo { NUMBER($least) } cartas ao todo, não { NUMBER($found) }.
box-missing-full = { $part }: no máximo { NUMBER($most) } fendas por linha.
box-missing-ranks = { $part } precisa de { $ranks ->
    [one] { $ranks } número.
   *[other] { $ranks } números, do maior para o menor.
}

## O que fazer com ela

box-play = Jogar com esta caixa
box-keep = Salvar nas minhas edições
box-share = Compartilhar
box-export = Salvar em arquivo
box-kept = { $name } agora está entre as suas edições. Você pode escolhê-la para uma nova partida.
box-taken-title = Você tem outra edição com este identificador
box-taken-text = O identificador { $id } é de { $name }, que tem outro conteúdo. Qual das duas fica com ele?
box-taken-replace = Substituir a outra
box-taken-both = Guardar as duas, esta como { $id }
box-link-text = O link contém a edição inteira. Quem o abrir pode ver a edição, jogar com ela e guardá-la.
box-facts = { NUMBER($gaps) } fendas, { NUMBER($count) } cartas, { NUMBER($gems) } gemas por jogador, { NUMBER($drops) } gotas
box-origin = Identificador { $id }, { $status }
box-shared-new = Esta edição veio por um link. Ela ainda não está entre as suas.
box-shared-known = Esta edição está entre as suas.
box-shared-built-in = Esta edição já vem no jogo.
box-copy = Continuar em uma cópia
box-remove = Tirar das minhas edições
box-remove-title = Tirar esta edição?
box-remove-text = { $name } sai da sua lista. As partidas jogadas com ela continuam abrindo.
box-remove-confirm = Tirar a edição
box-link-bad = A edição deste link não pode ser usada. { $problem }
