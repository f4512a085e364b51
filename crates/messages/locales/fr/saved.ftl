# Parties en cours mises de côté.

saved-title = Autres parties en cours
saved-progress = Prochain décompte : colonne { NUMBER($column) }.
saved-delete = Supprimer
saved-delete-title = Supprimer cette partie ?
saved-delete-text = Elle ne pourra pas être récupérée.
