## The text table and the command line

## The table

table-sits = seat { $seat }: { $name }
table-hand_empty = no cards
table-your_hand = Your hand
table-hand_of = { $name }’s hand
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

deal-nothing_to_play = A rare deal: nobody can play, so the game is over before it starts.
deal-another = Deal again? (Enter for yes, n for no){ " " }
prompt-line = >{ " " }
prompt-turn = { $name }, it’s your turn. (? for a hint, help, quit)
prompt-turn_you = Your turn. (? for a hint, help, quit)
prompt-moment_you = { $name } is about to play. Say something, or press Enter. (A full stop skips to your turn.)
prompt-moment_you_again = { $brief }. Anything to say? (Enter: no; a full stop: not until my turn)
prompt-moment = { $name } is about to play. To say something, type your name, a colon and what you say; or press Enter. (A full stop skips to the next person’s turn.)
prompt-moment_again = { $brief }. Anybody? (Enter: no; a full stop: not until the next person’s turn)
prompt-interrupted = Someone was quicker. What you said after that doesn’t count.
prompt-for_now = So far: { $said }
prompt-for_now_undo = So far: { $said } (undo takes a step back)
prompt-go_on = Your turn goes on. (undo takes a step back)
prompt-nothing_to_undo = There’s no step to undo. A turn you’ve played stays played.
prompt-nothing_to_give_up = Your turn hasn’t started, so there’s nothing to give up. To leave the table, say: quit
prompt-undone = Taken back.
prompt-given_up = Start your turn again.
prompt-take_your_time = Take your time. Fingers, paper and ? are all allowed.
curtain-pass_on = Pass the screen to { $name }.
curtain-enter = { $name }, press Enter when nobody else can see the screen.{ " " }
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
seats-too_many_players = { $count } computer players won’t fit in { $seats } seats.
seats-too_many_names = { $names } names are too many: only { $people } of the seats are for people.
seats-same_name = Two players are called { $name }. Give one of them another name.
seats-bad_name = A name has 1 to { $longest } letters.
saved-no_file = Can’t read { $file }: { $reason }
saved-no_record = { $file } isn’t a game I can read: { $reason }
saved-no_table = { $file } doesn’t say who is at the table. Delete that file to say it again.
saved-who_sits = I don’t know who was playing here, so every seat is for a person.
saved-elsewhere = This game has moved on in another window. What you just said doesn’t count.
saved-none = No saved games. { $command } play starts one.
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
cards-assumed = * We guess that the pack has this card. Compare it with your own; --pack FILE plays with another pack.
cards-assumed_points = ? We guess the points printed on these cards. To use your own, write them in a pack file and play with --pack FILE.

## How to say things. The numbers here are on no card, so that they tell nothing about this game.

help-title = How to say things
help-words_title = Other words
help-words_hint = ? | a hint, one small step at a time
help-words_steps =
    undo | undo the last step of this turn
    give up | start this turn again
help-words_look =
    take back | take back your last turn
    opponent { $player } | let another computer player go on, here { $player }
    table | draw the table again (or press Enter)
    log | everything that was said
help-words_pages =
    rules | the rules of this level
    cards | the cards in the pack
help-words_leave =
    link | continue in the browser
    quit | leave; the game is saved

## The rules of a level

rules-house = HOUSE RULES. { $rules }.
rules-more = House rules: sumdeck settings { $game }

## Menus and the command line

menu-game = Which game?
menu-level = Which level?
menu-number = 1 to { $count }, or Enter for the first:{ " " }
menu-unknown = { $given }? A number from 1 to { $count }, please.
menu-seats = Who plays? Give each seat a name, or a computer player: { $players }
menu-seat = Seat { $number } (Enter for { $usual }):{ " " }
catalogue-game = game
catalogue-level = level
catalogue-settings = House rules with their values, the normal one first
catalogue-about = what it is
catalogue-players = computer players, weakest first
catalogue-usual = { $level } (normal)
catalogue-size = cards
catalogue-how_to_set = Change a house rule with --set, for example: sumdeck play { $game } --set { $key }={ $value }
catalogue-no_levels = { $game } has no levels: you always play with the same cards.
catalogue-or_any = { $values }, or any number from { $least } to { $most }
catalogue-no_settings = { $game } has no house rules.
cli-about = The open table for mental-maths card games.
cli-play = play a game in the terminal
cli-resume = continue a saved game, from here or the browser; lists them if there are several
cli-games = list the games
cli-levels = list the levels of a game
cli-settings = list the house rules of a game
cli-rules = show the rules of a level
cli-cards = show the cards of a level, and what we guessed about them
cli-game = the game: { $games }
cli-level = how hard; sumdeck levels GAME lists them
cli-cards_chosen = your own level, by its cards: "1-10 −2 ×3" or "1-15 subtraction multiplication" ({ -numero })
cli-save_level = save those cards under a name, for --level NAME
levels-kept = Saved the level { $name }: { $cards }
levels-taken = You can’t call a level “{ $name }”: the name is empty or taken.
levels-no_cards = Which cards? Give --cards "1-10 −2 ×3" with --save-level.
cli-against = computer players to play against; sumdeck games lists them
cli-seats = how many players; without --against you’re asked who they are
cli-names = the names of the people
cli-seed = the name of a deal: everyone who uses it gets the same cards
cli-scoring = play for points, with colours
cli-set = a house rule; sumdeck settings GAME lists them
cli-no_own_pack = { $game } can only be played with its own cards.
cli-pack = your own pack file
cli-ascii = draw with plain ASCII characters
cli-plain = one line for each place instead of drawn cards, for screen readers
cli-part_missing = This needs the “{ $part }” part of Sumdeck. Install it with: pip install "sumdeck[{ $part }]"
cli-no_access = Can’t use { $file }: { $reason }
cli-no_such_game = There is no game { $given }. The games are: { $known }
cli-no_such_player = There is no player { $given }. The players are: { $known }
cli-bad_seats = { $game } has { $least } to { $most } seats.
cli-bad_set = A setting looks like key=value, not { $given }

## Records

cli-record = look at a saved game, replay it, or check it
record-show = show the game, everything that was said, and how it ended
record-replay = show the table after every sentence
record-verify = check that everything in the file is true: exit code 0, or 1 and a line for each thing that isn’t
record-upto = stop after this many sentences
record-seat = as this seat saw it, counting from 0; by default with all hands open
record-no_count = { $given } isn’t a number from 0 up
record-no_such_seat = There’s no seat { $given }. The last one is { $last }.
record-seat_name = seat { $seat }
record-game = { $game }, rules version { $version }
record-pack =
    { $count ->
        [one] { $title }, 1 card
       *[other] { $title }, { $count } cards
    }
record-players = Played by { $names }
record-named_deal = The deal is called { $name }
record-secret_deal = The deal is secret
record-begun =
    { $count ->
        [one] Continued from another game, after its first sentence
       *[other] Continued from another game, after its first { $count } sentences
    }
record-options = House rules: { $options }
record-goes_on = This game isn’t over yet.
record-hand = Hand: { $name }
record-next = Enter for the next sentence, q to stop:{ " " }
record-finding = { $file }: { $finding }
record-good =
    { $count ->
        [one] { $file }: everything is true (1 sentence).
       *[other] { $file }: everything is true ({ $count } sentences).
    }
record-promise_kept = The deal is the one promised before the first move.
record-no_promise = No deal was promised before the first move, so there’s nothing to check.

## Paper

cli-print = make things to print, as PDF: cards, rules, score sheets, tables
print-cards = the cards of a pack, to print and cut
print-rules = the rules of a level, or one page for each level
print-sheets = score sheets
print-tables = tables to keep beside you
print-checklist = what scores, on cards to keep beside you
print-game = the game; by default all that have this
print-pack = another pack that comes with the game, by name, or your own pack file
print-paper = a4 (default) or letter
print-large_cards = large print: four cards per sheet instead of nine
print-large_rules = large print
print-colour_safe = colours that differ in brightness, with their names on the cards
print-no_backs = leave the backs out
print-output = the file to write; by default named after the game, in this folder
print-force = replace the file if it exists
print-no_such_paper = there is no paper size { $given }; the sizes are: { $known }
print-no_such_pack = { $given } isn’t a file, and isn’t a pack that comes with the game. Those are: { $known }
print-exists = { $file } already exists. --force replaces it, -o FILE names another.
print-folder = { $file } is a folder. -o names the file to write.
print-letters = Can’t print “{ $text }”: no font here has { $letters }
print-none = { $game } has nothing like that to print.
print-progress = sheets
print-cards_done = Ready to print: { $file } (cards: { $cards }, sheets: { $sheets })
print-done = Ready to print: { $file }

## Where the tables are kept

cli-export = write every table in a store to one file, as a backup
cli-import = read tables back in from such a file
cli-check = look whether every table in a store can be read, and mend it
cli-doctor = look at the store, the clock, the disk, the port and the versions, and say what to do
check-repair = take what can’t be read out of the store, after writing it to this new file
check-good =
    { $count ->
        [one] One table or tournament, and it can be read.
       *[other] { $count } tables and tournaments, and all of them can be read.
    }
check-row = { $table }: it can’t be read ({ $reason }).
check-log = { $table }: it can’t be read from event { $n } on ({ $reason }).
check-game = { $table }: it can’t be played on ({ $reason }).
check-advice = Everything else goes on as usual. sumdeck check --repair FILE takes this out; a log goes on from its last good event.
check-mended =
    { $count ->
        [one] One thing was taken out; it is in { $file }.
       *[other] { $count } things were taken out; they are in { $file }.
    }
doctor-versions = Sumdeck { $sumdeck }, Python { $python }, SQLite { $sqlite }.
doctor-store = The store { $where } can be opened. Tables and tournaments: { $count }.
doctor-no_store = There’s no store yet. The first game makes one.
doctor-store_trouble = { $reason }
doctor-damaged = Something in the store can’t be read: { $count }. Run: sumdeck check
doctor-disk = Free on the disk: { $free } MB.
doctor-disk_low = Only { $free } MB are free on the disk. Make room: moves are refused when it’s full.
doctor-clock = The clock says { $time }.
doctor-clock_behind = The clock says { $time }, but the store was used later than that. Set the clock; no table is erased because of it.
doctor-port = Port { $port } is free.
doctor-port_taken = Port { $port } is taken, perhaps by Sumdeck itself. Otherwise choose another: sumdeck serve --port NUMBER
doctor-no_serve = The parts for serving aren’t installed. Run: pip install 'sumdeck[serve]'
copies-export_file = the file to write; it mustn’t exist yet
copies-import_file = the file to read
copies-exported =
    { $count ->
        [one] One table is now in { $file }.
       *[other] { $count } tables are now in { $file }.
    }
copies-imported =
    { $count ->
        [one] Imported one table from { $file }.
       *[other] Imported { $count } tables from { $file }.
    }
menu-about = { $game }: { $about }
end-enter_skips = (Enter skips)
prompt-take_back_asked = { $name } would like to take back the last turn. { $other }, is that OK? (y for yes, n for no){ " " }
prompt-stand_in_asked = { $name } would like { $player } to play instead. { $other }, is that OK? (y for yes, n for no){ " " }
opponent-which = Who shall play on? Say “{ $word } NAME”:
opponent-nobody = No computer player is at this table.
object-engine_checks = You don’t need to object here: every answer is checked.
object-nothing = There’s nothing to object to right now.
object-in_vain = That was right: { $said }. It stands.
object-voided = Well spotted, { $name }! That was wrong: { $said }. It is taken back, and { $other } plays again.
link-here = Open this table in the browser while { $command } serve is running on this computer: { $address } (Only for you; it replaces earlier links.)
after-no_look = again: play again. Enter: leave.
after-what = again: play again. look: a second look at this game. Enter: leave.
look-find_typed = Find it! (? for help, Enter to go on)
saved-folder = { $variable } names another folder.
resume-list = Which game?
resume-turn = { $name } to play
resume-no_such = There’s no saved game { $given }.
resume-elsewhere = That game is being played on several screens. Continue it in the browser.
cli-resume_game = the game to continue: its number in the list, its four words, or a record file
cli-referee = who checks: the program (engine), the players (opponents), or anyone who challenges (challenge)
cli-no_such_referee = With these settings, { $game } has another referee, not { $given }. sumdeck settings { $game } lists what you can set.
record-save = save a game as a file, for others
record-which = the game: its four words, or its file
record-new_file = the file to write; it mustn’t exist yet
record-saved = The game is now in { $file }.
object-voided_you = { $name } was right: that isn’t correct: { $said }. It is taken back, and you play again.

## What the command line says by itself

argument-usage = usage:{ " " }
argument-positional = arguments
argument-options = options
argument-help = show this help
argument-version = show the version
argument-wrong = { $argument_name }: { $message }
argument-unknown = I don’t know this: { $given }
argument-missing = this is missing: { $given }
argument-needs_value = something must come after it
argument-needs_none = nothing comes after it, not even { $given }
argument-ambiguous = { $option } could mean { $matches }
argument-no_such = there is no { $value }; there is { $choices }
argument-no_such_command = there is no { $parser_name }; there is { $choices }
argument-no_value = { $value } doesn’t fit here
argument-game = GAME
argument-level = LEVEL
argument-cards = CARDS
argument-file = FILE
argument-name = NAME
argument-names = NAME,NAME
argument-name_or_file = NAME|FILE
argument-number = N
argument-setting = KEY=VALUE
argument-command = COMMAND
argument-what = WHAT
argument-port = PORT
argument-address = ADDRESS

## What people may type besides sentences: several words for one thing have commas between them

command-hint = hint
command-undo = undo, back
command-give_up = give up
command-take_back = take back, takeback
command-opponent = opponent
command-object = object, objection, wrong
command-link = link, browser
command-look = table, look
command-help = help, h, what
command-log = log
command-rules = rules
command-cards = cards
command-leave = quit, exit, q, bye
command-yes = yes, y
command-no = no, n
command-again = again
command-second_look = look, second
seats-friendly = Otter Heron Badger Fox Robin Hare Newt Mole Swift Wren Toad Lynx

## Documentation

cli-docs = read the documentation in a browser
docs-port = the port to listen on; any free one by default
docs-not_built = The documentation isn’t there yet. In the project’s folder, python3 x.py docs builds it.
docs-served = The documentation is at { $address } (Ctrl+C stops it)

## Where a terminal can only show ASCII: a moon before a floor, and letters that this language writes otherwise there

plain-moon = night
plain-letters = œ=oe

## Tournaments in the terminal

cli-tournament = run a tournament: entries, games, results, standings
argument-words = FOUR-WORDS
tournament-make = open a new tournament
tournament-enter = enter people
tournament-begin = draw the first round
tournament-round = draw the next round
tournament-say = say how a game ended
tournament-show = show games and standings
tournament-list = list the tournaments that are kept here
tournament-words = the tournament’s four words
tournament-name = what it is called
tournament-seats = how many sit at a table: 2, 3 or 4
tournament-names = everyone who takes part
tournament-number = the number of the game
tournament-order = who came first, second and so on; Ann=Ben where two are equal
tournament-correct = change a result that was already saved
tournament-level_of_what = A level needs a game: add --game.
tournament-no_such = There’s no tournament called { $given } here.
tournament-no_such_game = Game { $number } hasn’t been drawn.
tournament-no_such_name = { $name } isn’t playing in game { $number }.
tournament-title = { $name } ({ $words })
tournament-nobody = Nobody has entered yet.
tournament-entries =
    { $count ->
        [one] 1 person has entered: { $names }
       *[other] { $count } people have entered: { $names }
    }
tournament-next = The round is over. Draw the next one with: tournament round
tournament-none = No tournaments are kept here yet.
