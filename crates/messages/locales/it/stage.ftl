# Che cosa si valuta in questo momento.

stage-column = Si valuta la colonna { NUMBER($column) }
stage-row = { $who ->
    [you] Riga { NUMBER($row) }: la tessera è tua
   *[they] Riga { NUMBER($row) }: la tessera va a { $name }
}
stage-row-nobody = Riga { NUMBER($row) }: nessuno vince la tessera
stage-frame = L'acqua avanza
