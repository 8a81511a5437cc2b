"""Formula on paper."""
