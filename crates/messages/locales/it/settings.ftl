# Impostazioni.

settings-language = Lingua
settings-language-auto = Come il browser
settings-speed = Velocità delle animazioni
settings-speed-slow = Lenta
settings-speed-normal = Normale
settings-speed-fast = Veloce
settings-speed-off = Nessuna
settings-speed-reduced = Il tuo sistema chiede meno movimento: le animazioni sono disattivate.
settings-theme = Aspetto
settings-theme-auto = Come il sistema
settings-theme-light = Chiaro
settings-theme-dark = Scuro
settings-leads = Mostra chi è in vantaggio
settings-leads-help = Piccoli segni su ogni colonna e riga mostrano chi farebbe punti ora.
settings-confirm = Conferma sempre la fine del turno
settings-confirm-help = Altrimenti il turno finisce da solo quando non resta nulla da scegliere.
settings-hide-tiles = Tieni coperte le tessere bonus
settings-hide-tiles-help = Così devi ricordare che cosa hanno vinto gli altri.
settings-sound-help = Suoni discreti, solo dopo che hai toccato la pagina.
settings-vibration = Vibrazione
settings-vibration-help = Il telefono vibra un attimo quando tocca a te.
settings-name = Il tuo nome
settings-opponent = Avversario { NUMBER($n) }
settings-nobody = Nessuno
settings-reset = Ripristina i valori iniziali
