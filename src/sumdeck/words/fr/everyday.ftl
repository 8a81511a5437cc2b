## Ce que disent les pages de chaque jour : tâches, carte des niveaux, impression, à propos

about-title = À propos de Sumdeck
about-what = Sumdeck est une table pour des jeux de cartes où l’on calcule de tête. La table ne dit jamais ce que tu pourrais jouer : le trouver, c’est le jeu.
about-names = À qui sont ces jeux ?
about-names_text = { -numero }, { -mathino }, { -numberloor } et Formula sont des noms de jeux qui appartiennent à leurs éditeurs ; ceux-ci n’ont rien à voir avec Sumdeck. Nous disons les règles avec nos mots et dessinons nos images. Si un jeu te plaît, achète les vraies cartes !
about-guess = Ce que nous avons deviné
about-guess_text = Nous avons deviné certaines cartes, car les règles n’en disent pas tout. Voici ce que nous avons deviné. Compare avec ton propre jeu.
about-guess_none = Dans ce paquet, nous n’avons rien deviné.
about-guess_faces = Que ces cartes sont dans le paquet :
about-guess_points = Les points imprimés sur ces cartes :
about-data = Ce que nous savons de toi
about-data_text = Rien. Pas de comptes, pas de messages, pas de publicité, et personne ne compte les visiteurs. Ton nom à la table est le mot que tu veux. Les tables sont effacées après un certain temps. Cette page ne demande rien à un autre serveur.
about-free = Sumdeck est un logiciel libre sous licence MIT.

press-title = Imprimer
press-about = Tout ce qu’il faut pour jouer avec de vraies cartes. Tu obtiens un fichier que toute imprimante peut imprimer.
press-game = Quel jeu ?
press-what = Que veux-tu imprimer ?
press-what-cards = Des cartes à découper
press-what-rules = Les règles, une page par niveau
press-what-sheets = Des feuilles de score
press-what-tables = Des tables à consulter
press-what-checklist = Des cartes qui disent ce qui rapporte des points
press-level = Pour quel niveau ?
press-all_cards = toutes les cartes du jeu
press-all_levels = tous les niveaux
press-paper = Papier
press-paper-a4 = A4
press-paper-letter = Letter (format américain)
press-looks = Sous quelle forme ?
press-backs = Avec les dos
press-large = En gros caractères
press-colour_safe = Faciles à distinguer sans les couleurs
press-both_sides = Imprime recto verso en retournant la feuille sur le bord long : chaque dos se trouve alors derrière sa face.
press-make = Créer le fichier
task-title = Une tâche pour toi
task-guide = Apprends en jouant : trois tours avec un peu d’aide, puis la partie continue.
task-daily = Tout le monde a les mêmes cartes aujourd’hui. Jusqu’où iras-tu ?
task-play = Une partie qui commence avec des cartes déjà posées.
task-start = Distribuer les cartes
task-first = Ta première partie
task-understood = Compris
task-skip = Passer
task-over = Voilà, tu sais jouer. Continue !
today-title = Chaque jour
today-games = Jeux
today-deal = Les cartes du jour
today-about = { $level } : tout le monde a les mêmes cartes aujourd’hui.
today-play = Jouer les cartes du jour
today-result = Ton résultat
today-share = Copier pour montrer
today-sums =
    { $count ->
        [one] { $count } calcul
       *[other] { $count } calculs
    }
today-found = Trouvé : { $won }
today-found_helped =
    { $count ->
        [one] Trouvé : { $won }, avec { $count } coup de pouce
       *[other] Trouvé : { $won }, avec { $count } coups de pouce
    }
today-kind = Tout cela reste sur cet appareil. Rien n’est perdu si tu ne viens pas pendant un moment.
carry-title = Les calculs que cet appareil retient
carry-about =
    { $count ->
        [one] Cet appareil retient { $count } calcul : il sait ainsi quoi faire travailler. Personne d’autre ne le voit.
       *[other] Cet appareil retient { $count } calculs : il sait ainsi quoi faire travailler. Personne d’autre ne les voit.
    }
carry-save = Enregistrer dans un fichier
carry-open = Ajouter ceux d’un autre appareil, depuis son fichier
carry-brought =
    { $count ->
        [one] { $count } calcul ajouté.
       *[other] { $count } calculs ajoutés.
    }
carry-bad = Il n’y a pas de calculs dans ce fichier.
carry-forget = Tout oublier
carry-sure = Oui, tout oublier
carry-keep = Les garder

find-title = Trouve-le
find-about = Un tour d’une vraie partie. Quel est le plus que tu puisses obtenir ? À toi de chercher, et de le dire.
find-tier-1 = Facile
find-tier-2 = Moyen
find-tier-3 = Difficile
find-count =
    { $count ->
        [one] { $count } trouvé
       *[other] { $count } trouvés
    }
find-own = Ou avec des calculs que tu ne maîtrises pas encore tout à fait :
find-number = n° { $number }
find-another = Encore un
find-cards-numero =
    { $count ->
        [one] Tu peux gagner { $count } carte ici.
       *[other] Tu peux gagner { $count } cartes ici.
    }
find-points-numero =
    { $count ->
        [one] Tu peux marquer { $count } point ici.
       *[other] Tu peux marquer { $count } points ici.
    }
find-pile-mathino = Ici, tu peux construire un tas de { $count } cartes en gardant la carte qui le capture.
find-cards-numberloor =
    { $count ->
        [one] Tu peux poser { $count } étage ici.
       *[other] Tu peux poser { $count } étages ici.
    }
find-cards-formula =
    { $count ->
        [one] Tu peux poser { $count } carte ici.
       *[other] Tu peux poser { $count } cartes ici.
    }
map-title = Ton chemin à travers les niveaux
map-play = Jouer à ça
map-best =
    { $count ->
        [one] { $game } : meilleur résultat { $best }, { $count } partie
       *[other] { $game } : meilleur résultat { $best }, { $count } parties
    }
map-found =
    { $count ->
        [one] { $count } énigme trouvée
       *[other] { $count } énigmes trouvées
    }

practice-title = Trois minutes
practice-about = Les calculs que tu ne maîtrises pas encore tout à fait. Une erreur n’est pas grave : une image aide à compter.
practice-begin = C’est parti
practice-easier = Plus facile
practice-right = Juste bien
practice-harder = Plus difficile
practice-check = Vérifier
practice-picture = Image
practice-another = Un autre
practice-good = Oui, { $sum } !
practice-wrong = { $said } n’est pas juste. Essaie encore.
practice-done =
    { $count ->
        [one] { $count } calcul. Bravo !
       *[other] { $count } calculs. Bravo !
    }

levels-level = Niveau
levels-ages = Âges
levels-practises = On travaille
levels-sure = Un point d’interrogation : nous le supposons, sans l’avoir trouvé dans le programme.
topic-sorting = trier par couleur, forme et nombre
topic-counting = compter, un de plus et un de moins
topic-sums_10 = additions et soustractions jusqu’à 10
topic-sums_20 = additions et soustractions jusqu’à 20
topic-tables = tables de multiplication et divisions
topic-fractions = fractions, décimaux, pourcentages
topic-powers = puissances et racines
country-england = Angleterre
country-germany = Allemagne
country-netherlands = Pays-Bas
country-australia = Australie

series-find =
    { $count ->
        [one] { $count } énigme
       *[other] { $count } énigmes
    }
series-find_about = Dans chacune, trouve le calcul qui gagne le plus.
series-with-plus = ajouter { $number }
series-with-minus = enlever { $number }
series-with-times = la table de { $number }
series-with-divide = diviser par { $number }
series-play = Jouer { $count } minutes
series-about = Prends ton temps : tu peux partir et revenir avec le même lien.
series-everyone = Tout le monde a les mêmes cartes.
series-done = { $done } sur { $count } trouvés
series-finished = Les { $count } sont trouvés, dont { $alone } sans aide. Bravo !
series-over = C’est fini. Bravo !
series-next = Suivant
series-game = Partie suivante
series-back = Retour à mon exercice
task-class = Retour à { $name }
series-left =
    { $count ->
        [one] encore { $count } minute
       *[other] encore { $count } minutes
    }
series-none = Aucun exercice de ce genre n’est sorti cette fois. Ce n’est pas ta faute : passe au suivant.
results-title = Résultats des exercices
results-teacher = Pour ton enseignant
results-about = Fais scanner l’image ou envoie le lien.
results-name = Ton prénom, ou comme on t’appelle en classe
results-copy = Copier le lien avec mon résultat
results-here = Les résultats arrivent par un lien ou une image qu’un enfant montre ou envoie. Ils restent sur cet appareil.
results-paste = Liens ou lignes des enfants
results-take = Les reprendre
results-bad = Il n’y avait là aucun résultat complet.
results-taken =
    { $count ->
        [one] { $count } résultat repris.
       *[other] { $count } résultats repris.
    }
results-empty = Pas encore de résultats.
results-delete = Effacer tous les résultats de cet appareil
results-delete_type = Pour les effacer, tape combien il y en a : { $count }
results-keep = Les garder
results-delete_sure = Tout effacer
results-sent = Ton enseignant voit où tu en es.
results-alone = Sans aide
results-done = Fait
results-wrong = Ce qui était faux
results-wrong_of = { $fact } : { $wrong } sur { $count } faux
results-who = Nom
results-games =
    { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
