# Co jest właśnie punktowane.

stage-column = Punktowanie kolumny { NUMBER($column) }
stage-row = { $who ->
    [you] Rząd { NUMBER($row) }: żeton jest twój
   *[they] Rząd { NUMBER($row) }: żeton zdobywa { $name }
}
stage-row-nobody = Rząd { NUMBER($row) }: nikt nie zdobywa żetonu
stage-frame = Woda płynie dalej
