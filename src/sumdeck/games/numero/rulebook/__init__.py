"""The rules of Numero in words."""
