"""The table in a browser: HTTP and sockets around `sumdeck.table`. It knows seats and screens, and of each game only its view."""
