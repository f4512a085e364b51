# Analizzare una partita.

review-title = Analisi
review-seat = Analisi per
review-curve = Possibilità di vincere nel corso della partita
review-progress = Analisi della partita
review-stop = Ferma
review-best = La migliore
review-good = Buona
review-inaccuracy = Imprecisa
review-mistake = Errore
review-played = Dopo questa mossa { $name } vince circa il { $percent } delle partite.
review-better = Meglio: { $deed } ({ $percent }).
review-luck = Fortuna nella pesca: { $percent }.
review-luck-help = Che cosa hanno portato carte e tessere nuove, rispetto a ciò che ci si poteva aspettare.
review-turning = Momenti decisivi
review-turning-point = Turno { NUMBER($turn) }, { $name }: { $percent }
