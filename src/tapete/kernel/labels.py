"""How a game puts its answers, its events and its outcomes into words."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Iterable, Mapping, Sequence
from typing import Any, TypeAlias

import msgspec

from tapete.kernel.event import Drawn, Event
from tapete.kernel.message import Arg, Message
from tapete.kernel.plain import plain_of
from tapete.kernel.seat import Seat

Gist: TypeAlias = tuple[Message, ...]
"""What came of an action, in a few words: which figures are down, and how many wounds each has."""


def anything(value: object) -> bool:
    """True, for `Labels.onward`: whatever is answered goes on to the next question."""
    return True


def named_options(game: str) -> Callable[[object, Any], Message]:
    """Returns labels for a game in which each answer has its own words: `game.option.answer`."""
    return lambda value, view: Message.of(f"{game}.option.{plain_of(value)}")


def named_details(
    game: str, naming: Callable[[str, Any], Arg | None] = lambda value, view: None
) -> Callable[[str, object, Any], Message]:
    """Returns words for details by their names: `game.detail.name`.

    The value is a number, what `naming` calls it, or a word to select by; an empty one is `none`.
    """

    def said(value: object, view: Any) -> Arg:
        if type(value) is int:
            return value
        return naming(str(value), view) or str(value).lower() or "none"

    return lambda name, value, view: Message.of(f"{game}.detail.{name}", value=said(value, view))


def befell(gist: Gist, figures: Iterable[str]) -> bool | None:
    """True if an outcome tells of any of these figures; None if none are given. For `hoped`."""
    meant = [("figure", figure) for figure in figures]
    return any(one in message.args for message in gist for one in meant) if meant else None


def drawn(event: Event) -> bool:
    """True for what was drawn, for `Labels.retells`: what comes of it tells it better."""
    return isinstance(event, Drawn)


def dressing(
    none: str = "",
    numbers: Mapping[str, Callable[[int, Any], Arg]] | None = None,
    place: tuple[str, Callable[[tuple[int, int], Any], Arg]] | None = None,
    /,
    **names: Callable[[str, Any], Arg | None],
) -> Callable[[Message, Any], Message]:
    """Names in place of ids, for `Labels.dress`.

    Each argument that is an id is given by its name, with what names the id in a view; None leaves
    it as it is. An empty id becomes `none`. `numbers` says the same of arguments that are numbers.
    A message with the coordinates `x` and `y` is also given the name of that `place`: the argument
    for it, and what names it in a view.
    """
    counted = numbers or {}

    def dressed(name: str, arg: Arg, view: Any) -> Arg:
        if name in counted and isinstance(arg, int):
            return counted[name](arg, view)
        if not isinstance(arg, str):
            return arg
        naming = names.get(name)
        if naming is None:
            return arg
        found = naming(arg, view) if arg else none
        return arg if found is None else found

    known = {*names, *counted}

    def dress(message: Message, view: Any) -> Message:
        args = tuple(
            [(pair[0], dressed(*pair, view)) if pair[0] in known else pair for pair in message.args]
        )
        return Message(message.key, args if place is None else placed(args, view))

    def placed(args: tuple[tuple[str, Arg], ...], view: Any) -> tuple[tuple[str, Arg], ...]:
        found = dict(args)
        x, y = found.get("x"), found.get("y")
        if place is not None and isinstance(x, int) and isinstance(y, int):
            found[place[0]] = place[1]((x, y), view)
        return tuple(found.items())

    return dress


class Deed(msgspec.Struct, frozen=True):
    """What an answer does, whatever its target and its details. The same deed has the same name."""

    name: str
    key: str = ""
    """The words for the letter that picks it on a keyboard, the same throughout a match."""
    rank: int | None = None
    """Its place among the deeds to offer first; None if it is not one of them."""
    ends: bool = False
    """True if it ends the turn."""


class Rests(msgspec.Struct, frozen=True):
    """All of a view on which the words of lines rest.

    The same line has the same words in all views of a game in which both are equal.
    """

    shared: Hashable
    """What the words of any line may rest on."""
    own: Callable[[Any], Hashable | None]
    """What else the words of one answer rest on; None if they may rest on anything."""


def nobody(view: object) -> None:
    """Whose turn it is in a game that has no turns."""


class Labels(msgspec.Struct, frozen=True, kw_only=True):
    """How a game puts things into words. A view is always what the reader's seat may see."""

    label: Callable[[object, Any], Message]
    """Puts an answer into words."""
    detail: Callable[[str, object, Any], Message]
    """Puts one detail of an answer into words: one way in which it may differ from the usual."""
    groups: tuple[str, ...] = ()
    """The headings under which a long list of answers is sorted, in order: keys of words."""
    group: Callable[[object], str] = lambda value: ""
    """The one of `groups` that an answer belongs to; empty if it belongs to none."""
    bundle: Callable[[object, Any], tuple[Message, Message] | None] = lambda value, view: None
    """What an answer shares with similar ones, and what it adds; None if it stands alone."""
    manner: Callable[[object], Hashable | None] = lambda value: None
    """What all forms of one deed to one target have in common; None if an answer has no others."""
    form: Callable[[object, Any], Message] = lambda value, view: Message("")
    """Puts into words how an answer does what others do as well: with what, or with which hand."""
    shortlist: Callable[[Sequence[Any], Any], Sequence[Any]] = lambda values, view: values
    """The candidates of a question that deserve a line of their own."""
    rests: Callable[[Any], Rests | None] = lambda view: None
    """What the words of a menu's lines rest on in a view; None if they are not to be kept."""
    retells: Callable[[Event], bool] = lambda event: False
    """True if another event says the same thing better, so that a log may skip this one."""
    voice: Callable[[Event, Any], Message | None] = lambda event, view: None
    """What a presenter says of an event, where a game has one: shown below it, unless muted."""
    brief: Callable[[Any, Seat | None], tuple[Message, ...]] = lambda view, seat: ()
    """What a seat (None: a spectator) should know before a match begins, as separate lines."""
    dress: Callable[[Message, Any], Message] = lambda message, view: message
    """Replaces the ids in a message by the names that a view knows."""
    gist: Callable[[Any, Any], Gist] = lambda before, after: ()
    """What a forecast says about the change from one state to another."""
    hoped: Callable[[object, Gist, Any, Seat], bool | None] = lambda value, gist, view, seat: bool(
        gist
    )
    """True if a seat's answer had the result it was meant to have; None if a gist cannot tell."""
    aim: Callable[[object, Any], Message] = lambda value, view: Message("odds.aim")
    """What `hoped` hopes for from an answer, short enough to stand behind a percentage."""
    coarse: Callable[[Gist, Any, Seat], Gist] = lambda gist, view, seat: gist
    """An outcome in fewer words. Outcomes that are then the same are added up at first sight."""
    gravity: Callable[[Gist], int] = lambda gist: 1
    """How much a coarse outcome matters, beside one in which nothing happens: 1 or more."""
    unless: Callable[[object, Any], Message | None] = lambda value, view: None
    """What a forecast of an answer leaves out, if there is something."""
    given: Callable[[object, Any], Message | None] = lambda value, view: None
    """The condition on which a forecast of an answer holds, short enough to stand before it."""
    foretells: Callable[[str], bool] = lambda key: True
    """True if the question with this key deserves a forecast of what its answers lead to."""
    cost: Callable[[Message, Any, Seat], Message | None] = lambda question, view, seat: None
    """What a seat pays if it does not decline what it is asked, and what it then has left."""
    acting: Callable[[Any], Seat | None] = nobody
    """The seat whose turn it is; None between turns, and where a game has none."""
    deed: Callable[[object], Deed | None] = lambda value: None
    """The deed that an answer is a way of doing; None if its question offers no deeds."""
    minor: Callable[[object, Any], bool] = lambda value, view: False
    """True for an answer for whose sake its deed is not among the first to be offered."""
    left: Callable[[Any], Message | None] = lambda view: None
    """What the acting figure would give up if its turn ended now, if there is something."""
    declines: Mapping[str, Callable[[Any], bool]] = {}
    """For each question that is declined other than by saying no: a test for that answer."""
    round: Callable[[Any], int] | None = None
    """The number of the round; None where a game has none."""
    onward: Mapping[str, Callable[[Any], bool]] = {}
    """For each question that asks whether to go on or to wait: a test for answers that go on."""
    overt: Collection[str] = frozenset()
    """The questions whose answers, by the rules, never show a seat anything that was hidden."""
