"""The kernel: tables, questions, dice, matches and journals. No I/O and no game's words.

Names are imported when they are first used, so that a command that needs few starts at once.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tapete.kernel.bag import Bag
    from tapete.kernel.chance import Chance, Draw, Modifier, Roll
    from tapete.kernel.deck import Deck
    from tapete.kernel.domains import (
        Amount,
        Barred,
        Choice,
        Domain,
        Either,
        Filled,
        Form,
        OneOf,
        Order,
        Some,
        YesNo,
    )
    from tapete.kernel.errors import Malformed, NotOpen, NotYourQuestion, Refused, TapeteError
    from tapete.kernel.event import Event
    from tapete.kernel.game import Game, Result, Tactics
    from tapete.kernel.labels import Gist, Labels
    from tapete.kernel.match import Match
    from tapete.kernel.message import Message
    from tapete.kernel.playouts import playout
    from tapete.kernel.replays import Diverged, replay, verify
    from tapete.kernel.seat import Audience, Seat
    from tapete.kernel.table import Table
    from tapete.kernel.terminal import Say, Terminal

_HOMES = {
    "Amount": "tapete.kernel.domains",
    "Audience": "tapete.kernel.seat",
    "Bag": "tapete.kernel.bag",
    "Barred": "tapete.kernel.domains",
    "Chance": "tapete.kernel.chance",
    "Choice": "tapete.kernel.domains",
    "Filled": "tapete.kernel.domains",
    "Form": "tapete.kernel.domains",
    "Deck": "tapete.kernel.deck",
    "Diverged": "tapete.kernel.replays",
    "Domain": "tapete.kernel.domains",
    "Draw": "tapete.kernel.chance",
    "Either": "tapete.kernel.domains",
    "Event": "tapete.kernel.event",
    "Game": "tapete.kernel.game",
    "Gist": "tapete.kernel.labels",
    "Labels": "tapete.kernel.labels",
    "Malformed": "tapete.kernel.errors",
    "Match": "tapete.kernel.match",
    "Message": "tapete.kernel.message",
    "Modifier": "tapete.kernel.chance",
    "NotOpen": "tapete.kernel.errors",
    "NotYourQuestion": "tapete.kernel.errors",
    "OneOf": "tapete.kernel.domains",
    "Order": "tapete.kernel.domains",
    "playout": "tapete.kernel.playouts",
    "Refused": "tapete.kernel.errors",
    "replay": "tapete.kernel.replays",
    "Result": "tapete.kernel.game",
    "Roll": "tapete.kernel.chance",
    "Say": "tapete.kernel.terminal",
    "Seat": "tapete.kernel.seat",
    "Some": "tapete.kernel.domains",
    "Table": "tapete.kernel.table",
    "Tactics": "tapete.kernel.game",
    "Terminal": "tapete.kernel.terminal",
    "TapeteError": "tapete.kernel.errors",
    "verify": "tapete.kernel.replays",
    "YesNo": "tapete.kernel.domains",
}

__all__ = [
    "Amount",
    "Audience",
    "Bag",
    "Barred",
    "Chance",
    "Choice",
    "Deck",
    "Diverged",
    "Domain",
    "Draw",
    "Either",
    "Event",
    "Filled",
    "Form",
    "Game",
    "Gist",
    "Labels",
    "Malformed",
    "Match",
    "Message",
    "Modifier",
    "NotOpen",
    "NotYourQuestion",
    "OneOf",
    "Order",
    "Refused",
    "Result",
    "Roll",
    "Say",
    "Seat",
    "Some",
    "Table",
    "Tactics",
    "TapeteError",
    "Terminal",
    "YesNo",
    "playout",
    "replay",
    "verify",
]


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(_HOMES[name]), name)
