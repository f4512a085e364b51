# Postacie: przeciwnicy z własnym stylem.

setup-character = Postać
setup-character-none = Bez postaci
setup-character-help = Postać gra z wybraną siłą i we własnym stylu.
bot-with-style = { $level }, { $style }

style-hoarder = Sroka
style-hoarder-line = Zachowuje każdy żeton na później i lubi pełną rękę.
style-water = Wydra
style-water-line = Kocha wodę: zostaje w pierwszej kolumnie i tam walczy.
style-blocker = Kajman
style-blocker-line = Odbiera innym kolumny i rzędy.
style-rows = Anakonda
style-rows-line = Rozciąga się wzdłuż rzędów i zbiera ich żetony.
style-sprinter = Koliber
style-sprinter-line = Woli kłaść niż dobierać i popędza ramkę.
style-spender = Ara
style-spender-line = Płaci wysokie ceny za klejnoty daleko po prawej.
