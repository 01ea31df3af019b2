"""What players make for a game, as plain values for a screen or a terminal, without any rules."""

from tapete.workshop.refusals import (
    BadDraft,
    BadJson,
    NoKinds,
    NoMarkdown,
    NoOtherContent,
    NoPoints,
    NotBegun,
    NotFound,
    NotLike,
    NotPrinted,
    NoWorkshop,
    OneFile,
    Unsound,
)
from tapete.workshop.shelf import Pick, Shelf
from tapete.workshop.verdict import Checked, Fault, Imported, Purse, ReadDraft, Value, Wish
from tapete.workshop.work import Drafted, Item, Work
from tapete.workshop.workshop import Brought, ShelvedWorkshop, Workshop, only_one

__all__ = [
    "BadDraft",
    "BadJson",
    "Brought",
    "Checked",
    "Drafted",
    "Fault",
    "Imported",
    "Item",
    "NoKinds",
    "NoMarkdown",
    "NoOtherContent",
    "NoPoints",
    "NoWorkshop",
    "NotBegun",
    "NotFound",
    "NotLike",
    "NotPrinted",
    "OneFile",
    "Pick",
    "Purse",
    "ReadDraft",
    "Shelf",
    "ShelvedWorkshop",
    "Unsound",
    "Value",
    "Wish",
    "Work",
    "Workshop",
    "only_one",
]
