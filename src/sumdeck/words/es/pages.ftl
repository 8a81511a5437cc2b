## What the pages say

app-name = Sumdeck
app-skip = Ir al contenido
app-home = Inicio
app-close = Cerrar
app-yes = Sí
app-no = No
app-settings = Ajustes
app-about = Acerca de
app-rules = Reglas
app-wait = Un momento …
app-try_again = Probar otra vez
app-offline = Ahora no se llega a la mesa.
app-not_found = Esa página no existe.

set-language = Idioma
set-look = Claro u oscuro
set-look-auto = como el dispositivo
set-look-light = claro
set-look-dark = oscuro
set-print = Letra grande
set-sound = Sonidos
set-speech = Leer en voz alta
sound-offer = ¿Sonidos y voz?
sound-yes = Sí
sound-no = No
set-no_voice = Este dispositivo no tiene voz para este idioma.
set-text_table = Mesa con palabras
set-pace = El ordenador juega
set-pace-calm = con calma
set-pace-quick = deprisa
set-only_here = Estos ajustes se quedan en este dispositivo.

home-title = ¿A qué jugamos?
home-coming = muy pronto
home-play = Jugar
home-go_on = Partida nueva: { $level }
home-learn = Aprender jugando
home-today = Cada día
home-join = Sentarse a una mesa
home-open_tables = Tus mesas
home-continue = Continuar
home-with = con { $names }
home-finished = Partidas acabadas
home-look_back = Repasar
home-class = Clase
home-club = Torneo
home-print = Imprimir
home-open = Abrir una partida guardada

choose-level = ¿Qué cartas?
choose-level_guide = ¿Qué nivel para qué edad?
choose-practise = Cartas con lo que debo practicar
choose-who = ¿Quién juega?
choose-computer = Contra el ordenador
choose-friends = Con amigos, con un enlace
choose-tablet = Por turnos en esta pantalla
choose-opponent = ¿Qué rival?
choose-seats = ¿Cuántos?
choose-seat_count =
    { $count ->
        [one] 1 jugador
       *[other] { $count } jugadores
    }
choose-name_of = Nombre del sitio { $seat }
choose-help = Ayuda
choose-help_of = Ayuda para { $name }
choose-help_friends = Tus amigos eligen la suya al entrar.
choose-help_about = Todos juegan con las mismas cartas y las mismas reglas; solo cambia la ayuda. Más ayuda: un dibujo tras la primera cuenta mal, y el doble de tiempo si hay reloj. Sin ayuda: ni lámpara ni dibujos.
help-usual = normal
help-helped = más ayuda
help-alone = sin ayuda
choose-other_name = Otro nombre
choose-matters = Reglas de la casa
choose-more = Todas las reglas de la casa
choose-table_rules = En la mesa
choose-table_rules-about = El reloj, la ayuda y quién puede mirar.
choose-game_rules = En el juego
choose-start = Repartir las cartas
choose-usual = { $value } (normal)
choose-other_number = Otro número
choose-failed = No se pudo preparar la mesa.

player-random = Dado, que juega al azar
player-beginner = Pip, que da sus primeros pasos
player-careless = Dot, a quien se le escapan cosas
player-steady = Kim, que ve casi todo
player-greedy = Max, que toma todo lo que puede
player-planner = Ada, que piensa antes
player-expert = Leo, que piensa en cada carta
player-random-name = Dado
player-beginner-name = Pip
player-careless-name = Dot
player-steady-name = Kim
player-greedy-name = Max
player-planner-name = Ada
player-expert-name = Leo

house-referee = Quién comprueba
house-referee-engine = la mesa, enseguida
house-referee-opponents = vosotros: un error se queda hasta que alguien lo ve
house-referee-challenge = la mesa comprueba las cuentas; vosotros dudáis de lo construido
agreed-title = Lo que jugamos
agreed-level = Nivel
house-take_back = Retirar una jugada
house-take_back-consent = si los demás quieren
house-take_back-free = siempre
house-take_back-locked = nunca
house-turn_seconds = Tiempo por turno
house-turn_seconds-0 = sin reloj
house-turn_seconds-some = { $count } segundos
house-clock_at_zero = Cuando se acaba el tiempo
house-clock_at_zero-wait = no pasa nada
house-clock_at_zero-discard = se hace la jugada más sencilla
house-clock_at_zero-bot = el ordenador juega este turno
house-moment_seconds = El ordenador espera a las protestas
house-moment_seconds-0 = nada
house-slips = El ordenador se equivoca al calcular
house-slips-0 = nunca
house-slips-15 = de vez en cuando
house-slips-30 = a menudo
house-slips-50 = una de cada dos veces
house-hints = La lámpara da pistas
house-number--line = Se puede abrir una recta numérica
house-ten--frame = Se pueden abrir cajas de diez y fichas
house-onlookers = Otros pueden mirar
house-locked = La revancha tiene las mismas reglas
house-count_first = Contar uno mismo primero los puntos de su jugada

names-form = { $animal } { $manner }
names-manners = ágil alegre amable audaz azul breve célebre cortés dócil dulce ejemplar elegante eficaz enorme fiel feliz fuerte genial gentil grande hábil humilde ideal igual jovial joven leal libre loable noble notable paciente popular potente prudente puntual radiante sagaz sensible servicial silvestre sociable sonriente sutil tenaz unánime útil valiente veloz versátil
names-animals = águila alce alondra alpaca araña ardilla avestruz ballena bisonte búho burro caballo cabra camello canguro castor cebra ciervo cigüeña cisne colibrí conejo cuervo delfín elefante erizo flamenco foca gacela garza gato gorila gorrión grillo grulla halcón hámster jirafa koala lagarto león libélula liebre lince llama lobo loro mapache mirlo nutria oso oveja panda pato pingüino poni puma rana tejón tigre topo tortuga tucán zorro
join-title = Sentarse a una mesa
join-code = Las cuatro palabras o seis cifras
join-code_example = por ejemplo: lemon forest window drum
join-wrong_digits = Ninguna clase tiene ese número. ¿Hay una cifra mal o dos cambiadas? Mira la pizarra y prueba otra vez.
join-count_digits =
    { $count ->
        [one] Es solo 1 cifra. El código tiene seis: prueba otra vez.
       *[other] Son { $count } cifras. El código tiene seis: prueba otra vez.
    }
join-only_digits = Hay una letra: { $letters }. El código son seis cifras. Prueba otra vez.
join-name = Tu nombre en la mesa
join-help_club = En un torneo, todos tienen la misma ayuda y el mismo tiempo.
join-sit = Sentarse
join-go = Entrar
join-invites = { $names } quiere jugar a { $game } contigo.
join-full = Todos los sitios están ocupados. Puedes mirar.
join-watch = Mirar
join-rules = Cómo se juega, en dos dibujos
invite-title = Invita a tus amigos
invite-link = Envía este enlace
invite-code = o diles estas cuatro palabras
invite-qr = o que escaneen este código
invite-qr_name = El enlace como código QR
invite-copy = Copiar el enlace
invite-waiting = Esperamos a los demás. La partida empieza cuando todos los sitios están ocupados.
invite-alone = Esta dirección solo vale en este dispositivo. Para otros dispositivos de la casa, arranca Sumdeck con --host 0.0.0.0 y abre la dirección que muestra.

card-number = { $text }
card-coloured = { $text } { $colour }
card-wild = comodín { $text }
card-points =
    { $count ->
        [one] { $card }, 1 punto
       *[other] { $card }, { $count } puntos
    }
card-chosen = { $card }, elegida
colour-green = verde
colour-orange = naranja
colour-blue = azul
colour-red = rojo

table-hand = Tu mano
table-you = tú
table-players = Jugadores
table-their_turn = Le toca a { $name }.
table-talk = Todo lo que se ha dicho
table-talk_empty = Aún no se ha dicho nada.
table-menu = Menú
table-described = Lo que hay en la mesa
table-words = La mesa con palabras
table-sheet = Hoja de puntos
table-onlooker = Estás mirando.
table-title = { $game }: { $level }
table-leave = Irse de la mesa
table-gained = Nuevo en tu mano: { $cards }.
table-time_left =
    { $count ->
        [one] 1 segundo
       *[other] { $count } segundos
    }
table-call_umpire = Llamar al árbitro
table-skip = Saltar
prompt-thinking = { $name } está pensando …

strip-title = Tu frase
strip-empty = Elige cartas, y di cuánto dan.
strip-blank_sign = ¿qué signo?
strip-blank_result = ¿cuánto da?
strip-entered_sign = signo { $text }
strip-entered_result = resultado { $text }
strip-say = Decirlo
strip-next = Siguiente
strip-undo = Deshacer
strip-clear = Borrar todo
strip-type = Escribir la frase
strip-cards = Mejor elegir cartas
strip-typed = Escribe aquí tu frase
strip-missing-nothing = Elige primero cartas.
strip-missing-blank = Todavía falta algo. Rellena los huecos.

keypad-title = Teclas
keypad-erase = Borrar
key-__plus__ = más
key-__minus__ = menos
key-__times__ = por
key-__divided__ = dividido entre
key-__slash__ = raya de fracción
key-__point__ = coma decimal
key-__percent__ = por ciento

phrase-title = Decir algo

ask-take_back = Retirar mi jugada
ask-take_back_of = Retirar la jugada de { $name }
ask-stand_in = Que el ordenador juegue por { $name }
ask-come_back = Devolver el sitio a { $name }
ask-other = Otro rival en vez de { $name }
ask-object = Protesto: ¡está mal!
ask-waiting = Ya lo has pedido. Deciden los demás.
ask-title = Una pregunta
asked-take_back = { $name } quiere retirar una jugada. ¿Te parece bien?
asked-stand_in = { $name } quiere que siga el ordenador. ¿Te parece bien?
asked-other = { $name } quiere que juegue { $player } en vez de { $other }. ¿Te parece bien?
asked-rematch = { $name } quiere jugar otra vez. ¿Y tú?

missing-ask = { $name } no está. ¿Esperar, o dejar que siga el ordenador?
missing-task = { $name } está haciendo otra cosa. ¿Esperar, o que siga el ordenador?
missing-wait = Esperar
missing-computer = Dejar que siga el ordenador
missing-soon = Si { $name } no vuelve enseguida, sigue el ordenador.
people-away = ya vuelve …
people-came = { $name } está aquí.
people-here = { $name } ha vuelto.
people-coming_back = { $name } ya vuelve …
link-joining = Vamos a la mesa …
link-coming_back = Sin conexión. Probamos otra vez … No se ha perdido nada.
curtain-hold = Mantén pulsado para ver tus cartas
curtain-close = Esconder mis cartas
curtain-about = Ahora solo mira { $name }.

lamp-title = Ayuda
lamp-sent = De tu maestro o maestra
lamp-ask = Un poco de ayuda
lamp-more = Un poco más de ayuda
lamp-tell = Léemelo
lamp-pause = Primero mira bien otra vez.
lamp-last = No hay más ayuda.
lamp-picture = Un dibujo para contar
picture-line = Recta numérica
picture-frame = Caja de diez
picture-rows = Filas de puntos
picture-counters = Fichas
picture-lay = Poner fichas
picture-line_about = Una recta numérica de { $from } a { $to }. Empieza en { $start }.
picture-frame_about = Cajas de diez con fichas para { $terms }.
picture-rows_about = { $rows } filas de { $each } puntos.
picture-share_about = { $count } puntos en filas de { $each }.
picture-move = Mover la marca
picture-opened = Un dibujo para contar. ¡Cuenta!

wrong-title = No es { $result }. ¡Prueba otra vez!
wrong-said = «{ $said }» no está bien.
told-news = { $said }

spoken-__plus__ = { " " }más{ " " }
spoken-__minus__ = { " " }menos{ " " }
spoken-__times__ = { " " }por{ " " }
spoken-__divided__ = { " " }entre{ " " }
spoken-__equals__ = { " " }es igual a{ " " }
spoken-__semicolon__ = , y{ " " }
spoken-__square__ = { " " }al cuadrado
spoken-__cube__ = { " " }al cubo
spoken-__root__ = raíz cuadrada de{ " " }
spoken-__cube_root__ = raíz cúbica de{ " " }
spoken-__percent__ = { " " }por ciento

round-over = La ronda { $round } ha terminado.
round-next = Siguiente ronda
count-title = Tu jugada
count-how_many = ¿Cuántos puntos son?
count-what = ¿Qué da puntos?
count-right = ¡Sí, { $points }!
end-title = La partida ha terminado
end-your_pile = Tu montón ganado
end-pile_of = El montón ganado de { $name }
end-how_many = ¿Cuántas cartas hay?
end-row =
    { $count ->
        [one] una fila de 1 carta
       *[other] una fila de { $count } cartas
    }
end-check = Comprobar
end-skip = No contar
end-right =
    { $count ->
        [one] Sí, 1 carta.
       *[other] ¡Sí, { $count } cartas!
    }
end-not_so_many = No son { $said }. ¡Cuenta otra vez!
end-place = Puesto
end-name = Nombre
end-score = Puntos
end-good_game = ¡Buena partida!
end-kind_won = ¡Has encontrado mucho!
end-kind_lost = La próxima vez las cartas caerán de otra manera.
end-finest = Tu mejor cuenta:
end-best = Tu mejor marca en este nivel: { $best }
end-best_now = ¡Es tu mejor marca en este nivel!
end-sums =
    { $count ->
        [one] Has dicho 1 cuenta.
       *[other] Has dicho { $count } cuentas.
    }
end-sums_together =
    { $count ->
        [one] Entre todos habéis dicho 1 cuenta.
       *[other] Entre todos habéis dicho { $count } cuentas.
    }
end-sums_large =
    { $count ->
        [one] Una de ellas pasa de diez.
       *[other] { $count } de ellas pasan de diez.
    }
end-club = Volver a mis partidas
end-again = Jugar otra vez
end-again_about = La próxima vez empieza otro.
end-look_along = Repasar con { $name }
end-look_back = Repasar
end-other = Jugar a otra cosa

replay-title = Repasar la partida
replay-first = Al principio
replay-back = Un paso atrás
replay-forward = Un paso adelante
replay-last = Al final
replay-play = Reproducir sin parar
replay-pause = Pausa
replay-step = Paso { $at } de { $count }
replay-open = Ver todas las manos
replay-as = Como lo vio { $name }
replay-view = ¿Con los ojos de quién?
replay-start = Las cartas están repartidas.
replay-copy = Copiar la partida
replay-not_yet = Se puede repasar cuando acaba la partida.
replay-seat = Sitio { $seat }
replay-turns = Todos los turnos
replay-tools = Copiar o compartir
replay-copy_position = Copiar esta posición
replay-link = Copiar el enlace
replay-link_about = Quien tiene el enlace también puede repasar, mientras se guarde la mesa.
replay-no_link = En esta mesa no puede mirar nadie más, así que no hay enlace.
replay-begun =
    { $count ->
        [one] El primer turno viene de otra partida.
       *[other] Los primeros { $count } turnos vienen de otra partida.
    }
replay-together = Repasar juntos
replay-together_about = Cuando uno pasa la página, pasa para todos.
replay-with = Contigo: { $names }.
replay-with_nobody = Aún no hay nadie más.
replay-turned = { $name } ha pasado la página.
replay-play_on = Seguir desde aquí
replay-play_on_about = Empieza una mesa nueva con estas cartas. Tú juegas un sitio, y el ordenador los demás.
replay-play_as = Juegas como
replay-play_against = contra
replay-play_over = Aquí ha acabado la partida. Da un paso atrás para seguir.

look-title = Un segundo vistazo
look-you-cards =
    { $count ->
        [one] En el turno { $turn } pudiste ganar 1 carta.
       *[other] En el turno { $turn } pudiste ganar { $count } cartas.
    }
look-you-points =
    { $count ->
        [one] En el turno { $turn } pudiste sacar 1 punto.
       *[other] En el turno { $turn } pudiste sacar { $count } puntos.
    }
look-name-cards =
    { $count ->
        [one] En el turno { $turn }, { $name } pudo ganar 1 carta.
       *[other] En el turno { $turn }, { $name } pudo ganar { $count } cartas.
    }
look-name-points =
    { $count ->
        [one] En el turno { $turn }, { $name } pudo sacar 1 punto.
       *[other] En el turno { $turn }, { $name } pudo sacar { $count } puntos.
    }
look-did = Entonces fueron { $count }.
look-find = ¡Encuéntralo!
look-turn = Turno { $turn }
look-who = ¿El turno de quién?
look-found-cards =
    { $count ->
        [one] ¡Sí! Así se gana 1 carta.
       *[other] ¡Sí! Así se ganan { $count } cartas.
    }
look-found-points =
    { $count ->
        [one] ¡Sí! Así se saca 1 punto.
       *[other] ¡Sí! Así se sacan { $count } puntos.
    }
look-less-cards =
    { $count ->
        [one] Está bien, y gana 1 carta. Aún se puede más.
       *[other] Está bien, y gana { $count } cartas. Aún se puede más.
    }
look-less-points =
    { $count ->
        [one] Está bien, y saca 1 punto. Aún se puede más.
       *[other] Está bien, y saca { $count } puntos. Aún se puede más.
    }
look-found-pile = ¡Sí! Es un montón de { $count } cartas.
look-less-pile = Está bien: un montón de { $count } cartas. Hay más que encontrar.
look-none-pile = Se puede. Pero busca un montón que construir, y quédate con la carta que lo captura.
look-none = Se puede, pero no gana nada. ¡Busca algo que tomar!
look-nothing = Ya has visto todo lo que había.
look-again = Empezar otra vez
look-back = Volver al final de la partida

open-title = Abrir una partida guardada
open-about = Cualquier partida acabada se puede copiar como texto: entera, para verla otra vez aquí, o una posición, para seguir jugando desde ella.
open-paste = Pega aquí el texto
open-file = o elige un archivo
open-show = Verla
copy-done = ¡Copiado!
copy-selected = Está seleccionado. Cópialo con Ctrl+C o ⌘C, o mantén el dedo encima.
copy-by_hand = Copia este texto

no-unknown = Eso no se puede aquí.
guide-title = Cómo se juega: { $level }
guide-games = Juego
guide-levels = Cartas
guide-pictures = Dibujo: { $said }
guide-play = Jugar a esto

zone-deck = Mazo
zone-pile = Montón
zone-discard = Descarte
zone-centre = Centro
zone-won = Ganadas
zone-hand = Mano
zone-of_seat = { $zone }: { $name }
zone-backs =
    { $count ->
        [one] 1 carta boca abajo
       *[other] { $count } cartas boca abajo
    }
zone-empty = vacío
table-laid = En la mesa
strip-words = Palabras para tu frase
key-__equals__ = es igual a
guide-none = Nadie ha escrito aún las reglas de este juego.
