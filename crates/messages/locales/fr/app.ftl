# Les mots de partout : pages et boutons, cartes, pierres, quantités, adversaires.

-game = Iquazú

app-title = { -game }
app-tagline = Les pierres derrière la cascade
app-description = Joue à { -game } dans ton navigateur : contre l'ordinateur, à plusieurs sur un même écran ou en ligne entre amis. Une édition de fans, non officielle.
app-page-title = { $page } · { -game }
app-home = Accueil
app-play-now = Jouer tout de suite
app-play-now-hint = { $count ->
    [one] Contre { $count } adversaire. La partie commence aussitôt.
   *[other] Contre { $count } adversaires. La partie commence aussitôt.
}
app-play-now-matched = { $count ->
    [one] contre { $count } adversaire de ton niveau : { $level }
   *[other] contre { $count } adversaires de ton niveau : { $level }
}
app-continue = Continuer
app-continue-hint = Ta partie en cours : prochain décompte, colonne { NUMBER($column) }.
app-learn = Apprendre en jouant
app-new-game = Nouvelle partie
app-rules = Règles du jeu
app-settings = Réglages
app-about = À propos
app-help = Aide clavier
app-open-record = Ouvrir un enregistrement
app-open-record-hint = Ouvre une partie enregistrée pour la revoir ou la poursuivre.
app-menu = Menu
app-close = Fermer
app-cancel = Annuler
app-undo = Annuler le coup
app-sound = Son
app-loading = Chargement…
app-skip-to-content = Aller au contenu
app-update-ready = Une nouvelle version est prête. Ta partie est conservée.
app-update-now = Mettre à jour
app-update-later = Plus tard
app-install = Installer sur cet appareil
app-offline-ready = Tu peux maintenant jouer hors ligne.
app-offline = Tu es hors ligne. Tu peux continuer à jouer.

## Quitter une partie en cours

app-leave-title = Commencer une nouvelle partie ?
app-leave-text = Il n'y a plus de place pour ta partie en cours : elle sera remplacée.
app-leave-confirm = Commencer la nouvelle partie
app-leave-keep = Garder l'ancienne partie

## À propos

about-text = { -game } est un jeu de Michael Feldkötter, édité par HABA en 2017. Voici une édition de fans, non officielle, avec ses propres dessins et ses propres mots. Elle n'a aucun lien avec l'auteur ni avec l'éditeur.
about-thanks = Si le jeu te plaît, procure-toi le vrai : sur une table, il est magnifique.
about-edition = La position des fissures, la valeur des rochers et le choix des tuiles sont reconstitués. Si tu possèdes le jeu imprimé, tu peux dessiner ta propre boîte et jouer avec.
about-licence = Logiciel libre, sous licence MIT ou Apache 2.0.
about-version = Version { $version }
about-privacy = Les parties sur cet appareil restent dans ce navigateur. Si tu joues en ligne ou ajoutes un résultat à un classement, le serveur enregistre ton nom, tes coups, tes messages et, pour chaque appareil, le type de navigateur et de système (par exemple Firefox, Android) et, si tu actives les notifications, les adresses auxquelles elles sont envoyées. Il n'y a ni compte ni pistage.

## Énumérations et dates

list-and = { $others } et { $last }
date-months = janvier février mars avril mai juin juillet août septembre octobre novembre décembre
date-full = { $day ->
    [0] 0
    [1] 1er
   *[other] { $day }
} { $month } { $year }
percent-sign = { $share }{ "\u202F" }%
cards-noun = first

## Cartes (« carte » et « fissure » sont du féminin)

card-name = { $card ->
    [white] blanche
    [blue] bleue
   *[orange] orange
}
-card-plural = { $card ->
    [white] blanches
    [blue] bleues
   *[orange] orange
}
cards = { $count ->
    [one] { $count } carte { card-name }
   *[other] { $count } cartes { -card-plural }
}
cards-short = { $count ->
    [one] { $count } { card-name }
   *[other] { $count } { -card-plural }
}
cards-plain = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
cards-none = aucune carte

## Pierres, gouttes, points, tuiles

gem-name = { $gem ->
    [red] rouge
    [yellow] jaune
    [purple] violet
   *[green] vert
}
gem-piece = { $gem ->
    [red] pierre rouge
    [yellow] pierre jaune
    [purple] pierre violette
   *[green] pierre verte
}
gems = { $gems ->
    [one] { $gems } pierre
   *[other] { $gems } pierres
}
drops = { $count ->
    [one] { $count } goutte
   *[other] { $count } gouttes
}
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
tile-points = { points }
tile-cards = { cards-plain }
tile-any = couleur au choix
tile-double = double action
tile-hidden = tuile cachée
tile-points-help = Vaut { points } à la fin de la partie.
tile-cards-help = Défausse cette tuile et pioche { cards-plain }, avant ou après ton action.
tile-any-help = Défausse cette tuile en posant une pierre : tu paies avec des cartes de n'importe quelle couleur.
tile-double-help = Défausse cette tuile après ton action pour en faire une autre : piocher ou poser.

## Adversaires

level-random = Caillou
    .line = Roule où l'eau l'emporte. Joue au hasard.
level-beginner = Débutant
    .line = Vient d'apprendre les règles et aime les fissures bon marché.
level-learner = Apprenti
    .line = Essaie tout une fois et en tire des leçons.
level-explorer = Explorateur
    .line = Regarde partout sur la falaise et s'y perd parfois.
level-casual = Amateur
    .line = Joue pour le plaisir, mais garde un œil sur les points.
level-enthusiast = Passionné
    .line = Adore le jeu et oublie parfois de compter.
level-regular = Habitué
    .line = A beaucoup joué et garde quelques erreurs fétiches.
level-club = Joueur de club
    .line = Sait départager les égalités, compte les lignes, gaspille rarement une carte.
level-league = Joueur de ligue
    .line = Joue pour le classement et surveille ce que tu amasses.
level-captain = Capitaine
    .line = Garde un œil sur toutes les colonnes à la fois.
level-veteran = Vétéran
    .line = Connaît toutes les ruses et tombe rarement dans un piège.
level-tactician = Tacticien
    .line = Manque rarement un bon échange.
level-ace = As
    .line = Trouve vite les bons coups et ne se trompe que dans les choix serrés.
level-virtuoso = Virtuose
    .line = Se trompe rarement sur une position.
level-expert = Expert
    .line = Voit venir les coups et garde ses tuiles pour le bon moment.
level-strategist = Stratège
    .line = Imagine quelques suites avant chaque coup.
level-champion = Tenant du titre
    .line = Voit plus loin que la plupart des joueurs.
level-master = Maître
    .line = Imagine des dizaines de suites avant chaque coup. Prends ton temps.
bot-names = Toucan Coati Jaguar Capybara
person-name = Joueur { NUMBER($n) }
