## Where tables are kept

store-bad_address = That is no place for a store. It can be a file, sqlite:///file or postgresql://user@server/database
store-no_driver = For a store in PostgreSQL, install sumdeck[postgresql].
store-no_server = The database server does not answer at { $where }: { $reason }
store-not_let_in = The database server does not let us in at { $where }: { $reason }
store-not_there = There is no store at { $where }.
store-newer = A newer Sumdeck has written { $where } (version { $found }). This one knows version { $known }: please update it.
store-not_ours = { $where } is the database of another program. Nothing in it was touched.
store-locked = Another program is holding { $where }. Nothing was written; try again when it has finished.
store-damaged = { $where } is damaged: { $reason }. Nothing was written; a copy of the file may help.
store-full = There is no room left for { $where }. Nothing was written; everything stored before is safe.
store-cannot_write = { $where } cannot be written: { $reason }
store-failed = The store { $where } has failed: { $reason }
store-closed = The store is closed.
store-conflict = Table { $table } has gone on meanwhile: event { $n } does not fit.
store-same_table = There is a table { $table } or { $words } already.
store-no_such_table = There is no table { $table }.
store-cannot_export = { $file } cannot be written: { $reason }
store-cannot_read = { $file } cannot be read: { $reason }
store-bad_file = { $file }, line { $line }: { $reason }. Nothing was taken over.
store-differs = { $file }, line { $line }: table { $table } is here already, and has gone on differently. Nothing was taken over.
