# Woorden die overal voorkomen.

-game = Iquazú

app-title = { -game }
app-tagline = Edelstenen achter de waterval
app-description = Speel { -game } in je browser: tegen de computer, samen aan één scherm of online met vrienden. Een onofficiële fanuitgave.
app-page-title = { $page } · { -game }
app-home = Start
app-play-now = Meteen spelen
app-play-now-hint = { $count ->
    [one] Tegen 1 tegenstander. Het spel begint meteen.
   *[other] Tegen { $count } tegenstanders. Het spel begint meteen.
}
app-play-now-matched = { $count ->
    [one] tegen 1 tegenstander van jouw niveau: { $level }
   *[other] tegen { $count } tegenstanders van jouw niveau: { $level }
}
app-continue = Verder spelen
app-continue-hint = Je lopende spel: kolom { NUMBER($column) } wordt als volgende gewaardeerd.
app-learn = Spelend leren
app-new-game = Nieuw spel
app-rules = Spelregels
app-settings = Instellingen
app-about = Over het spel
app-help = Toetsenbordhulp
app-open-record = Een opgeslagen spel openen
app-open-record-hint = Open een opgeslagen spel om het te bekijken of verder te spelen.
app-menu = Menu
app-close = Sluiten
app-cancel = Annuleren
app-undo = Ongedaan maken
app-sound = Geluid
app-loading = Laden…
app-skip-to-content = Naar de inhoud
app-update-ready = Er is een nieuwe versie. Je spel blijft zoals het is.
app-update-now = Nu bijwerken
app-update-later = Later
app-install = Op dit apparaat installeren
app-offline-ready = Je kunt nu ook offline spelen.
app-offline = Je bent offline. Je kunt gewoon doorspelen.

app-leave-title = Een nieuw spel beginnen?
app-leave-text = Er is geen ruimte om je lopende spel te bewaren: het wordt vervangen.
app-leave-confirm = Nieuw spel beginnen
app-leave-keep = Oude spel houden

about-text = { -game } is een spel van Michael Feldkötter, in 2017 uitgegeven door HABA. Dit is een onofficiële fanuitgave met eigen tekeningen en teksten. Ze heeft geen band met de auteur of de uitgever.
about-thanks = Vind je het leuk? Haal dan het echte spel in huis: op tafel is het prachtig.
about-edition = De plaats van de spleten, de waarden van de rotsen en de mix van tegels zijn gereconstrueerd. Heb je het gedrukte spel, dan kun je je eigen doos tekenen en ermee spelen.
about-licence = Vrije software onder de MIT- of Apache 2.0-licentie.
about-version = Versie { $version }
about-privacy = Spellen op dit apparaat blijven in deze browser. Speel je online of zet je een resultaat in een ranglijst, dan bewaart de server je naam, je zetten, je chatberichten en per apparaat het soort browser en systeem (zoals Firefox, Android) en, als je meldingen aanzet, de adressen waar ze heen gaan. Er is geen account en er wordt niets gevolgd.

list-and = { $others } en { $last }
date-months = januari februari maart april mei juni juli augustus september oktober november december
date-full = { NUMBER($day) } { $month } { $year }
percent-sign = { $share }%
cards-noun = last

card-name = { $card ->
    [white] wit
    [blue] blauw
   *[orange] oranje
}
-card-adjective = { $card ->
    [white] witte
    [blue] blauwe
   *[orange] oranje
}
cards = { $count ->
    [one] { $count } { -card-adjective } kaart
   *[other] { $count } { -card-adjective } kaarten
}
cards-short = { NUMBER($count) } { -card-adjective }
cards-plain = { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}
cards-none = geen kaarten

gem-name = { $gem ->
    [red] rood
    [yellow] geel
    [purple] paars
   *[green] groen
}
gem-piece = { $gem ->
    [red] rode edelsteen
    [yellow] gele edelsteen
    [purple] paarse edelsteen
   *[green] groene edelsteen
}
gems = { $gems ->
    [one] { $gems } edelsteen
   *[other] { $gems } edelstenen
}
drops = { $count ->
    [one] { $count } druppel
   *[other] { $count } druppels
}
points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
tile-points = { points }
tile-cards = { cards-plain }
tile-any = willekeurige kleur
tile-double = dubbele beurt
tile-hidden = gedekte tegel
tile-points-help = Aan het eind van het spel { points } waard.
tile-cards-help = Lever deze tegel in en trek { cards-plain }. Dat mag voor of na je actie.
tile-any-help = Lever deze tegel in als je een edelsteen legt: betaal met kaarten van willekeurige kleuren.
tile-double-help = Lever deze tegel in na je actie en doe er nog een: trekken of leggen.

level-random = Kiezel
    .line = Rolt waar het water hem brengt. Speelt op goed geluk.
level-beginner = Beginner
    .line = Kent net de regels en houdt van goedkope spleten.
level-learner = Leerling
    .line = Probeert alles één keer en leert ervan.
level-explorer = Ontdekker
    .line = Kijkt overal op de rotswand rond en verdwaalt weleens.
level-casual = Hobbyspeler
    .line = Speelt voor de lol, met een oog op de punten.
level-enthusiast = Liefhebber
    .line = Is dol op het spel en vergeet soms te tellen.
level-regular = Stamgast
    .line = Heeft vaak gespeeld en heeft een paar lievelingsfouten.
level-club = Clubspeler
    .line = Weet wie bij gelijke stand wint, telt de rijen, verspilt zelden een kaart.
level-league = Competitiespeler
    .line = Speelt voor de ranglijst en let op wat jij verzamelt.
level-captain = Kapitein
    .line = Houdt alle kolommen tegelijk in het oog.
level-veteran = Veteraan
    .line = Kent alle trucjes en trapt er zelden in.
level-tactician = Tacticus
    .line = Laat zelden een goede ruil liggen.
level-ace = Topper
    .line = Vindt snel sterke zetten en vergist zich alleen als het erom spant.
level-virtuoso = Virtuoos
    .line = Schat een stelling bijna nooit verkeerd in.
level-expert = Kenner
    .line = Denkt vooruit en bewaart tegels voor het juiste moment.
level-strategist = Strateeg
    .line = Speelt voor elke zet een paar scenario's door.
level-champion = Kampioen
    .line = Kijkt verder vooruit dan de meeste mensen.
level-master = Meester
    .line = Speelt voor elke zet tientallen scenario's door. Neem de tijd.
bot-names = Toekan Neusbeer Jaguar Capibara
person-name = Speler { NUMBER($n) }
