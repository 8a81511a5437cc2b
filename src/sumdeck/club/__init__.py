"""The club: tournaments, from the entries to the last game. No socket, no file, no clock, and no chance but a seed that is data.

    fair = Tournament([open_tournament("Spring fair", Settings(system="double"))])
    for name in ("Otter", "Fox", "Owl", "Hare"):
        fair.act(Enter(name))
    fair.act(Begin())
    fair.act(Report(fair.progress.open[0].id, order))

Who wants its log to last keeps `decision.events` of `decide` before handing them to `evolve`.
"""
