## A table that people share

## A table says no

table-seats = This game isn’t for that many players.
table-no_such_player = There’s no such computer player.
table-other_referee = In this game someone else checks.
table-no_such_rule = There is no house rule { $given }. The house rules are: { $known }
table-no_such_value = { $rule } can’t be { $given }.
table-rules_locked = The rules at this table can’t be changed.
table-no_such_position = The game never got there.
table-other_version = This table was opened with other rules.
table-no_such_seat = There’s no such seat.
table-bad_key = That message was damaged.
table-key_used = You’ve said that already.
table-closed = This table is closed.
table-seat_taken = Someone is already sitting there.
table-bad_name = You can’t use that name here. Try another.
table-same_name = Someone at the table has that name already. Try another.
table-no_such_level = There’s no such kind of help.
table-no_onlookers = Nobody can watch at this table.
table-bad_code = There’s no table with these words. Check them again.
table-not_everyone_here = The game starts when every seat is taken.
table-over = This game is over.
table-not_your_turn = It’s not your turn yet.
table-only_the_clock = Only the clock can do that, when time is up.
table-not_in_charge = Someone else is playing this seat right now.
table-time_is_up = The time for this turn is up.
table-late = Something happened just before you. Look at the table and say it again.
table-ahead = That hasn’t happened yet.
table-too_long = That’s too long for me.
table-paused = The game is paused. Wait until it starts again.
table-no_umpire = There’s no referee at this table.
table-called_already = The referee has been called and is coming.
table-no_such_ruling = The referee can’t decide that.
table-no_such_claim = That turn is no longer there.
table-bad_task = This task can’t be read. Perhaps part of its link is missing.
table-other_task = This task was made with a newer Sumdeck.
table-nothing_to_find = There’s nothing to find here.
table-no_hints = This table plays without hints.
table-no_aid = That picture isn’t open to you at this table.
table-nothing_to_hint = There’s nothing to find right now.
table-no_such_phrase = You can’t say that here.
table-enough_phrases = That’s enough chat until the next move.
table-no_objections = At this table every sum is checked anyway.
table-nothing_to_object = It’s too late for that.
table-no_clock = There’s no clock at this table.
table-clock_runs = There’s still time left.
table-not_asked = Nobody is waiting for your answer.
table-asked_already = Someone has already asked that.
table-take_back_locked = At this table you can’t take a move back.
table-nothing_to_take_back = There’s nothing to take back.
table-take_back_revealed = Too late to take it back: everyone has seen a new card since.
table-take_back_dealt = Too late to take it back: new cards have been dealt.
table-take_back_too_late = Too late to take it back: someone has played since.
table-still_here = { $name } has only just left. Wait a little.
table-not_a_person = That’s a computer player.
table-not_over = The game isn’t over yet.
table-not_agreed = Not everyone has said yes.
table-rematch_made = The new table is ready.
table-sealed = That stays closed until the game is over.

## What a table tells

told-opened = The cards are dealt.
told-played_on =
    { $count ->
        [one] We play on from the first turn of another game.
       *[other] We play on after { $count } turns of another game.
    }
told-seated = { $name } sits down.
told-claimed = { $name }: { $said }
told-claimed_for = { $player } for { $name }: { $said }
told-objected = { $name } was right: that isn’t correct.
told-objected_in_vain = { $name } objected, but it was correct.
told-voided = That turn doesn’t count.
told-aided = Open now: { $aid }.
told-aid_sent = Your teacher has sent you a picture.
told-take_back_asked = { $name } would like to take a move back.
told-taken_back = { $name } took a move back.
told-take_back_refused = The move stands.
told-agreed = { $name } agrees.
told-clock_wait = { $name }’s time is up, but there’s no rush.
told-clock_discard = { $name }’s time is up. The simplest move is made.
told-clock_bot = { $name }’s time is up. The computer plays this turn.
told-stand_in_asked = { $name } would like the computer to play for { $missing }.
told-stand_in_refused = { $name } would rather not.
told-stand_in_agreed = { $player } is playing for { $name }.
told-other_asked = { $name } would like { $player } to play instead.
told-other_plays = Now { $player } is playing.
told-returned = { $name } is back.
told-rematch_asked = { $name } would like to play again.
told-rematch_refused = { $name } would rather stop here.
told-rematch_made = A new table is ready.
told-paused = Paused. The clock has stopped.
told-resumed = Play on!
told-umpire_called = { $name } has called the referee.
told-ruled_stands = The referee says: it stands. Play on.
told-ruled_again = The referee says: play that turn again.
told-ruled_ended = The referee has decided this game.
told-closed = The table is closed.

## What a table awaits

prompt-gathering = Waiting for everyone to sit down.
prompt-your_turn = Your turn.
prompt-may_speak = You can speak up now, but you don’t have to.
prompt-others = It’s someone else’s turn.
prompt-not_in_charge = A computer player is playing for you right now.
prompt-take_back = Is it OK to take the last turn back?
prompt-stand_in = Should a computer player take over?
prompt-rematch = Shall we play again?
prompt-paused = Paused. Look at your teacher.
prompt-over = The game is over.
prompt-closed = This table is closed.

## All the talk there is

phrase-hello = Hello!
phrase-well_done = Well done!
phrase-good_idea = Good idea!
phrase-let_me_think = Let me think …
phrase-take_your_time = Take your time.
phrase-oops = Oops!
phrase-thank_you = Thank you!
phrase-good_game = Good game!
table-no_hints_for_game = There are no hints for this game.
