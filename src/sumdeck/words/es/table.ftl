## A table that people share

## A table says no

table-seats = A este juego no se juega con tantos.
table-no_such_player = Ese jugador del ordenador no existe.
table-other_referee = En este juego comprueba otra persona.
table-no_such_rule = La regla { $given } no existe. Las reglas de la casa son: { $known }
table-no_such_value = { $rule } no puede ser { $given }.
table-rules_locked = Las reglas de esta mesa no se cambian.
table-no_such_position = La partida nunca llegó ahí.
table-other_version = Esta mesa se abrió con otras reglas.
table-no_such_seat = Ese sitio no existe.
table-bad_key = Ese mensaje estaba dañado.
table-key_used = Eso ya lo has dicho.
table-closed = Esta mesa está cerrada.
table-seat_taken = Ahí ya hay alguien.
table-bad_name = Ese nombre no vale aquí. Prueba otro.
table-same_name = Alguien de la mesa ya se llama así. Prueba otro nombre.
table-no_such_level = Esa ayuda no existe.
table-no_onlookers = En esta mesa nadie puede mirar.
table-bad_code = No hay ninguna mesa con esas palabras. Míralas otra vez.
table-not_everyone_here = La partida empieza cuando todos los sitios están ocupados.
table-over = Esta partida ha terminado.
table-not_your_turn = Aún no te toca.
table-only_the_clock = Eso solo lo hace el reloj, cuando se acaba el tiempo.
table-not_in_charge = Ahora juega otro en este sitio.
table-time_is_up = Se acabó el tiempo de este turno.
table-late = Acaba de pasar algo. Mira la mesa y dilo otra vez.
table-ahead = Eso aún no ha pasado.
table-too_long = Es demasiado largo para mí.
table-paused = La partida está en pausa. Espera a que siga.
table-no_umpire = En esta mesa no hay árbitro.
table-called_already = Ya han llamado al árbitro, y viene.
table-no_such_ruling = Eso no lo puede decidir el árbitro.
table-no_such_claim = Ese turno ya no está.
table-bad_task = Esta tarea no se puede leer. Quizá falte un trozo del enlace.
table-other_task = Esta tarea viene de un Sumdeck más nuevo.
table-nothing_to_find = Aquí no hay nada que encontrar.
table-no_hints = En esta mesa se juega sin pistas.
table-no_aid = Ese dibujo no es para ti en esta mesa.
table-nothing_to_hint = Ahora no hay nada que encontrar.
table-no_such_phrase = Eso no se puede decir aquí.
table-enough_phrases = Ya está bien de charla hasta la próxima jugada.
table-no_objections = En esta mesa ya se comprueban todas las cuentas.
table-nothing_to_object = Es demasiado tarde para eso.
table-no_clock = En esta mesa no hay reloj.
table-clock_runs = Todavía queda tiempo.
table-not_asked = Nadie espera tu respuesta.
table-asked_already = Eso ya lo ha pedido alguien.
table-take_back_locked = En esta mesa no se retiran jugadas.
table-nothing_to_take_back = No hay nada que retirar.
table-take_back_revealed = Demasiado tarde para retirarla: desde entonces todos han visto una carta nueva.
table-take_back_dealt = Demasiado tarde para retirarla: se han repartido cartas nuevas.
table-take_back_too_late = Demasiado tarde para retirarla: alguien ha jugado después.
table-still_here = { $name } acaba de irse. Espera un poco.
table-not_a_person = Es un jugador del ordenador.
table-not_over = La partida aún no ha terminado.
table-not_agreed = No todos han dicho que sí.
table-rematch_made = La mesa nueva está lista.
table-sealed = Eso queda cerrado hasta que acabe la partida.

## What a table tells

told-opened = Las cartas están repartidas.
told-played_on =
    { $count ->
        [one] Seguimos después del primer turno de otra partida.
       *[other] Seguimos después de { $count } turnos de otra partida.
    }
told-seated = { $name } se sienta.
told-claimed = { $name }: { $said }
told-claimed_for = { $player } por { $name }: { $said }
told-objected = { $name } tenía razón: no está bien.
told-objected_in_vain = { $name } protestó, pero estaba bien.
told-voided = Ese turno no cuenta.
told-aided = Ahora abierto: { $aid }.
told-aid_sent = Tu profe te ha enviado un dibujo.
told-take_back_asked = { $name } quiere retirar una jugada.
told-taken_back = { $name } ha retirado una jugada.
told-take_back_refused = La jugada se queda.
told-agreed = { $name } está de acuerdo.
told-clock_wait = Se acabó el tiempo de { $name }, pero no hay prisa.
told-clock_discard = Se acabó el tiempo de { $name }. Se hace la jugada más sencilla.
told-clock_bot = Se acabó el tiempo de { $name }. El ordenador juega este turno.
told-stand_in_asked = { $name } quiere que el ordenador juegue por { $missing }.
told-stand_in_refused = { $name } prefiere que no.
told-stand_in_agreed = { $player } juega por { $name }.
told-other_asked = { $name } quiere que siga { $player }.
told-other_plays = Ahora juega { $player }.
told-returned = { $name } ha vuelto.
told-rematch_asked = { $name } quiere jugar otra vez.
told-rematch_refused = { $name } prefiere parar.
told-rematch_made = Hay una mesa nueva lista.
told-paused = Pausa. El reloj está parado.
told-resumed = ¡Seguimos!
told-umpire_called = { $name } ha llamado al árbitro.
told-ruled_stands = El árbitro dice: se queda así. Seguid jugando.
told-ruled_again = El árbitro dice: jugad ese turno otra vez.
told-ruled_ended = El árbitro ha decidido esta partida.
told-closed = La mesa está cerrada.

## What a table awaits

prompt-gathering = Esperamos a que todos se sienten.
prompt-your_turn = Te toca.
prompt-may_speak = Ahora puedes hablar, pero no hace falta.
prompt-others = Le toca a otro.
prompt-not_in_charge = Ahora juega por ti un jugador del ordenador.
prompt-take_back = ¿Se puede retirar el último turno?
prompt-stand_in = ¿Que siga un jugador del ordenador?
prompt-rematch = ¿Jugamos otra vez?
prompt-paused = Pausa. Mira a tu profe.
prompt-over = La partida ha terminado.
prompt-closed = Esta mesa está cerrada.

## All the talk there is

phrase-hello = ¡Hola!
phrase-well_done = ¡Muy bien!
phrase-good_idea = ¡Buena idea!
phrase-let_me_think = Déjame pensar …
phrase-take_your_time = Tómate tu tiempo.
phrase-oops = ¡Uy!
phrase-thank_you = ¡Gracias!
phrase-good_game = ¡Buena partida!
table-no_hints_for_game = Para este juego no hay pistas.
