"""Teams that players make, which are checked, written down and printed, and cards to cut out."""

from collections.abc import Mapping

from tapete.games.euphoria.workshop.faces import DECKS
from tapete.games.euphoria.workshop.teams import Teams
from tapete.kernel import Message
from tapete.words import Words
from tapete.workshop import Workshop
from tapete.workshop.decks import Decks

CARDS = Decks(
    Message("euphoria.print.title"),
    DECKS,
    lambda name: Message.of("euphoria.print.deck", name=name),
    lambda language: Words(language).say,
)
WORKSHOPS: Mapping[str, Workshop] = {"teams": Teams(), "cards": CARDS}

__all__ = ["WORKSHOPS"]
