## A tournament says no

club-no_such_setting = A tournament has no setting { $given }. There are: { $known }
club-no_such_value = { $setting } cannot be { $given }.
club-nobody_loses = If { $advance } of { $seats } go on, nobody is ever out. Let fewer go on.
club-too_few = It takes { $least } to play. Who else is coming?
club-too_many = One tournament has room for { $most }.
club-bad_seeds = A list of seeds names everybody once, the strongest first.
club-not_begun = The tournament has not begun yet.
club-begun = The tournament has begun already.
club-no_such_entrant = Nobody of this number has entered.
club-bad_name = A name has 1 to { $longest } characters on one line, and begins with none of = + - @.
club-same_name = Somebody here is called { $name } already.
club-entries_closed = It is too late to enter: the last games are drawn.
club-gone_already = { $name } has left already.
club-here_already = { $name } is here.
club-games_running =
    { $count ->
        [one] One game is still being played. Then comes the next draw.
       *[other] { $count } games are still being played. Then comes the next draw.
    }
club-over = The tournament is over.
club-nothing_to_redraw = Only a round in which no game has ended can be drawn again.
club-same_again = Nobody has come or left, so this round would be drawn just as it is.
club-no_such_match = There is no game of this number.
club-void = This game counts no more: something before it was corrected.
club-ended_already = This game has ended otherwise already. If that was wrong, correct it.
club-not_ended = This game has no result yet.
club-not_at_this_table = Somebody in this result did not sit at this table.
club-twice = Nobody has two places in one game.
club-tied =
    { $count ->
        [one] One of this table goes on. Who? Play a deciding game, or ask the referee.
       *[other] { $count } of this table go on. Who? Play a deciding game, or ask the referee.
    }
club-bad_points = These points and these places do not go together.
club-no_such_game = There is no game { $given }. There are: { $known }
club-not_so_many = { $seats } cannot sit at one table of { $game }.
club-no_target = { $game } is played to its end, and not to a number of points.
club-bad_sheet = A score sheet has a column for everybody who played, all of the same length, and a total under each.
club-wrong_total = The column of { $name } does not add up. Count again?
club-nothing_ruled = A ruling has 1 to { $longest } characters.
club-paused = Everybody is pausing.
club-not_paused = Nobody is pausing.

## The pages of tournaments

club-title = Tournament
club-about = For a club, a class or a birthday: six questions, a draw, and everybody knows where to play.
club-new = A new tournament
club-join = Join with four words
club-mine = On this device
club-as_organiser = you organise it
club-as_player = you play or watch
club-back = To the tournaments

new-title = A new tournament
new-game = What is played?
new-any_game = Something else
new-any_game_about = With cards, dice or a board of your own
new-who = Who takes part?
new-name = What is the tournament called?
new-make = Open the tournament
ask-kind = What is it to be?
ask-kind-tournament = A tournament
ask-kind-class = A class: everybody plays
class-about = Everybody who comes with the four words on the wall gets an animal for a name, and tables form by themselves. You see who is stuck.
class-rounds = How many rounds?
class-name = What is the class called?
class-make = Open the class

ask-where = Where?
ask-online = On screens: tables report by themselves
ask-cardboard = With cardboard: results are entered
ask-level = Which rules?
ask-house_rules = All house rules
ask-seats = How many at a table?
ask-seat_count = { $count } players
ask-system = When is somebody out?
ask-system_many =
    { $count ->
        [one] Only the first of each table goes on. Everybody else there has lost a game.
       *[other] The first { $count } of each table go on. Everybody else there has lost a game.
    }
ask-more = More to choose
ask-turn_seconds = How long may a turn take?
ask-seconds = { $count } seconds
ask-no_clock = as long as it takes
ask-target = How far does a regular game go?
ask-championship_target = How far does a championship game go?
ask-points =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }
unit-formula =
    { $count ->
        [one] 1 round
       *[other] { $count } rounds
    }
unit-numberloor =
    { $count ->
        [one] 1 star
       *[other] { $count } stars
    }
ask-no_target = until the game is over
ask-no_points = 0: until the game is over

system-single = after one lost game
system-double = after two lost games
system-swiss = never: Swiss rounds
system-round_robin = never: everybody meets everybody
system-groups = after the groups, then knock-out

more-system = System
more-seeding = Who meets whom first
more-seeding-random = the lot decides
more-seeding-given = as the names are listed, the strongest first
more-seeding-rating = by rating
more-advance = How many of a table go on
more-championship_from = Championship rounds begin
more-championship_from-0 = with the final
more-championship_from-some = when { $count } are left
more-rounds = Rounds
more-rounds-0 = as many as are needed
more-rounds-some = { $count } rounds
more-group_size = How many in a group
more-qualify = How many of a group go on
more-then = After the groups one is out
more-clubs_apart = Members of one club do not meet in the first round
more-third_place = A game for the third place
more-second_final = Who is unbeaten and loses the final gets another one
more-same_deal = The same cards at every table of a round
more-draws_itself = The next round is drawn by itself, as soon as all have played
more-players_tell = Players may enter their own results

who-names = Names, one on a line
who-names_about = If you like, with club and rating: Mia, Red Club, 1200. First names or nicknames are enough.
who-friendly = More people, with friendly names drawn by lot
who-computers = Computer players
who-player = Which computer player
who-count =
    { $count ->
        [one] 1 takes part.
       *[other] { $count } take part.
    }

desk-entries = Entries are open
desk-entered =
    { $count ->
        [one] 1 has entered.
       *[other] { $count } have entered.
    }
desk-round = Round { $round }
desk-running =
    { $count ->
        [one] 1 game is being played.
       *[other] { $count } games are being played.
    }
desk-all_ended = All games of this round have ended.
desk-played =
    { $count ->
        [one] 1 game has been played.
       *[other] { $count } games have been played.
    }
desk-over = The tournament is over
desk-champion = { $name } has won the tournament!
desk-paused = Everybody is pausing
desk-begin = Begin: draw the first round
desk-draw = Draw the next round
desk-fill = Find places for those who have none
desk-drawn_then = All games of this round have ended. When you go on, the next one is drawn.
desk-redraw = Draw this round again
desk-pause = Pause all
redraw-title = Draw this round again?
redraw-about = In the first round the lot decides anew. A later round follows from the results: there it only matters who has come or left.
redraw-falls =
    { $count ->
        [one] 1 game falls, and its table is closed:
       *[other] { $count } games fall, and their tables are closed:
    }
redraw-begun =
    { $count ->
        [one] At 1 of them somebody has played already.
       *[other] At { $count } of them somebody has played already.
    }
redraw-do = Draw again
redraw-keep = Keep this draw
fill-title = Without a place in this round
fill-together = { $names }, together at a table
fill-alone = { $names } has this round off: nobody is free
fill-chairs = A chair that somebody has left stays empty: that game is decided already, or being played.
fill-rest = Give { $name } this round off
desk-resume = Go on
desk-wall = To the wall
desk-tables = Games of this round

call-called = { $name } calls the referee: table { $table }, game { $game }
call-tied = Game { $game } has ended without a winner. Please decide.
call-look = Look at this table
stuck-title = Who may need help
stuck-who = { $name }, table { $table }:
stuck-long =
    { $count ->
        [one] thinking for a minute
       *[other] thinking for { $count } minutes
    }
stuck-wrong =
    { $count ->
        [one] one wrong sum
       *[other] { $count } wrong sums
    }
stuck-helped = has asked for help
stuck-not_come =
    { $count ->
        [one] not there for a minute
       *[other] not there for { $count } minutes
    }
stuck-away = not there: { $names }
stuck-look_of = Look at the table { $table }

table-game = Game { $number }
table-desk = Table { $number }
table-ruling = The referee: { $text }
table-quoted = “{ $text }”
table-championship = championship round
table-through = goes on
table-has_won = has won
table-place = place { $place }
table-absent = did not play
table-enter = Enter the result
table-enter_of = Enter the result of game { $number }
table-correct = Correct
table-correct_of = Correct game { $number }
table-look = Look at the table
table-look_of = Look at the table of game { $number }

status-open = being played
status-ended = ended
status-ruled = decided by the referee
status-calling = { $name } calls the referee
status-tied = ended without a winner: please decide
status-walkover = won without a game
status-bye = round off
status-coming = to come
status-laying = the table is being laid
status-paused = pausing
status-gathering = waiting for { $names }
status-turn =
    { $count ->
        [one] { $name } to play, 1 turn so far
       *[other] { $name } to play, { $count } turns so far
    }

side-winners = Unbeaten
side-losers = Second chance
side-final = Final
side-semifinal = Semi-final
side-quarterfinal = Quarter-final
side-knockout = Knock-out
side-third = Third place
side-group = Group { $number }

seat-winner = winner of { $game }
seat-placed = no. { $place } of { $game }
seat-open = open

result-title = Game { $number }: who has won?
result-correct = Game { $number }: correct the result
result-tap = Tap the winner.
result-tap_all = Tap the winner, then the second, and so on.
result-confirm = That is how it was
result-change = It was like this
result-undo = Not played yet: take the result away
result-falls =
    { $count ->
        [one] Another game was drawn from this result. If somebody else goes on now, it falls and is drawn again:
       *[other] { $count } other games were drawn from this result. If somebody else goes on now, they fall and are drawn again:
    }
result-falls_game = Game { $number }: { $names }
result-so_far = Entered so far: { $names }
result-points = Points, or a draw
result-points_about = Only if you like. With the points of each round beside it, the total is checked.
result-total = Total
result-column = Rounds, as on the sheet
result-equal = { $name } is equal with { $other }
glance-title = The table of game { $number }
glance-again = Look once more
glance-said = Everything that was said
glance-wrong = { $name }, only to themselves: { $said }
rule-title = The ruling
rule-stands = It stands as it is
rule-again = A turn is played again
rule-ended = The game is decided
rule-to = From which turn on?
rule-text = In words, for the log
rule-do = Rule

entrant-title =
    { $count ->
        [one] 1 takes part
       *[other] { $count } take part
    }
entrant-computer = computer player
entrant-taken = is on a device
entrant-gone = has left
entrant-leaves = Leaves
entrant-leaves_of = { $name } leaves
entrant-withdraw = Goes home
entrant-no_show = Has not come
entrant-ruled_out = The referee takes them out
entrant-computer_add = Add a computer player
entrant-stay = Stays
entrant-return = Is back
entrant-return_of = { $name } is back
entrant-release = Free the name
entrant-release_of = Free the name { $name } for another device
entrant-more = Who else is coming? One on a line
entrant-add = Add
entrant-friendly = Add one with a friendly name
gone-withdrew = has gone home
gone-no_show = has not come
gone-ruled_out = is out by the referee

door-title = On the wall
door-words = On { $address }, choose “Join a table” and enter:
door-alone = This address works on this device only. For phones in the room, start Sumdeck with --host 0.0.0.0 and open the address that it then prints.
door-copy = Copy the link for everybody
door-own = Your own link
door-own_about = Whoever has it is an organiser. Keep it safe: with it you can go on from any device.
door-own_copy = Copy the organiser's link

down-title = To take home
down-standings-csv = Standings (CSV)
down-results-csv = Results (CSV)
down-bracket-pdf = Bracket (PDF)
down-certificates-pdf = Certificates (PDF)
down-stickers-pdf = Table stickers (PDF)
down-paper = Paper for the PDFs
down-paper-a4 = A4
down-paper-letter = Letter
down-svg = Bracket (SVG)
down-png = Bracket (PNG)

beside-title = For those who are out
beside-about = A tournament beside this one: whoever is knocked out plays on there.
beside-begin = Begin a side event
beside-name = What is it called?
beside-named = { $name }: play on
beside-open = To the side event
erase-title = Erase
erase-about = Names, results and tables of this tournament are deleted, for everybody. By itself that happens thirty days after the last game.
erase-do = Erase everything
erase-sure = Yes, erase everything now
erase-keep = Keep it

standings-title = Standings
standings-place = Place
standings-name = Name
standings-club = Club
standings-points = Points
standings-won = Won
standings-won_of = { $won } of { $played }
standings-state = State
standings-bye = counts as a game won, unless somebody has it for coming late
break-opponents = Opponents
break-opponents-about = the points of those one has met, on average for each table; a round off counts like an opponent with one’s own points
break-beaten = Beaten
break-beaten-about = the same, only of those one has left behind; half for equals
break-direct = Direct
break-direct-about = what was won among those who are equal otherwise, if all of them have met
row-champion = champion
row-in = in it
row-out = out
row-gone = has left
rounds-game = Game
rounds-who = Who plays

wall-at = Join at { $address } with
wall-now = Now
wall-bracket = Bracket
wall-text = As text
wall-whole = All rounds
wall-full = Full screen
wall-svg = Save as SVG
wall-png = Save as PNG
wall-picture = The bracket as a picture
wall-turn = Turn pages
wall-smaller = Smaller
wall-larger = Larger

me-who = Who are you?
me-who_about = Tap your name. It stays on this device.
me-nobody_free = All names are taken. You can watch; the organiser can free a name.
me-welcome = Welcome!
me-welcome_about = You get a name that nobody knows you by. It stays on this device.
me-come = Join in
place-game = Game { $game }: { $names }
place-nobody = Nobody plays here just now.
place-elsewhere = Where do I play?
me-hello = Hello { $name }!
me-released = The organiser has freed this name. Choose once more.
me-other = I am somebody else
me-games = Your games
me-game = Round { $round }, with { $names }:
me-bye = Round { $round }: round off
me-wall = See the bracket
me-desk = To the organiser's desk

news-title = News of the tournament
news-called = { $names } has called the referee, who will come.
news-called_clock = { $names } has called the referee, who will come. No clock runs until then.
news-tied = This game has ended without a winner. The organiser decides.
news-fallen = This game counts no more: it was drawn again.
news-won = This game is decided: you have won!
news-placed = This game is decided, won by { $names }. You came to place { $place }.
news-decided = This game is decided, won by { $names }.
news-read = Understood
news-missing = Waiting for { $names }

next-not_begun = It has not begun yet
next-play = You play at table { $table }
next-with = Game { $game }, with { $names }
next-target = How far it goes: { $target }
next-go = To my table
next-cardboard = Look for your table number in the room. Tell the organiser how it ended.
next-tell_about = Play at this table. Then one of you enters how it ended.
next-rest = You have this round off
next-wait = You wait for the next draw
next-waits_for =
    { $count ->
        [one] One game must end first: { $games }
       *[other] { $count } games must end first: { $games }
    }
next-usual_time =
    { $count ->
        [one] A game has taken about a minute.
       *[other] A game has taken about { $count } minutes.
    }
next-soon = The next round is drawn in a moment.
next-done = You have played all your games
next-champion = You have won the tournament!
next-gone = You have left the tournament
next-place = Place { $place } of { $count }

## What they know

learnt-title = What they know
learnt-about = From every sum said at the tables. Only you see this.
learnt-show = Show
learnt-again = Look again
learnt-nothing = Nobody has said a sum yet.
learnt-column-name = Name
learnt-column-sentence = Sentence
learnt-column-sentences = Sentences
learnt-column-sums = Sums
learnt-column-right = Right
learnt-column-wrong = Wrong
learnt-column-helped = Asked for help
learnt-column-seconds = Seconds
learnt-column-per_minute = Sums a minute
learnt-column-habits = Pattern
learnt-column-next = Practise next
learnt-column-fact = Fact
learnt-column-said = Said
learnt-yes = yes
learnt-more = More about { $name }
learnt-wrong_sums = Said wrongly
learnt-map = Facts used
learnt-times_said =
    { $count ->
        [one] once
       *[other] { $count } times
    }
learnt-times_wrong = { $count } wrong
learnt-sheet-sentences = Every sentence (CSV)
learnt-sheet-children = Every child (CSV)
learnt-sheet-facts = Every fact (CSV)
habit-zero_rule = Mixes up the rules for 0
habit-zero_rule-help = Act it out: 5 bags with nothing in them; 5 counters and none more.
habit-other_sign = Does another operation than the sign says
habit-other_sign-help = Have them read the sum aloud before they work it out.
habit-lost_sign = Loses the minus sign
habit-lost_sign-help = Walk it on a number line that goes below zero.
habit-smaller_from_larger = Takes the smaller digit from the larger
habit-smaller_from_larger-help = Lay it out with tens and ones, and swap a ten for ten ones.
habit-lost_ten = Loses a ten
habit-lost_ten-help = Fill a ten-frame first, then count what is left over.
habit-ten_too_many = Is a ten too high
habit-ten_too_many-help = Ask for a rough answer first: more or less than that?
habit-off_by_one = Is one out
habit-off_by_one-help = Count the jumps on a number line, not the numbers.
habit-table_neighbour = Says the fact next to it in the table
habit-table_neighbour-help = Go from a fact they know: 7 × 8 is 7 × 7 and 7 more.
habit-swapped_digits = Swaps the digits
habit-swapped_digits-help = Say the number aloud, then write it with tens and ones.
