# Spellen over meerdere dagen: een plan voor de volgende beurt, en vrije dagen.

plan-title = Je volgende beurt plannen
plan-help = Als je aan de beurt bent, wordt de eerste zet van deze lijst gespeeld die dan nog kan. Kan er geen, dan beslis je zoals altijd zelf. Niemand anders ziet je plan.
plan-open = Mijn beurt plannen
plan-change = Plan wijzigen
plan-none = Er is niets gepland.
plan-first = Eerst: { $deed }
plan-otherwise = Anders: { $deed }
plan-stays = alleen als het raam niet is opgeschoven
plan-gap = Spleet
plan-gap-option = Kolom { NUMBER($column) }, rij { NUMBER($row) }: { cards-short }
plan-payment = Betaling
plan-add = Edelsteen plannen
plan-no-gap = Je kunt geen spleet betalen voor de huidige prijs.
plan-draw-stays = Alleen trekken als het raam niet is opgeschoven
plan-remove = Weghalen: { $deed }
plan-full = Je plan is vol.
plan-ends = Daarna eindigt je beurt en worden er geen tegels meer ingezet. Heb je te veel kaarten, dan kies je zelf wat je aflegt.
plan-played = Je plan is gespeeld: { $deed }
plan-dropped = Je plan kon niet meer. Jij bent aan de beurt.

days-off-title = Vrije dagen
days-off-help = Zolang je weg bent, staat je klok stil en zien de anderen tot wanneer. Zodra je speelt, zijn je vrije dagen voorbij.
days-off-left = { $days ->
    [one] Je hebt in dit spel nog { $days } vrije dag.
   *[other] Je hebt in dit spel nog { $days } vrije dagen.
}
days-off-take = { $days ->
    [one] { $days } dag nemen
   *[other] { $days } dagen nemen
}
days-off-mine = Je bent weg tot { $date }. Je klok staat stil.
days-off-other = { $name } is weg tot { $date }.
days-off-until = weg tot { $date }
days-off-end = Ik ben er weer

plan-refused-turn = Je bent al aan de beurt.
plan-refused-days = { $days ->
    [one] Je hebt in dit spel nog maar { $days } vrije dag.
   *[other] Je hebt in dit spel nog maar { $days } vrije dagen.
}
