"""The open table for mental-maths card games."""

__version__ = "0.1.0"
