# Títulos das páginas.

setup-title = Nova partida
rules-title = As regras
settings-title = Configurações
online-friends = Jogar com amigos
online-lobby = Mesas públicas
online-table = Mesa
online-join = Ocupar um lugar
online-carry = Jogar em outro aparelho
box-title = Minha caixa
error-not-found-title = Não há nada aqui
