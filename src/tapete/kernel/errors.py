"""What can go wrong at a table, by name. Each error carries the message to show for it."""

from __future__ import annotations

from tapete.kernel.message import Arg, Message


class TapeteError(Exception):
    """Something a person did, or a file says, that cannot be accepted; nothing was changed."""

    key = "kernel.error.unknown"

    def __init__(self, **args: Arg) -> None:
        self.message = Message.of(self.key, **args)
        super().__init__(str(self.message))


class Refused(TapeteError):
    """The answer is not among those the question allows; `rule` says which rule forbids it."""

    key = "kernel.error.refused"

    def __init__(self, reason: Message, rule: str) -> None:
        super().__init__(reason=reason, rule=rule)
        self.reason = reason
        self.rule = rule


class Malformed(Refused):
    """The answer has not even the shape the question expects."""

    key = "kernel.error.malformed"


class NotYourQuestion(TapeteError):
    """The question is open, but for another seat."""

    key = "kernel.error.not_your_question"


class NotOpen(TapeteError):
    """The question that was answered is no longer, or never was, the open one."""

    key = "kernel.error.not_open"


class NothingToUndo(TapeteError):
    """The seat has given no answer that could be taken back."""

    key = "kernel.error.nothing_to_undo"


class NoUndoAsked(TapeteError):
    """Somebody consented to an undo that nobody asked for, or that does not need them."""

    key = "kernel.error.no_undo_asked"


class BadSeed(TapeteError):
    """The seed names no algorithm known here, or is not well formed."""

    key = "kernel.error.bad_seed"


class BadOptions(TapeteError):
    """The match was asked for with options the game does not have."""

    key = "kernel.error.bad_options"


class Unrepeatable(RuntimeError):
    """A rule asked or rolled something else on its second run: it used more than state and table.

    This is a defect of a game, not of its players.
    """


class UnknownGame(TapeteError):
    """There is no game of that name."""

    key = "kernel.error.unknown_game"


class Unreadable(TapeteError):
    """A file could not be read."""

    key = "kernel.error.unreadable"
