# Il livello di chi gioca contro i bot.

rating-switch = Avversari del mio livello
rating-switch-help = «Gioca subito» sceglie bot adatti al tuo livello. Il livello resta in questo browser; contano solo le partite finite di una persona contro i bot, e nessuna finché questa opzione è disattivata.
rating-opponents = Numero di avversari
rating-none = Ancora nessuna partita che conti. I primi avversari sono principianti.
rating-shown = { $count ->
    [one] Il tuo livello: { NUMBER($rating) } ± { NUMBER($spread) } dopo 1 partita. Più o meno come te: { $level }.
   *[other] Il tuo livello: { NUMBER($rating) } ± { NUMBER($spread) } dopo { $count } partite. Più o meno come te: { $level }.
}
rating-reset = Azzera il mio livello
