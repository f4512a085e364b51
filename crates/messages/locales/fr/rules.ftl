# La page des règles. `rule-P4` explique le point P4 de docs/rules.md ; `.example` est facultatif.

rules-search = Chercher dans les règles
rules-search-none = Rien trouvé pour « { $query } ».
rules-search-found = { $count ->
    [one] { $count } règle trouvée
   *[other] { $count } règles trouvées
}
rules-contents = Table des matières
rules-example = Exemple
rules-ruling = Notre interprétation
rules-ruling-help = Les livrets n'en disent rien, ou diffèrent selon la langue. Voici comment nous jouons.
rules-clause = Règle { $clause }
rules-goal = Derrière la cascade se trouve une falaise pleine de fissures. Tu les remplis de pierres à ta couleur. Quand la première colonne est pleine, celui qui y a le plus de pierres marque des points, et celui qui domine une ligne gagne sa tuile bonus. Puis l'eau avance. Celui qui a le plus de points à la fin gagne.

rules-title-box = Le matériel
rules-intro-box = La falaise, le cadre d'eau qui avance devant elle, et ce qu'on y pose.
rules-title-setup = Mise en place
rules-intro-setup = L'application s'en charge pour toi.
rules-title-turn = Ton tour
rules-intro-turn = Une action : piocher ou poser. Puis, peut-être, une goutte.
rules-title-place = Poser une pierre
rules-intro-place = Plus c'est à droite, plus c'est cher. On paie en cartes de la couleur de la fissure.
rules-title-water = Les gouttes d'eau
rules-intro-water = Les gouttes aussi remplissent la première colonne. Personne n'arrête l'eau pour toujours.
rules-title-scoring = Décompter une colonne
rules-intro-scoring = D'abord le rocher, puis les tuiles, puis le cadre d'eau avance.
rules-title-tiles = Les tuiles bonus
rules-intro-tiles = Quatre sortes : points, cartes, couleur au choix, double action.
rules-title-end = La fin
rules-intro-end = La partie finit avec le troisième rocher à partir de la droite.
rules-title-supplies = Quand quelque chose manque
rules-intro-supplies = C'est rare, et cela ne change rien.
rules-title-mistakes = Erreurs fréquentes
rules-intro-mistakes = Pour ceux qui ont connu le jeu ailleurs.

## Le matériel

rule-C1 = On joue de deux à quatre, chacun avec une couleur : rouge, jaune, violet ou vert. Vous êtes assis en cercle et personne ne change de place.
rule-C2 = Il y a 60 cartes : 20 blanches, 20 bleues et 20 orange. Toutes les cartes se valent ; il n'y a pas de joker parmi elles.
rule-C3 = Il y a 45 tuiles bonus : 35 à dos clair et 10 à dos foncé.
rule-C4 = Chacun a 35 pierres précieuses. L'une marque ton score, les 34 autres peuvent aller dans la falaise.
rule-C5 = Il y a 50 gouttes d'eau.
rule-C6 = La falaise a 14 emplacements. Les 11 premiers sont des colonnes avec des fissures et, au pied, un rocher ; les trois derniers ne portent que des tuiles. Les colonnes 1 à 10 sont cinq bandes de deux colonnes, une claire et une foncée, qui changent de place d'une partie à l'autre ; la colonne 11 est toujours la même. Chaque fissure a une couleur et se trouve dans l'une des cinq lignes, la ligne 1 en haut. Dans une colonne, on voit toujours quelle fissure est plus basse, même quand une ligne en contient plusieurs.
rule-C7 = Des tuiles face cachée se trouvent sur les emplacements 6 à 14, une par ligne : dos clairs de 6 à 12, dos foncés sur 13 et 14.
rule-C8 = Le cadre d'eau montre cinq colonnes et, à leur droite, les cinq tuiles de l'emplacement suivant. Il part de la colonne 1 et s'arrête à la colonne 9. Près du bout de la falaise, il montre moins de colonnes : quatre (8 à 11), puis trois (9 à 11).
rule-C9 = Le rocher au pied d'une colonne indique ses points. À quatre, les trois premiers rangs marquent, à trois les deux premiers, à deux seulement le premier. Les valeurs dépendent du nombre de joueurs.

## Mise en place

rule-S1 = Les cinq bandes sont posées dans un ordre tiré au hasard. Une bande n'est jamais retournée.
rule-S2 = Les tuiles sont mélangées, claires et foncées à part, et posées face cachée. Les cinq tuiles à côté du cadre, à l'emplacement 6, sont retournées.
rule-S3 = Tout le monde commence sans points.
rule-S4 = Le premier joueur reçoit la boîte à pierres précieuses. Son voisin de droite, dernier à jouer dans la première manche, reçoit la boîte à gouttes d'eau.
rule-S5 = Le premier joueur reçoit 4 cartes, le deuxième 5, le troisième 6, le quatrième 7. Garde tes cartes secrètes.
rule-S6 = Les autres cartes forment la pioche. Les cartes utilisées vont à la défausse, que tout le monde peut consulter.

## Ton tour

rule-T1 = Si tu as la boîte à pierres précieuses, c'est ton tour. Elle circule dans le sens des aiguilles d'une montre.
rule-T2 = Tu fais d'abord exactement une action : piocher des cartes ou poser une pierre. On ne peut pas passer.
rule-T3 = Piocher : prends 4 cartes de la pioche. Personne d'autre ne les voit.
rule-T4 = Quand la pioche est épuisée, on mélange la défausse, qui devient la nouvelle pioche. Puis tu continues à piocher.
rule-T5 = Si les deux piles sont vides, tu reçois ce qu'il y avait, et rien de plus par la suite.
rule-T6 = Après ton action, tu poses une goutte si tu as la boîte à gouttes d'eau. Puis la boîte à pierres précieuses passe au joueur suivant, dans le sens des aiguilles d'une montre.
rule-T7 = Si tu as plus de 12 cartes à la fin de ton tour, tu en défausses à ton choix, face visible, jusqu'à en garder exactement 12. Cela se fait avant que la boîte à pierres précieuses ne passe. Pendant ton tour, il n'y a pas de limite.
rule-T8 = Si la partie finit pendant ton tour, tu n'as plus rien à défausser.

## Poser une pierre

rule-P1 = Choisis une fissure libre dans une colonne du cadre d'eau. Celles qui contiennent une pierre ou une goutte sont prises.
rule-P2 = Le prix dépend de la colonne : 1 carte pour la première du cadre, 2 pour la deuxième, jusqu'à 5 pour la cinquième. Les cartes doivent être de la couleur de la fissure.
rule-P3 = À la place de chaque carte demandée, tu peux payer deux cartes d'une même autre couleur. Tu peux le faire pour autant de cartes que tu veux et, si tu veux, chaque fois avec une couleur différente.
    .example = Une fissure coûte 3 cartes bleues. Tu peux payer 3 bleues ; ou 2 bleues et 2 blanches ; ou 1 bleue, 2 blanches et 2 orange ; ou 6 orange ; et ainsi de suite.
rule-P4 = Tu paies le compte exact, jamais une carte de plus. Les cartes vont à la défausse.
rule-P5 = Puis l'une de tes pierres passe de la réserve à la fissure. Elle y reste jusqu'à la fin de la partie, sauf si tes pierres viennent à manquer.
rule-P6 = Une action, une pierre. Pour en poser une deuxième dans le même tour, il faut une tuile double action.

## L'eau

rule-W1 = Une goutte va sur la fissure libre la plus haute de la première colonne du cadre. Tu dois la poser là : tu n'as pas le choix. Cette fissure est alors fermée aux pierres.
rule-W2 = Tu gardes la boîte à gouttes d'eau jusqu'à ce qu'une colonne soit décomptée.
rule-W3 = Si ta propre pierre remplit la première colonne et qu'on la décompte, tu ne poses pas de goutte dans ce tour.
rule-W4 = Dès qu'une colonne a été décomptée dans un tour, personne ne pose de goutte dans ce tour : ni le joueur qui vient de recevoir la boîte, ni après une double action.
rule-W5 = Quel que soit le nombre de doubles actions, si aucune colonne n'est décomptée, il tombe une seule goutte, après ta dernière action.

## Décompte

rule-I1 = Dès que la dernière fissure libre de la première colonne est remplie, par une pierre ou par une goutte, on décompte cette colonne avant toute autre chose. Si une autre colonne est pleine, il ne se passe encore rien.
rule-I2 = Celui qui a le plus de pierres dans la colonne reçoit la plus haute valeur du rocher, le deuxième la suivante, et ainsi de suite. Sans pierre dans la colonne, on ne reçoit rien.
rule-I3 = En cas d'égalité, comparez la pierre la plus basse de chacun dans la colonne : la plus basse passe devant, puis la suivante.
rule-I4 = Puis on distribue les tuiles à côté du cadre, ligne par ligne en partant du haut. Une tuile va au joueur qui a le plus de pierres dans sa ligne, à l'intérieur du cadre. La colonne qu'on vient de décompter compte encore.
rule-I5 = En cas d'égalité dans une ligne, le joueur dont la dernière pierre est la plus à droite passe devant. Si ces pierres sont dans la même colonne, c'est la plus basse qui l'emporte.
rule-I6 = S'il n'y a aucune pierre dans une ligne, sa tuile est retirée du jeu.
rule-I7 = Puis le cadre d'eau avance d'une colonne vers la droite, et l'on retourne les cinq tuiles suivantes. La colonne décomptée disparaît derrière la cascade : ses pierres ne comptent plus pour rien.
rule-I8 = Si la nouvelle première colonne est déjà pleine, on la décompte aussitôt de la même façon. Quand plus rien ne suit, la boîte à gouttes d'eau passe au joueur suivant, dans le sens inverse des aiguilles d'une montre : une seule fois, même si plusieurs colonnes ont été décomptées.
rule-I9 = Après un décompte, tu peux encore utiliser des tuiles bonus avant que la boîte à pierres précieuses ne passe, même celles que tu viens de gagner, même pour une double action. Si cela remplit de nouveau la première colonne, on décompte de nouveau.

## Tuiles bonus

rule-B1 = Points : tu gardes la tuile, et à la fin elle vaut ce qu'elle indique. Avant, elle ne sert à rien.
rule-B2 = Cartes : défausse la tuile et pioche 2, 3 ou 4 cartes, selon ce qu'elle indique. Tu peux le faire avant ou après ton action, avec autant de ces tuiles que tu en as.
rule-B3 = Couleur au choix : défausse la tuile quand tu poses une pierre. Alors seul le nombre de cartes compte, pas leur couleur. On ne peut pas en plus payer deux cartes pour une.
rule-B4 = Tu peux utiliser plusieurs tuiles dans un tour, pareilles ou différentes, au début ou à la fin.
rule-B5 = Double action : défausse la tuile après une action et fais-en encore une, piocher ou poser, comme tu veux. Avec une autre de ces tuiles, tu peux recommencer.
rule-B6 = Les tuiles s'utilisent avant que la goutte tombe et que la boîte à pierres précieuses ne passe. Seule exception, après un décompte : il ne tombe pas de goutte, et tu peux encore utiliser des tuiles.
rule-B7 = Les tuiles utilisées sont retirées du jeu.
rule-B8 = Tout le monde voit qui gagne quelle tuile ; elles ne sont donc pas secrètes. Autour d'une table, vous pouvez les garder face cachée.

## La fin

rule-E1 = La partie finit dès que la colonne 9 est décomptée, le troisième rocher à partir de la droite. Personne ne joue plus, même si la manche n'est pas complète.
rule-E2 = La colonne 9 est décomptée comme toutes les autres, avec ses tuiles.
rule-E3 = Puis on décompte aussi les colonnes 10 et 11, pleines ou non : seulement les rochers, pas de tuiles.
rule-E4 = Puis chacun ajoute les points de ses tuiles.
rule-E5 = Celui qui a le plus de points gagne. À égalité, on gagne ensemble.
rule-E6 = La piste de score a 80 cases. Au-delà de 80, on refait un tour ; ton score est bien sûr le nombre entier.

## Réserve

rule-F1 = S'il faut une goutte et qu'il n'en reste plus, toutes les gouttes derrière la cascade reviennent à la réserve.
rule-F2 = S'il te faut une pierre et que tu n'en as plus, toutes tes pierres derrière la cascade reviennent à ta réserve.
rule-F3 = Cela ne change rien d'autre : ce qui est derrière la cascade ne compte de toute façon plus.

## Exemples

rule-X1 = Trois prix : une fissure blanche dans la première colonne du cadre coûte 1 carte blanche. Une bleue dans la quatrième coûte 4 bleues, une orange dans la cinquième 5 orange.
rule-X2 = Quatre joueurs, un rocher de 8, 5 et 2. Vert a le plus de pierres dans la colonne. Jaune et Rouge en ont autant l'un que l'autre, mais Rouge en a une plus basse. Violet en a le moins. Vert marque 8 points, Rouge 5, Jaune 2, Violet aucun.
rule-X3 = Cinq tuiles. Ligne 1 : Jaune, Rouge et Violet sont à égalité, Violet est le plus à droite et gagne la tuile. Ligne 2 : aucune pierre, la tuile est retirée du jeu. Ligne 3 : Jaune en a le plus. Ligne 4 : Vert en a le plus. Ligne 5 : Vert et Rouge en ont deux chacun, et leurs dernières sont dans la même colonne ; celle de Vert est plus basse, Vert gagne donc la tuile.
rule-X4 = Tous les quatre sont à égalité dans une colonne. Celui qui a la pierre la plus basse reçoit la plus haute valeur, le suivant celle du milieu, le troisième la plus petite. Le quatrième ne reçoit rien.
rule-X5 = Les nouvelles tuiles sont retournées quand le cadre avance, pas au moment de les distribuer. Le premier joueur n'a jamais les deux boîtes. Une action, une pierre. Les colonnes derrière la cascade ne comptent pas dans une ligne. Et la boîte à gouttes d'eau ne passe qu'une fois, même quand plusieurs colonnes sont décomptées à la suite.
