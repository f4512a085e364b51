# Het spel van de dag.

day-play = Het spel van de dag spelen
day-continue = Verder spelen
day-practise = Oefenen
day-result = Jouw resultaat
day-percent = { $percent } van de meester
day-share = Delen
day-copy = Tekst kopiëren
day-copied = Tekst gekopieerd.
day-streak = Dagen op rij
day-streak-shared = { $count ->
    [one] 1 dag op rij
   *[other] { $count } dagen op rij
}
day-state-new = nog niet gespeeld
day-open = bezig
day-given-up = niet afgemaakt
day-month-before = Vorige maand
day-month-after = Volgende maand
day-weekdays = Ma Di Wo Do Vr Za Zo
day-table = Ranglijst van de dag
day-week-table = Ranglijst van de week
day-table-loading = Ranglijsten laden…
day-table-empty = Deze ranglijst is nog leeg.
day-table-retry = Opnieuw proberen
day-table-more = Meer tonen
day-table-place = Plaats
day-table-name = Naam
day-table-points = Punten
day-table-of-master = % van de meester
day-table-days = Dagen
day-table-you = Jij
day-send = Mijn resultaat toevoegen
day-sending = Je spel wordt gecontroleerd…
day-remove = Mijn resultaat verwijderen
day-remove-confirm = Definitief verwijderen
