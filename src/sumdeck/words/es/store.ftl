## Where tables are kept

store-bad_address = Ahí no se pueden guardar mesas. Usa un archivo, sqlite:///file o postgresql://user@server/database
store-no_driver = Para PostgreSQL, instala sumdeck[postgresql].
store-no_server = El servidor de base de datos { $where } no responde: { $reason }
store-not_let_in = El servidor de base de datos { $where } no nos deja entrar: { $reason }
store-not_there = No hay nada guardado en { $where }.
store-newer = { $where } lo escribió un Sumdeck más nuevo (versión { $found }). Este conoce la versión { $known }: actualízalo.
store-served = Otro sumdeck serve usa { $where }: ninguno sabría las jugadas del otro. Para aquel, o dale a este su propio archivo con --store.
store-not_ours = { $where } es la base de datos de otro programa. No la hemos tocado.
store-locked = Otro programa usa { $where }. No se ha escrito nada; prueba cuando acabe.
store-damaged = { $where } está dañado: { $reason }. No se ha escrito nada; quizá ayude una copia de seguridad.
store-full = No queda espacio para { $where }. No se ha escrito nada; lo guardado antes está a salvo.
store-cannot_write = No se puede escribir { $where }: { $reason }
store-failed = El almacén { $where } ha fallado: { $reason }
store-closed = El almacén está cerrado.
store-conflict = La mesa { $table } ha seguido: el suceso { $n } no encaja.
store-same_table = Ya hay una mesa { $table } o { $words }.
store-no_such_table = No hay ninguna mesa { $table }.
store-elsewhere = Otro servidor de esta casa tiene ahora esta mesa. Inténtalo otra vez.
store-cannot_export = No se puede escribir { $file }: { $reason }
store-cannot_read = No se puede leer { $file }: { $reason }
store-bad_file = { $file }, línea { $line }: { $reason }. No se ha leído nada.
store-differs = { $file }, línea { $line }: la mesa { $table } ya está aquí, y ha seguido de otra manera. No se ha leído nada.
