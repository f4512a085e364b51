# Als er iets misgaat.

error-details = Bijzonderheden
error-download = De gegevens downloaden
error-go-on = Zonder verdergaan
error-home = Naar het begin

error-save-broken-title = Het opgeslagen spel is niet leesbaar
error-save-broken-text = De gegevens in deze browser zijn beschadigd. Ze zijn niet gewist maar apart gezet: je kunt ze downloaden en met een nieuw spel verdergaan.
error-save-newer-title = Het opgeslagen spel komt uit een nieuwere versie
error-save-newer-text = Werk de app bij om verder te spelen. Tot dan blijft je spel bewaard.
error-record-bad-title = Dit spelbestand is niet leesbaar
error-record-bad-text = De fout zit in regel { NUMBER($line) }, kolom { NUMBER($column) }.
error-record-newer = Dit bestand komt uit een nieuwere versie van de app.
error-record-edition = Dit bestand gebruikt een uitgave die hier niet is: { $edition }.
error-record-move = Stap { NUMBER($n) } van dit bestand is geen geldige zet.
error-record-result = De uitslag in dit bestand past niet bij de zetten.
error-record-not-dealt = Dit bestand eindigt voordat de kaarten gedeeld zijn.
error-file-unreadable = Het bestand is niet leesbaar.
error-storage-full-title = De opslag van de browser is vol
error-storage-full-text = Je kunt doorspelen, maar het spel wordt niet meer opgeslagen. Sla voor de zekerheid het bestand op.
error-storage-denied-title = De browser laat ons niets opslaan
error-storage-denied-text = Je kunt spelen, maar het spel is weg als je de pagina sluit. Dat kan gebeuren in een privévenster.
error-wasm-title = Deze browser kan het spel niet uitvoeren
error-wasm-text = Het spel heeft WebAssembly nodig. Gebruik een recente versie van Firefox, Chrome, Edge of Safari, of sta WebAssembly toe in de instellingen.
error-script-text = Het spel heeft JavaScript nodig. Sta het toe voor deze pagina.
error-load-title = Het spel kon niet worden geladen
error-load-text = Controleer je verbinding en probeer het opnieuw.
error-not-found-text = Dit adres leidt nergens heen.
error-crash-title = Het spel is gestopt
error-crash-text = Je spel is tot de laatste stap opgeslagen. Laad de pagina opnieuw om verder te spelen.
error-bot-text = { $name } kan nu niet nadenken en doet een eenvoudige zet.
error-reload = Pagina opnieuw laden
error-not-built = Dit programma is zonder de webapp gebouwd. Voer dit uit om het met de app te bouwen en te starten:
error-bot-unknown = Deze versie kent de bot ‘{ $bot }’ niet. Voor { $name } speelt nu: { $level }.
