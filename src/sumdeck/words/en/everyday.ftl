## What the pages for every day say: tasks, the map of levels, printing, about

about-title = About Sumdeck
about-what = Sumdeck is a table for card games that you play by working things out in your head. The table never tells you what you could play: finding it is the game.
about-names = Whose games are these?
about-names_text = { -numero }, { -mathino }, { -numberloor } and Formula are the names of games that belong to their publishers, who have nothing to do with Sumdeck. We tell the rules in our own words and draw our own pictures. If you like a game, buy the real cards!
about-guess = What we’ve guessed
about-guess_text = Some of these cards are our guess, because the rules don’t say everything about them. Here is what we guessed. Compare it with your own pack.
about-guess_none = We guessed nothing about this pack.
about-guess_faces = That these cards are in the pack:
about-guess_points = The points printed on these cards:
about-data = What we know about you
about-data_text = Nothing. There are no accounts, no messages, no adverts and nobody counts visitors. Your name at the table is any word you like. Tables are deleted after a while. This page doesn’t ask any other server for anything.
about-free = Sumdeck is free software under the MIT licence.

press-title = Print
press-about = Everything you need to play with real cards. You get a file that any printer can print.
press-game = Which game?
press-what = What shall be printed?
press-what-cards = Cards to cut out
press-what-rules = Rules, one page for each level
press-what-sheets = Score sheets
press-what-tables = Tables to look things up
press-what-checklist = Cards that say what scores points
press-level = For which level?
press-all_cards = all cards of the game
press-all_levels = all levels
press-paper = Paper
press-paper-a4 = A4
press-paper-letter = Letter
press-looks = How should it look?
press-backs = With backs
press-large = Large print
press-colour_safe = Easy to tell apart without colour
press-both_sides = Print on both sides and turn the paper on its long edge: then each back is behind its front.
press-make = Make the file

task-title = A task for you
task-guide = Learn it by playing: three turns with a little help, then the game goes on.
task-daily = Everyone gets the same cards today. How far will you get?
task-play = A game that starts with cards somebody has laid out.
task-start = Deal the cards

task-first = Your first game
task-understood = OK
task-skip = Skip
task-over = That’s how it goes. Now play on!

today-title = Every day
today-games = Games
today-deal = Today’s deal
today-about = { $level }: everyone gets the same cards today.
today-play = Play today’s deal
today-result = Your result
today-share = Copy, to show a friend
today-sums =
    { $count ->
        [one] 1 sum
       *[other] { $count } sums
    }
today-found = Found: { $won }
today-found_helped =
    { $count ->
        [one] Found: { $won }, with 1 step of help
       *[other] Found: { $won }, with { $count } steps of help
    }
today-kind = All of this stays on this device. Nothing is lost if you stay away for a while.

carry-title = The sums this device remembers
carry-about =
    { $count ->
        [one] This device remembers 1 sum, and so it knows what to practise. Nobody else sees it.
       *[other] This device remembers { $count } sums, and so it knows what to practise. Nobody else sees them.
    }
carry-save = Save as a file
carry-open = Add those of another device, from its file
carry-brought =
    { $count ->
        [one] 1 sum added.
       *[other] { $count } sums added.
    }
carry-bad = There are no sums in that file.
carry-forget = Forget them all
carry-sure = Yes, forget them
carry-keep = Keep them

find-title = Find it
find-about = A turn from a real game. What’s the most you can get? You look for it, and say it.
find-tier-1 = Easy
find-tier-2 = Medium
find-tier-3 = Hard
find-count =
    { $count ->
        [one] 1 found
       *[other] { $count } found
    }
find-own = Or with sums you’re not quite sure of yet:
find-number = no. { $number }
find-another = Another one
find-cards-numero =
    { $count ->
        [one] You can win 1 card here.
       *[other] You can win { $count } cards here.
    }
find-points-numero =
    { $count ->
        [one] You can score 1 point here.
       *[other] You can score { $count } points here.
    }
find-pile-mathino = You can build a pile of { $count } cards here, and still hold the card to capture it.
find-cards-numberloor =
    { $count ->
        [one] You can play 1 floor here.
       *[other] You can play { $count } floors here.
    }
find-cards-formula =
    { $count ->
        [one] You can play 1 card here.
       *[other] You can play { $count } cards here.
    }

map-title = Your way through the levels
map-play = Play this
map-best =
    { $count ->
        [one] { $game }: best { $best }, in 1 game
       *[other] { $game }: best { $best }, in { $count } games
    }
map-found =
    { $count ->
        [one] 1 puzzle found
       *[other] { $count } puzzles found
    }

practice-title = Three minutes
practice-about = Sums you’re not quite sure of yet. A wrong answer does no harm: there’s a picture to help you count.
practice-begin = Start
practice-easier = Easier
practice-right = Just right
practice-harder = Harder
practice-check = Check
practice-picture = Picture
practice-another = Another one
practice-good = Yes, { $sum }!
practice-wrong = { $said } isn’t right. Try again.
practice-done =
    { $count ->
        [one] 1 sum. Well done!
       *[other] { $count } sums. Well done!
    }

levels-level = Level
levels-ages = Ages
levels-practises = Practises
levels-sure = A question mark: we think so, but have not found it in the curriculum.
topic-sorting = sorting by colour, shape and number
topic-counting = counting, one more and one less
topic-sums_10 = adding and taking away to 10
topic-sums_20 = adding and taking away to 20
topic-tables = times tables and dividing
topic-fractions = fractions, decimals, per cent
topic-powers = powers and roots
country-england = England
country-germany = Germany
country-netherlands = Netherlands
country-australia = Australia

series-find =
    { $count ->
        [one] 1 puzzle
       *[other] { $count } puzzles
    }
series-find_about = In each one, find the sum that wins most.
series-with-plus = adding { $number }
series-with-minus = taking away { $number }
series-with-times = the { $number } times table
series-with-divide = dividing by { $number }
series-play = Play for { $count } minutes
series-about = Take your time: you can leave this page and come back with the same link.
series-everyone = Everyone has the same cards.
series-done = { $done } of { $count } found
series-finished = All { $count } found, { $alone } without help. Well done!
series-over = Time’s up. Well done!
series-next = Next one
series-game = Next game
series-back = Back to my task
task-class = Back to { $name }
series-left =
    { $count ->
        [one] { $count } minute left
       *[other] { $count } minutes left
    }
series-none = No puzzle of this kind came up this time. That’s not your fault: go on with the next one.
results-title = Results of tasks
results-teacher = For your teacher
results-about = Let your teacher scan the picture, or send them the link.
results-name = Your first name, or what your teacher calls you
results-copy = Copy the link with my result
results-here = Results come by a link or a picture that a child shows or sends you. They stay on this device.
results-paste = Links or lines from the children
results-take = Take them in
results-bad = Nothing in this was a whole result.
results-taken =
    { $count ->
        [one] { $count } result taken in.
       *[other] { $count } results taken in.
    }
results-empty = No results yet.
results-delete = Delete all results on this device
results-delete_type = To delete them, type how many there are: { $count }
results-keep = Keep them
results-delete_sure = Delete them all
results-sent = Your teacher can see how far you are.
results-alone = Without help
results-done = Done
results-wrong = What was wrong
results-wrong_of = { $fact }: { $wrong } of { $count } wrong
results-who = Name
results-games =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
