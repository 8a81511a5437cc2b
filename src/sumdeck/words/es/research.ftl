## Simulation

cli-sim = hace que los jugadores del ordenador jueguen muchas partidas, y cuenta
sim-games = cuántos repartos jugar; si no, { $usual }
sim-players = quién juega, sitio por sitio; si no, el más fuerte
sim-seed = el nombre que fija todo el azar; el mismo nombre da las mismas partidas
sim-workers = cuántos procesos se reparten el trabajo; si no, todos los núcleos
sim-paired = jugar cada reparto una vez en cada orden, para que nadie tenga mejores cartas
sim-survey = contar también las jugadas de cada turno: cuántas había y cuántas veces no era posible ninguna cuenta
sim-on = jugar en un clúster de Ray (RAY_ADDRESS dice cuál) en vez de en los núcleos de este ordenador
sim-keep = guardar las partidas en este archivo y seguir desde ahí la próxima vez
sim-json = escribir los resultados en este archivo, como JSON
sim-csv = escribir una línea por partida y sitio en este archivo
sim-too_few = { $given } no es un número desde 1
sim-no_picture = { $given } no es una imagen: su nombre tiene que terminar en .png, .svg o .pdf
sim-progress = partidas
sim-title = { $count } partidas de { $game }: repartos { $first } a { $last }
sim-player = jugador
sim-wins = ganadas
sim-shared_wins = compartidas
sim-deals_won = repartos ganados
sim-won = ganadas (95 %)
sim-quartiles = cuartiles
sim-choices = opciones
sim-stuck = sin salida
sim-milliseconds = { $count } ms
sim-thought = por jugada
sim-score = puntos
sim-spread = dispersión
sim-takes = tomas
sim-sentences = frases
sim-sums = con cuentas
sim-per_game = Puntos, tomas, frases y cuentas son medias por partida; la dispersión es la desviación típica de los puntos.
sim-lengths = Una partida dura de { $shortest } a { $longest } frases, { $mean } de media.
sim-ending =
    { $count ->
        [one] 1 partida: { $why }
       *[other] { $count } partidas: { $why }
    }
sim-written = Guardado en { $file }
sim-stopped =
    { $count ->
        [one] Parado después de 1 partida.
       *[other] Parado después de { $count } partidas.
    }
sim-failed = Una partida no se pudo jugar hasta el final. { $reason }
sim-goes_on = Repite la misma orden para seguir.
sim-other_work = { $file } contiene otras partidas: otros jugadores, cartas, reglas, números o --records. Elige otro archivo.
sim-no_own_player = Ese jugador no se puede usar: { $reason }
sim-seats = Ganadas por cada sitio, desde el primero: { $shares }

## Arena

cli-arena = hace que todos los jugadores del ordenador se enfrenten, y los clasifica
arena-players = quién participa, por su nombre o como module:Class; si no, todos los jugadores del juego
arena-records = escribir cada partida en un archivo de esta carpeta
arena-plot = dibujar la clasificación en este archivo (PNG, SVG o PDF)
arena-alone = { $game } se juega en solitario, así que nadie puede enfrentarse a nadie.
arena-twice = Nombra al menos dos jugadores, cada uno una vez. Este juego tiene: { $known }
arena-title = { $count } partidas de { $game }, todos contra todos
arena-rating = puntuación (95 %)
arena-against = contra { $player }
arena-meaning = 400 puntos más ganan diez partidas de cada once. La media es 0.

## Lab

cli-lab = muestra qué cambian las reglas de la casa: duración, justicia, suerte y habilidad, cuentas
lab-vary = una regla de la casa, level o pack, y los valores que probar, como hand_size=4,5,6; una vez por cada uno
lab-players = un jugador fuerte y uno débil; si no, el más fuerte de los que responden al momento y el más débil
lab-csv = escribir una línea por variante en este archivo
lab-plot = dibujar los resultados en este archivo (PNG, SVG o PDF)
lab-two = Nombra dos jugadores: uno fuerte y uno débil.
lab-bad_vary = Di así qué hay que probar: key=value,value; no { $given }
lab-title = Qué cambia en { $game }, { $count } repartos cada vez
lab-length = frases por partida
lab-first_seat = gana el primer sitio
lab-skill = el fuerte gana al débil
lab-sums = con cuentas
lab-choices = opciones por turno
lab-stuck = sin salida
lab-meaning = Salvo en «el fuerte gana al débil», se enfrentan jugadores igual de fuertes. 50 % es justo, o pura suerte. Sin salida: turnos en los que no era posible ninguna cuenta.
argument-folder = CARPETA
argument-variations = REGLA=A,B
