"""What players make for a game, as plain values for a screen or a terminal, without any rules."""

from tapete.workshop.refusals import (
    BadDraft,
    BadJson,
    CannotDo,
    NotFound,
    NoWorkshop,
    Unsound,
)
from tapete.workshop.sheets import Face, Grid, Part, Sheet, Track, blank, numbered
from tapete.workshop.shelf import Pick, Shelf
from tapete.workshop.verdict import (
    Checked,
    Fault,
    Imported,
    Purse,
    ReadDraft,
    Remark,
    Value,
    Wish,
    with_others,
)
from tapete.workshop.work import Drafted, Item, Work
from tapete.workshop.workshop import (
    COMMANDS,
    Brought,
    ShelvedWorkshop,
    Workshop,
    check_sound,
    from_json,
    only_one,
)

__all__ = [
    "COMMANDS",
    "BadDraft",
    "BadJson",
    "Brought",
    "CannotDo",
    "Checked",
    "Drafted",
    "Face",
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
    "Track",
    "Unsound",
    "Value",
    "Wish",
    "Work",
    "Workshop",
    "blank",
    "check_sound",
    "from_json",
    "numbered",
    "only_one",
    "with_others",
]
