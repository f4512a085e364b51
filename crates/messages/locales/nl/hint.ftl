# Een tip: goede zetten en wat ervoor spreekt.

hint-title = Tip
hint-thinking = Op zoek naar goede zetten…
hint-none = Er is nu geen tip.
hint-nets-damaged = De gegevens van de bots zijn beschadigd: sterke bots spelen eenvoudiger en winstkansen ontbreken. Laad de pagina opnieuw om ze nog eens op te halen.
hint-memory-dropped = Wat er van de kaarten te zien was, past niet bij deze stelling. Bots en tips gaan alleen uit van de stelling.
hint-unanswered = De bots hebben niet geantwoord, dus een deel van de beoordeling ontbreekt. Laad de pagina opnieuw om het nog eens te proberen.
hint-not-here = Aan deze tafel wordt zonder tips gespeeld
hint-worth = zo win je ongeveer { $percent } van de partijen
hint-place = Edelsteen in kolom { NUMBER($column) }, rij { NUMBER($row) }, voor { $payment }
hint-place-any = Edelsteen in kolom { NUMBER($column) }, rij { NUMBER($row) }, met de tegel ‘willekeurige kleur’, voor { $payment }
hint-discard = { $payment } afleggen
hint-or = { $deed } of { $alternative }
hint-takes-column = Neemt de leiding in kolom { NUMBER($column) } ({ points }).
hint-keeps-column = Houdt de leiding in kolom { NUMBER($column) }.
hint-more-points = Kolom { NUMBER($column) } zou { points } opleveren.
hint-takes-row = Neemt de leiding in rij { NUMBER($row) }: tegel ‘{ $tile }’.
hint-keeps-row = Houdt de leiding in rij { NUMBER($row) }.
hint-cards = { $count ->
    [one] Daarna heb je 1 kaart.
   *[other] Daarna heb je { $count } kaarten.
}
hint-saves-for = Spaart voor kolom { NUMBER($column) }, prijs { NUMBER($price) } ({ points }).
hint-prevents = Stopt de dreiging van { $name }.
hint-leaves-column = Laat kolom { NUMBER($column) } aan { $name }.

threat-scores-column = Let op: { $name } kan kolom { NUMBER($column) } met één edelsteen vullen en krijgt { points }.
threat-takes-column = Let op: { $name } kan met één edelsteen de leiding in kolom { NUMBER($column) } nemen; je zou { points } verliezen.
threat-takes-row = Let op: { $name } kan je met één edelsteen rij { NUMBER($row) } afpakken: tegel ‘{ $tile }’.
threat-water = Let op: de volgende druppel vult kolom { NUMBER($column) }; { $name } krijgt { points }.
