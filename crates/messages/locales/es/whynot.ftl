# Por qué algo no se puede hacer.

whynot-title = ¿Por qué no?
whynot-read-rule = Leer la regla
whynot-not-your-turn = Es el turno de { $name }.
whynot-game-over = La partida ha terminado.
whynot-action-first = Primero roba cartas o coloca una gema.
whynot-no-action-left = Ya has hecho tu acción. Una ficha de acción doble te daría otra.
whynot-outside-frame = La columna { NUMBER($column) } está fuera del marco.
whynot-under-water = La columna { NUMBER($column) } ya está bajo el agua.
whynot-no-such-gap = Aquí no hay ningún hueco.
whynot-gap-has-drop = Una gota de agua cierra este hueco.
whynot-cannot-afford = Cuesta { cards-short }: tienes { $hand }. Dos cartas de otro mismo color valen por una.
whynot-pay-not-in-hand = No tienes esas cartas.
whynot-no-tile-cards = No tienes ninguna ficha de { cards-plain }.
whynot-no-tile-any = No tienes ninguna ficha «cualquier color».
whynot-no-tile-double = No tienes ninguna ficha de acción doble.
whynot-points-tile = Las fichas de puntos no se usan: cuentan al final.
whynot-double-too-early = La acción doble va después de una acción.
whynot-no-gem-left = No te quedan gemas.
whynot-discard-exactly = { $count ->
    [one] Descarta exactamente 1 carta.
   *[other] Descarta exactamente { $count } cartas.
}
whynot-discard-first = { $count ->
    [one] Primero descarta 1 carta.
   *[other] Primero descarta { $count } cartas.
}
whynot-gap-has-gem = { $who ->
    [you] Ya tienes una gema aquí.
   *[they] { $name } ya tiene una gema aquí.
}
whynot-pay-too-few = Faltan cartas: el precio es { cards } y has elegido { $hand }.
whynot-pay-too-many = Sobran cartas: el precio es { cards } y has elegido { $hand }. Se paga el precio exacto.
whynot-pay-any = { $count ->
    [one] Hace falta exactamente 1 carta de cualquier color y has elegido { $hand }.
   *[other] Hacen falta exactamente { $count } cartas de cualquier color y has elegido { $hand }.
}
whynot-pay-odd-pair = Los otros colores solo cuentan por parejas: dos cartas de un color valen por una.
whynot-discard-nothing = Ahora no hay nada que descartar. Se descarta al final del turno si tienes más de { NUMBER($limit) } cartas.
whynot-waiting = Se están descubriendo cartas o fichas. Un momento.
