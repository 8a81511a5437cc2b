## Lo que dicen las páginas de cada día: tareas, mapa de niveles, imprimir, acerca de

about-title = Acerca de Sumdeck
about-what = Sumdeck es una mesa para juegos de cartas en los que se calcula de cabeza. La mesa nunca te dice qué podrías jugar: encontrarlo es el juego.
about-names = ¿De quién son estos juegos?
about-names_text = { -numero }, { -mathino }, { -numberloor } y Formula son nombres de juegos que pertenecen a sus editoriales, que no tienen nada que ver con Sumdeck. Contamos las reglas con nuestras palabras y hacemos nuestros dibujos. Si te gusta un juego, ¡compra las cartas de verdad!
about-guess = Lo que hemos supuesto
about-guess_text = Algunas cartas las hemos supuesto, porque las reglas no lo dicen todo. Aquí está lo que hemos supuesto. Compáralo con tu baraja.
about-guess_none = En esta baraja no hemos supuesto nada.
about-guess_faces = Que estas cartas están en la baraja:
about-guess_points = Los puntos impresos en estas cartas:
about-data = Lo que sabemos de ti
about-data_text = Nada. No hay cuentas de usuario, ni mensajes, ni anuncios, y nadie cuenta las visitas. Tu nombre en la mesa es la palabra que quieras. Las mesas se borran pasado un tiempo. Esta página no pide nada a otros servidores.
about-free = Sumdeck es software libre con licencia MIT.

press-title = Imprimir
press-about = Todo lo que hace falta para jugar con cartas de verdad. Recibes un archivo que cualquier impresora puede imprimir.
press-game = ¿Qué juego?
press-what = ¿Qué quieres imprimir?
press-what-cards = Cartas para recortar
press-what-rules = Reglas, una página por nivel
press-what-sheets = Hojas de puntos
press-what-tables = Tablas para consultar
press-what-checklist = Cartas que dicen qué da puntos
press-level = ¿Para qué nivel?
press-all_cards = todas las cartas del juego
press-all_levels = todos los niveles
press-paper = Papel
press-paper-a4 = A4
press-paper-letter = Carta (formato de EE. UU.)
press-looks = ¿Cómo debe verse?
press-backs = Con reversos
press-large = Letra grande
press-colour_safe = Fáciles de distinguir sin colores
press-both_sides = Imprime por las dos caras y gira el papel por el lado largo: así cada reverso queda detrás de su cara.
press-make = Crear el archivo
task-title = Una tarea para ti
task-guide = Aprende jugando: tres turnos con un poco de ayuda, y luego la partida sigue.
task-daily = Hoy todos tienen las mismas cartas. ¿Hasta dónde llegarás?
task-play = Una partida que empieza con cartas ya colocadas.
task-start = Repartir las cartas
task-first = Tu primera partida
task-understood = Entendido
task-skip = Saltar
task-over = Así se juega. ¡Ahora sigue tú!
today-title = Cada día
today-games = Juegos
today-deal = Las cartas del día
today-about = { $level }: hoy todos tienen las mismas cartas.
today-play = Jugar las cartas del día
today-result = Tu resultado
today-share = Copiar para enseñarlo
today-sums =
    { $count ->
        [one] 1 cuenta
       *[other] { $count } cuentas
    }
today-found = Encontrado: { $won }
today-found_helped =
    { $count ->
        [one] Encontrado: { $won }, con 1 pista
       *[other] Encontrado: { $won }, con { $count } pistas
    }
today-kind = Todo esto se queda en este dispositivo. No se pierde nada si no vienes durante un tiempo.
carry-title = Las cuentas que recuerda este dispositivo
carry-about =
    { $count ->
        [one] Este dispositivo recuerda 1 cuenta y así sabe qué hay que practicar. Nadie más la ve.
       *[other] Este dispositivo recuerda { $count } cuentas y así sabe qué hay que practicar. Nadie más las ve.
    }
carry-save = Guardar en un archivo
carry-open = Añadir las de otro dispositivo, desde su archivo
carry-brought =
    { $count ->
        [one] 1 cuenta añadida.
       *[other] { $count } cuentas añadidas.
    }
carry-bad = En ese archivo no hay cuentas.
carry-forget = Olvidarlas todas
carry-sure = Sí, olvidarlas
carry-keep = Conservarlas

find-title = Encuéntralo
find-about = Un turno de una partida de verdad. ¿Qué es lo máximo que puedes conseguir? Tú lo buscas y tú lo dices.
find-tier-1 = Fácil
find-tier-2 = Medio
find-tier-3 = Difícil
find-count =
    { $count ->
        [one] 1 encontrado
       *[other] { $count } encontrados
    }
find-own = O con cuentas que aún no sabes del todo:
find-number = n.º { $number }
find-another = Otro más
find-cards-numero =
    { $count ->
        [one] Aquí puedes ganar 1 carta.
       *[other] Aquí puedes ganar { $count } cartas.
    }
find-points-numero =
    { $count ->
        [one] Aquí puedes conseguir 1 punto.
       *[other] Aquí puedes conseguir { $count } puntos.
    }
find-pile-mathino = Aquí puedes construir un montón de { $count } cartas y quedarte con la carta que lo captura.
find-cards-numberloor =
    { $count ->
        [one] Aquí puedes poner 1 piso.
       *[other] Aquí puedes poner { $count } pisos.
    }
find-cards-formula =
    { $count ->
        [one] Aquí puedes poner 1 carta.
       *[other] Aquí puedes poner { $count } cartas.
    }
map-title = Tu camino por los niveles
map-play = Jugar a esto
map-best =
    { $count ->
        [one] { $game }: mejor resultado { $best }, 1 partida
       *[other] { $game }: mejor resultado { $best }, { $count } partidas
    }
map-found =
    { $count ->
        [one] 1 acertijo encontrado
       *[other] { $count } acertijos encontrados
    }

practice-title = Tres minutos
practice-about = Tus propias cuentas, las que aún no sabes del todo. Equivocarse no importa: un dibujo ayuda a contar.
practice-begin = Empezar
practice-easier = Más fácil
practice-right = Justo así
practice-harder = Más difícil
practice-check = Comprobar
practice-picture = Dibujo
practice-another = Otra
practice-good = ¡Sí, { $sum }!
practice-wrong = { $said } no es correcto. Inténtalo otra vez.
practice-done =
    { $count ->
        [one] 1 cuenta. ¡Bien hecho!
       *[other] { $count } cuentas. ¡Bien hecho!
    }

levels-level = Nivel
levels-ages = Edades
levels-practises = Se practica
levels-sure = Un signo de interrogación: lo suponemos, pero no lo hemos visto en el currículo.
topic-sorting = ordenar por color, forma y número
topic-counting = contar, uno más y uno menos
topic-sums_10 = sumas y restas hasta 10
topic-sums_20 = sumas y restas hasta 20
topic-tables = tablas de multiplicar y divisiones
topic-fractions = fracciones, decimales, porcentajes
topic-powers = potencias y raíces
country-england = Inglaterra
country-germany = Alemania
country-netherlands = Países Bajos
country-australia = Australia

series-find =
    { $count ->
        [one] 1 acertijo
       *[other] { $count } acertijos
    }
series-find_about = En cada uno, encuentra la cuenta que gana más.
series-with-plus = sumar { $number }
series-with-minus = restar { $number }
series-with-times = la tabla del { $number }
series-with-divide = dividir entre { $number }
series-play = Jugar { $count } minutos
series-about = Tómate tu tiempo: puedes irte y volver con el mismo enlace.
series-everyone = Todos tienen las mismas cartas.
series-done = { $done } de { $count } encontrados
series-finished = Los { $count } encontrados, { $alone } sin ayuda. ¡Muy bien!
series-over = Se acabó el tiempo. ¡Muy bien!
series-next = Siguiente
series-game = Otra partida
series-back = Volver a mi tarea
task-class = Volver a { $name }
series-left =
    { $count ->
        [one] queda { $count } minuto
       *[other] quedan { $count } minutos
    }
series-none = Esta vez no ha salido ninguno así. No es culpa tuya: sigue con el siguiente.
results-title = Resultados de las tareas
results-teacher = Para tu maestro o maestra
results-about = Deja que escaneen la imagen o envía el enlace.
results-name = Tu nombre, o como te llaman en clase
results-copy = Copiar el enlace con mi resultado
results-here = Los resultados llegan por un enlace o una imagen que un niño enseña o envía. Se quedan en este dispositivo.
results-paste = Enlaces o líneas de los niños
results-take = Recogerlos
results-bad = Aquí no había ningún resultado completo.
results-taken =
    { $count ->
        [one] { $count } resultado recogido.
       *[other] { $count } resultados recogidos.
    }
results-empty = Aún no hay resultados.
results-delete = Borrar todos los resultados de este dispositivo
results-delete_type = Para borrarlos, escribe cuántos hay: { $count }
results-keep = Conservarlos
results-delete_sure = Borrarlos todos
results-sent = Tu maestro o maestra ve por dónde vas.
results-alone = Sin ayuda
results-done = Hecho
results-wrong = Lo que estaba mal
results-wrong_of = { $fact }: { $wrong } de { $count } mal
results-who = Nombre
results-games =
    { $count ->
        [one] { $count } partida
       *[other] { $count } partidas
    }
