## The table in the browser, and its server

## The table in a browser

cli-serve = open the table in a browser: for this computer, or with --host for others too
serve-host = the address to listen at; 0.0.0.0 for everybody in the network
serve-port = the port to listen at; 8000 if not given, or any that is free
serve-store = where tables are kept: a file, sqlite:///file or postgresql://…; a file in your data folder if not given
serve-expire_days = erase a table at which nothing has happened for so many days
serve-metrics_port = show counts for Prometheus at another port
serve-metrics_host = the address of that port; this computer only, if not given
serve-origin = let the pages of another site speak to this table
serve-behind = believe this proxy who its visitors are
serve-limit = change a limit, such as tables_per_minute=100
serve-log = how much is logged
serve-address = Sumdeck is open at { $address }  (Ctrl+C ends it)
serve-port_taken = Port { $port } is in use already. End the program that listens there, or choose another port with { $option }; 0 is any that is free
serve-cannot_listen = Nobody can listen at { $host }, port { $port }: { $reason }. --host 127.0.0.1 is this computer, --host 0.0.0.0 the whole network
serve-no_port = { $given } is no port
serve-no_days = { $given } is no number of days from 1 on
serve-no_limit = there is no limit { $given }; there are { $known }
serve-no_number = { $given } is no number
web-unreadable = That message was damaged.
web-other_version = This page is older than the table. Please load it anew.
web-no_such_table = This table is no longer there.
web-bad_token = Your seat is not at this table.
web-onlooker = Who watches has no say.
web-no_such_game = There is no such game.
web-bad_seats = The seats do not fit.
web-no_such_club = This tournament does not exist (any more).
web-no_game_now = You have no game just now. Wait for the next draw.
web-not_over = The tournament is not over yet: certificates come after the last game.
web-name_taken = Somebody else has taken this name. Ask the organiser.
web-door_closed = The organiser enters whoever takes part. Ask there.
web-no_such_page = There is no such page.
web-other_origin = This page belongs to another site.
web-bad_record = This is no game that I can read. Look at the text once more.
web-other_cards = A game with cards of your own can be looked at, but not played on.
web-too_big = That is too long for me.
web-too_fast = Not so fast, please.
web-too_many = Too many screens are open here.
web-table_full = This table has heard enough.
web-not_stored = It could not be kept, so it was not done. Please try again.
web-lost = That could not be worked out just now. Please try again.
web-house_full = There are as many tables here as this house can keep.
