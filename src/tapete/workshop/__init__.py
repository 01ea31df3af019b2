"""What players make for a game: heroes, bands. Plain values a screen can offer, without a rule."""

from tapete.workshop.made import Checked, Fault, Purse, ReadDraft, Value
from tapete.workshop.shelf import Pick, Shelf
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
