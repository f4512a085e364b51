# Quand quelque chose ne va pas : ce qui s'est passé, ce qui est gardé, comment continuer.

error-title = Quelque chose n'a pas marché
error-details = Détails
error-download = Télécharger les données
error-go-on = Continuer sans elles
error-try-again = Réessayer
error-home = Vers l'accueil

error-save-broken-title = La partie enregistrée est illisible
error-save-broken-text = Les données dans ce navigateur sont abîmées. Elles ont été mises de côté, pas effacées : tu peux les télécharger et continuer avec une nouvelle partie.
error-save-newer-title = La partie enregistrée vient d'une version plus récente
error-save-newer-text = Charge la nouvelle version de l'application pour continuer. Ta partie est gardée jusque-là.
error-record-bad-title = Nous ne pouvons pas lire cet enregistrement
error-record-bad-text = Ligne { NUMBER($line) }, position { NUMBER($column) } : { $problem }
error-record-newer = Cet enregistrement vient d'une version plus récente de l'application.
error-record-edition = Cet enregistrement a été joué avec une édition absente ici : { $edition }.
error-record-move = L'étape { NUMBER($n) } de cet enregistrement n'est pas un coup permis.
error-file-unreadable = Le fichier est illisible.
error-storage-full-title = La mémoire du navigateur est pleine
error-storage-full-text = Tu peux continuer à jouer, mais la partie n'est plus enregistrée. Pour être tranquille, sauvegarde l'enregistrement.
error-storage-denied-title = Le navigateur nous empêche d'enregistrer
error-storage-denied-text = Tu peux jouer, mais la partie sera perdue quand tu fermeras la page. C'est peut-être à cause d'une fenêtre privée.
error-wasm-title = Le jeu ne marche pas dans ce navigateur
error-wasm-text = Le jeu a besoin de WebAssembly. Utilise une version récente de Firefox, Chrome, Edge ou Safari, ou autorise-le dans les réglages.
error-script-text = Le jeu a besoin de JavaScript. Autorise-le pour cette page.
error-load-title = Le jeu n'a pas pu être chargé
error-load-text = Vérifie ta connexion et réessaie.
error-offline-title = Tu es hors ligne
error-offline-text = Cette page n'a encore jamais été chargée. Une fois chargé, le jeu marche sans connexion.
error-not-found-title = Il n'y a rien ici
error-not-found-text = Cette adresse ne mène nulle part. Le jeu est à une page d'ici.
error-crash-title = Le jeu s'est arrêté
error-crash-text = Ta partie est enregistrée jusqu'à la dernière étape. Recharge la page pour continuer.
error-bot-text = { $name } ne répond plus et joue un coup simple à la place.
error-copy = La copie n'a pas marché. Sélectionne le texte et copie-le toi-même.
error-reload = Recharger la page
