-mathino = Mathino

## Mathino

## Mathino says no

mathino-seats = Estas cartas no se reparten por igual entre { $seats }. { -mathino } es para 2, 3, 4 o 6.
mathino-pack_too_small = Esta baraja tiene { $cards } cartas. Con tantos jugadores hacen falta al menos { $needed }.
mathino-game_over = Esta partida ha terminado.
mathino-not_your_turn = Aún no te toca.
mathino-no_action = Apilar solo no es un turno: juega también una carta.
mathino-malformed = Eso no cuadra. Prueba de otra manera.
mathino-card_not_in_hand = Esa carta no está en tu mano.
mathino-no_such_pile = No encuentro un montón así en la mesa.
mathino-pile_first = Primero va el montón: se le resta tu carta, o se divide entre ella.
mathino-card_used_twice = Usa cada montón solo una vez: no hay tantos.
mathino-locked = Ese montón está cerrado: solo su dueño puede tocarlo hasta que acabe la ronda.
mathino-capture_mismatch = Ese no es el número de tu carta, así que no puedes capturarlo. ¡Mira otra vez!
mathino-capture_empty = ¿Qué quieres capturar?
mathino-capture_incomplete = En esta mesa hay que capturar todo lo que encaja. ¡Hay más!
mathino-stack_mismatch = Solo se apilan montones del mismo valor. El signo menos también cuenta.
mathino-base_mismatch = No valen lo mismo, así que no van juntos.
mathino-add_build_pile = Solo se suman cartas sueltas. Un montón construido se queda como está.
mathino-add_unused = Si sumas cartas, tienes que jugar tu carta sobre ellas en el mismo turno.
mathino-op_disabled = En esta mesa no hay { $sign }.
mathino-not_alike = En eso las cartas no son iguales. ¡Mira otra vez!
mathino-only_alike = Aquí capturas cartas que se parecen, o descartas una.
mathino-look_disabled = En esta mesa las cartas no van juntas de esa manera.
mathino-powers_disabled = En esta mesa no hay potencias ni raíces.
mathino-digit_sums_disabled = En esta mesa no se suman las cifras de un resultado.
mathino-table_add_disabled = En esta mesa no se pueden sumar antes las cartas de la mesa.
mathino-combo_mix_disabled = En esta mesa juegas sobre una suma o sobre montones iguales, no sobre las dos cosas a la vez.
mathino-stacking_disabled = En esta mesa no se apila.
mathino-negative_disabled = En esta mesa no hay números negativos.
mathino-not_a_power_card = Solo un 2 eleva al cuadrado o saca la raíz cuadrada; solo un 3 eleva al cubo o saca la raíz cúbica.
mathino-not_whole = No da exacto. Aquí solo hay números enteros.
mathino-division_by_zero = No se puede dividir entre 0.
mathino-root_of_negative = Un número negativo no tiene raíz cuadrada.
mathino-match_mismatch = Para juntarla, tu carta tiene que valer lo mismo que el montón.
mathino-digit_sum_not_allowed = Aquí no hay cifras que sumar: solo las de productos, cuadrados y cubos de dos cifras o más.
mathino-value_too_large = Es demasiado grande: en esta mesa ningún montón pasa de { $most }.
mathino-wrong_result = Casi: «{ $said }» no está bien. Calcúlalo otra vez: no se pierde nada, y puedes jugar otra cosa.
mathino-no_capture_card = En esta mesa tienes que tener una carta que pueda capturar lo que construyes.
mathino-discard_not_allowed = En esta mesa no se descarta una carta que puede capturar algo.
mathino-nothing_to_accept = Nadie espera tu respuesta.
mathino-no_forfeit = Así no se abandona la partida aquí.
mathino-no_sum_capture = En esta mesa no se capturan cartas por su suma: cada una tiene que encajar con la tuya.
mathino-no_pass = Aquí no se pasa ni se roba: captura, construye, junta o descarta.
mathino-accept_first = La ronda ha acabado. Di acepto, o protesto si el último turno estaba mal.
mathino-which_look = ¿En qué se parecen: número, forma o color? Di por ejemplo: según forma.
mathino-not_a_turn = Aún no es un turno entero. ¿Capturar, construir, juntar o descartar?
mathino-which_card = ¿Cuál? Di también su número.
mathino-which_result = ¿Y cuánto da? Di también la respuesta.
mathino-left_to_others = Ninguna de tus otras cartas tiene ese número: si nadie captura este montón en esta ronda, te cuesta puntos. Dilo otra vez, o di otra cosa.
mathino-last_card = Es tu última carta de la ronda: si nadie captura este montón después, te cuesta puntos. Dilo otra vez, o di otra cosa.
mathino-last_turn = Es el último turno de la ronda: nadie puede capturar este montón a tiempo, y te costará puntos. Dilo otra vez, o di otra cosa.
mathino-only_answer = No tienes otra carta para tu propio montón: si nadie lo captura en esta ronda, te cuesta puntos. Dilo otra vez, o di otra cosa.
mathino-laid_on_alike = ¿La capturas, o la emparejas y la dejas ahí?
mathino-which_sum = ¿Cómo lo haces? Di también la cuenta.
mathino-one_card = Una carta por turno, de una sola manera.
mathino-unclear = Pueden ser dos montones distintos. Toca los que quieres.
mathino-different_numbers = Tu carta solo captura su propio número, y esos no son todos el mismo número.
mathino-two_results = Has dicho dos respuestas distintas. ¿Cuál es?
mathino-not_its_digits = Esas no son las cifras del número de antes.
mathino-said_short = Di ese número entero.

## Packs of one's own

mathino-warn_points = Los puntos de estas cartas más los de más cartas no suman 13. Se puede jugar igualmente.
mathino-warn_zero = Esta baraja tiene un 0. Solo otro 0 puede capturarlo.

## How a match ends

mathino-target = ¡Alguien ha llegado a la meta!
mathino-shared = Empate en cabeza: ¡victoria compartida!
mathino-last_deck = Ese era el último reparto.
mathino-most_cards = Todas las cartas están jugadas. Ahora contadlas.
mathino-forfeit = Solo queda un jugador: a los demás se les acabó el tiempo.

## What a player is shown

game-mathino = { -mathino }
game-mathino-about = Captura montones con más, menos, por y entre
cards-numbers = Cartas de número ({ $count })
help-build = construir | 20 + 30, haciendo 50   (primero el montón, luego tu carta)
help-negative = { "" } | 50 + -20 = 30   (tu carta puede ser negativa)
help-capture = capturar | captura 50   (todo lo que encaja)
help-capture_some = { "" } | 50 y -50, captura 50
help-match = juntar | junto 50
help-discard = descartar | descarta 20
help-stack = apilar | 20 + 30, haciendo 50, apila 50 50   (montones del mismo valor, antes o después de tu carta)
help-digits = sumas de cifras | 30 x 20 es 600, 6 + 0 + 0 es 6, haciendo 6
help-powers =
    potencias | 20 cuadrado, haciendo 400
     | raíz cúbica de 8000, haciendo 20   (solo 2 y 3; cierran el montón)
help-added =
    cartas sumadas | (20 + 30) : 50 = 1
     | (60 y 60) x 20 = 1200   (juntadas antes)
help-piles = qué montón | [50] es un montón construido, [50]a y [50]b son dos, ese es el que acabas de hacer, 70g es el 70 dorado
help-tables = tablas | productos, cuadrados y cubos para consultar
help-products = Productos
command-tables = tablas
help-accept =
    comprobar | protesto   (si os comprobáis: el último turno estaba mal)
     | acepto   (el último turno de una ronda vale)
rules-setup = PREPARACIÓN. Para dos, tres, cuatro o seis jugadores. Barajad y dad { $cards } cartas a cada jugador, y { $table } más boca arriba en la mesa. Empieza quien está a la izquierda de quien reparte. En cada reparto nuevo reparte el siguiente por la izquierda.
rules-aim = Llega antes que nadie a { $target } puntos. Los puntos vienen de las cartas que capturas.
rules-aim_cards = Captura más cartas que nadie. Se juega un reparto.
rules-points = PUNTOS. Las cartas doradas valen puntos: { $cards }.
rules-points_all = { $points } en cada { $card }
rules-points_one = { $points } en el { $card }
rules-most = MÁS CARTAS. Quien captura más cartas en un reparto recibe { $most } puntos más. { $shared }
rules-share_exact = Si hay empate, se reparten por igual, en tercios si hace falta.
rules-share_floor = Si hay empate, se reparten en puntos enteros; el resto se pierde.
rules-share_none = Si hay empate, no se los lleva nadie.
rules-turn = TU TURNO. Juega una carta: captura, construye, o déjala sola. Cuando todos han jugado sus cartas, se reparten otras, hasta que se acabe la baraja.
rules-capture = CAPTURAR. Tu carta gana cada carta suelta y cada montón que vale lo mismo; un 5 gana también un montón de −5.
rules-capture_all = En esta mesa hay que capturar todo lo que encaja.
rules-capture_sums = También se pueden capturar cartas sueltas por su suma: 5 y 4 con un 9.
rules-build = CONSTRUIR. Pon tu carta sobre una carta o un montón de la mesa y cambia su valor: { $ways }. El montón va primero en la cuenta. Di lo que construyes.
rules-or = { $others } o { $last }
rules-op_add = sumar
rules-op_sub = restar
rules-op_mul = multiplicar
rules-op_div = dividir
rules-negatives = NÚMEROS NEGATIVOS. Tu carta puede contar como negativa, y un montón puede valer menos de 0.
rules-match = JUNTAR. Puedes poner tu carta sobre una que vale lo mismo y dejar las dos: el valor no cambia.
rules-largest = Ningún montón pasa de { $most }, ni baja de menos eso.
rules-hold_one = Solo puedes construir lo que otra carta de tu mano podría capturar.
rules-duty_last_builder = ¡CUIDADO! Si eres el último en construir en un montón, queda a tu cargo: hay que capturarlo antes de que acabe la ronda. { $freed } Si no, te cuesta { $points } puntos, lo empezara quien lo empezara. Si alguien construye encima, pasa a su cargo.
rules-duty_first_builder = ¡CUIDADO! Si empiezas un montón, queda a tu cargo, construya quien construya después: hay que capturarlo antes de que acabe la ronda. { $freed } Si no, te cuesta { $points } puntos.
rules-duty_every_builder = ¡CUIDADO! Todos los que construyen en un montón lo tienen a su cargo: hay que capturarlo antes de que acabe la ronda. { $freed } Si no, le cuesta { $points } puntos a cada uno.
rules-freed_any_capture = Puede capturarlo cualquiera.
rules-freed_own_capture = Solo vale si lo capturas tú.
rules-penalty_once = Se paga una vez por ronda, queden los montones que queden.
rules-stackers_owe = Si apilas montones, la pila queda a tu cargo.
rules-matches_owe_not = Juntar no cambia a cargo de quién está.
rules-stacking = APILAR. Se pueden poner juntos montones del mismo valor, antes o después de tu carta.
rules-digit_sums = SUMAS DE CIFRAS. Se pueden sumar las cifras de un producto, una vez o más: 99, 18, 9. Solo en el turno que lo hace.
rules-power_plays = POTENCIAS. Un 2 eleva al cuadrado o saca la raíz cuadrada, un 3 eleva al cubo o saca la raíz cúbica. Ponlo de lado: solo tú puedes tocar el montón hasta que acabe la ronda.
rules-lock_stays = En esta mesa, un montón sigue cerrado hasta que se captura, también en la ronda siguiente.
rules-no_discard = No se deja sola una carta que podría capturar algo.
rules-mistakes_strict = ERRORES. Cada respuesta se comprueba. Una mala no cuesta nada: recoge tus cartas y juega otra vez, lo que quieras.
rules-mistakes_claims = ERRORES. Os comprobáis unos a otros. Si oyes una respuesta mala, protesta antes de que acabe el turno siguiente: las cartas vuelven, y ese jugador juega otra vez. Si se ve tarde, se queda como se dijo.
rules-end = EL FINAL. Tras la última ronda, quien capturó el último recibe lo que queda. Contad los puntos, y repartid de nuevo hasta que alguien llegue a la meta; ganan más puntos.
rules-end_decks =
    { $count ->
        [one] EL FINAL. Tras la última ronda, quien capturó el último recibe lo que queda. Se juega un solo reparto: ganan más puntos, y un empate es victoria compartida.
       *[other] EL FINAL. Tras la última ronda, quien capturó el último recibe lo que queda. Contad los puntos, y repartid de nuevo hasta que alguien llegue a la meta, pero como mucho { $count } veces. Ganan más puntos; tras el último reparto, un empate es victoria compartida.
    }
rules-end_cards = EL FINAL. Tras la última ronda, quien capturó el último recibe lo que queda. Luego cada uno cuenta sus cartas; un empate es victoria compartida.
rules-equal_extra_deck = Si hay empate en cabeza, decide otro reparto.
rules-equal_shared = Si hay empate en cabeza, comparten la victoria.
rules-young = TU TURNO. Juega una carta. Captura cartas { $looks }, las que quieras. Cuando todos han jugado sus cartas, se reparten otras, hasta que se acabe la baraja.
rules-young_choose = Elige una de esas cosas en cada captura.
rules-young_discard = Si nada encaja, deja tu carta en la mesa.
rules-look_number = con el mismo número
rules-look_shape = con la misma forma
rules-look_colour = del mismo color
rules-table_add = CARTAS SUMADAS. Puedes sumar cartas sueltas de la mesa antes de jugar sobre su suma; y puedes jugar sobre montones del mismo valor como si fueran uno.
rules-young_open = MANOS A LA VISTA. Todas las cartas están boca arriba, para que todos ayuden. No se construye.

## House rules

setting-cards = ¿Qué cartas?
setting-variant = Tipo de juego
setting-ops = Construir con
setting-negatives = Números negativos
setting-fractions = Fracciones
setting-max_abs_value = Montón más grande
setting-capture_scope = Se captura
setting-combo_capture = Se pueden capturar cartas sueltas por su suma
setting-require_capture_card = Hay que tener la respuesta para construir
setting-discard_rule = Se puede descartar
setting-stacking = Se pueden apilar montones iguales
setting-digit_sums = Sumas de cifras
setting-digit_sum_digits = Se pueden sumar las cifras de
setting-digit_sum_negative = Un producto negativo
setting-power_plays = Potencias, raíces y candados
setting-negative_root = Una raíz cuadrada puede ser negativa
setting-lock_until = Un candado dura
setting-table_add = Se pueden sumar cartas de la mesa
setting-combo_mix = Sumas y montones iguales juntos
setting-duty_model = ¿A cargo de quién está que se capture un montón?
setting-match_takes_duty = Quien junta lo tiene a su cargo
setting-stacking_makes_duty = Quien apila lo tiene a su cargo
setting-discharge = Vale si lo captura
setting-sweep_discharges = Lo que queda tras la última ronda cuenta como capturado
setting-penalty = Lo que cuesta un montón que se queda
setting-penalty_scope = Se paga
setting-tie_split = Empate a más cartas
setting-target = Puntos para ganar
setting-final_tie = Empate al final
setting-floor_zero = Nadie baja de 0
setting-mistakes = Las respuestas las comprueba
setting-open_hands = Todas las cartas a la vista
setting-young_attributes = Qué encaja
setting-young_scoring = Los más pequeños cuentan
setting-max_decks = Repartos, como mucho
setting-timeout_action = Cuando se acaba el tiempo
setting-advance_per_game = Pasar en un torneo
setting-short_round = Cartas que no se reparten por igual
setting-hand_cards = Cartas en la mano
setting-table_cards = Cartas en la mesa al empezar
setting-most_cards_points = Puntos por más cartas
matters-mistakes = La mesa para enseguida una cuenta mal hecha. Si os comprobáis entre vosotros, vale hasta que alguien la ve.
matters-ops = Solo + es un comienzo suave. Con ×, un 4 sobre un 3 puede ser 12.
matters-combo_capture = Con esta regla un 8 puede capturar un 5 y un 3 juntos.
matters-penalty = Un montón que construyes debería capturarse antes de acabar la ronda. Si no, esto es lo que te cuesta.
matters-hand_cards = Con menos cartas la ronda es corta y fácil; con más cartas hay más que planear.

## Hints

hint-mathino_capture = Una de tus cartas puede capturar algo.
hint-mathino_match = Una de tus cartas vale lo mismo que algo de la mesa. Podrías dejarla ahí.
hint-mathino_build = Una de tus cartas puede convertir algo de la mesa en un número que otra carta tuya capture después.
hint-mathino_build_on = Una de tus cartas puede cambiar un número de la mesa. Después puedes cambiarlo otra vez, a un número que tengas, y capturarlo.
hint-mathino_power = Uno de tus 2 o 3 puede hacer algo que solo él puede.
hint-mathino_alike_number = Una de tus cartas tiene el mismo número que algo de la mesa.
hint-mathino_alike_shape = Una de tus cartas tiene la misma forma que algo de la mesa.
hint-mathino_alike_colour = Una de tus cartas tiene el mismo color que algo de la mesa.
hint-mathino_seek = Busca esto: { $look }
hint-mathino_unlike = Ninguna de tus cartas encaja con la mesa. Deja una carta.
hint-mathino_discard = Ahora no hay mucho que hacer. ¿Qué carta necesitas menos?

## The text table

mathino_table-heading = reparto { $deck }, ronda { $round }, quedan { $count } cartas
mathino_table-last_heading = reparto { $deck }, la última ronda
mathino_table-title = Mesa
mathino_table-pile = { $name }: { $cards }
mathino_table-duty = { $name }: { $cards }   { $holder }: hay que capturarlo en esta ronda
mathino_table-locked = { $name }: { $cards }   cerrado por { $holder }, que tiene que capturarlo en esta ronda
mathino_table-only_locked = { $name }: { $cards }   cerrado por { $holder }
mathino_table-confirm = { $name }, la ronda ha acabado. Di acepto, o protesto si el último turno estaba mal.
mathino_table-confirm_you = La ronda ha acabado. Di acepto, o protesto si el último turno estaba mal.
mathino_table-last_card = { $name }, es tu última carta de la ronda: si construyes un montón ahora, otro tiene que capturarlo, o te cuesta puntos. (? para una pista, ayuda, salir)
mathino_table-last_card_you = Es tu última carta de la ronda: si construyes un montón ahora, otro tiene que capturarlo, o te cuesta puntos. (? para una pista, ayuda, salir)

## What a move has brought

mathino-deck_over = El reparto { $deck } ha acabado.
mathino-leftovers = { $name } capturó el último y recibe lo que queda en la mesa.
mathino-scored = { $name } { $points }: { $item }
mathino-next_round = Reparto { $deck }, ronda { $round }
mathino-last_round = Reparto { $deck }, ¡la última ronda!
score-captured = cartas capturadas
score-cards = gemas de cartas capturadas
score-most = más cartas
score-penalty = montones construidos que nadie capturó

## The page

level-mathino-young = Para los más pequeños
level-mathino-starter = Inicio
level-mathino-basic = Básico
level-mathino-advanced = Avanzado
level-mathino-mathino--52 = Cartas 1 a 13
level-mathino-mathino--52--zero = Cartas 0 a 12
level-mathino-mathino--48 = Cartas 1 a 12
level-mathino-playing--cards = Cartas de baraja
choose-level = ¿Qué reglas?
guide-levels = Nivel
choose-target = ¿Cuánto tiempo?
choose-target-7 = Corta: hasta 7 puntos
choose-target-14 = Hasta 14 puntos
choose-target-21 = Larga: hasta 21 puntos
choose-part-cards = Las cartas
choose-part-signs = Las cuentas
choose-part-digits = Sumas de cifras, potencias y cartas sumadas
choose-part-taking = Capturar y apilar
choose-part-duty = A cargo de quién está un montón
choose-part-match = Puntos y victoria
choose-part-check = Quién comprueba
choose-part-young = Qué encaja
choose-part-cards-about = Qué cartas hay y cuántas se tienen.
choose-part-signs-about = Qué signos se pueden usar y hasta dónde puede subir o bajar un montón.
choose-part-digits-about = En qué puede convertirse un número grande.
choose-part-taking-about = Qué captura una carta y cuándo se puede descartar.
choose-part-duty-about = Quién debe procurar que se capture un montón y cuánto cuesta si no.
choose-part-match-about = Qué da puntos y quién gana en un empate.
choose-part-check-about = Quién para una cuenta equivocada y qué pasa cuando se acaba el tiempo.
choose-part-young-about = Qué pueden tener igual dos cartas y qué se cuenta.
level-young-about = Mismo color, forma o número: sin cuentas
level-starter-about = Construir con + y −
level-basic-about = Construir con + − × :
level-advanced-about = También sumas de cifras, potencias y candados

card-gold = { $number } dorado
card-blue = { $number } azul
card-red = { $number } rojo
card-green = { $number } verde
card-orange = { $number } naranja
card-spades = { $number } de picas
card-hearts = { $number } de corazones
card-diamonds = { $number } de diamantes
card-clubs = { $number } de tréboles
spoken-pile = el montón de valor { $value }
spoken-pile_a = el primer montón de valor { $value }
spoken-pile_b = el segundo montón de valor { $value }
spoken-pile_c = el tercer montón de valor { $value }
spoken-takes = { $card } captura { $won }
spoken-negative = menos
spoken-dots = y así hasta

strip-example = 1 + 4 = 5
strip-blank_joint = ¿Cómo van juntas? Pulsa para iguales o sumadas
strip-entered_joint = unidas con { $text }
strip-no_blank = Elige primero una carta, y sobre qué jugarla.
strip-missing-card = ¿Qué carta de tu mano?
strip-missing-pile = ¿Sobre qué quieres jugar tu carta? Elige algo de la mesa, o descarta tu carta.
strip-missing-joint = ¿Qué va entre ellas? Pulsa el hueco: & para montones iguales, + para cartas sumadas.
strip-missing-stack = ¿Sobre qué montón quieres apilarlo?
strip-last_card = Es tu última carta de la ronda: si nadie captura este montón después, te cuesta puntos.
strip-no_card = Ninguna de tus otras cartas tiene ese número: si nadie captura este montón en esta ronda, te cuesta puntos.
strip-last_turn = Es el último turno de la ronda: nadie puede capturar este montón a tiempo, y te costará puntos.
told-word_accept = { $name } acepta el último turno.
told-word_discard = { $name } descarta { $card }.
place-title = ¿Qué hace tu carta?
place-capture = Capturar
place-capture-about = gana lo que vale igual
place-match = Juntar
place-match-about = sobre el mismo número
place-discard = Descartar
place-discard-about = déjala sola
place-stack = Apilar
place-stack-about = montones iguales juntos
place-negative = Carta negativa
place-negative_result = Resultado negativo
place-accept = Aceptar: el último turno vale
key-special = Más teclas
key-__square__ = al cuadrado
key-__root__ = raíz cuadrada
key-__cube__ = al cubo
key-__cube_root__ = raíz cúbica
key-digits = Suma de cifras
key-dots = puntos de un número largo
prompt-confirm_you = La ronda ha acabado. Acepta el último turno, o protesta si estaba mal.
prompt-last_round = La última ronda del reparto: quien captura el último recibe lo que queda.
card-shaped = { $card }, { $shape }
card-gems =
    { $count ->
        [one] { $card }, 1 gema
       *[other] { $card }, { $count } gemas
    }
card-pile = montón de valor { $value }, { $count } cartas
card-stacked = { $card }, se apilará
shape-star = estrella
shape-moon = luna
shape-drop = gota
shape-flower = flor
table-table = En la mesa
table-empty = La mesa está vacía.
table-look_inside = Mirar dentro del montón de valor { $pile }
table-duty = { $name }: este montón hay que capturarlo en esta ronda
table-lock = Cerrado: solo { $name } puede tocarlo
table-claims = Os comprobáis unos a otros: protestad si algo está mal.
table-target =
    { $count ->
        [one] Gana quien llega a 1 punto
       *[other] Gana quien llega a { $count } puntos
    }
table-captured =
    { $count ->
        [one] 1 carta capturada
       *[other] { $count } cartas capturadas
    }
table-own_captured =
    { $count ->
        [one] Tus cartas capturadas: 1
       *[other] Tus cartas capturadas: { $count }
    }
young-looks = ¿Qué es igual?
young-colour = El mismo color
young-shape = La misma forma
young-number = El mismo número
word-building = haciendo
word-build = haz
word-capture = captura
word-matching = junto
word-match = juntar
word-stack = apila
word-discard = descarta
word-accept = acepto
word-forfeit = abandono
word-and = y
word-is = es
word-it = ese
word-squared = cuadrado
word-cubed = cubo
word-square = segunda
word-cube = tercera
word-root = raíz
word-of = de
word-with = con
word-digit = cifras
word-sum = sumadas
word-time = tiempo
word-up = agotado
word-by = según
word-number = número
word-shape = forma
word-colour = color

aid-tables = Tablas
house-tables = Se pueden consultar las tablas, los cuadrados y los cubos
aid-times = Tablas
tables-times = Tablas de multiplicar
tables-times_about = Busca un número arriba y otro al lado. Se encuentran en la respuesta.
aid-powers = Potencias
tables-powers = Cuadrados y cubos
tables-powers_about = En las casillas: las cifras sumadas, y sumadas otra vez.
tables-number = Número
tables-square = Cuadrado
tables-cube = Cubo

sheet-deck = Reparto { $deck }
sheet-what = Por qué
sheet-total = Total
sheet-target = En cuanto alguien tiene { $target } al final de un reparto, ganan más puntos.
sheet-empty = Los puntos se cuentan al final de un reparto.

guide-aim = Captura cartas. Las cartas doradas tienen gemas, y cada gema es un punto. Quien tiene más cartas recibe 4 puntos más. En cuanto alguien tiene 14 al final de un reparto, ganan más puntos.
guide-turn = Cada uno recibe cuatro cartas, y cuatro van a la mesa. En tu turno, juega una carta. Cuando todas las manos están vacías, se reparten otras.
guide-say = Tú eliges las cartas y tú dices cuánto dan. La mesa solo te dice si está bien.
guide-capture = Capturar: tu carta gana lo que vale lo mismo en la mesa: una, o las que quieras. Un 5 puede ganar también menos 5.
guide-build = Construir: pon tu carta sobre una carta de la mesa y di la cuenta. La carta de la mesa va primero. Ahora es un solo montón con un valor nuevo.
guide-build_minus = Tu carta puede contar como negativa, y un montón puede valer menos que nada.
guide-build_times = Por y entre: tiene que dar exacto. El montón se divide entre tu carta, nunca al revés.
guide-on = Cualquiera puede seguir construyendo en un montón, y cualquiera puede ganarlo.
guide-match = Juntar: pon tu carta sobre una que vale lo mismo y deja las dos. Luego se ganan juntas.
guide-stack = Apilar: puedes poner juntos montones iguales, antes o después de jugar tu carta.
guide-discard = Descartar: ¿nada encaja? Deja una carta.
guide-duty = ¡Cuidado! Si eres el último en construir en un montón, hay que capturarlo antes de que todas las manos estén vacías, sea quien sea. Si se queda, te cuesta 14 puntos, lo empezara quien lo empezara. Si alguien construye encima, pasa a su cargo.
guide-digits = Sumas de cifras: puedes sumar las cifras de un producto, y sumarlas otra vez. Para donde quieras.
guide-power = Potencias: un 2 eleva al cuadrado o saca la raíz cuadrada. Un 3 eleva al cubo o saca la raíz cúbica. La carta va de lado: el montón está cerrado, y solo tú puedes tocarlo hasta que todas las manos estén vacías.
guide-added = Cartas sumadas: puedes sumar primero cartas sueltas de la mesa. Luego juega enseguida tu carta sobre su suma.
guide-the_end = El final
guide-end = La mesa avisa de la última ronda de un reparto. Entonces quien capturó el último recibe lo que queda. Cada reparto vale 13 puntos, y si hay empate se reparten los 4 puntos de más cartas. Sumad, y repartid de nuevo hasta que alguien llegue a 14. Entonces ganan más puntos.
guide-points = Lo que da puntos
guide-mistakes = ¿Quién comprueba?
guide-claims = Una cuenta mala no cuesta nada: recoge tus cartas y juega otra vez. O jugad así: solo comprobáis vosotros. Si alguien dice algo mal, protesta antes de que acabe el turno siguiente, y ese turno se retira. Si nadie lo ve, ¡se queda!
guide-young_turn = Una carta gana las cartas que encajan con ella.
guide-young_colour = el mismo color y la misma forma
guide-young_number = el mismo número
guide-young_discard = ¿nada encaja? Deja una carta.
guide-young_end = ¿Quién tiene más puntos al final?

seek-blue = azul
seek-red = rojo
seek-green = verde
seek-orange = naranja
seek-star = estrella
seek-moon = luna
seek-drop = gota
seek-flower = flor
seek-spade = pica
seek-heart = corazón
seek-diamond = diamante
seek-club = trébol
seek-spades = picas
seek-hearts = corazones
seek-diamonds = diamantes
seek-clubs = tréboles
value-cards-mathino--52 = 1 a 13
value-cards-mathino--52--zero = 0 a 12
value-cards-mathino--48 = 1 a 12
value-cards-playing--cards = cartas de baraja, del as al rey
value-short_round-forbid = no se juegan
value-short_round-equal = hacen una última ronda corta
value-variant-normal = con cuentas
value-variant-young = lo igual captura lo igual
value-ops-add__space__sub__space__mul__space__div = + − × :
value-ops-add__space__sub__space__mul = + − ×
value-ops-add__space__sub = + −
value-ops-add = +
value-ops-none = nada: solo juntar
value-max_abs_value-0 = tan grande como quieras
value-digit_sum_digits-any = cualquier producto
value-digit_sum_digits-two = productos de dos cifras
value-digit_sum_negative-keep = conserva su menos
value-digit_sum_negative-forbid = no tiene suma de cifras
value-digit_sum_negative-drop = pierde su menos
value-lock_until-round_end = hasta que acaba la ronda
value-lock_until-captured = hasta que se captura el montón
value-capture_scope-any = lo que quieras
value-capture_scope-all = todo lo que encaja
value-discard_rule-free = cualquier carta
value-discard_rule-no_capture = solo cartas que no capturan nada
value-duty_model-last_builder = de quien construyó el último
value-duty_model-first_builder = de quien construyó primero
value-duty_model-every_builder = de todos los que construyeron
value-duty_model-off = de nadie
value-discharge-any_capture = cualquiera
value-discharge-own_capture = quien lo construyó
value-penalty-target = los puntos para ganar
value-penalty_scope-stack = por cada montón
value-penalty_scope-player = una vez por ronda
value-tie_split-exact = repartirlos exactos
value-tie_split-floor = repartir en puntos enteros
value-tie_split-none = no se los lleva nadie
value-final_tie-extra_deck = otro reparto
value-final_tie-shared = victoria compartida
value-max_decks-0 = los que hagan falta
value-mistakes-strict = la mesa
value-mistakes-claims = los otros jugadores
value-timeout_action-discard = se descarta una carta
value-timeout_action-forfeit = quedas fuera de la partida
value-young_attributes-number__space__shape__space__colour = color, forma o número
value-young_attributes-number = el número
value-young_attributes-shape = la forma
value-young_attributes-colour = el color
value-young_scoring-points = puntos
value-young_scoring-cards_only = cartas

look-you-cards =
    { $count ->
        [one] En el turno { $turn } pudiste capturar 1 carta.
       *[other] En el turno { $turn } pudiste capturar { $count } cartas.
    }
look-name-cards =
    { $count ->
        [one] En el turno { $turn }, { $name } pudo capturar 1 carta.
       *[other] En el turno { $turn }, { $name } pudo capturar { $count } cartas.
    }
look-found-cards =
    { $count ->
        [one] ¡Sí! Así se captura 1 carta.
       *[other] ¡Sí! Así se capturan { $count } cartas.
    }
look-less-cards =
    { $count ->
        [one] Está bien, y captura 1 carta. Aún se puede más.
       *[other] Está bien, y captura { $count } cartas. Aún se puede más.
    }
look-none = Se puede, pero no captura nada. ¡Busca una captura!

## On paper

paper-match = Una partida, reparto a reparto
paper-deck = Reparto
paper-most = más cartas (4)
paper-penalty = montones que se quedaron (−14 cada uno)
paper-note = Las cartas llevan 9 puntos por reparto; si hay empate, se reparten los 4 de más cartas. Quien ha llegado a la meta tras un reparto gana; si son varios, gana la puntuación más alta.
paper-products = Productos, con sus sumas de cifras
paper-below = Bajo cada producto: sus cifras sumadas, y otra vez, hasta una sola cifra. Los cuadrados están marcados.
paper-powers = Cuadrados y cubos, con sus sumas de cifras
paper-beside = Al lado de cada potencia: sus cifras sumadas, y otra vez, hasta una sola cifra.
paper-number = número
paper-square = cuadrado
paper-cube = cubo
paper-digit_sums = sumas de cifras

## Una primera partida jugando: qué buscar, nunca lo que se encuentra

learn-alike = Busca en la mesa una carta que se parezca a una de las tuyas. Tócala y luego toca la tuya. Después toca en qué son iguales.
learn-match = ¿Una de tus cartas es igual a una carta de la mesa? Toca la de la mesa y luego la tuya: así la capturas.
learn-build = Pon una carta sobre una carta de la mesa y di cuánto hacen. Si es otra carta de tu mano, la próxima vez podrás capturar las dos.
learn-capture = ¿Tu montón sigue ahí? Captúralo con la carta que vale lo mismo.
