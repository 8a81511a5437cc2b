"""What Numero brings to each floor of the house, and its solitaire, which is played with the same cards."""

from dataclasses import replace

from sumdeck.rules.kit import kit_in

HERE = "sumdeck.games.numero"

NUMERO = kit_in(HERE, "numero")
SOLITAIRE = replace(
    NUMERO,
    name="numero-solitaire",
    rules=f"{HERE}.rules.solitaire:Solitaire",
    players=f"{HERE}.players:SOLITAIRE_PLAYERS",
    guides="",
    rulebook=f"{HERE}.rulebook.solitaire",
)
KITS = (NUMERO, SOLITAIRE)
