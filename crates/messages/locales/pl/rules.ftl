# Strona z zasadami.

rules-search = Szukaj w zasadach
rules-search-none = Brak wyników dla „{ $query }”.
rules-search-found = { $count ->
    [one] Znaleziono 1 zasadę
    [few] Znaleziono { $count } zasady
    [many] Znaleziono { $count } zasad
   *[other] Znaleziono { $count } zasady
}
rules-contents = Spis treści
rules-example = Przykład
rules-ruling = Nasza decyzja
rules-ruling-help = Instrukcje o tym milczą albo ich wersje językowe się różnią. My gramy tak.
rules-clause = Zasada { $clause }
rules-goal = Za wodospadem kryje się ściana pełna szczelin. Wypełniasz je klejnotami w swoim kolorze. Gdy pierwsza kolumna jest pełna, kto ma w niej najwięcej klejnotów, dostaje punkty, a kto prowadzi w rzędzie, dostaje jego żeton premii. Potem woda płynie dalej. Na koniec wygrywa ten, kto ma najwięcej punktów.

rules-title-box = Co jest w pudełku
rules-intro-box = Ściana, ramka, która się po niej przesuwa, i to, co na nią trafia.
rules-title-setup = Przygotowanie
rules-intro-setup = Aplikacja robi to za ciebie.
rules-title-turn = Twoja tura
rules-intro-turn = Jedna akcja: dobierasz karty albo kładziesz klejnot. Potem może kropla.
rules-title-place = Kładzenie klejnotu
rules-intro-place = Im dalej w prawo, tym drożej. Płacisz kartami w kolorze szczeliny.
rules-title-water = Krople wody
rules-intro-water = Krople też zapełniają pierwszą kolumnę. Nikt nie zatrzyma wody na zawsze.
rules-title-scoring = Punktowanie kolumny
rules-intro-scoring = Najpierw skała, potem żetony, a na koniec przesuwa się ramka.
rules-title-tiles = Żetony premii
rules-intro-tiles = Cztery rodzaje: punkty, karty, dowolny kolor, podwójny ruch.
rules-title-end = Koniec
rules-intro-end = Grę kończy trzecia skała od prawej.
rules-title-supplies = Gdy czegoś zabraknie
rules-intro-supplies = Zdarza się to rzadko i niczego nie zmienia.
rules-title-mistakes = Częste pomyłki
rules-intro-mistakes = Dla tych, którzy znają tę grę skądinąd.

## Co jest w grze

rule-C1 = Gra od dwóch do czterech osób, każda w swoim kolorze: czerwonym, żółtym, fioletowym albo zielonym. Siedzicie w kręgu i nikt nie zmienia miejsca.
rule-C2 = Jest 60 kart: 20 białych, 20 niebieskich i 20 pomarańczowych. Każda karta liczy się tak samo; nie ma jokerów.
rule-C3 = Jest 45 żetonów premii: 35 z jasnym rewersem i 10 z ciemnym.
rule-C4 = Każdy gracz ma 35 klejnotów. Jeden zaznacza punkty, pozostałe 34 mogą trafić na ścianę.
rule-C5 = Jest 50 kropli wody.
rule-C6 = Ściana ma 14 pozycji. Pierwsze 11 to kolumny ze szczelinami i skałą pod spodem; na trzech ostatnich leżą tylko żetony. Kolumny od 1 do 10 tworzy pięć pasków po dwie kolumny, jasną i ciemną, które w każdej grze leżą inaczej; kolumna 11 jest zawsze ta sama. Każda szczelina ma kolor i leży w jednym z pięciu rzędów, rząd 1 jest u góry. W kolumnie zawsze wiadomo, która szczelina leży niżej, nawet gdy w jednym rzędzie jest ich kilka.
rule-C7 = Na pozycjach od 6 do 14 leżą zakryte żetony, po jednym w każdym rzędzie: z jasnym rewersem na pozycjach od 6 do 12, z ciemnym na 13 i 14.
rule-C8 = Ramka pokazuje pięć kolumn, a po ich prawej stronie pięć żetonów następnej pozycji. Zaczyna przy kolumnie 1 i zatrzymuje się przy kolumnie 9. Blisko końca ściany pokazuje mniej kolumn: cztery (od 8 do 11), potem trzy (od 9 do 11).
rule-C9 = Skała pod kolumną pokazuje jej punkty. W cztery osoby punktują trzy pierwsze miejsca, w trzy osoby dwa pierwsze, w dwie tylko pierwsze. Wartości zależą od liczby graczy.

## Przygotowanie

rule-S1 = Pięć pasków układa się w losowej kolejności. Paska nigdy się nie obraca.
rule-S2 = Żetony tasuje się, jasne i ciemne osobno, i układa zakryte. Pięć żetonów obok ramki, na pozycji 6, odkrywa się.
rule-S3 = Wszyscy zaczynają bez punktów.
rule-S4 = Kto zaczyna, dostaje pudełko klejnotów. Gracz po jego prawej stronie, ostatni w pierwszej rundzie, dostaje pudełko wody.
rule-S5 = Pierwszy gracz dostaje 4 karty, drugi 5, trzeci 6, czwarty 7. Kart nie pokazuje się innym.
rule-S6 = Pozostałe karty tworzą talię. Zużyte karty trafiają na stos odrzuconych; każdy może go przejrzeć.

## Tura

rule-T1 = Gdy masz pudełko klejnotów, jest twoja tura. Pudełko wędruje zgodnie z ruchem wskazówek zegara.
rule-T2 = Najpierw wykonujesz dokładnie jedną akcję: dobierasz karty albo kładziesz klejnot. Nie można spasować.
rule-T3 = Dobieranie: weź 4 karty z talii. Nikt inny ich nie widzi.
rule-T4 = Gdy talia się skończy, tasuje się odrzucone karty i tworzą one nową talię. Potem dobierasz dalej.
rule-T5 = Jeśli talia i stos odrzuconych są puste, dostajesz tyle, ile było, i nic później.
rule-T6 = Po swojej akcji kładziesz kroplę na ścianie, jeśli masz pudełko wody. Potem pudełko klejnotów trafia do następnego gracza zgodnie z ruchem wskazówek zegara.
rule-T7 = Jeśli na koniec tury masz więcej niż 12 kart, wybierasz, które odrzucasz, odkryte, aż zostanie dokładnie 12. Dzieje się to, zanim pudełko klejnotów powędruje dalej. W trakcie tury możesz mieć ich dowolnie dużo.
rule-T8 = Jeśli gra kończy się w twojej turze, nie musisz już niczego odrzucać.

## Kładzenie klejnotu

rule-P1 = Wybierz pustą szczelinę w jednej z kolumn w ramce. Szczeliny z klejnotem lub kroplą są zajęte.
rule-P2 = Cena zależy od kolumny: 1 karta w pierwszej kolumnie ramki, 2 w drugiej i tak dalej, aż do 5 w piątej. Karty muszą być w kolorze szczeliny.
rule-P3 = Zamiast każdej karty z ceny możesz zapłacić dwie karty jednego innego koloru. Wolno tak zastąpić dowolnie wiele kart, za każdym razem innym kolorem, jeśli chcesz.
    .example = Szczelina kosztuje 3 niebieskie. Możesz zapłacić 3 niebieskie; albo 2 niebieskie i 2 białe; albo 1 niebieską, 2 białe i 2 pomarańczowe; albo 6 pomarańczowych; i tak dalej.
rule-P4 = Płacisz dokładnie, nigdy o kartę więcej. Karty trafiają na stos odrzuconych.
rule-P5 = Potem jeden z twoich klejnotów trafia z zasobów do szczeliny. Zostaje tam do końca gry, chyba że zabraknie ci klejnotów.
rule-P6 = Jedna akcja to jeden klejnot. Żeby w tej samej turze położyć drugi, potrzebujesz żetonu podwójnego ruchu.

## Woda

rule-W1 = Kropla trafia na najwyższą pustą szczelinę pierwszej kolumny w ramce. Trzeba ją tam położyć, nie ma wyboru. Szczelina jest odtąd zamknięta dla klejnotów.
rule-W2 = Pudełko wody zostaje u ciebie, aż dojdzie do punktowania kolumny.
rule-W3 = Jeśli twój własny klejnot zapełni pierwszą kolumnę i dojdzie do punktowania, w tej turze nie kładziesz kropli.
rule-W4 = Jeśli w danej turze było punktowanie, nikt nie kładzie już w niej kropli: ani gracz, który właśnie dostał pudełko wody, ani po podwójnym ruchu.
rule-W5 = Bez względu na liczbę podwójnych ruchów: jeśli nie ma punktowania, jest jedna kropla, po twojej ostatniej akcji.

## Punktowanie

rule-I1 = Gdy tylko klejnot lub kropla zapełni ostatnią pustą szczelinę pierwszej kolumny, ta kolumna od razu jest punktowana, przed wszystkim innym. Jeśli pełna jest inna kolumna, na razie nic się nie dzieje.
rule-I2 = Kto ma najwięcej klejnotów w kolumnie, dostaje najwyższą wartość skały, drugi w kolejności następną i tak dalej. Bez klejnotu w tej kolumnie nie dostaje się nic.
rule-I3 = Przy remisie patrzy się na najniższy klejnot każdego z was w kolumnie: prowadzi ten, kto ma go niżej. Potem decyduje następny od dołu.
rule-I4 = Potem rozdaje się żetony obok ramki, rząd po rzędzie od góry. Żeton dostaje gracz, który ma najwięcej klejnotów w jego rzędzie w ramce. Kolumna, która właśnie została zapunktowana, jeszcze się liczy.
rule-I5 = Przy remisie w rzędzie prowadzi gracz, którego ostatni klejnot w rzędzie leży dalej w prawo. Jeśli te klejnoty są w tej samej kolumnie, prowadzi niższy.
rule-I6 = Jeśli w rzędzie nie ma klejnotów, jego żeton wypada z gry.
rule-I7 = Potem ramka przesuwa się o jedną kolumnę w prawo i odkrywa się pięć następnych żetonów. Zapunktowana kolumna znika za wodospadem: jej klejnoty do niczego się już nie liczą.
rule-I8 = Jeśli nowa pierwsza kolumna jest już pełna, od razu punktuje się ją tak samo. Gdy nie ma następnej, pudełko wody trafia do następnego gracza przeciwnie do ruchu wskazówek zegara: tylko raz, nawet jeśli zapunktowało kilka kolumn.
rule-I9 = Po punktowaniu możesz jeszcze używać żetonów premii, zanim pudełko klejnotów powędruje dalej, także tych właśnie zdobytych, także do podwójnego ruchu. Jeśli to znów zapełni pierwszą kolumnę, znów jest punktowanie.

## Żetony premii

rule-B1 = Punkty: żeton zatrzymujesz, a na końcu jest wart tyle, ile pokazuje. Wcześniej nic nie robi.
rule-B2 = Karty: oddaj żeton i dobierz 2, 3 lub 4 karty, zależnie od żetonu. Możesz to zrobić przed akcją lub po niej, z tyloma takimi żetonami, ile masz.
rule-B3 = Dowolny kolor: oddaj żeton, gdy kładziesz klejnot. Wtedy liczy się tylko liczba kart, a nie ich kolor. Nie można przy tym płacić dwóch kart za jedną.
rule-B4 = W jednej turze możesz użyć kilku żetonów, takich samych lub różnych, na początku lub na końcu.
rule-B5 = Podwójny ruch: oddaj żeton po akcji i wykonaj jeszcze jedną, dobieranie albo kładzenie, jak wolisz. Z kolejnym takim żetonem możesz to powtórzyć.
rule-B6 = Żetonów używasz, zanim spadnie kropla i zanim pudełko klejnotów powędruje dalej. Inaczej jest tylko po punktowaniu: kropli wtedy nie ma, a żetonów możesz jeszcze używać.
rule-B7 = Zużyte żetony wypadają z gry.
rule-B8 = Wszyscy widzą, kto zdobywa który żeton, więc żetony nie są tajne. Przy stole możecie trzymać je zakryte.

## Koniec gry

rule-E1 = Gra kończy się, gdy tylko zapunktuje kolumna 9, trzecia skała od prawej. Nikt nie ma już tury, nawet jeśli runda nie jest pełna.
rule-E2 = Kolumnę 9 punktuje się jak wszystkie inne, razem z jej żetonami.
rule-E3 = Potem punktuje się też kolumny 10 i 11, pełne czy nie: tylko skały, bez żetonów.
rule-E4 = Potem każdy dodaje punkty ze swoich żetonów.
rule-E5 = Wygrywa, kto ma najwięcej punktów. Przy remisie gracze wygrywają wspólnie.
rule-E6 = Tor punktów ma 80 pól. Po 80 zaczyna się drugie okrążenie; wynik to oczywiście cała liczba punktów.

## Zasoby

rule-F1 = Jeśli potrzebna jest kropla, a żadnej już nie ma, wszystkie krople zza wodospadu wracają do zasobów.
rule-F2 = Jeśli potrzebujesz klejnotu, a żadnego już nie masz, wszystkie twoje klejnoty zza wodospadu wracają do twoich zasobów.
rule-F3 = Niczego innego to nie zmienia: to, co leży za wodospadem, i tak się nie liczy.

## Przykłady

rule-X1 = Trzy ceny: biała szczelina w pierwszej kolumnie ramki kosztuje 1 białą kartę. Niebieska w czwartej kosztuje 4 niebieskie, pomarańczowa w piątej 5 pomarańczowych.
rule-X2 = Czterech graczy, skała 8, 5 i 2. Zielony ma najwięcej klejnotów w kolumnie. Żółty i czerwony mają po tyle samo, ale czerwony ma niższy. Fioletowy ma najmniej. Zielony dostaje 8 punktów, czerwony 5, żółty 2, a fioletowy nic.
rule-X3 = Pięć żetonów. Rząd 1: żółty, czerwony i fioletowy remisują, fioletowy jest najdalej po prawej i zdobywa żeton. Rząd 2: brak klejnotów, żeton wypada z gry. Rząd 3: najwięcej ma żółty. Rząd 4: najwięcej ma zielony. Rząd 5: zielony i czerwony mają po dwa, a ich ostatnie klejnoty są w tej samej kolumnie; klejnot zielonego leży niżej, więc zielony zdobywa żeton.
rule-X4 = Wszyscy czterej remisują w kolumnie. Kto ma najniższy klejnot, dostaje najwyższą wartość, następny od dołu średnią, trzeci najmniejszą. Czwarty nie dostaje nic.
rule-X5 = Nowe żetony odkrywa się, gdy przesuwa się ramka, a nie przy ich rozdawaniu. Kto zaczyna, nigdy nie ma obu pudełek. Jedna akcja to jeden klejnot. Kolumny za wodospadem nie liczą się w rzędzie. A pudełko wody wędruje dalej raz, nawet gdy punktuje kilka kolumn pod rząd.
