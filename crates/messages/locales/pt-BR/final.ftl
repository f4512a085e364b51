# O fim da partida.

final-title = Placar final
final-you-win = Você venceu!
final-you-share = Você venceu junto com { $others }!
final-wins = { $name } vence
final-share = { $names } vencem juntos
final-how = De onde vieram os pontos
final-column = Coluna { NUMBER($column) }
final-columns = Rochas
final-head-start = Vantagem
final-tiles = Fichas
final-total = Total
final-place = { NUMBER($n) }º lugar
final-cell = { $name }, coluna { NUMBER($column) }: { points }
final-tie = A gema mais baixa desfez o empate.
final-chart = Pontuação ao longo da partida
final-chart-point = Turno { NUMBER($n) }, { $name }: { points }
final-chart-turns = Turnos
final-study = Rever e analisar
final-record = Arquivo da partida
final-record-save = Salvar o arquivo
final-record-copy = Copiar o arquivo
final-record-copied = Arquivo copiado.
final-rematch = Jogar de novo
final-rematch-same = Mesma distribuição
final-rematch-same-help = As mesmas faixas, fichas e cartas iniciais. As compras seguintes dependem das jogadas.
final-rematch-other = Nova distribuição
final-seed = Número da distribuição: { $seed }
final-turns = { $count ->
    [one] { $count } turno
   *[other] { $count } turnos
}
