# Personaggi: avversari con uno stile proprio.

setup-character = Personaggio
setup-character-none = Nessun personaggio
setup-character-help = Un personaggio gioca alla forza scelta, con uno stile tutto suo.
bot-with-style = { $level }, { $style }

style-hoarder = Gazza
style-hoarder-line = Tiene ogni tessera per dopo e ama la mano piena.
style-water = Lontra
style-water-line = Ama l'acqua: resta nella prima colonna e lotta lì.
style-blocker = Caimano
style-blocker-line = Porta via agli altri colonne e righe.
style-rows = Anaconda
style-rows-line = Si allunga sulle righe e ne raccoglie le tessere.
style-sprinter = Colibrì
style-sprinter-line = Preferisce piazzare che pescare e fa avanzare la cornice.
style-spender = Ara
style-spender-line = Paga prezzi alti per gemme molto a destra.
