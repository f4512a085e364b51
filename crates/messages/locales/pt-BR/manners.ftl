# As pessoas em uma mesa on-line: silenciar e denunciar.

manners-menu = Opções para { $name }
manners-mute = Silenciar { $name }
manners-unmute = Deixar de silenciar { $name }
manners-muted = em silêncio
manners-left = abandonou { NUMBER($left) } de { $games ->
    [one] { $games } partida recente
   *[other] { $games } partidas recentes
}
manners-report = Denunciar { $name }
manners-report-title = Denunciar alguém
manners-report-help = Quem cuida deste servidor vê que você denuncia { $name }, em que mesa e por quê, e as últimas mensagens do bate-papo como o servidor as guardou. { $name } não fica sabendo.
manners-reason = Motivo
manners-reason-insult = Ofensas
manners-reason-spam = Propaganda ou spam
manners-reason-name = Nome ofensivo
manners-reason-unsporting = Antijogo
manners-reason-other = Outra coisa
manners-note = Comentário (opcional)
manners-report-go = Enviar denúncia
manners-reported = Agradecemos. A denúncia será analisada.
