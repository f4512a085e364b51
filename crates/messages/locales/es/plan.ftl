# Partidas de varios días: planear el próximo turno, y días libres.

plan-title = Planea tu próximo turno
plan-help = Cuando te toque, se juega la primera jugada de esta lista que aún sea posible. Si no hay ninguna, decides tú como siempre. Nadie más ve tu plan.
plan-open = Planear mi turno
plan-change = Cambiar mi plan
plan-none = No hay nada planeado.
plan-first = Primero: { $deed }
plan-otherwise = Si no: { $deed }
plan-stays = solo si el marco no ha avanzado
plan-gap = Hueco
plan-gap-option = Columna { NUMBER($column) }, fila { NUMBER($row) }: { cards-short }
plan-payment = Pago
plan-add = Añadir esta gema
plan-no-gap = No puedes pagar ningún hueco a su precio actual.
plan-draw-stays = Robar solo si el marco no ha avanzado
plan-remove = Quitar: { $deed }
plan-full = Tu plan está lleno.
plan-ends = Después tu turno termina sin usar más fichas. Si te sobran cartas, eliges tú cuáles descartas.
plan-played = Se ha jugado tu plan: { $deed }
plan-dropped = Tu plan ya no era posible. Te toca.

days-off-title = Días libres
days-off-help = Mientras no estás, tu reloj se para y los demás ven hasta cuándo. Tus días libres terminan en cuanto juegas.
days-off-left = { $days ->
    [one] Te queda { $days } día libre en esta partida.
   *[other] Te quedan { $days } días libres en esta partida.
}
days-off-take = { $days ->
    [one] Tomar { $days } día
   *[other] Tomar { $days } días
}
days-off-mine = Estás fuera hasta el { $date }. Tu reloj está parado.
days-off-other = { $name } está fuera hasta el { $date }.
days-off-until = fuera hasta el { $date }
days-off-end = Ya estoy aquí

plan-refused-turn = Ya es tu turno.
plan-refused-days = { $days ->
    [one] Solo te queda { $days } día libre en esta partida.
   *[other] Solo te quedan { $days } días libres en esta partida.
}
