# Revoir une partie, pas à pas ; positions isolées.

replay-title = Revoir la partie
replay-heading = Revoir la partie : { $names }
replay-first = Au début
replay-back = Une étape en arrière
replay-play = Lecture
replay-pause = Mettre en pause
replay-next = Une étape en avant
replay-last = À la fin
replay-scoring-back = Décompte précédent
replay-scoring-next = Décompte suivant
replay-step = Étape
replay-place = Tour { NUMBER($turn) } · étape { NUMBER($n) } sur { NUMBER($total) }
replay-seen = Cartes
replay-seen-all = toutes les mains visibles
replay-seen-nobody = toutes les mains cachées
replay-speed = Vitesse
replay-hands = Mains visibles

## Une position isolée

moment-title = Que ferais-tu ici ?
moment-text = Tu es { $name } : tu vois ce que { $name } voyait, et rien d'autre.
moment-not-yours = Ici, c'est à quelqu'un d'autre de jouer.
moment-show = Montrer les meilleurs coups
