# Parole usate ovunque.

-game = Iquazú

app-title = { -game }
app-tagline = Gemme dietro la cascata
app-description = Gioca a { -game } nel browser: contro il computer, insieme su un solo schermo oppure online con gli amici. Un'edizione amatoriale non ufficiale.
app-page-title = { $page } · { -game }
app-home = Inizio
app-play-now = Gioca subito
app-play-now-hint = { $count ->
    [one] Contro 1 avversario. La partita comincia subito.
   *[other] Contro { $count } avversari. La partita comincia subito.
}
app-play-now-matched = { $count ->
    [one] contro 1 avversario del tuo livello: { $level }
   *[other] contro { $count } avversari del tuo livello: { $level }
}
app-continue = Continua
app-continue-hint = La tua partita in sospeso. Prossima valutazione: colonna { NUMBER($column) }.
app-learn = Impara giocando
app-new-game = Nuova partita
app-rules = Regole
app-settings = Impostazioni
app-about = Informazioni
app-help = Guida alla tastiera
app-open-record = Apri una partita salvata
app-open-record-hint = Apri il file di una partita per rivederla o per continuarla.
app-menu = Menù
app-close = Chiudi
app-cancel = Annulla
app-undo = Annulla la mossa
app-sound = Suono
app-loading = Caricamento…
app-skip-to-content = Vai al contenuto
app-update-ready = È pronta una nuova versione. La tua partita resta com'è.
app-update-now = Aggiorna ora
app-update-later = Più tardi
app-install = Installa su questo dispositivo
app-offline-ready = Ora puoi giocare anche senza connessione.
app-offline = Sei senza connessione. Puoi continuare a giocare.

app-leave-title = Cominciare una nuova partita?
app-leave-text = Non c'è spazio per conservare la partita in sospeso: verrà sostituita.
app-leave-confirm = Comincia la nuova
app-leave-keep = Tieni quella vecchia

about-text = { -game } è un gioco di Michael Feldkötter, pubblicato da HABA nel 2017. Questa è un'edizione amatoriale non ufficiale, con disegni e testi propri. Non ha legami con l'autore né con l'editore.
about-thanks = Se ti piace, procurati quello vero: sul tavolo è bellissimo.
about-edition = La mappa delle fessure, i valori delle rocce e l'assortimento delle tessere sono ricostruiti. Se possiedi il gioco stampato, puoi disegnare la tua scatola e giocarci.
about-licence = Software libero con licenza MIT o Apache 2.0.
about-version = Versione { $version }
about-privacy = Le partite su questo dispositivo restano in questo browser. Se giochi online o aggiungi un risultato a una classifica, il server conserva il tuo nome, le tue mosse, i tuoi messaggi e, per ogni dispositivo, il tipo di browser e di sistema (per esempio Firefox, Android) e, se attivi gli avvisi, gli indirizzi a cui vengono inviati. Nessun account e nessun tracciamento.

list-and = { $others } e { $last }
date-months = gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre
date-full = { NUMBER($day) } { $month } { $year }
percent-sign = { $share }%
cards-noun = first

card-name = { $card ->
    [white] bianca
    [blue] blu
   *[orange] arancione
}
-card-one = { $card ->
    [white] bianca
    [blue] blu
   *[orange] arancione
}
-card-many = { $card ->
    [white] bianche
    [blue] blu
   *[orange] arancioni
}
cards = { $count ->
    [one] { $count } carta { -card-one }
   *[other] { $count } carte { -card-many }
}
cards-short = { $count ->
    [one] { $count } { -card-one }
   *[other] { $count } { -card-many }
}
cards-plain = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
cards-none = nessuna carta

gem-name = { $gem ->
    [red] rosso
    [yellow] giallo
    [purple] viola
   *[green] verde
}
gem-piece = { $gem ->
    [red] gemma rossa
    [yellow] gemma gialla
    [purple] gemma viola
   *[green] gemma verde
}
gems = { $gems ->
    [one] { $gems } gemma
   *[other] { $gems } gemme
}
drops = { $count ->
    [one] { $count } goccia
   *[other] { $count } gocce
}
points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
tile-points = { points }
tile-cards = { cards-plain }
tile-any = colore a scelta
tile-double = azione doppia
tile-hidden = tessera coperta
tile-points-help = Vale { points } alla fine della partita.
tile-cards-help = Cedi questa tessera e pesca { cards-plain }. Puoi farlo prima o dopo la tua azione.
tile-any-help = Cedi questa tessera quando piazzi una gemma: paghi con carte di qualsiasi colore.
tile-double-help = Cedi questa tessera dopo la tua azione per farne un'altra: pescare o piazzare.

level-random = Sassolino
    .line = Rotola dove lo porta l'acqua. Gioca a caso.
level-beginner = Principiante
    .line = Ha appena imparato le regole e ama le fessure a buon mercato.
level-learner = Apprendista
    .line = Prova tutto una volta e ne fa tesoro.
level-explorer = Esploratore
    .line = Si guarda intorno su tutta la parete e ogni tanto si perde.
level-casual = Dilettante
    .line = Gioca per divertirsi, con un occhio ai punti.
level-enthusiast = Appassionato
    .line = Ama il gioco e a volte dimentica di contare.
level-regular = Habitué
    .line = Ha giocato spesso e ha qualche errore preferito.
level-club = Giocatore di circolo
    .line = Conosce gli spareggi, conta le righe, spreca di rado una carta.
level-league = Giocatore di lega
    .line = Gioca per la classifica e osserva che cosa raccogli.
level-captain = Capitano
    .line = Tiene d'occhio tutte le colonne insieme.
level-veteran = Veterano
    .line = Conosce tutti i trucchi e ci casca di rado.
level-tactician = Tattico
    .line = Di rado si lascia sfuggire un buono scambio.
level-ace = Asso
    .line = Trova in fretta le mosse forti e sbaglia solo nelle scelte difficili.
level-virtuoso = Virtuoso
    .line = Non sbaglia quasi mai a giudicare una posizione.
level-expert = Esperto
    .line = Pensa in anticipo e tiene le tessere per il momento giusto.
level-strategist = Stratega
    .line = Prima di ogni mossa prova alcuni futuri possibili.
level-champion = Campione
    .line = Vede più lontano di quasi tutti.
level-master = Maestro
    .line = Prima di ogni mossa prova decine di futuri possibili. Prenditi il tuo tempo.
bot-names = Tucano Coati Giaguaro Capibara
person-name = Giocatore { NUMBER($n) }
