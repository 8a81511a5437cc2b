## What the rules say of any game

## A text that is no sentence

sentence-empty = Sag etwas!
sentence-stuck = Das macht nichts. Hol dir ein bisschen Hilfe: einen kleinen Schritt nach dem anderen.
sentence-unreadable = „{ $piece }“ verstehe ich dort nicht.
sentence-did_you_mean = „{ $piece }“ verstehe ich nicht. Meinst du „{ $word }“?
sentence-too_long = Das ist mir zu lang.
sentence-mixed = Bitte eins nach dem anderen. Sag { $said } in Schritten.
sentence-chain = Jedes = steht für sich. Sag { $said } in zwei Schritten.
sentence-right_side = Nach dem = kommt eine Zahl, das Ergebnis: { $said }
sentence-no_result = „{ $said }“ – und was ergibt das? Sag auch das Ergebnis.
sentence-brackets = Bitte setze Klammern um die Zahl: { $said }
sentence-undefined = Das kann niemand genau ausrechnen: { $said }
sentence-right_but = { $right } stimmt, aber: { $why }
sentence-half_done = Gemacht: { $said }. Nicht gemacht: { $move }. { $why }
sentence-too_many_ways = Das könnten sehr viele Karten sein, und ich kann nicht alle probieren. Sag es in kleineren Schritten.
sentence-wrong_result = Nicht ganz: „{ $said }“ stimmt nicht. Versuch es noch einmal!

## Options, deals

options-no_such_level = Die Stufe { $given } gibt es nicht. Es gibt: { $known }
options-no_such_setting = Die Hausregel { $given } gibt es nicht. Es gibt: { $known }
options-no_such_value = { $key } kann nicht { $given } sein. Möglich ist: { $known }
options-bad_pack = Mit diesem Kartenspiel geht es nicht: { $reason }
deal-unreadable = Diese Kartenverteilung kann ich nicht lesen.
deal-bad_name = Der Name einer Kartenverteilung ist eine Zeile mit höchstens { $longest } Zeichen.
deal-other_shuffles = Hier wird nicht so oft gemischt wie bei { $game }.
deal-not_this_pack = Diese Verteilung hat { $given } Karten. Zum Kartensatz { $pack } gehört sie nicht, der hat { $size }.

## A position that cannot be laid

position-too_long = So lang ist keine Stellung.
position-other_game = Das ist eine Stellung von { $given }, nicht von { $game }.
position-no_notation = Stellungen von { $game } lassen sich nicht legen.
position-own_cards = Diese Stellung wurde mit anderen Karten gelegt; sie müssen mit angegeben werden.
position-no_such_part = Was „{ $given }“ in einer Stellung ist, weiß ich nicht. Es gibt: { $known }
position-twice = „{ $part }“ ist zweimal angegeben.
position-missing = „{ $part }“ fehlt.
position-no_such_card = Eine Karte { $card } hat dieser Kartensatz nicht.
position-too_many = Von der Karte { $card } gibt es nur { $count }.
position-cards_left = Wo sind die anderen { $count } Karten, zum Beispiel { $card }? Sag rest, wo sie liegen.
position-rest_twice = Der Rest kann nur an einer Stelle liegen.
position-unreadable = „{ $piece }“ in „{ $part }“ verstehe ich nicht.
position-no_such_seat = Einen Platz { $given } gibt es nicht (in „{ $part }“). Der erste ist 0.
position-other_seats = „{ $part }“ ist für { $count } angegeben, es gibt aber { $seats } Hände.
position-no_build = „{ $piece }“ ist kein Stapel aus mehreren Karten, also schuldet und verschließt ihn niemand.
position-false_pile = „{ $piece }“ stimmt nicht oder kann hier nicht liegen.
position-impossible = „{ $piece }“ kann nicht in „{ $part }“ liegen.
deal-too_few_seats = Dieses Spiel braucht mindestens { $fewest } Spieler.
deal-too_many_seats = Dieses Spiel ist für höchstens { $most }, nicht für { $seats }.

## How schools write it

notation-point = ,
notation-divided = :
