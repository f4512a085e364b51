# La fine della partita.

final-title = Risultato
final-you-win = Hai vinto!
final-you-share = Hai vinto insieme a { $others }!
final-wins = Vince { $name }
final-share = { $names } vincono insieme
final-how = Da dove vengono i punti
final-column = Colonna { NUMBER($column) }
final-columns = Rocce
final-head-start = Vantaggio
final-tiles = Tessere
final-total = Totale
final-place = Posto { NUMBER($n) }
final-cell = { $name }, colonna { NUMBER($column) }: { points }
final-tie = La gemma più in basso ha deciso lo spareggio.
final-chart = Punteggi nel corso della partita
final-chart-point = Turno { NUMBER($n) }, { $name }: { points }
final-chart-turns = Turni
final-study = Rivedi e analizza
final-record = File della partita
final-record-save = Salva il file
final-record-copy = Copia il file
final-record-copied = File copiato.
final-rematch = Gioca ancora
final-rematch-same = Stessa distribuzione
final-rematch-same-help = Stesse strisce, tessere e prime carte. Le pescate successive dipendono dalle mosse.
final-rematch-other = Nuova distribuzione
final-seed = Numero della distribuzione: { $seed }
final-turns = { $count ->
    [one] 1 turno
   *[other] { $count } turni
}
