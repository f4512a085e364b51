# O que está pontuando neste momento.

stage-column = A coluna { NUMBER($column) } pontua
stage-row = { $who ->
    [you] Linha { NUMBER($row) }: a ficha é sua
   *[they] Linha { NUMBER($row) }: a ficha vai para { $name }
}
stage-row-nobody = Linha { NUMBER($row) }: ninguém ganha a ficha
stage-frame = A água avança
