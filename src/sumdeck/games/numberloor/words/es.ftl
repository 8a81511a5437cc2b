-numberloor = Numberloor

## Numberloor. For a child of four to eight and a grown-up alike: short words, no blame, never the answer.

## Numberloor says no

numberloor-seats = Juegan de dos a cinco, pero { $seats } quieren jugar.
numberloor-no_such_first = El sitio que debe empezar no está: solo jugáis { $seats }. Elige otro sitio en las reglas de la casa.
numberloor-pack_too_small = Esta baraja tiene { $cards } cartas. Hacen falta al menos { $needed }.
numberloor-too_few_floors = Esta baraja tiene { $floors } pisos. Hacen falta al menos { $needed }.
numberloor-no_number_balloon = Esta baraja no tiene ningún globo con número, así que nadie podría empezar.
numberloor-never_dealt = Con esta baraja siempre se queda alguien sin piso.
numberloor-not_your_turn = Aún no te toca. Ahora solo puedes jugar una carta de noche.
numberloor-over = Esta partida ha terminado.
numberloor-not_in_hand = Esa carta no está en tu mano.
numberloor-does_not_fit = Esa carta no va ahí. Ha vuelto a tu mano. ¡Mira otra vez!
numberloor-no_such_stack = Esa carta no está boca arriba en la mesa.
numberloor-which_stack = ¿Sobre cuál? Elige también la carta boca arriba.
numberloor-which_balloon = ¿Qué globo? Di su número o su nombre, así: globo 3
numberloor-which_parity = ¿Impar o par? Dilo cuando juegues este globo.
numberloor-no_parity = Con esa carta no se elige impar o par.
numberloor-no_floor_after = Tras ese globo no encajaría ninguno de tus pisos, y en cada turno hay que jugar un piso.
numberloor-floor_first = Has jugado un globo. Ahora juega un piso.
numberloor-balloons_left = ¡Ese era tu último piso! Ahora juega todos tus globos, con tu favorito encima.
numberloor-only_stop = En esta mesa, una carta de noche es todo tu turno. Termínalo ya.
numberloor-too_late_to_take = Solo se cogen cartas al principio del turno, y una sola vez.
numberloor-can_play = En esta mesa solo se cogen cartas si nada encaja, y algo encaja. ¡Mira otra vez!
numberloor-take_first = Coge primero dos cartas. Si aún no puedes o no quieres jugar, pasa.
numberloor-no_taking_here = Si no puedes o no quieres jugar, pasa: recibes dos cartas.
numberloor-say_stop = Has jugado cartas, así que termina tu turno.
numberloor-nothing_laid = Puedes terminar tu turno en cuanto juegues un piso.
numberloor-say_pass = En esta mesa cada turno termina pasando.
numberloor-no_night_here = En este nivel todos esperan su turno.
numberloor-not_a_night_card = Si no te toca, solo puedes jugar una carta de noche.
numberloor-not_now = Ahora no. Las cartas de noche vuelven tras la próxima carta o en el próximo turno.
numberloor-protected = Ese era el último piso: nadie puede interrumpir este turno.
numberloor-night_equal = En esta mesa no se quita un turno con el mismo número.
numberloor-claim_first = Alguien ha jugado una carta de noche. Se pregunta antes a quien está más cerca.
numberloor-go_on_already = Ahora no hay nada que quitar.
numberloor-one_at_a_time = Una carta cada vez, por favor.
numberloor-not_a_move = En esta casa no se va así: se sube con +, se baja con −.
numberloor-not_from_here = Tu salto empieza en el piso boca arriba. ¡Mira otra vez!
numberloor-not_this_step = El globo boca arriba no salta tanto. ¡Mira otra vez!
numberloor-wrong_floor = Casi: «{ $said }». ¿Qué carta muestra ese piso? ¡Prueba otra vez!
numberloor-whole_sum = ¡Es el piso correcto! A tu cuenta le falta una decena: dila con la decena.
numberloor-wrong_parity = «{ $said }» no está bien. ¡Prueba otra vez!
numberloor-no_such_card = En este juego no hay ninguna carta que se llame { $said }.

## What is unusual about a pack

numberloor-warn_blue = Esta baraja no tiene justo 6 globos azules que apartar. Se puede jugar igualmente.
numberloor-warn_night = Esta baraja tiene pisos de noche sin marca roja. En este nivel son pisos normales.
numberloor-warn_steps = Esta baraja tiene saltos de más de 3 sin marca roja.
numberloor-warn_redeals = Esta baraja tiene tan pocos pisos que habrá que repartir muchas veces.

## How a game ended

numberloor-stars = Todas las estrellas están ganadas: ¡a bailar!
numberloor-standstill = Nadie podía moverse ya, así que deciden las estrellas.
numberloor-turn_limit = Ese era el último turno, así que deciden las estrellas.

## What a move has brought

numberloor-taken_over = { $who } le quita el turno a { $name }.
numberloor-star = ¡Una estrella para { $name }!
numberloor-skipped = { $name } coge dos cartas y pierde un turno.
numberloor-skipped_only = { $name } pierde un turno. No hay cartas que coger.
numberloor-new_pile = La pila estaba vacía: las cartas de debajo de las visibles son la nueva pila.

## Hints

hint-numberloor_jump = Uno de tus pisos está justo a un buen salto.
hint-numberloor_same = Uno de tus pisos tiene el mismo número.
hint-numberloor_parity = Da igual dónde estés: ahora solo cuenta impar o par, o el mismo número.
hint-numberloor_next_door = Una de tus cartas vive en el mismo piso que una carta visible, o al lado.
hint-numberloor_onto = Mira la carta visible { $floor }.
hint-numberloor_up = ¡Sube!
hint-numberloor_down = ¡Baja!
hint-numberloor_night = Una de tus cartas de noche encaja ahora. ¡Puedes quitar el turno!
hint-numberloor_balloon = Con otro globo llegas más lejos.
hint-numberloor_for = Con uno de tus globos llegas al piso { $floor }.
hint-numberloor_begin_again = Desde aquí ya no llegas. ¡Empieza otra vez en tu primera carta!
hint-numberloor_finish = Solo te quedan globos. ¿Cuál quieres encima?
hint-numberloor_nothing = No encuentro nada que encaje. Coge dos cartas y mira otra vez.

## The text table

table-numberloor_open = Boca arriba
table-numberloor_stars =
    { $count ->
        [one] 1 estrella
       *[other] { $count } estrellas
    }
table-numberloor_armed = aún cuenta
table-numberloor_claimed = Jugada fuera de turno
prompt-numberloor_finish = { $name }, juega todos tus globos: el último queda encima.
prompt-numberloor_finish_you = Juega ahora todos tus globos. El último queda encima.
prompt-numberloor_asked = { $name }, alguien ha jugado una carta de noche, pero tú vas antes: noche y un número, o seguid.
prompt-numberloor_asked_you = Alguien ha jugado una carta de noche, pero tú vas antes. ¿Noche, o seguid?
end-numberloor_stars =
    { $count ->
        [one] 1 estrella
       *[other] { $count } estrellas
    }

## The pack

cards-floors = Pisos de día ({ $count })
cards-nights = Pisos de noche ({ $count })
cards-balloons = Globos con número ({ $count })
cards-specials = Globos especiales ({ $count })

## How to say things. Most numbers here are on no card, so that they tell nothing about this game.

help-floor = un piso | 5   o con el salto: 3 + 2 = 5
help-round = alrededor de la casa | 9 + 2 = 11, piso 1   y bajando: 11 - 3 = 8
help-same = el mismo número | 5 = 5
help-parity = impar y par | 6 es par
help-balloon = un globo | globo 2, globo cerca, impar, par, salta
help-several = varias cartas | 5, 7, 9, globo 3, 6, terminar mi turno
help-stacks = dos pilas | 5 sobre 4, o 5 sobre izquierda
help-night = fuera de turno | noche 8   (en una pantalla compartida, con tu nombre delante)
help-take = coge dos | si nada encaja
help-pass = paso | después de coger, si no puedes o no quieres jugar
help-pass_only = paso | si no puedes o no quieres jugar: recibes dos cartas
help-stop = terminar mi turno | cuando has jugado un piso
help-go_on =
    seguid | dejar que sigan los demás
    { "." } | saltar cada ocasión de carta de noche hasta tu turno

## The rules

rules-setup = PREPARACIÓN. Barajad juntos pisos y globos y dad { $cards } cartas a cada jugador; si alguien no tiene piso, repartid otra vez. Destapad el primer piso y el primer globo con número, uno al lado del otro. El resto es la pila. Empieza el más joven.
rules-setup_beginners = PREPARACIÓN. Barajad los pisos y dad { $cards } cartas a cada jugador. Destapad dos más, una al lado de la otra. El resto es la pila. Empieza el más joven.
rules-aim = Consigue estrellas: 5 con dos o tres jugadores, 3 con cuatro o cinco. Cuando has jugado todas tus cartas, recibes una estrella y seis cartas nuevas.
rules-turn = TU TURNO. Hay un piso y un globo boca arriba. Juega pisos tan lejos del piso visible como dice el globo, subiendo o bajando; o el mismo número. Cada piso que juegas es la salida del siguiente. Antes o después de un piso puedes jugar cualquier globo. Juega las cartas que quieras, pero al menos un piso.
rules-round = ALREDEDOR DE LA CASA. Cada carta son dos pisos: 1 es también 11. Dos pisos más arriba de 9 es 11, así que juega 1. Tres pisos más abajo de 0 es 7, contando desde 10.
rules-special = GLOBOS ESPECIALES. Cerca: hasta dos pisos subiendo o bajando. Impar y par: cualquier piso impar, cualquier piso par. Salta: solo el mismo número; y si está encima cuando acaba tu turno, el siguiente coge dos cartas y pierde un turno.
rules-stuck = NADA ENCAJA. Si no puedes o no quieres jugar, coge dos cartas y prueba otra vez; luego puedes pasar.
rules-last = EL ÚLTIMO PISO. Cuando has jugado tu último piso, juega también todos tus globos, en el orden que quieras: esa es tu estrella.
rules-night = CARTAS DE NOCHE. Si un piso de noche encaja, puedes jugarlo cuando no te toca, antes de la primera carta de alguien o después de cualquier carta. Entonces te toca a ti. No se interrumpe a quien solo tiene globos por jugar.
rules-beginners = TU TURNO. Hay dos cartas boca arriba. Juega cartas con el mismo número, o el de al lado, sobre cualquiera de ellas; 9 y 0 son vecinos. Si no puedes o no quieres, pasa y coge dos cartas: ese es tu turno.
rules-pile = PILA VACÍA. Cuando la pila está vacía, barajad todas menos las dos cartas visibles para hacer otra.

## Menus

game-numberloor = { -numberloor }
game-numberloor-about = De piso en piso, desde los cuatro años

## The house rules

setting-stars_to_win = Estrellas para ganar
setting-hand_size = Cartas en la mano, y tras cada estrella
setting-first_player = Quién empieza (normalmente el más joven)
setting-draw_only_when_stuck = Solo se cogen dos cartas si nada encaja
setting-redraw_all_balloons = Cambiar una mano nueva solo de globos
setting-night_moments = Una carta de noche quita el turno
setting-night_equal_number = También con el mismo número
setting-night_priority = Si hay varias cartas de noche
setting-night_single_card = Quien quita el turno juega solo esa carta
setting-equal_always = El mismo número encaja también con impar y par
setting-skip_repeat = Un globo salta encima hace perder el turno
setting-beginner_draw_after_partial = Coger dos cartas tras cada turno en que te quedan cartas
setting-max_turns = La partida acaba tras
matters-hand_size = Con menos cartas la ronda es rápida; con más cartas saltas más lejos en un turno.
matters-draw_only_when_stuck = Normalmente puedes coger dos cartas cuando quieras. Con esta regla, solo si nada encaja.
matters-equal_always = Después de un globo de pares o impares, el mismo número también encaja otra vez.
matters-night_moments = Una carta de noche toma el turno después de cualquier carta, o solo cuando acaba un turno: así es más tranquilo.
matters-max_turns = Si tenéis poco tiempo: después de estos turnos se acaba la partida y gana quien tenga más estrellas.

## The page

level-numberloor-beginner = 4+ Al lado
level-numberloor-intermediate = 6+ Globos
level-numberloor-basic = 8+ Cartas de noche
level-numberloor-house = Todas las cartas
choose-level = ¿Qué nivel?
choose-length = ¿Cuánto tiempo?
choose-length-short = Corta: 1 estrella
choose-length-medium = Más larga: 3 estrellas
choose-length-whole = Entera: 5 estrellas, o 3 con cuatro o cinco jugadores
choose-length-long = Muy larga: 7 estrellas
choose-part-balloons = Globos (6+ y 8+)
choose-part-night = Cartas de noche (8+)
choose-part-beginners = Principiantes (4+)
choose-game_rules-about = Cuántas cartas se tienen, quién empieza y cuánto dura.
choose-part-balloons-about = Qué pisos abre un globo y cuándo se pueden coger dos cartas.
choose-part-night-about = Cuándo una carta de noche se lleva el turno y quién va primero.
choose-part-beginners-about = Qué pasa tras un turno en el que te quedan cartas.
level-beginner-about = Mismo número o al lado. Sin leer.
level-intermediate-about = Los globos dicen cuánto: 1, 2 o 3
level-basic-about = Todos los saltos, y cartas de noche fuera de turno
player-greedy = Max, que juega todo lo que puede
guide-levels = Nivel

card-floor = piso { $text }
card-night = piso de noche { $text }
card-step = globo { $text }
card-nearest = globo cerca, hasta { $text }
card-odd = globo impar
card-even = globo par
card-choice = globo impar o par
card-skip = globo salta
table-deck =
    { $count ->
        [one] 1 carta en la pila
       *[other] { $count } cartas en la pila
    }

word-floor = piso
word-night = noche
word-balloon = globo
word-nearest = cerca
word-odd = impar
word-even = par
word-is = es
word-skip = salta
word-choose = elige
word-on = sobre
word-left = izquierda
word-right = derecha
word-take = coge
word-two = dos
word-pass = paso
word-stop = terminar mi turno
word-go_on = seguid
spoken-same = { $floor }, el mismo

sound-switch = Sonidos y voz

guide-aim = Juega todas las cartas de tu mano: eso es una estrella. Gana quien antes tiene bastantes estrellas.
guide-jump = Hay un piso y un globo boca arriba. El globo te dice cuántos pisos subir o bajar. Juega el piso al que llegas, y di la cuenta.
guide-up_or_down = Desde 5, el globo 3 te lleva a 8 o a 2. Y siempre puedes jugar el mismo número, 5.
guide-chain = Juega los que quieras, uno tras otro: cada piso es la salida del siguiente. Siempre puedes poner un globo sobre los globos; no hace falta que encaje. Pero juega al menos un piso en cada turno.
guide-round = La casa da la vuelta. Más arriba de 9 solo cuenta la última cifra: la carta 1 es también el piso 11. Abajo, imagina diez pisos más: tres por debajo de 0 es 7.
guide-specials = Globos especiales
guide-nearest = Cerca: hasta dos pisos subiendo o bajando.
guide-odd = Impar: cualquier piso impar, estés donde estés. El mismo número también encaja.
guide-even = Par: cualquier piso par, estés donde estés. 0 es par. El mismo número también encaja.
guide-skip = Salta: solo encaja el mismo número. Si está encima cuando acaba tu turno, el siguiente coge dos cartas y pierde un turno.
guide-night_cards = Cartas de noche
guide-night = Si un piso de noche encaja, puedes jugarlo cuando no te toca: antes de la primera carta de alguien, o después de cualquier carta. Sé rápido: ¡cuenta el primero! Entonces es tu turno, y sigues tú. Cuando alguien coge dos cartas, espera a la próxima carta o al próximo turno. No se interrumpe a quien solo tiene globos por jugar.
guide-the_end = Coger cartas, y las estrellas
guide-take_two = Si no puedes o no quieres jugar, coge dos cartas y mira otra vez. Luego juega, o pasa. Cuando la pila está vacía, se barajan las cartas de debajo de las visibles para hacer otra.
guide-last_floor = Cuando has jugado tu último piso, juega también todos tus globos. Tú eliges cuál queda encima.
guide-star = Una mano vacía es una estrella. Coge seis cartas nuevas; le toca al siguiente.
guide-target = Con dos o tres jugadores hacen falta 5 estrellas; con cuatro o cinco, 3.
guide-say = Tú encuentras la carta y tú dices la cuenta. La mesa solo te dice si está bien.
guide-in_words = Con palabras, para leer en voz alta
guide-tell = Escucha: { $text }
first-next_door = Hay dos cartas boca arriba. Juega una carta con el mismo número, o con el número de al lado. Sobre un 4 puedes poner 3, 4 o 5. Un 7 no va.
first-round = 9 y 0 también son vecinos.
first-more = Juega todas las cartas que encajen, una tras otra.
first-pass = ¿Nada encaja? Pasa y coge dos cartas. Cuando la pila está vacía, se barajan otra vez las cartas de debajo de las visibles.
first-star = ¿No te quedan cartas? Recibes una estrella y seis cartas nuevas.
first-win = Ganan cinco estrellas, o tres con cuatro o cinco jugadores. ¡Y a bailar!
value-first_player-0 = sitio 1
value-first_player-1 = sitio 2
value-first_player-2 = sitio 3
value-first_player-3 = sitio 4
value-first_player-4 = sitio 5
value-night_moments-any_card = tras cualquier carta
value-night_moments-between_turns = solo entre turnos
value-night_priority-first = cuenta la primera
value-night_priority-clockwise = cuenta la siguiente en el sentido del reloj
value-skip_repeat-once = una vez
value-skip_repeat-each_played_turn = tras cada turno con cartas
value-skip_repeat-always = tras cada turno
value-max_turns-0 = sin límite
value-max_turns-100 = 100 turnos
value-max_turns-200 = 200 turnos
value-max_turns-500 = 500 turnos
value-max_turns-1000 = 1000 turnos
value-max_turns-2000 = 2000 turnos

table-house = La casa
table-open = Cartas boca arriba
table-stars =
    { $count ->
        [one] 1 estrella de { $target }
       *[other] { $count } estrellas de { $target }
    }
house-open = La casa con los pisos 0 a 9. El piso { $floor } está boca arriba.
house-two_open = La casa con los pisos 0 a 9. Los pisos { $floor } y { $other } están boca arriba.
card-open = { $card }, boca arriba
card-armed = alguien perderá un turno
card-claimed = { $card }, jugada fuera de turno, espera
strip-example = 3 + 2 = 5
strip-empty = ¿Hacia dónde, a qué piso? Luego ✓
strip-empty_parity = ¿Impar, par o el mismo? ¿Qué piso? Luego ✓
strip-empty_balloons = ¿Qué globo viene ahora? Luego ✓
strip-typing = Cuentas enteras: 9 + 2 = 11, 12 − 8 = 4. O: 7 es impar, globo 3, salta, coge dos, paso, terminar mi turno.
strip-then_say = Dilo con ✓ o Intro.
strip-blank_step = ¿cuánto?
strip-blank_sum = ¿cuánto da?
strip-blank_floor = ¿qué piso?
strip-entered_step = { $text } pisos
strip-entered_sum = da { $text }
strip-entered_floor = piso { $text }
strip-missing-nothing = Di hacia dónde y a qué piso, o elige un globo.
strip-missing-way = ¿Hacia dónde? ¿Arriba, abajo o el mismo número?
strip-missing-both = Di impar, par o el mismo número, y qué piso; o elige un globo.
strip-missing-kind = ¿Qué clase de piso? ¿Impar, par o el mismo número?
strip-missing-step = ¿Cuántos pisos?
strip-missing-sum = ¿Y cuánto da?
strip-missing-floor = ¿Y a qué piso llegas?
strip-missing-parity = ¿Impar o par? Dilo.
strip-missing-stack = ¿Sobre qué carta boca arriba?
told-word_pass = { $name } pasa.
told-word_stop = { $name } termina el turno.
told-word_take = { $name } coge dos cartas.
lift-title = Ascensor
lift-__plus__ = arriba
lift-__minus__ = abajo
lift-__equals__ = igual
lift-odd = impar
lift-even = par
out-take_two = Coger dos cartas
out-pass = Pasar
out-pass_beginner = Pasar y coger dos cartas
out-stop = Terminar mi turno
out-go_on = Seguid
night-title = Cartas de noche
night-call = ¡Noche!

look-you-cards =
    { $count ->
        [one] En el turno { $turn } pudiste jugar 1 piso.
       *[other] En el turno { $turn } pudiste jugar { $count } pisos.
    }
look-name-cards =
    { $count ->
        [one] En el turno { $turn }, { $name } pudo jugar 1 piso.
       *[other] En el turno { $turn }, { $name } pudo jugar { $count } pisos.
    }
look-found-cards =
    { $count ->
        [one] ¡Sí! Ese es.
       *[other] ¡Sí! Esos son los { $count } pisos.
    }
look-less-cards =
    { $count ->
        [one] Encaja: 1 piso jugado. ¿Y ahora?
       *[other] Encaja: { $count } pisos jugados. ¿Y ahora?
    }
look-none = Así no llegas. Las cartas están otra vez como al principio del turno.

## On paper

paper-nearest = hasta
paper-odd = impar
paper-even = par
paper-chosen =
    impar
    o par
paper-skip = salta
paper-stars = Estrellas para colorear
paper-how_many = Con dos o tres jugadores hacen falta { $many } estrellas; con cuatro o cinco, { $few }.

## Una primera partida jugando: qué buscar, nunca lo que se encuentra

learn-next_door = Pon una carta vecina de una de las dos de la mesa: una más, una menos o la misma. Luego pon otra, o toca la flecha.
learn-pass = ¿No encaja ninguna? Toca las dos cartas: recibes dos más y le toca al siguiente.
learn-jump = El globo dice cuántos pisos hay que saltar. Sal del piso de la mesa, sube o baja, y pon el piso al que llegas.
learn-balloon = Puedes cambiar primero el globo: pon uno de los tuyos y salta tanto como diga.
learn-free = Pon todos los pisos que encuentres. ¿No puedes seguir? Toma dos cartas.
