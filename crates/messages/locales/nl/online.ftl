# Tafels met mensen aan andere schermen.

online-friends-help = Maak een tafel en stuur de link. Niemand heeft een account nodig.
online-create = Tafel maken
online-sit = Aanschuiven
online-watch = Toekijken
online-lobby-empty = Er wacht geen openbare tafel op spelers. Maak er een!
online-mine = Jouw tafels
online-name = Jouw naam
online-name-bad = Een naam heeft 1 tot 24 tekens.
online-friend = Een vriend
online-free = Vrije plaats
online-free-seats = { $count ->
    [0] Iedereen is er.
    [one] Er is nog 1 plaats vrij.
   *[other] Er zijn nog { $count } plaatsen vrij.
}
online-you-watch = Je kijkt toe. De handen blijven verborgen.
online-start = Nu beginnen
online-start-help = De computer neemt de vrije plaatsen.

online-pace = Hoe willen jullie spelen?
online-live = Live
online-days = Beurt voor beurt, over meerdere dagen
online-clock = Bedenktijd
online-clock-none = Onbeperkt
online-clock-game = { $minutes ->
    [one] 1 minuut
   *[other] { $minutes } minuten
} plus { $seconds ->
    [one] 1 seconde
   *[other] { $seconds } seconden
} per beurt
online-clock-days = { $count ->
    [one] 1 dag
   *[other] { $count } dagen
} per beurt
online-clock-hours = { $count ->
    [one] 1 uur
   *[other] { $count } uur
} per beurt
online-takes-over = Neemt het over als de tijd om is of iemand weggaat
online-visibility = Wie mag meedoen?
online-by-link = Wie de link heeft
online-public = Iedereen
online-hints = Tips
online-hints-none = Voor niemand
online-hints-all = Voor iedereen
online-hints-for-all = tips voor iedereen
online-time-left = nog { $time }

online-connecting = Verbinden…
online-lost = Verbinding verbroken. Opnieuw verbinden…
online-no-server = De server is niet bereikbaar.
online-here = is er
online-away = is weg
online-stand-in = weg, { $level } speelt
online-watching = { $count ->
    [one] 1 persoon kijkt toe.
   *[other] { $count } mensen kijken toe.
}
online-remove = { $name } verwijderen
online-leave = Weggaan
online-leave-help = De computer speelt voor je verder. Je kunt altijd terugkomen.
online-leave-title = De tafel verlaten?
online-news-away = { $name } heeft geen verbinding.
online-news-back = { $name } is er weer.
online-news-replaced = Voor { $name } speelt nu een bot.
online-news-returned = { $name } speelt weer mee.
online-turns = { $count ->
    [one] 1 spel wacht op jou
   *[other] { $count } spellen wachten op jou
}
online-next-game = Volgend spel dat op jou wacht
online-return = Mijn plaats terugnemen
online-replace = De computer voor { $name } laten spelen
online-title-turn = ● Jouw beurt – { $title }

online-link-join = Link om te spelen
online-link-watch = Link om toe te kijken
online-link-copy = Link kopiëren
online-link-copied = Gekopieerd.
online-link-qr = QR-code
online-carry-make = Op een ander apparaat spelen…
online-carry-ask = Met deze link ben je op dit apparaat { $name }: je ziet de tafels van { $name } en speelt daar.
online-carry-replaces = Je speelt hier al als iemand anders. Die tafels zie je pas weer als je terugwisselt.
online-carry-warning = Ga alleen verder als je deze link zelf hebt gemaakt. Wie hem maakte, kan je kaarten zien en voor je zetten.
online-carry-take = Spelen als { $name }
online-carry-stay = Alles laten zoals het is
online-carry-restore = Terug naar { $name }
online-devices = Apparaten waarop je speelt
online-device-this = dit apparaat
online-device-unknown = onbekend apparaat
online-device-remove = { $device } afmelden
online-carried = Je kunt nu ook op dit apparaat spelen.

online-gathering = wacht op spelers
online-your-turn = jouw beurt
online-their-turn = bezig
online-over = afgelopen

online-chat = Chat
online-chat-text = Bericht
online-chat-send = Versturen
online-phrases = Snelle berichten
phrase-hello = Hallo!
phrase-good-luck = Succes!
phrase-nice-move = Mooie zet!
phrase-ouch = Au!
phrase-oops = Oeps.
phrase-thinking = Even denken.
phrase-your-turn = Jouw beurt!
phrase-thanks = Dank je!
phrase-good-game = Goed gespeeld!
phrase-again = Nog een spel?
phrase-goodbye = Tot de volgende!

online-fair = Eerlijk gedeeld
online-fair-help = Dit getal lag vast voordat een browser zijn deel stuurde. Na het spel bewijst het dat niemand de kaarten heeft uitgekozen.
online-fair-check = Kaarten nagaan
online-fair-yes = Nagegaan: elke kaart en elke tegel volgt uit wat voor het spel vastlag.
online-fair-no = Het bestand past niet bij wat voor het spel vastlag.
online-deal-now = De kaarten worden gedeeld…
online-deal-included = Jouw browser deed mee aan het delen: noch de server noch de anderen konden kaarten uitkiezen.
online-deal-voids = { $count ->
    [one] Het delen is één keer afgebroken en opnieuw begonnen, omdat het deel van een speler ontbrak.
   *[other] Het delen is { $count } keer afgebroken en opnieuw begonnen, omdat het deel van een speler ontbrak.
}
online-deal-left-out = Jouw browser deed niet mee aan het delen, omdat hij niet op tijd verbonden was. Je moet vertrouwen op wie wel meededen.
online-deal-other-device = Een ander apparaat van jou deed mee aan het delen. Gebruik je alleen dit, vertrouw de verdeling dan niet.
online-deal-broken = De server hield zich niet aan wat voor het spel vastlag. Vertrouw deze verdeling niet.
online-deal-evidence = Opslaan wat deze browser zag
online-deal-no-random = Deze browser levert geen willekeurige getallen en kan dus niet meedoen aan eerlijk delen.

online-refused-rules = De spelregels staan dat niet toe ({ $clause }).
online-refused-turn = Je was niet meer aan de beurt.
online-refused-bot = De computer speelt voor je. Neem eerst je plaats terug.
online-refused-not-you = Aan deze tafel kun jij dat niet beslissen.
online-refused-full = Er is geen plaats meer vrij.
online-refused-seated = Je hebt al een plaats aan deze tafel.
online-refused-time = Je bedenktijd is op. Een bot speelt voor je verder.
online-refused-link = Deze link is al gebruikt of verlopen. Vraag een nieuwe.
online-refused-no-table = Deze tafel bestaat niet.
online-refused-settings = Met deze instellingen kan niet gespeeld worden.
online-refused-edition = De uitgave van deze tafel is hier niet leesbaar. Laad de pagina opnieuw.
online-refused-editions = Deze server heeft nu te veel verschillende uitgaven. Kies een ingebouwde of probeer het later.
online-refused-fast = { $seconds ->
    [one] Dat ging te snel. Probeer het over 1 seconde weer.
   *[other] Dat ging te snel. Probeer het over { $seconds } seconden weer.
}
online-refused-version = De server is nieuwer dan deze pagina. Laad de pagina opnieuw.
online-refused-not-offered = Dat biedt deze server niet aan.
online-refused-name = Deze server staat die naam niet toe. Kies een andere.
online-refused-banned = Je bent geblokkeerd op deze server.
online-refused-banned-until = De blokkade eindigt op { $date }.
online-refused-later = De server kon dat niet opslaan. Hij probeert het zo opnieuw.
online-refused-other = De server heeft dat geweigerd.

online-notify = Meld het als ik aan de beurt ben
online-notify-on = Deze browser meldt het als je aan de beurt bent.
online-notify-denied = Deze browser blokkeert meldingen.
