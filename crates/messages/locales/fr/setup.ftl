# La page où l'on prépare une partie.

setup-players = Joueurs
setup-player-count = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
setup-seat = Place { NUMBER($n) }
setup-who = Qui joue
setup-person = Quelqu'un devant cet écran
setup-bot = L'ordinateur
setup-name = Nom
setup-name-taken = Deux joueurs ne peuvent pas avoir le même nom.
setup-colour = Couleur
setup-colour-swap = Échanger sa couleur avec { $name }
setup-start-player = Qui commence ?
setup-start-random = Au hasard
setup-start-seat = { $name } commence
setup-edition = Édition
setup-edition-reconstructed = Reconstituée
setup-edition-reconstructed-1 = Reconstituée, première version
setup-edition-help = Où sont les fissures, ce que valent les rochers et quelles tuiles il y a.
setup-edition-add = Ajouter un fichier d'édition…
setup-edition-bad = Ce fichier d'édition est inutilisable : voir la ligne { NUMBER($line) }.
setup-edition-id = L'identifiant { $id } est celui d'une édition intégrée. Donne-en un autre à ton fichier.
setup-edition-draw = Dessiner ta propre boîte
setup-seed = Numéro de la donne
setup-seed-help = Laisse ce champ vide pour une nouvelle donne. Le même numéro redonne la même partie.
setup-seed-bad = Des chiffres uniquement, s'il te plaît.
setup-more = Autres options
setup-start = Commencer la partie
setup-hot-seat = À plusieurs devant un écran : entre deux tours, les mains sont cachées jusqu'à ce que le suivant soit prêt.
setup-bots-only = L'ordinateur joue tout seul, et tu regardes.
