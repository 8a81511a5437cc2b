"""Numero on paper."""
