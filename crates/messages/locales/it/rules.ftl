# La pagina delle regole.

rules-search = Cerca nelle regole
rules-search-none = Nulla per «{ $query }».
rules-search-found = { $count ->
    [one] 1 regola trovata
   *[other] { $count } regole trovate
}
rules-contents = Indice
rules-example = Esempio
rules-ruling = Scelta nostra
rules-ruling-help = I regolamenti tacciono o non concordano tra le lingue. Noi giochiamo così.
rules-clause = Regola { $clause }
rules-goal = Dietro la cascata c'è una parete piena di fessure. Le riempi con gemme del tuo colore. Quando la prima colonna è piena, chi vi ha più gemme ottiene punti, e chi domina una riga ne vince la tessera. Poi l'acqua avanza. Alla fine vince chi ha più punti.

rules-title-box = Che cosa c'è nella scatola
rules-intro-box = La parete, la cornice che vi scorre sopra e ciò che ci va dentro.
rules-title-setup = Preparazione
rules-intro-setup = Ci pensa l'app.
rules-title-turn = Il tuo turno
rules-intro-turn = Un'azione: pescare o piazzare. Poi, forse, una goccia.
rules-title-place = Piazzare una gemma
rules-intro-place = Più a destra, più caro. Si paga con carte del colore della fessura.
rules-title-water = Gocce d'acqua
rules-intro-water = Anche le gocce riempiono la prima colonna. Nessuno può fermare l'acqua per sempre.
rules-title-scoring = Valutare una colonna
rules-intro-scoring = Prima la roccia, poi le tessere, poi la cornice avanza.
rules-title-tiles = Tessere bonus
rules-intro-tiles = Quattro tipi: punti, carte, colore a scelta, azione doppia.
rules-title-end = La fine
rules-intro-end = La partita finisce con la terza roccia da destra.
rules-title-supplies = Quando qualcosa si esaurisce
rules-intro-supplies = Succede di rado e non cambia nulla.
rules-title-mistakes = Errori frequenti
rules-intro-mistakes = Per chi conosce già il gioco.

rule-C1 = Giocano da due a quattro persone, ognuna con un colore: rosso, giallo, viola o verde. Sedete in cerchio e nessuno cambia posto.
rule-C2 = Ci sono 60 carte: 20 bianche, 20 blu e 20 arancioni. Valgono tutte uguale; non ci sono jolly.
rule-C3 = Ci sono 45 tessere bonus: 35 con il dorso chiaro e 10 con il dorso scuro.
rule-C4 = Ogni giocatore ha 35 gemme. Una segna i punti, le altre 34 possono andare nella parete.
rule-C5 = Ci sono 50 gocce d'acqua.
rule-C6 = La parete ha 14 posizioni. Le prime 11 sono colonne con fessure e una roccia sotto; le ultime tre hanno solo tessere. Le colonne da 1 a 10 sono cinque strisce di due colonne, una chiara e una scura, che cambiano posto a ogni partita; la colonna 11 è sempre la stessa. Ogni fessura ha un colore e sta in una di cinque righe, la riga 1 in alto. In una colonna è sempre chiaro quale fessura è più in basso, anche se una riga ne ha più d'una.
rule-C7 = Sulle posizioni da 6 a 14 ci sono tessere coperte, una per riga: dorso chiaro da 6 a 12, scuro su 13 e 14.
rule-C8 = La cornice mostra cinque colonne e, alla loro destra, le cinque tessere della posizione successiva. Parte dalla colonna 1 e si ferma alla 9. Verso la fine della parete mostra meno colonne: quattro (da 8 a 11), poi tre (da 9 a 11).
rule-C9 = La roccia sotto una colonna mostra i suoi punti. In quattro contano i primi tre posti, in tre i primi due, in due solo il primo. I valori cambiano con il numero dei giocatori.

rule-S1 = Le cinque strisce si dispongono a caso. Una striscia non si gira mai.
rule-S2 = Le tessere si mescolano, chiare e scure separate, e si dispongono coperte. Le cinque tessere accanto alla cornice, sulla posizione 6, si scoprono.
rule-S3 = Tutti cominciano senza punti.
rule-S4 = Chi comincia riceve la scatola delle gemme. Il giocatore alla sua destra, l'ultimo del primo giro, riceve la scatola dell'acqua.
rule-S5 = Il primo giocatore riceve 4 carte, il secondo 5, il terzo 6, il quarto 7. Le carte restano segrete.
rule-S6 = Le altre carte formano il mazzo di pesca. Quelle usate vanno negli scarti, che tutti possono guardare.

rule-T1 = Chi ha la scatola delle gemme è di turno. La scatola passa in senso orario.
rule-T2 = Prima fai esattamente un'azione: pescare carte o piazzare una gemma. Non si può passare.
rule-T3 = Pescare: prendi 4 carte dal mazzo. Nessun altro le vede.
rule-T4 = Se il mazzo finisce, si mescolano gli scarti, che diventano il nuovo mazzo. Poi continui a pescare.
rule-T5 = Se mazzo e scarti sono vuoti, tieni ciò che c'era e dopo non ricevi nulla.
rule-T6 = Dopo la tua azione metti una goccia sulla parete, se hai la scatola dell'acqua. Poi la scatola delle gemme passa al giocatore successivo.
rule-T7 = Se alla fine del turno hai più di 12 carte, scegli quali scartare, scoperte, finché ne restano 12. Succede prima di passare la scatola delle gemme. Durante il turno puoi averne quante vuoi.
rule-T8 = Se la partita finisce nel tuo turno, non devi più scartare.

rule-P1 = Scegli una fessura vuota in una colonna dentro la cornice. Quelle con una gemma o una goccia sono occupate.
rule-P2 = Il prezzo dipende dalla colonna: 1 carta per la prima della cornice, 2 per la seconda, fino a 5 per la quinta. Le carte devono essere del colore della fessura.
rule-P3 = Al posto di ogni carta del prezzo puoi pagare due carte di un altro stesso colore. Puoi farlo per quante carte vuoi, ogni volta con un altro colore se preferisci.
    .example = Una fessura costa 3 blu. Puoi pagare 3 blu; o 2 blu e 2 bianche; o 1 blu, 2 bianche e 2 arancioni; o 6 arancioni; e così via.
rule-P4 = Si paga il prezzo esatto, mai una carta in più. Le carte vanno negli scarti.
rule-P5 = Poi una delle tue gemme passa dalla riserva alla fessura. Vi resta fino alla fine, a meno che tu non finisca le gemme.
rule-P6 = Un'azione è una gemma. Per piazzarne un'altra nello stesso turno ti serve una tessera azione doppia.

rule-W1 = La goccia va nella fessura vuota più alta della prima colonna della cornice. È obbligatoria; non si sceglie. La fessura resta chiusa alle gemme.
rule-W2 = Tieni la scatola dell'acqua finché non si valuta una colonna.
rule-W3 = Se la tua gemma riempie la prima colonna, che viene valutata, in questo turno non metti gocce.
rule-W4 = Se in un turno è stata valutata una colonna, in quel turno nessuno mette gocce: né chi ha appena ricevuto la scatola dell'acqua, né dopo un'azione doppia.
rule-W5 = Per quante azioni doppie tu faccia, se nessuna colonna viene valutata c'è una sola goccia, dopo la tua ultima azione.

rule-I1 = Appena l'ultima fessura vuota della prima colonna si riempie, con una gemma o una goccia, la colonna viene valutata prima di ogni altra cosa. Se è piena un'altra colonna, non succede ancora nulla.
rule-I2 = Chi ha più gemme nella colonna ottiene il valore più alto della roccia, il secondo il successivo, e così via. Senza gemme non si ottiene nulla.
rule-I3 = In caso di parità si guarda la gemma più bassa di ciascuno nella colonna: vince quella più in basso; se serve, la successiva.
rule-I4 = Poi si assegnano le tessere accanto alla cornice, riga per riga dall'alto. La tessera va a chi ha più gemme nella riga dentro la cornice. La colonna appena valutata conta ancora.
rule-I5 = In caso di parità in una riga è avanti chi ha l'ultima gemma più a destra. Se sono nella stessa colonna, quella più in basso.
rule-I6 = Se in una riga non ci sono gemme, la sua tessera esce dal gioco.
rule-I7 = Poi la cornice avanza di una colonna a destra e si scoprono le cinque tessere successive. La colonna valutata sparisce dietro la cascata: le sue gemme non contano più.
rule-I8 = Se la nuova prima colonna è già piena, viene valutata subito allo stesso modo. Quando non ne seguono altre, la scatola dell'acqua passa al giocatore successivo in senso antiorario: una volta sola, anche se sono state valutate più colonne.
rule-I9 = Dopo una valutazione puoi ancora usare tessere prima di passare la scatola delle gemme, anche quelle appena vinte, anche per un'azione doppia. Se così la prima colonna si riempie di nuovo, viene valutata ancora.

rule-B1 = Punti: tieni la tessera, che alla fine vale quanto mostra. Prima non fa nulla.
rule-B2 = Carte: cedi la tessera e pesca 2, 3 o 4 carte, come indicato. Puoi farlo prima o dopo la tua azione, con quante di queste tessere hai.
rule-B3 = Colore a scelta: cedi la tessera quando piazzi una gemma. Allora conta solo il numero delle carte, non il colore. In più non si possono pagare due carte al posto di una.
rule-B4 = Puoi usare più tessere in un turno, uguali o diverse, all'inizio o alla fine.
rule-B5 = Azione doppia: cedi la tessera dopo un'azione e fanne un'altra, pescare o piazzare, come vuoi. Con un'altra tessera uguale puoi rifarlo.
rule-B6 = Le tessere si usano prima che cada la goccia e che passi la scatola delle gemme. Solo dopo una valutazione è diverso: non c'è goccia e puoi ancora usare tessere.
rule-B7 = Le tessere usate escono dal gioco.
rule-B8 = Tutti vedono chi vince quale tessera, quindi non sono segrete. Attorno a un tavolo potete tenerle coperte.

rule-E1 = La partita finisce appena si valuta la colonna 9, la terza roccia da destra. Nessuno ha un altro turno, anche se il giro non è completo.
rule-E2 = La colonna 9 si valuta come tutte, con le sue tessere.
rule-E3 = Poi si valutano anche le colonne 10 e 11, piene o no: solo le rocce, senza tessere.
rule-E4 = Poi ognuno aggiunge i punti delle sue tessere.
rule-E5 = Vince chi ha più punti. A pari punti si vince insieme.
rule-E6 = Il tracciato dei punti ha 80 caselle. Oltre 80 si ricomincia il giro; il punteggio è naturalmente il numero intero.

rule-F1 = Se serve una goccia e non ce ne sono più, tutte quelle dietro la cascata tornano nella riserva.
rule-F2 = Se ti serve una gemma e non ne hai più, tutte le tue dietro la cascata tornano nella tua riserva.
rule-F3 = Non cambia nient'altro: ciò che sta dietro la cascata comunque non conta.

rule-X1 = Tre prezzi: una fessura bianca nella prima colonna della cornice costa 1 carta bianca. Una blu nella quarta costa 4 blu, una arancione nella quinta 5 arancioni.
rule-X2 = Quattro giocatori, una roccia da 8, 5 e 2. Verde ha più gemme nella colonna. Giallo e rosso ne hanno lo stesso numero, ma rosso ne ha una più in basso. Viola ne ha meno. Verde ottiene 8 punti, rosso 5, giallo 2 e viola nessuno.
rule-X3 = Cinque tessere. Riga 1: giallo, rosso e viola sono pari, viola è più a destra e vince la tessera. Riga 2: nessuna gemma, la tessera esce dal gioco. Riga 3: giallo ne ha di più. Riga 4: verde ne ha di più. Riga 5: verde e rosso ne hanno due e le ultime sono nella stessa colonna; quella di verde è più in basso, quindi vince verde.
rule-X4 = Tutti e quattro sono pari in una colonna. Chi ha la gemma più in basso ottiene il valore più alto, il successivo quello medio, il terzo il più piccolo. Il quarto non ottiene nulla.
rule-X5 = Le nuove tessere si scoprono quando la cornice avanza, non quando si assegnano. Chi comincia non ha mai entrambe le scatole. Un'azione è una gemma. Le colonne dietro la cascata non contano in una riga. E la scatola dell'acqua passa una volta sola, anche se si valutano più colonne di seguito.
