## What the pages say

app-name = Sumdeck
app-skip = Skip to the page
app-home = Home
app-close = Close
app-yes = Yes
app-no = No
app-settings = Settings
app-about = About
app-rules = Rules
app-wait = One moment …
app-try_again = Try again
app-offline = The table is out of reach just now.
app-not_found = There is no such page.

set-language = Language
set-look = Light or dark
set-look-auto = like the device
set-look-light = light
set-look-dark = dark
set-print = Large print
set-sound = Sounds
set-speech = Read aloud
set-no_voice = This device has no voice of its own for this language.
set-text_table = Table in words
set-pace = The computer plays
set-pace-calm = calmly
set-pace-quick = quickly
set-only_here = This stays on this device.

home-title = What shall we play?
home-coming = coming
home-play = Play
home-go_on = Go on: { $level }
home-join = Join a table
home-open_tables = Your tables
home-return = Back to the table
home-finished = Finished games
home-look_back = Look back
home-club = Tournament
home-open = Open a game

choose-level = Which cards?
choose-who = Who plays?
choose-computer = Against the computer
choose-friends = With friends, by a link
choose-tablet = Around this screen
choose-opponent = Which one?
choose-seats = How many?
choose-seat_count = { $count } players
choose-name_of = Name at seat { $seat }
choose-help = Help
choose-help_of = Help for { $name }
choose-help_friends = Your friends choose for themselves when they come.
choose-help_about = Everybody plays with the same cards and the same rules; only the help differs. More help: a picture after the first wrong sum, and twice the time where there is a clock. No help: neither lamp nor pictures.
help-usual = as usual
help-helped = more help
help-alone = no help
choose-other_name = Another name
choose-more = All house rules
choose-table_rules = At the table
choose-game_rules = In the game
choose-start = Deal the cards
choose-usual = { $value } (usual)
choose-other_number = Another number
choose-failed = The table could not be set up.

player-random = Pip, who plays anything
player-careless = Dot, who overlooks things
player-greedy = Max, who grabs the most
player-planner = Ada, who thinks ahead
player-random-name = Pip
player-careless-name = Dot
player-greedy-name = Max
player-planner-name = Ada

house-referee = Who checks
house-referee-engine = the table, at once
house-referee-opponents = you check each other: a mistake stands until somebody says so
house-referee-challenge = the table checks the sums; whoever doubts a build says so
agreed-title = What is played here
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
house-clock_at_zero-discard = a card is laid down
house-clock_at_zero-bot = the computer plays this turn
house-moment_seconds = Where others may speak out of turn, the computer waits
house-moment_seconds-0 = not at all
house-hints = The lamp gives hints
house-number--line = A number line may be opened
house-ten--frame = Ten-frames and counters may be opened
house-onlookers = Others may watch
house-locked = A rematch has the same rules

names-manners = agile amber bold brave breezy bright bubbly busy calm careful chatty cheery clever cosy crisp curious daring dashing eager early fair famous fancy fearless friendly funny gentle giddy glad golden graceful handy happy helpful honest jolly jumpy keen kind lively lucky lunar mellow merry mighty misty modest nimble noble patient plucky polite proud quick quiet rosy silver sleepy snowy sparkly speedy steady sunny witty
names-animals = badger beaver bison camel chipmunk crane cricket dingo dolphin donkey eagle falcon ferret finch firefly flamingo fox gecko gibbon giraffe goose hamster hare hedgehog heron hippo ibis iguana jackdaw jaguar kestrel kitten koala lemur leopard lizard llama lynx magpie marmot meerkat mole moose narwhal newt ocelot osprey otter owl panda parrot penguin pony puffin quail rabbit raven robin seal sparrow squirrel tiger turtle walrus
join-title = Join a table
join-code = The four words
join-code_example = for instance: lemon forest window drum
join-name = Your name at the table
join-help_club = In a tournament everybody has the same help and the same time.
join-sit = Sit down
join-rules = How it goes, in two pictures
invite-title = Invite your friends
invite-link = Send this link
invite-code = or say these four words
invite-qr = or let them scan this picture
invite-qr_name = The link as a square picture for a camera
invite-copy = Copy the link
invite-waiting = Waiting for the others. The game begins when all seats are taken.

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
table-their_turn = It is { $name }’s turn.
table-talk = What was said
table-talk_empty = Nothing has been said yet.
table-menu = Menu
table-described = How it stands
table-words = The table in words
table-sheet = Score sheet
table-assumed = Some of these cards are our guess.
table-onlooker = You are watching.
table-title = { $game }: { $level }
table-leave = Leave the table
table-time_left =
    { $count ->
        [one] 1 second
       *[other] { $count } seconds
    }
table-call_umpire = Call the referee
table-skip = Do not wait
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
strip-typed = Your sentence in words and signs
strip-missing-nothing = Choose cards first.
strip-missing-blank = And what does it make? Fill in the blanks.

keypad-title = Keypad
keypad-erase = Delete
key-__plus__ = plus
key-__minus__ = minus
key-__times__ = times
key-__divided__ = divided by
key-__slash__ = fraction stroke
key-__point__ = decimal point
key-__percent__ = per cent

phrase-title = Say something

ask-take_back = Take my move back
ask-stand_in = Let the computer play for { $name }
ask-object = That is not right!
ask-waiting = Asked. The others decide.
ask-title = A question
asked-take_back = { $name } would like to take the move back. Is that all right?
asked-stand_in = { $name } would like the computer to play on. Is that all right?
asked-rematch = { $name } would like to play again. You too?

people-away = coming back …
people-came = { $name } is here.
people-here = { $name } is here again.
people-coming_back = { $name } is coming back …
link-joining = Going to the table …
link-coming_back = No connection. Coming back … Nothing is lost.
curtain-hold = Hold to see your cards
curtain-close = Cover my cards
curtain-about = Only { $name } looks now.

lamp-title = Help
lamp-ask = A little help
lamp-more = A little more help
lamp-tell = Read it to me
lamp-pause = Look once more before you ask again.
lamp-last = That was all the help there is.
lamp-picture = A picture for counting
picture-line = Number line
picture-frame = Ten-frame
picture-rows = Rows of dots
picture-counters = Counters
picture-lay = Lay counters
picture-line_about = A number line from { $from } to { $to }. It starts at { $start }.
picture-frame_about = Frames of ten with counters for { $terms }.
picture-rows_about = { $rows } rows with { $each } dots each.
picture-share_about = { $count } dots in rows of { $each }.
picture-move = Move the marker
picture-opened = A picture for counting. Count along!

wrong-title = Not { $result }. Try again!
wrong-said = “{ $said }” is not true.
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

end-title = The game is over
end-your_pile = Your winning pile
end-pile_of = The winning pile of { $name }
end-how_many = How many cards are these?
end-row =
    { $count ->
        [one] a row with 1 card
       *[other] a row of { $count } cards
    }
end-check = That many
end-skip = Skip counting
end-right =
    { $count ->
        [one] Yes, 1 card.
       *[other] Yes, { $count } cards!
    }
end-not_so_many = Not { $said }. Count once more!
end-place = Place
end-name = Name
end-score = Score
end-club = Back to the tournament
end-again = Again
end-again_about = Everybody moves on by one seat, so that another begins.
end-look_along = Look along with { $name }
end-look_back = Look back
end-other = Play something else

replay-title = Looking back
replay-first = To the beginning
replay-back = One step back
replay-forward = One step on
replay-last = To the end
replay-step = Step { $at } of { $count }
replay-open = All hands open
replay-as = As { $name } saw it
replay-view = Who looks?
replay-start = The cards are dealt.
replay-copy = Copy the record
replay-not_yet = A game can be looked back at when it is over.
replay-seat = Seat { $seat }
replay-turns = All turns
replay-tools = Take it along
replay-copy_position = Copy this position
replay-link = Copy the link
replay-link_about = Whoever has the link can look back too, for as long as the table is kept.
replay-no_link = Nobody else may watch at this table, so there is no link to it.
replay-begun =
    { $count ->
        [one] The first turn comes from another game.
       *[other] The first { $count } turns come from another game.
    }
replay-together = Look back together
replay-together_about = Whoever turns a page turns it for everybody.
replay-with = Looking along: { $names }.
replay-with_nobody = Nobody else is here yet.
replay-turned = { $name } has turned the page.
replay-play_on = Play on from here
replay-play_on_about = A new table begins with these cards. You play one seat, the computer plays the others.
replay-play_as = You play for
replay-play_against = against
replay-play_over = Here the game is over. Go back a step to play on.

look-title = A second look
look-you-cards =
    { $count ->
        [one] In turn { $turn } you could have won 1 card.
       *[other] In turn { $turn } you could have won { $count } cards.
    }
look-you-points =
    { $count ->
        [one] In turn { $turn } you could have made 1 point.
       *[other] In turn { $turn } you could have made { $count } points.
    }
look-name-cards =
    { $count ->
        [one] In turn { $turn } { $name } could have won 1 card.
       *[other] In turn { $turn } { $name } could have won { $count } cards.
    }
look-name-points =
    { $count ->
        [one] In turn { $turn } { $name } could have made 1 point.
       *[other] In turn { $turn } { $name } could have made { $count } points.
    }
look-did = That time it was { $count }.
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
        [one] Yes! That makes 1 point.
       *[other] Yes! That makes { $count } points.
    }
look-less-cards =
    { $count ->
        [one] That is true, and wins 1 card. There is more to find.
       *[other] That is true, and wins { $count } cards. There is more to find.
    }
look-less-points =
    { $count ->
        [one] That is true, and makes 1 point. There is more to find.
       *[other] That is true, and makes { $count } points. There is more to find.
    }
look-none = That is allowed, but it wins nothing. Look for a take!
look-nothing = You have seen everything there was to see.
look-again = Begin again
look-back = Back to the end of the game

open-title = Open a game
open-about = Every game that is over can be copied as a text: the whole record, or a position. Here you can look at it again.
open-paste = Paste the text here
open-file = or choose a file
open-show = Look at it
copy-done = Copied!
copy-selected = It is selected already. Copy it with Ctrl+C or ⌘C, or hold your finger on it.
copy-by_hand = Copy this text

no-unknown = That does not go here.
guide-title = How to play: { $level }
guide-games = Game
guide-levels = Cards
guide-pictures = Picture: { $said }
guide-play = Play this

about-title = About Sumdeck
about-what = Sumdeck is a table for card games in which you calculate in your head. The table never tells you what you could play: finding it is the game.
about-names = Whose games are these?
about-names_text = { -numero }, { -mathino }, { -numberloor } and Formula are names of games that belong to their publishers. Sumdeck is not theirs: it plays the rules in its own words and with its own pictures. If you like a game, get the real cards!
about-guess = What we guess
about-guess_text = The rules do not say everything about the cards. What we had to guess is listed here. Compare it with your own pack.
about-guess_none = Nothing about this pack is a guess.
about-guess_faces = That these cards are in the pack:
about-guess_points = How many points are printed on:
about-data = What we know about you
about-data_text = Nothing. There are no accounts, no messages, no advertisements and no counting of visitors. A name at the table is a word of your choice. Tables are erased after some time. This page asks no other server for anything.
about-free = Sumdeck is free software under the MIT licence.
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
guide-none = Nobody has written down the rules of this game yet.
