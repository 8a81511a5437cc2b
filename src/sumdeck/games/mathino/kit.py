"""What Mathino brings to each floor of the house."""

from sumdeck.rules.kit import kit_in

KITS = (kit_in("sumdeck.games.mathino", "mathino"),)
