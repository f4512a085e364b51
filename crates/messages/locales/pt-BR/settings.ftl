# Configurações.

settings-language = Idioma
settings-language-auto = O do navegador
settings-speed = Velocidade das animações
settings-speed-slow = Lenta
settings-speed-normal = Normal
settings-speed-fast = Rápida
settings-speed-off = Sem animações
settings-speed-reduced = Seu sistema pede menos movimento; por isso as animações estão desligadas.
settings-theme = Aparência
settings-theme-auto = A do sistema
settings-theme-light = Clara
settings-theme-dark = Escura
settings-leads = Mostrar quem está na frente
settings-leads-help = Pequenas marcas em cada coluna e linha mostram quem pontuaria agora.
settings-confirm = Sempre confirmar o fim do turno
settings-confirm-help = Do contrário, seu turno termina sozinho quando não há mais o que escolher.
settings-hide-tiles = Fichas de bônus viradas para baixo
settings-hide-tiles-help = Assim você precisa lembrar o que os outros ganharam.
settings-sound-help = Sons suaves, só depois de você tocar na página.
settings-vibration = Vibrar
settings-vibration-help = O celular vibra rapidamente quando é a sua vez.
settings-name = Seu nome
settings-opponent = Adversário { NUMBER($n) }
settings-nobody = Ninguém
settings-reset = Restaurar o padrão
