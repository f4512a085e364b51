# Títulos das páginas.

setup-title = Nova partida
rules-title = As regras
settings-title = Configurações
online-friends = Jogar com amigos
online-lobby = Mesas públicas
match-title = Buscar jogadores
invite-title = Convite
notices-title = Avisos
online-table = Mesa
online-join = Ocupar um lugar
online-carry = Jogar em outro aparelho
box-title = Minha caixa
mine-title = Minhas partidas
day-title = Partida do dia
error-not-found-title = Não há nada aqui
