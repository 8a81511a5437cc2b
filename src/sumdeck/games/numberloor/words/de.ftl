-numberloor = Numberloor

## Numberloor. For a child of four to eight and a grown-up alike: short words, no blame, never the answer.

## Numberloor says no

numberloor-seats = Zwei bis fünf können spielen, und { $seats } möchten mitmachen.
numberloor-no_such_first = Es soll jemand beginnen, der nicht da ist: Nur { $seats } spielen mit. Wähle bei den Hausregeln einen anderen Platz.
numberloor-pack_too_small = Dieses Spiel hat { $cards } Karten. Gebraucht werden mindestens { $needed }.
numberloor-too_few_floors = Dieses Spiel hat { $floors } Stockwerke. Gebraucht werden mindestens { $needed }.
numberloor-no_number_balloon = In diesem Spiel hat kein Ballon eine Zahl, so kann niemand beginnen.
numberloor-never_dealt = Bei diesem Spiel bleibt immer jemand ohne Stockwerk.
numberloor-not_your_turn = Du bist noch nicht dran. Jetzt kannst du nur eine Nachtkarte legen.
numberloor-over = Dieses Spiel ist zu Ende.
numberloor-not_in_hand = Diese Karte hast du nicht auf der Hand.
numberloor-does_not_fit = Diese Karte passt da nicht. Sie ist wieder auf deiner Hand. Schau noch einmal!
numberloor-no_such_stack = So eine Karte liegt nicht offen.
numberloor-which_stack = Auf welche? Wähle auch die offene Karte.
numberloor-which_balloon = Welcher von deinen Ballons? Sag seine Zahl oder seinen Namen, so: Ballon 3
numberloor-which_parity = Gerade oder ungerade? Sag es, wenn du diesen Ballon legst.
numberloor-no_parity = Bei dieser Karte gibt es gerade und ungerade nicht zur Wahl.
numberloor-no_floor_after = Nach diesem Ballon passt keines deiner Stockwerke, und zu jedem Zug gehört eines.
numberloor-floor_first = Du hast einen Ballon gelegt. Jetzt muss ein Stockwerk folgen.
numberloor-balloons_left = Dein letztes Stockwerk liegt! Leg jetzt alle deine Ballons, den liebsten obenauf.
numberloor-only_stop = An diesem Tisch ist eine Nachtkarte der ganze Zug. Jetzt ist Schluss.
numberloor-too_late_to_take = Karten nimmt man ganz am Anfang eines Zuges, und nur einmal.
numberloor-can_play = An diesem Tisch nimmt man nur Karten, wenn nichts passt, und etwas passt. Schau noch einmal!
numberloor-take_first = Nimm zuerst zwei Karten. Kannst oder willst du dann immer noch nicht, passe.
numberloor-no_taking_here = Kannst oder willst du nicht, dann passe: Dafür bekommst du zwei Karten.
numberloor-say_stop = Du hast Karten gelegt, also hör einfach auf.
numberloor-nothing_laid = Aufhören kannst du, sobald du ein Stockwerk gelegt hast.
numberloor-say_pass = An diesem Tisch endet jeder Zug damit, dass man passt.
numberloor-no_night_here = Auf dieser Stufe warten alle, bis sie dran sind.
numberloor-not_a_night_card = Wenn du nicht dran bist, kannst du nur eine Nachtkarte legen.
numberloor-not_now = Jetzt gerade nicht. Nach der nächsten Karte oder im nächsten Zug sind Nachtkarten wieder möglich.
numberloor-protected = Das letzte Stockwerk liegt: Dieser Zug wird in Ruhe zu Ende gespielt.
numberloor-night_equal = An diesem Tisch übernimmt man mit derselben Zahl keinen Zug.
numberloor-claim_first = Eine Nachtkarte ist gelegt. Wer näher sitzt, wird zuerst gefragt.
numberloor-go_on_already = Gerade gibt es nichts zu übernehmen und nichts abzuwarten.
numberloor-one_at_a_time = Bitte eine Karte nach der anderen.
numberloor-not_a_move = Das ist kein Sprung in diesem Haus: Mit + geht es hinauf, mit − hinunter.
numberloor-not_from_here = Der Sprung beginnt auf dem offenen Stockwerk. Schau noch einmal!
numberloor-not_this_step = So weit springt der offene Ballon nicht. Schau noch einmal!
numberloor-wrong_floor = Nicht ganz: „{ $said }“. Welche Karte zeigt dieses Stockwerk? Versuch es noch einmal!
numberloor-whole_sum = Das Stockwerk stimmt! In deiner Rechnung fehlt ein Zehner: Sag sie mit dem Zehner.
numberloor-wrong_parity = „{ $said }“ stimmt nicht. Versuch es noch einmal!
numberloor-no_such_card = Eine Karte namens { $said } gibt es in diesem Spiel nicht.

## What is unusual about a pack

numberloor-warn_blue = Hier sind es nicht genau 6 blaue Ballons, die wegbleiben. Spielen kann man trotzdem.
numberloor-warn_night = Hier gibt es Nacht-Stockwerke ohne rotes Zeichen. Auf dieser Stufe sind sie Stockwerke wie alle anderen.
numberloor-warn_steps = Hier gibt es Sprünge über 3 ohne rotes Zeichen.
numberloor-warn_redeals = Hier gibt es so wenige Stockwerke, dass oft neu ausgeteilt werden muss.

## How a game ended

numberloor-stars = Alle Sterne sind da: was für ein Tanz!
numberloor-standstill = Niemand konnte mehr etwas tun, also entscheiden die Sterne.
numberloor-turn_limit = Das war der letzte Zug, also entscheiden die Sterne.

## What a move has brought

numberloor-taken_over = { $who } übernimmt den Zug von { $name }.
numberloor-star = Ein Stern für { $name }!
numberloor-skipped = { $name } nimmt zwei Karten und setzt aus.
numberloor-skipped_only = { $name } setzt aus. Es gibt keine Karten zu nehmen.
numberloor-new_pile = Der Stapel war leer: Die Karten unter den offenen sind der neue Stapel.

## Hints

hint-numberloor_jump = Eines deiner Stockwerke ist genau den richtigen Sprung entfernt.
hint-numberloor_same = Eines deiner Stockwerke zeigt dieselbe Zahl.
hint-numberloor_parity = Egal, wo du bist: Jetzt zählt nur gerade oder ungerade, oder dieselbe Zahl.
hint-numberloor_next_door = Eine deiner Karten wohnt auf demselben Stockwerk wie eine offene Karte, oder gleich nebenan.
hint-numberloor_onto = Schau die offene Karte { $floor } an.
hint-numberloor_up = Geh nach oben!
hint-numberloor_down = Geh nach unten!
hint-numberloor_night = Eine deiner Nachtkarten passt gerade. Du darfst den Zug übernehmen!
hint-numberloor_balloon = Mit einem anderen Ballon kommst du weiter.
hint-numberloor_for = Mit einem deiner Ballons kommst du zu Stockwerk { $floor }.
hint-numberloor_begin_again = Von hier aus geht es nicht mehr. Fang mit der ersten Karte noch einmal an!
hint-numberloor_finish = Nur noch Ballons sind übrig. Welcher soll oben liegen?
hint-numberloor_nothing = Ich finde nichts, das passt. Nimm zwei Karten und schau noch einmal.

## The text table

table-numberloor_open = Offen
table-numberloor_stars =
    { $count ->
        [one] 1 Stern
       *[other] { $count } Sterne
    }
table-numberloor_armed = gilt noch
table-numberloor_claimed = Außer der Reihe gelegt
prompt-numberloor_finish = { $name }, leg alle deine Ballons: Der letzte bleibt oben.
prompt-numberloor_finish_you = Leg jetzt alle deine Ballons. Der letzte bleibt oben.
prompt-numberloor_asked = { $name }, eine Nachtkarte wurde gelegt, und du bist zuerst dran: Nacht und eine Zahl, oder spielt weiter.
prompt-numberloor_asked_you = Eine Nachtkarte liegt da, und du kommst zuerst. Nacht, oder weiter?
end-numberloor_stars =
    { $count ->
        [one] 1 Stern
       *[other] { $count } Sterne
    }

## The pack

cards-floors = Stockwerke bei Tag ({ $count })
cards-nights = Stockwerke bei Nacht ({ $count })
cards-balloons = Ballons mit einer Zahl ({ $count })
cards-specials = Besondere Ballons ({ $count })

## How to say things. Most numbers here are on no card, so that they tell nothing about this game.

help-floor = ein Stockwerk | 5   oder mit dem Sprung: 3 + 2 = 5
help-round = rund ums Haus | 9 + 2 = 11, Stock 1   und hinunter: 11 - 3 = 8
help-same = dieselbe Zahl | 5 = 5
help-parity = ungerade und gerade | 6 ist gerade
help-balloon = ein Ballon | Ballon 2, Ballon nah, ungerade, gerade, aussetzen
help-several = mehrere Karten | 5, 7, 9, Ballon 3, 6, Zug beenden
help-stacks = zwei Stapel | 5 auf 4, oder 5 auf links
help-night = außer der Reihe | Nacht 8   (an einem gemeinsamen Bildschirm mit deinem Namen davor)
help-take = nimm zwei | wenn nichts passt
help-pass = passe | nach dem Nehmen, wenn du nicht legen kannst oder willst
help-pass_only = passe | wenn du nicht legen kannst oder willst: Dann bekommst du zwei Karten
help-stop = Zug beenden | wenn ein Stockwerk liegt und das genug ist
help-go_on =
    spielt weiter | um andere weiterspielen zu lassen
    { "." } | um bis zu deinem Zug jeden Moment für eine Nachtkarte durchzulassen

## The rules

rules-setup = ZU BEGINN. Mischt Stockwerke und Ballons zusammen und gebt jedem { $cards } Karten; hat jemand kein Stockwerk, gebt neu. Deckt das erste Stockwerk und den ersten Ballon mit einer Zahl auf, nebeneinander. Der Rest ist der Stapel. Das jüngste Kind beginnt.
rules-setup_beginners = ZU BEGINN. Mischt die Stockwerke und gebt jedem { $cards } Karten. Deckt zwei weitere auf, nebeneinander. Der Rest ist der Stapel. Das jüngste Kind beginnt.
rules-aim = Sammle Sterne: 5 zu zweit oder dritt, 3 zu viert oder fünft. Wer alle Karten der Hand gelegt hat, bekommt einen Stern und sechs neue Karten.
rules-turn = DEIN ZUG. Ein Stockwerk und ein Ballon liegen offen. Leg Stockwerke, die so weit vom offenen entfernt sind, wie der Ballon sagt, hinauf oder hinunter; oder dieselbe Zahl. Jedes gelegte Stockwerk ist das offene für das nächste. Vor oder nach einem Stockwerk darfst du jeden Ballon legen. Leg so viele Karten, wie du willst, aber mindestens ein Stockwerk.
rules-round = RUND UMS HAUS. Jede Karte ist zwei Stockwerke: 1 ist auch 11. Von 9 zwei hinauf ist 11, also leg die 1. Von 0 drei hinunter ist 7, von 10 aus gezählt.
rules-special = BESONDERE BALLONS. Nah: bis zu zwei Stockwerke hinauf oder hinunter. Ungerade und gerade: jedes ungerade, jedes gerade Stockwerk. Aussetzen: nur dieselbe Zahl, und liegt er am Ende deines Zuges oben, nimmt der Nächste zwei Karten und setzt aus.
rules-stuck = NICHTS PASST. Kannst oder willst du nicht legen, nimm zwei Karten und versuch es noch einmal; dann darfst du passen.
rules-last = DAS LETZTE STOCKWERK. Hast du dein letztes Stockwerk gelegt, leg auch alle deine Ballons, in beliebiger Folge: Das ist dein Stern.
rules-night = NACHTKARTEN. Ein Nacht-Stockwerk, das passt, darfst du legen, auch wenn du nicht dran bist, vor der ersten Karte eines anderen oder nach jeder Karte. Dann bist du dran. Nur wer lauter Ballons zu legen hat, wird nicht unterbrochen.
rules-beginners = DEIN ZUG. Zwei Karten liegen offen. Leg Karten mit derselben Zahl oder der Zahl nebenan auf eine von ihnen; 9 und 0 sind Nachbarn. Kannst oder willst du nicht, passe und nimm zwei Karten: Das ist dein Zug.
rules-pile = LEER. Ist der Stapel leer, werden alle außer den zwei offenen Karten gemischt und sind der neue Stapel.

## Menus

game-numberloor = { -numberloor }
game-numberloor-about = Von Stockwerk zu Stockwerk, ab vier Jahren

## The house rules

setting-stars_to_win = Sterne zum Sieg
setting-hand_size = Karten auf der Hand, auch nach jedem Stern
setting-first_player = Wer beginnt (üblich: die oder der Jüngste)
setting-draw_only_when_stuck = Zwei Karten nimmt man nur, wenn nichts passt
setting-redraw_all_balloons = Eine neue Hand nur aus Ballons wird getauscht
setting-night_moments = Eine Nachtkarte übernimmt den Zug
setting-night_equal_number = Auch mit derselben Zahl
setting-night_priority = Von mehreren Nachtkarten
setting-night_single_card = Wer übernimmt, legt nur diese eine Karte
setting-equal_always = Dieselbe Zahl passt auch bei gerade und ungerade
setting-skip_repeat = Ein Aussetz-Ballon obenauf wirkt
setting-beginner_draw_after_partial = Jeder Zug, der Karten übrig lässt, endet mit zwei neuen
setting-max_turns = Das Spiel endet nach
matters-hand_size = Mit weniger Karten geht die Runde schnell; mit mehr Karten springst du in einem Zug weiter.
matters-draw_only_when_stuck = Meist darfst du jederzeit zwei Karten nehmen. Mit dieser Regel nur, wenn nichts passt.
matters-equal_always = Nach einem Ballon mit gerade oder ungerade passt auch dieselbe Zahl noch einmal.
matters-night_moments = Eine Nachtkarte übernimmt den Zug nach jeder Karte oder nur, wenn ein Zug zu Ende ist: So ist es ruhiger.
matters-max_turns = Wenn ihr wenig Zeit habt: Nach so vielen Zügen ist das Spiel aus, und wer die meisten Sterne hat, gewinnt.

## The page

level-numberloor-beginner = 4+ Gleich nebenan
level-numberloor-intermediate = 6+ Ballons
level-numberloor-basic = 8+ Nachtkarten
level-numberloor-house = Alle Karten
choose-level = Welche Stufe?
choose-length = Wie lange?
choose-length-short = Kurz: 1 Stern
choose-length-medium = Länger: 3 Sterne
choose-length-whole = Wie in der Regel: 5 Sterne, zu viert und zu fünft 3
choose-length-long = Sehr lange: 7 Sterne
choose-part-balloons = Ballons (6+ und 8+)
choose-part-night = Nachtkarten (8+)
choose-part-beginners = Für Anfänger (4+)
choose-game_rules-about = Wie viele Karten man hat, wer anfängt und wie lange es dauert.
choose-part-balloons-about = Welche Stockwerke ein Ballon öffnet und wann man zwei Karten nehmen darf.
choose-part-night-about = Wann eine Nachtkarte den Zug übernimmt und wer zuerst kommt.
choose-part-beginners-about = Was nach einem Zug geschieht, nach dem man noch Karten hat.
level-beginner-about = Gleiche Zahl oder gleich nebenan. Ohne Lesen.
level-intermediate-about = Ballons sagen, wie weit: 1, 2 oder 3
level-basic-about = Alle Sprünge, und Nachtkarten zwischendurch
player-greedy = Max, legt so viele, wie er kann
guide-levels = Stufe

card-floor = Stockwerk { $text }
card-night = Nacht-Stockwerk { $text }
card-step = Ballon { $text }
card-nearest = Ballon nah, höchstens { $text }
card-odd = Ballon ungerade
card-even = Ballon gerade
card-choice = Ballon gerade oder ungerade
card-skip = Ballon Aussetzen
table-deck =
    { $count ->
        [one] 1 Karte im Stapel
       *[other] { $count } Karten im Stapel
    }

word-floor = Stock
word-night = Nacht
word-balloon = Ballon
word-nearest = nah
word-odd = ungerade
word-even = gerade
word-is = ist
word-skip = aussetzen
word-choose = wähle
word-on = auf
word-left = links
word-right = rechts
word-take = nimm
word-two = zwei
word-pass = passe
word-stop = Zug beenden
word-go_on = spielt weiter
spoken-same = { $floor }, dieselbe

sound-switch = Töne und Stimme

guide-aim = Spiel alle Karten deiner Hand: Das ist ein Stern. Wer genug Sterne hat, gewinnt.
guide-jump = Ein Stockwerk und ein Ballon liegen offen. Der Ballon sagt, wie viele Stockwerke es hinauf oder hinunter geht. Leg das Stockwerk, auf dem du landest, und sag die Rechnung.
guide-up_or_down = Von 5 kommst du mit Ballon 3 zu 8 oder zu 2. Und dieselbe Zahl, die 5, darfst du immer legen.
guide-chain = Leg so viele, wie du willst, eine nach der anderen: Von jedem Stockwerk geht es zum nächsten. Ein Ballon darf jederzeit auf die Ballons, er muss nicht passen. Aber mindestens ein Stockwerk gehört zu jedem Zug.
guide-round = Das Haus geht rundherum. Über 9 zählt nur die letzte Ziffer: 11 zeigt die Karte 1. Unten denk dir zehn Stockwerke dazu: Von 0 drei hinunter ist 7.
guide-specials = Besondere Ballons
guide-nearest = Nah: bis zu zwei Stockwerke hinauf oder hinunter.
guide-odd = Ungerade: jedes ungerade Stockwerk, egal, wo du bist. Dieselbe Zahl passt auch.
guide-even = Gerade: jedes gerade Stockwerk, egal, wo du bist. 0 ist gerade. Dieselbe Zahl passt auch.
guide-skip = Aussetzen: Nur dieselbe Zahl passt. Liegt er am Ende deines Zuges oben, nimmt der Nächste zwei Karten und setzt aus.
guide-night_cards = Nachtkarten
guide-night = Ein Nacht-Stockwerk, das passt, darfst du legen, auch wenn du nicht dran bist: vor der ersten Karte eines anderen oder nach jeder Karte. Sei schnell: Wer zuerst kommt, zählt! Dann ist es dein Zug, und du spielst weiter. Hat jemand zwei Karten genommen, warte auf die nächste Karte oder den nächsten Zug. Nur wer bloß noch Ballons zu legen hat, spielt in Ruhe zu Ende.
guide-the_end = Karten nehmen, und Sterne
guide-take_two = Kannst oder willst du nicht legen, nimm zwei Karten und schau noch einmal. Dann leg etwas oder passe. Ist der Stapel leer, werden die Karten unter den offenen gemischt und sind der neue Stapel.
guide-last_floor = Liegt dein letztes Stockwerk, leg auch alle deine Ballons. Welcher obenauf kommt, entscheidest du.
guide-star = Eine leere Hand ist ein Stern. Nimm sechs neue Karten; der Nächste ist dran.
guide-target = Zu zweit und zu dritt braucht ihr 5 Sterne, zu viert und zu fünft 3.
guide-say = Du findest die Karte, und du sagst die Rechnung. Der Tisch sagt dir nur, ob sie stimmt.
guide-in_words = In Worten, zum Vorlesen
guide-tell = Anhören: { $text }
first-next_door = Zwei Karten liegen offen. Leg eine Karte mit derselben Zahl oder mit der Zahl gleich nebenan. Auf eine 4 passen 3, 4 und 5. Eine 7 passt nicht.
first-round = Auch 9 und 0 wohnen nebeneinander.
first-more = Leg so viele Karten, wie passen, eine nach der anderen.
first-pass = Nichts passt? Dann passe und nimm zwei Karten. Ist der Stapel leer, werden die Karten unter den offenen neu gemischt.
first-star = Alle deine Karten sind weg? Du bekommst einen Stern und sechs neue Karten.
first-win = Wer fünf Sterne hat, gewinnt; wenn vier oder fünf mitspielen, reichen drei. Jetzt wird getanzt!
value-first_player-0 = Platz 1
value-first_player-1 = Platz 2
value-first_player-2 = Platz 3
value-first_player-3 = Platz 4
value-first_player-4 = Platz 5
value-night_moments-any_card = nach jeder Karte
value-night_moments-between_turns = nur zwischen zwei Zügen
value-night_priority-first = zählt die zuerst gesagte
value-night_priority-clockwise = zählt die nächste im Uhrzeigersinn
value-skip_repeat-once = einmal
value-skip_repeat-each_played_turn = nach jedem Zug mit Karten
value-skip_repeat-always = nach jedem Zug
value-max_turns-0 = beliebig vielen Zügen
value-max_turns-100 = 100 Zügen
value-max_turns-200 = 200 Zügen
value-max_turns-500 = 500 Zügen
value-max_turns-1000 = 1000 Zügen
value-max_turns-2000 = 2000 Zügen

table-house = Das Haus
table-open = Offene Karten
table-stars =
    { $count ->
        [one] 1 Stern von { $target }
       *[other] { $count } Sterne von { $target }
    }
house-open = Das Haus mit seinen Stockwerken von 0 bis 9. Stockwerk { $floor } ist offen.
house-two_open = Das Haus mit seinen Stockwerken von 0 bis 9. Die Stockwerke { $floor } und { $other } sind offen.
card-open = { $card }, offen
card-armed = lässt noch jemanden aussetzen
card-claimed = { $card }, außer der Reihe gelegt, wartet
strip-example = 3 + 2 = 5
strip-empty = Wohin, auf welches Stockwerk? Dann ✓
strip-empty_parity = Ungerade, gerade, dieselbe? Welches Stockwerk? Dann ✓
strip-empty_balloons = Welcher Ballon kommt als Nächstes? Dann ✓
strip-typing = Ganze Rechnungen: 9 + 2 = 11, 12 − 8 = 4. Oder: 7 ist ungerade, Ballon 3, aussetzen, nimm zwei, passe, Zug beenden.
strip-then_say = Sag es mit ✓ oder Enter.
strip-blank_step = wie weit?
strip-blank_sum = ergibt was?
strip-blank_floor = welches Stockwerk?
strip-entered_step = { $text } Stockwerke
strip-entered_sum = ergibt { $text }
strip-entered_floor = Stockwerk { $text }
strip-missing-nothing = Sag, wohin es geht und auf welches Stockwerk, oder wähl einen Ballon.
strip-missing-way = Wohin geht es? Rauf, runter oder dieselbe Zahl?
strip-missing-both = Sag ungerade, gerade oder dieselbe Zahl, und welches Stockwerk; oder wähl einen Ballon.
strip-missing-kind = Was ist das für ein Stockwerk? Ungerade, gerade oder dieselbe Zahl?
strip-missing-step = Wie viele Stockwerke?
strip-missing-sum = Und was ergibt das?
strip-missing-floor = Und auf welchem Stockwerk landest du?
strip-missing-parity = Ungerade oder gerade? Sag es dazu.
strip-missing-stack = Auf welche offene Karte?
told-word_pass = { $name } passt.
told-word_stop = { $name } beendet den Zug.
told-word_take = { $name } nimmt zwei Karten.
lift-title = Aufzug
lift-__plus__ = rauf
lift-__minus__ = runter
lift-__equals__ = gleich
lift-odd = ungerade
lift-even = gerade
out-take_two = Zwei Karten nehmen
out-pass = Passen
out-pass_beginner = Passen und zwei Karten nehmen
out-stop = Zug beenden
out-go_on = Weiter
night-title = Nachtkarten
night-call = Nacht!

look-you-cards =
    { $count ->
        [one] In Zug { $turn } hättest du 1 Stockwerk legen können.
       *[other] In Zug { $turn } hättest du { $count } Stockwerke legen können.
    }
look-name-cards =
    { $count ->
        [one] In Zug { $turn } hätte { $name } 1 Stockwerk legen können.
       *[other] In Zug { $turn } hätte { $name } { $count } Stockwerke legen können.
    }
look-found-cards =
    { $count ->
        [one] Ja! Da liegt es.
       *[other] Ja! Alle { $count } Stockwerke liegen da.
    }
look-less-cards =
    { $count ->
        [one] Das passt: 1 Stockwerk liegt da. Und das nächste?
       *[other] Das passt: { $count } Stockwerke liegen da. Und das nächste?
    }
look-none = So kommst du nicht hin. Alles liegt wieder wie am Anfang des Zugs.

## On paper

paper-nearest = bis
paper-odd = ungerade
paper-even = gerade
paper-chosen =
    ungerade
    oder gerade
paper-skip = aussetzen
paper-stars = Sterne zum Ausmalen
paper-how_many = Zu zweit oder dritt braucht ihr { $many } Sterne, zu viert oder fünft { $few }.

## Ein erstes Spiel zum Mitmachen: wonach man sucht, nie, was man findet

learn-next_door = Leg eine Karte, die neben einer der beiden auf dem Tisch wohnt: eins mehr, eins weniger oder die gleiche. Dann leg noch eine, oder tippe auf den Pfeil.
learn-pass = Passt keine? Tippe auf die zwei Karten: Du bekommst zwei dazu, und dann ist der Nächste dran.
learn-jump = Der Ballon sagt, wie viele Stockwerke du springst. Geh vom Stockwerk auf dem Tisch nach oben oder unten und leg das, bei dem du landest.
learn-balloon = Du kannst zuerst den Ballon wechseln: Leg einen von deinen und spring dann so weit, wie er sagt.
learn-free = Leg so viele Stockwerke, wie du findest. Es geht nicht weiter? Dann nimm zwei Karten.
