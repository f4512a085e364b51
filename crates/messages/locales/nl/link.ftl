# Een spel delen.

link-title = Delen
link-game = Het hele spel
link-game-text = Wie deze link opent, ziet het hele spel. Er wordt niets op een server bewaard: het spel zit in de link.
link-unfinished = Alleen een afgelopen spel kan als link gedeeld worden.
link-moment = Dit moment
link-moment-text = Vraagt “Wat zou jij hier doen?” en toont wat { $name } nu ziet, meer niet.
link-copy = Link kopiëren
link-copied = Link gekopieerd.
link-qr = De link als QR-code
link-damaged-title = Deze link kan niet worden geopend
link-damaged-text = Er ontbreken tekens of ze zijn veranderd. Vraag de link opnieuw en kopieer hem helemaal.
link-newer-title = Deze link komt uit een nieuwere versie
link-newer-text = Laad de pagina opnieuw terwijl je online bent: de nieuwe versie kan hem openen.
