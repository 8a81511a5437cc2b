"""Which games are told. A game that comes in adds its plans here."""

from tests.playthroughs.numero.plans import NUMERO

PLANS = (*NUMERO,)
