# «La mia scatola»: chi possiede il gioco stampato disegna qui la propria edizione.

box-lead = Possiedi il gioco stampato? Disegna qui la sua parete e gioca con la tua scatola. Ogni modifica viene salvata in questo browser.

## Bozze ed edizioni

box-drafts = Le tue bozze
box-draft-complete = completa
box-draft-missing = { $count ->
    [one] manca 1 dato
   *[other] mancano { $count } dati
}
box-unnamed = senza nome
box-own = Le tue edizioni
box-new = Nuova bozza
box-new-from = Parti da
box-new-double = una parete vuota, strisce di due colonne
box-new-single = una parete vuota, strisce di una colonna
box-new-copy = una copia: { $name }
box-new-start = Disegna
box-new-file = Apri un file di edizione…
box-name-default = La mia scatola
box-status-default = copiata da un gioco stampato
box-delete = Elimina
box-delete-draft = Elimina la bozza { $name }
box-delete-title = Eliminare questa bozza?
box-delete-text = { $name } sparirà per sempre. Le edizioni che conservi e le tue partite restano come sono.
box-all = Tutte le bozze

## La parete

box-wall = La parete
box-wall-help = Scegli un colore e tocca i punti in cui la tua scatola ha una fessura così, in ogni riga dall'alto in basso. Con la tastiera: frecce per muoverti, W (bianca), B (blu) e O (arancione) per aggiungere, Backspace per togliere.
box-tools = Al tocco
box-tool-add = aggiungi { card-name }
box-tool-erase = togli
box-tool-select = solo selezione
box-column = Colonna { NUMBER($column) }
box-cell = colonna { NUMBER($column) }, riga { NUMBER($row) }: { $colours }
box-cell-none = nessuna fessura
box-cell-full = In una riga stanno al massimo { NUMBER($most) } fessure.
box-place = Colonna { NUMBER($column) }, riga { NUMBER($row) }
box-gap-nth = fessura { NUMBER($nth) } dall'alto
box-gap-colour = fessura { NUMBER($nth) }: { card-name }
box-gap-up = fessura { NUMBER($nth) }: sposta su
box-gap-down = fessura { NUMBER($nth) }: sposta giù
box-gap-move = fessura { NUMBER($nth) }: sposta altrove
box-gap-remove = fessura { NUMBER($nth) }: togli
box-moving = Tocca il punto in cui va questa fessura.
box-strip-width = Larghezza delle strisce
box-strip-columns = { $count ->
    [one] 1 colonna
   *[other] { $count } colonne
}
box-strips-from = Prima colonna delle strisce
box-redo = Ripeti

## Rocce, tessere, quantità

box-rocks = Rocce
box-rocks-help = I punti sotto ogni colonna, dal più alto al più basso.
box-rocks-players = { NUMBER($players) } giocatori
box-rock = La roccia della colonna { NUMBER($column) } in { NUMBER($players) } giocatori
box-rock-rank = colonna { NUMBER($column) }, { NUMBER($players) } giocatori, posto { NUMBER($rank) }
box-tiles = Tessere bonus
box-tiles-of = { $back ->
    [light] Dorso chiaro
   *[dark] Dorso scuro
}
box-tiles-total = { NUMBER($found) } su { NUMBER($expected) }
box-tile-more = { $back ->
    [light] una in più con dorso chiaro: { $tile }
   *[dark] una in più con dorso scuro: { $tile }
}
box-tile-fewer = { $back ->
    [light] una in meno con dorso chiaro: { $tile }
   *[dark] una in meno con dorso scuro: { $tile }
}
box-numbers = Carte, gemme e gocce
box-cards = Carte
box-cards-of = { $card ->
    [white] Carte bianche
    [blue] Carte blu
   *[orange] Carte arancioni
}
box-gems = Gemme per giocatore, senza il segnapunti
box-drops = Gocce d'acqua
box-names = Nome
box-name = Nome
box-id = Identificativo
box-id-help = File e link chiamano così la tua edizione. Viene ricavato dal nome.
box-status = Da dove vengono i dati

## Che cosa manca

box-missing = { $count ->
    [one] Manca ancora 1 dato
   *[other] Mancano ancora { $count } dati
}
box-complete = Completa
box-complete-text = Non manca nulla: puoi giocare con la tua scatola.
box-missing-columns = { $count ->
    [one] La colonna { NUMBER($first) } non ha fessure.
   *[other] { $count } colonne non hanno ancora fessure; la prima è la colonna { NUMBER($first) }.
}
box-missing-rocks = { $count ->
    [one] La roccia della colonna { NUMBER($first) } in { NUMBER($players) } giocatori non ha punti.
   *[other] { $count } rocce in { NUMBER($players) } giocatori non hanno ancora punti; la prima è nella colonna { NUMBER($first) }.
}
box-missing-tiles = { $back ->
    [light] { NUMBER($found) } tessere chiare su { NUMBER($expected) }
   *[dark] { NUMBER($found) } tessere scure su { NUMBER($expected) }
}
box-missing-id = L'identificativo ha da 1 a 40 lettere minuscole, cifre, punti e trattini.
box-missing-id-taken = Questo identificativo è di un'edizione inclusa con altri contenuti. Scegline un altro.
box-missing-line = { $part }: serve una riga di { NUMBER($most) } byte al massimo.
box-missing-range = { $part }: un numero intero da { NUMBER($least) } a { NUMBER($most) }.
box-missing-cards = Servono in tutto almeno { NUMBER($least) } carte, non { NUMBER($found) }.
box-missing-full = { $part }: al massimo { NUMBER($most) } fessure in una riga.
box-missing-ranks = { $part } richiede { $ranks ->
    [one] 1 numero.
   *[other] { $ranks } numeri, dal più alto al più basso.
}

## Che cosa farne

box-play = Gioca con questa scatola
box-keep = Aggiungi alle mie edizioni
box-share = Condividi
box-export = Salva come file
box-kept = Ora { $name } è fra le tue edizioni. Puoi sceglierla per una nuova partita.
box-taken-title = Hai un'altra edizione con questo identificativo
box-taken-text = L'identificativo { $id } appartiene già a { $name }, con altri contenuti. Quale delle due deve averlo?
box-taken-replace = Sostituisci l'altra
box-taken-both = Tieni tutt'e due, questa come { $id }
box-link-text = Il link contiene l'edizione intera. Chi lo apre può guardarla, giocarci e tenerla.
box-facts = { NUMBER($gaps) } fessure, { NUMBER($count) } carte, { NUMBER($gems) } gemme per giocatore, { NUMBER($drops) } gocce
box-origin = Identificativo { $id }, { $status }
box-shared-new = Questa edizione è arrivata con un link. Non è ancora fra le tue.
box-shared-known = Questa edizione è fra le tue.
box-shared-built-in = Questa edizione è inclusa.
box-copy = Continua in una copia
box-remove = Togli dalle mie edizioni
box-remove-title = Togliere questa edizione?
box-remove-text = { $name } esce dal tuo elenco. Le partite giocate con questa edizione si possono ancora aprire.
box-remove-confirm = Togli l'edizione
box-link-bad = L'edizione di questo link non si può usare. { $problem }
