"""What Numero brings to each floor of the house, and its solitaire, which is played with the same cards."""

from dataclasses import replace

from sumdeck.rules.kit import GameKit

HERE = "sumdeck.games.numero"

NUMERO = GameKit(
    "numero",
    rules=f"{HERE}.rules:Numero",
    players=f"{HERE}.players:PLAYERS",
    hints=f"{HERE}.players.hints:numero_rungs",
    second_look=f"{HERE}.players.second_look:NumeroLooker",
    terminal=f"{HERE}.terminal:NumeroTerminalView",
    paper=f"{HERE}.paper:NumeroDesign",
    web=f"{HERE}.web:DRAWING",
    rulebook=f"{HERE}.rulebook.chapter",
    words=f"{HERE}.words",
)
SOLITAIRE = replace(
    NUMERO,
    name="numero-solitaire",
    rules=f"{HERE}.rules:Solitaire",
    players=f"{HERE}.players:SOLITAIRE_PLAYERS",
    web=f"{HERE}.web:SOLITAIRE_DRAWING",
    rulebook=f"{HERE}.rulebook.solitaire",
)
KITS = (NUMERO, SOLITAIRE)
