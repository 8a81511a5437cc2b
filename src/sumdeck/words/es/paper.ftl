## What is printed on paper

paper-of_game = { $game }: { $what }
paper-sheet = { $title } · hoja { $number } de { $count }
paper-fronts = Hoja { $number }, caras
paper-backs = Hoja { $number }, dorsos
paper-ruler = 50 mm, si se imprime al 100 %
paper-how_both = Imprime al 100 % por las dos caras, girando por el lado largo; luego recorta por las marcas.
paper-how_one = Imprime al 100 %, luego recorta por las marcas.

## Rules

paper-rules = las reglas
paper-needed = Necesitáis { $cards } cartas y una mesa.
paper-whose = Las reglas de { $game } con nuestras propias palabras. El juego y su nombre son de su editorial, que no tiene nada que ver con Sumdeck.

## Score sheets

paper-sheets = hojas de puntos
paper-name = Nombre
paper-round_and_names = { $round } y nombres
paper-end = total
paper-date = Fecha
paper-game = Partida
paper-numbered_table = Mesa { $number }
paper-numbered_game = Partida { $number }
paper-total = total hasta ahora
paper-together = juntos

## Tables and cards to lie beside the players

paper-checklist = Lo que da puntos
paper-tables = tablas

## For clubs

paper-certificates = Diplomas
paper-certificate = Diploma
paper-first = gana
paper-came-one = queda { $place }.º en
paper-came-two = queda { $place }.º en
paper-came-few = queda { $place }.º en
paper-came-other = queda { $place }.º en
paper-took_part = ha participado en
paper-signature = Firma
paper-stickers = Pegatinas de mesa
paper-poster = Escanea esto, o escribe estas palabras:
paper-day = { $day } de { $month } de { $year }
paper-month-1 = enero
paper-month-2 = febrero
paper-month-3 = marzo
paper-month-4 = abril
paper-month-5 = mayo
paper-month-6 = junio
paper-month-7 = julio
paper-month-8 = agosto
paper-month-9 = septiembre
paper-month-10 = octubre
paper-month-11 = noviembre
paper-month-12 = diciembre
paper-bracket = Cuadro
paper-games = Partidas
paper-last_rounds = Las últimas rondas
paper-part = { $what }, parte { $number } de { $count }
paper-continued = { $what }, continuación
paper-page = página { $number } de { $count }
paper-champion = Ganador: { $name }
paper-system-single = Eliminación directa
paper-system-double = Doble eliminación
paper-system-swiss = Sistema suizo
paper-system-round_robin = Todos contra todos
paper-system-groups = Grupos, luego eliminación
paper-system-class = Una clase
paper-bracket_key = Cada partida tiene su número. Un triángulo señala quién pasa. Marco grueso: se está jugando. Marco discontinuo: por jugar.
paper-games_key = Cada partida tiene su número. Un triángulo señala quién ganó.
paper-breaks_key = Un empate a puntos se decide con las columnas de la derecha, por orden.
paper-has_left = { $name } (se fue)

## Colours of cards that no page names

colour-gold = oro
colour-hearts = corazones
colour-spades = picas
colour-diamonds = diamantes
colour-clubs = tréboles
