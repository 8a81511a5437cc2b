## Simulation

cli-sim = let computer players play many games, and count
sim-games = how many deals to play; { $usual } by default
sim-players = who plays, seat by seat; by default the strongest
sim-seed = the name that fixes all the chance; the same name gives the same games
sim-workers = how many processes share the work; by default all cores
sim-paired = play each deal once in every seating, so that nobody gets better cards
sim-survey = count the moves at every turn too: how many there were, and how often no sum was possible
sim-on = play on a Ray cluster (RAY_ADDRESS says which one) instead of on this machine’s cores
sim-keep = keep the games in this file, and carry on from there next time
sim-json = write the findings to this file, as JSON
sim-csv = write a line for each game and seat to this file
sim-too_few = { $given } isn’t a number from 1 up
sim-no_picture = { $given } isn’t a picture: its name must end in .png, .svg or .pdf
sim-progress = games
sim-title = { $count } games of { $game }: deals { $first } to { $last }
sim-player = player
sim-wins = won
sim-shared_wins = shared
sim-deals_won = deals won
sim-won = won (95 %)
sim-quartiles = quartiles
sim-choices = choices
sim-stuck = stuck
sim-milliseconds = { $count } ms
sim-thought = a move
sim-score = score
sim-spread = spread
sim-takes = takes
sim-sentences = sentences
sim-sums = with sums
sim-per_game = Scores, takes and sentences are averages per game; the spread is the standard deviation of the scores, and the quartiles split them into four equal parts.
sim-lengths = A game takes { $shortest } to { $longest } sentences, { $mean } on average.
sim-ending =
    { $count ->
        [one] 1 game: { $why }
       *[other] { $count } games: { $why }
    }
sim-written = Written to { $file }
sim-stopped =
    { $count ->
        [one] Stopped after 1 game.
       *[other] Stopped after { $count } games.
    }
sim-failed = A game couldn’t be played to the end. { $reason }
sim-goes_on = Run the same command again to carry on.
sim-other_work = { $file } holds other games: other players, cards, rules, numbers or --records. Choose another file.
sim-no_own_player = That player can’t be used: { $reason }
sim-seats = Won by each seat, from the first: { $shares }

## Arena

cli-arena = let every computer player meet every other, and rate them
arena-players = who takes part, by name or as module:Class; by default all players of the game
arena-records = write each game as a record into this folder
arena-plot = draw the ratings into this file (PNG, SVG or PDF)
arena-alone = { $game } is played alone, so nobody can meet anybody.
arena-twice = Name at least two players, each of them once. This game has: { $known }
arena-title = { $count } games of { $game }, everyone against everyone
arena-rating = rating (95 %)
arena-against = against { $player }
arena-meaning = 400 points more win ten games out of eleven. The average is 0.

## Lab

cli-lab = see what house rules change: length, fairness, luck and skill, sums
lab-vary = a house rule, level or pack, and the values to try, such as hand_size=4,5,6; once for each
lab-players = a strong player and a weak one; by default the strongest that answers at once, and the weakest
lab-csv = write a line for each variation to this file
lab-plot = draw the findings into this file (PNG, SVG or PDF)
lab-two = Name two players: a strong one and a weak one.
lab-bad_vary = Say what to try like this: key=value,value; not { $given }
lab-title = What changes in { $game }, { $count } deals each
lab-length = sentences a game
lab-first_seat = first seat wins
lab-skill = strong beats weak
lab-sums = with sums
lab-choices = choices a turn
lab-stuck = stuck
lab-meaning = Equally strong players meet for all but “strong beats weak”. 50 % is fair, or pure luck. Stuck: turns where no sum was possible.
argument-folder = FOLDER
argument-variations = KEY=A,B
