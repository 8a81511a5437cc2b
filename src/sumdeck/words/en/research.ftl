## Simulation

cli-sim = let computer players play many games, and count
sim-games = how many deals to play; { $usual } by default
sim-players = who plays, seat by seat; by default the strongest
sim-seed = the name that fixes all the chance; the same name gives the same games
sim-workers = how many processes share the work; by default all cores
sim-paired = play each deal once in every seating, so that nobody gets better cards
sim-csv = write a line for each game and seat to this file
sim-too_few = { $given } isn’t a number from 1 up
sim-progress = games
sim-title = { $count } games of { $game }: deals { $first } to { $last }
sim-player = player
sim-wins = won
sim-shared_wins = shared
sim-deals_won = deals won
sim-score = score
sim-spread = spread
sim-takes = takes
sim-sentences = sentences
sim-equations = equations
sim-per_game = Scores, takes, sentences and equations are averages per game; the spread is the standard deviation of the scores.
sim-lengths = A game takes { $shortest } to { $longest } sentences, { $mean } on average.
sim-ending =
    { $count ->
        [one] 1 game: { $why }
       *[other] { $count } games: { $why }
    }
sim-written = Every game is in { $file }
sim-stopped =
    { $count ->
        [one] Stopped after 1 game.
       *[other] Stopped after { $count } games.
    }
sim-failed = A game couldn’t be played to the end. { $reason }
