## Where tables are kept

store-bad_address = Das ist kein Ort zum Aufbewahren. Es kann eine Datei sein, sqlite:///file oder postgresql://user@server/database
store-no_driver = Für PostgreSQL installiere sumdeck[postgresql].
store-no_server = Der Datenbankserver unter { $where } antwortet nicht: { $reason }
store-not_let_in = Der Datenbankserver unter { $where } lässt uns nicht hinein: { $reason }
store-not_there = Bei { $where } gibt es keine Ablage.
store-newer = Ein neueres Sumdeck hat { $where } geschrieben (Version { $found }). Dieses hier kennt Version { $known }: Bitte aktualisiere es.
store-served = Ein anderes sumdeck serve hat { $where } offen: Zwei davon erführen nichts von den Zügen des anderen. Beende jenes, oder gib diesem mit --store eine eigene Datei.
store-not_ours = { $where } ist die Datenbank eines anderen Programms. Nichts darin wurde angerührt.
store-locked = Ein anderes Programm hält { $where } fest. Nichts wurde geschrieben; versuch es, wenn es fertig ist.
store-damaged = { $where } ist beschädigt: { $reason }. Nichts wurde geschrieben; vielleicht hilft eine Kopie der Datei.
store-full = Für { $where } ist kein Platz mehr. Nichts wurde geschrieben; alles Frühere ist sicher.
store-cannot_write = { $where } lässt sich nicht schreiben: { $reason }
store-failed = Der Speicher { $where } hat versagt: { $reason }
store-closed = Der Speicher ist geschlossen.
store-conflict = Am Tisch { $table } ging es inzwischen weiter: Ereignis { $n } passt nicht.
store-same_table = Einen Tisch { $table } oder { $words } gibt es schon.
store-no_such_table = Einen Tisch { $table } gibt es nicht.
store-elsewhere = Diesen Tisch hat jetzt ein anderer Server dieses Hauses. Bitte versuch es noch einmal.
store-cannot_export = { $file } lässt sich nicht schreiben: { $reason }
store-cannot_read = { $file } lässt sich nicht lesen: { $reason }
store-bad_file = { $file }, Zeile { $line }: { $reason }. Nichts wurde übernommen.
store-differs = { $file }, Zeile { $line }: Den Tisch { $table } gibt es hier schon, und dort ging es anders weiter. Nichts wurde übernommen.
