"""The errors a table can raise. Each carries the message to show for it."""

from __future__ import annotations

from tapete.kernel.message import Arg, Message
from tapete.kernel.printable import quoted


class TapeteError(Exception):
    """Something a person did, or a file says, cannot be accepted. Nothing was changed.

    What it repeats of that is cut and made printable.
    """

    key = "kernel.error.unknown"

    def __init__(self, **args: Arg) -> None:
        self.message = Message.of(self.key, **{name: quoted(arg) for name, arg in args.items()})
        super().__init__(str(self.message))


class Refused(TapeteError):
    """The answer is not one that the question allows; `rule` is the rule that forbids it."""

    key = "kernel.error.refused"

    def __init__(self, reason: Message, rule: str) -> None:
        super().__init__(reason=reason, rule=rule)
        self.reason = reason
        self.rule = rule


class Malformed(Refused):
    """The answer does not even have the shape that the question expects."""

    key = "kernel.error.malformed"


class NotYourQuestion(TapeteError):
    """The question is open, but another seat must answer it."""

    key = "kernel.error.not_your_question"


class NotOpen(TapeteError):
    """The question that was answered is not the open one: it is over, or never was asked."""

    key = "kernel.error.not_open"


class NothingToUndo(TapeteError):
    """The seat has given no answer that can be taken back."""

    key = "kernel.error.nothing_to_undo"


class NoUndoAsked(TapeteError):
    """Somebody consented to an undo that nobody asked for, or that does not need their consent."""

    key = "kernel.error.no_undo_asked"


class AlreadyPractice(TapeteError):
    """The match is practice already."""

    key = "kernel.error.already_practice"


class NotOptional(TapeteError):
    """An order was given about a question that cannot be declined, or one that it does not fit."""

    key = "kernel.error.not_optional"


class NoOrder(TapeteError):
    """An order was taken back that is not in force."""

    key = "kernel.error.no_order"


class BadSeed(TapeteError):
    """The seed is not well formed, or names an unknown algorithm."""

    key = "kernel.error.bad_seed"


class BadOptions(TapeteError):
    """A match was requested with options that the game does not have."""

    key = "kernel.error.bad_options"

    def __init__(self, problem: str | Message, rule: str = "") -> None:
        """Takes what is wrong, and the rule that says so, if one does."""
        if isinstance(problem, str):
            problem = Message.of("kernel.misfit.other", said=problem)
        super().__init__(problem=problem)
        self.rule = rule


class Unrepeatable(RuntimeError):
    """A rule asked or rolled something else when it was run again.

    It used more than its state and its table: a defect of the game, not of its players.
    """


class UnknownGame(TapeteError):
    """There is no game of that name."""

    key = "kernel.error.unknown_game"


class Unreadable(TapeteError):
    """A file could not be read."""

    key = "kernel.error.unreadable"
