"""A roll in a sentence: who rolled what, the whole sum, and what was needed."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tapete.kernel.chance.roll import Modifier
from tapete.kernel.dressing import dressed
from tapete.kernel.event import NAMELESS, Rolled
from tapete.kernel.game import Game
from tapete.kernel.message import Message
from tapete.scene.screen import screen_of
from tapete.stories.titles import title

MINUS = "−"


def told_roll(game: Game[Any], event: Rolled, view: Any) -> Message:
    """Returns the message that tells a roll to a reader with this view."""
    fell = Message.of(
        "kernel.roll.fell",
        sum=_sum(game, event, view),
        need=_need(game, event, view) or NAMELESS,
    )
    head = _head(_who(game, event, view), title(game.package, event.rule))
    return fell if head is None else Message.of("kernel.roll.told", head=head, fell=fell)


def _head(who: Message | None, what: Message | None) -> Message | None:
    """What was rolled, and by which figure, as far as that is known."""
    if who is None or what is None:
        return who or what
    return Message.of("kernel.roll.of", who=who, what=what)


def _who(game: Game[Any], event: Rolled, view: Any) -> Message | None:
    """The figure that rolled, and the one against it, as far as the view knows them."""
    called = screen_of(game).called
    names = [called(one, view) for one in (event.figure, event.foe) if one]
    known = [name for name in names if name is not None]
    if len(known) < 2:
        return known[0] if known else None
    return Message.of("kernel.roll.between", figure=known[0], foe=known[1])


# --- the sum


def _sum(game: Game[Any], event: Rolled, view: Any) -> Message:
    """The dice, all that is added to them, and the total, if they have one."""
    if event.pattern is not None:
        return _shown(game, event, event.pattern, view)
    if event.total is None:
        return _listed(game, event, view)
    found = _kept(event)
    for term in event.modifiers:
        found = _added(game, found, term, view)
    if len(event.kept) == 1 and not any(term.amount for term in event.modifiers):
        return found
    return Message.of("kernel.roll.total", sum=found, total=number(event.total))


def _listed(game: Game[Any], event: Rolled, view: Any) -> Message:
    dice = Message.of("kernel.roll.dice", dice=", ".join(_dice(event, range(len(event.dice)))))
    terms = _terms(game, event.needs if event.low else event.modifiers, view)
    return Message.of("kernel.roll.with", dice=dice, terms=terms) if terms else dice


def _shown(game: Game[Any], event: Rolled, pattern: Message, view: Any) -> Message:
    """All dice, and what those that belong together show."""
    every = ", ".join(_dice(event, range(len(event.dice))))
    those = ", ".join(_dice(event, event.kept))
    name = dressed(game, pattern, view)
    return Message.of("kernel.roll.shown", all=every, those=those or NAMELESS, pattern=name)


def _kept(event: Rolled) -> Message:
    """The dice that count, and all of them if not all do."""
    own = [place for place in range(len(event.dice)) if place != event.rival]
    kept = Message.of("kernel.roll.dice", dice=" + ".join(_dice(event, event.kept)))
    if len(own) == len(event.kept):
        return kept
    values = " + ".join([str(event.values[place]) for place in event.kept])
    return Message.of("kernel.roll.kept", kept=values, all=", ".join(_faces(event, own)))


def _faces(event: Rolled, places: Iterable[int]) -> list[str]:
    """What each die showed: `5`, or `6 + 2` if it was thrown again."""
    faces = fallen(event)
    return [" + ".join(map(str, faces[place])) for place in places]


def _dice(event: Rolled, places: Iterable[int]) -> list[str]:
    """The value of each die, with its faces if it was thrown more than once."""
    places = list(places)
    both = zip([event.values[place] for place in places], _faces(event, places), strict=True)
    return [str(value) if faces == str(value) else f"{value} ({faces})" for value, faces in both]


def fallen(event: Rolled) -> list[list[int]]:
    """Returns the faces of each die: it takes faces until they add up to its value."""
    left, found = list(event.faces), []
    for value in event.values:
        own = [left.pop(0)] if left else [value]
        while sum(own) < value and left:
            own.append(left.pop(0))
        found.append(own)
    return found


def _added(game: Game[Any], before: Message, term: Modifier, view: Any) -> Message:
    if not term.amount:
        return before
    key = "kernel.roll.plus" if term.amount > 0 else "kernel.roll.minus"
    return Message.of(key, sum=before, amount=abs(term.amount), name=called(game, term, view))


def called(game: Game[Any], term: Modifier, view: Any) -> Message:
    """Returns the name of a modifier: its own, or its rule's title."""
    if term.name is not None:
        return dressed(game, term.name, view)
    return title(game.package, term.rule) or Message.of("kernel.roll.dice", dice=term.rule)


# --- what was needed


def _need(game: Game[Any], event: Rolled, view: Any) -> Message | None:
    if event.wanted is not None:
        return Message.of("kernel.roll.wanted", pattern=dressed(game, event.wanted, view))
    if event.target is None:
        return None
    how = "low" if event.low else "high" if event.rival is None else "rival"
    needed = Message.of("kernel.roll.needed", how=how, target=number(event.target))
    made = _made(game, event.needs, view)
    return needed if made is None else Message.of("kernel.roll.needed_of", needed=needed, sum=made)


def _made(game: Game[Any], needs: tuple[Modifier, ...], view: Any) -> Message | None:
    """What the target is made of, as a sum."""
    if not needs:
        return None
    first = number(needs[0].amount)
    made = Message.of("kernel.roll.term", amount=first, name=called(game, needs[0], view))
    for term in needs[1:]:
        made = _added(game, made, term, view)
    return made


def _terms(game: Game[Any], modifiers: tuple[Modifier, ...], view: Any) -> tuple[Message, ...]:
    return tuple(
        [
            Message.of("kernel.roll.term", amount=signed(one.amount), name=called(game, one, view))
            for one in modifiers
            if one.amount
        ]
    )


def number(amount: int) -> str:
    """Returns a number with a true minus: `2`, `−4`."""
    return f"{MINUS}{-amount}" if amount < 0 else str(amount)


def signed(amount: int) -> str:
    return number(amount) if amount < 0 else f"+{amount}"
