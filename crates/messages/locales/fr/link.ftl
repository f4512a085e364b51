# Partager une partie : liens, codes QR, et ce qui peut clocher.

link-title = Partager
link-game = La partie entière
link-game-text = Toute personne qui ouvre ce lien voit la partie entière. Rien n'est conservé sur un serveur : le lien contient la partie.
link-unfinished = Seule une partie terminée peut être partagée par un lien.
link-moment = Cette position
link-moment-text = Demande « Que ferais-tu ici ? » et montre ce que voit { $name } à ce moment, rien d'autre.
link-copy = Copier le lien
link-copied = Lien copié.
link-qr = Le lien en code QR
link-damaged-title = Impossible d'ouvrir ce lien
link-damaged-text = Des caractères manquent ou ont été modifiés. Redemande le lien et copie-le en entier.
link-newer-title = Ce lien vient d'une version plus récente
link-newer-text = Recharge la page quand tu es en ligne : la nouvelle version l'ouvrira.
