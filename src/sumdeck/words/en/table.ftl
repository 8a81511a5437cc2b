## A table that people share

## A table says no

table-seats = This game is not played by so many.
table-no_such_player = There is no such computer player.
table-other_referee = In this game somebody else checks.
table-no_such_rule = There is no house rule { $given }. There are: { $known }
table-no_such_value = { $rule } cannot be { $given }.
table-rules_locked = The rules of this table stay as they are.
table-no_such_position = That game never stood there.
table-other_version = This table was opened under other rules.
table-no_such_seat = There is no such seat.
table-bad_key = That message was damaged.
table-key_used = That was said before.
table-closed = This table is closed.
table-seat_taken = Somebody sits there already.
table-bad_name = That name does not work here. Try another one.
table-same_name = Somebody at the table has that name. Try another one.
table-no_such_level = There is no such kind of help.
table-no_onlookers = Nobody may watch at this table.
table-bad_code = There is no table with these words. Look at them once more.
table-not_everyone_here = The game begins when every seat is taken.
table-over = This game is over.
table-not_your_turn = It is not your turn yet.
table-only_the_clock = Only a clock does that, when the time is up.
table-not_in_charge = Somebody else plays this seat just now.
table-time_is_up = The time for this turn is up.
table-late = Something has happened in the meantime. Look at the table and say it again.
table-ahead = That has not happened yet.
table-too_long = That is too long for me.
table-paused = The table rests. Wait until it goes on.
table-no_umpire = Nobody watches over this table.
table-called_already = The referee has been called and will come.
table-no_such_ruling = The referee cannot decide that.
table-no_such_claim = There is no such turn any more.
table-no_hints = This table plays without hints.
table-no_aid = There is no such picture for you at this table.
table-nothing_to_hint = There is nothing to find just now.
table-no_such_phrase = Nobody can say that here.
table-enough_phrases = That is enough talk until the next move.
table-no_objections = At this table the sums are checked.
table-nothing_to_object = It is too late for that.
table-no_clock = There is no clock at this table.
table-clock_runs = There is time left.
table-not_asked = Nobody is waiting for your word.
table-asked_already = That has been asked already.
table-take_back_locked = At this table nothing is taken back.
table-nothing_to_take_back = There is nothing to take back.
table-take_back_revealed = Something has come out since that nobody can forget.
table-take_back_dealt = Too late to take it back: new cards have been dealt since.
table-take_back_too_late = Somebody has played since.
table-still_here = { $name } has only just gone. Wait a little.
table-not_a_person = That is a computer player.
table-not_over = The game is not over yet.
table-not_agreed = Not everybody has said yes.
table-rematch_made = The new table is ready.
table-sealed = That is opened when the game is over.

## What a table tells

told-opened = The cards are dealt.
told-played_on =
    { $count ->
        [one] We play on after the first turn of another game.
       *[other] We play on after { $count } turns of another game.
    }
told-seated = { $name } sits down.
told-claimed = { $name }: { $said }
told-claimed_for = { $player } for { $name }: { $said }
told-objected = { $name } objects, and rightly: what was said is wrong.
told-objected_in_vain = { $name } doubts it, but it is right.
told-voided = The turn does not count.
told-aided = Open now: { $aid }.
told-take_back_asked = { $name } would like to take the move back.
told-taken_back = { $name } has taken the move back.
told-take_back_refused = The move stands.
told-agreed = { $name } agrees.
told-clock_wait = { $name }’s time is up. Take your time all the same.
told-clock_discard = { $name }’s time is up. A card is laid down.
told-clock_bot = { $name }’s time is up. The computer plays this turn.
told-stand_in_asked = { $name } would like the computer to play on for { $missing }.
told-stand_in_refused = { $name } would rather wait.
told-stand_in_agreed = { $player } plays on for { $name }.
told-returned = { $name } is back.
told-rematch_asked = { $name } would like to play again.
told-rematch_refused = { $name } would rather stop here.
told-rematch_made = A new table is ready.
told-paused = We rest. No clock runs.
told-resumed = We go on.
told-umpire_called = { $name } has called the referee.
told-ruled_stands = The referee says: it stands as it is. Play on.
told-ruled_again = The referee says: that turn is played again.
told-ruled_ended = The referee has decided this game.
told-closed = The table is closed.

## What a table awaits

prompt-gathering = We wait for everybody to sit down.
prompt-your_turn = Your turn.
prompt-may_speak = You may speak up now, but you need not.
prompt-others = It is somebody else's turn.
prompt-not_in_charge = A computer player plays for you just now.
prompt-take_back = May the last turn be taken back?
prompt-stand_in = Shall a computer player play on for the one who is away?
prompt-rematch = Shall we play again?
prompt-paused = We rest. Nobody plays just now.
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
