"""What a page draws of Numero."""
