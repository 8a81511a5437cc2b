## The table in the browser, and its server

## The table in a browser

cli-serve = abre la mesa en un navegador, en este ordenador o (con --host) también para otros
serve-host = la dirección en la que escuchar; 0.0.0.0 para toda la red
serve-port = el puerto en el que escuchar; si no, 8000 o uno libre
serve-store = dónde guardar las mesas: un archivo, sqlite:///file o postgresql://…; si no, un archivo en tu carpeta de datos
serve-workers = repartir el trabajo entre tantos procesos; necesita PostgreSQL
serve-peer_host = la dirección en la que los otros servidores de la casa llegan a este; si no, solo este ordenador
serve-expire_days = borrar las mesas tras tantos días sin jugar
serve-metrics_port = mostrar medidas para Prometheus en otro puerto
serve-metrics_host = la dirección de ese puerto; si no, solo este ordenador
serve-origin = dejar que páginas de otro sitio usen este servidor
serve-behind = creer a este proxy cuando dice quiénes son sus visitantes
serve-limit = cambiar un límite, como tables_per_minute=100
serve-log = cuánto se anota en el registro
serve-address = Sumdeck está abierto en { $address }  (Ctrl+C para parar)
serve-port_taken = El puerto { $port } ya está en uso. Para el programa que lo usa, o elige otro puerto con { $option }; 0 toma uno libre
serve-cannot_listen = No se puede escuchar en { $host }, puerto { $port }: { $reason }. --host 127.0.0.1 es este ordenador, --host 0.0.0.0 toda la red
serve-no_port = { $given } no es un puerto
serve-no_workers = { $given } no es un número de procesos desde 1
serve-only_one = Varios procesos necesitan PostgreSQL: --store postgresql://…  Con un archivo, un solo proceso lo hace todo.
serve-no_days = { $given } no es un número de días desde 1
serve-no_limit = el límite { $given } no existe; los límites son { $known }
serve-no_number = { $given } no es un número
web-unreadable = Ese mensaje estaba dañado.
web-other_version = Esta página está anticuada. Cárgala otra vez.
web-no_such_table = Esta mesa ya no está.
web-bad_token = No tienes sitio en esta mesa.
web-onlooker = Estás mirando, así que no puedes jugar.
web-no_such_game = Ese juego no existe.
web-bad_seats = Ese no es el número de sitios correcto.
web-no_such_club = Aquí ya no hay nada.
web-no_game_now = Ahora no tienes partida. Espera al próximo sorteo.
web-not_over = Aún no ha terminado: los diplomas vienen después de la última partida.
web-name_taken = Otra persona tiene este nombre. Pregunta a quien organiza.
web-played_already = Ya has jugado con este nombre. Pregunta a tu profe.
web-door_closed = Aquí apunta a los jugadores quien organiza. Pide que te añada.
web-no_such_page = Esa página no existe.
web-other_origin = Esta página es de otro sitio.
web-bad_record = No puedo leer esta partida. Mira el texto otra vez.
web-other_cards = Una partida con cartas propias se puede mirar, pero no seguir.
web-too_big = Es demasiado largo para mí.
web-too_fast = No tan deprisa, por favor.
web-too_many = Aquí hay demasiadas pantallas abiertas.
web-table_full = Esta mesa está llena: no cabe nada más en su registro.
web-not_stored = No se pudo guardar, así que no se ha hecho. Prueba otra vez.
web-lost = Ahora no he podido calcularlo. Prueba otra vez.
web-house_full = Aquí no cabe otra mesa.
