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
