# Mis partidas: las partidas terminadas de este navegador.

mine-loading = Leyendo tus partidas…
mine-none = Aún no hay partidas terminadas. Las que termines aparecerán aquí.
mine-none-found = Ninguna partida coincide.
mine-here = Las partidas están solo en este navegador. Si borras sus datos, desaparecen; un archivo guardado se queda contigo.
mine-full = El almacenamiento del navegador está lleno: la partida no se ha añadido a las tuyas. Guarda su archivo, borra partidas antiguas o haz sitio en el dispositivo.
mine-denied = Este navegador no deja que la aplicación guarde partidas. Puede ocurrir en una ventana privada o si los datos de sitios están bloqueados.
mine-kept = Añadida a tus partidas
mine-view = Vista
mine-list = Partidas
mine-statistics = Estadísticas
mine-search = Buscar
mine-filters = Filtros
mine-all = Todo
mine-reset = Ver todas las partidas
mine-opponent = Rival
mine-players = Jugadores
mine-players-count = { NUMBER($players) } jugadores
mine-result = Resultado
mine-won = Ganada
mine-shared = Compartida
mine-lost = Perdida
mine-unknown = Terminada
mine-place = Dónde
mine-local = En este dispositivo
mine-online = En línea
mine-from = Desde
mine-to = Hasta
mine-date = Fecha
mine-date-unknown = fecha desconocida
mine-counted = { $name } ({ NUMBER($games) })
mine-nameless = sin nombre
mine-you = Tú
mine-row-accuracy = precisión { $percent }
mine-count = { $count ->
    [one] 1 partida
   *[other] { $count } partidas
}
mine-page = { NUMBER($sheet) } de { NUMBER($sheets) }
mine-newer = Más nuevas
mine-older = Más antiguas
mine-deleted = { $count ->
    [one] 1 partida borrada.
   *[other] { $count } partidas borradas.
}
mine-undo = Deshacer
mine-restored = La partida ha vuelto.
mine-transfer = Guardar, importar, borrar
mine-transfer-help = Los botones toman las partidas que pasan el filtro. Un archivo importado puede llevar partidas guardadas o el JSON de esta página; las que ya están en la lista se quedan como están.
mine-export-records = Guardar los archivos
mine-export-json = Guardar JSON
mine-import = Importar archivo
mine-importing = Leyendo: { NUMBER($done) } partidas por ahora…
mine-imported = Añadidas: { NUMBER($added) }. Ya estaban: { NUMBER($known) }. No válidas o sin terminar: { NUMBER($invalid) }.
mine-delete-shown = Borrar estas partidas
mine-delete-title = ¿Borrar estas partidas?
mine-delete-text = { $count ->
    [one] Se borra 1 partida de este navegador. No se puede recuperar.
   *[other] Se borran { $count } partidas de este navegador. No se pueden recuperar.
}
mine-no-statistics = No hay nada que contar: en ninguna de estas partidas sabe la aplicación quién eras.
mine-no-reviews = La precisión y la suerte aparecen cuando hayas analizado algunas partidas: abre una de la lista.
mine-mean-points = Puntos por partida
mine-current-streak = Racha de victorias actual
mine-best-streak = Mejor racha de victorias
mine-by-players = Resultados por número de jugadores
mine-by-opponent = Tú y tus rivales, por puntos
mine-ahead = Delante
mine-level = Empate
mine-behind = Detrás
mine-points = De dónde salen tus puntos, por partida
mine-columns = Tus gemas en cada columna, por partida
mine-gems = Gemas
mine-rating = Tu nivel contra bots, según estas partidas
mine-accuracy = Precisión en las partidas analizadas
mine-luck = Suerte en las partidas analizadas
mine-value = Valor
mine-duel = Tú y { $name }
mine-duel-text = { $count ->
    [one] Os habéis enfrentado una vez: delante { $ahead }, empate { $level }, detrás { $behind }.
   *[other] Os habéis enfrentado { $count } veces: delante { $ahead }, empate { $level }, detrás { $behind }.
}
mine-duel-difference = Diferencia media de puntos: { $difference }
