## A tournament says no

club-no_such_setting = El ajuste { $given } no existe. Los ajustes son: { $known }
club-no_such_value = { $setting } no puede ser { $given }.
club-nobody_loses = Si pasan { $advance } de { $seats }, nunca se elimina a nadie. Que pasen menos.
club-too_few = Hacen falta al menos { $least } para jugar. ¿Quién más viene?
club-too_many = Hay sitio para { $most }.
club-bad_seeds = Una lista de cabezas de serie nombra a cada uno una vez, el más fuerte primero.
club-not_begun = Aún no ha empezado.
club-begun = Ya ha empezado.
club-no_such_entrant = Nadie tiene este número.
club-bad_name = Un nombre tiene de 1 a { $longest } caracteres en una línea, y no empieza con = + - @.
club-same_name = Aquí ya hay alguien que se llama { $name }.
club-entries_closed = Es tarde para apuntarse: las últimas partidas ya están sorteadas.
club-gone_already = { $name } ya se ha ido.
club-here_already = { $name } ya está aquí.
club-no_such_task = Esta clase no ha recibido esa tarea.
club-too_many_tasks = Esta clase ya ha recibido { $most } tareas. Es suficiente para una clase.
club-games_running =
    { $count ->
        [one] Aún se juega una partida. Después viene el próximo sorteo.
       *[other] Aún se juegan { $count } partidas. Después viene el próximo sorteo.
    }
club-over = Se acabó: todas las partidas están jugadas.
club-nothing_to_redraw = Solo se puede repetir el sorteo de una ronda si no ha acabado ninguna de sus partidas.
club-same_again = Nadie ha llegado ni se ha ido, así que el sorteo saldría igual.
club-no_such_match = No hay ninguna partida con este número.
club-void = Esta partida ya no cuenta: se corrigió un resultado anterior.
club-ended_already = Esta partida ya tiene otro resultado. Si está mal, corrígelo.
club-not_ended = Esta partida aún no tiene resultado.
club-not_at_this_table = Alguien de este resultado no estaba en esta mesa.
club-twice = Nadie puede tener dos puestos en una partida.
club-tied =
    { $count ->
        [one] De esta mesa pasa un jugador. ¿Quién? Jugad un desempate o preguntad al árbitro.
       *[other] De esta mesa pasan { $count } jugadores. ¿Quiénes? Jugad un desempate o preguntad al árbitro.
    }
club-bad_points = Estos puntos y puestos no cuadran.
club-no_such_game = El juego { $given } no existe. Los juegos son: { $known }
club-not_so_many = A { $game } no se juega con { $seats } por mesa.
club-no_target = A { $game } se juega hasta el final, no hasta un número de puntos.
club-wrong_total = La columna de { $name } no cuadra. ¿Contamos otra vez?
club-nothing_ruled = Una decisión tiene de 1 a { $longest } caracteres.
club-paused = Todos están en pausa.
club-not_paused = Nadie está en pausa.

## The pages of tournaments

club-title = Clase o torneo
club-about = Para una clase, un club o un cumpleaños: responde a unas preguntas, y todos saben dónde jugar.
club-new = Nueva clase o nuevo torneo
club-join = Participar con un código
club-mine = En este dispositivo
club-as_organiser = tú lo organizas
club-as_player = juegas o miras
club-back = Volver a clases y torneos

new-title = Nueva clase o nuevo torneo
new-game = ¿Qué juego?
new-any_game = Otra cosa
new-any_game_about = Con vuestras cartas, dados o tablero
new-who = ¿Quién juega?
new-name = ¿Cómo se llama el torneo?
new-make = Crear el torneo
ask-kind = ¿Qué quieres preparar?
ask-kind-tournament = Un torneo
ask-kind-class = Una clase: juegan todos
class-about = Todos entran con el código de la pizarra y reciben un nombre de animal, o tocan el suyo. Las mesas se llenan solas. Tú ves quién se ha atascado.
class-minutes = ¿Cuánto dura la clase?
class-minutes-0 = sin reloj
class-minutes-some = { $count } minutos
class-names = Los nombres de tu lista, uno por línea (opcional)
class-names_about = Cada niño toca su nombre. Quien tenga el código puede ver estos nombres. Sin nombres, cada uno recibe un animal.
class-same_deal = Las mismas cartas en todas las mesas
class-same_deal_about = Va bien para comentarlo juntos después. Pero pueden copiar de la mesa de al lado.
class-name = ¿Cómo se llama la clase?
class-make = Crear la clase

ask-where = ¿Dónde?
ask-online = En pantallas: los resultados llegan solos
ask-cardboard = Con cartas de verdad: tú apuntas los resultados
ask-level = ¿Qué reglas?
ask-house_rules = Todas las reglas de la casa
ask-seats = ¿Cuántos por mesa?
ask-seat_count = { $count } jugadores
ask-system = ¿Cuándo se elimina a alguien?
ask-system_many =
    { $count ->
        [one] Solo pasa quien gana cada mesa. Los demás han perdido una partida.
       *[other] Pasan los { $count } primeros de cada mesa. Los demás han perdido una partida.
    }
ask-more = Más opciones
ask-turn_seconds = ¿Cuánto puede durar un turno?
ask-seconds = { $count } segundos
ask-no_clock = lo que haga falta
ask-target = ¿Hasta cuánto va una partida normal?
ask-championship_target = ¿Hasta cuánto va una partida de la fase final?
ask-points =
    { $count ->
        [one] 1 punto
       *[other] { $count } puntos
    }
unit-formula =
    { $count ->
        [one] 1 ronda
       *[other] { $count } rondas
    }
unit-numberloor =
    { $count ->
        [one] 1 estrella
       *[other] { $count } estrellas
    }
ask-no_target = hasta que acabe el juego
ask-no_points = 0: hasta que acabe el juego

system-single = con una derrota
system-double = con dos derrotas
system-swiss = nunca: rondas suizas
system-round_robin = nunca: todos contra todos
system-groups = tras los grupos, luego eliminación

more-system = Formato
more-seeding = Quién juega primero con quién
more-seeding-random = por sorteo
more-seeding-given = en el orden de la lista, el más fuerte primero
more-seeding-rating = por puntuación
more-advance = Cuántos pasan de una mesa
more-championship_from = La fase final empieza
more-championship_from-0 = con la final
more-championship_from-some = cuando quedan { $count }
more-rounds = Rondas
more-rounds-0 = las que hagan falta
more-rounds-some = { $count } rondas
more-group_size = Jugadores por grupo
more-qualify = Cuántos pasan de un grupo
more-then = Tras los grupos, quedas eliminado
more-clubs_apart = Separar a los del mismo club en la ronda 1
more-third_place = Jugar por el tercer puesto
more-second_final = Un invicto que pierde la final juega otra
more-same_deal = Las mismas cartas en todas las mesas de una ronda
more-draws_itself = Sortear la ronda siguiente en cuanto todos hayan jugado
more-players_tell = Los jugadores pueden apuntar sus resultados

who-names = Nombres, uno por línea
who-names_about = Con club y puntuación si quieres: Mia, Club Rojo, 1200. Basta con el nombre o un apodo.
who-friendly = Más gente, con nombres inventados
who-computers = Jugadores del ordenador
who-player = Qué jugador del ordenador
who-count =
    { $count ->
        [one] 1 jugador.
       *[other] { $count } jugadores.
    }

desk-entries = Inscripción abierta
desk-entered =
    { $count ->
        [one] 1 jugador apuntado.
       *[other] { $count } jugadores apuntados.
    }
desk-round = Ronda { $round }
desk-running =
    { $count ->
        [one] Se juega 1 partida.
       *[other] Se juegan { $count } partidas.
    }
desk-all_ended = Todas las partidas de esta ronda han acabado.
desk-played =
    { $count ->
        [one] 1 partida jugada.
       *[other] { $count } partidas jugadas.
    }
desk-stopped =
    { $count ->
        [one] 1 partida empezada, sin terminar.
       *[other] { $count } partidas empezadas, sin terminar.
    }
desk-said =
    { $count ->
        [one] Se ha dicho 1 cuenta.
       *[other] Se han dicho { $count } cuentas.
    }
desk-over = Se acabó
desk-champion = ¡Ha ganado { $name }!
desk-paused = Todos están en pausa
desk-begin = Empezar: sortear la primera ronda
desk-draw = Sortear la ronda siguiente
desk-fill = Buscar sitio a quien no lo tiene
desk-drawn_then = Todas las partidas de esta ronda han acabado. Al seguir, se sortea la siguiente.
desk-redraw = Repetir el sorteo de esta ronda
desk-pause = Pausa para todos
redraw-title = ¿Repetir el sorteo de esta ronda?
redraw-about = La primera ronda se sortea de nuevo. Las siguientes salen de los resultados: solo cambian si alguien ha llegado o se ha ido.
redraw-falls =
    { $count ->
        [one] Se anula 1 partida y se cierra su mesa:
       *[other] Se anulan { $count } partidas y se cierran sus mesas:
    }
redraw-begun =
    { $count ->
        [one] En 1 de ellas ya se ha jugado.
       *[other] En { $count } de ellas ya se ha jugado.
    }
redraw-do = Repetir el sorteo
redraw-keep = Dejarlo así
fill-title = Sin sitio en esta ronda
fill-together = { $names }, juntos en una mesa
fill-alone = { $names } descansa esta ronda: no queda nadie más libre
fill-chairs = Si alguien se ha ido, su sitio queda vacío: esa partida está decidida o en juego.
fill-rest = { $name } descansa esta ronda
desk-resume = Seguir todos
desk-wall = Mostrar en la pizarra
desk-tables = Partidas de esta ronda
desk-class = La clase está en marcha
desk-class_begin = Empezar: formar las mesas
desk-games = Partidas en juego
desk-ended = Partidas terminadas
desk-free = Juega contra el ordenador hasta que haya alguien libre: { $names }
desk-finish = Terminar la clase ahora
desk-finish_about = Cada partida se detiene donde está y queda sin terminar: nadie la ha ganado. Lo que se ha dicho se guarda.
desk-finish_sure = Sí, terminar todas las partidas
desk-finish_keep = Seguir jugando
desk-play_on = Seguir jugando después de todo
timer-left =
    { $count ->
        [one] Queda 1 minuto
       *[other] Quedan { $count } minutos
    }
timer-up = Se acabó el tiempo
timer-turn = ¡Se acabó el tiempo! Termina tu turno.
timer-more = Dentro de 5 minutos
timer-off = Quitar el reloj
timer-title = La clase termina
pause-title = Pausa
pause-about = Mira a tu profe.
levels-title = Quién juega a qué
levels-about = Toca los nombres y elige. Vale desde su próxima partida. Quienes juegan a lo mismo se sientan juntos.
levels-all = como la clase
levels-choose = Juego y nivel
levels-do = Juegan a esto
levels-nobody = Toca al menos un nombre.
levels-suggest = Sugerir según lo que han mostrado
levels-harder = { $name } puede pasar a { $level }
levels-easier = A { $name } le conviene { $level }
levels-apply = Hacerlo así
levels-enough = Nadie necesita otro nivel todavía. Hacen falta al menos ocho cuentas.

call-called = { $name } llama al árbitro: mesa { $table }, partida { $game }
call-tied = La partida { $game } acabó sin ganador. Decide tú.
call-look = Mirar esta mesa
call-wanted =
    { $count ->
        [one] En otra tableta alguien dice: soy { $name }.
       *[other] En otras { $count } tabletas alguien dice: soy { $name }. Con «sí» entra quien lo pidió primero.
    }
call-allow = Sí, dejar entrar
call-keep = No
stuck-title = Quién puede necesitar ayuda
stuck-who = { $name }, mesa { $table }:
stuck-alone = { $name }, contra el ordenador:
stuck-long =
    { $count ->
        [one] lleva un minuto pensando
       *[other] lleva { $count } minutos pensando
    }
stuck-wrong =
    { $count ->
        [one] una cuenta mal
       *[other] { $count } cuentas mal
    }
stuck-helped = pidió ayuda
stuck-not_come =
    { $count ->
        [one] lleva un minuto fuera
       *[other] lleva { $count } minutos fuera
    }
stuck-away = no está ante la pantalla: { $names }
stuck-at_task = con la tarea: { $names }
stuck-erring = { $wrong } de las últimas { $count } mal: { $sums }
stuck-silent = { $count } turnos seguidos sin encontrar nada
stuck-look_of = Mirar la mesa: { $table }
stuck-send_hint = Enviar una pista
stuck-send_picture = Enviar un dibujo
stuck-send_hint_to = Enviar una pista a { $name }
stuck-send_picture_to = Enviar un dibujo a { $name }
stuck-sent_hint = { $name } ha recibido una pista.
stuck-sent_this = { $name } ha recibido esta pista: «{ $hint }»
stuck-sent_picture = { $name } ha recibido un dibujo.
stuck-next_hint = { $name } recibirá una pista en su próximo turno.
stuck-next_picture = { $name } recibirá un dibujo en su próximo turno.

table-game = Partida { $number }
table-desk = Mesa { $number }
table-ruling = El árbitro: { $text }
table-quoted = «{ $text }»
table-championship = fase final
table-through = pasa
table-has_won = ganó
table-place = puesto { $place }
table-absent = no jugó
table-enter = Apuntar el resultado
table-enter_of = Apuntar el resultado de la partida { $number }
table-correct = Corregir
table-correct_of = Corregir la partida { $number }
table-look = Mirar la mesa
table-look_of = Mirar la mesa de la partida { $number }

status-open = en juego
status-ended = acabada
status-ruled = decidida por el árbitro
status-calling = { $name } llama al árbitro
status-tied = sin ganador: decide tú
status-walkover = ganada sin jugar
status-unfinished = sin terminar
status-bye = descansa
status-coming = por jugar
status-laying = se prepara la mesa
status-paused = en pausa
status-gathering = espera a { $names }
status-turn =
    { $count ->
        [one] le toca a { $name }, 1 turno hasta ahora
       *[other] le toca a { $name }, { $count } turnos hasta ahora
    }

side-winners = Invictos
side-losers = Segunda oportunidad
side-final = Final
side-semifinal = Semifinal
side-quarterfinal = Cuartos de final
side-knockout = Eliminación
side-third = Tercer puesto
side-second_final = Segunda final
side-group = Grupo { $number }

seat-winner = ganador de { $game }
seat-loser = perdedor de { $game }
seat-placed = puesto { $place } de { $game }
seat-open = libre

result-title = Partida { $number }: ¿quién ganó?
result-correct = Partida { $number }: corregir el resultado
result-tap = Toca a quien ganó.
result-tap_all = Toca a quien ganó, luego al segundo, y así.
result-confirm = Guardar el resultado
result-change = Guardar la corrección
result-undo = Aún no jugada: borrar el resultado
result-falls =
    { $count ->
        [one] De este resultado se sorteó otra partida. Si ahora pasa otro, se anulará y se sorteará de nuevo:
       *[other] De este resultado se sortearon { $count } partidas más. Si ahora pasa otro, se anularán y se sortearán de nuevo:
    }
result-falls_game = Partida { $number }: { $names }
result-so_far = Apuntado hasta ahora: { $names }
result-points = Puntos, o empate
result-points_about = Opcional. Si apuntas también los puntos de cada ronda, comprobamos el total.
result-total = Total
result-column = Rondas, como en la hoja de puntos
result-equal = { $name } empata con { $other }
glance-title = La mesa de la partida { $number }
glance-again = Mirar otra vez
glance-said = Todo lo que se ha dicho
glance-wrong = { $name }, solo para sí: { $said }
rule-title = Decisión del árbitro
rule-stands = Se queda así
rule-again = Jugar un turno otra vez
rule-ended = Decidir la partida
rule-to = ¿Desde qué turno?
rule-text = Con palabras, para el acta
rule-do = Decidir

entrant-title =
    { $count ->
        [one] 1 jugador
       *[other] { $count } jugadores
    }
entrant-computer = jugador del ordenador
entrant-taken = en un dispositivo
entrant-gone = se ha ido
entrant-leaves = Quitar
entrant-leaves_of = Quitar a { $name }
entrant-withdraw = Se fue a casa
entrant-no_show = No vino
entrant-absent = No está, o tocó el nombre equivocado
entrant-ruled_out = Excluido por el árbitro
entrant-computer_add = Añadir un jugador del ordenador
entrant-stay = Dejar
entrant-return = Traer de vuelta
entrant-return_of = Traer de vuelta a { $name }
entrant-release = Dejar que otro dispositivo use este nombre
entrant-release_of = Dejar que otro dispositivo use este nombre: { $name }
entrant-more = ¿Quién más viene? Uno por línea
entrant-add = Añadir
entrant-friendly = Añadir un jugador con nombre inventado
gone-withdrew = se fue a casa
gone-no_show = no vino
gone-absent = todavía no está
gone-ruled_out = excluido por el árbitro

door-title = En la pizarra
door-words = Ve a { $address }, elige «Sentarse a una mesa» y escribe:
door-copy = Copiar el enlace para todos
door-own = Tu propio enlace
door-own_about = Quien tiene este enlace puede dirigirlo todo. Guárdalo bien: con él sigues desde cualquier dispositivo.
door-own_copy = Copiar el enlace de quien organiza

down-title = Descargar e imprimir
down-standings-csv = Clasificación (CSV)
down-results-csv = Resultados (CSV)
down-bracket-pdf = Cuadro (PDF)
down-certificates-pdf = Diplomas (PDF)
down-stickers-pdf = Pegatinas de mesa (PDF)
down-paper = Papel de los PDF
down-paper-a4 = A4
down-paper-letter = Carta
down-svg = Cuadro (SVG)
down-png = Cuadro (PNG)

beside-title = Para quienes quedan eliminados
beside-about = Un torneo aparte: los eliminados siguen jugando ahí.
beside-begin = Empezar un torneo aparte
beside-name = ¿Cómo se llama?
beside-named = { $name }: seguimos
beside-open = Ir al torneo aparte
erase-title = Borrar
erase-about = Se borran todos los nombres, resultados y mesas, para todos. Ocurre solo treinta días después de la última partida.
erase-do = Borrarlo todo
erase-sure = Sí, borrarlo todo ahora
erase-type = Para borrarlo, escribe su nombre: { $name }
erase-other = Ese no es el nombre. Escribe { $name }.
erase-keep = Guardarlo
erase-done = { $name } se ha borrado, con todos los nombres, resultados y mesas.

standings-title = Clasificación
standings-place = Puesto
standings-name = Nombre
standings-club = Club
standings-points = Puntos
standings-won = Ganadas
standings-played = Jugadas
standings-won_of = { $won } de { $played }
standings-state = Estado
standings-bye = cuenta como ganada, salvo si se llegó tarde
break-opponents = Rivales
break-opponents-about = los puntos de tus rivales, de media por mesa; un descanso cuenta como un rival con tus puntos
break-beaten = Vencidos
break-beaten-about = lo mismo, pero solo de los que venciste; la mitad si hubo empate
break-direct = Entre ellos
break-direct-about = victorias entre jugadores empatados, si todos se han enfrentado
row-champion = ganador
row-in = sigue
row-out = eliminado
row-gone = se ha ido
rounds-round = Ronda
rounds-side = Fase
rounds-game = Partida
rounds-who = Jugadores

wall-at = Entra en { $address } con
wall-now = Ahora
wall-podium = Podio
wall-bracket = Cuadro
wall-text = Como texto
wall-whole = Todas las rondas
wall-full = Pantalla completa
wall-svg = Guardar como SVG
wall-png = Guardar como PNG
wall-picture = El cuadro como imagen
wall-turn = Pasar páginas
wall-smaller = Más pequeño
wall-larger = Más grande

me-who = ¿Quién eres?
me-who_about = Toca tu nombre. Se queda en este dispositivo.
me-nobody_free = Todos los nombres están ocupados. Puedes mirar, o pedir un nombre a quien organiza.
me-welcome = ¡Hola!
me-welcome_about = Recibes un nombre secreto que nadie conoce. Se queda en este dispositivo.
me-come = Participar
me-not_listed = Soy nuevo aquí: dame un animal
me-lost = Mi nombre está en otra tableta
me-lost_about = Toca tu nombre. Se lo preguntamos a tu maestro o maestra, que te deja entrar.
me-wanted = { $name }, ya se lo hemos preguntado a tu maestro o maestra. En cuanto diga que sí, vuelves.
me-denied = Ese nombre se queda donde está. ¿Cuál es el tuyo?
place-game = Partida { $game }: { $names }
place-nobody = Aquí no juega nadie ahora.
place-elsewhere = ¿Dónde juego?
me-hello = ¡Hola, { $name }!
me-released = Quien organiza ha dado tu nombre a otro dispositivo. Elige otra vez.
me-other = Soy otra persona
me-games = Tus partidas
me-game = Ronda { $round }, con { $names }:
me-bye = Ronda { $round }: descanso
me-wall = Ver el cuadro
me-desk = Ir a la mesa de organización

news-title = Novedades
news-called = { $names } ha llamado al árbitro, que ya viene.
news-called_clock = { $names } ha llamado al árbitro, que ya viene. El reloj está parado.
news-tied = Esta partida acabó sin ganador. Decide quien organiza.
news-fallen = Esta partida ya no cuenta: se repitió el sorteo.
news-won = Esta partida está decidida: ¡has ganado!
news-placed = Esta partida está decidida: ganó { $names }. Tu puesto: { $place }.
news-decided = Esta partida está decidida: ganó { $names }.
news-read = Vale
news-later = Más tarde
news-missing = Esperamos a { $names }

next-not_begun = Aún no ha empezado
next-play = Estás en la mesa { $table }
next-with = Partida { $game }, con { $names }
next-target = Se juega hasta: { $target }
next-go = Ir a mi mesa
next-cardboard = Busca la mesa con tu número. Di a quien organiza quién ganó.
next-tell_about = Jugad en esta mesa. Luego uno apunta el resultado.
next-rest = Esta ronda descansas
next-wait = Espera al próximo sorteo
next-free = Ahora no hay nadie libre
next-free_new = Pronto habrá otra persona libre
next-free_about = Tendrás mesa en cuanto alguien esté libre. Mientras tanto:
next-again = Volver a jugar con { $names }
next-again_asked = Pedido: en cuanto { $names } toque lo mismo, jugáis otra vez.
next-again_wished = { $names } quiere volver a jugar contigo.
next-early_about = No hace falta esperar. Hasta que empiece:
next-spare = Jugar contra el ordenador
next-daily = Jugar con las cartas del día
next-learn = ¿No conoces este juego? Apréndelo jugando
next-task = Hacer la tarea
next-task_given = Hay una tarea para todos.
next-task_own = Hay una tarea para ti.
lesson-over = La clase ha terminado. ¡Muy bien!
lesson-sums =
    { $count ->
        [one] Habéis dicho 1 cuenta entre todos
       *[other] Habéis dicho { $count } cuentas entre todos
    }
lesson-right = { $count } eran correctas
next-waits_for =
    { $count ->
        [one] Antes tiene que acabar una partida: { $games }
       *[other] Antes tienen que acabar { $count } partidas: { $games }
    }
next-usual_time =
    { $count ->
        [one] Una partida dura más o menos un minuto.
       *[other] Una partida dura más o menos { $count } minutos.
    }
next-soon = La ronda siguiente se sortea enseguida.
next-done = Has jugado todas tus partidas
next-champion = ¡Has ganado!
next-gone = Te has ido
next-place = Puesto { $place } de { $count }

## What they know

learnt-title = Lo que saben
learnt-about = De cada cuenta dicha en las mesas y en las tareas. Solo lo ves tú.
learnt-show = Mostrar
learnt-again = Mirar otra vez
learnt-nothing = Aún nadie ha dicho una cuenta.
learnt-looking = Buscando lo que se pasó por alto…
learnt-column-name = Nombre
learnt-column-sentence = Frase
learnt-column-sentences = Frases
learnt-column-sums = Cuentas
learnt-column-right = Bien
learnt-column-wrong = Mal
learnt-column-helped = Pidió ayuda
learnt-column-seconds = Segundos
learnt-column-pace = Cuentas por minuto
learnt-column-habits = Error típico
learnt-column-can = Ya sabe
learnt-column-next = Practicar ahora
learnt-column-new = Aún no mostrado
learnt-column-fact = Cuenta
learnt-column-said = Dicha
learnt-column-missed = No vistas
learnt-yes = sí
learnt-no = no
learnt-more = Más sobre { $name }
learnt-print = Imprimir esta página
learnt-print_all = Imprimir una página por niño
learnt-wrong_sums = Dicho mal
learnt-at_home = Para ayudar en casa: bastan unos minutos. Jueguen a las cartas, dejen que diga cada cuenta en voz alta y denle tiempo.
learnt-thin =
    { $count ->
        [one] aún se ha visto muy poco (1 cuenta)
       *[other] aún se ha visto muy poco ({ $count } cuentas)
    }
learnt-fine = de momento nada mal
learnt-leans = Pide ayuda a menudo: { $helped } veces
learnt-leans-help = Preguntar antes de ayudar: ¿qué has probado ya? Y que diga luego una cuenta sin ayuda.
learnt-idle = Encuentra pocas cuentas: { $sums } en { $count } turnos
learnt-idle-help = Jugar un turno juntos: ¿qué dos cartas hacen una de la mano? Quizá, de momento, un nivel más fácil.
learnt-find = encontrar cuentas entre las cartas
learnt-puzzles = { $count } acertijos con { $fact }
learnt-puzzles_any = { $count } acertijos
learnt-give = Dar como tarea: { $task }
learnt-give_to = Dar como tarea: { $task } ({ $name })
learnt-home = Enlace para casa: { $task }
learnt-home_to = Enlace para casa: { $task } ({ $name })
learnt-given = { $name } tiene { $task }.
learnt-no_task = En este nivel no hay acertijos con { $fact }.
learnt-map = Mapa de cuentas
learnt-key = El número dice cuántas veces se dijo. ✗ mal, ○ sin ver: con él se ganaba más.
learnt-everyone = Todos juntos
learnt-times_said =
    { $count ->
        [one] una vez
       *[other] { $count } veces
    }
learnt-times_wrong = { $count } mal
learnt-times_missed = { $count } sin ver
learnt-sheet-sentences = Cada frase (CSV)
learnt-sheet-children = Cada niño (CSV)
learnt-sheet-facts = Cada cuenta (CSV)
habit-zero_rule = Confunde las reglas del 0
habit-zero_rule-help = Representadlo: 5 bolsas sin nada dentro; 5 fichas y ninguna más.
habit-other_sign = Hace otra operación que la del signo
habit-other_sign-help = Que lea la cuenta en voz alta antes de hacerla.
habit-lost_sign = Pierde el signo menos
habit-lost_sign-help = Recorrerlo en una recta numérica que baje de cero.
habit-smaller_from_larger = Resta la cifra menor de la mayor
habit-smaller_from_larger-help = Ponerlo con decenas y unidades, y cambiar una decena por diez unidades.
habit-lost_ten = Pierde una decena
habit-lost_ten-help = Llenar primero la caja de diez, y contar luego lo que sobra.
habit-ten_too_many = Se pasa en una decena
habit-ten_too_many-help = Pedir primero un resultado aproximado: ¿más o menos que eso?
habit-off_by_one = Se equivoca en uno
habit-off_by_one-help = Contar los saltos en la recta numérica, no los números.
habit-table_neighbour = Dice la cuenta vecina de la tabla
habit-table_neighbour-help = Partir de una cuenta que sepa: 7 × 8 es 7 × 7 y 7 más.
habit-swapped_digits = Cambia el orden de las cifras
habit-swapped_digits-help = Decir el número en voz alta, y escribirlo luego con decenas y unidades.

homework-title = Una tarea para ahora o para casa
homework-about = Quien abre el enlace tiene las mismas cartas y va a su ritmo. El enlace sigue valiendo.
homework-what = Qué hacer
homework-play = Jugar contra el ordenador
homework-find = Acertijos: ¿qué cuenta gana más?
homework-minutes = Minutos
homework-count = Cuántos
homework-fact = Con
homework-any = cualquiera
homework-make = Crear un enlace para casa
homework-copy = Copiar el enlace
homework-try = Probar
homework-give = Dársela ahora a la clase
homework-given = La tarea está en las páginas de los niños.
homework-given_to = Una tarea propia está solo en la página de: { $names }.
homework-arrives = Lo que avanzan llega aquí mientras dura la clase.
homework-results = Resultados recibidos
