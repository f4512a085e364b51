# Títulos de las páginas.

setup-title = Partida nueva
rules-title = Las reglas
settings-title = Ajustes
online-friends = Jugar con amigos
online-lobby = Mesas públicas
match-title = Buscar jugadores
invite-title = Invitación
notices-title = Avisos
online-table = Mesa
online-join = Tomar asiento
online-carry = Jugar en otro dispositivo
box-title = Mi caja
mine-title = Mis partidas
day-title = Partida del día
error-not-found-title = Aquí no hay nada
