"""What came of an answer, in a few words, and whether that was its purpose."""

from __future__ import annotations

from collections.abc import Iterator
from operator import attrgetter

from tapete.conditions.outcomes import Outcomes, of_seat, paired
from tapete.deeds.do import Using, by_way, do_of, what_of
from tapete.games.punk.actions.menu import MENU
from tapete.games.punk.labels.conditions import CONDITIONS
from tapete.games.punk.meta import NAME
from tapete.games.punk.rules.gifts.powers import DISARM
from tapete.games.punk.state import Mini, State
from tapete.kernel import Gist, Message, Seat
from tapete.kernel.labels import befell

PREPARING = (
    "punk.ask.zone", "punk.ask.hold_back", "punk.ask.deploy", "punk.ask.post",
    "punk.ask.infiltrate", "punk.ask.delay", "punk.ask.first", "punk.ask.next", "punk.ask.inspired",
    "punk.ask.loot", "punk.ask.bullets", "punk.ask.facing", "punk.ask.turn",
)  # fmt: skip
"""Questions whose answers have no effect on any mini yet."""
OUTCOMES: Outcomes[State] = Outcomes(NAME, of_seat(attrgetter("minis")))


def foretells(key: str) -> bool:
    """True unless the question only prepares for something, such as where a mini deploys."""
    return key not in PREPARING


def gist(before: State, after: State) -> Gist:
    """Returns which minis are worse off, and how."""
    both = paired(before.minis, after.minis)
    return tuple(line for was, now in both for line in _change(was, before, now, after))


def _change(was: Mini, before: State, now: Mini, after: State) -> Iterator[Message]:
    if now.out and not was.out:
        yield Message.of(OUTCOMES.out, figure=now.id, out=now.out)
        return
    parts = CONDITIONS.gained(was, before, now, after)
    lost = sum(now.lost.values()) - sum(was.lost.values())
    if lost > 0:
        parts.append(Message.of("punk.gist.lost", points=lost))
    if now.wounds > was.wounds:
        parts.append(Message.of("punk.gist.wounds", wounds=now.wounds - was.wounds))
    yield from OUTCOMES.worse(now.id, parts)


def hoped(value: object, gist: Gist, view: State, seat: Seat) -> bool | None:
    """True if an enemy that the answer was aimed at is worse off; None if it was not an attack.

    No outcome tells of a mini that drops its weapon.
    """
    if what_of(value) == DISARM:
        return None
    return befell(gist, _meant(value, view, seat))


def aim(value: object, view: State) -> Message:
    """What an answer that means harm is to do to an enemy, by its deed or by what it places."""
    return Message.of("punk.aim", deed=what_of(value))


def _meant(value: object, view: State, seat: Seat) -> list[str]:
    """Returns the enemies that an answer is meant to harm."""
    enemies = [mini.id for mini in view.minis if mini.seat != seat and not mini.out]
    way, answer = by_way(value)
    to = getattr(answer, "to", None)
    if isinstance(to, tuple):
        return [one for one in to if one in enemies]
    if isinstance(way, Using):
        return enemies
    do = do_of(answer)
    return [] if do is None else MENU.meant(do, enemies)
