## The text table and the command line

## The table

table-sits = seat { $seat }: { $name }
table-centre_empty = nothing lies here
table-hand_empty = no cards
table-your_hand = Your hand
table-hand_of = The hand of { $name }
table-deck =
    { $count ->
        [one] 1 card in the deck
       *[other] { $count } cards in the deck
    }
table-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
table-won =
    { $count ->
        [one] 1 card won
       *[other] { $count } cards won
    }
table-held =
    { $count ->
        [one] 1 in hand
       *[other] { $count } in hand
    }
table-points =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }

## Prompts

deal-nothing_to_play = A rare deal: nothing can be played, so the game is over before it begins.
deal-another = Shall I deal again? (Enter for yes, n for no){ " " }
prompt-line = >{ " " }
prompt-turn = { $name }, it is your turn. (? for a hint, help, quit)
prompt-turn_you = Your turn. (? for a hint, help, quit)
prompt-moment_you = { $name } plays now. Say what you have to say, or press Enter. (A full stop lets everything pass until your turn.)
prompt-moment_you_again = { $brief }. Anything to say? (Enter: no; a full stop: not before my turn)
prompt-moment = { $name } plays now. Whoever has something to say types their name, a colon and then says it; or press Enter. (A full stop lets everything pass until the next person's turn.)
prompt-moment_again = { $brief }. Anybody? (Enter: no; a full stop: not before the next person's turn)
prompt-interrupted = Somebody was quicker. What you said after that does not count.
prompt-for_now = For now: { $said }
prompt-go_on = Your turn goes on. (undo takes a step back)
prompt-nothing_to_undo = There is no step to take back. A turn that is played stays played.
prompt-nothing_to_give_up = Your turn has not begun yet, so there is nothing to give up. To leave the table, say: quit
prompt-undone = Taken back.
prompt-given_up = Your turn begins again.
prompt-take_your_time = Take your time. Fingers, paper and ? are all allowed.
curtain-pass_on = Pass the screen to { $name }.
curtain-enter = { $name }, press Enter when you are alone with the screen.{ " " }
leave-saved = The game is saved. { $command } resume continues it. ({ $game })
leave-over = Goodbye! To see the game again: { $command } record show { $game }

## What was said

log-hints =
    { $count ->
        [one] (1 hint)
       *[other] ({ $count } hints)
    }
log-empty = Nothing has been said yet.

## The end

end-over = The game is over.
end-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
end-points =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }
end-you_win = You win!
end-wins = { $name } wins!
end-kept = To see the game again: { $command } record show { $game }

## Seats and saved games

seats-you = You
seats-too_many_players = { $count } computer players do not fit on { $seats } seats.
seats-too_many_names = { $names } names are too many: { $people } of the seats are for people.
seats-same_name = Two at the table are called { $name }. Give one of them another name.
seats-bad_name = A name has 1 to { $longest } letters.
saved-no_file = { $file } cannot be read: { $reason }
saved-no_record = { $file } is no game that I can go on with: { $reason }
saved-no_table = { $file } does not say who sits at the table. Take that file away, and you can say it anew.
saved-who_sits = Nothing is kept about who sits at this table, so people do.
saved-elsewhere = This game has moved on in another window. What you just said doesn’t count.
saved-none = No game is waiting. { $command } play begins one.
saved-not_kept = { $file } can’t be saved: { $reason }. ({ $variable } names another folder.)

## The pack

cards-title = { $title }: { $count } cards
cards-each =
    { $count ->
        [one] 1 of each
       *[other] { $count } of each
    }
cards-points =
    { $count ->
        [one] 1 point each
       *[other] { $count } points each
    }
cards-assumed = * We guess that the pack has this card. Compare with your own; --pack FILE plays with another pack.
cards-assumed_points = ? The points printed on cards are our guess. To use those of your own pack, write them into a pack file and play with --pack FILE.

## How to say things. The numbers here are on no card, so that they tell nothing about this game.

help-title = How to say things
help-words_title = Other words
help-words_hint = ? | a hint, one small step at a time
help-words_steps =
    undo | take the last step of this turn back
    give up | begin this turn again
help-words_look =
    take back | take back your last turn
    table | draw the table again (Enter does too)
    log | everything that was said
help-words_pages =
    rules | the rules of this level
    cards | the pack
help-words_leave =
    link | continue in the browser
    quit | leave; the game is saved

## The rules of a level

rules-more = House rules: sumdeck settings { $game }

## Menus and the command line

menu-game = Which game?
menu-level = Which level?
menu-number = 1 to { $count }, or Enter for the first:{ " " }
menu-unknown = { $given }? A number from 1 to { $count }, please.
menu-seats = Who plays? For each seat a name, or a computer player: { $players }
menu-seat = Seat { $number } (Enter for { $usual }):{ " " }
catalogue-game = game
catalogue-level = level
catalogue-settings = House rules, each with its values, the usual one first
catalogue-about = what it is
catalogue-players = computer players, the weakest first
catalogue-usual = { $level } (the usual one)
catalogue-size = cards
catalogue-how_to_set = Change a house rule with --set, for instance: sumdeck play { $game } --set { $key }={ $value }
catalogue-no_levels = { $game } has no levels: it is always played with the same cards.
catalogue-or_any = { $values }, or any number from { $least } to { $most }
catalogue-no_settings = { $game } has no house rules.
cli-about = The open table for mental-maths card games.
cli-play = play a game in the terminal
cli-resume = continue a saved game, from here or the browser; lists them if there are several
cli-games = list the games
cli-levels = list the levels of a game
cli-settings = list the house rules of a game
cli-rules = tell the rules of a level in words
cli-cards = show the cards of a level, and what is assumed about them
cli-game = the game: { $games }
cli-level = how difficult; sumdeck levels GAME lists them
cli-cards_chosen = a level of your own, by its cards: "1-10 −2 ×3" or "1-15 subtraction multiplication" ({ -numero })
cli-save_level = keep those cards under a name, for --level NAME
levels-kept = The level { $name } is kept: { $cards }
levels-taken = No level can be called “{ $name }”: the name is empty, or taken.
levels-no_cards = Which cards? Say --cards "1-10 −2 ×3" with --save-level.
cli-against = computer players to play against; sumdeck games lists them
cli-seats = how many sit at the table; without --against you are asked who
cli-names = the names of the people
cli-seed = the name of a deal: whoever plays with it gets the same cards
cli-scoring = play for points, with colours
cli-set = a house rule; sumdeck settings GAME lists them
cli-no_own_pack = { $game } is played with its own cards only.
cli-pack = a pack file of your own
cli-ascii = draw with plain ASCII characters
cli-plain = one line for each place instead of drawn cards, for screen readers
cli-part_missing = This needs the part “{ $part }” of Sumdeck. Install it with: pip install "sumdeck[{ $part }]"
cli-no_access = { $file } cannot be used: { $reason }
cli-no_such_game = There is no game { $given }. There are: { $known }
cli-no_such_player = There is no player { $given }. There are: { $known }
cli-bad_seats = { $game } has { $least } to { $most } seats.
cli-bad_set = A setting looks like key=value, not like { $given }

## Records

cli-record = look at a game that was kept, watch it again, or check it
record-show = show what was played, all that was said, and how it ended
record-replay = show the table after every sentence
record-verify = check that everything in the file is true: exit code 0, or 1 and a line for each thing that is not
record-upto = stop after so many sentences
record-seat = as this seat saw it, from 0 on; with all hands open if not given
record-no_count = { $given } is not a number from 0 on
record-no_such_seat = There is no seat { $given }. The last one is { $last }.
record-seat_name = seat { $seat }
record-game = { $game }, version { $version } of its rules
record-pack =
    { $count ->
        [one] { $title }, 1 card
       *[other] { $title }, { $count } cards
    }
record-players = Played by { $names }
record-named_deal = The deal is named { $name }
record-secret_deal = The deal is a secret one
record-begun =
    { $count ->
        [one] Played on from another game, after its first sentence
       *[other] Played on from another game, after its first { $count } sentences
    }
record-options = House rules: { $options }
record-goes_on = This game is not over yet.
record-hand = Hand: { $name }
record-next = Enter for the next sentence, q to stop:{ " " }
record-finding = { $file }: { $finding }
record-good =
    { $count ->
        [one] { $file }: everything is true (1 sentence).
       *[other] { $file }: everything is true ({ $count } sentences).
    }
record-promise_kept = The deal is the one that was promised before the first move.
record-no_promise = Nobody promised a deal before the first move, so there is no promise to check.

## Paper

cli-print = make paper for the table, as PDF: cards, rules, score sheets, tables
print-cards = the cards of a pack, to print and cut
print-rules = the rules of a level, or a page for each level
print-sheets = score sheets
print-tables = tables that may lie beside the players
print-checklist = what earns points, on cards to lie beside the players
print-game = the game; all that have such a thing if not given
print-pack = another pack that comes with the game, by its name, or a pack file of your own
print-paper = a4 (the usual one) or letter
print-large_cards = large print: four cards on a sheet instead of nine
print-large_rules = large print
print-colour_safe = colours that differ in lightness, with their names on the cards
print-no_backs = leave the backs out
print-output = the file to write; one with the name of the game in this folder if not given
print-force = replace the file if it is there
print-no_such_paper = there is no paper { $given }; there are: { $known }
print-no_such_pack = { $given } is neither a file nor a pack that comes with the game. Those are: { $known }
print-exists = { $file } is there already. --force replaces it, -o FILE names another.
print-folder = { $file } is a folder. -o names the file to write.
print-letters = “{ $text }” cannot be printed: no font here has { $letters }
print-none = There is nothing of this kind for { $game }.
print-progress = sheets
print-cards_done = Ready to print: { $file } (cards: { $cards }, sheets: { $sheets })
print-done = Ready to print: { $file }

## Where the tables are kept

cli-export = write every table of a store to one file, to keep it
cli-import = take over the tables of such a file
copies-export_file = the file to write; it must not be there yet
copies-import_file = the file to read
copies-exported =
    { $count ->
        [one] One table is now in { $file }.
       *[other] { $count } tables are now in { $file }.
    }
copies-imported =
    { $count ->
        [one] One table of { $file } has come in.
       *[other] { $count } tables of { $file } have come in.
    }
menu-about = { $game }: { $about }
end-enter_skips = (Enter skips)
prompt-take_back_asked = { $name } would like to take back the last turn. { $other }, is that OK? (y for yes, n for no){ " " }
object-engine_checks = There is nothing to object to here: every result is checked.
object-nothing = There is nothing to object to right now.
object-in_vain = That was right: { $said }. It stands.
object-voided = Well spotted, { $name }! That was wrong: { $said }. It is taken back, and { $other } plays again.
link-here = This table in the browser, while { $command } serve runs on this computer: { $address } (It is only for you, and replaces earlier links.)
after-what = again: play again. look: a second look at this game. Enter: leave.
look-find_typed = Find it! (? for help, Enter to go on)
saved-folder = { $variable } names another folder.
resume-list = Which game?
resume-turn = { $name } to play
resume-no_such = There is no saved game { $given }.
resume-elsewhere = That game is played on several screens. Continue it in the browser.
cli-resume_game = the game to continue: its number in the list, its four words, or a record file
cli-referee = who checks: the program (engine), the players (opponents), or anyone who challenges (challenge)
cli-no_such_referee = With these settings { $game } has another referee, not { $given }. sumdeck settings { $game } lists what can be set.
record-save = save a game as a file, for others
record-which = the game: its four words, or its file
record-new_file = the file to write; it must not exist yet
record-saved = The game is now in { $file }.
object-voided_you = { $name } objects: that was wrong: { $said }. It is taken back, and you play again.
