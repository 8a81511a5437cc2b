"""The checks of this project: which there are, how they are run, and what is said of them. `python3 x.py test` starts them."""
