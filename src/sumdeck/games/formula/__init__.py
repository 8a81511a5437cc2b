"""Formula: `README.md` has its rules in words, `kit.py` what it brings to each floor of the house."""
