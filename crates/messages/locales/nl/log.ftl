# Wat er gebeurde, in zinnen.

log-title = Spelverloop
log-since = Sinds je laatste beurt
log-place-short = kol. { NUMBER($column) }, rij { NUMBER($row) }
log-empty = Het spel gaat zo beginnen.
log-turn = { $who ->
    [you] Jouw beurt
   *[they] Beurt van { $name }
}
log-show-place = Toon op het bord

log-strips = De stroken liggen klaar: { $strips }.
log-dealt = { $who ->
    [you] Je krijgt { cards-plain }.
   *[they] { $name } krijgt { cards-plain }.
}
log-dealt-own = Je krijgt { $hand }.
log-starts = { $who ->
    [you] Jij begint. { $water } heeft de waterdoos.
   *[they] { $name } begint. { $water } heeft de waterdoos.
}
log-starts-water-you = { $name } begint. Jij hebt de waterdoos.

log-draws = { $who ->
    [you] Je trekt { cards-plain }.
   *[they] { $name } trekt { cards-plain }.
}
log-draws-own = Je trekt { $hand }.
log-draws-none = { $who ->
    [you] Beide stapels zijn leeg: je trekt niets.
   *[they] Beide stapels zijn leeg: { $name } trekt niets.
}
log-reshuffled = De aflegstapel wordt geschud en is nu de trekstapel.
log-placed = { $who ->
    [you] Je legt een edelsteen in kolom { NUMBER($column) }, rij { NUMBER($row) }, voor { $payment }.
   *[they] { $name } legt een edelsteen in kolom { NUMBER($column) }, rij { NUMBER($row) }, voor { $payment }.
}
log-placed-any = { $who ->
    [you] Met een tegel ‘willekeurige kleur’ leg je een edelsteen in kolom { NUMBER($column) }, rij { NUMBER($row) }, voor { $payment }.
   *[they] Met een tegel ‘willekeurige kleur’ legt { $name } een edelsteen in kolom { NUMBER($column) }, rij { NUMBER($row) }, voor { $payment }.
}
log-uses-cards = { $who ->
    [you] Je zet een tegel in voor { cards-plain }.
   *[they] { $name } zet een tegel in voor { cards-plain }.
}
log-uses-double = { $who ->
    [you] Je zet een dubbele beurt in.
   *[they] { $name } zet een dubbele beurt in.
}
log-discards = { $who ->
    [you] Je legt { $payment } af en houdt er { NUMBER($limit) }.
   *[they] { $name } legt { $payment } af en houdt er { NUMBER($limit) }.
}
log-drips = { $who ->
    [you] Je legt een druppel op kolom { NUMBER($column) }, rij { NUMBER($row) }.
   *[they] { $name } legt een druppel op kolom { NUMBER($column) }, rij { NUMBER($row) }.
}
log-drops-return = { $count ->
    [one] 1 druppel gaat van de waterval terug naar de voorraad.
   *[other] { $count } druppels gaan van de waterval terug naar de voorraad.
}
-gem-adjective = { $gem ->
    [red] rode
    [yellow] gele
    [purple] paarse
   *[green] groene
}
log-gems-return = { $gems ->
    [one] 1 { gem-piece } gaat van de waterval terug naar de voorraad.
   *[other] { $gems } { -gem-adjective } edelstenen gaan van de waterval terug naar de voorraad.
}

log-column-scored = Kolom { NUMBER($column) } is vol en wordt gewaardeerd.
log-column-next = Kolom { NUMBER($column) } is ook vol en wordt meteen gewaardeerd.
log-final-column = Kolom { NUMBER($column) } wordt aan het eind gewaardeerd.
log-column-nobody = In kolom { NUMBER($column) } ligt geen edelsteen: niemand krijgt punten.
log-rank = { $who ->
    [you] Je krijgt { points } ({ gems }).
   *[they] { $name } krijgt { points } ({ gems }).
}
log-rank-nothing = { $who ->
    [you] Je krijgt niets ({ gems }).
   *[they] { $name } krijgt niets ({ gems }).
}
log-tie-lower = { lead-tie-lower }
log-tile-won = { $who ->
    [you] Rij { NUMBER($row) }: je wint de tegel ‘{ $tile }’ ({ gems }).
   *[they] Rij { NUMBER($row) }: { $name } wint de tegel ‘{ $tile }’ ({ gems }).
}
log-tile-tie-right = { $who ->
    [you] Rij { NUMBER($row) }: gelijk, je wint de tegel ‘{ $tile }’, verder naar rechts dan { $others }.
   *[they] Rij { NUMBER($row) }: gelijk, { $name } wint de tegel ‘{ $tile }’, verder naar rechts dan { $others }.
}
log-tile-tie-lower = { $who ->
    [you] Rij { NUMBER($row) }: gelijk, je wint de tegel ‘{ $tile }’, lager in dezelfde kolom dan { $others }.
   *[they] Rij { NUMBER($row) }: gelijk, { $name } wint de tegel ‘{ $tile }’, lager in dezelfde kolom dan { $others }.
}
log-tile-nobody = Rij { NUMBER($row) }: geen edelsteen, de tegel ‘{ $tile }’ verdwijnt uit het spel.
log-frame-moved = Het raam schuift op: kolom { NUMBER($column) } ligt nu vooraan.
log-tiles-turned = Nieuwe tegels, van boven naar beneden: { $tiles }.
log-water-box = { $who ->
    [you] De waterdoos gaat naar jou.
   *[they] De waterdoos gaat naar { $name }.
}
log-gem-box = { $who ->
    [you] Jij bent aan de beurt.
   *[they] { $name } is aan de beurt.
}

log-tile-points = { $who ->
    [you] Jouw tegels zijn { points } waard.
   *[they] De tegels van { $name } zijn { points } waard.
}
log-over = Het spel is afgelopen.
log-winner = { $who ->
    [you] Je wint met { points }!
   *[they] { $name } wint met { points }.
}
log-winners = { $names } winnen samen met elk { points }.
