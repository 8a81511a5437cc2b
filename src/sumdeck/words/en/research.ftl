## Simulation

cli-sim = let computer players play many games, and count
sim-games = how many deals are played; { $usual } if not given
sim-players = who plays, seat by seat; the strongest if not given
sim-seed = the name from which all chance follows; the same name gives the same games
sim-workers = how many processes share the work; all cores if not given
sim-paired = play each deal once for every seating, so that nobody has better cards
sim-csv = write a line for each game and seat into this file
sim-too_few = { $given } is not a number from 1 on
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
sim-per_game = Scores, takes, sentences and equations are the mean of a game; the spread is the standard deviation of the scores.
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
sim-failed = A game could not be played to its end. { $reason }
