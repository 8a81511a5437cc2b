"""What Mathino brings to each floor of the house."""

from sumdeck.rules.kit import GameKit

HERE = "sumdeck.games.mathino"

KITS = (
    GameKit(
        "mathino",
        rules=f"{HERE}.rules:Mathino",
        players=f"{HERE}.players:PLAYERS",
        hints=f"{HERE}.players.hints:mathino_rungs",
        second_look=f"{HERE}.players.second_look:MathinoLooker",
        terminal=f"{HERE}.terminal:MathinoTerminalView",
        paper=f"{HERE}.paper:MathinoDesign",
        web=f"{HERE}.web:DRAWING",
        rulebook=f"{HERE}.rulebook.chapter",
        words=f"{HERE}.words",
    ),
)
