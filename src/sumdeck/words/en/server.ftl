## The table in the browser, and its server

## The table in a browser

cli-serve = open the table in a browser, on this computer or (with --host) for others too
serve-host = the address to listen on; 0.0.0.0 for everyone on the network
serve-port = the port to listen on; 8000 by default, or any free one
serve-store = where to keep tables: a file, sqlite:///file or postgresql://…; by default a file in your data folder
serve-workers = share the work among this many processes; needs PostgreSQL
serve-peer_host = the address at which the other servers of a house reach this one; by default only this computer can
serve-expire_days = delete tables after this many days without play
serve-metrics_port = show metrics for Prometheus on another port
serve-metrics_host = the address of that port; by default this computer only
serve-origin = let pages from another site use this server
serve-behind = trust this proxy to say who its visitors are
serve-limit = change a limit, such as tables_per_minute=100
serve-log = how much to log
serve-address = Sumdeck is open at { $address }  (press Ctrl+C to stop)
serve-port_taken = Port { $port } is already in use. Stop the program that is using it, or choose another port with { $option }; 0 picks any free port
serve-cannot_listen = Can’t listen on { $host }, port { $port }: { $reason }. --host 127.0.0.1 is this computer, --host 0.0.0.0 the whole network
serve-no_port = { $given } isn’t a port
serve-no_workers = { $given } isn’t a number of processes from 1 up
serve-only_one = Several processes need PostgreSQL: --store postgresql://…  With a file, one process does it all.
serve-no_days = { $given } isn’t a number of days from 1 up
serve-no_limit = there is no limit { $given }; the limits are { $known }
serve-no_number = { $given } isn’t a number
web-unreadable = That message was damaged.
web-other_version = This page is out of date. Please reload it.
web-no_such_table = This table is no longer there.
web-bad_token = You don’t have a seat at this table.
web-onlooker = You’re watching, so you can’t join in.
web-no_such_game = There’s no such game.
web-bad_seats = That isn’t the right number of seats.
web-no_such_club = There’s nothing here any more.
web-no_game_now = You have no game right now. Wait for the next draw.
web-not_over = It isn’t over yet: certificates come after the last game.
web-name_taken = Someone else has taken this name. Ask the organiser.
web-played_already = You have played as this player already. Ask your teacher.
web-door_closed = The organiser adds the players here. Ask them to add you.
web-no_such_page = There’s no such page.
web-other_origin = This page belongs to another site.
web-bad_record = I can’t read this game. Check the text again.
web-other_cards = You can look at a game with your own cards, but not play on.
web-too_big = That’s too long for me.
web-too_fast = Not so fast, please.
web-too_many = Too many screens are open here.
web-table_full = This table is full up: nothing more fits in its record.
web-not_stored = It couldn’t be saved, so it wasn’t done. Please try again.
web-lost = I couldn’t work that out just now. Please try again.
web-house_full = There’s no room here for another table.
