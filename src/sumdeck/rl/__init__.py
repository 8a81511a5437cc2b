"""The games as libraries for learning expect them. Needs `sumdeck[rl]`; `spiel.py` needs `sumdeck[spiel]`.

`zoo.py` is for PettingZoo, `together.py` for its parallel form, `gym.py` for Gymnasium, `spiel.py` for OpenSpiel. They are thin:
`bout.py` plays, `encoding.py` says how a game is seen and its moves are made, `steps.py` what a turn in the making is.
"""
