"""What Formula brings to each floor of the house."""

from sumdeck.rules.kit import GameKit

HERE = "sumdeck.games.formula"

KITS = (
    GameKit(
        "formula",
        rules=f"{HERE}.rules:Formula",
        players=f"{HERE}.players:PLAYERS",
        hints=f"{HERE}.players.hints:formula_rungs",
        second_look=f"{HERE}.players.second_look:FormulaLooker",
        terminal=f"{HERE}.terminal:FormulaTerminalView",
        paper=f"{HERE}.paper:FormulaDesign",
        web=f"{HERE}.web:DRAWING",
        rulebook=f"{HERE}.rulebook.chapter",
        words=f"{HERE}.words",
    ),
)
