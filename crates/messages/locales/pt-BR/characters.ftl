# Personagens: adversários com um estilo próprio.

setup-character = Personagem
setup-character-none = Sem personagem
setup-character-help = Um personagem joga na força escolhida, com um estilo próprio.
bot-with-style = { $level }, { $style }

style-hoarder = Gralha
style-hoarder-line = Guarda cada ficha para depois e gosta da mão cheia.
style-water = Lontra
style-water-line = Adora a água: fica na primeira coluna e luta ali.
style-blocker = Jacaré
style-blocker-line = Toma colunas e linhas dos outros.
style-rows = Sucuri
style-rows-line = Estica-se pelas linhas e coleciona suas fichas.
style-sprinter = Beija-flor
style-sprinter-line = Prefere colocar a comprar e apressa a moldura.
style-spender = Arara
style-spender-line = Paga preços altos por gemas bem à direita.
