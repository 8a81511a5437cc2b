"""The rules of Formula in words."""
