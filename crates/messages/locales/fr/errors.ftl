# Quand quelque chose ne va pas : ce qui s'est passé, ce qui est gardé, comment continuer.

error-details = Détails
error-download = Télécharger les données
error-go-on = Continuer sans
error-home = Aller à l'accueil

error-save-broken-title = La partie enregistrée est illisible
error-save-broken-text = Les données dans ce navigateur sont endommagées. Elles ont été mises de côté, pas effacées : tu peux les télécharger et continuer avec une nouvelle partie.
error-save-newer-title = La partie enregistrée vient d'une version plus récente
error-save-newer-text = Mets l'application à jour pour continuer. Ta partie est gardée jusque-là.
error-record-bad-title = Cet enregistrement est illisible
error-record-bad-text = L'erreur se trouve à la ligne { NUMBER($line) }, colonne { NUMBER($column) }.
error-record-newer = Cet enregistrement vient d'une version plus récente de l'application.
error-record-edition = Cet enregistrement utilise une édition qui manque ici : { $edition }.
error-record-move = L'étape { NUMBER($n) } de cet enregistrement n'est pas un coup permis.
error-record-result = Le résultat de cet enregistrement ne correspond pas à ses coups.
error-record-not-dealt = Cet enregistrement s'arrête avant la distribution des cartes.
error-file-unreadable = Le fichier est illisible.
error-storage-full-title = La mémoire du navigateur est pleine
error-storage-full-text = Tu peux continuer à jouer, mais la partie n'est plus enregistrée. Pour être tranquille, sauvegarde l'enregistrement.
error-storage-denied-title = Le navigateur nous empêche d'enregistrer
error-storage-denied-text = Tu peux jouer, mais la partie sera perdue quand tu fermeras la page. Cela arrive dans une fenêtre privée.
error-wasm-title = Le jeu ne fonctionne pas dans ce navigateur
error-wasm-text = Le jeu a besoin de WebAssembly. Utilise une version récente de Firefox, Chrome, Edge ou Safari, ou autorise-le dans les réglages.
error-script-text = Le jeu a besoin de JavaScript. Autorise-le pour cette page.
error-load-title = Le jeu n'a pas pu être chargé
error-load-text = Vérifie ta connexion et réessaie.
error-not-found-text = Cette adresse ne mène nulle part.
error-crash-title = Le jeu s'est arrêté
error-crash-text = Ta partie est enregistrée jusqu'à la dernière étape. Recharge la page pour continuer.
error-bot-text = { $name } ne peut pas réfléchir et joue un coup simple à la place.
error-reload = Recharger la page
error-not-built = Ce programme a été construit sans l'application web. Pour le construire et le lancer avec elle :
error-bot-unknown = Cette version ne connaît pas le bot « { $bot } ». À sa place, { $level } joue pour { $name }.
