"""The errors of workshops: what they cannot do."""

from __future__ import annotations

from tapete.kernel.errors import TapeteError
from tapete.kernel.message import Arg


class NoWorkshop(TapeteError):
    """The game has no workshop of that name."""

    key = "workshop.error.unknown"


class NotFound(TapeteError):
    """Nothing ready has that name, and there is no such file."""

    key = "workshop.error.not_found"


class BadDraft(TapeteError):
    """The data sent is not a draft of this workshop."""

    key = "workshop.error.bad_draft"


class BadJson(TapeteError):
    """The file begins like JSON but is not what is made here."""

    key = "workshop.error.bad_json"


class Unsound(TapeteError):
    """A draft with faults cannot be played. The error names all the faults."""

    key = "workshop.error.unsound"


class UnknownFaction(TapeteError):
    """There is no faction of that name."""

    key = "workshop.error.no_faction"


class BadPoints(TapeteError):
    """Nothing that is made here may have that number of points."""

    key = "workshop.error.points"


class CannotDo(TapeteError):
    """Something that other workshops can do, and this one cannot: begin, print, import several."""

    def __init__(self, what: str, **args: Arg) -> None:
        self.key = f"workshop.error.{what}"
        super().__init__(**args)
