# Compartilhar uma partida.

link-title = Compartilhar
link-game = A partida inteira
link-game-text = Quem abre este link vê a partida inteira. Nada fica em um servidor: a partida está no próprio link.
link-unfinished = Só uma partida terminada pode ser compartilhada por link.
link-moment = Este momento
link-moment-text = Pergunta “O que você faria aqui?” e mostra o que { $name } vê agora, nada mais.
link-copy = Copiar o link
link-copied = Link copiado.
link-qr = O link como código QR
link-damaged-title = Não dá para abrir este link
link-damaged-text = Faltam caracteres ou eles foram alterados. Peça o link de novo e copie-o inteiro.
link-newer-title = Este link é de uma versão mais nova
link-newer-text = Recarregue a página com internet: a nova versão consegue abri-lo.
