## What the rules say of any game

## A text that is no sentence

sentence-empty = ¡Di algo!
sentence-stuck = No pasa nada. Pide un poco de ayuda: pasito a pasito.
sentence-unreadable = No entiendo «{ $piece }».
sentence-did_you_mean = No entiendo «{ $piece }». ¿Quieres decir «{ $word }»?
sentence-too_long = Es demasiado largo para mí.
sentence-mixed = Paso a paso, por favor. Di { $said } en pasos.
sentence-chain = Un solo = cada vez. Di { $said } en dos pasos.
sentence-right_side = Después de = va un número, la respuesta: { $said }
sentence-no_result = «{ $said }» – ¿y cuánto es? Di también la respuesta.
sentence-brackets = Pon el número entre paréntesis: { $said }
sentence-undefined = Eso no lo puede calcular nadie: { $said }
sentence-right_but = { $right } está bien, pero: { $why }
sentence-half_done = Hecho: { $said }. Sin hacer: { $move }. { $why }
sentence-too_many_ways = Pueden ser muchísimas cartas, y no puedo probarlas todas. Dilo en pasos más pequeños.
sentence-wrong_result = Casi: «{ $said }» no está bien. ¡Prueba otra vez!

## Options, deals

options-no_such_level = El nivel { $given } no existe. Los niveles son: { $known }
options-no_such_setting = El ajuste { $given } no existe. Los ajustes son: { $known }
options-no_such_value = { $key } no puede ser { $given }. Puede ser: { $known }
options-bad_pack = Esta baraja no sirve: { $reason }
deal-unreadable = No puedo leer este reparto.
deal-bad_name = El nombre de un reparto es una línea de { $longest } caracteres como mucho.
deal-other_shuffles = Este reparto no está barajado tantas veces como necesita { $game }.
deal-not_this_pack = Este reparto tiene { $given } cartas, pero la baraja { $pack } tiene { $size }.

## A position that cannot be laid

position-too_long = Es demasiado largo para una posición.
position-other_game = Es una posición de { $given }, no de { $game }.
position-no_notation = En { $game } no se pueden poner posiciones.
position-own_cards = Esta posición usa otras cartas. Dámelas también.
position-no_such_part = No conozco «{ $given }» en una posición. Las partes son: { $known }
position-twice = «{ $part }» está dos veces.
position-missing = Falta «{ $part }».
position-no_such_card = Esta baraja no tiene la carta { $card }.
position-too_many = De la carta { $card } solo hay { $count }.
position-cards_left = ¿Dónde están las otras { $count } cartas, como { $card }? Pon «rest» donde vayan.
position-rest_twice = El resto solo puede estar en un sitio.
position-unreadable = No entiendo «{ $piece }» en «{ $part }».
position-no_such_seat = No hay sitio { $given } (en «{ $part }»). El primero es 0.
position-other_seats = «{ $part }» es para { $count }, pero hay { $seats } manos.
position-no_build = «{ $piece }» no es un montón de varias cartas, así que nadie puede deberlo ni cerrarlo.
position-false_pile = «{ $piece }» no es cierto, o no puede estar aquí.
position-impossible = «{ $piece }» no puede estar en «{ $part }».
deal-too_few_seats = Este juego necesita al menos { $fewest } jugadores.
deal-too_many_seats = Este juego es para { $most } jugadores como mucho, no { $seats }.

## How schools write it

notation-point = ,
notation-divided = :
