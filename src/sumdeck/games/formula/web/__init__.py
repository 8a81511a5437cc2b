"""What a page draws of Formula."""
