"""What players make: survivors, kept from match to match, and discs and cards to cut out."""

from tapete.games.darkness.workshop.faces import DECKS
from tapete.games.darkness.workshop.survivors import Survivors
from tapete.words import Words
from tapete.workshop.decks import Decks

CARDS = Decks("darkness", DECKS, lambda language: Words(language).say)
WORKSHOPS = {"survivors": Survivors(), "cards": CARDS}
