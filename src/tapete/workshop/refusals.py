"""What a workshop cannot do, each by its name."""

from __future__ import annotations

from tapete.kernel.errors import TapeteError


class NoWorkshop(TapeteError):
    """The game has no workshop of that name."""

    key = "workshop.error.unknown"


class NotFound(TapeteError):
    """Neither ready by that name nor a file."""

    key = "workshop.error.not_found"


class BadDraft(TapeteError):
    """The data sent is not a draft of this workshop."""

    key = "workshop.error.bad_draft"


class BadJson(TapeteError):
    """A file that begins like JSON and is not what is made here."""

    key = "workshop.error.bad_json"


class Unsound(TapeteError):
    """A draft with faults cannot be played; all faults are named."""

    key = "workshop.error.unsound"


class NotBegun(TapeteError):
    """Nothing is begun from nothing in this workshop."""

    key = "workshop.error.not_begun"


class NoKinds(TapeteError):
    """What is made here is all of one kind."""

    key = "workshop.error.no_kinds"


class NoPoints(TapeteError):
    """What this workshop makes costs nothing."""

    key = "workshop.error.no_points"


class NotPrinted(TapeteError):
    """What this workshop makes has no sheet to print."""

    key = "workshop.error.not_printed"


class NoMarkdown(TapeteError):
    """What this workshop makes has no sheet in Markdown."""

    key = "workshop.error.no_markdown"


class NoOtherContent(TapeteError):
    """This workshop knows only the game's own content."""

    key = "workshop.error.no_content"


class OneFile(TapeteError):
    """This workshop imports one file at a time."""

    key = "workshop.error.one_file"


class NotLike(TapeteError):
    """What is imported here takes after nothing else."""

    key = "workshop.error.not_like"
