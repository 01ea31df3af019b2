"""What players make for a game, such as heroes and bands: plain values for a screen, no rules."""

from tapete.workshop.shelf import Pick, Shelf
from tapete.workshop.verdict import Checked, Fault, Purse, ReadDraft, Value
from tapete.workshop.workshop import (
    BadDraft,
    NotPrinted,
    NoWorkshop,
    Unsound,
    Workshop,
)

__all__ = [
    "BadDraft",
    "Checked",
    "Fault",
    "NoWorkshop",
    "NotPrinted",
    "Pick",
    "Purse",
    "ReadDraft",
    "Shelf",
    "Unsound",
    "Value",
    "Workshop",
]
