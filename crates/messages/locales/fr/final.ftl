# La fin de la partie : résultat, enregistrement, revanche.

final-title = Le résultat
final-you-win = Tu as gagné !
final-you-share = Tu as gagné, à égalité avec { $others } !
final-wins = { $name } gagne
final-share = { $names } gagnent ensemble
final-how = D'où viennent les points
final-column = Colonne { NUMBER($column) }
final-columns = Rochers
final-head-start = Avance
final-tiles = Tuiles
final-total = Total
final-place = Rang { NUMBER($n) }
final-cell = { $name }, colonne { NUMBER($column) } : { points }
final-tie = À égalité, la pierre la plus basse a fait la différence.
final-chart = Les points au fil de la partie
final-chart-point = Tour { NUMBER($n) }, { $name } : { points }
final-chart-turns = Tours
final-study = Revoir et analyser
final-record = Enregistrement
final-record-save = Sauvegarder l'enregistrement
final-record-copy = Copier l'enregistrement
final-record-copied = Enregistrement copié.
final-rematch = Rejouer
final-rematch-same = Rejouer la même donne
final-rematch-same-help = Les mêmes bandes, tuiles et cartes de départ. La suite dépend des coups joués.
final-rematch-other = Nouvelle donne
final-seed = Numéro de la donne : { $seed }
final-turns = { $count ->
    [one] { $count } tour
   *[other] { $count } tours
}
