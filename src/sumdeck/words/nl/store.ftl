## Where tables are kept

store-bad_address = Daar kun je geen tafels bewaren. Gebruik een bestand, sqlite:///file of postgresql://user@server/database
store-no_driver = Installeer voor PostgreSQL sumdeck[postgresql].
store-no_server = De databaseserver op { $where } antwoordt niet: { $reason }
store-not_let_in = De databaseserver op { $where } laat ons niet binnen: { $reason }
store-not_there = Er is geen opslag op { $where }.
store-newer = { $where } is geschreven door een nieuwere Sumdeck (versie { $found }). Deze kent versie { $known }: werk hem bij.
store-served = Een andere sumdeck serve gebruikt { $where }: die twee zouden niets van elkaars zetten horen. Stop die andere, of geef deze met --store een eigen bestand.
store-not_ours = { $where } is de database van een ander programma. We zijn eraf gebleven.
store-locked = Een ander programma gebruikt { $where }. Er is niets geschreven; probeer het als dat klaar is.
store-damaged = { $where } is beschadigd: { $reason }. Er is niets geschreven; misschien helpt een reservekopie.
store-full = Er is geen ruimte meer voor { $where }. Er is niets geschreven; wat al bewaard was, is veilig.
store-cannot_write = { $where } kan niet geschreven worden: { $reason }
store-failed = De opslag { $where } werkt niet: { $reason }
store-closed = De opslag is gesloten.
store-conflict = Tafel { $table } is al verder: gebeurtenis { $n } past niet.
store-same_table = Er is al een tafel { $table } of { $words }.
store-no_such_table = Er is geen tafel { $table }.
store-elsewhere = Een andere server van dit huis heeft deze tafel nu. Probeer het nog eens.
store-cannot_export = { $file } kan niet geschreven worden: { $reason }
store-cannot_read = { $file } kan niet gelezen worden: { $reason }
store-bad_file = { $file }, regel { $line }: { $reason }. Er is niets ingelezen.
store-differs = { $file }, regel { $line }: tafel { $table } is hier al, en is anders verdergegaan. Er is niets ingelezen.
