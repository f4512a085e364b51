# El nivel de quien juega contra bots.

rating-switch = Rivales de mi nivel
rating-switch-help = «Jugar ya» elige bots que se ajustan a tu nivel. El nivel se queda en este navegador; solo cuentan partidas terminadas de una persona contra bots, y ninguna mientras esté desactivado.
rating-opponents = Número de rivales
rating-none = Aún no hay partidas que cuenten. Los primeros rivales son principiantes.
rating-shown = { $count ->
    [one] Tu nivel: { NUMBER($rating) } ± { NUMBER($spread) } tras 1 partida. Rival parecido: { $level }.
   *[other] Tu nivel: { NUMBER($rating) } ± { NUMBER($spread) } tras { $count } partidas. Rival parecido: { $level }.
}
rating-reset = Olvidar mi nivel
