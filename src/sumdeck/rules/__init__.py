"""The rules library: pure, exact, and without dependencies."""
