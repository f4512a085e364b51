# Ajustes.

settings-language = Idioma
settings-language-auto = El del navegador
settings-speed = Velocidad de las animaciones
settings-speed-slow = Lenta
settings-speed-normal = Normal
settings-speed-fast = Rápida
settings-speed-off = Sin animaciones
settings-speed-reduced = Tu sistema pide menos movimiento, así que las animaciones están desactivadas.
settings-theme = Apariencia
settings-theme-auto = La del sistema
settings-theme-light = Clara
settings-theme-dark = Oscura
settings-leads = Mostrar quién va por delante
settings-leads-help = Pequeñas marcas en cada columna y fila muestran quién puntuaría ahora.
settings-confirm = Confirmar siempre el final del turno
settings-confirm-help = Si no, tu turno termina solo cuando no queda nada por elegir.
settings-hide-tiles = Fichas de bonificación boca abajo
settings-hide-tiles-help = Así tienes que recordar lo que han ganado los demás.
settings-sound-help = Sonidos suaves, solo después de que toques la página.
settings-vibration = Vibrar
settings-vibration-help = Tu teléfono vibra un instante cuando te toca.
settings-name = Tu nombre
settings-opponent = Rival { NUMBER($n) }
settings-nobody = Nadie
settings-reset = Restablecer los ajustes
