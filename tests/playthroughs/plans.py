"""Which games are told. A game that comes in adds its plans here."""

from tests.playthroughs.formula.plans import FORMULA
from tests.playthroughs.mathino.plans import MATHINO
from tests.playthroughs.numberloor.plans import NUMBERLOOR
from tests.playthroughs.numero.plans import NUMERO

PLANS = (*NUMERO, *FORMULA, *MATHINO, *NUMBERLOOR)
