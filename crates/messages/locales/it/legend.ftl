# Che cosa significano i segni sulla parete.

legend-exact = Il bagliore: puoi pagare questa fessura con carte del suo colore.
legend-substitutes = Un anello in due metà: puoi pagarla con coppie di un altro colore o con una tessera.
legend-drop = L'anello punteggiato: qui cade la prossima goccia e chiude la fessura.
legend-price = Il prezzo: quante carte costa ogni fessura della colonna. Scende ogni volta che la cornice avanza.
legend-rock = La roccia: punti per chi ha più gemme nella colonna, poi per il secondo. Sotto: chi li otterrebbe ora e con quante gemme.
legend-tile = La tessera di una riga va a chi vi ha più gemme. La piccola gemma mostra chi è adesso.
legend-strip = La parete intera: a sinistra della cornice dorata è tutto sott'acqua, la linea chiara è dove finisce la partita. Tocca per guardare altrove.
