## The table in the browser, and its server

## The table in a browser

cli-serve = ouvre la table dans un navigateur, sur cet ordinateur ou (avec --host) pour d’autres aussi
serve-host = l’adresse d’écoute ; 0.0.0.0 pour tout le réseau
serve-port = le port d’écoute ; sinon 8000, ou un port libre
serve-store = où garder les tables : un fichier, sqlite:///file ou postgresql://… ; sinon un fichier dans ton dossier de données
serve-workers = partager le travail entre tant de processus ; demande PostgreSQL
serve-peer_host = l’adresse où les autres serveurs de la maison joignent celui-ci ; sinon cet ordinateur seulement
serve-expire_days = effacer les tables après tant de jours sans jeu
serve-metrics_port = montrer des mesures pour Prometheus sur un autre port
serve-metrics_host = l’adresse de ce port ; sinon cet ordinateur seulement
serve-origin = laisser les pages d’un autre site utiliser ce serveur
serve-behind = croire ce proxy quand il dit qui sont ses visiteurs
serve-limit = changer une limite, comme tables_per_minute=100
serve-log = combien écrire dans le journal
serve-address = Sumdeck est ouvert à { $address }  (Ctrl+C pour arrêter)
serve-port_taken = Le port { $port } est déjà utilisé. Arrête le programme qui l’utilise, ou choisis un autre port avec { $option } ; 0 en prend un libre
serve-cannot_listen = Impossible d’écouter sur { $host }, port { $port } : { $reason }. --host 127.0.0.1 est cet ordinateur, --host 0.0.0.0 tout le réseau
serve-no_port = { $given } n’est pas un port
serve-no_workers = { $given } n’est pas un nombre de processus à partir de 1
serve-only_one = Plusieurs processus demandent PostgreSQL : --store postgresql://…  Avec un fichier, un seul processus fait tout.
serve-no_days = { $given } n’est pas un nombre de jours à partir de 1
serve-no_limit = la limite { $given } n’existe pas ; les limites sont { $known }
serve-no_number = { $given } n’est pas un nombre
web-unreadable = Ce message était abîmé.
web-other_version = Cette page n’est plus à jour. Recharge-la.
web-no_such_table = Cette table n’est plus là.
web-bad_token = Tu n’as pas de place à cette table.
web-onlooker = Tu regardes, alors tu ne peux pas jouer.
web-no_such_game = Ce jeu n’existe pas.
web-bad_seats = Ce n’est pas le bon nombre de places.
web-no_such_club = Il n’y a plus rien ici.
web-no_game_now = Tu n’as pas de partie en ce moment. Attends le prochain tirage.
web-not_over = Ce n’est pas encore fini : les diplômes viennent après la dernière partie.
web-name_taken = Quelqu’un d’autre a pris ce nom. Demande à l’organisateur.
web-played_already = Tu as déjà joué sous ce nom. Demande à ton enseignant.
web-door_closed = Ici, c’est l’organisateur qui inscrit les joueurs. Demande-lui de t’ajouter.
web-no_such_page = Cette page n’existe pas.
web-other_origin = Cette page appartient à un autre site.
web-bad_record = Je ne peux pas lire cette partie. Relis le texte.
web-other_cards = On peut regarder une partie avec ses propres cartes, mais pas la continuer.
web-too_big = C’est trop long pour moi.
web-too_fast = Pas si vite, s’il te plaît.
web-too_many = Il y a trop d’écrans ouverts ici.
web-table_full = Cette table est pleine : plus rien ne tient dans son journal.
web-not_stored = Cela n’a pas pu être gardé, donc ce n’est pas fait. Essaie encore.
web-lost = Je n’ai pas pu calculer cela. Essaie encore.
web-house_full = Il n’y a plus de place ici pour une autre table.
