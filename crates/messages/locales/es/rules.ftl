# La página de reglas.

rules-search = Buscar en las reglas
rules-search-none = No hay nada para «{ $query }».
rules-search-found = { $count ->
    [one] 1 regla encontrada
   *[other] { $count } reglas encontradas
}
rules-contents = Contenido
rules-example = Ejemplo
rules-ruling = Decisión nuestra
rules-ruling-help = Los reglamentos no lo dicen o no coinciden entre idiomas. Así lo jugamos.
rules-clause = Regla { $clause }
rules-goal = Tras la cascada hay una pared llena de huecos. Los llenas con gemas de tu color. Cuando la columna de delante está llena, quien tiene más gemas en ella gana puntos, y quien domina una fila gana su ficha. Después el agua avanza. Gana quien tenga más puntos al final.

rules-title-box = Qué hay en la caja
rules-intro-box = La pared, el marco que avanza por ella y lo que va dentro.
rules-title-setup = Preparación
rules-intro-setup = La aplicación lo hace por ti.
rules-title-turn = Tu turno
rules-intro-turn = Una acción: robar o colocar. Después, quizá una gota.
rules-title-place = Colocar una gema
rules-intro-place = Cuanto más a la derecha, más caro. Se paga con cartas del color del hueco.
rules-title-water = Gotas de agua
rules-intro-water = Las gotas también llenan la primera columna. Nadie puede parar el agua para siempre.
rules-title-scoring = Puntuar una columna
rules-intro-scoring = Primero la roca, luego las fichas y después el marco avanza.
rules-title-tiles = Fichas de bonificación
rules-intro-tiles = De cuatro clases: puntos, cartas, cualquier color, acción doble.
rules-title-end = El final
rules-intro-end = La partida termina con la tercera roca desde la derecha.
rules-title-supplies = Cuando algo se acaba
rules-intro-supplies = Pasa pocas veces y no cambia nada.
rules-title-mistakes = Errores frecuentes
rules-intro-mistakes = Para quien conoce el juego de otro sitio.

rule-C1 = Juegan de dos a cuatro personas, cada una con un color: rojo, amarillo, morado o verde. Os sentáis en círculo y nadie cambia de sitio.
rule-C2 = Hay 60 cartas: 20 blancas, 20 azules y 20 naranjas. Todas valen lo mismo; no hay comodines.
rule-C3 = Hay 45 fichas de bonificación: 35 con el dorso claro y 10 con el dorso oscuro.
rule-C4 = Cada jugador tiene 35 gemas. Una marca su puntuación; las otras 34 pueden ir a la pared.
rule-C5 = Hay 50 gotas de agua.
rule-C6 = La pared tiene 14 posiciones. Las 11 primeras son columnas con huecos y una roca debajo; las tres últimas solo llevan fichas. Las columnas 1 a 10 son cinco tiras de dos columnas, una clara y otra oscura, que cambian de sitio en cada partida; la columna 11 es siempre la misma. Cada hueco tiene un color y está en una de las cinco filas, la 1 arriba. En una columna siempre está claro qué hueco está más abajo, aunque una fila tenga varios.
rule-C7 = En las posiciones 6 a 14 hay fichas boca abajo, una por fila: dorso claro de la 6 a la 12, oscuro en la 13 y la 14.
rule-C8 = El marco muestra cinco columnas y, a su derecha, las cinco fichas de la posición siguiente. Empieza en la columna 1 y se detiene en la 9. Cerca del final de la pared muestra menos columnas: cuatro (8 a 11) y luego tres (9 a 11).
rule-C9 = La roca de cada columna muestra sus puntos. Con cuatro jugadores puntúan los tres primeros, con tres los dos primeros y con dos solo el primero. Los valores cambian según el número de jugadores.

rule-S1 = Las cinco tiras se colocan en un orden al azar. Una tira nunca se gira.
rule-S2 = Las fichas se mezclan, claras y oscuras por separado, y se ponen boca abajo. Las cinco fichas junto al marco, en la posición 6, se descubren.
rule-S3 = Todos empiezan sin puntos.
rule-S4 = Quien empieza recibe la caja de gemas. El jugador de su derecha, el último de la primera ronda, recibe la caja de agua.
rule-S5 = El primer jugador recibe 4 cartas, el segundo 5, el tercero 6 y el cuarto 7. Las cartas son secretas.
rule-S6 = Las demás cartas forman el mazo. Las usadas van a los descartes, que cualquiera puede mirar.

rule-T1 = Si tienes la caja de gemas, es tu turno. La caja pasa en el sentido de las agujas del reloj.
rule-T2 = Primero haces exactamente una acción: robar cartas o colocar una gema. No se puede pasar.
rule-T3 = Robar: toma 4 cartas del mazo. Nadie más las ve.
rule-T4 = Si el mazo se acaba, se barajan los descartes y forman el nuevo mazo. Después sigues robando.
rule-T5 = Si no queda nada ni en el mazo ni en los descartes, te quedas con lo que había y no recibes nada más tarde.
rule-T6 = Después de tu acción pones una gota en la pared si tienes la caja de agua. Luego la caja de gemas pasa al jugador siguiente.
rule-T7 = Si al final de tu turno tienes más de 12 cartas, eliges cuáles descartas, a la vista, hasta quedarte con 12. Se hace antes de pasar la caja de gemas. Durante tu turno puedes tener las que quieras.
rule-T8 = Si la partida termina en tu turno, ya no tienes que descartar.

rule-P1 = Elige un hueco vacío en una columna dentro del marco. Los que tienen una gema o una gota están ocupados.
rule-P2 = El precio depende de la columna: 1 carta en la primera del marco, 2 en la segunda y así hasta 5 en la quinta. Las cartas han de ser del color del hueco.
rule-P3 = En lugar de cualquier carta del precio puedes pagar dos cartas de otro mismo color. Puedes hacerlo con tantas cartas como quieras, cada vez con otro color si lo deseas.
    .example = Un hueco cuesta 3 azules. Puedes pagar 3 azules; o 2 azules y 2 blancas; o 1 azul, 2 blancas y 2 naranjas; o 6 naranjas; y así.
rule-P4 = Se paga exactamente, nunca una carta de más. Las cartas van a los descartes.
rule-P5 = Después una de tus gemas pasa de la reserva al hueco. Allí se queda hasta el final, salvo que se te acaben las gemas.
rule-P6 = Una acción es una gema. Para colocar otra en el mismo turno necesitas una ficha de acción doble.

rule-W1 = La gota va al hueco vacío más alto de la primera columna del marco. Hay que ponerla; no se elige. Ese hueco queda cerrado para las gemas.
rule-W2 = Conservas la caja de agua hasta que se puntúa una columna.
rule-W3 = Si tu propia gema llena la primera columna y esta se puntúa, en este turno no pones ninguna gota.
rule-W4 = Si en un turno se ha puntuado una columna, nadie pone una gota en ese turno: ni quien acaba de recibir la caja de agua ni después de una acción doble.
rule-W5 = Por muchas acciones dobles que hagas, si no se puntúa ninguna columna hay una sola gota, tras tu última acción.

rule-I1 = En cuanto se llena el último hueco vacío de la primera columna, con una gema o una gota, esa columna se puntúa antes que nada. Si es otra columna la que está llena, aún no pasa nada.
rule-I2 = Quien tiene más gemas en la columna gana el valor más alto de la roca, el segundo el siguiente, y así. Sin gemas en ella no se gana nada.
rule-I3 = En caso de empate se mira la gema más baja de cada uno en la columna: gana la que esté más abajo; si hace falta, la siguiente.
rule-I4 = Después se reparten las fichas junto al marco, fila a fila desde arriba. La ficha es para quien tenga más gemas en su fila dentro del marco. La columna recién puntuada aún cuenta.
rule-I5 = Si hay empate en una fila, va por delante quien tenga su última gema más a la derecha. Si están en la misma columna, la más baja.
rule-I6 = Si en una fila no hay gemas, su ficha sale de la partida.
rule-I7 = Después el marco avanza una columna a la derecha y se descubren las cinco fichas siguientes. La columna puntuada desaparece tras la cascada: sus gemas ya no cuentan para nada.
rule-I8 = Si la nueva primera columna ya está llena, se puntúa enseguida de la misma manera. Cuando no sigue ninguna más, la caja de agua pasa al jugador siguiente en sentido contrario al reloj: una sola vez, aunque se puntuaran varias columnas.
rule-I9 = Tras una puntuación aún puedes usar fichas antes de pasar la caja de gemas, también las que acabas de ganar, también para una acción doble. Si con ello se llena otra vez la primera columna, se puntúa de nuevo.

rule-B1 = Puntos: te quedas la ficha y al final vale lo que muestra. Antes no hace nada.
rule-B2 = Cartas: entrega la ficha y roba 2, 3 o 4 cartas, según indique. Puedes hacerlo antes o después de tu acción, con tantas fichas de estas como tengas.
rule-B3 = Cualquier color: entrega la ficha al colocar una gema. Entonces solo cuenta el número de cartas, no su color. No puedes pagar además dos cartas por una.
rule-B4 = Puedes usar varias fichas en un turno, iguales o distintas, al principio o al final.
rule-B5 = Acción doble: entrega la ficha después de una acción y haz otra, robar o colocar, como prefieras. Con otra ficha igual puedes repetirlo.
rule-B6 = Las fichas se usan antes de que caiga la gota y de pasar la caja de gemas. Solo tras una puntuación es distinto: no hay gota y aún puedes usar fichas.
rule-B7 = Las fichas usadas salen de la partida.
rule-B8 = Todos ven quién gana cada ficha, así que no son secretas. En una mesa podéis guardarlas boca abajo.

rule-E1 = La partida termina en cuanto se puntúa la columna 9, la tercera roca desde la derecha. Nadie tiene otro turno, aunque la ronda no esté completa.
rule-E2 = La columna 9 se puntúa como todas, con sus fichas.
rule-E3 = Después se puntúan también las columnas 10 y 11, llenas o no: solo las rocas, sin fichas.
rule-E4 = Después cada uno suma los puntos de sus fichas.
rule-E5 = Gana quien tenga más puntos. Si varios tienen los mismos, ganan juntos.
rule-E6 = El contador tiene 80 casillas. Pasado el 80 se da otra vuelta; la puntuación es, claro, el número entero.

rule-F1 = Si hace falta una gota y no queda ninguna, todas las que están tras la cascada vuelven a la reserva.
rule-F2 = Si necesitas una gema y no te queda ninguna, todas las tuyas tras la cascada vuelven a tu reserva.
rule-F3 = Eso no cambia nada más: lo que está tras la cascada no cuenta de todos modos.

rule-X1 = Tres precios: un hueco blanco en la primera columna del marco cuesta 1 carta blanca. Uno azul en la cuarta, 4 azules; uno naranja en la quinta, 5 naranjas.
rule-X2 = Cuatro jugadores, una roca de 8, 5 y 2. Verde tiene más gemas en la columna. Amarillo y rojo tienen las mismas, pero rojo tiene una más baja. Morado tiene menos. Verde gana 8 puntos, rojo 5, amarillo 2 y morado ninguno.
rule-X3 = Cinco fichas. Fila 1: empatan amarillo, rojo y morado; morado está más a la derecha y gana la ficha. Fila 2: no hay gemas, la ficha sale de la partida. Fila 3: amarillo tiene más. Fila 4: verde tiene más. Fila 5: verde y rojo tienen dos y sus últimas gemas están en la misma columna; la de verde está más abajo, así que gana verde.
rule-X4 = Los cuatro empatan en una columna. Quien tiene la gema más baja gana el valor mayor, el siguiente el mediano, el tercero el menor. El cuarto no gana nada.
rule-X5 = Las fichas nuevas se descubren al avanzar el marco, no al puntuarlas. Quien empieza nunca tiene las dos cajas. Una acción es una gema. Las columnas tras la cascada no cuentan en una fila. Y la caja de agua pasa una sola vez, aunque se puntúen varias columnas seguidas.
