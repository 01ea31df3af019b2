"""The kernel: tables, questions, dice, matches and journals, without I/O or any game's words.

A name is imported when it is first used, so that a command that needs only a few starts quickly.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tapete.kernel.chance.bag import Bag
    from tapete.kernel.chance.deck import Deck
    from tapete.kernel.chance.roll import Chance, Draw, Modifier, Roll
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
        Text,
        YesNo,
    )
    from tapete.kernel.errors import Malformed, NotOpen, NotYourQuestion, Refused, TapeteError
    from tapete.kernel.event import Event
    from tapete.kernel.game import Game, Result, Tactics
    from tapete.kernel.labels import Gist, Labels
    from tapete.kernel.matches.match import Match
    from tapete.kernel.matches.replays import Diverged, replay, verify
    from tapete.kernel.message import Message
    from tapete.kernel.seat import Audience, Seat
    from tapete.kernel.tables.playouts import playout
    from tapete.kernel.tables.table import Table
    from tapete.kernel.terminal import Say, Terminal

_HOMES = {
    "Amount": "tapete.kernel.domains",
    "Audience": "tapete.kernel.seat",
    "Bag": "tapete.kernel.chance.bag",
    "Barred": "tapete.kernel.domains",
    "Chance": "tapete.kernel.chance.roll",
    "Choice": "tapete.kernel.domains",
    "Filled": "tapete.kernel.domains",
    "Form": "tapete.kernel.domains",
    "Deck": "tapete.kernel.chance.deck",
    "Diverged": "tapete.kernel.matches.replays",
    "Domain": "tapete.kernel.domains",
    "Draw": "tapete.kernel.chance.roll",
    "Either": "tapete.kernel.domains",
    "Event": "tapete.kernel.event",
    "Game": "tapete.kernel.game",
    "Gist": "tapete.kernel.labels",
    "Labels": "tapete.kernel.labels",
    "Malformed": "tapete.kernel.errors",
    "Match": "tapete.kernel.matches.match",
    "Message": "tapete.kernel.message",
    "Modifier": "tapete.kernel.chance.roll",
    "NotOpen": "tapete.kernel.errors",
    "NotYourQuestion": "tapete.kernel.errors",
    "OneOf": "tapete.kernel.domains",
    "Order": "tapete.kernel.domains",
    "playout": "tapete.kernel.tables.playouts",
    "Refused": "tapete.kernel.errors",
    "replay": "tapete.kernel.matches.replays",
    "Result": "tapete.kernel.game",
    "Roll": "tapete.kernel.chance.roll",
    "Say": "tapete.kernel.terminal",
    "Seat": "tapete.kernel.seat",
    "Some": "tapete.kernel.domains",
    "Table": "tapete.kernel.tables.table",
    "Tactics": "tapete.kernel.game",
    "Text": "tapete.kernel.domains",
    "Terminal": "tapete.kernel.terminal",
    "TapeteError": "tapete.kernel.errors",
    "verify": "tapete.kernel.matches.replays",
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
    "Text",
    "YesNo",
    "playout",
    "replay",
    "verify",
]


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(_HOMES[name]), name)
