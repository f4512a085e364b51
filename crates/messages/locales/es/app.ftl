# Palabras que se usan en todas partes.

-game = Iquazú

app-title = { -game }
app-tagline = Gemas tras la cascada
app-description = Juega a { -game } en el navegador: contra el ordenador, en una misma pantalla o en línea con amigos. Una edición no oficial hecha por aficionados.
app-page-title = { $page } · { -game }
app-home = Inicio
app-play-now = Jugar ya
app-play-now-hint = { $count ->
    [one] Contra 1 rival. La partida empieza al momento.
   *[other] Contra { $count } rivales. La partida empieza al momento.
}
app-play-now-matched = { $count ->
    [one] contra 1 rival de tu nivel: { $level }
   *[other] contra { $count } rivales de tu nivel: { $level }
}
app-continue = Continuar
app-continue-hint = Tu partida sin terminar: la próxima columna en puntuar es la { NUMBER($column) }.
app-learn = Aprender jugando
app-new-game = Partida nueva
app-rules = Reglas
app-settings = Ajustes
app-about = Acerca del juego
app-help = Ayuda del teclado
app-open-record = Abrir una partida guardada
app-open-record-hint = Abre el archivo de una partida para verla o seguir jugando.
app-menu = Menú
app-close = Cerrar
app-cancel = Cancelar
app-undo = Deshacer
app-sound = Sonido
app-loading = Cargando…
app-skip-to-content = Ir al contenido
app-update-ready = Hay una versión nueva. Tu partida se queda como está.
app-update-now = Actualizar ahora
app-update-later = Más tarde
app-install = Instalar en este dispositivo
app-offline-ready = Ya puedes jugar también sin conexión.
app-offline = Estás sin conexión. Puedes seguir jugando.

## Dejar una partida en curso

app-leave-title = ¿Empezar una partida nueva?
app-leave-text = No cabe guardar la partida sin terminar: se sustituirá por la nueva.
app-leave-confirm = Empezar la nueva
app-leave-keep = Conservar la anterior

## Acerca de

about-text = { -game } es un juego de Michael Feldkötter, publicado por HABA en 2017. Esta es una edición no oficial de aficionados, con dibujos y textos propios. No tiene relación con el autor ni con la editorial.
about-thanks = Si te gusta, hazte con el de verdad: sobre la mesa es precioso.
about-edition = El mapa de huecos, los valores de las rocas y el reparto de fichas están reconstruidos. Si tienes el juego impreso, puedes dibujar tu propia caja y jugar con ella.
about-licence = Software libre con licencia MIT o Apache 2.0.
about-version = Versión { $version }
about-privacy = Las partidas de este dispositivo se quedan en este navegador. Si juegas en línea o añades un resultado a una clasificación, el servidor guarda tu nombre, tus jugadas, tus mensajes y, de cada dispositivo, el tipo de navegador y de sistema (por ejemplo, Firefox, Android) y, si activas los avisos, las direcciones a las que se envían. No hay cuentas ni seguimiento.

## Listas y fechas

list-and = { $others } y { $last }
date-months = enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre
date-full = { NUMBER($day) } de { $month } de { $year }
percent-sign = { $share }{ "\u00A0" }%
cards-noun = first

## Cartas

card-name = { $card ->
    [white] blanco
    [blue] azul
   *[orange] naranja
}
-card-one = { $card ->
    [white] blanca
    [blue] azul
   *[orange] naranja
}
-card-many = { $card ->
    [white] blancas
    [blue] azules
   *[orange] naranjas
}
cards = { $count ->
    [one] { $count } carta { -card-one }
   *[other] { $count } cartas { -card-many }
}
cards-short = { $count ->
    [one] { $count } { -card-one }
   *[other] { $count } { -card-many }
}
cards-plain = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
cards-none = ninguna carta

## Gemas, gotas, puntos, fichas

gem-name = { $gem ->
    [red] rojo
    [yellow] amarillo
    [purple] morado
   *[green] verde
}
gem-piece = { $gem ->
    [red] gema roja
    [yellow] gema amarilla
    [purple] gema morada
   *[green] gema verde
}
gems = { $gems ->
    [one] { $gems } gema
   *[other] { $gems } gemas
}
drops = { $count ->
    [one] { $count } gota
   *[other] { $count } gotas
}
points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
tile-points = { points }
tile-cards = { cards-plain }
tile-any = cualquier color
tile-double = acción doble
tile-hidden = ficha boca abajo
tile-points-help = Vale { points } al final de la partida.
tile-cards-help = Entrega esta ficha y roba { cards-plain }. Puedes hacerlo antes o después de tu acción.
tile-any-help = Entrega esta ficha al colocar una gema: paga con cartas de cualquier color.
tile-double-help = Entrega esta ficha después de tu acción para hacer otra: robar o colocar.

## Rivales

level-random = Guijarro
    .line = Rueda adonde lo lleva el agua. Juega al azar.
level-beginner = Principiante
    .line = Acaba de aprender las reglas y le gustan los huecos baratos.
level-learner = Aprendiz
    .line = Lo prueba todo una vez y aprende de ello.
level-explorer = Explorador
    .line = Mira por toda la pared y a veces se pierde.
level-casual = Aficionado
    .line = Juega por diversión, sin perder de vista los puntos.
level-enthusiast = Entusiasta
    .line = Adora el juego y a veces se olvida de contar.
level-regular = Habitual
    .line = Ha jugado mucho y repite algunos de sus errores favoritos.
level-club = Jugador de club
    .line = Domina los desempates, cuenta las filas y rara vez malgasta una carta.
level-league = Jugador de liga
    .line = Juega para subir en la tabla y se fija en lo que reúnes.
level-captain = Capitán
    .line = Vigila todas las columnas a la vez.
level-veteran = Veterano
    .line = Se sabe todos los trucos y cae en muy pocos.
level-tactician = Táctico
    .line = Rara vez deja pasar un buen cambio.
level-ace = As
    .line = Encuentra pronto las jugadas fuertes y solo falla en las decisiones ajustadas.
level-virtuoso = Virtuoso
    .line = Casi nunca se equivoca al valorar una posición.
level-expert = Experto
    .line = Piensa por adelantado y guarda las fichas para el momento justo.
level-strategist = Estratega
    .line = Recorre algunos futuros posibles antes de cada jugada.
level-champion = Campeón
    .line = Ve más lejos que la mayoría de la gente.
level-master = Maestro
    .line = Recorre decenas de futuros posibles antes de cada jugada. Tómate tu tiempo.
bot-names = Tucán Coatí Jaguar Capibara
person-name = Jugador { NUMBER($n) }
