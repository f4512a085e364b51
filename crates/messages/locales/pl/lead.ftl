# Kto prowadzi?

lead-title = Kto prowadzi?
lead-point = Wskaż szczelinę, skałę lub żeton, by zobaczyć, kto prowadzi.
lead-column = Kolumna { NUMBER($column) }, gdyby punktować teraz
lead-row = Rząd { NUMBER($row) }, gdyby punktować teraz
lead-rank = { $name }: { points } ({ gems })
lead-rank-nothing = { $name }: nic ({ gems })
lead-column-nobody = Nie ma tu jeszcze klejnotów.
lead-tie-lower = Remis, wygrywa niższy klejnot: 1. { $ahead }, 2. { $behind }.
lead-tile = Żeton „{ $tile }”: { $name } ({ gems })
lead-tile-tie-right = Remis, wygrywa dalej w prawo: 1. { $name }, 2. { $others }.
lead-tile-tie-lower = Remis, wygrywa niżej w tej samej kolumnie: 1. { $name }, 2. { $others }.
lead-tile-nobody = W tym rzędzie nie ma klejnotów: żeton „{ $tile }” wypadłby z gry.

lead-change = Z klejnotem tutaj
lead-change-points = { $name }, punkty: { $before } → { $after }
lead-change-tile = Żeton „{ $tile }”: { $before } → { $after }
lead-scorings = { $count ->
    [one] Klejnot liczy się w rzędzie { NUMBER($row) } przy 1 punktowaniu.
    [few] Klejnot liczy się w rzędzie { NUMBER($row) } przy { $count } punktowaniach.
    [many] Klejnot liczy się w rzędzie { NUMBER($row) } przy { $count } punktowaniach.
   *[other] Klejnot liczy się w rzędzie { NUMBER($row) } przy { $count } punktowania.
}
lead-nobody = nikt
lead-completes = To zapełnia kolumnę { NUMBER($column) }: punktowanie od razu.
lead-next-drop = Tu spadłaby następna kropla.
