# Het spel van de dag.

day-deal = { $count ->
    [one] Jij tegen 1 bot: { $level }. Je speelt op plaats { $seat }.
   *[other] Jij tegen { $count } bots: { $level }. Je speelt op plaats { $seat }.
}
day-play = Het spel van de dag spelen
day-counted-help = Je eerste poging telt zodra je begint, zonder tips. Daarna mag je het spel zo vaak spelen als je wilt.
day-continue = Verder spelen
day-continue-help = Je poging loopt.
day-lost-help = Je was aan je poging begonnen, maar het spel staat niet meer in deze browser. Je kunt het spelen om te oefenen.
day-practise = Oefenen
day-practice-help = Dit spel telt niet: alleen de eerste poging op de dag zelf telt.
day-clock-help = Dit spel telt niet: je hebt al een latere dag gespeeld, dus is de klok van dit apparaat verzet.
day-future = Die dag is er nog niet. Het spel van de dag wisselt om middernacht UTC.
day-unknown = Voor die dag is er geen spel.
day-today = Naar het spel van vandaag
day-result = Jouw resultaat
day-percent = { $percent } van de meester
day-master = De meester zou vanaf deze plaats { $mean } punten verwachten: het gemiddelde van { NUMBER($playouts) } partijen met deze verdeling waarin hij 1000 stellingen per zet bekijkt. Die zijn op elk apparaat hetzelfde.
day-computing = De meester speelt het spel…
day-no-expectation = De partijen van de meester konden in deze browser niet gespeeld worden.
day-share = Delen
day-share-help = De tekst verklapt niets over het spel.
day-copy = Tekst kopiëren
day-copied = Tekst gekopieerd.
day-replay = Link om terug te kijken
day-replay-help = Die toont het spel: voor wie het al gespeeld heeft.
day-streak = Dagen op rij
day-best-streak = Meeste dagen op rij
day-streak-shared = { $count ->
    [one] 1 dag op rij
   *[other] { $count } dagen op rij
}
day-state-new = nog niet gespeeld
day-open = bezig
day-given-up = niet afgemaakt
day-help = Iedereen krijgt dezelfde stroken, tegels, kaarten en bots, en hetzelfde geluk bij dezelfde zetten, ook offline. De bots worden van maandag tot zondag sterker. De dag wisselt om middernacht UTC. Je resultaten blijven in deze browser, tenzij je ze aan een ranglijst toevoegt.
day-month-before = Vorige maand
day-month-after = Volgende maand
day-weekdays = Ma Di Wo Do Vr Za Zo
day-table = Ranglijst van de dag
day-week-table = Ranglijst van de week
day-week-help = Maandag tot en met zondag. De percentages van de dagen worden opgeteld.
day-table-loading = Ranglijsten laden…
day-table-empty = Deze ranglijst is nog leeg.
day-table-offline = Voor de ranglijsten is verbinding met de server nodig. Je eigen resultaten staan gewoon hier.
day-table-retry = Opnieuw proberen
day-table-more = Meer tonen
day-table-place = Plaats
day-table-name = Naam
day-table-points = Punten
day-table-of-master = % van de meester
day-table-days = Dagen
day-table-you = Jij
day-send = Mijn resultaat toevoegen
day-send-help = De server speelt je spel na om het te controleren. Iedereen kan de naam en het resultaat zien.
day-sending = Je spel wordt gecontroleerd…
day-send-offline = Er is geen verbinding met de server. Je resultaat blijft in deze browser: je kunt het toevoegen tot het einde van de volgende dag (UTC).
day-remove = Mijn resultaat verwijderen
day-remove-help = Het verdwijnt uit de ranglijsten, met je naam en het spel. Je kunt het niet opnieuw toevoegen.
day-remove-confirm = Definitief verwijderen
day-refused-not-yet = Volgens de klok van de server is die dag nog niet begonnen: de klok van dit apparaat loopt voor.
day-refused-closed = Het is te laat voor die dag: resultaten worden aangenomen tot het einde van de volgende dag (UTC).
day-refused-game = Dit spel past niet bij het spel van de dag en kan dus niet worden toegevoegd.
day-refused-bots = Een bot speelde hier anders dan hij op de server zou doen. Misschien hebben de app en de server verschillende versies. Het resultaat kan niet worden toegevoegd.
day-refused-counted = Voor die dag telt al een ander spel van jou.
day-refused-removed = Je hebt je resultaat van die dag verwijderd. Het kan niet opnieuw worden toegevoegd.
