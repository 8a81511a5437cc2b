## Simulation

cli-sim = laat computerspelers veel spellen spelen, en telt
sim-games = hoeveel delingen er gespeeld worden; anders { $usual }
sim-players = wie er speelt, plaats voor plaats; anders de sterkste
sim-seed = de naam waar alle toeval uit volgt; dezelfde naam geeft dezelfde spellen
sim-workers = hoeveel processen het werk delen; anders alle kernen
sim-paired = elke deling één keer in elke zitvolgorde spelen, zodat niemand betere kaarten heeft
sim-survey = ook de zetten per beurt tellen: hoeveel er waren, en hoe vaak er geen som mogelijk was
sim-on = op een Ray-cluster spelen (RAY_ADDRESS zegt welk) in plaats van op de kernen van deze computer
sim-keep = de spellen in dit bestand bewaren, en de volgende keer daar verdergaan
sim-json = de uitkomsten in dit bestand schrijven, als JSON
sim-csv = een regel voor elk spel en elke plaats in dit bestand schrijven
sim-too_few = { $given } is geen getal vanaf 1
sim-no_picture = { $given } is geen plaatje: de naam moet eindigen op .png, .svg of .pdf
sim-progress = spellen
sim-title = { $count } spellen { $game }: delingen { $first } tot { $last }
sim-player = speler
sim-wins = gewonnen
sim-shared_wins = gedeeld
sim-deals_won = delingen gewonnen
sim-won = gewonnen (95 %)
sim-quartiles = kwartielen
sim-choices = keuzes
sim-stuck = vast
sim-milliseconds = { $count } ms
sim-thought = per zet
sim-score = score
sim-spread = spreiding
sim-takes = gepakt
sim-sentences = zinnen
sim-sums = met sommen
sim-per_game = Scores, pakken, zinnen en sommen zijn gemiddelden per spel; de spreiding is de standaardafwijking van de scores.
sim-lengths = Een spel duurt { $shortest } tot { $longest } zinnen, gemiddeld { $mean }.
sim-ending =
    { $count ->
        [one] 1 spel: { $why }
       *[other] { $count } spellen: { $why }
    }
sim-written = Opgeslagen in { $file }
sim-stopped =
    { $count ->
        [one] Gestopt na 1 spel.
       *[other] Gestopt na { $count } spellen.
    }
sim-failed = Een spel kon niet worden uitgespeeld. { $reason }
sim-goes_on = Geef dezelfde opdracht nog eens om verder te gaan.
sim-other_work = In { $file } staan andere spellen: andere spelers, kaarten, regels, aantallen of --records. Kies een ander bestand.
sim-no_own_player = Die speler is niet te gebruiken: { $reason }
sim-seats = Gewonnen per plaats, vanaf de eerste: { $shares }

## Arena

cli-arena = laat alle computerspelers tegen elkaar spelen, en geeft ze een rating
arena-players = wie meedoet, op naam of als module:Class; anders alle spelers van het spel
arena-records = elk spel als bestand in deze map schrijven
arena-plot = de ratings in dit bestand tekenen (PNG, SVG of PDF)
arena-alone = { $game } speel je in je eentje, dus niemand kan iemand treffen.
arena-twice = Noem minstens twee spelers, elk één keer. Dit spel heeft: { $known }
arena-title = { $count } spellen { $game }, iedereen tegen iedereen
arena-rating = rating (95 %)
arena-against = tegen { $player }
arena-meaning = 400 punten meer wint tien van de elf spellen. Het gemiddelde is 0.

## Lab

cli-lab = laat zien wat huisregels veranderen: duur, eerlijkheid, geluk en kunnen, sommen
lab-vary = een huisregel, level of pack en de waarden om te proberen, zoals hand_size=4,5,6; één keer voor elk
lab-players = een sterke speler en een zwakke; anders de sterkste die meteen antwoordt en de zwakste
lab-csv = een regel voor elke variant in dit bestand schrijven
lab-plot = de uitkomsten in dit bestand tekenen (PNG, SVG of PDF)
lab-two = Noem twee spelers: een sterke en een zwakke.
lab-bad_vary = Zeg zo wat je wilt proberen: key=value,value; niet { $given }
lab-title = Wat er verandert in { $game }, telkens { $count } delingen
lab-length = zinnen per spel
lab-first_seat = eerste plaats wint
lab-skill = sterk wint van zwak
lab-sums = met sommen
lab-choices = keuzes per beurt
lab-stuck = vast
lab-meaning = Behalve bij “sterk wint van zwak” spelen even sterke spelers. 50 % is eerlijk, of puur geluk. Vast: beurten waarin geen som mogelijk was.
argument-folder = MAP
argument-variations = REGEL=A,B
