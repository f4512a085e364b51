# Waarom iets niet kan.

whynot-title = Waarom niet?
whynot-read-rule = De regel lezen
whynot-not-your-turn = { $name } is aan de beurt.
whynot-game-over = Het spel is afgelopen.
whynot-action-first = Trek eerst kaarten of leg een edelsteen.
whynot-no-action-left = Je hebt je actie gehad. Een tegel ‘dubbele beurt’ geeft je er nog een.
whynot-outside-frame = Kolom { NUMBER($column) } ligt buiten het raam.
whynot-under-water = Kolom { NUMBER($column) } ligt al onder water.
whynot-no-such-gap = Hier is geen spleet.
whynot-gap-has-drop = Een waterdruppel sluit deze spleet af.
whynot-cannot-afford = Kost { cards-short }: je hebt { $hand }. Twee kaarten van één andere kleur gelden voor één.
whynot-pay-not-in-hand = Je hebt deze kaarten niet.
whynot-no-tile-cards = Je hebt geen tegel voor { cards-plain }.
whynot-no-tile-any = Je hebt geen tegel ‘willekeurige kleur’.
whynot-no-tile-double = Je hebt geen tegel ‘dubbele beurt’.
whynot-points-tile = Puntentegels zet je niet in. Ze tellen aan het eind.
whynot-double-too-early = Een dubbele beurt komt na een actie.
whynot-no-gem-left = Je hebt geen edelstenen meer.
whynot-discard-exactly = { $count ->
    [one] Leg precies 1 kaart af.
   *[other] Leg precies { $count } kaarten af.
}
whynot-discard-first = { $count ->
    [one] Leg eerst 1 kaart af.
   *[other] Leg eerst { $count } kaarten af.
}
whynot-gap-has-gem = { $who ->
    [you] Hier ligt al een edelsteen van jou.
   *[they] Hier ligt al een edelsteen van { $name }.
}
whynot-pay-too-few = Te weinig: de prijs is { cards }, maar je koos { $hand }.
whynot-pay-too-many = Te veel: de prijs is { cards }, maar je koos { $hand }. Je betaalt precies de prijs.
whynot-pay-any = { $count ->
    [one] Kost precies 1 kaart van welke kleur ook, maar je koos { $hand }.
   *[other] Kost precies { $count } kaarten van welke kleur ook, maar je koos { $hand }.
}
whynot-pay-odd-pair = Andere kleuren tellen alleen per paar: twee kaarten van één kleur gelden voor één.
whynot-discard-nothing = Er valt nu niets af te leggen. Dat doe je aan het eind van je beurt als je meer dan { NUMBER($limit) } kaarten hebt.
whynot-waiting = Er worden kaarten of tegels omgedraaid. Een ogenblik.
