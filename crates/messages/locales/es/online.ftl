# Mesas con gente en otras pantallas.

online-friends-help = Crea una mesa y envía el enlace. Nadie necesita una cuenta.
online-create = Crear la mesa
online-sit = Sentarse
online-watch = Mirar
online-lobby-empty = Ninguna mesa pública espera jugadores. ¡Crea una!
online-mine = Tus mesas
online-name = Tu nombre
online-name-bad = Un nombre tiene de 1 a 24 caracteres.
online-friend = Un amigo
online-free = Asiento libre
online-free-seats = { $count ->
    [0] Ya están todos.
    [one] Queda 1 asiento libre.
   *[other] Quedan { $count } asientos libres.
}
online-you-watch = Estás mirando. Las manos siguen ocultas.
online-start = Empezar ya
online-start-help = El ordenador ocupa los asientos libres.

online-pace = ¿Cómo queréis jugar?
online-live = En directo
online-days = Turno a turno, en varios días
online-clock = Tiempo para pensar
online-clock-none = Sin límite
online-clock-game = { $minutes ->
    [one] 1 minuto
   *[other] { $minutes } minutos
} y { $seconds ->
    [one] 1 segundo
   *[other] { $seconds } segundos
} más por turno
online-clock-days = { $count ->
    [one] 1 día
   *[other] { $count } días
} por turno
online-clock-hours = { $count ->
    [one] 1 hora
   *[other] { $count } horas
} por turno
online-takes-over = Juega en su lugar si se acaba el tiempo o alguien se va
online-visibility = ¿Quién puede unirse?
online-by-link = Quien tenga el enlace
online-public = Cualquiera
online-hints = Pistas
online-hints-none = Para nadie
online-hints-all = Para todos
online-hints-for-all = pistas para todos
online-time-left = quedan { $time }

online-connecting = Conectando…
online-lost = Conexión perdida. Reconectando…
online-no-server = No se puede conectar con el servidor.
online-here = está aquí
online-away = está ausente
online-stand-in = ausente, juega { $level }
online-watching = { $count ->
    [one] 1 persona está mirando.
   *[other] { $count } personas están mirando.
}
online-remove = Quitar a { $name }
online-leave = Irse
online-leave-help = El ordenador juega por ti. Puedes volver cuando quieras.
online-leave-title = ¿Dejar la mesa?
online-news-away = { $name } no tiene conexión.
online-news-back = { $name } ha vuelto.
online-news-replaced = Ahora juega un bot por { $name }.
online-news-returned = { $name } vuelve a jugar.
online-turns = { $count ->
    [one] 1 partida te espera
   *[other] { $count } partidas te esperan
}
online-next-game = Siguiente partida que te espera
online-return = Recuperar mi asiento
online-replace = Que el ordenador juegue por { $name }
online-title-turn = ● Tu turno – { $title }

online-link-join = Enlace para jugar
online-link-watch = Enlace para mirar
online-link-copy = Copiar el enlace
online-link-copied = Copiado.
online-link-qr = Código QR
online-carry-make = Jugar en otro dispositivo…
online-carry-ask = Con este enlace eres { $name } en este dispositivo: ves las mesas de { $name } y juegas en ellas.
online-carry-replaces = Aquí ya juegas con otra identidad. No verás esas mesas hasta que vuelvas a ella.
online-carry-warning = Sigue solo si el enlace lo has creado tú. Quien lo creó puede ver tus cartas y jugar por ti.
online-carry-take = Jugar como { $name }
online-carry-stay = Dejar todo como está
online-carry-restore = Volver a ser { $name }
online-devices = Dispositivos en los que juegas
online-device-this = este dispositivo
online-device-unknown = dispositivo desconocido
online-device-remove = Quitar { $device }
online-carried = Ya puedes jugar también en este dispositivo.

online-gathering = esperando jugadores
online-your-turn = te toca
online-their-turn = en curso
online-over = terminada

online-chat = Chat
online-chat-text = Mensaje
online-chat-send = Enviar
online-phrases = Mensajes rápidos
phrase-hello = ¡Hola!
phrase-good-luck = ¡Suerte!
phrase-nice-move = ¡Buena jugada!
phrase-ouch = ¡Ay!
phrase-oops = ¡Ups!
phrase-thinking = Déjame pensar.
phrase-your-turn = ¡Te toca!
phrase-thanks = ¡Gracias!
phrase-good-game = ¡Buena partida!
phrase-again = ¿Otra partida?
phrase-goodbye = ¡Hasta otra!

online-fair = Reparto limpio
online-fair-help = Este número se fijó antes de que ningún navegador enviara su parte. Después de la partida demuestra que nadie eligió las cartas.
online-fair-check = Comprobar el reparto
online-fair-yes = Comprobado: cada carta y cada ficha se deduce de lo fijado antes de la partida.
online-fair-no = El archivo no coincide con lo fijado antes de la partida.
online-deal-now = Se reparten las cartas…
online-deal-included = Tu navegador ha participado en el reparto: ni el servidor ni los demás han podido elegir las cartas.
online-deal-voids = { $count ->
    [one] El reparto se paró una vez porque faltaba la parte de un jugador, y empezó de nuevo.
   *[other] El reparto se paró { $count } veces porque faltaba la parte de un jugador, y empezó de nuevo.
}
online-deal-left-out = Tu navegador no ha participado en el reparto porque no se conectó a tiempo. Tienes que fiarte de quienes participaron.
online-deal-other-device = En el reparto ha participado otro de tus dispositivos. Si solo usas este, no te fíes del reparto.
online-deal-broken = El servidor no ha respetado lo que fijó antes de la partida. No te fíes de este reparto.
online-deal-evidence = Guardar lo que vio este navegador
online-deal-no-random = Este navegador no ofrece números aleatorios, así que no puede participar en un reparto limpio.

online-refused-rules = Las reglas no lo permiten ({ $clause }).
online-refused-turn = Ya no era tu turno.
online-refused-bot = El ordenador juega por ti. Recupera primero tu asiento.
online-refused-not-you = En esta mesa no lo decides tú.
online-refused-full = No quedan asientos libres.
online-refused-seated = Ya tienes asiento en esta mesa.
online-refused-time = Se te ha acabado el tiempo. Un bot sigue por ti.
online-refused-link = Este enlace ya se ha usado o ha caducado. Pide uno nuevo.
online-refused-no-table = Esta mesa no existe.
online-refused-settings = Con estos ajustes no se puede jugar.
online-refused-edition = Aquí no se puede leer la edición de esta mesa. Recarga la página.
online-refused-editions = Este servidor tiene ahora demasiadas ediciones distintas. Elige una incluida o inténtalo más tarde.
online-refused-fast = { $seconds ->
    [one] Demasiado rápido. Inténtalo en 1 segundo.
   *[other] Demasiado rápido. Inténtalo en { $seconds } segundos.
}
online-refused-version = El servidor es más nuevo que esta página. Recarga la página.
online-refused-not-offered = Este servidor no ofrece eso.
online-refused-name = Este servidor no permite ese nombre. Elige otro.
online-refused-banned = No tienes acceso a este servidor.
online-refused-banned-until = El bloqueo termina el { $date }.
online-refused-later = El servidor no ha podido guardarlo. Lo intentará de nuevo enseguida.
online-refused-other = El servidor lo ha rechazado.

online-notify = Avisarme cuando me toque
online-notify-on = Este navegador te avisará cuando te toque.
online-notify-denied = Este navegador bloquea los avisos.
