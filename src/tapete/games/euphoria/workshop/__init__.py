"""Teams that players make, which are checked, written down and printed, and cards to cut out."""

from collections.abc import Mapping

from tapete.games.euphoria.workshop.faces import DECKS
from tapete.games.euphoria.workshop.teams import Teams
from tapete.words import Words
from tapete.workshop import Workshop
from tapete.workshop.decks import Decks

CARDS = Decks("euphoria", DECKS, lambda language: Words(language).say)
WORKSHOPS: Mapping[str, Workshop] = {"teams": Teams(), "cards": CARDS}

__all__ = ["WORKSHOPS"]
