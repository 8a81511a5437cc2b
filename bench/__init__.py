"""Benchmarks, side by side with peers: `python3 x.py bench`. They print a table and never fail because of a time."""
