# Uma dica: boas jogadas e o que fala a favor delas.

hint-title = Dica
hint-thinking = Procurando boas jogadas…
hint-none = Não há dica agora.
hint-nets-damaged = Os dados dos bots estão danificados: os bots fortes jogam de forma mais simples e faltam as chances de vitória. Recarregue a página para baixá-los de novo.
hint-memory-dropped = O que se viu das cartas não combina com esta posição. Os bots e as dicas se guiam só pela posição.
hint-unanswered = Os bots não responderam, e falta uma parte da avaliação. Recarregue a página para tentar de novo.
hint-not-here = Nesta mesa se joga sem dicas
hint-worth = assim você vence cerca de { $percent } das partidas
hint-place = Gema na coluna { NUMBER($column) }, linha { NUMBER($row) }, por { $payment }
hint-place-any = Gema na coluna { NUMBER($column) }, linha { NUMBER($row) }, com a ficha “qualquer cor”, por { $payment }
hint-discard = Descartar { $payment }
hint-or = { $deed } ou { $alternative }
hint-takes-column = Assume a liderança na coluna { NUMBER($column) } ({ points }).
hint-keeps-column = Mantém a liderança na coluna { NUMBER($column) }.
hint-more-points = A coluna { NUMBER($column) } renderia { points }.
hint-takes-row = Assume a liderança na linha { NUMBER($row) }: ficha “{ $tile }”.
hint-keeps-row = Mantém a liderança na linha { NUMBER($row) }.
hint-cards = { $count ->
    [one] Depois você fica com { $count } carta.
   *[other] Depois você fica com { $count } cartas.
}
hint-saves-for = Guarda para a coluna { NUMBER($column) }, preço { NUMBER($price) } ({ points }).
hint-prevents = Detém a ameaça de { $name }.
hint-leaves-column = Deixa a coluna { NUMBER($column) } para { $name }.

threat-scores-column = Atenção: { $name } pode completar a coluna { NUMBER($column) } com uma gema e ganha { points }.
threat-takes-column = Atenção: { $name } pode assumir a liderança na coluna { NUMBER($column) } com uma gema; você perderia { points }.
threat-takes-row = Atenção: { $name } pode tirar de você a linha { NUMBER($row) } com uma gema: ficha “{ $tile }”.
threat-water = Atenção: a próxima gota completa a coluna { NUMBER($column) }; { $name } ganha { points }.
