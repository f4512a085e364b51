# Een spel terugkijken, stap voor stap.

replay-title = Terugkijken
replay-heading = Terugkijken: { $names }
replay-first = Naar het begin
replay-back = Een stap terug
replay-play = Afspelen
replay-pause = Pauze
replay-next = Een stap vooruit
replay-last = Naar het einde
replay-scoring-back = Vorige waardering
replay-scoring-next = Volgende waardering
replay-step = Stap
replay-place = Beurt { NUMBER($turn) } · stap { NUMBER($n) } van { NUMBER($total) }
replay-seen = Kaarten
replay-seen-all = alle handen open
replay-seen-nobody = alle handen verborgen
replay-speed = Snelheid
replay-hands = Open handen

moment-title = Wat zou jij hier doen?
moment-text = Jij bent { $name }: je ziet wat { $name } zag, en meer niet.
moment-not-yours = Hier is iemand anders aan de beurt.
moment-show = De beste zetten tonen
