# Mijn spellen: de afgelopen spellen in deze browser.

mine-loading = Je spellen worden gelezen…
mine-none = Nog geen spel uitgespeeld. Elk spel dat je uitspeelt, komt hier te staan.
mine-none-found = Geen spel gevonden.
mine-here = De spellen staan alleen in deze browser. Wis je de gegevens, dan zijn ze weg; een opgeslagen bestand houd je.
mine-full = De opslag van de browser is vol: het spel is niet bij je spellen gezet. Sla het bestand op, verwijder oude spellen of maak ruimte op het apparaat.
mine-denied = Deze browser laat de app geen spellen opslaan. Dat kan gebeuren in een privévenster of als sitegegevens geblokkeerd zijn.
mine-kept = Bij je spellen gezet
mine-view = Weergave
mine-list = Spellen
mine-statistics = Statistieken
mine-search = Zoeken
mine-filters = Filters
mine-all = Alle
mine-reset = Alle spellen tonen
mine-opponent = Tegenstander
mine-players = Spelers
mine-players-count = { NUMBER($players) } spelers
mine-result = Uitslag
mine-won = Gewonnen
mine-shared = Samen gewonnen
mine-lost = Verloren
mine-unknown = Uitgespeeld
mine-place = Waar
mine-local = Op dit apparaat
mine-online = Online
mine-from = Van
mine-to = Tot
mine-date = Datum
mine-date-unknown = datum onbekend
mine-counted = { $name } ({ NUMBER($games) })
mine-nameless = zonder naam
mine-you = Jij
mine-row-accuracy = precisie { $percent }
mine-count = { $count ->
    [one] 1 spel
   *[other] { $count } spellen
}
mine-page = { NUMBER($sheet) } van { NUMBER($sheets) }
mine-newer = Nieuwere
mine-older = Oudere
mine-deleted = { $count ->
    [one] 1 spel verwijderd.
   *[other] { $count } spellen verwijderd.
}
mine-undo = Ongedaan maken
mine-restored = Het spel is er weer.
mine-transfer = Opslaan, inlezen, verwijderen
mine-transfer-help = De knoppen gelden voor de spellen die bij het filter passen. Een bestand dat je inleest, mag spelbestanden bevatten of de JSON die hier is opgeslagen; spellen die al in de lijst staan, blijven zoals ze zijn.
mine-export-records = Spellen opslaan
mine-export-json = JSON opslaan
mine-import = Bestand inlezen
mine-importing = Al { NUMBER($done) } spellen gelezen…
mine-imported = Nieuw: { NUMBER($added) }. Al aanwezig: { NUMBER($known) }. Ongeldig of niet uitgespeeld: { NUMBER($invalid) }.
mine-delete-shown = Spellen verwijderen
mine-delete-title = Deze spellen verwijderen?
mine-delete-text = { $count ->
    [one] 1 spel wordt uit deze browser verwijderd. Het komt niet meer terug.
   *[other] { $count } spellen worden uit deze browser verwijderd. Ze komen niet meer terug.
}
mine-no-statistics = Niets te tellen: bij geen van deze spellen weet de app wie jij was.
mine-no-reviews = Precisie en geluk verschijnen als je een paar spellen hebt geanalyseerd: open er een uit de lijst.
mine-mean-points = Punten per spel
mine-current-streak = Nu op rij gewonnen
mine-best-streak = Meeste zeges op rij
mine-by-players = Uitslagen per aantal spelers
mine-by-opponent = Jij en je tegenstanders, naar punten
mine-ahead = Jij voor
mine-level = Gelijk
mine-behind = Jij achter
mine-points = Waar je punten vandaan komen, per spel
mine-columns = Jouw edelstenen in elke kolom, per spel
mine-gems = Edelstenen
mine-rating = Jouw niveau tegen bots, uit deze spellen
mine-accuracy = Precisie in geanalyseerde spellen
mine-luck = Geluk in geanalyseerde spellen
mine-value = Waarde
mine-duel = Jij en { $name }
mine-duel-text = { $count ->
    [one] Jullie speelden één keer: voor { $ahead }, gelijk { $level }, achter { $behind }.
   *[other] Jullie speelden { $count } keer: voor { $ahead }, gelijk { $level }, achter { $behind }.
}
mine-duel-difference = Gemiddeld puntenverschil: { $difference }
