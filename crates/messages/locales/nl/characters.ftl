# Personages: tegenstanders met een eigen stijl.

setup-character = Personage
setup-character-none = Geen personage
setup-character-help = Een personage speelt op de gekozen sterkte, in een eigen stijl.
bot-with-style = { $level }, { $style }

style-hoarder = Ekster
style-hoarder-line = Bewaart elke tegel voor later en houdt van een volle hand.
style-water = Otter
style-water-line = Houdt van het water: blijft in de eerste kolom en vecht daar.
style-blocker = Kaaiman
style-blocker-line = Pakt kolommen en rijen van anderen af.
style-rows = Anaconda
style-rows-line = Strekt zich langs de rijen uit en verzamelt hun tegels.
style-sprinter = Kolibrie
style-sprinter-line = Legt liever dan te trekken en jaagt het raam vooruit.
style-spender = Ara
style-spender-line = Betaalt hoge prijzen voor edelstenen ver naar rechts.
