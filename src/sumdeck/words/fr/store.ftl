## Where tables are kept

store-bad_address = On ne peut pas garder de tables là. Utilise un fichier, sqlite:///file ou postgresql://user@server/database
store-no_driver = Pour PostgreSQL, installe sumdeck[postgresql].
store-no_server = Le serveur de base de données { $where } ne répond pas : { $reason }
store-not_let_in = Le serveur de base de données { $where } ne nous laisse pas entrer : { $reason }
store-not_there = Il n’y a rien de gardé à { $where }.
store-newer = { $where } a été écrit par un Sumdeck plus récent (version { $found }). Celui-ci connaît la version { $known } : mets-le à jour.
store-served = Un autre sumdeck serve utilise { $where } : chacun ignorerait les coups de l’autre. Arrête-le, ou donne à celui-ci son propre fichier avec --store.
store-not_ours = { $where } est la base de données d’un autre programme. Nous n’y avons pas touché.
store-locked = Un autre programme utilise { $where }. Rien n’a été écrit ; essaie quand il aura fini.
store-damaged = { $where } est abîmé : { $reason }. Rien n’a été écrit ; une sauvegarde peut aider.
store-full = Il n’y a plus de place pour { $where }. Rien n’a été écrit ; tout ce qui était gardé est en sécurité.
store-cannot_write = Impossible d’écrire { $where } : { $reason }
store-failed = Le stockage { $where } ne marche pas : { $reason }
store-closed = Le stockage est fermé.
store-conflict = La table { $table } a continué : l’événement { $n } ne convient pas.
store-same_table = Il y a déjà une table { $table } ou { $words }.
store-no_such_table = Il n’y a pas de table { $table }.
store-elsewhere = Un autre serveur de cette maison a cette table maintenant. Essaie encore.
store-cannot_export = Impossible d’écrire { $file } : { $reason }
store-cannot_read = Impossible de lire { $file } : { $reason }
store-bad_file = { $file }, ligne { $line } : { $reason }. Rien n’a été repris.
store-differs = { $file }, ligne { $line } : la table { $table } est déjà là, et a continué autrement. Rien n’a été repris.
