# Anderen aan een online tafel: dempen en melden.

manners-menu = Opties voor { $name }
manners-mute = { $name } dempen
manners-unmute = { $name } niet meer dempen
manners-muted = gedempt
manners-left = verliet { NUMBER($left) } van { $games ->
    [one] 1 recent spel
   *[other] { $games } recente spellen
} voortijdig
manners-report = { $name } melden
manners-report-title = Iemand melden
manners-report-help = De beheerder van deze server ziet dat je { $name } meldt, aan welke tafel en waarom, en de laatste chatberichten zoals de server ze bewaarde. { $name } krijgt daar niets van te horen.
manners-reason = Reden
manners-reason-insult = Beledigingen
manners-reason-spam = Reclame of spam
manners-reason-name = Aanstootgevende naam
manners-reason-unsporting = Onsportief gedrag
manners-reason-other = Iets anders
manners-note = Opmerking (niet verplicht)
manners-report-go = Melding versturen
manners-reported = Bedankt. De beheerder kijkt ernaar.
