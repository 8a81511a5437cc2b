-formula = Formula

## English, for Formula. For a child of eight and a grown-up alike: short words, no blame, never the answer.

## Formula says no

formula-too_many_seats = Este juego es para { $most } jugadores como mucho, pero { $seats } quieren jugar.
formula-too_few_seats = Este juego necesita al menos { $fewest } jugadores.
formula-pack_too_small = Esta baraja tiene { $cards } cartas. Hacen falta al menos { $needed }.
formula-no_symbols = Esta baraja no tiene ninguno de los signos de esta mesa.
formula-warn_small = Esta baraja llega justo para tantos jugadores: el mazo se vaciará a menudo.
formula-warn_symbols = En esta mesa no hay + ni ×, así que habrá pocas fórmulas que encontrar.
formula-no_start = Ningún par de cartas de esta baraja tiene respuesta, así que una ronda no podría empezar.
formula-not_your_turn = Aún no te toca.
formula-over = Esta partida ha terminado.
formula-no_new_card = Tienes que jugar al menos una carta tuya. Cambiar solo el signo no es un turno.
formula-too_many_cards = Son { $laid } cartas nuevas, pero en un turno se juegan { $most } como mucho.
formula-not_in_hand = Necesitas un { $card } más de los que tienes. (Un comodín se dice así: J7.)
formula-card_moved = Hay un { $card } en la mesa, pero en otro número. Las cartas de la mesa se quedan donde están.
formula-not_there = En ese lugar de la mesa no hay ningún { $card }. Lo que viene de tu mano va entre corchetes, como [7].
formula-taken_away = Una carta de la mesa tendría que irse, pero nada la tapa. Tápala, o déjala.
formula-squeezed_in = No se mete una carta nueva entre dos que se quedan. Ponla sobre una carta, o en un extremo.
formula-extend_right = En esta mesa un número solo crece por la derecha.
formula-only_the_answer = En la primera fórmula las dos cartas se quedan: elige un signo y pon la respuesta.
formula-answer_too_long = La primera respuesta usa { $most } de tus cartas como mucho.
formula-number_too_long = Un número tiene { $most } cartas como mucho.
formula-leading_zero = Un número de varias cartas no empieza por 0.
formula-same_formula = Esa fórmula ya está en la mesa. Haz una nueva.
formula-zero_must_go = Una fórmula con × 0 hay que cambiarla entera: no se queda ninguna carta.
formula-reuse = En esta mesa cada fórmula conserva una carta que ya estaba. Deja al menos una.
formula-no_such_symbol = En esta mesa se juega con { $known }.
formula-below_zero = Aquí no hay números bajo 0.
formula-by_zero = No se puede dividir entre 0.
formula-not_true = Casi: no está bien. ¡Prueba otra vez!
formula-joker_keeps_digit = El comodín de la mesa sigue siendo un { $digit }.
formula-which_digit = ¿Qué cifra es tu comodín? Dilo así: J7
formula-no_such_card = Esa carta no existe.
formula-no_second_draw = Has robado una carta. Pon una fórmula, o pasa.
formula-must_play = En esta mesa hay que jugar si se puede, y hay una fórmula. ¡Mira otra vez!
formula-no_pass = Si no encuentras una fórmula, roba una carta.
formula-no_penalty = En esta mesa una fórmula mala no cuesta nada: prueba otra vez.
formula-not_a_formula = Una fórmula es un número, un signo, un número, = y la respuesta: 20 + 30 = 50
formula-unclear = Se puede poner de varias maneras. ¿Cuál quieres?

## How a game ended

formula-out = Alguien ha jugado su última carta. ¡Bien jugado, todos!
formula-standstill = Nadie puede jugar ni robar. Ganan menos cartas.
formula-turn_limit = Esta ronda ya ha durado bastante. Ganan menos cartas.
formula-match = Gana quien tiene más rondas. ¡Bien jugado!
formula-points = 250 puntos: ¡partida ganada!
formula-round_limit = Esa era la última ronda. Ganan más puntos.

## What a move has brought

formula-is_out = A { $name } no le quedan cartas: puesto { $place }.
formula-five = La respuesta es { $answer }, de la tabla del cinco. { $name } tiene que robar una carta.
formula-shuffled = El mazo estaba vacío: las cartas tapadas son el nuevo mazo.
formula-no_extra_card = No hay cartas para dar una más a cada uno, así que en esta ronda no la recibe nadie.
formula-round = { $name } gana la ronda { $round }.

## Hints: one small step at a time

hint-formula_first = Puedes completar la fórmula. La respuesta usa tantas cartas tuyas: { $cards }
hint-formula_lay =
    { $count ->
        [one] Hay una fórmula con 1 de tus cartas.
       *[other] Hay una fórmula con { $count } de tus cartas.
    }
hint-formula_draw = Yo robaría una carta.
hint-formula_symbol = El signo es { $symbol }.
hint-formula_keep = Deja { $card } en la mesa.
hint-formula_cover = No hace falta que dejes ninguna carta en la mesa.

## The table in the terminal

table-formula = La fórmula
table-formula_symbols =
    { $count ->
        [one] Y un signo para todos: { $symbols }
       *[other] Y { $count } signos para todos: { $symbols }
    }
table-formula_stock = mazo { $stock }, tapadas { $covered }
prompt-formula_first = { $name }, completa la fórmula: un signo y la respuesta.
prompt-formula_first_you = Completa la fórmula: un signo y la respuesta.
prompt-formula_drawn = { $name }, has robado una carta. Pon una fórmula, o pasa.
prompt-formula_drawn_you = Has robado una carta. Pon una fórmula, o pasa.
prompt-formula_way = con { $card } de tu mano
prompt-formula_number = Escribe el número.
end-formula_points =
    { $count ->
        [one] 1 punto
       *[other] { $count } puntos
    }
end-formula_rounds =
    { $count ->
        [one] 1 ronda ganada
       *[other] { $count } rondas ganadas
    }
end-formula_left =
    { $count ->
        [one] queda 1 carta
       *[other] quedan { $count } cartas
    }

## The pack

cards-digits = Cifras ({ $count })
cards-jokers = Comodines ({ $count })

## How to say things

help-lay = poner una fórmula | 20 x 30 = 600   (la fórmula entera, como quedará en la mesa)
help-mark = marcar las nuevas | 2[0] x [3]0 = [6]00   (solo si pregunto: las cartas entre corchetes vienen de tu mano)
help-joker = un comodín | 20 + J30 = 50   (J y la cifra que representa)
help-draw = robar | roba   (si no encuentras una fórmula)
help-pass = pasar | paso   (después de robar)

## The rules of a level

rules-setup = PREPARACIÓN. Poned los signos para todos. Barajad las demás cartas y dad { $cards } a cada jugador; el resto es el mazo. Destapad dos, con = a su derecha. Empieza quien está a la izquierda de quien reparte.
rules-aim = Quédate sin cartas antes que nadie.
rules-aim_points = Llega antes que nadie a 250 puntos. Cada respuesta que haces cuenta como puntos.
rules-first = LA PRIMERA FÓRMULA. Hay dos cartas en la mesa. Elige un signo y pon la respuesta de tu mano, con una o dos cartas.
rules-turn = TU TURNO. Cambia la fórmula con { $most } cartas de tu mano como mucho, para que vuelva a estar bien. Pon cartas sobre otras o al lado; cambia el signo si quieres. Lo que no tapas se queda donde está, y no se quita nada.
rules-numbers = LOS NÚMEROS tienen { $most } cartas como mucho y no empiezan por 0. Una carta puede tapar un número entero.
rules-zero = POR 0. Una fórmula con × 0 o 0 × hay que cambiarla entera.
rules-joker = LOS COMODINES son la cifra que dices, y lo son mientras están en la mesa.
rules-draw = ROBA una carta si no encuentras una fórmula; luego le toca al siguiente. Cuando el mazo está vacío, barajad las cartas de debajo de la fórmula.
rules-must_reuse = MÁS DIFÍCIL. Cada fórmula tiene que conservar al menos una carta de la mesa.
rules-five_draw = LOS CINCOS. Si tu respuesta está en la tabla del cinco, los demás roban una carta.
rules-times_divide_only = SOLO × Y : se juegan. No hay + ni −.
rules-play_on = SE SIGUE. Cuando alguien acaba, los demás siguen hasta que solo uno tiene cartas; ese es el último.
rules-play_on_literal = SE SIGUE. Cuando alguien acaba, los demás siguen hasta que todos acaban.
rules-end = EL FINAL. Quien juega antes su última carta gana la ronda.
rules-end_points = PUNTOS. Cuando alguien acaba, acaba la ronda: ese jugador saca 10 puntos; los demás pierden las cifras de su mano, y 25 por un comodín.

## Menus and the command line

game-formula = Formula
game-formula-about = Una igualdad en la mesa, cambiada carta a carta

## The house rules

setting-hand_size = Cartas al empezar
setting-cards_per_turn = Cartas por turno, como mucho
setting-max_number_cards = Cartas por número, como mucho
setting-leading_zeros = Un número puede empezar por 0
setting-extend = Los números crecen
setting-insert_between = Se puede meter una carta entre otras dos
setting-table_cards = Cartas de la mesa
setting-first_answer_max = Cartas de la primera respuesta, como mucho
setting-allow_same_formula = Se puede repetir la misma fórmula
setting-must_play_if_able = Hay que poner una fórmula si se puede
setting-play_after_draw = Tras robar aún se puede poner una fórmula
setting-zero_quotient_lock = 0 : un número también hay que cambiarlo entero
setting-wrong_formula = Tras una fórmula mala
setting-must_reuse = Cada fórmula conserva una carta de la mesa
setting-winner_extra_card = Quien gana una ronda empieza la siguiente con una carta más
setting-play_on = Cuando alguien acaba
setting-five_draw = Si la respuesta es múltiplo de 5, los demás roban
setting-zero_is_multiple_of_five = 0 cuenta como múltiplo de 5
setting-times_divide_only = Solo × y :, cuatro cartas por turno
setting-points_game = Jugar por puntos, hasta 250
setting-rounds = Rondas de una partida
setting-max_turns = Una ronda acaba tras
matters-hand_size = Con menos cartas la ronda es corta; con más cartas pones fórmulas más largas.
matters-points_game = Normalmente se trata de quedarse sin cartas. A puntos, cada respuesta cuenta: cuanto mayor, mejor.
matters-times_divide_only = Para quien sabe las tablas: ni + ni −, y hasta cuatro cartas por turno.
matters-five_draw = Haz 10, 15, 20… y todos los demás roban una carta.
matters-must_reuse = Más difícil: no puedes taparlo todo, tienes que contar con un número que está ahí.

## The page

level-formula-base = El juego básico
level-formula-harder = Una carta se queda
level-formula-five--draw = Cuidado con los cincos
level-formula-times--divide = Solo × y :
level-formula-everybody = Todos siguen
level-formula-points = Por puntos
level-formula-full = Todas las cartas
choose-level = ¿Qué versión?
choose-rounds = ¿Cuántas rondas?
choose-rounds-1 = Una ronda
choose-rounds-2 = 2 rondas
choose-rounds-3 = 3 rondas
choose-rounds-5 = 5 rondas
choose-rounds-10 = 10 rondas
choose-part-variations = Variantes
choose-part-laying = Poner cartas
choose-part-turns = Robar, errores y el final
choose-part-variations-about = Cada una lo convierte en otro juego.
choose-part-laying-about = Hasta dónde puede crecer un número y adónde puede ir una carta.
choose-part-turns-about = Cuándo se roba, qué cuesta una fórmula equivocada y cuándo acaba una ronda.
level-base-about = Quédate sin cartas antes que nadie
level-harder-about = Cada fórmula conserva una carta de la mesa
level-five--draw-about = Respuestas como 5, 10, 15 hacen robar a los demás
level-times--divide-about = Sin + ni −, pero cuatro cartas por turno
level-everybody-about = Hasta que solo uno tiene cartas
level-points-about = Las respuestas son puntos: hasta 250
player-greedy = Max, que juega más cartas que nadie

card-wild = comodín
spoken-joker = comodín { $digit }
spoken-with_joker = { $number } con comodín { $digit }
strip-example = 20 + 30 = 50
strip-empty = Añade cartas. Toca la que quieras quitar.
strip-zero = Por 0: cubre todas las cartas.
strip-first = Elige un signo y pon la respuesta.
strip-missing-nothing = Pon una carta de tu mano sobre la fórmula, o al lado.
strip-missing-card = Elige primero una carta de tu mano.
strip-missing-symbol = ¿Qué signo?
strip-missing-number = Aún falta un número.
strip-missing-joker = ¿Qué cifra es el comodín?
strip-first_back_draw = Tus cartas están en la fórmula. Dila, o recógelas antes de robar.
strip-first_back_pass = Tus cartas están en la fórmula. Dila, o recógelas antes de pasar.
told-word_draw = { $name } roba una carta.
told-word_pass = { $name } pasa.
word-draw = roba
word-pass = paso
word-wrong = fallo

area-left = número de la izquierda
area-right = número de la derecha
area-answer = respuesta
card-joker = comodín como { $digit }
card-in = { $card }, { $area }
card-new = { $card }, nueva, { $area }
card-new_over = { $card }, nueva, sobre { $over }, { $area }
card-under = { $card }, debajo: ponla encima otra vez
spot-empty = lugar para: { $area }
spot-before = lugar delante: { $area }
spot-behind = lugar detrás: { $area }
spot-between = lugar en medio: { $area }
symbol-title = Signos
symbol-one = signo
symbol-none = aún sin signo
symbol-equals = es igual a
joker-title = ¿Qué cifra es el comodín?
joker-named = comodín como { $digit }: cambiarlo
joker-unnamed = comodín: ¿qué cifra?
covered-look =
    { $count ->
        [one] Mirar bajo la fórmula: 1 carta
       *[other] Mirar bajo la fórmula: { $count } cartas
    }
covered-title = Bajo la fórmula
covered-about = Estas cartas están tapadas. Cuando el mazo está vacío, se barajan.
place-draw = Robar una carta
place-pass = Pasar
round-of = Ronda { $round } de { $rounds }
round-points = Ronda { $round }, hasta que alguien tenga 250 puntos
round-points_won = { $points } puntos
table-joker = ★ es un comodín.
table-nothing = nada
table-out = acabó, puesto { $place }
sheet-round = Ronda
sheet-won = ganada
sheet-total = Total
sheet-empty = Aún no ha acabado ninguna ronda.

guide-levels = Versión
guide-becomes = { $before } pasa a ser { $after }
guide-aim = Juega tus cartas. Gana quien antes las juega todas.
guide-aim_points = Haz fórmulas con respuestas grandes. Gana quien antes llega a 250 puntos.
guide-say = Tú dices la fórmula entera. La mesa solo te dice si está bien.
guide-special = Lo especial de aquí
guide-the_turn = Tu turno
guide-first = La primera fórmula: hay dos cartas en la mesa. Elige un signo y pon la respuesta, con una o dos cartas. Las dos cartas se quedan. Si una es un comodín, tú dices su cifra.
guide-turn = Cambia la fórmula con una, dos o tres de tus cartas, para que vuelva a estar bien. Ponlas sobre cartas o al lado. Cambiar el signo es gratis. Lo que no tapas se queda donde está.
guide-turn_four = Cambia la fórmula con una a cuatro de tus cartas, para que vuelva a estar bien. Ponlas sobre cartas o al lado. Cambiar el signo es gratis. Lo que no tapas se queda donde está.
guide-one = Una carta nueva: las demás se quedan.
guide-two = Dos cartas nuevas.
guide-three = Tres cartas nuevas.
guide-beside = Al lado de una carta: el 4 se queda, y pasa a ser 40.
guide-numbers = Los números de dos o tres cartas no empiezan por 0. Puedes tapar una de sus cartas …
guide-away = … o todas con una sola: ponla sobre una, y toca la otra, que va debajo. Pero no se quitan cartas: para hacer 1 de 10 hace falta un 1 nuevo.
guide-zero = Una fórmula con × 0 hay que cambiarla entera: tapa cada carta.
guide-joker = Un comodín es la cifra que dices. Lo es mientras está en la mesa. Se escribe con una estrella: 8★.
guide-limits = No se repite la fórmula que ya está. Ninguna respuesta baja de 0, y la división tiene que dar exacta.
guide-draw = ¿No encuentras nada? Roba una carta. Luego le toca al siguiente. Si el mazo está vacío, se barajan las cartas tapadas.
guide-the_end = El final
guide-end = Quien juega antes todas sus cartas gana la ronda. En una partida de varias rondas ganan más rondas; cada vez empieza otro.
guide-extra = Si queréis, quien gana una ronda empieza la siguiente con una carta más.
guide-harder = Cada fórmula tiene que conservar una carta de la mesa, aquí el 4. Pero una fórmula con × 0 hay que cambiarla entera igualmente.
guide-five--draw = ¿Tu respuesta es 0, 5, 10, 15, etc.? Entonces los demás roban una carta.
guide-times--divide = No hay + ni −. Pero puedes jugar cuatro cartas por turno.
guide-everybody = ¿Alguien ha acabado? Los demás siguen hasta que solo uno tiene cartas. Ese es el orden de los puestos.
guide-points = Cada respuesta que haces cuenta como puntos: 40 por esta.
guide-points_end = Cuando alguien acaba, acaba la ronda. Ese jugador saca 10 puntos más. Los demás pierden las cifras de su mano, y 25 por un comodín.
guide-points_goal = Jugad rondas hasta que alguien tenga 250 puntos. Ganan más puntos.
guide-house = Reglas de la casa, si queréis
guide-right = Los números solo crecen por la derecha.
guide-between = Se puede meter una carta entre otras dos.
guide-rearrange = Se pueden mover cartas de la mesa a otro número. Elige un lugar, y toca la carta que va ahí, también una de debajo de la fórmula.
value-play_on-off = acaba la ronda
value-play_on-ranking = los demás siguen hasta que queda uno
value-play_on-literal = los demás siguen hasta que todos acaban
value-extend-both = por los dos lados
value-extend-right = solo por la derecha
value-table_cards-stay = se quedan en su número
value-table_cards-rearrange = pueden ir a otro número
value-wrong_formula-retry = se prueba otra vez
value-wrong_formula-draw = se roba una carta
value-max_turns-0 = sin límite
value-max_turns-100 = 100 turnos
value-max_turns-200 = 200 turnos
value-max_turns-500 = 500 turnos
value-max_turns-1000 = 1000 turnos
value-max_turns-2000 = 2000 turnos

look-you-cards =
    { $count ->
        [one] En el turno { $turn } pudiste jugar 1 carta.
       *[other] En el turno { $turn } pudiste jugar { $count } cartas.
    }
look-name-cards =
    { $count ->
        [one] En el turno { $turn }, { $name } pudo jugar 1 carta.
       *[other] En el turno { $turn }, { $name } pudo jugar { $count } cartas.
    }
look-found-cards =
    { $count ->
        [one] ¡Sí! Así juegas 1 carta.
       *[other] ¡Sí! Así juegas { $count } cartas.
    }
look-less-cards =
    { $count ->
        [one] Está bien, y juega 1 carta. Aún se puede más.
       *[other] Está bien, y juega { $count } cartas. Aún se puede más.
    }
look-none = Se puede, pero no gasta ninguna carta. ¡Busca una fórmula!

## On paper

paper-rounds = ¿Quién gana la ronda?
paper-round = Ronda
paper-won = ganada
paper-tick = Marca a quien juega antes su última carta. Ganan más rondas.
paper-points = El juego por puntos
paper-answers = respuestas, sumadas
paper-first_out = primero en acabar: +{ $points }
paper-left = quedan en la mano (comodín −{ $joker })
paper-goal = Jugad rondas hasta que alguien tenga { $points } al final de una. Ganan más puntos.

## Una primera partida jugando: qué buscar, nunca lo que se encuentra

learn-first = Hay dos números en la mesa. Elige un signo entre ellos y pon el resultado con tus cartas.
learn-product = Hay dos números en la mesa. Elige × o : entre ellos y pon el resultado con tus cartas.
learn-change = Cambia la fórmula: pon cartas de tu mano encima o al lado, para que vuelva a ser correcta.
learn-draw = Encuentra otra fórmula correcta. Si no ves ninguna, roba una carta.
