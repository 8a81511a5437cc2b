## What is printed on paper

paper-of_game = { $game }: { $what }
paper-sheet = { $title } · sheet { $number } of { $count }
paper-fronts = Sheet { $number }, fronts
paper-backs = Sheet { $number }, backs
paper-ruler = 50 mm, if printed at 100 %
paper-how_both = Print at 100 %, on both sides, turned on the long edge; then cut at the marks.
paper-how_one = Print at 100 %, then cut at the marks.

## Rules

paper-rules = the rules
paper-needed = You need { $cards } cards, and a table.
paper-whose = The rules of { $game }, told in our own words. The game and its name belong to its publisher, who has nothing to do with Sumdeck.

## Score sheets

paper-sheets = score sheets
paper-name = Name
paper-round_and_names = { $round } and names
paper-end = total
paper-date = Date
paper-game = Game
paper-numbered_table = Table { $number }
paper-numbered_game = Game { $number }
paper-total = total so far
paper-together = together

## Tables and cards to lie beside the players

paper-checklist = Points at a glance
paper-tables = tables

## For clubs

paper-certificates = Certificates
paper-certificate = Certificate
paper-came_to = came to place { $place } in
paper-took_part = took part in
paper-signature = signed
paper-stickers = Stickers for tables
paper-poster = Point a camera at this, or type these words:
paper-day = { $day } { $month } { $year }
paper-month-1 = January
paper-month-2 = February
paper-month-3 = March
paper-month-4 = April
paper-month-5 = May
paper-month-6 = June
paper-month-7 = July
paper-month-8 = August
paper-month-9 = September
paper-month-10 = October
paper-month-11 = November
paper-month-12 = December
paper-bracket = Bracket
paper-games = Games
paper-standings = Standings
paper-last_rounds = The last rounds
paper-part = { $what }, part { $number } of { $count }
paper-continued = { $what }, continued
paper-page = page { $number } of { $count }
paper-champion = Champion: { $name }
paper-system-single = Single elimination
paper-system-double = Double elimination
paper-system-swiss = Swiss system
paper-system-round_robin = Everybody meets everybody
paper-system-groups = Groups, then a knock-out
paper-side-winners = Winners’ side
paper-side-losers = Losers’ side
paper-side-final = Final
paper-side-third = Third place
paper-second_final = Second final
paper-group = Group { $number }
paper-round = Round { $number }
paper-bye = bye
paper-winner_of = winner of { $game }
paper-loser_of = loser of { $game }
paper-placed_in = no. { $place } of { $game }
paper-bracket_key = Every game has its number. A triangle goes with who comes through; a thick frame, with a game that is being played; a dashed one, with a game to come.
paper-games_key = Every game has its number. A triangle goes with who came first.
paper-breaks_key = Equal points are told apart by the columns to the right of them, the first of them first.
paper-standing-place = Place
paper-standing-name = Name
paper-standing-club = Club
paper-standing-points = Points
paper-standing-played = Played
paper-standing-won = Won
paper-break-opponents = Opponents
paper-break-beaten = Beaten
paper-break-direct = Direct
paper-has_left = { $name } (left)
