## The text table and the command line

## The table

table-sits = sitio { $seat }: { $name }
table-hand_empty = sin cartas
table-your_hand = Tu mano
table-hand_of = La mano de { $name }
table-deck =
    { $count ->
        [one] 1 carta en el mazo
       *[other] { $count } cartas en el mazo
    }
table-cards =
    { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }
table-won =
    { $count ->
        [one] 1 carta ganada
       *[other] { $count } cartas ganadas
    }
table-held =
    { $count ->
        [one] 1 en la mano
       *[other] { $count } en la mano
    }
table-points =
    { $count ->
        [one] 1 punto
       *[other] { $count } puntos
    }

## Prompts

deal-nothing_to_play = Pasa pocas veces: nadie puede jugar. La partida acaba antes de empezar.
deal-another = ¿Repartir otra vez? (Intro para sí, n para no){ " " }
prompt-line = >{ " " }
prompt-turn = { $name }, te toca. (? para una pista, ayuda, salir)
prompt-turn_you = Te toca. (? para una pista, ayuda, salir)
prompt-moment_you = Ahora juega { $name }. Di algo o pulsa Intro. (Un punto lo salta todo hasta tu turno.)
prompt-moment_you_again = { $brief }. ¿Algo que decir? (Intro: no; un punto: no hasta mi turno)
prompt-moment = Ahora juega { $name }. Para decir algo, escribe tu nombre, dos puntos y la frase; si no, pulsa Intro. (Un punto lo salta todo hasta el turno del siguiente.)
prompt-moment_again = { $brief }. ¿Alguien? (Intro: no; un punto: no hasta el turno del siguiente)
prompt-interrupted = Alguien fue más rápido. Lo que dijiste después no cuenta.
prompt-for_now = Hasta ahora: { $said }
prompt-for_now_undo = Hasta ahora: { $said } (atrás deshace un paso)
prompt-go_on = Tu turno sigue. (atrás deshace un paso)
prompt-nothing_to_undo = No hay ningún paso que deshacer. Un turno jugado queda jugado.
prompt-nothing_to_give_up = Tu turno no ha empezado, así que no hay nada que dejar. Para irte de la mesa, di: salir
prompt-undone = Deshecho.
prompt-given_up = Empieza tu turno otra vez.
prompt-take_your_time = Tómate tu tiempo. Valen los dedos, el papel y ?.
curtain-pass_on = Pásale la pantalla a { $name }.
curtain-enter = { $name }, pulsa Intro cuando nadie más vea la pantalla.{ " " }
leave-saved = La partida está guardada. Con { $command } resume sigues. ({ $game })
leave-over = ¡Hasta luego! Para ver la partida otra vez: { $command } record show { $game }

## What was said

log-hints =
    { $count ->
        [one] (1 pista)
       *[other] ({ $count } pistas)
    }
log-empty = Aún no se ha dicho nada.

## The end

end-over = La partida ha terminado.
end-cards =
    { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }
end-points =
    { $count ->
        [one] 1 punto
       *[other] { $count } puntos
    }
end-you_win = ¡Ganas tú!
end-wins = ¡Gana { $name }!
end-kept = Para ver la partida otra vez: { $command } record show { $game }

## Seats and saved games

seats-you = Tú
seats-too_many_players = { $count } jugadores del ordenador no caben en { $seats } sitios.
seats-too_many_names = { $names } nombres son demasiados: solo { $people } de los sitios son para personas.
seats-same_name = Dos jugadores se llaman { $name }. Ponle otro nombre a uno.
seats-bad_name = Un nombre tiene de 1 a { $longest } letras.
saved-no_file = No se puede leer { $file }: { $reason }
saved-no_record = { $file } no es una partida que yo sepa leer: { $reason }
saved-no_table = { $file } no dice quién está en la mesa. Borra ese archivo para decirlo otra vez.
saved-who_sits = No sé quién jugaba aquí, así que cada sitio es para una persona.
saved-elsewhere = Esta partida ha seguido en otra ventana. Lo que acabas de decir no cuenta.
saved-none = No hay partidas guardadas. { $command } play empieza una.
saved-not_kept = No se puede guardar { $file }: { $reason }. ({ $variable } indica otra carpeta.)

## The pack

cards-title = { $title }: { $count } cartas
cards-each =
    { $count ->
        [one] 1 de cada
       *[other] { $count } de cada
    }
cards-points =
    { $count ->
        [one] 1 punto cada una
       *[other] { $count } puntos cada una
    }
cards-assumed = * Suponemos que esta carta existe. Compárala con las tuyas; --pack ARCHIVO juega con otras cartas.
cards-assumed_points = ? Suponemos los puntos impresos en estas cartas. Escribe los de las tuyas en un archivo y juega con --pack ARCHIVO.

## How to say things. The numbers here are on no card, so that they tell nothing about this game.

help-title = Cómo decirlo
help-words_title = Otras palabras
help-words_hint = ? | una pista, pasito a pasito
help-words_steps =
    atrás | deshacer el último paso de este turno
    de nuevo | empezar este turno otra vez
help-words_look =
    retirar | retirar tu última jugada
    rival { $player } | que siga otro jugador del ordenador, aquí { $player }
    mesa | dibujar la mesa otra vez (o pulsa Intro)
    historial | todo lo que se ha dicho
help-words_pages =
    reglas | las reglas de este nivel
    cartas | las cartas del juego
help-words_leave =
    enlace | seguir en el navegador
    salir | irse; la partida se guarda

## The rules of a level

rules-house = REGLAS DE LA CASA. { $rules }.
rules-more = Reglas de la casa: sumdeck settings { $game }

## Menus and the command line

menu-game = ¿Qué juego?
menu-level = ¿Qué nivel?
menu-number = De 1 a { $count }, o Intro para el primero:{ " " }
menu-unknown = ¿{ $given }? Un número de 1 a { $count }, por favor.
menu-seats = ¿Quién juega? Ponle a cada sitio un nombre o un jugador del ordenador: { $players }
menu-seat = Sitio { $number } (Intro para { $usual }):{ " " }
catalogue-game = juego
catalogue-level = nivel
catalogue-settings = Reglas de la casa con sus valores, el normal primero
catalogue-about = qué es
catalogue-players = jugadores del ordenador, el más flojo primero
catalogue-usual = { $level } (normal)
catalogue-size = cartas
catalogue-how_to_set = Una regla de la casa se cambia con --set, por ejemplo: sumdeck play { $game } --set { $key }={ $value }
catalogue-no_levels = { $game } no tiene niveles: siempre se juega con las mismas cartas.
catalogue-or_any = { $values }, o cualquier número de { $least } a { $most }
catalogue-no_settings = { $game } no tiene reglas de la casa.
cli-about = La mesa abierta de los juegos de cartas y cálculo mental.
cli-play = jugar a un juego en la terminal
cli-resume = seguir una partida guardada, de aquí o del navegador; la lista si hay varias
cli-games = la lista de juegos
cli-levels = la lista de niveles de un juego
cli-settings = la lista de reglas de la casa de un juego
cli-rules = mostrar las reglas de un nivel
cli-cards = mostrar las cartas de un nivel, y lo que hemos supuesto
cli-game = el juego: { $games }
cli-level = la dificultad; sumdeck levels JUEGO da la lista
cli-cards_chosen = tu propio nivel, por sus cartas: "1-10 −2 ×3" o "1-15 subtraction multiplication" ({ -numero })
cli-save_level = guardar esas cartas con un nombre, para --level NOMBRE
levels-kept = Guardado el nivel { $name }: { $cards }
levels-taken = Un nivel no puede llamarse «{ $name }»: el nombre está vacío o ya existe.
levels-no_cards = ¿Qué cartas? Da --cards "1-10 −2 ×3" junto con --save-level.
cli-against = contra qué jugadores del ordenador; sumdeck games da la lista
cli-seats = cuántos jugadores; sin --against se te pregunta quiénes
cli-names = los nombres de las personas
cli-seed = el nombre de un reparto: quien lo usa recibe las mismas cartas
cli-scoring = jugar por puntos, con colores
cli-set = una regla de la casa; sumdeck settings JUEGO da la lista
cli-no_own_pack = { $game } solo se juega con sus propias cartas.
cli-pack = un archivo con tus propias cartas
cli-ascii = dibujar solo con caracteres ASCII
cli-plain = una línea por sitio en vez de cartas dibujadas, para lectores de pantalla
cli-part_missing = Hace falta la parte «{ $part }» de Sumdeck. Se instala con: pip install "sumdeck[{ $part }]"
cli-no_access = No se puede usar { $file }: { $reason }
cli-no_such_game = El juego { $given } no existe. Los juegos son: { $known }
cli-no_such_player = El jugador { $given } no existe. Los jugadores son: { $known }
cli-bad_seats = { $game } tiene de { $least } a { $most } sitios.
cli-bad_set = Una regla se escribe key=value, y no { $given }

## Records

cli-record = mirar una partida guardada, repetirla o comprobarla
record-show = muestra la partida, todo lo que se dijo y cómo acabó
record-replay = muestra la mesa después de cada frase
record-verify = comprueba que todo lo del archivo es cierto: código de salida 0, o 1 y una línea por cada cosa que no lo es
record-upto = parar después de tantas frases
record-seat = como lo vio este sitio, contando desde 0; si no, con todas las manos a la vista
record-no_count = { $given } no es un número desde 0
record-no_such_seat = No hay sitio { $given }. El último es { $last }.
record-seat_name = sitio { $seat }
record-game = { $game }, versión { $version } de las reglas
record-pack =
    { $count ->
        [one] { $title }, 1 carta
       *[other] { $title }, { $count } cartas
    }
record-players = Jugaron { $names }
record-named_deal = El reparto se llama { $name }
record-secret_deal = El reparto es secreto
record-begun =
    { $count ->
        [one] Sigue otra partida, después de su primera frase
       *[other] Sigue otra partida, después de sus primeras { $count } frases
    }
record-options = Reglas de la casa: { $options }
record-goes_on = Esta partida aún no ha terminado.
record-hand = Mano: { $name }
record-next = Intro para la frase siguiente, salir para parar:{ " " }
record-finding = { $file }: { $finding }
record-good =
    { $count ->
        [one] { $file }: todo es cierto (1 frase).
       *[other] { $file }: todo es cierto ({ $count } frases).
    }
record-promise_kept = El reparto es el que se prometió antes de la primera jugada.
record-no_promise = Antes de la primera jugada no se prometió ningún reparto, así que no hay nada que comprobar.

## Paper

cli-print = hace cosas para imprimir, en PDF: cartas, reglas, hojas de puntos, tablas
print-cards = las cartas, para imprimir y recortar
print-rules = las reglas de un nivel, o una página para cada uno
print-sheets = hojas de puntos
print-tables = tablas para tener al lado
print-checklist = lo que da puntos, en cartas para tener al lado
print-game = el juego; si no, todos los que lo tienen
print-pack = otra baraja que viene con el juego, por su nombre, o tu propio archivo
print-paper = a4 (normal) o letter
print-large_cards = letra grande: cuatro cartas por hoja en vez de nueve
print-large_rules = letra grande
print-colour_safe = colores que se distinguen por su claridad, con su nombre en las cartas
print-no_backs = sin los dorsos
print-output = el archivo que escribir; si no, con el nombre del juego, en esta carpeta
print-force = reemplazar el archivo si existe
print-no_such_paper = el papel { $given } no existe; hay: { $known }
print-no_such_pack = { $given } no es un archivo ni una baraja que viene con el juego. Hay: { $known }
print-exists = { $file } ya existe. --force lo reemplaza, -o ARCHIVO indica otro.
print-folder = { $file } es una carpeta. -o indica el archivo que escribir.
print-letters = No se puede imprimir «{ $text }»: ninguna letra de aquí tiene { $letters }
print-none = No hay nada así que imprimir para { $game }.
print-progress = hojas
print-cards_done = Listo para imprimir: { $file } (cartas: { $cards }, hojas: { $sheets })
print-done = Listo para imprimir: { $file }

## Where the tables are kept

cli-export = escribe todas las mesas en un archivo, como copia de seguridad
cli-import = vuelve a leer las mesas de un archivo así
cli-check = mirar si todas las mesas de un almacén se pueden leer, y arreglarlo
cli-doctor = mirar el almacén, el reloj, el disco, el puerto y las versiones, y decir qué hacer
check-repair = sacar del almacén lo que no se puede leer, después de escribirlo en este archivo nuevo
check-good =
    { $count ->
        [one] Una mesa o un torneo, y se puede leer.
       *[other] { $count } mesas y torneos, y todos se pueden leer.
    }
check-row = { $table }: no se puede leer ({ $reason }).
check-log = { $table }: no se puede leer desde el suceso { $n } ({ $reason }).
check-game = { $table }: no se puede seguir jugando ({ $reason }).
check-advice = Todo lo demás sigue como siempre. sumdeck check --repair ARCHIVO lo saca; un registro sigue desde su último suceso bueno.
check-mended =
    { $count ->
        [one] Se ha sacado una cosa; está en { $file }.
       *[other] Se han sacado { $count } cosas; están en { $file }.
    }
doctor-versions = Sumdeck { $sumdeck }, Python { $python }, SQLite { $sqlite }.
doctor-store = El almacén { $where } se puede abrir. Mesas y torneos: { $count }.
doctor-no_store = Aún no hay almacén. Lo crea la primera partida.
doctor-store_trouble = { $reason }
doctor-damaged = Algo del almacén no se puede leer: { $count }. Ejecuta: sumdeck check
doctor-disk = Libre en el disco: { $free } MB.
doctor-disk_low = Solo quedan { $free } MB libres en el disco. Haz sitio: cuando está lleno se rechazan las jugadas.
doctor-clock = El reloj marca { $time }.
doctor-clock_behind = El reloj marca { $time }, pero el almacén se usó después. Pon el reloj en hora; no se borra ninguna mesa por eso.
doctor-port = El puerto { $port } está libre.
doctor-port_taken = El puerto { $port } está ocupado, quizá por el propio Sumdeck. Si no, elige otro: sumdeck serve --port NÚMERO
doctor-no_serve = Las partes para servir no están instaladas. Ejecuta: pip install 'sumdeck[serve]'
copies-export_file = el archivo que escribir; aún no debe existir
copies-import_file = el archivo que leer
copies-exported =
    { $count ->
        [one] Ahora hay una mesa en { $file }.
       *[other] Ahora hay { $count } mesas en { $file }.
    }
copies-imported =
    { $count ->
        [one] Leída una mesa de { $file }.
       *[other] Leídas { $count } mesas de { $file }.
    }
menu-about = { $game }: { $about }
end-enter_skips = (Intro lo salta)
prompt-take_back_asked = { $name } quiere retirar su última jugada. { $other }, ¿te parece bien? (s para sí, n para no){ " " }
prompt-stand_in_asked = { $name } quiere que siga { $player }. { $other }, ¿te parece bien? (s para sí, n para no){ " " }
opponent-which = ¿Quién sigue? Di «{ $word } NOMBRE»:
opponent-nobody = En esta mesa no juega ningún jugador del ordenador.
object-engine_checks = Aquí no hace falta protestar: cada respuesta se comprueba.
object-nothing = Ahora no hay nada que protestar.
object-in_vain = Estaba bien: { $said }. Se queda así.
object-voided = ¡Bien visto, { $name }! Estaba mal: { $said }. Se retira, y { $other } juega otra vez.
link-here = Esta mesa en el navegador, mientras { $command } serve funcione en este ordenador: { $address } (Solo para ti; los enlaces anteriores ya no sirven.)
after-no_look = otra: jugar otra vez. Intro: irse.
after-what = otra: jugar otra vez. mirar: un segundo vistazo a esta partida. Intro: irse.
look-find_typed = ¡Encuéntralo! (? para ayuda, Intro para seguir)
saved-folder = { $variable } indica otra carpeta.
resume-list = ¿Qué partida?
resume-turn = le toca a { $name }
resume-no_such = No hay ninguna partida guardada { $given }.
resume-elsewhere = Esa partida se juega en varias pantallas. Síguela en el navegador.
cli-resume_game = la partida que seguir: su número en la lista, sus cuatro palabras o su archivo
cli-referee = quién comprueba: el programa (engine), los jugadores (opponents) o quien duda (challenge)
cli-no_such_referee = Con estas reglas, { $game } tiene otro árbitro, no { $given }. sumdeck settings { $game } muestra lo que se puede ajustar.
record-save = guardar una partida como archivo, para otros
record-which = la partida: sus cuatro palabras o su archivo
record-new_file = el archivo que escribir; aún no debe existir
record-saved = La partida está ahora en { $file }.
object-voided_you = { $name } tenía razón: no está bien: { $said }. Se retira, y tú juegas otra vez.

## What the command line says by itself

argument-usage = uso:{ " " }
argument-positional = argumentos
argument-options = opciones
argument-help = mostrar esta ayuda
argument-version = mostrar la versión
argument-wrong = { $argument_name }: { $message }
argument-unknown = no conozco esto: { $given }
argument-missing = falta esto: { $given }
argument-needs_value = tiene que venir algo detrás
argument-needs_none = no viene nada detrás, ni siquiera { $given }
argument-ambiguous = { $option } puede ser { $matches }
argument-no_such = { $value } no existe; hay { $choices }
argument-no_such_command = { $parser_name } no existe; hay { $choices }
argument-no_value = { $value } no vale aquí
argument-game = JUEGO
argument-level = NIVEL
argument-cards = CARTAS
argument-file = ARCHIVO
argument-name = NOMBRE
argument-names = NOMBRE,NOMBRE
argument-name_or_file = NOMBRE|ARCHIVO
argument-number = N
argument-setting = REGLA=VALOR
argument-command = ORDEN
argument-what = QUÉ
argument-port = PUERTO
argument-address = DIRECCIÓN

## What people may type besides sentences: several words for one thing have commas between them

command-hint = pista
command-undo = atrás, deshacer
command-give_up = de nuevo
command-take_back = retirar
command-opponent = rival
command-object = protesto, protestar
command-link = enlace, navegador
command-look = mesa
command-help = ayuda
command-log = historial
command-rules = reglas
command-cards = cartas
command-leave = salir, adiós
command-yes = sí, s
command-no = no, n
command-again = otra, otra vez
command-second_look = mirar, segundo vistazo
seats-friendly = Nutria Garza Tejón Zorro Mirlo Liebre Tritón Topo Vencejo Carbonero Castor Lince

## Documentation

cli-docs = leer la documentación en un navegador
docs-port = el puerto en el que escuchar; si no, uno libre
docs-not_built = La documentación aún no está. En la carpeta del proyecto, python3 x.py docs la crea.
docs-served = La documentación está en { $address } (Ctrl+C la detiene)

## Where a terminal can only show ASCII: a moon before a floor, and letters that this language writes otherwise there

plain-moon = noche
plain-letters = ñ=n

## Tournaments in the terminal

cli-tournament = dirigir un torneo: inscripciones, partidas, resultados, clasificación
argument-words = CUATRO-PALABRAS
tournament-make = abrir un torneo nuevo
tournament-enter = inscribir a participantes
tournament-begin = sortear la primera ronda
tournament-round = sortear la ronda siguiente
tournament-say = decir cómo acabó una partida
tournament-show = mostrar las partidas y la clasificación
tournament-list = mostrar los torneos guardados aquí
tournament-words = las cuatro palabras del torneo
tournament-name = cómo se llama
tournament-seats = cuántos se sientan a una mesa: 2, 3 o 4
tournament-names = todos los que participan
tournament-number = el número de la partida
tournament-order = quién quedó primero, segundo, etc.; Ann=Ben si empatan
tournament-correct = cambiar un resultado ya guardado
tournament-level_of_what = Un nivel necesita un juego: añade --game.
tournament-no_such = Aquí no hay ningún torneo { $given }.
tournament-no_such_game = La partida { $number } no se ha sorteado.
tournament-no_such_name = { $name } no juega en la partida { $number }.
tournament-title = { $name } ({ $words })
tournament-nobody = Todavía no hay nadie inscrito.
tournament-entries =
    { $count ->
        [one] Hay 1 persona inscrita: { $names }
       *[other] Hay { $count } personas inscritas: { $names }
    }
tournament-next = La ronda ha terminado. La siguiente se sortea con: tournament round
tournament-none = Aquí todavía no hay ningún torneo guardado.
