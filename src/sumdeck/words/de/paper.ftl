## What is printed on paper

paper-of_game = { $game }: { $what }
paper-sheet = { $title } · Blatt { $number } von { $count }
paper-fronts = Blatt { $number }, Vorderseiten
paper-backs = Blatt { $number }, Rückseiten
paper-ruler = 50 mm, wenn mit 100 % gedruckt
paper-how_both = Mit 100 % und beidseitig drucken, über die lange Seite gewendet; dann an den Marken schneiden.
paper-how_one = Mit 100 % drucken, dann an den Marken schneiden.

## Rules

paper-rules = die Regeln
paper-needed = Ihr braucht { $cards } Karten und einen Tisch.
paper-whose = Die Regeln von { $game } in unseren eigenen Worten. Spiel und Name gehören dem Verlag, der mit Sumdeck nichts zu tun hat.

## Score sheets

paper-sheets = Punktezettel
paper-name = Name
paper-round_and_names = { $round } und Namen
paper-end = gesamt
paper-date = Datum
paper-game = Spiel
paper-numbered_table = Tisch { $number }
paper-numbered_game = Spiel { $number }
paper-total = bisher
paper-together = zusammen

## Tables and cards to lie beside the players

paper-checklist = Die Punkte auf einen Blick
paper-tables = Tabellen

## For clubs

paper-certificates = Urkunden
paper-certificate = Urkunde
paper-first = hat gewonnen:
paper-came-one = hat Platz { $place } erreicht:
paper-came-two = hat Platz { $place } erreicht:
paper-came-few = hat Platz { $place } erreicht:
paper-came-other = hat Platz { $place } erreicht:
paper-took_part = hat mitgespielt:
paper-signature = Unterschrift
paper-stickers = Tischaufkleber
paper-poster = Kamera darauf richten, oder diese Wörter eintippen:
paper-day = { $day }. { $month } { $year }
paper-month-1 = Januar
paper-month-2 = Februar
paper-month-3 = März
paper-month-4 = April
paper-month-5 = Mai
paper-month-6 = Juni
paper-month-7 = Juli
paper-month-8 = August
paper-month-9 = September
paper-month-10 = Oktober
paper-month-11 = November
paper-month-12 = Dezember
paper-bracket = Turnierbaum
paper-games = Spiele
paper-last_rounds = Die letzten Runden
paper-part = { $what }, Teil { $number } von { $count }
paper-continued = { $what }, weiter
paper-page = Seite { $number } von { $count }
paper-champion = Gewonnen hat: { $name }
paper-system-single = Einfaches K.-o.
paper-system-double = Doppeltes K.-o.
paper-system-swiss = Schweizer System
paper-system-round_robin = Jeder gegen jeden
paper-system-groups = Gruppen, dann K.-o.
paper-system-class = Eine Klasse
paper-bracket_key = Jedes Spiel hat seine Nummer. Ein Dreieck zeigt, wer weiterkommt; ein dicker Rahmen, was gerade gespielt wird; ein gestrichelter, was noch kommt.
paper-games_key = Jedes Spiel hat seine Nummer. Ein Dreieck zeigt, wer gewonnen hat.
paper-breaks_key = Bei gleichen Punkten entscheiden die Spalten rechts davon, die erste zuerst.
paper-has_left = { $name } (gegangen)

## Colours of cards that no page names

colour-gold = gold
colour-hearts = Herz
colour-spades = Pik
colour-diamonds = Karo
colour-clubs = Kreuz
