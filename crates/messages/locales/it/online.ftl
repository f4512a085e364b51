# Tavoli con persone ad altri schermi.

online-friends-help = Crea un tavolo e manda il link. Nessuno ha bisogno di un account.
online-create = Crea il tavolo
online-sit = Siediti
online-watch = Guarda
online-lobby-empty = Nessun tavolo pubblico aspetta giocatori. Creane uno!
online-mine = I tuoi tavoli
online-name = Il tuo nome
online-name-bad = Un nome ha da 1 a 24 caratteri.
online-friend = Un amico
online-free = Posto libero
online-free-seats = { $count ->
    [0] Ci sono tutti.
    [one] C'è ancora 1 posto libero.
   *[other] Ci sono ancora { $count } posti liberi.
}
online-you-watch = Stai guardando. Le mani restano nascoste.
online-start = Comincia ora
online-start-help = Il computer occupa i posti liberi.

online-pace = Come volete giocare?
online-live = Dal vivo
online-days = Un turno alla volta, in più giorni
online-clock = Tempo per pensare
online-clock-none = Senza limite
online-clock-game = { $minutes ->
    [one] 1 minuto
   *[other] { $minutes } minuti
} più { $seconds ->
    [one] 1 secondo
   *[other] { $seconds } secondi
} a turno
online-clock-days = { $count ->
    [one] 1 giorno
   *[other] { $count } giorni
} a turno
online-clock-hours = { $count ->
    [one] 1 ora
   *[other] { $count } ore
} a turno
online-takes-over = Gioca al suo posto se il tempo finisce o qualcuno se ne va
online-visibility = Chi può partecipare?
online-by-link = Chi ha il link
online-public = Tutti
online-hints = Suggerimenti
online-hints-none = Per nessuno
online-hints-all = Per tutti
online-hints-for-all = suggerimenti per tutti
online-time-left = ancora { $time }

online-connecting = Connessione…
online-lost = Connessione persa. Riconnessione…
online-no-server = Il server non è raggiungibile.
online-here = è qui
online-away = è assente
online-stand-in = assente, gioca { $level }
online-watching = { $count ->
    [one] 1 persona sta guardando.
   *[other] { $count } persone stanno guardando.
}
online-remove = Togli { $name }
online-leave = Esci
online-leave-help = Il computer continua per te. Puoi tornare quando vuoi.
online-leave-title = Lasciare il tavolo?
online-news-away = { $name } non è in linea.
online-news-back = { $name } è di nuovo qui.
online-news-replaced = Ora per { $name } gioca un bot.
online-news-returned = { $name } torna a giocare.
online-turns = { $count ->
    [one] 1 partita ti aspetta
   *[other] { $count } partite ti aspettano
}
online-next-game = Prossima partita che ti aspetta
online-return = Riprendi il mio posto
online-replace = Fai giocare il computer per { $name }
online-title-turn = ● Tocca a te – { $title }

online-link-join = Link per giocare
online-link-watch = Link per guardare
online-link-copy = Copia il link
online-link-copied = Copiato.
online-link-qr = Codice QR
online-carry-make = Gioca su un altro dispositivo…
online-carry-ask = Con questo link sei { $name } su questo dispositivo: vedi i tavoli di { $name } e giochi lì.
online-carry-replaces = Qui giochi già con un'altra identità. Non vedrai quei tavoli finché non torni a usarla.
online-carry-warning = Continua solo se il link l'hai creato tu. Chi l'ha creato può vedere le tue carte e giocare per te.
online-carry-take = Gioca come { $name }
online-carry-stay = Lascia tutto com'è
online-carry-restore = Torna a essere { $name }
online-devices = Dispositivi su cui giochi
online-device-this = questo dispositivo
online-device-unknown = dispositivo sconosciuto
online-device-remove = Togli { $device }
online-carried = Ora puoi giocare anche su questo dispositivo.

online-gathering = in attesa di giocatori
online-your-turn = tocca a te
online-their-turn = in corso
online-over = finita

online-chat = Chat
online-chat-text = Messaggio
online-chat-send = Invia
online-phrases = Messaggi rapidi
phrase-hello = Ciao!
phrase-good-luck = Buona fortuna!
phrase-nice-move = Bella mossa!
phrase-ouch = Ahi!
phrase-oops = Ops.
phrase-thinking = Fammi pensare.
phrase-your-turn = Tocca a te!
phrase-thanks = Grazie!
phrase-good-game = Bella partita!
phrase-again = Un'altra partita?
phrase-goodbye = A presto!

online-fair = Distribuzione corretta
online-fair-help = Questo numero è stato fissato prima che i browser mandassero la loro parte. Dopo la partita dimostra che nessuno ha scelto le carte.
online-fair-check = Controlla le carte
online-fair-yes = Controllato: ogni carta e ogni tessera deriva da ciò che era fissato prima della partita.
online-fair-no = Il file non corrisponde a ciò che era fissato prima della partita.
online-deal-now = Si distribuiscono le carte…
online-deal-included = Il tuo browser ha preso parte alla distribuzione: né il server né altri potevano scegliere le carte.
online-deal-voids = { $count ->
    [one] Distribuzione interrotta una volta e ricominciata: mancava la parte di un giocatore.
   *[other] Distribuzione interrotta { $count } volte e ricominciata: mancava la parte di un giocatore.
}
online-deal-left-out = Il tuo browser non ha partecipato alla distribuzione perché non si è connesso in tempo. Devi fidarti di chi ha partecipato.
online-deal-other-device = Alla distribuzione ha partecipato un altro tuo dispositivo. Se usi solo questo, non fidartene.
online-deal-broken = Il server non ha rispettato ciò che aveva fissato prima della partita. Non fidarti di questa distribuzione.
online-deal-evidence = Salva ciò che ha visto il browser
online-deal-no-random = Questo browser non fornisce numeri casuali e non può partecipare a una distribuzione corretta.

online-refused-rules = Le regole non lo permettono ({ $clause }).
online-refused-turn = Non era più il tuo turno.
online-refused-bot = Il computer gioca per te. Riprendi prima il tuo posto.
online-refused-not-you = A questo tavolo non puoi deciderlo tu.
online-refused-full = Non ci sono più posti liberi.
online-refused-seated = Hai già un posto a questo tavolo.
online-refused-time = Hai esaurito il tempo. Un bot continua per te.
online-refused-link = Questo link è già stato usato o è scaduto. Chiedine uno nuovo.
online-refused-no-table = Questo tavolo non esiste.
online-refused-settings = Con queste impostazioni non si può giocare.
online-refused-edition = L'edizione di questo tavolo qui non si può leggere. Ricarica la pagina.
online-refused-editions = Questo server ha al momento troppe edizioni diverse. Scegline una inclusa o riprova più tardi.
online-refused-fast = { $seconds ->
    [one] Troppo veloce. Riprova tra 1 secondo.
   *[other] Troppo veloce. Riprova tra { $seconds } secondi.
}
online-refused-version = Il server è più recente di questa pagina. Ricarica la pagina.
online-refused-not-offered = Questo server non lo offre.
online-refused-name = Questo server non permette quel nome. Scegline un altro.
online-refused-banned = Il tuo accesso a questo server è bloccato.
online-refused-banned-until = Fine del blocco: { $date }.
online-refused-later = Il server non ha potuto salvare. Riproverà tra un attimo.
online-refused-other = Il server ha rifiutato.

online-notify = Avvisami quando tocca a me
online-notify-on = Questo browser ti avviserà quando tocca a te.
online-notify-denied = Questo browser blocca le notifiche.
