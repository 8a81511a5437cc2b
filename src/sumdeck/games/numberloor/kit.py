"""What Numberloor brings to each floor of the house."""

from sumdeck.rules.kit import GameKit

HERE = "sumdeck.games.numberloor"

KITS = (
    GameKit(
        "numberloor",
        rules=f"{HERE}.rules:Numberloor",
        players=f"{HERE}.players:PLAYERS",
        hints=f"{HERE}.players.hints:numberloor_rungs",
        second_look=f"{HERE}.players.second_look:NumberloorLooker",
        terminal=f"{HERE}.terminal:NumberloorTerminalView",
        paper=f"{HERE}.paper:NumberloorDesign",
        web=f"{HERE}.web:DRAWING",
        rulebook=f"{HERE}.rulebook.chapter",
        words=f"{HERE}.words",
    ),
)
