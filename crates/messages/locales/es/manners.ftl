# La gente de una mesa en línea: silenciar y denunciar.

manners-menu = Opciones para { $name }
manners-mute = Silenciar a { $name }
manners-unmute = Dejar de silenciar a { $name }
manners-muted = en silencio
manners-left = ha abandonado { NUMBER($left) } de { $games ->
    [one] 1 partida reciente
   *[other] { $games } partidas recientes
}
manners-report = Denunciar a { $name }
manners-report-title = Denunciar a alguien
manners-report-help = Quien lleva este servidor verá que denuncias a { $name }, en qué mesa y por qué, y los últimos mensajes del chat tal como los guardó el servidor. { $name } no se entera.
manners-reason = Motivo
manners-reason-insult = Insultos
manners-reason-spam = Publicidad o spam
manners-reason-name = Nombre ofensivo
manners-reason-unsporting = Juego sucio
manners-reason-other = Otra cosa
manners-note = Comentario (opcional)
manners-report-go = Enviar denuncia
manners-reported = Gracias. Lo revisaremos.
