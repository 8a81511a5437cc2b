## What is printed on paper

paper-of_game = { $game }: { $what }
paper-sheet = { $title } · sheet { $number } of { $count }
paper-fronts = Sheet { $number }, fronts
paper-backs = Sheet { $number }, backs
paper-ruler = 50 mm, if printed at 100 %
paper-how_both = Print at 100 % on both sides, flipped on the long edge; then cut along the marks.
paper-how_one = Print at 100 %, then cut along the marks.

## Rules

paper-rules = the rules
paper-needed = You need { $cards } cards, and a table.
paper-whose = The rules of { $game } in our own words. The game and its name belong to its publisher, who has nothing to do with Sumdeck.

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

paper-checklist = What scores
paper-tables = tables

## For clubs

paper-certificates = Certificates
paper-certificate = Certificate
paper-first = won
paper-came-one = came { $place }st in
paper-came-two = came { $place }nd in
paper-came-few = came { $place }rd in
paper-came-other = came { $place }th in
paper-took_part = took part in
paper-signature = Signed
paper-stickers = Table stickers
paper-poster = Scan this, or type these words:
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
paper-last_rounds = The last rounds
paper-part = { $what }, part { $number } of { $count }
paper-continued = { $what }, continued
paper-page = page { $number } of { $count }
paper-champion = Champion: { $name }
paper-system-single = Single elimination
paper-system-double = Double elimination
paper-system-swiss = Swiss system
paper-system-round_robin = Everyone plays everyone
paper-system-groups = Groups, then knock-out
paper-system-class = A class
paper-bracket_key = Every game has its number. A triangle shows who goes through. A thick frame: being played. A dashed frame: to come.
paper-games_key = Every game has its number. A triangle shows who won.
paper-breaks_key = A tie on points is settled by the columns to the right, in order.
paper-has_left = { $name } (left)

## Colours of cards that no page names

colour-gold = gold
colour-hearts = hearts
colour-spades = spades
colour-diamonds = diamonds
colour-clubs = clubs
