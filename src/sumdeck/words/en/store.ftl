## Where tables are kept

store-bad_address = You can’t keep tables there. Use a file, sqlite:///file or postgresql://user@server/database
store-no_driver = To use PostgreSQL, install sumdeck[postgresql].
store-no_server = The database server at { $where } doesn’t answer: { $reason }
store-not_let_in = The database server at { $where } won’t let us in: { $reason }
store-not_there = There is no store at { $where }.
store-newer = { $where } was written by a newer Sumdeck (version { $found }). This one knows version { $known }: please update it.
store-served = Another sumdeck serve is using { $where }: the two would not hear of each other’s moves. Stop that one, or give this one its own file with --store.
store-not_ours = { $where } is another program’s database. We haven’t touched it.
store-locked = Another program is using { $where }. Nothing was written; try again when it has finished.
store-damaged = { $where } is damaged: { $reason }. Nothing was written; a backup may help.
store-full = There’s no space left for { $where }. Nothing was written; everything saved before is safe.
store-cannot_write = Can’t write { $where }: { $reason }
store-failed = The store { $where } failed: { $reason }
store-closed = The store is closed.
store-conflict = Table { $table } has moved on: event { $n } doesn’t fit.
store-same_table = There’s already a table { $table } or { $words }.
store-no_such_table = There’s no table { $table }.
store-elsewhere = Another server of this house has this table now. Please try again.
store-cannot_export = Can’t write { $file }: { $reason }
store-cannot_read = Can’t read { $file }: { $reason }
store-bad_file = { $file }, line { $line }: { $reason }. Nothing was imported.
store-differs = { $file }, line { $line }: table { $table } is already here, and has gone on differently. Nothing was imported.
