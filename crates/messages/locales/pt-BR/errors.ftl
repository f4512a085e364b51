# Quando algo dá errado.

error-details = Detalhes
error-download = Baixar os dados
error-go-on = Continuar sem ela
error-home = Ir para o início

error-save-broken-title = Não dá para ler a partida salva
error-save-broken-text = Os dados neste navegador estão danificados. Eles não foram apagados, só separados: você pode baixá-los e continuar com uma nova partida.
error-save-newer-title = A partida salva é de uma versão mais nova
error-save-newer-text = Atualize o aplicativo para continuar. Até lá, sua partida fica guardada.
error-record-bad-title = Não dá para ler este arquivo de partida
error-record-bad-text = O erro está na linha { NUMBER($line) }, coluna { NUMBER($column) }.
error-record-newer = Este arquivo é de uma versão mais nova do aplicativo.
error-record-edition = Este arquivo usa uma edição que não existe aqui: { $edition }.
error-record-move = O passo { NUMBER($n) } deste arquivo não é uma jogada válida.
error-record-result = O resultado deste arquivo não bate com as jogadas.
error-record-not-dealt = Este arquivo termina antes da distribuição das cartas.
error-file-unreadable = Não dá para ler o arquivo.
error-storage-full-title = O armazenamento do navegador está cheio
error-storage-full-text = Você pode continuar, mas a partida não é mais salva. Por segurança, salve o arquivo.
error-storage-denied-title = O navegador não nos deixa salvar
error-storage-denied-text = Você pode jogar, mas a partida se perde ao fechar a página. Isso pode acontecer em uma janela anônima.
error-wasm-title = Este navegador não consegue rodar o jogo
error-wasm-text = O jogo precisa de WebAssembly. Use uma versão atual do Firefox, Chrome, Edge ou Safari, ou permita WebAssembly nas configurações.
error-script-text = O jogo precisa de JavaScript. Permita-o nesta página.
error-load-title = Não foi possível carregar o jogo
error-load-text = Verifique sua conexão e tente de novo.
error-not-found-text = Este endereço não leva a lugar nenhum.
error-crash-title = O jogo parou
error-crash-text = Sua partida está salva até o último passo. Recarregue a página para continuar.
error-bot-text = { $name } não consegue pensar agora e faz uma jogada simples.
error-reload = Recarregar a página
error-not-built = Este programa foi compilado sem o aplicativo web. Para compilar e iniciar com ele, execute:
error-bot-unknown = Esta versão não conhece o bot “{ $bot }”. No lugar dele, { $level } joga por { $name }.
