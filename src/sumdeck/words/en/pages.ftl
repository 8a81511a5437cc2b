## What the pages say

app-name = Sumdeck
app-skip = Skip to content
app-home = Home
app-close = Close
app-yes = Yes
app-no = No
app-settings = Settings
app-about = About
app-rules = Rules
app-wait = One moment …
app-try_again = Try again
app-offline = Can’t reach the table right now.
app-not_found = There’s no such page.

set-language = Language
set-look = Light or dark
set-look-auto = same as device
set-look-light = light
set-look-dark = dark
set-print = Large print
set-sound = Sounds
set-speech = Read aloud
sound-offer = Sounds and voice?
sound-yes = Yes
sound-no = No
set-no_voice = This device has no voice for this language.
set-text_table = Table in words
set-pace = The computer plays
set-pace-calm = calmly
set-pace-quick = quickly
set-only_here = These settings stay on this device.

home-title = What shall we play?
home-coming = coming soon
home-play = Play
home-go_on = New game: { $level }
home-learn = Learn by playing
home-today = Every day
home-join = Join a table
home-open_tables = Your tables
home-continue = Continue
home-with = with { $names }
home-finished = Finished games
home-look_back = Look back
home-class = Class
home-club = Tournament
home-print = Print
home-open = Open a saved game

choose-level = Which cards?
choose-level_guide = Which level for which age?
choose-practise = Cards that bring what I should practise
choose-who = Who plays?
choose-computer = Against the computer
choose-friends = With friends, using a link
choose-tablet = Pass and play on this screen
choose-opponent = Which opponent?
choose-seats = How many?
choose-seat_count =
    { $count ->
        [one] 1 player
       *[other] { $count } players
    }
choose-name_of = Name for seat { $seat }
choose-help = Help
choose-help_of = Help for { $name }
choose-help_friends = Your friends choose their own when they join.
choose-help_about = Everyone plays with the same cards and the same rules; only the help is different. More help: a picture after the first wrong sum, and twice as long if there’s a clock. No help: no lamp and no pictures.
help-usual = normal
help-helped = more help
help-alone = no help
choose-other_name = Another name
choose-matters = House rules
choose-more = All house rules
choose-table_rules = At the table
choose-table_rules-about = Clocks, help, and who may watch.
choose-game_rules = In the game
choose-start = Deal the cards
choose-usual = { $value } (normal)
choose-other_number = Another number
choose-failed = The table couldn’t be set up.

player-random = Dice, who plays anything
player-beginner = Pip, taking first steps
player-careless = Dot, who overlooks things
player-steady = Kim, who sees most things
player-greedy = Max, who grabs the most
player-planner = Ada, who thinks ahead
player-expert = Leo, who thinks of every card
player-random-name = Dice
player-beginner-name = Pip
player-careless-name = Dot
player-steady-name = Kim
player-greedy-name = Max
player-planner-name = Ada
player-expert-name = Leo

house-referee = Who checks
house-referee-engine = the table, straight away
house-referee-opponents = you check each other: a mistake stands until someone spots it
house-referee-challenge = the table checks sums; you challenge builds
agreed-title = What we’re playing
agreed-level = Level
house-take_back = Taking a move back
house-take_back-consent = if the others agree
house-take_back-free = always
house-take_back-locked = never
house-turn_seconds = Time for a turn
house-turn_seconds-0 = no clock
house-turn_seconds-some = { $count } seconds
house-clock_at_zero = When the time is up
house-clock_at_zero-wait = nothing happens
house-clock_at_zero-discard = the simplest move is made
house-clock_at_zero-bot = the computer plays this turn
house-moment_seconds = The computer waits for challenges
house-moment_seconds-0 = not at all
house-slips = The computer gets sums wrong
house-slips-0 = never
house-slips-15 = now and then
house-slips-30 = often
house-slips-50 = every other turn
house-hints = The lamp gives hints
house-number--line = You can open a number line
house-ten--frame = You can open ten-frames and counters
house-onlookers = Other people can watch
house-locked = A rematch keeps the same rules
house-count_first = Count your take’s points before the table does

names-form = { $manner } { $animal }
names-manners = agile amber bold brave breezy bright bubbly busy calm careful chatty cheery clever cosy crisp curious daring dashing eager early fair famous fancy fearless friendly funny gentle giddy glad golden graceful handy happy helpful honest jolly jumpy keen kind lively lucky lunar mellow merry mighty misty modest nimble noble patient plucky polite proud quick quiet rosy silver sleepy snowy sparkly speedy steady sunny witty
names-animals = badger beaver bison camel chipmunk crane cricket dingo dolphin donkey eagle falcon ferret finch firefly flamingo fox gecko gibbon giraffe goose hamster hare hedgehog heron hippo ibis iguana jackdaw jaguar kestrel kitten koala lemur leopard lizard llama lynx magpie marmot meerkat mole moose narwhal newt ocelot osprey otter owl panda parrot penguin pony puffin quail rabbit raven robin seal sparrow squirrel tiger turtle walrus
join-title = Join a table
join-code = The four words or six digits
join-code_example = for example: lemon forest window drum
join-wrong_digits = No class has this number. Is a digit wrong, or are two swapped? Look at the board and try again.
join-count_digits =
    { $count ->
        [one] That’s only 1 digit. The code has six: try again.
       *[other] That’s { $count } digits. The code has six: try again.
    }
join-only_digits = There’s a letter in it: { $letters }. The code is six digits. Try again.
join-name = Your name at the table
join-help_club = In a tournament everyone gets the same help and the same time.
join-sit = Sit down
join-go = Join
join-invites = { $names } would like to play { $game } with you.
join-full = Every seat is taken. You can watch.
join-watch = Watch
join-rules = How to play, in two pictures
invite-title = Invite your friends
invite-link = Send this link
invite-code = or tell them these four words
invite-qr = or let them scan this code
invite-qr_name = The link as a QR code
invite-copy = Copy the link
invite-waiting = Waiting for the others. The game starts when every seat is taken.
invite-alone = This address only works on this device. For other devices in the house, start Sumdeck with --host 0.0.0.0 and open the address it prints.

card-number = { $text }
card-coloured = { $colour } { $text }
card-wild = wild card { $text }
card-points =
    { $count ->
        [one] { $card }, 1 point
       *[other] { $card }, { $count } points
    }
card-chosen = { $card }, chosen
colour-green = green
colour-orange = orange
colour-blue = blue
colour-red = red

table-hand = Your hand
table-you = you
table-players = Players
table-their_turn = It’s { $name }’s turn.
table-talk = What everyone said
table-talk_empty = Nothing has been said yet.
table-menu = Menu
table-described = What’s on the table
table-words = The table in words
table-sheet = Score sheet
table-onlooker = You are watching.
table-title = { $game }: { $level }
table-leave = Leave the table
table-gained = New in your hand: { $cards }.
table-time_left =
    { $count ->
        [one] 1 second
       *[other] { $count } seconds
    }
table-call_umpire = Call the referee
table-skip = Skip ahead
prompt-thinking = { $name } is thinking …

strip-title = Your sentence
strip-empty = Choose cards, then say what they make.
strip-blank_sign = which sign?
strip-blank_result = makes what?
strip-entered_sign = sign { $text }
strip-entered_result = result { $text }
strip-say = Say it
strip-next = Next
strip-undo = Undo
strip-clear = Clear all
strip-type = Type the sentence
strip-cards = Choose cards instead
strip-typed = Type your sentence here
strip-missing-nothing = Choose cards first.
strip-missing-blank = Something’s still missing. Fill in the gaps.

keypad-title = Keypad
keypad-erase = Delete
key-__plus__ = plus
key-__minus__ = minus
key-__times__ = times
key-__divided__ = divided by
key-__slash__ = fraction line
key-__point__ = decimal point
key-__percent__ = per cent

phrase-title = Say something

ask-take_back = Take my move back
ask-take_back_of = Take { $name }’s move back
ask-stand_in = Let the computer play for { $name }
ask-come_back = Let { $name } play again
ask-other = Another player instead of { $name }
ask-object = I object: that’s wrong!
ask-waiting = You’ve asked. The others decide.
ask-title = A question
asked-take_back = { $name } would like to take a move back. Is that OK?
asked-stand_in = { $name } would like the computer to take over. Is that OK?
asked-other = { $name } would like { $player } to play instead of { $other }. Is that OK?
asked-rematch = { $name } would like to play again. Would you?

missing-ask = { $name } isn’t here. Wait, or let the computer go on?
missing-task = { $name } is busy with something else. Wait, or let the computer go on?
missing-wait = Wait
missing-computer = Let the computer go on
missing-soon = If { $name } isn’t back in a moment, the computer goes on.
people-away = coming back …
people-came = { $name } is here.
people-here = { $name } is back.
people-coming_back = { $name } is coming back …
link-joining = Going to the table …
link-coming_back = No connection. Trying again … Nothing is lost.
curtain-hold = Hold to see your cards
curtain-close = Hide my cards
curtain-about = Only { $name } should look now.

lamp-title = Help
lamp-sent = From your teacher
lamp-ask = A little help
lamp-more = A little more help
lamp-tell = Read it to me
lamp-pause = Have another look first.
lamp-last = That’s all the help there is.
lamp-picture = A picture for counting
picture-line = Number line
picture-frame = Ten-frame
picture-rows = Rows of dots
picture-counters = Counters
picture-lay = Put out counters
picture-line_about = A number line from { $from } to { $to }. It starts at { $start }.
picture-frame_about = Ten-frames with counters for { $terms }.
picture-rows_about = { $rows } rows of { $each } dots.
picture-share_about = { $count } dots in rows of { $each }.
picture-move = Move the marker
picture-opened = A picture for counting. Count along!

wrong-title = Not { $result }. Try again!
wrong-said = “{ $said }” isn’t true.
told-news = { $said }

spoken-__plus__ = { " " }plus{ " " }
spoken-__minus__ = { " " }minus{ " " }
spoken-__times__ = { " " }times{ " " }
spoken-__divided__ = { " " }divided by{ " " }
spoken-__equals__ = { " " }makes{ " " }
spoken-__semicolon__ = , and{ " " }
spoken-__square__ = { " " }squared
spoken-__cube__ = { " " }cubed
spoken-__root__ = square root of{ " " }
spoken-__cube_root__ = cube root of{ " " }
spoken-__percent__ = { " " }per cent

round-over = Round { $round } is over.
round-next = Next round
count-title = Your take
count-how_many = How many points is that?
count-what = What counts?
count-right = Yes, { $points }!
end-title = The game is over
end-your_pile = Your winning pile
end-pile_of = { $name }’s winning pile
end-how_many = How many cards are there?
end-row =
    { $count ->
        [one] a row of 1 card
       *[other] a row of { $count } cards
    }
end-check = Check
end-skip = Don’t count
end-right =
    { $count ->
        [one] Yes, 1 card.
       *[other] Yes, { $count } cards!
    }
end-not_so_many = Not { $said }. Count again!
end-place = Place
end-name = Name
end-score = Score
end-good_game = Good game!
end-kind_won = You found a lot!
end-kind_lost = Next time the cards will fall differently.
end-finest = Your finest sum:
end-best = Your best at this level: { $best }
end-best_now = That’s your best at this level!
end-sums =
    { $count ->
        [one] You said 1 sum.
       *[other] You said { $count } sums.
    }
end-sums_together =
    { $count ->
        [one] Together you said 1 sum.
       *[other] Together you said { $count } sums.
    }
end-sums_large =
    { $count ->
        [one] One of them went over ten.
       *[other] { $count } of them went over ten.
    }
end-club = Back to my games
end-again = Play again
end-again_about = Next game, someone else starts.
end-look_along = Look back with { $name }
end-look_back = Look back
end-other = Play something else

replay-title = Looking back
replay-first = To the beginning
replay-back = One step back
replay-forward = One step forward
replay-last = To the end
replay-play = Play by itself
replay-pause = Pause
replay-step = Step { $at } of { $count }
replay-open = Show all hands
replay-as = As { $name } saw it
replay-view = Whose view?
replay-start = The cards are dealt.
replay-copy = Copy the game
replay-not_yet = You can look back once the game is over.
replay-seat = Seat { $seat }
replay-turns = All turns
replay-tools = Copy or share
replay-copy_position = Copy this position
replay-link = Copy the link
replay-link_about = Anyone with the link can look back too, for as long as the table is kept.
replay-no_link = Nobody else can watch at this table, so there’s no link to it.
replay-begun =
    { $count ->
        [one] The first turn comes from another game.
       *[other] The first { $count } turns come from another game.
    }
replay-together = Look back together
replay-together_about = When one person turns the page, it turns for everyone.
replay-with = Looking back with you: { $names }.
replay-with_nobody = Nobody else is here yet.
replay-turned = { $name } turned the page.
replay-play_on = Play on from here
replay-play_on_about = A new table starts with these cards. You play one seat, the computer plays the others.
replay-play_as = You play as
replay-play_against = against
replay-play_over = The game is over here. Go back a step to play on.

look-title = A second look
look-you-cards =
    { $count ->
        [one] On turn { $turn } you could have won 1 card.
       *[other] On turn { $turn } you could have won { $count } cards.
    }
look-you-points =
    { $count ->
        [one] On turn { $turn } you could have scored 1 point.
       *[other] On turn { $turn } you could have scored { $count } points.
    }
look-name-cards =
    { $count ->
        [one] On turn { $turn } { $name } could have won 1 card.
       *[other] On turn { $turn } { $name } could have won { $count } cards.
    }
look-name-points =
    { $count ->
        [one] On turn { $turn } { $name } could have scored 1 point.
       *[other] On turn { $turn } { $name } could have scored { $count } points.
    }
look-did = At the time it was { $count }.
look-find = Find it!
look-turn = Turn { $turn }
look-who = Whose turn?
look-found-cards =
    { $count ->
        [one] Yes! That wins 1 card.
       *[other] Yes! That wins { $count } cards.
    }
look-found-points =
    { $count ->
        [one] Yes! That scores 1 point.
       *[other] Yes! That scores { $count } points.
    }
look-less-cards =
    { $count ->
        [one] That’s right, and it wins 1 card. There’s more to find.
       *[other] That’s right, and it wins { $count } cards. There’s more to find.
    }
look-less-points =
    { $count ->
        [one] That’s right, and it scores 1 point. There’s more to find.
       *[other] That’s right, and it scores { $count } points. There’s more to find.
    }
look-found-pile = Yes! That’s a pile of { $count } cards.
look-less-pile = That’s right: a pile of { $count } cards. There’s more to find.
look-none-pile = You could do that. But look for a pile to build, and keep the card that captures it.
look-none = You could do that, but it wins nothing. Look for a take!
look-nothing = You’ve seen everything there is to see.
look-again = Start again
look-back = Back to the end of the game

open-title = Open a saved game
open-about = You can copy any finished game as text: the whole game, to look at again here, or one position, to play on from.
open-paste = Paste the text here
open-file = or choose a file
open-show = Show it
copy-done = Copied!
copy-selected = It’s selected. Copy it with Ctrl+C or ⌘C, or press and hold it.
copy-by_hand = Copy this text

no-unknown = You can’t do that here.
guide-title = How to play: { $level }
guide-games = Game
guide-levels = Cards
guide-pictures = Picture: { $said }
guide-play = Play this

zone-deck = Deck
zone-pile = Pile
zone-discard = Discard pile
zone-centre = Centre
zone-won = Won
zone-hand = Hand
zone-of_seat = { $zone }: { $name }
zone-backs =
    { $count ->
        [one] 1 card face down
       *[other] { $count } cards face down
    }
zone-empty = empty
table-laid = On the table
strip-words = Words for your sentence
key-__equals__ = equals
guide-none = Nobody has written out the rules of this game yet.
