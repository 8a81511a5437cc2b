"""Many games at once: simulation, and the rules as other libraries expect them."""
