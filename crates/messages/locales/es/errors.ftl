# Cuando algo sale mal.

error-details = Detalles
error-download = Descargar los datos
error-go-on = Seguir sin ella
error-home = Ir al inicio

error-save-broken-title = No se puede leer la partida guardada
error-save-broken-text = Los datos de este navegador están dañados. No se han borrado, solo apartado: puedes descargarlos y seguir con una partida nueva.
error-save-newer-title = La partida guardada es de una versión más nueva
error-save-newer-text = Actualiza la aplicación para seguir jugando. Hasta entonces, tu partida se conserva.
error-record-bad-title = No se puede leer este archivo de partida
error-record-bad-text = El error está en la línea { NUMBER($line) }, columna { NUMBER($column) }.
error-record-newer = Este archivo es de una versión más nueva de la aplicación.
error-record-edition = Este archivo usa una edición que aquí no está disponible: { $edition }.
error-record-move = El paso { NUMBER($n) } de este archivo no es una jugada válida.
error-record-result = El resultado de este archivo no coincide con sus jugadas.
error-record-not-dealt = Este archivo termina antes de repartir las cartas.
error-file-unreadable = No se puede leer el archivo.
error-storage-full-title = El almacenamiento del navegador está lleno
error-storage-full-text = Puedes seguir jugando, pero la partida ya no se guarda. Por si acaso, guarda el archivo.
error-storage-denied-title = El navegador no nos deja guardar
error-storage-denied-text = Puedes jugar, pero la partida se pierde al cerrar la página. Puede ocurrir en una ventana privada.
error-wasm-title = Este navegador no puede ejecutar el juego
error-wasm-text = El juego necesita WebAssembly. Usa una versión actual de Firefox, Chrome, Edge o Safari, o permite WebAssembly en los ajustes.
error-script-text = El juego necesita JavaScript. Permítelo en esta página.
error-load-title = No se ha podido cargar el juego
error-load-text = Comprueba tu conexión e inténtalo de nuevo.
error-not-found-text = Esta dirección no lleva a ninguna parte.
error-crash-title = El juego se ha detenido
error-crash-text = Tu partida está guardada hasta el último paso. Recarga la página para seguir.
error-bot-text = { $name } no puede pensar ahora y hace una jugada sencilla.
error-reload = Recargar la página
error-not-built = Este programa se compiló sin la aplicación web. Para compilarlo y arrancarlo con ella, ejecuta:
error-bot-unknown = Esta versión no conoce el bot «{ $bot }». Por { $name } juega otro: { $level }.
