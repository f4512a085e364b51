# La page des règles. `rule-P4` explique le point P4 de docs/rules.md ; `.example` est facultatif.

rules-title = Les règles
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
rules-goal = Derrière la cascade se trouve une falaise pleine de fissures. Tu les remplis de pierres à ta couleur. Quand la première colonne est pleine, qui y a le plus de pierres marque des points, et qui domine une ligne gagne sa tuile bonus. Puis l'eau avance. À la fin, le plus de points l'emporte.

rules-title-box = Le matériel
rules-intro-box = La falaise, le cadre d'eau qui avance devant elle, et ce qu'on y place.
rules-title-setup = Mise en place
rules-intro-setup = L'application s'en charge pour toi.
rules-title-turn = Ton tour
rules-intro-turn = Une action : piocher ou placer. Puis, peut-être, une goutte.
rules-title-place = Placer une pierre
rules-intro-place = Plus c'est à droite, plus c'est cher. On paie en cartes de la couleur de la fissure.
rules-title-water = Les gouttes d'eau
rules-intro-water = Les gouttes aussi remplissent la première colonne. Personne n'arrête l'eau pour toujours.
rules-title-scoring = Décompter une colonne
rules-intro-scoring = D'abord le rocher, puis les tuiles, puis le cadre d'eau avance.
rules-title-tiles = Les tuiles bonus
rules-intro-tiles = Quatre sortes : points, cartes, couleur au choix, double action.
rules-title-end = La fin
rules-intro-end = Avec l'antépénultième rocher, la partie s'achève.
rules-title-supplies = Quand quelque chose manque
rules-intro-supplies = C'est rare, et cela ne change rien.
rules-title-mistakes = Souvent confondu
rules-intro-mistakes = Pour qui a connu le jeu ailleurs.
