-numero = Numero
table-centre = Centro

## Numero, and the solitaire

## Numero says no

numero-too_many_seats = En esta mesa caben { $most }, pero { $seats } quieren jugar.
numero-too_few_seats = Este juego necesita al menos { $fewest } jugadores.
numero-pack_too_small = Esta baraja tiene { $cards } cartas. Hacen falta al menos { $needed }.
numero-not_your_turn = Aún no te toca.
numero-over = Esta partida ha terminado.
numero-not_in_hand = Esa carta no está en tu mano.
numero-not_a_number_card = El turno se juega con una carta de número. Eso es un comodín.
numero-number_card_outstanding = Después de los comodines hay que jugar una carta de número: toma, construye o descarta.
numero-discard_all_wilds = No tienes ninguna carta de número. Deja todos tus comodines: ese es tu turno.
numero-discard_one_wild = No tienes ninguna carta de número. Deja un comodín: ese es tu turno.
numero-no_such_pile = No hay un montón así en el centro.
numero-used_twice = Usa cada carta solo una vez por turno.
numero-wild_not_there = Ese comodín no está en tu mano ni en el centro.
numero-loose_wilds_rest = En esta mesa, los comodines del centro se quedan ahí. Nadie puede usarlos.
numero-wild_on_build = En esta mesa no se pone un comodín en ese montón.
numero-build_stays_alone = En esta mesa no se junta un montón construido con otros.
numero-only_sums = Los montones se juntan sumando. Para restar, multiplicar o dividir hace falta un comodín.
numero-outside_domain = Se pasa por { $value }, y en este nivel no hay números así. ¿Quizá en otro orden?
numero-no_exact_result = Eso no da exacto, así que esa carta no vale ahí.
numero-not_what_it_says = Esas no son las cartas de tu cuenta. Elige las cartas que dices.
numero-no_group = Cuando tomas, tienes que ganar algo.
numero-not_equal = Eso da { $made }, pero tu carta es { $card }. Tienen que ser iguales.
numero-no_answer_card = Para construir { $value } tienes que guardar un { $value } en la mano, y así ganarlo después.
numero-no_such_face = Ninguna carta de número es { $value }, así que nadie podría ganar ese montón.
numero-left_unchanged = Un montón solo se deja así si un comodín lo ha cambiado.
numero-left_without_hand_card = Un montón cambiado que se deja tiene que llevar una carta de tu mano.
numero-nothing_may_be_left = En esta mesa no se deja un montón cambiado: tómalo o construye con él.
numero-only_a_take = Es el último turno, y solo vale tomar. Si no ves nada, pasa.
numero-no_wild_discards = En el último turno, los comodines solo valen para tomar.
numero-no_pass = Siempre se puede hacer algo: tomar, construir o descartar.
numero-no_such_cards = No conozco estas cartas: «{ $given }»
numero-challenge_needs_scoring = Solo se duda cuando se juega por puntos. Elige también los puntos.
numero-keep_answer = En esta mesa guardas tu { $value } mientras esté tu montón de { $value }.
numero-must_take = En esta mesa hay que tomar si se puede, y se puede. ¡Mira otra vez!
numero-must_build = En esta mesa hay que construir si se puede, y se puede. ¡Mira otra vez!
numero-not_shown_here = Aquí no hay carta de respuesta que mostrar.
numero-nothing_to_show = Para mostrar la respuesta, hay que tenerla en la mano.
numero-no_challenges = Aquí no hace falta dudar: cada construcción se comprueba.
numero-no_such_build = Ahora no hay un montón así del que dudar.
numero-nothing_to_accept = Nadie espera tu respuesta.
numero-only_takes_here = En solitario solo se toma: ni construir ni descartar.
numero-no_stop = Solo se puede terminar una partida en solitario.
numero-unclear = Puede querer decir dos cosas. Toca las cartas que quieres.
numero-take_or_build = Con eso puedes tomar o construir. ¿Qué prefieres?
numero-not_a_turn = He oído la cuenta, pero no tu turno. ¿Tomar, construir o descartar?
numero-which_card = ¿Qué carta? Di también su número.
numero-which_sum = ¿Y la cuenta? Di las cartas y cuánto dan.
numero-two_results = Has dicho dos respuestas distintas. ¿Cuál es?
numero-one_number_card = Una carta de número por turno: tomar, construir o descartar una vez.
numero-nothing_from_hand = Para construir hace falta una carta de tu mano. Lo que hay en el centro se gana tomando.
numero-no_match = No hay ningún { $said } suelto en el centro. Di primero la cuenta, y luego toma.
numero-in_a_build = El { $said } es parte del montón { $value }, y un montón no se separa. Usa el montón entero.
numero-no_such_card = No encuentro un { $said } para eso.
numero-loose_ends = Sobra algo. Hay que usar cada respuesta.
numero-card_not_last = Tu carta se suma la última, tal cual. Los comodines van sobre cartas del centro.
numero-say_it = En esta mesa se dice la cuenta en voz alta. Di la cuenta, y luego toma.
numero-wilds_stay = En esta mesa, un comodín jugado queda jugado.

## How a game ended

numero-most = ¡Bien jugado!
numero-shared_win = Empate en cabeza: ¡victoria compartida!
numero-play_again = Empate en cabeza: jugad otra vez para desempatar.
numero-perfect = Un final perfecto: ¡todas las cartas son tuyas!
numero-no_take_left = Ya no hay nada que tomar, así que la partida ha terminado.
numero-stopped = Has parado aquí.

## The score sheet

numero-scored = { $name } { $points }: { $item }
numero-had_it = El { $value } estaba: { $name } { $points }
numero-had_it_not = Faltaba el { $value }: { $name } { $points }
numero-swept = { $name } tomó el último y gana las cartas que quedan en el centro.
score-1 = toma
score-2 = cartas ganadas
score-3 = puntos impresos
score-4 = cinco cartas
score-5 = seis cartas o más
score-6 = tres de + − × :
score-7 = los cuatro de + − × :
score-8 = los cuatro colores
score-9 = un solo color
score-10 = centro vacío
score-11 = más cartas
score-centre = cartas que quedan en el centro
score-left_cards = cartas que quedan en la mano
score-left_points = puntos impresos en la mano
score-false_build = construido sin la respuesta
score-false_alarm = duda equivocada
score-deck_dealt = todo el mazo repartido
score-perfect = un final perfecto

## Prompts

prompt-final = { $name }, es tu última oportunidad: toma algo, o pasa.
prompt-final_you = Última oportunidad: toma algo, o pasa.
prompt-confirm = { $name }, todos han jugado. Duda de un montón, o di acepto.
prompt-confirm_you = Todos han jugado. Duda de un montón, o acepta.
prompt-until_number_card = Tu turno dura hasta que juegues una carta de número. (atrás deshace un paso)
prompt-what_with = ¿Qué quieres hacer con { $said }? ayuda muestra cómo decirlo.
prompt-say_colours = Si hay cartas iguales, di también el color: 50g

## Hints: one small step at a time

hint-kind_match = Puedes tomar: dos cartas son iguales.
hint-kind_join = Puedes tomar: { $piles } montones del centro juntos.
hint-kind_take_wild = Puedes tomar con ayuda de comodines ({ $wilds }).
hint-kind_several = Una de tus cartas puede ganar varios grupos a la vez ({ $takes }).
hint-kind_build = Podrías construir algo para después.
hint-kind_discard = Yo descartaría una carta. ¿Cuál te ayudaría la próxima vez?

## What was said

log-wins =
    { $count ->
        [one] (1 carta ganada)
       *[other] ({ $count } cartas ganadas)
    }
how-build =
    { $count ->
        [one] { $name } tiene 1 carta:
       *[other] { $name } tiene { $count } cartas:
    }
how-no_build = No hay ninguna construcción { $named } en el centro.
how-no_builds = No hay construcciones en el centro.

## The score sheet

sheet-title = Hoja de puntos
sheet-turn_head = turno
sheet-what = Por qué
sheet-points = puntos
sheet-total = Total
sheet-empty = Nadie tiene puntos todavía.
sheet-no_scoring = En esta mesa se cuentan cartas, no puntos. (--scoring juega por puntos.)
end-left_in_hand =
    { $count ->
        [one] { $won } ganadas, menos 1 en la mano
       *[other] { $won } ganadas, menos { $count } en la mano
    }

## The pack

cards-numbers = Cartas de número ({ $count })
cards-subtraction = Cartas de restar ({ $count })
cards-multiplication = Cartas de multiplicar ({ $count })
cards-division = Cartas de dividir ({ $count })
cards-fractions = Fracciones, decimales, porcentajes ({ $count })
cards-powers = Potencias y raíces ({ $count })

## How to say things. The numbers here are on no card, so that they tell nothing about this game.

help-take =
    tomar | 20 + 30 = 50, toma 50
     | toma 50   (una carta igual a la tuya)
help-several = tomar dos veces | 50 = 50; 20 + 30 = 50, toma 50
help-build =
    construir | 20 + 30 = 50   (tu carta la última; guarda la respuesta en la mano)
     | 20 + 30 = 50, 50 + 40 = 90
help-discard = descartar | descarta 20
help-builds = con una construcción | [50] + 20 = 70, toma 70   ([50]a y [50]b si hay dos iguales)
help-subtraction = carta −20 | 50 - 20 = 30, toma 30
help-multiplication = carta ×20 | 30 x 20 = 600, toma 600
help-division = carta :20 | 60 : 20 = 3, 3 + 50 = 53, toma 53
help-fractions = partes | 1/2 de 80 = 40, o 0,5 x 80 = 40, o 50% de 80 = 40
help-powers = potencias | 20^2 = 400, 20^3 = 8000, sqrt 400 = 20, cbrt 8000 = 20
help-steps =
    en pasos | 50 - 20 = 30
     | toma 30   (tu carta de número acaba el turno; atrás deshace un paso)
help-wild_discard = dejar uno | descarta -20; descarta 30
help-leave = dejarlo cambiado | 50 - 20 = 30, deja; descarta 40   (guarda la respuesta en la mano)
help-colours = colores | 20g + 30r = 50, toma 50b   (20g es la verde)
help-challenge =
    dudar | dudo [50]
    mostrar | 20 + 30 = 50, muestra   (así nadie puede dudar)
help-words_sheet = hoja | la hoja de puntos
help-words_game =
    cómo [50] | cómo se hizo un montón
    paso | en el último turno, si no ves qué tomar
help-words_solitaire = termina | acabar la partida aquí

## The rules of a level

rules-setup = PREPARACIÓN. Barajad las cartas y dad { $cards } a cada jugador. Luego destapad una carta por jugador: ese es el centro. El resto es el mazo, boca abajo. Empieza quien está a la izquierda de quien reparte.
rules-aim = Gana más cartas que nadie. Con cartas del centro, forma una carta de tu mano, y gánalas.
rules-aim_scoring = Gana más puntos que nadie. Con cartas del centro, forma una carta de tu mano, y gánalas; las cuentas largas y de muchos colores dan más.
rules-turn = TU TURNO. Juega una carta de número de tu mano, de una de tres maneras. Luego roba hasta tener tantas cartas como al principio.
rules-take = TOMAR. Tu carta gana una carta del centro que es igual, o varias que suman lo mismo. Puede ganar varios grupos a la vez.
rules-build = CONSTRUIR. Pon tu carta sobre una o varias cartas del centro y di la suma. Ahora son un solo montón con ese valor, y ya no se separan. Tienes que guardar en la mano una carta de ese valor. Cualquiera puede ganar el montón, o construir encima.
rules-discard = DESCARTAR. Deja tu carta sola en el centro. Cualquiera puede usarla.
rules-wild = LOS COMODINES cambian una carta o un montón del centro: restan, multiplican, dividen, etc. Juega los que quieras antes de tu carta de número; los ganas con el montón. También puedes dejar uno solo: entonces cualquiera puede usarlo, y tu turno sigue. Si solo tienes comodines, déjalos todos.
rules-scoring = PUNTOS. 1 por cada toma y 1 por cada carta ganada, más los puntos impresos. Una toma de cinco cartas 2, de seis o más 5. Tres de + − × : en una toma 5, los cuatro 10. Cinco cartas o más con todos los colores 5, de un solo color 5. El centro vacío tras tu toma 5. Más cartas al final 10.
rules-challenge = DUDAR. Nadie comprueba si quien construye tiene la respuesta. Si no te lo crees, duda antes de tu segundo turno: un farol le cuesta 20 puntos, dudar sin razón te cuesta 10.
rules-end = EL FINAL. Cuando el mazo está vacío y alguien no tiene cartas, los demás pueden tomar una última vez. Quien tomó el último gana las cartas que quedan en el centro. Cuenta tu montón, y quita una por cada carta que te quede en la mano.
rules-end_scoring = EL FINAL. Cuando el mazo está vacío y alguien no tiene cartas, los demás pueden tomar una última vez. Quien tomó el último gana las cartas que quedan en el centro. Cada carta que te quede en la mano te cuesta un punto, y los puntos impresos en ella.
rules-solitaire = Hay cinco cartas en el centro y cinco en tu mano. Toma con una carta de número de tu mano: cartas del centro iguales o que suman lo mismo, también varios grupos a la vez. Luego rellena el centro y tu mano. No se construye ni se descarta; cuando no hay nada que tomar, la partida acaba.
rules-solitaire_wild = LOS COMODINES cambian una carta del centro. Puedes usar los de tu mano y los del centro. Los ganas con la toma.
rules-solitaire_cards = ¿Cuántas cartas puedes ganar?
rules-solitaire_scoring = PUNTOS. 1 por cada toma y 1 por cada carta ganada, más los puntos impresos. Una toma de cinco cartas 2, de seis o más 5. Tres de + − × : en una toma 5, los cuatro 10. Cinco cartas o más con todos los colores 5, de un solo color 5. El centro vacío tras tu toma 5. Todo el mazo repartido 10, y 25 más si no queda ninguna carta. Los puntos impresos de tu mano se restan.

## Menus and the command line

game-numero = { -numero }
game-numero-about = Gana cartas con cuentas
game-numero--solitaire = { -numero } en solitario
game-numero--solitaire-about = Toma mientras puedas
game-numero--solitaire-play = A solas: solitario

## The house rules

setting-scoring = Jugar por puntos
setting-turn_priority = ¿Hay que tomar (o si no, construir) si se puede?
setting-join_ops = Cómo se juntan los montones
setting-extend_build_with_others = Un montón construido puede crecer con otros
setting-join_builds = Se pueden juntar montones construidos al tomar
setting-wild_on_build = Comodines sobre montones construidos
setting-loose_wild_usable = Los comodines del centro son de todos
setting-leftover_working_piles = Dejar un montón cambiado
setting-take_back = Deshacer dentro del turno
setting-value_domain = Números permitidos por el camino
setting-keep_answer = Guardar la respuesta mientras esté el montón
setting-show_answer = Mostrar la carta de respuesta
setting-golden_rule_2 = Tener la respuesta
setting-challenge_evidence = Qué cuenta al dudar
setting-challenge_undo = Cuando se descubre un farol
setting-all_wild_short_hand = Una mano corta, solo comodines
setting-final_chance = Cuando alguien se queda sin cartas
setting-final_turn_wild_discards = Dejar comodines en el último turno
setting-start_centre_wild = Comodines en el primer centro
setting-tie_break = Empate al final
setting-taking_card_in_each_take = Con varios grupos, tu carta cuenta
setting-bonus_stacking = Los extras se suman
setting-decimal_percent_ops = Decimales y porcentajes cuentan
setting-ops_in_builds = Operaciones en un montón construido
setting-clear_the_deck = Extra por un centro vacío
setting-wild_colour = Color de los comodines
setting-centre_leftover_points = Puntos por las cartas que quedan en el centro
setting-most_cards_count = Más cartas: qué cuenta
setting-most_cards_tie = Empate a más cartas
setting-solitaire_item_10 = En solitario: extra por un centro vacío
setting-solitaire_item_11 = En solitario: extra por más cartas
setting-ask_sentence = Decir la cuenta también con cartas iguales
setting-players = Sitios, como mucho
setting-hand_size = Cartas en la mano
setting-first_player = ¿Quién empieza?
matters-hand_size = Con menos cartas es más fácil: hay menos que probar. Con más cartas hay más que encontrar.
matters-join_ops = Normalmente las cartas del centro se suman. Con los cuatro signos, 12 y 4 pueden ser 16, 8, 48 o 3.
matters-turn_priority = Normalmente puedes descartar lo que quieras. En una mesa estricta tienes que tomar si puedes.
matters-keep_answer = Normalmente puedes cambiar de idea. Con esta regla la respuesta se queda en tu mano hasta que alguien toma lo construido.
matters-ask_sentence = Normalmente un 7 toma otro 7 sin decir nada. Con esta regla también dices «7 = 7»: bueno para empezar.

## The page

level-numero-numbers--10 = Números hasta 10
level-numero-playing--cards = Cartas de baraja
level-numero-numbers--15 = Números hasta 15
level-numero-subtraction = Con restas
level-numero-times--divide = Con multiplicar y dividir
level-numero-fractions = Con fracciones
level-numero-full = Todo
choose-preset = ¿Cómo se cuenta?
choose-preset-cards = Contar cartas
choose-preset-points = Puntos, con colores
choose-part-scoring = Puntos
choose-part-turn = Tu turno
choose-part-turn-about = Qué puedes hacer con las cartas del centro y qué tienes que decir.
choose-part-build = Construir
choose-part-build-about = Qué se puede construir y si hay que tener la respuesta.
choose-part-wild = Comodines
choose-part-wild-about = Qué pueden cambiar y qué pasa con los que sobran.
choose-part-end = El final
choose-part-end-about = Quién puede coger por última vez y qué pasa en un empate.
choose-part-scoring-about = Qué da puntos y cuántos. Solo si jugáis a puntos.
own-title = Mis propias cartas
own-about = Los números y comodines que quieras
own-numbers = Números
own-subtraction = Restar
own-multiplication = Multiplicar
own-division = Dividir entre
own-fractions = Partes de un número
own-powers = Potencias y raíces
own-name = Ponle un nombre
own-keep = Guardar en este dispositivo
own-forget = Borrar { $name }
level-numbers--10-about = Primeras sumas
level-playing--cards-about = Del as al diez, de cualquier baraja
level-numbers--15-about = Sumas que pasan de diez
level-subtraction-about = Comodines que restan
level-times--divide-about = Comodines que multiplican y dividen
level-fractions-about = Mitades, 0,25, 50 %
level-full-about = También potencias y raíces
table-centre_empty = El centro está vacío.
table-look_inside = ¿Cómo se hizo { $pile }?
table-inside = { $name } hizo { $pile } con
table-inside_nobody = { $pile } está hecho de
card-build = montón de valor { $value }, { $count } cartas
card-group = { $card }, en el grupo { $group }

strip-another = Y otro grupo
strip-leave = Dejarlo cambiado
strip-show = Mostrar la carta de respuesta
strip-example = 5 + 3 = 8, toma 8
strip-missing-place = ¿Tomar, construir o descartar?
strip-missing-card = ¿Qué carta de tu mano?
strip-no_blank = Elige primero las cartas. Construir suma también tu carta.
strip-goes_on = Has dicho { $said }, pero tu carta es { $card }. Deshaz y mira otra vez, o construye con las dos.
strip-missing-pile = ¿Qué cartas del centro?
told-word_discard = { $name } descarta { $card }.
told-word_pass = { $name } pasa.
told-word_stop = { $name } no encuentra nada más que tomar.
word-take = toma
word-build = construye
word-discard = descarta
word-leave = deja
word-show = muestra
word-of = de
word-pass = paso
word-stop = termina
word-accept = acepto
word-challenge = dudo
place-take = Tomar
place-build = Construir
place-discard = Descartar
place-take-about = gana lo que es igual a tu carta
place-build-about = ponla sobre un montón
place-discard-about = déjala sola
place-pass = Pasar
place-none_left = No encuentro nada más que tomar
place-stop = Acabar la partida aquí
place-accept = Aceptar
place-title = ¿Adónde va tu carta?

challenge-title = ¿Lo dudas?
challenge-show_me = ¡Enséñame ese { $pile }!
challenge-about = Si la respuesta no estaba, quien construyó pierde 20 puntos. Si estaba, tú pierdes 10.
spoken-pile = el montón { $value }
sheet-turn = Turno { $turn }, { $name }: { $sum }
sheet-turns = Turno a turno
sheet-assumed = Los puntos impresos en las cartas los hemos supuesto.

guide-aim = Con cartas del centro, forma una carta de tu mano, y gánalas. Gana quien tiene más cartas.
guide-aim_scoring = Si jugáis por puntos, cada toma cuenta así:
guide-points = Por puntos
guide-each_card = 1 cada una
guide-as_printed = como impreso
guide-doubt = Nadie comprueba si quien construye tiene la respuesta. Puedes dudar: ¡enséñamela! Sin la respuesta pierde 20 puntos; con ella, tú pierdes 10.
guide-turn = En tu turno, juega una carta de número de una de tres maneras. Luego roba.
guide-take = Tomar: tu carta gana lo que es igual, o cartas que suman lo mismo.
guide-several = Varias a la vez: una carta gana todo lo que da su número. Usa cada carta solo una vez.
guide-build = Construir: pon tu carta sobre una carta del centro y di la suma. ¡Guarda la respuesta en la mano! Cualquiera puede ganar el montón.
guide-discard = Descartar: ¿nada encaja? Deja una carta en el centro.
guide-wild_minus = Los comodines cambian una carta del centro antes de que juegues tu carta de número. −2 quita 2.
guide-wild_times = ×3 multiplica, :2 divide. En un montón se pueden poner varios comodines, uno tras otro.
guide-wild_fraction = 1/2, 0,5 y 50% toman esa parte de una carta.
guide-wild_power = ² y ³ son potencias, √ y ∛ son raíces. Una raíz tiene que dar exacta.
guide-wild_drop = También puedes dejar comodines. Entonces cualquiera puede usarlos.
guide-end = ¿El mazo está vacío y alguien no tiene cartas? Los demás pueden tomar una última vez. Cuenta tu montón, y quita una por cada carta que te quede en la mano.
guide-the_end = El final
guide-solitaire = A solas: cinco cartas en el centro, cinco en tu mano. Toma hasta que no haya nada que tomar.
guide-alone = A solas
guide-say = Tú eliges las cartas y tú dices la cuenta. La mesa solo te dice si está bien.
value-turn_priority-free = no
value-turn_priority-strict_plain = sí, sin contar los comodines
value-turn_priority-strict_full = sí, también con comodines
value-join_ops-sum = sumando
value-join_ops-all_four = con + − × :
value-wild_on_build-any = sobre cualquiera
value-wild_on_build-own = sobre los propios
value-wild_on_build-none = sobre ninguno
value-leftover_working_piles-build_rule = si tienes la respuesta
value-leftover_working_piles-forbid = nunca
value-leftover_working_piles-free = siempre
value-value_domain-nonneg_rational = fracciones, nada bajo 0
value-value_domain-whole = números enteros desde 0
value-value_domain-positive_whole = números enteros desde 1
value-value_domain-rational = fracciones y números negativos
value-show_answer-optional = si quieres
value-show_answer-always = siempre
value-show_answer-never = nunca
value-golden_rule_2-enforced = se comprueba
value-golden_rule_2-challenge = se puede dudar
value-challenge_evidence-at_build = la mano al construir
value-challenge_evidence-at_challenge = la mano ahora
value-challenge_undo-full = el montón se deshace
value-challenge_undo-card_only = se quita la última carta
value-challenge_undo-none = el montón se queda
value-all_wild_short_hand-discard_all = dejarlos todos
value-all_wild_short_hand-discard_one = dejar uno
value-final_chance-each = una última toma para los demás
value-final_chance-next_only = una última toma para el siguiente
value-final_chance-play_on = los demás siguen jugando
value-start_centre_wild-keep = se quedan
value-start_centre_wild-replace = se cambian
value-tie_break-none = victoria compartida
value-tie_break-most_takes = ganan más tomas
value-tie_break-replay = jugar otra vez
value-taking_card_in_each_take-each = en cada uno
value-taking_card_in_each_take-one = en uno
value-taking_card_in_each_take-none = en ninguno
value-decimal_percent_ops-lowest_terms = simplificados
value-decimal_percent_ops-as_printed = como impresos
value-decimal_percent_ops-both = como × y :
value-ops_in_builds-all = todas cuentan
value-ops_in_builds-this_turn = solo las de este turno
value-clear_the_deck-centre_empty = siempre
value-clear_the_deck-centre_empty_after_deck = cuando el mazo está vacío
value-clear_the_deck-final_only = al final del todo
value-wild_colour-neutral = ninguno
value-wild_colour-own = uno propio
value-wild_colour-printed = como impreso
value-centre_leftover_points-none = ninguno
value-centre_leftover_points-one_each = uno cada una
value-centre_leftover_points-one_each_plus_printed = uno cada una más los impresos
value-most_cards_count-pile = el montón
value-most_cards_count-pile_minus_hand = el montón menos la mano
value-most_cards_tie-none = nadie
value-most_cards_tie-each = cada uno
value-most_cards_tie-split = repartidos
value-first_player-after_dealer = quien está a la izquierda de quien reparte
value-first_player-dealer = quien reparte

## On paper

paper-points = Jugar por puntos
paper-count = Contar cartas
paper-won = cartas ganadas
paper-left = − quedan en la mano
paper-most = Ganan más cartas. Un empate es victoria compartida.
paper-each = { $points } cada una
paper-printed = impresos
paper-less_each = −1 cada una
paper-less_printed = − como impreso
paper-never_both = Una toma cuenta por cinco cartas o por seis y más, por tres signos o por los cuatro: nunca por los dos.
paper-item_1 = por cada toma
paper-item_2 = por cada carta ganada
paper-item_3 = los puntos impresos
paper-item_4 = una toma de cinco cartas
paper-item_5 = una toma de seis o más
paper-item_6 = con tres de + − × :
paper-item_7 = con los cuatro
paper-item_8 = cinco o más con todos los colores
paper-item_9 = cinco o más de un solo color
paper-item_10 = el centro vacío tras una toma
paper-item_11 = más cartas al final
command-sheet = hoja, puntos
command-how = cómo, como

## Una primera partida jugando: qué buscar, nunca lo que se encuentra

learn-match = ¿Una de tus cartas es igual a una carta del centro? Toca la del centro y luego la tuya.
learn-add = ¿Hay dos cartas del centro que juntas hacen una de las tuyas? Tócalas y toca +, di cuánto hacen y luego toca tu carta.
learn-build = ¿Nada que llevarte? Pon una carta sobre una del centro, de modo que las dos juntas hagan otra carta de tu mano. Si el montón sigue ahí la próxima vez, podrás llevártelo.
learn-change = Tu carta con un signo cambia una carta del centro. Toca las dos, di cuánto hacen y llévatelo con tu carta.
learn-part = Tu carta con una fracción toma una parte de una carta del centro. Toca las dos, di cuánto hacen y llévatelo con tu carta.
learn-free = Ahora tú: llévate cartas, construye o deja una carta.
