## What the pages say

app-name = Sumdeck
app-skip = Aller au contenu
app-home = Accueil
app-close = Fermer
app-yes = Oui
app-no = Non
app-settings = Réglages
app-about = À propos
app-rules = Règles
app-wait = Un instant …
app-try_again = Réessayer
app-offline = La table ne répond pas pour l’instant.
app-not_found = Cette page n’existe pas.

set-language = Langue
set-look = Clair ou sombre
set-look-auto = comme l’appareil
set-look-light = clair
set-look-dark = sombre
set-print = Gros caractères
set-sound = Sons
set-speech = Lire à voix haute
sound-offer = Sons et voix ?
sound-yes = Oui
sound-no = Non
set-no_voice = Cet appareil n’a pas de voix pour cette langue.
set-text_table = Table en mots
set-pace = L’ordinateur joue
set-pace-calm = calmement
set-pace-quick = vite
set-only_here = Ces réglages restent sur cet appareil.

home-title = À quoi joue-t-on ?
home-coming = bientôt
home-play = Jouer
home-go_on = Nouvelle partie : { $level }
home-learn = Apprendre en jouant
home-today = Chaque jour
home-join = S’asseoir à une table
home-open_tables = Tes tables
home-continue = Continuer
home-with = avec { $names }
home-finished = Parties finies
home-look_back = Revoir
home-class = Classe
home-club = Tournoi
home-print = Imprimer
home-open = Ouvrir une partie gardée

choose-level = Quelles cartes ?
choose-level_guide = Quel niveau pour quel âge ?
choose-practise = Des cartes avec ce que je dois réviser
choose-who = Qui joue ?
choose-computer = Contre l’ordinateur
choose-friends = Avec des amis, par un lien
choose-tablet = Chacun son tour sur cet écran
choose-opponent = Quel adversaire ?
choose-seats = Combien ?
choose-seat_count =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
choose-name_of = Nom de la place { $seat }
choose-help = Aide
choose-help_of = Aide pour { $name }
choose-help_friends = Tes amis choisissent la leur en arrivant.
choose-help_about = Tout le monde joue avec les mêmes cartes et les mêmes règles ; seule l’aide change. Plus d’aide : une image dès le premier calcul faux, et deux fois plus de temps s’il y a une horloge. Sans aide : ni lampe ni images.
help-usual = normale
help-helped = plus d’aide
help-alone = sans aide
choose-other_name = Un autre nom
choose-matters = Règles maison
choose-more = Toutes les règles maison
choose-table_rules = À la table
choose-table_rules-about = L’horloge, l’aide et qui peut regarder.
choose-game_rules = Dans le jeu
choose-start = Distribuer les cartes
choose-usual = { $value } (normal)
choose-other_number = Un autre nombre
choose-failed = La table n’a pas pu être préparée.

player-random = Dé, joue au hasard
player-beginner = Pip, fait ses premiers pas
player-careless = Dot, oublie des choses
player-steady = Kim, voit presque tout
player-greedy = Max, prend le plus possible
player-planner = Ada, réfléchit à l’avance
player-expert = Leo, pense à chaque carte
player-random-name = Dé
player-beginner-name = Pip
player-careless-name = Dot
player-steady-name = Kim
player-greedy-name = Max
player-planner-name = Ada
player-expert-name = Leo

house-referee = Qui vérifie
house-referee-engine = la table, tout de suite
house-referee-opponents = vous-mêmes : une erreur reste jusqu’à ce qu’on la voie
house-referee-challenge = la table vérifie les calculs ; vous contestez les constructions
agreed-title = Ce qu’on joue
agreed-level = Niveau
house-take_back = Reprendre un coup
house-take_back-consent = si les autres sont d’accord
house-take_back-free = toujours
house-take_back-locked = jamais
house-turn_seconds = Temps pour un tour
house-turn_seconds-0 = sans horloge
house-turn_seconds-some = { $count } secondes
house-clock_at_zero = Quand le temps est écoulé
house-clock_at_zero-wait = rien ne se passe
house-clock_at_zero-discard = le coup le plus simple est joué
house-clock_at_zero-bot = l’ordinateur joue ce tour
house-moment_seconds = L’ordinateur attend les objections
house-moment_seconds-0 = pas du tout
house-slips = L’ordinateur se trompe dans ses calculs
house-slips-0 = jamais
house-slips-15 = de temps en temps
house-slips-30 = souvent
house-slips-50 = une fois sur deux
house-hints = La lampe donne des indices
house-number--line = On peut ouvrir une droite graduée
house-ten--frame = On peut ouvrir des boîtes de dix et des jetons
house-onlookers = D’autres peuvent regarder
house-locked = La revanche garde les mêmes règles
house-count_first = Compter soi-même d’abord les points de sa prise

names-form = { $animal } { $manner }
names-manners = agile aimable alerte brave calme candide célèbre chic comique digne docile drôle efficace épique espiègle fidèle habile honnête juste leste libre lyrique magique modeste noble paisible poétique rapide robuste sage sensible serviable sincère sociable solide souple sublime superbe svelte tenace tendre timide tranquille unique utile volubile zen
names-animals = abeille aigle alpaga âne autruche baleine biche bison blaireau bouquetin canard castor chamois chat cheval chouette cigale cigogne colibri coq cygne dauphin élan faucon fourmi gazelle girafe grillon grue hamster hérisson héron hibou koala lama lapin lézard libellule lièvre lion loup loutre lynx marmotte merle mésange moineau mouette otarie ours panda papillon perroquet phoque pie pinson poney puma renard tigre tortue zèbre
join-title = S’asseoir à une table
join-code = Les quatre mots ou six chiffres
join-code_example = par exemple : lemon forest window drum
join-wrong_digits = Aucune classe n’a ce numéro. Un chiffre est faux, ou deux sont échangés ? Regarde le tableau et réessaie.
join-count_digits =
    { $count ->
        [one] Cela fait { $count } chiffre. Le code en a six : réessaie.
       *[other] Cela fait { $count } chiffres. Le code en a six : réessaie.
    }
join-only_digits = Il y a une lettre : { $letters }. Le code, ce sont six chiffres. Réessaie.
join-name = Ton nom à la table
join-help_club = Dans un tournoi, tout le monde a la même aide et le même temps.
join-sit = S’asseoir
join-go = Rejoindre
join-invites = { $names } voudrait jouer à { $game } avec toi.
join-full = Toutes les places sont prises. Tu peux regarder.
join-watch = Regarder
join-rules = Comment jouer, en deux images
invite-title = Invite tes amis
invite-link = Envoie ce lien
invite-code = ou dis ces quatre mots
invite-qr = ou fais scanner ce code
invite-qr_name = Le lien en QR code
invite-copy = Copier le lien
invite-waiting = On attend les autres. La partie commence quand toutes les places sont prises.
invite-alone = Cette adresse ne marche que sur cet appareil. Pour les autres appareils de la maison, lance Sumdeck avec --host 0.0.0.0 et ouvre l’adresse qu’il affiche.

card-number = { $text }
card-coloured = { $text } { $colour }
card-wild = joker { $text }
card-points =
    { $count ->
        [one] { $card }, { $count } point
       *[other] { $card }, { $count } points
    }
card-chosen = { $card }, choisie
colour-green = vert
colour-orange = orange
colour-blue = bleu
colour-red = rouge

table-hand = Ta main
table-you = toi
table-players = Joueurs
table-their_turn = C’est à { $name }.
table-talk = Tout ce qui a été dit
table-talk_empty = Rien n’a encore été dit.
table-menu = Menu
table-described = Ce qu’il y a sur la table
table-words = La table en mots
table-sheet = Feuille de score
table-onlooker = Tu regardes.
table-title = { $game } : { $level }
table-leave = Quitter la table
table-gained = Nouveau dans ta main : { $cards }.
table-time_left =
    { $count ->
        [one] { $count } seconde
       *[other] { $count } secondes
    }
table-call_umpire = Appeler l’arbitre
table-skip = Passer
prompt-thinking = { $name } réfléchit …

strip-title = Ta phrase
strip-empty = Choisis des cartes, puis dis ce qu’elles font.
strip-blank_sign = quel signe ?
strip-blank_result = fait combien ?
strip-entered_sign = signe { $text }
strip-entered_result = résultat { $text }
strip-say = Le dire
strip-next = Suivant
strip-undo = Annuler
strip-clear = Tout effacer
strip-type = Écrire la phrase
strip-cards = Plutôt choisir des cartes
strip-typed = Écris ta phrase ici
strip-missing-nothing = Choisis d’abord des cartes.
strip-missing-blank = Il manque encore quelque chose. Remplis les cases.

keypad-title = Touches
keypad-erase = Effacer
key-__plus__ = plus
key-__minus__ = moins
key-__times__ = fois
key-__divided__ = divisé par
key-__slash__ = barre de fraction
key-__point__ = virgule
key-__percent__ = pour cent

phrase-title = Dire quelque chose

ask-take_back = Reprendre mon coup
ask-take_back_of = Reprendre le coup de { $name }
ask-stand_in = Laisser l’ordinateur jouer pour { $name }
ask-come_back = Rendre sa place à { $name }
ask-other = Quelqu’un d’autre à la place de { $name }
ask-object = Objection : c’est faux !
ask-waiting = C’est demandé. Les autres décident.
ask-title = Une question
asked-take_back = { $name } voudrait reprendre un coup. D’accord ?
asked-stand_in = { $name } voudrait que l’ordinateur continue. D’accord ?
asked-other = { $name } voudrait que { $player } joue à la place de { $other }. D’accord ?
asked-rematch = { $name } voudrait rejouer. Et toi ?

missing-ask = { $name } n’est pas là. Attendre, ou laisser l’ordinateur continuer ?
missing-task = { $name } fait autre chose en ce moment. Attendre, ou laisser l’ordinateur continuer ?
missing-wait = Attendre
missing-computer = Laisser l’ordinateur continuer
missing-soon = Si { $name } n’est pas de retour dans un instant, l’ordinateur continue.
people-away = revient …
people-came = { $name } est là.
people-here = { $name } est de retour.
people-coming_back = { $name } revient …
link-joining = On va à la table …
link-coming_back = Pas de connexion. On réessaie … Rien n’est perdu.
curtain-hold = Appuie longtemps pour voir tes cartes
curtain-close = Cacher mes cartes
curtain-about = Maintenant, seul { $name } regarde.

lamp-title = Aide
lamp-sent = De ton enseignant
lamp-ask = Un peu d’aide
lamp-more = Encore un peu d’aide
lamp-tell = Lis-le-moi
lamp-pause = Regarde encore bien d’abord.
lamp-last = C’est toute l’aide qu’il y a.
lamp-picture = Une image pour compter
picture-line = Droite graduée
picture-frame = Boîte de dix
picture-rows = Rangées de points
picture-counters = Jetons
picture-lay = Poser des jetons
picture-line_about = Une droite graduée de { $from } à { $to }. Elle part de { $start }.
picture-frame_about = Boîtes de dix avec des jetons pour { $terms }.
picture-rows_about = { $rows } rangées de { $each } points.
picture-share_about = { $count } points en rangées de { $each }.
picture-move = Déplacer le repère
picture-opened = Une image pour compter. Compte avec !

wrong-title = Pas { $result }. Essaie encore !
wrong-said = « { $said } » n’est pas juste.
told-news = { $said }

spoken-__plus__ = { " " }plus{ " " }
spoken-__minus__ = { " " }moins{ " " }
spoken-__times__ = { " " }fois{ " " }
spoken-__divided__ = { " " }divisé par{ " " }
spoken-__equals__ = { " " }égale{ " " }
spoken-__semicolon__ = , et{ " " }
spoken-__square__ = { " " }au carré
spoken-__cube__ = { " " }au cube
spoken-__root__ = racine carrée de{ " " }
spoken-__cube_root__ = racine cubique de{ " " }
spoken-__percent__ = { " " }pour cent

round-over = La manche { $round } est finie.
round-next = Manche suivante
count-title = Ta prise
count-how_many = Combien de points cela fait-il ?
count-what = Qu’est-ce qui compte ?
count-right = Oui, { $points } !
end-title = La partie est finie
end-your_pile = Ton tas gagné
end-pile_of = Le tas gagné de { $name }
end-how_many = Combien y a-t-il de cartes ?
end-row =
    { $count ->
        [one] une rangée de { $count } carte
       *[other] une rangée de { $count } cartes
    }
end-check = Vérifier
end-skip = Ne pas compter
end-right =
    { $count ->
        [one] Oui, { $count } carte.
       *[other] Oui, { $count } cartes !
    }
end-not_so_many = Pas { $said }. Recompte !
end-place = Place
end-name = Nom
end-score = Score
end-good_game = Belle partie !
end-kind_won = Tu as beaucoup trouvé !
end-kind_lost = La prochaine fois, les cartes tomberont autrement.
end-finest = Ton plus beau calcul :
end-best = Ton meilleur score à ce niveau : { $best }
end-best_now = C’est ton meilleur score à ce niveau !
end-sums =
    { $count ->
        [one] Tu as dit { $count } calcul.
       *[other] Tu as dit { $count } calculs.
    }
end-sums_together =
    { $count ->
        [one] Ensemble, vous avez dit { $count } calcul.
       *[other] Ensemble, vous avez dit { $count } calculs.
    }
end-sums_large =
    { $count ->
        [one] { $count } d’entre eux dépasse dix.
       *[other] { $count } d’entre eux dépassent dix.
    }
end-club = Retour à mes parties
end-again = Rejouer
end-again_about = La prochaine fois, quelqu’un d’autre commence.
end-look_along = Revoir avec { $name }
end-look_back = Revoir
end-other = Jouer à autre chose

replay-title = Revoir la partie
replay-first = Au début
replay-back = Un pas en arrière
replay-forward = Un pas en avant
replay-last = À la fin
replay-play = Faire défiler tout seul
replay-pause = Pause
replay-step = Étape { $at } sur { $count }
replay-open = Montrer toutes les mains
replay-as = Comme { $name } l’a vu
replay-view = Les yeux de qui ?
replay-start = Les cartes sont distribuées.
replay-copy = Copier la partie
replay-not_yet = On peut revoir quand la partie est finie.
replay-seat = Place { $seat }
replay-turns = Tous les tours
replay-tools = Copier ou partager
replay-copy_position = Copier cette position
replay-link = Copier le lien
replay-link_about = Qui a le lien peut aussi revoir, tant que la table est gardée.
replay-no_link = Personne d’autre ne peut regarder à cette table, il n’y a donc pas de lien.
replay-begun =
    { $count ->
        [one] { $count } tour vient d’une autre partie.
       *[other] Les { $count } premiers tours viennent d’une autre partie.
    }
replay-together = Revoir ensemble
replay-together_about = Quand l’un tourne la page, elle tourne pour tous.
replay-with = Avec toi : { $names }.
replay-with_nobody = Personne d’autre n’est encore là.
replay-turned = { $name } a tourné la page.
replay-play_on = Continuer à partir d’ici
replay-play_on_about = Une nouvelle table commence avec ces cartes. Tu joues une place, l’ordinateur les autres.
replay-play_as = Tu joues
replay-play_against = contre
replay-play_over = La partie est finie ici. Recule d’un pas pour continuer.

look-title = Un second regard
look-you-cards =
    { $count ->
        [one] Au tour { $turn }, tu aurais pu gagner { $count } carte.
       *[other] Au tour { $turn }, tu aurais pu gagner { $count } cartes.
    }
look-you-points =
    { $count ->
        [one] Au tour { $turn }, tu aurais pu marquer { $count } point.
       *[other] Au tour { $turn }, tu aurais pu marquer { $count } points.
    }
look-name-cards =
    { $count ->
        [one] Au tour { $turn }, { $name } aurait pu gagner { $count } carte.
       *[other] Au tour { $turn }, { $name } aurait pu gagner { $count } cartes.
    }
look-name-points =
    { $count ->
        [one] Au tour { $turn }, { $name } aurait pu marquer { $count } point.
       *[other] Au tour { $turn }, { $name } aurait pu marquer { $count } points.
    }
look-did = C’était { $count } à ce moment-là.
look-find = Trouve-le !
look-turn = Tour { $turn }
look-who = Le tour de qui ?
look-found-cards =
    { $count ->
        [one] Oui ! Cela gagne { $count } carte.
       *[other] Oui ! Cela gagne { $count } cartes.
    }
look-found-points =
    { $count ->
        [one] Oui ! Cela marque { $count } point.
       *[other] Oui ! Cela marque { $count } points.
    }
look-less-cards =
    { $count ->
        [one] C’est juste, et cela gagne { $count } carte. Il y a mieux à trouver.
       *[other] C’est juste, et cela gagne { $count } cartes. Il y a mieux à trouver.
    }
look-less-points =
    { $count ->
        [one] C’est juste, et cela marque { $count } point. Il y a mieux à trouver.
       *[other] C’est juste, et cela marque { $count } points. Il y a mieux à trouver.
    }
look-found-pile = Oui ! C’est un tas de { $count } cartes.
look-less-pile = C’est juste : un tas de { $count } cartes. Il y a encore mieux à trouver.
look-none-pile = C’est possible. Mais cherche un tas à construire, et garde la carte qui le capture.
look-none = C’est permis, mais cela ne gagne rien. Cherche une prise !
look-nothing = Tu as tout vu.
look-again = Recommencer
look-back = Retour à la fin de la partie

open-title = Ouvrir une partie gardée
open-about = On peut copier toute partie finie en texte : la partie entière, pour la revoir ici, ou une position, pour jouer à partir de là.
open-paste = Colle le texte ici
open-file = ou choisis un fichier
open-show = Montrer
copy-done = Copié !
copy-selected = Le texte est sélectionné. Copie-le avec Ctrl+C ou ⌘C, ou garde le doigt dessus.
copy-by_hand = Copie ce texte

no-unknown = Cela ne va pas ici.
guide-title = Comment jouer : { $level }
guide-games = Jeu
guide-levels = Cartes
guide-pictures = Image : { $said }
guide-play = Jouer à cela

zone-deck = Pioche
zone-pile = Tas
zone-discard = Défausse
zone-centre = Centre
zone-won = Gagnées
zone-hand = Main
zone-of_seat = { $zone } : { $name }
zone-backs =
    { $count ->
        [one] { $count } carte cachée
       *[other] { $count } cartes cachées
    }
zone-empty = vide
table-laid = Sur la table
strip-words = Mots pour ta phrase
key-__equals__ = égale
guide-none = Personne n’a encore écrit les règles de ce jeu.
