## What is printed on paper

paper-of_game = { $game } : { $what }
paper-sheet = { $title } · feuille { $number } sur { $count }
paper-fronts = Feuille { $number }, recto
paper-backs = Feuille { $number }, verso
paper-ruler = 50 mm, si on imprime à 100 %
paper-how_both = Imprime à 100 % en recto verso, retourné sur le grand côté ; puis découpe le long des repères.
paper-how_one = Imprime à 100 %, puis découpe le long des repères.

## Rules

paper-rules = les règles
paper-needed = Il vous faut { $cards } cartes et une table.
paper-whose = Les règles de { $game } avec nos propres mots. Le jeu et son nom appartiennent à son éditeur, qui n’a rien à voir avec Sumdeck.

## Score sheets

paper-sheets = feuilles de score
paper-name = Nom
paper-round_and_names = { $round } et noms
paper-end = total
paper-date = Date
paper-game = Partie
paper-numbered_table = Table { $number }
paper-numbered_game = Partie { $number }
paper-total = total jusqu’ici
paper-together = ensemble

## Tables and cards to lie beside the players

paper-checklist = Ce qui rapporte
paper-tables = tables

## For clubs

paper-certificates = Diplômes
paper-certificate = Diplôme
paper-first = gagne
paper-came-one = finit { $place }e à
paper-came-two = finit { $place }e à
paper-came-few = finit { $place }e à
paper-came-other = finit { $place }e à
paper-took_part = a participé à
paper-signature = Signature
paper-stickers = Étiquettes de table
paper-poster = Scanne ceci, ou tape ces mots :
paper-day = { $day } { $month } { $year }
paper-month-1 = janvier
paper-month-2 = février
paper-month-3 = mars
paper-month-4 = avril
paper-month-5 = mai
paper-month-6 = juin
paper-month-7 = juillet
paper-month-8 = août
paper-month-9 = septembre
paper-month-10 = octobre
paper-month-11 = novembre
paper-month-12 = décembre
paper-bracket = Tableau
paper-games = Parties
paper-last_rounds = Les derniers tours
paper-part = { $what }, partie { $number } sur { $count }
paper-continued = { $what }, suite
paper-page = page { $number } sur { $count }
paper-champion = Vainqueur : { $name }
paper-system-single = Élimination directe
paper-system-double = Double élimination
paper-system-swiss = Système suisse
paper-system-round_robin = Chacun contre chacun
paper-system-groups = Groupes, puis élimination
paper-system-class = Une classe
paper-bracket_key = Chaque partie a son numéro. Un triangle montre qui passe. Cadre épais : en cours. Cadre en pointillé : à venir.
paper-games_key = Chaque partie a son numéro. Un triangle montre qui a gagné.
paper-breaks_key = À égalité de points, les colonnes de droite départagent, dans l’ordre.
paper-has_left = { $name } (parti)

## Colours of cards that no page names

colour-gold = or
colour-hearts = cœur
colour-spades = pique
colour-diamonds = carreau
colour-clubs = trèfle
