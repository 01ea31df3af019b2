"""What a game says of its answers, its events and its outcomes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

import msgspec

from tapete.kernel.event import Event
from tapete.kernel.message import Arg, Message
from tapete.kernel.plain import plain_of
from tapete.kernel.seat import Seat

Gist: TypeAlias = tuple[Message, ...]
"""What came of an action, in few words: who is down, who has how many wounds."""


def named_options(game: str) -> Callable[[object, Any], Message]:
    """Labels for a game whose answers each have a word of their own: `game.option.answer`."""
    return lambda value, view: Message.of(f"{game}.option.{plain_of(value)}")


def named_details(game: str) -> Callable[[str, object, Any], Message]:
    """Words for details by their names: `game.detail.name`."""
    return lambda name, value, view: Message.of(f"{game}.detail.{name}", value=str(value).lower())


def dressing(**names: Callable[[str, Any], Arg | None]) -> Callable[[Message, Any], Message]:
    """Names in place of ids, for `Labels.dress`.

    Each argument that is an id is given by its name, with what names the id in a view; None leaves
    it as it is.
    """

    def dressed(name: str, arg: Arg, view: Any) -> Arg:
        if name not in names or not isinstance(arg, str) or not arg:
            return arg
        found = names[name](arg, view)
        return arg if found is None else found

    def dress(message: Message, view: Any) -> Message:
        args = [(name, dressed(name, arg, view)) for name, arg in message.args]
        return Message(message.key, tuple(args))

    return dress


def _ungrouped(value: object) -> str:
    return ""


def _alone(value: object, view: Any) -> None:
    return None


def _all(values: Sequence[Any], view: Any) -> Sequence[Any]:
    return values


def _told(event: Event) -> bool:
    return False


def _nothing(view: Any, seat: Seat | None) -> Gist:
    return ()


def _as_it_is(message: Message, view: Any) -> Message:
    return message


def _no_gist(before: Any, after: Any) -> Gist:
    return ()


def _anything(value: object, gist: Gist, view: Any, seat: Seat) -> bool | None:
    return bool(gist)


def _always(key: str) -> bool:
    return True


class Labels(msgspec.Struct, frozen=True, kw_only=True):
    """How a game puts things into words. Views are as the reader's seat may see them."""

    label: Callable[[object, Any], Message]
    """Puts an answer into words."""
    detail: Callable[[str, object, Any], Message]
    """Puts one detail of an answer into words: how it may be done otherwise than as usual."""
    groups: tuple[str, ...] = ()
    """The headings under which a long list of answers is sorted, in order: keys of words."""
    group: Callable[[object], str] = _ungrouped
    """The one of `groups` an answer belongs to; empty if to none."""
    bundle: Callable[[object, Any], tuple[Message, Message] | None] = _alone
    """What an answer has in common with others like it, and what it adds; None if nothing."""
    shortlist: Callable[[Sequence[Any], Any], Sequence[Any]] = _all
    """The candidates of a question that are worth a line each."""
    retells: Callable[[Event], bool] = _told
    """True if an event only says what another one says better, so that a log may skip it."""
    brief: Callable[[Any, Seat | None], tuple[Message, ...]] = _nothing
    """What a seat (None: a spectator) should know before a match begins, a line each."""
    dress: Callable[[Message, Any], Message] = _as_it_is
    """Puts the names that a view knows in the place of the ids in a message."""
    gist: Callable[[Any, Any], Gist] = _no_gist
    """What a forecast tells of the way from one state to another."""
    hoped: Callable[[object, Gist, Any, Seat], bool | None] = _anything
    """True if it came out as a seat's answer meant it to; None where a gist cannot tell."""
    foretells: Callable[[str], bool] = _always
    """True if it is worth telling what may come of the answers to a question, by its key."""
