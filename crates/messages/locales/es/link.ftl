# Compartir una partida.

link-title = Compartir
link-game = La partida entera
link-game-text = Quien abra este enlace ve la partida entera. No se guarda nada en un servidor: el enlace contiene la partida.
link-unfinished = Solo una partida terminada se puede compartir con un enlace.
link-moment = Este momento
link-moment-text = Pregunta «¿Qué harías tú aquí?» y muestra lo que ve { $name } ahora, nada más.
link-copy = Copiar el enlace
link-copied = Enlace copiado.
link-qr = El enlace como código QR
link-damaged-title = No se puede abrir este enlace
link-damaged-text = Faltan caracteres o han cambiado. Pide el enlace otra vez y cópialo entero.
link-newer-title = Este enlace es de una versión más nueva
link-newer-text = Recarga la página con conexión: la versión nueva puede abrirlo.
