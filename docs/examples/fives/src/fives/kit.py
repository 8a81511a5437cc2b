"""What Fives brings to the table."""

from sumdeck.rules.kit import GameKit

KIT = GameKit("fives", rules="fives.rules:Fives", words="fives.words")
