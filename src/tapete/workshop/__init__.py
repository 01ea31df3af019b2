"""What players make for a game, as plain values for a screen or a terminal, without any rules."""

from tapete.workshop.refusals import (
    BadDraft,
    BadJson,
    CannotDo,
    NotFound,
    NoWorkshop,
    Unsound,
)
from tapete.workshop.sheets import BOX, Grid, Part, Sheet
from tapete.workshop.shelf import Pick, Shelf
from tapete.workshop.verdict import Checked, Fault, Imported, Purse, ReadDraft, Remark, Value, Wish
from tapete.workshop.work import Drafted, Item, Work
from tapete.workshop.workshop import Brought, ShelvedWorkshop, Workshop, from_json, only_one

__all__ = [
    "BOX",
    "BadDraft",
    "BadJson",
    "Brought",
    "CannotDo",
    "Checked",
    "Drafted",
    "Fault",
    "Grid",
    "Imported",
    "Item",
    "NoWorkshop",
    "NotFound",
    "Part",
    "Pick",
    "Purse",
    "ReadDraft",
    "Remark",
    "Sheet",
    "Shelf",
    "ShelvedWorkshop",
    "Unsound",
    "Value",
    "Wish",
    "Work",
    "Workshop",
    "from_json",
    "only_one",
]
