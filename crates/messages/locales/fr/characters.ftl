# Personnages : des adversaires avec leur propre style.

setup-character = Personnage
setup-character-none = Aucun personnage
setup-character-help = Un personnage joue à la force choisie, avec un style bien à lui.
bot-with-style = { $level }, { $style }

style-hoarder = Pie
style-hoarder-line = Garde chaque tuile pour plus tard et aime avoir la main pleine.
style-water = Loutre
style-water-line = Adore l'eau : reste dans la première colonne et s'y bat.
style-blocker = Caïman
style-blocker-line = Prend aux autres leurs colonnes et leurs lignes.
style-rows = Anaconda
style-rows-line = S'étire le long des lignes et collectionne leurs tuiles.
style-sprinter = Colibri
style-sprinter-line = Aime mieux poser que piocher et fait avancer le cadre.
style-spender = Ara
style-spender-line = Paie le prix fort pour des pierres loin à droite.
