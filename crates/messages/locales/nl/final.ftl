# Het einde van het spel.

final-title = De eindstand
final-you-win = Je hebt gewonnen!
final-you-share = Je wint samen met { $others }!
final-wins = { $name } wint
final-share = { $names } winnen samen
final-how = Waar de punten vandaan komen
final-column = Kolom { NUMBER($column) }
final-columns = Rotsen
final-head-start = Voorsprong
final-tiles = Tegels
final-total = Totaal
final-place = Plaats { NUMBER($n) }
final-cell = { $name }, kolom { NUMBER($column) }: { points }
final-tie = De lagere edelsteen gaf de doorslag.
final-chart = Scores in de loop van het spel
final-chart-point = Beurt { NUMBER($n) }, { $name }: { points }
final-chart-turns = Beurten
final-study = Terugkijken en analyseren
final-record = Spelbestand
final-record-save = Bestand opslaan
final-record-copy = Bestand kopiëren
final-record-copied = Bestand gekopieerd.
final-rematch = Nog een keer
final-rematch-same = Zelfde verdeling
final-rematch-same-help = Dezelfde stroken, tegels en eerste kaarten. Wat je later trekt, hangt van de zetten af.
final-rematch-other = Nieuwe verdeling
final-seed = Nummer van de verdeling: { $seed }
final-turns = { $count ->
    [one] 1 beurt
   *[other] { $count } beurten
}
