"""Which games are told. A game that comes in adds its plans here."""

from tests.playthroughs.mathino.plans import MATHINO
from tests.playthroughs.numero.plans import NUMERO

PLANS = (*MATHINO, *NUMERO)
