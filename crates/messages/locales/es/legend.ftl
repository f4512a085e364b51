# Qué significan las marcas de la pared.

legend-exact = El brillo: puedes pagar este hueco con cartas de su color.
legend-substitutes = Un anillo en dos mitades: puedes pagarlo con pares de otro color o con una ficha.
legend-drop = El anillo de puntos: aquí cae la próxima gota y cierra el hueco.
legend-price = El precio: cuántas cartas cuesta cada hueco de la columna. Baja cada vez que el marco avanza.
legend-rock = La roca: puntos para quien tiene más gemas en su columna y después para el segundo. Debajo: quién los ganaría ahora y con cuántas gemas.
legend-tile = La ficha de una fila es para quien tiene más gemas en ella. La gema pequeña muestra quién es ahora.
legend-strip = La pared entera: a la izquierda del marco dorado todo está bajo el agua; en la línea clara termina la partida. Toca para ver otra parte.
