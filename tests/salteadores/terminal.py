"""The road as a terminal draws it."""

from __future__ import annotations

from tapete.kernel import Message, Say, Seat, Terminal
from tests.salteadores.state import State


def picture(view: State, seat: Seat | None, say: Say) -> str:
    """Each rogue in a line, then what is left of the deck."""
    rows = [say(_row(view, rogue)) for rogue in range(2)]
    return "\n".join([*rows, say(Message.of("salteadores.picture.deck", cards=len(view.deck)))])


def _row(view: State, seat: Seat) -> Message:
    rogue = view.rogues[seat]
    hand = " ".join(str(card) if card else "?" for card in rogue.hand)
    return Message.of("salteadores.picture.rogue", rogue=seat, coins=rogue.coins, hand=hand)


TERMINAL = Terminal(picture=picture)
