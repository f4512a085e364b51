# Réglages.

settings-language = Langue
settings-language-auto = Comme le navigateur
settings-speed = Vitesse des animations
settings-speed-slow = Lente
settings-speed-normal = Normale
settings-speed-fast = Rapide
settings-speed-off = Désactivées
settings-speed-reduced = Ton système demande moins de mouvement : les animations sont désactivées.
settings-theme = Apparence
settings-theme-auto = Comme le système
settings-theme-light = Claire
settings-theme-dark = Sombre
settings-leads = Montrer qui est en tête
settings-leads-help = De petites marques sur chaque colonne et chaque ligne montrent qui marquerait maintenant.
settings-confirm = Toujours confirmer la fin du tour
settings-confirm-help = Sinon, ton tour se termine tout seul quand il n'y a plus rien à choisir.
settings-hide-tiles = Garder les tuiles bonus face cachée
settings-hide-tiles-help = Il faut alors retenir ce que les autres ont gagné.
settings-sound-help = Des sons discrets, seulement après que tu as touché la page.
settings-vibration = Vibrer
settings-vibration-help = Ton téléphone vibre brièvement quand c'est à toi.
settings-name = Ton nom
settings-opponent = Adversaire { NUMBER($n) }
settings-nobody = Personne
settings-reset = Rétablir les réglages par défaut
