## A tournament says no

club-no_such_setting = There is no setting { $given }. The settings are: { $known }
club-no_such_value = { $setting } can’t be { $given }.
club-nobody_loses = If { $advance } of { $seats } go through, nobody is ever knocked out. Let fewer go through.
club-too_few = You need at least { $least } to play. Who else is coming?
club-too_many = There’s room for { $most }.
club-bad_seeds = A seeding list names everyone once, strongest first.
club-not_begun = It hasn’t started yet.
club-begun = It has already started.
club-no_such_entrant = Nobody has this number.
club-bad_name = A name has 1 to { $longest } characters on one line, and can’t start with = + - @.
club-same_name = Someone here is already called { $name }.
club-entries_closed = It’s too late to join: the last games have been drawn.
club-gone_already = { $name } has already left.
club-here_already = { $name } is already here.
club-no_such_task = This class was not given that task.
club-too_many_tasks = This class has been given { $most } tasks. That’s enough for one lesson.
club-games_running =
    { $count ->
        [one] One game is still being played. The next draw comes after that.
       *[other] { $count } games are still being played. The next draw comes after that.
    }
club-over = It’s over: all games have been played.
club-nothing_to_redraw = You can only redraw a round before any of its games has ended.
club-same_again = Nobody has joined or left, so the draw would come out just the same.
club-no_such_match = There’s no game with this number.
club-void = This game no longer counts: an earlier result was corrected.
club-ended_already = This game already has another result. If that’s wrong, correct it.
club-not_ended = This game has no result yet.
club-not_at_this_table = Someone in this result wasn’t at this table.
club-twice = Nobody can have two places in one game.
club-tied =
    { $count ->
        [one] One player goes through from this table. Who? Play a decider, or ask the referee.
       *[other] { $count } players go through from this table. Who? Play a decider, or ask the referee.
    }
club-bad_points = These points and places don’t match.
club-no_such_game = There is no game { $given }. The games are: { $known }
club-not_so_many = You can’t play { $game } with { $seats } at a table.
club-no_target = You play { $game } to the end, not to a number of points.
club-wrong_total = { $name }’s column doesn’t add up. Count again?
club-nothing_ruled = A decision has 1 to { $longest } characters.
club-paused = Everyone is paused.
club-not_paused = Nobody is paused.

## The pages of tournaments

club-title = Class or tournament
club-about = For a class, a club or a birthday party: answer a few questions, and everyone knows where to play.
club-new = New class or tournament
club-join = Join with a code
club-mine = On this device
club-as_organiser = you’re running it
club-as_player = you’re playing or watching
club-back = Back to classes and tournaments

new-title = New class or tournament
new-game = Which game?
new-any_game = Something else
new-any_game_about = With your own cards, dice or board
new-who = Who’s playing?
new-name = What’s the tournament called?
new-make = Create the tournament
ask-kind = What would you like to set up?
ask-kind-tournament = A tournament
ask-kind-class = A class: everyone plays
class-about = Everyone joins with the code on the wall and gets an animal name, or taps their own. Tables fill up by themselves. You can see who is stuck.
class-minutes = How long is the lesson?
class-minutes-0 = no timer
class-minutes-some = { $count } minutes
class-names = Names from your register, one per line (optional)
class-names_about = The children tap their own name. Anyone with the code can see these names. Without names, everyone gets an animal.
class-same_deal = The same cards at every table
class-same_deal_about = Good for talking it over together afterwards. But children can copy from the next table.
class-name = What’s the class called?
class-make = Create the class

ask-where = Where?
ask-online = On screens: results come in by themselves
ask-cardboard = With real cards: you enter the results
ask-level = Which rules?
ask-house_rules = All house rules
ask-seats = How many per table?
ask-seat_count = { $count } players
ask-system = When is someone knocked out?
ask-system_many =
    { $count ->
        [one] Only the winner of each table goes through. Everyone else there has lost a game.
       *[other] The first { $count } at each table go through. Everyone else there has lost a game.
    }
ask-more = More choices
ask-turn_seconds = How long can a turn take?
ask-seconds = { $count } seconds
ask-no_clock = as long as it takes
ask-target = What do you play to in a normal game?
ask-championship_target = What do you play to in a championship game?
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

system-single = after one loss
system-double = after two losses
system-swiss = never: Swiss rounds
system-round_robin = never: everyone plays everyone
system-groups = after the groups, then knock-out

more-system = Format
more-seeding = Who plays whom first
more-seeding-random = drawn at random
more-seeding-given = in the order listed, strongest first
more-seeding-rating = by rating
more-advance = How many go through from a table
more-championship_from = Championship rounds start
more-championship_from-0 = with the final
more-championship_from-some = when { $count } are left
more-rounds = Rounds
more-rounds-0 = as many as needed
more-rounds-some = { $count } rounds
more-group_size = Players per group
more-qualify = How many go through from a group
more-then = After the groups, you’re out
more-clubs_apart = Keep members of the same club apart in round 1
more-third_place = Play for third place
more-second_final = An unbeaten player who loses the final gets a second one
more-same_deal = The same cards at every table in a round
more-draws_itself = Draw the next round automatically once everyone has played
more-players_tell = Players can enter their own results

who-names = Names, one per line
who-names_about = Add club and rating if you like: Mia, Red Club, 1200. First names or nicknames are enough.
who-friendly = More people, with made-up names
who-computers = Computer players
who-player = Which computer player
who-count =
    { $count ->
        [one] 1 player.
       *[other] { $count } players.
    }

desk-entries = Open for players to join
desk-entered =
    { $count ->
        [one] 1 player has joined.
       *[other] { $count } players have joined.
    }
desk-round = Round { $round }
desk-running =
    { $count ->
        [one] 1 game is being played.
       *[other] { $count } games are being played.
    }
desk-all_ended = All games in this round are over.
desk-played =
    { $count ->
        [one] 1 game has been played.
       *[other] { $count } games have been played.
    }
desk-stopped =
    { $count ->
        [one] 1 game was begun and not finished.
       *[other] { $count } games were begun and not finished.
    }
desk-said =
    { $count ->
        [one] 1 sum was said.
       *[other] { $count } sums were said.
    }
desk-over = It’s over
desk-champion = { $name } has won!
desk-paused = Everyone is paused
desk-begin = Start: draw the first round
desk-draw = Draw the next round
desk-fill = Find places for players without one
desk-drawn_then = All games in this round are over. When you resume, the next round is drawn.
desk-redraw = Redraw this round
desk-pause = Pause everyone
redraw-title = Redraw this round?
redraw-about = The first round is drawn at random again. A later round follows from the results: it only changes if someone has joined or left.
redraw-falls =
    { $count ->
        [one] 1 game will be cancelled and its table closed:
       *[other] { $count } games will be cancelled and their tables closed:
    }
redraw-begun =
    { $count ->
        [one] Play has already started at 1 of them.
       *[other] Play has already started at { $count } of them.
    }
redraw-do = Redraw
redraw-keep = Keep this draw
fill-title = No place in this round
fill-together = { $names }, at a table together
fill-alone = { $names } has a bye this round: nobody else is free
fill-chairs = If someone has left, their seat stays empty: that game has been decided or is being played.
fill-rest = Give { $name } a bye this round
desk-resume = Resume everyone
desk-wall = Show on the wall
desk-tables = Games in this round
desk-class = The lesson is on
desk-class_begin = Start: form the tables
desk-games = Games being played
desk-ended = Games that are over
desk-free = Playing the computer until someone is free: { $names }
desk-finish = End the lesson now
desk-finish_about = Every game stops where it is and counts as not finished: nobody has won it. What everyone has said is kept.
desk-finish_sure = Yes, stop every game
desk-finish_keep = Keep playing
desk-play_on = Carry on after all
timer-left =
    { $count ->
        [one] 1 minute left
       *[other] { $count } minutes left
    }
timer-up = Time’s up
timer-turn = Time’s up! Finish your turn.
timer-more = 5 minutes from now
timer-off = Stop the timer
timer-title = The lesson ends
pause-title = Pause
pause-about = Look at your teacher.
levels-title = Who plays what
levels-about = Tap names, then choose. It counts from their next game on. Children who play the same sit together.
levels-all = as the class
levels-choose = Game and level
levels-do = They play this
levels-nobody = Tap at least one name.
levels-suggest = Suggest from what they have shown
levels-harder = { $name } is ready for { $level }
levels-easier = { $name } may need { $level }
levels-apply = Do as suggested
levels-enough = Nobody needs another level yet. It takes at least eight sums.

call-called = { $name } is calling the referee: table { $table }, game { $game }
call-tied = Game { $game } ended without a winner. Please decide.
call-look = Look at this table
call-wanted =
    { $count ->
        [one] On another tablet someone says: I’m { $name }.
       *[other] { $count } other tablets say: I’m { $name }. “Yes” lets in the one that asked first.
    }
call-allow = Yes, let them in
call-keep = No
stuck-title = Who might need help
stuck-who = { $name }, table { $table }:
stuck-alone = { $name }, playing the computer:
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
stuck-helped = asked for help
stuck-not_come =
    { $count ->
        [one] away for a minute
       *[other] away for { $count } minutes
    }
stuck-away = not at the screen: { $names }
stuck-at_task = at the task: { $names }
stuck-erring = { $wrong } of the last { $count } wrong: { $sums }
stuck-silent = found nothing for { $count } turns in a row
stuck-look_of = Look at the table: { $table }
stuck-send_hint = Send a hint
stuck-send_picture = Send a picture
stuck-send_hint_to = Send a hint to { $name }
stuck-send_picture_to = Send a picture to { $name }
stuck-sent_hint = { $name } has got a hint.
stuck-sent_this = { $name } has got this hint: “{ $hint }”
stuck-sent_picture = { $name } has got a picture.
stuck-next_hint = { $name } gets a hint on their next turn.
stuck-next_picture = { $name } gets a picture on their next turn.

table-game = Game { $number }
table-desk = Table { $number }
table-ruling = The referee: { $text }
table-quoted = “{ $text }”
table-championship = championship round
table-through = goes through
table-has_won = won
table-place = place { $place }
table-absent = didn’t play
table-enter = Enter the result
table-enter_of = Enter the result of game { $number }
table-correct = Correct
table-correct_of = Correct game { $number }
table-look = Look at the table
table-look_of = Look at the table for game { $number }

status-open = being played
status-ended = over
status-ruled = decided by the referee
status-calling = { $name } is calling the referee
status-tied = no winner: please decide
status-walkover = walkover
status-unfinished = not finished
status-bye = bye
status-coming = to come
status-laying = the table is being set up
status-paused = paused
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
side-second_final = Second final
side-group = Group { $number }

seat-winner = winner of { $game }
seat-loser = loser of { $game }
seat-placed = place { $place } in { $game }
seat-open = open

result-title = Game { $number }: who won?
result-correct = Game { $number }: correct the result
result-tap = Tap the winner.
result-tap_all = Tap the winner, then second place, and so on.
result-confirm = Save result
result-change = Save correction
result-undo = Not played yet: delete the result
result-falls =
    { $count ->
        [one] Another game was drawn from this result. If someone else goes through now, it will be cancelled and redrawn:
       *[other] { $count } other games were drawn from this result. If someone else goes through now, they will be cancelled and redrawn:
    }
result-falls_game = Game { $number }: { $names }
result-so_far = Entered so far: { $names }
result-points = Points, or a draw
result-points_about = Optional. If you enter the points for each round too, we check the total.
result-total = Total
result-column = Rounds, as on the score sheet
result-equal = { $name } ties with { $other }
glance-title = The table for game { $number }
glance-again = Look again
glance-said = What everyone said
glance-wrong = { $name }, only to themselves: { $said }
rule-title = Referee’s decision
rule-stands = It stands
rule-again = Play a turn again
rule-ended = Decide the game
rule-to = From which turn?
rule-text = In words, for the record
rule-do = Decide

entrant-title =
    { $count ->
        [one] 1 player
       *[other] { $count } players
    }
entrant-computer = computer player
entrant-taken = on a device
entrant-gone = has left
entrant-leaves = Remove
entrant-leaves_of = Remove { $name }
entrant-withdraw = Went home
entrant-no_show = Didn’t come
entrant-absent = Not here, or tapped the wrong name
entrant-ruled_out = Ruled out by the referee
entrant-computer_add = Add a computer player
entrant-stay = Keep
entrant-return = Bring back
entrant-return_of = Bring back { $name }
entrant-release = Let another device use this name
entrant-release_of = Let another device use this name: { $name }
entrant-more = Who else is coming? One per line
entrant-add = Add
entrant-friendly = Add a player with a made-up name
gone-withdrew = went home
gone-no_show = didn’t come
gone-absent = not here yet
gone-ruled_out = ruled out by the referee

door-title = On the wall
door-words = Go to { $address }, choose “Join a table” and enter:
door-copy = Copy the link for everyone
door-own = Your own link
door-own_about = Anyone with this link can run everything. Keep it safe: you can use it to carry on from any device.
door-own_copy = Copy the organiser’s link

down-title = Download and print
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

beside-title = For players who are out
beside-about = A side event: players who are knocked out play on there.
beside-begin = Start a side event
beside-name = What’s it called?
beside-named = { $name }: play on
beside-open = Go to the side event
erase-title = Delete
erase-about = All names, results and tables are deleted, for everyone. This happens by itself thirty days after the last game.
erase-do = Delete everything
erase-sure = Yes, delete everything now
erase-type = To delete it, type its name: { $name }
erase-other = That is not the name. Type { $name }.
erase-keep = Keep it
erase-done = { $name } has been deleted, with all its names, results and tables.

standings-title = Standings
standings-place = Place
standings-name = Name
standings-club = Club
standings-points = Points
standings-won = Won
standings-played = Played
standings-won_of = { $won } of { $played }
standings-state = State
standings-bye = counts as a win, unless you got it for joining late
break-opponents = Opponents
break-opponents-about = your opponents’ points, on average for each table; a bye counts as an opponent with your own points
break-beaten = Beaten
break-beaten-about = the same, but only for opponents you beat; half for ties
break-direct = Head to head
break-direct-about = wins among players who are otherwise level, if all of them have met
row-champion = champion
row-in = still in
row-out = out
row-gone = has left
rounds-round = Round
rounds-side = Stage
rounds-game = Game
rounds-who = Players

wall-at = Join at { $address } with
wall-now = Now
wall-podium = Podium
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
me-nobody_free = All the names are taken. You can watch, or ask the organiser to let you use a name.
me-welcome = Welcome!
me-welcome_about = You get a secret name that nobody knows you by. It stays on this device.
me-come = Join
me-not_listed = I’m new here: give me an animal
me-lost = My name is on another tablet
me-lost_about = Tap your name. We ask your teacher, who lets you in.
me-wanted = { $name }, your teacher has been asked. You’re back as soon as they say yes.
me-denied = That name stays where it is. Which one is yours?
place-game = Game { $game }: { $names }
place-nobody = Nobody is playing here right now.
place-elsewhere = Where do I play?
me-hello = Hello { $name }!
me-released = The organiser has let another device use your name. Choose again.
me-other = I’m someone else
me-games = Your games
me-game = Round { $round }, with { $names }:
me-bye = Round { $round }: bye
me-wall = See the bracket
me-desk = Go to the organiser’s desk

news-title = News
news-called = { $names } called the referee, who is coming.
news-called_clock = { $names } called the referee, who is coming. The clock has stopped.
news-tied = This game ended without a winner. The organiser will decide.
news-fallen = This game no longer counts: it was redrawn.
news-won = This game is decided: you won!
news-placed = This game is decided: { $names } won. Your place: { $place }.
news-decided = This game is decided: { $names } won.
news-read = OK
news-later = Later
news-missing = Waiting for { $names }

next-not_begun = It hasn’t started yet
next-play = You’re at table { $table }
next-with = Game { $game }, with { $names }
next-target = Play to: { $target }
next-go = Go to my table
next-cardboard = Find the table with your number. Tell the organiser who won.
next-tell_about = Play at this table. Then one of you enters the result.
next-rest = You have a bye this round
next-wait = Wait for the next draw
next-free = Nobody is free just now
next-free_new = Someone new will be free soon
next-free_about = You get a table as soon as someone is free. Until then:
next-again = Play { $names } again
next-again_asked = Asked: as soon as { $names } taps the same, you play again.
next-again_wished = { $names } would like to play you again.
next-early_about = You don’t have to wait. Until it starts:
next-spare = Play the computer
next-daily = Play today’s deal
next-learn = New to this game? Learn it by playing
next-task = Do the task
next-task_given = There is a task for everyone.
next-task_own = There is a task for you.
lesson-over = The lesson is over. Well done!
lesson-sums =
    { $count ->
        [one] You said 1 sum together
       *[other] You said { $count } sums together
    }
lesson-right = { $count } of them were right
next-waits_for =
    { $count ->
        [one] One game must finish first: { $games }
       *[other] { $count } games must finish first: { $games }
    }
next-usual_time =
    { $count ->
        [one] A game takes about a minute.
       *[other] A game takes about { $count } minutes.
    }
next-soon = The next round is drawn in a moment.
next-done = You’ve played all your games
next-champion = You’ve won!
next-gone = You’ve left
next-place = Place { $place } of { $count }

## What they know

learnt-title = What they know
learnt-about = From every sum said at the tables and in tasks. Only you see this.
learnt-show = Show
learnt-again = Look again
learnt-nothing = Nobody has said a sum yet.
learnt-looking = Still looking for what was missed…
learnt-column-name = Name
learnt-column-sentence = Sentence
learnt-column-sentences = Sentences
learnt-column-sums = Sums
learnt-column-right = Right
learnt-column-wrong = Wrong
learnt-column-helped = Asked for help
learnt-column-seconds = Seconds
learnt-column-pace = Sums a minute
learnt-column-habits = Pattern
learnt-column-can = Can do
learnt-column-next = Practise next
learnt-column-new = Not shown yet
learnt-column-fact = Fact
learnt-column-said = Said
learnt-column-missed = Missed
learnt-yes = yes
learnt-no = no
learnt-more = More about { $name }
learnt-print = Print this page
learnt-print_all = Print a page for every child
learnt-wrong_sums = Said wrongly
learnt-at_home = How to help at home: a few minutes are enough. Play cards, let your child say each sum aloud, and give them time.
learnt-thin =
    { $count ->
        [one] too little seen yet (1 sum)
       *[other] too little seen yet ({ $count } sums)
    }
learnt-fine = nothing wrong so far
learnt-leans = Asks for help often: { $helped } times
learnt-leans-help = Ask before you help: what have you tried? Then let them say one sum alone.
learnt-idle = Finds few sums: { $sums } in { $count } turns
learnt-idle-help = Play one turn together: which two cards make one in your hand? Perhaps an easier level for now.
learnt-find = finding sums among the cards
learnt-puzzles = { $count } puzzles with { $fact }
learnt-puzzles_any = { $count } puzzles
learnt-give = Give as a task: { $task }
learnt-give_to = Give as a task: { $task } ({ $name })
learnt-home = Link for home: { $task }
learnt-home_to = Link for home: { $task } ({ $name })
learnt-given = { $name } has { $task }.
learnt-no_task = At this level there are no puzzles with { $fact }.
learnt-map = Fact map
learnt-key = The number says how often a fact was said. ✗ wrong, ○ missed: it would have won more.
learnt-everyone = Everyone together
learnt-times_said =
    { $count ->
        [one] once
       *[other] { $count } times
    }
learnt-times_wrong = { $count } wrong
learnt-times_missed = { $count } missed
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

homework-title = A task, now or for home
homework-about = Everyone who opens the link has the same cards and works at their own pace. The link stays good.
homework-what = What to do
homework-play = Play against the computer
homework-find = Puzzles: which sum wins most?
homework-minutes = Minutes
homework-count = How many
homework-fact = With
homework-any = anything
homework-make = Make a link for home
homework-copy = Copy the link
homework-try = Try it
homework-give = Give it to the class now
homework-given = The task is on the children’s pages.
homework-given_to = A task of their own is only on the page of: { $names }.
homework-arrives = How far they come arrives here while the lesson is open.
homework-results = Results that came back
