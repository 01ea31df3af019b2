"""What an attack brings besides harm: a Crit, or a fumble and how enemies answer it."""

from __future__ import annotations

from collections.abc import Iterator

from tapete.conditions.outcomes import FEW
from tapete.deeds.do import do_of
from tapete.games.arena.actions.menu import MENU
from tapete.games.arena.rules.harm.alike import Alike
from tapete.games.arena.state import Enemy, State
from tapete.kernel import Gist, Message

CRIT, FUMBLE, BROUGHT = "arena.gist.crit", "arena.gist.fumble", "arena.gist.fumble_brings"
ANSWERS = ("moved", "stronger", "shielded")
"""What becomes of an enemy that answers a fumble."""
UNLESS = "arena.chance.unless"


def aftermath(before: State, after: State) -> Iterator[Message]:
    """Whether somebody had a Crit, and whether somebody fumbled, with what enemies did then."""
    if _more(before, after, "crit"):
        yield Message(CRIT)
    if _more(before, after, "fumble"):
        parts = tuple(_answers(before, after))
        yield Message.of(BROUGHT, parts=parts) if parts else Message(FUMBLE)


def _more(before: State, after: State, deed: str) -> bool:
    """True if a hunter has done something since that is counted."""
    both = zip(before.hunters, after.hunters, strict=True)
    return any(now.deeds.get(deed, 0) > was.deeds.get(deed, 0) for was, now in both)


def _answers(before: State, after: State) -> Iterator[Message]:
    """What enemies did, besides the harm, which is told with those who suffered it."""
    known = {one.id: one for one in before.enemies}
    gains = {one.id: _gains(known.get(one.id, one), one) for one in after.enemies}
    for what in ANSWERS:
        those = [name for name, found in gains.items() if what in found]
        if len(those) > FEW:
            yield Message.of("arena.gist.answers", what=what, count=len(those))
        else:
            yield from [Message.of("arena.gist.answer", what=what, target=one) for one in those]
    new = sum(one.id not in known for one in after.enemies)
    if new:
        yield Message.of("arena.gist.arrive", count=new)
    if len(after.things) > len(before.things):
        yield Message("arena.gist.laid")


def _gains(was: Enemy, now: Enemy) -> list[str]:
    stronger = len(now.boosts) > len(was.boosts)
    found = now.at != was.at, stronger, now.shielded and not was.shielded
    return [what for what, so in zip(ANSWERS, found, strict=True) if so]


def in_short(gist: Gist) -> tuple[Gist, Gist]:
    """The figures that an outcome tells of, and the fumble; a Crit shows in what it does."""
    told = tuple([one for one in gist if one.key not in (CRIT, FUMBLE, BROUGHT)])
    fumbled = any(one.key in (FUMBLE, BROUGHT) for one in gist)
    return told, (Message(FUMBLE),) if fumbled else ()


def unless(value: object, view: State) -> Message | None:
    """A note that the odds of an attack or a Defence leave out any [RE]action to it."""
    do = do_of(value)
    harms = do is not None and MENU.kind(do.what).harms
    return Message(UNLESS) if harms or defends(value) else None


def defends(value: object) -> bool:
    """True for the token that a hunter defends with, which may have had another colour."""
    return isinstance(value, Alike) and bool(value.born)
