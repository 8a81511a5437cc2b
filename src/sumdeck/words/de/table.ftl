## A table that people share

## A table says no

table-seats = So viele können das nicht spielen.
table-no_such_player = Diesen Computerspieler gibt es nicht.
table-other_referee = In diesem Spiel prüft jemand anders.
table-no_such_rule = Die Hausregel { $given } gibt es nicht. Es gibt: { $known }
table-no_such_value = { $rule } kann nicht { $given } sein.
table-rules_locked = Die Regeln dieses Tisches bleiben, wie sie sind.
table-no_such_position = So stand dieses Spiel nie.
table-other_version = Dieser Tisch wurde mit anderen Regeln eröffnet.
table-no_such_seat = Diesen Platz gibt es nicht.
table-bad_key = Diese Nachricht war beschädigt.
table-key_used = Das wurde schon gesagt.
table-closed = Dieser Tisch ist geschlossen.
table-seat_taken = Dort sitzt schon jemand.
table-bad_name = Dieser Name geht hier nicht. Nimm einen anderen.
table-same_name = So heißt schon jemand am Tisch. Nimm einen anderen Namen.
table-no_such_level = So eine Hilfe gibt es nicht.
table-no_onlookers = An diesem Tisch darf niemand zusehen.
table-bad_code = Mit diesen Wörtern gibt es keinen Tisch. Sieh sie dir noch einmal an.
table-not_everyone_here = Das Spiel beginnt, wenn alle Plätze besetzt sind.
table-over = Dieses Spiel ist zu Ende.
table-not_your_turn = Du bist noch nicht dran.
table-only_the_clock = Das tut nur eine Uhr, wenn die Zeit um ist.
table-not_in_charge = Diesen Platz spielt gerade jemand anders.
table-time_is_up = Die Zeit für diesen Zug ist um.
table-late = Inzwischen ist etwas passiert. Sieh auf den Tisch und sag es noch einmal.
table-ahead = Das ist noch nicht passiert.
table-too_long = Das ist mir zu lang.
table-paused = Pause. Warte, bis es weitergeht.
table-no_umpire = An diesem Tisch gibt es keine Spielleitung.
table-called_already = Die Spielleitung ist gerufen und kommt.
table-no_such_ruling = Das kann die Spielleitung nicht entscheiden.
table-no_such_claim = Diesen Zug gibt es nicht mehr.
table-bad_task = Diese Aufgabe lässt sich nicht lesen. Vielleicht fehlt ein Stück vom Link.
table-other_task = Diese Aufgabe kommt aus einem neueren Sumdeck.
table-nothing_to_find = Hier gibt es nichts zu finden.
table-no_hints = An diesem Tisch gibt es keine Tipps.
table-no_aid = Dieses Bild gibt es für dich an diesem Tisch nicht.
table-nothing_to_hint = Gerade gibt es nichts zu finden.
table-no_such_phrase = Das kann hier niemand sagen.
table-enough_phrases = Genug geredet bis zum nächsten Zug.
table-no_objections = An diesem Tisch werden die Rechnungen geprüft.
table-nothing_to_object = Dafür ist es zu spät.
table-no_clock = An diesem Tisch gibt es keine Uhr.
table-clock_runs = Es ist noch Zeit.
table-not_asked = Niemand wartet auf deine Antwort.
table-asked_already = Das wurde schon gefragt.
table-take_back_locked = An diesem Tisch wird nichts zurückgenommen.
table-nothing_to_take_back = Es gibt nichts zurückzunehmen.
table-take_back_revealed = Zu spät zum Zurücknehmen: Seitdem haben alle eine neue Karte gesehen.
table-take_back_dealt = Zu spät zum Zurücknehmen: Seitdem sind neue Karten ausgeteilt worden.
table-take_back_too_late = Zu spät zum Zurücknehmen: Seitdem hat schon jemand gespielt.
table-still_here = { $name } ist gerade erst weg. Warte ein wenig.
table-not_a_person = Das ist ein Computerspieler.
table-not_over = Das Spiel ist noch nicht zu Ende.
table-not_agreed = Noch haben nicht alle Ja gesagt.
table-rematch_made = Der neue Tisch ist bereit.
table-sealed = Das wird am Ende des Spiels geöffnet.

## What a table tells

told-opened = Die Karten sind verteilt.
told-played_on =
    { $count ->
        [one] Wir spielen nach dem ersten Zug eines anderen Spiels weiter.
       *[other] Wir spielen nach { $count } Zügen eines anderen Spiels weiter.
    }
told-seated = { $name } setzt sich.
told-claimed = { $name }: { $said }
told-claimed_for = { $player } für { $name }: { $said }
told-objected = { $name } hat recht: Das stimmt nicht.
told-objected_in_vain = { $name } hat widersprochen, aber es stimmt.
told-voided = Der Zug zählt nicht.
told-aided = Jetzt offen: { $aid }.
told-aid_sent = Deine Lehrkraft hat dir ein Bild geschickt.
told-take_back_asked = { $name } möchte den Zug zurücknehmen.
told-taken_back = { $name } hat den Zug zurückgenommen.
told-take_back_refused = Der Zug bleibt.
told-agreed = { $name } stimmt zu.
told-clock_wait = Die Zeit von { $name } ist um. Lass dir trotzdem Zeit.
told-clock_discard = Die Zeit von { $name } ist um. Der einfachste Zug wird gemacht.
told-clock_bot = Die Zeit von { $name } ist um. Der Computer spielt diesen Zug.
told-stand_in_asked = { $name } möchte, dass der Computer für { $missing } weiterspielt.
told-stand_in_refused = { $name } möchte das lieber nicht.
told-stand_in_agreed = { $player } spielt für { $name } weiter.
told-other_asked = { $name } möchte, dass { $player } weiterspielt.
told-other_plays = Jetzt spielt { $player }.
told-returned = { $name } ist zurück.
told-rematch_asked = { $name } möchte noch einmal spielen.
told-rematch_refused = { $name } hört lieber auf.
told-rematch_made = Ein neuer Tisch ist bereit.
told-paused = Pause. Die Uhr steht.
told-resumed = Es geht weiter.
told-umpire_called = { $name } hat die Spielleitung gerufen.
told-ruled_stands = Die Spielleitung sagt: Es bleibt dabei. Spielt weiter.
told-ruled_again = Die Spielleitung sagt: Dieser Zug wird noch einmal gespielt.
told-ruled_ended = Die Spielleitung hat dieses Spiel entschieden.
told-closed = Der Tisch ist geschlossen.

## What a table awaits

prompt-gathering = Wir warten, bis alle sitzen.
prompt-your_turn = Du bist dran.
prompt-may_speak = Du darfst dich jetzt melden, musst aber nicht.
prompt-others = Jemand anders ist dran.
prompt-not_in_charge = Gerade spielt ein Computerspieler für dich.
prompt-take_back = Darf der letzte Zug zurückgenommen werden?
prompt-stand_in = Soll ein Computerspieler weiterspielen?
prompt-rematch = Wollen wir noch einmal spielen?
prompt-paused = Pause. Schau nach vorn.
prompt-over = Das Spiel ist aus.
prompt-closed = Dieser Tisch ist geschlossen.

## All the talk there is

phrase-hello = Hallo!
phrase-well_done = Gut gemacht!
phrase-good_idea = Gute Idee!
phrase-let_me_think = Lass mich überlegen …
phrase-take_your_time = Lass dir Zeit.
phrase-oops = Hoppla!
phrase-thank_you = Danke!
phrase-good_game = Schönes Spiel!
table-no_hints_for_game = Für dieses Spiel gibt es keine Tipps.
