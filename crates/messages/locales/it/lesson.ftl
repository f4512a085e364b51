# Le lezioni: una prima partita, passo per passo.

lesson-step = Passo { NUMBER($n) } di { NUMBER($total) }
lesson-watch = Guarda la parete…
lesson-other = Anche così va bene. Ma prima prova questo:
lesson-leave = Esci
lesson-menu = Lezioni
lesson-read-on = Avanti
lesson-next = Prossima lezione
lesson-play = Sfida un principiante

## I titoli

lesson-gems-title = Carte e gemme
lesson-tiles-title = Valutazione e tessere
lesson-limit-title = Mano piena e scelta libera
lesson-end-title = La fine della partita

## Fra un compito e l'altro

lesson-goal = Vince chi ha più punti. Fai punti quando una colonna è piena e lì hai più gemme di tutti.
lesson-water = Il tuo avversario ha la scatola dell'acqua e chiude ogni turno con una goccia, che occupa la fessura vuota più in alto della prima colonna.
lesson-prices = I numeri sopra le colonne sono i prezzi. Ogni colonna più a destra costa una carta in più.
lesson-scored = La goccia ha riempito la colonna 1, che è stata valutata. Avevate 2 gemme a testa, ma la più bassa era tua: i 4 punti sono tuoi.
lesson-rows = Poi la tessera a destra di ogni riga è andata a chi vi aveva più gemme. Tre tessere sono tue.
lesson-moved = La colonna 1 ora è sott'acqua: le sue gemme non contano più. La cornice è avanzata di una colonna e tutti i prezzi sono scesi di una carta.
lesson-timing = Ora la scatola dell'acqua è tua: ogni tuo turno finisce con una goccia. Conta le fessure vuote della prima colonna e saprai quando viene valutata.

## Compiti

lesson-draw = Nel tuo turno peschi 4 carte o piazzi una gemma. Hai poche carte: pescane 4.
lesson-place = Scegli la fessura blu segnata nella riga 3 e paga 1 carta blu. Nella prima colonna ogni fessura costa 1 carta del suo colore.
lesson-price = Paga 5 carte blu per la fessura segnata nella colonna 5. Ne vale la pena: questa gemma conta nelle prossime 5 valutazioni, non in una sola.
lesson-pair = Niente carte arancioni? Due carte di un altro stesso colore ne valgono una: paga 2 bianche per la fessura arancione segnata, colonna 1.
lesson-gems-done = Ottimo! Nella colonna 1 resta una fessura vuota: guarda che cosa succede quando si riempie.

lesson-cards = Usa la tessera segnata: ti dà 3 carte. Non conta come azione.
lesson-any = Con la tessera «colore a scelta» conta solo il numero di carte. Paga 1 carta di ogni colore per la fessura segnata nella colonna 4.
lesson-double = Usa la tessera azione doppia: ti dà un'altra azione.
lesson-again = Hai ancora un'azione, ma nessuna carta: pescane 4.
lesson-tiles-done = Ecco tre tipi di tessere. Il quarto mostra punti: quelle tessere le tieni, e contano alla fine.

lesson-limit = Hai 12 carte in mano e puoi pescarne altre. Pescane 4.
lesson-discard = Alla fine del turno tieni al massimo 12 carte a tua scelta. Qui 4 sono già scelte: scartale, o scegline altre.

lesson-end = Saltiamo alla fine di questa partita. Finisce quando si valuta la colonna 9: riempi la sua ultima fessura con 1 carta bianca.
lesson-end-done = Sono state valutate anche le colonne 10 e 11, piene o no, e si sono aggiunti i punti delle tessere. Hai vinto: ora gioca una partita tutta tua!

## Una scelta propria e il commento

lesson-free = Tocca a te, stavolta senza aiuto: fai ciò che ti sembra meglio.
lesson-free-drew = Avevi già 12 carte e ora devi scartare. Con la mano piena è meglio piazzare una gemma.
lesson-free-near = Buona per fare punti in fretta: questa colonna è la prossima a essere valutata, o quella dopo. La gemma costava poco, ma conta per poco.
lesson-free-far = { $count ->
    [one] Stai investendo: questa gemma conta per la sua riga in 1 valutazione.
   *[other] Stai investendo: questa gemma conta per la sua riga in { $count } valutazioni. Ora costa di più, ma rende a lungo.
}
lesson-free-tile = Le tessere non scadono. Tienile per quando ti fanno vincere una colonna o una riga.
