"""What came of an answer in few words, and whether that is what it was meant for."""

from __future__ import annotations

from collections.abc import Iterator

from tapete.deeds.do import do_of
from tapete.games.punk.actions.menu import MENU
from tapete.games.punk.actions.placing import is_placing
from tapete.games.punk.labels.conditions import CONDITIONS
from tapete.games.punk.state import Mini, State
from tapete.kernel import Gist, Message, Seat

PREPARING = (
    "punk.ask.zone", "punk.ask.hold_back", "punk.ask.deploy", "punk.ask.post",
    "punk.ask.infiltrate", "punk.ask.delay", "punk.ask.first", "punk.ask.next", "punk.ask.inspired",
    "punk.ask.loot", "punk.ask.bullets", "punk.ask.facing", "punk.ask.turn",
)  # fmt: skip
"""Questions whose answers do nothing to anybody yet."""


def foretells(key: str) -> bool:
    """Nobody is any worse off for who comes when, and stands where, before the first Action."""
    return key not in PREPARING


def gist(before: State, after: State) -> Gist:
    """Who is worse off, and how."""
    was = {mini.id: mini for mini in before.minis}
    return tuple(
        message
        for mini in after.minis
        if mini.id in was
        for message in _change(was[mini.id], before, mini, after)
    )


def _change(was: Mini, before: State, now: Mini, after: State) -> Iterator[Message]:
    if now.out and not was.out:
        yield Message.of("punk.gist.out", figure=now.id, out=now.out)
        return
    parts = CONDITIONS.gained(was, before, now, after)
    lost = sum(now.lost.values()) - sum(was.lost.values())
    if lost > 0:
        parts.append(Message.of("punk.gist.lost", points=lost))
    if now.wounds > was.wounds:
        parts.append(Message.of("punk.gist.wounds", wounds=now.wounds - was.wounds))
    if parts:
        yield Message.of("punk.gist.figure", figure=now.id, parts=tuple(parts))


def hoped(value: object, gist: Gist, view: State, seat: Seat) -> bool | None:
    """Whether an enemy is worse off: the one it was done to, or any where it was at nobody."""
    meant = _meant(value, view, seat)
    if not meant:
        return None
    return any(("figure", one) in message.args for message in gist for one in meant)


def _meant(value: object, view: State, seat: Seat) -> list[str]:
    """Those that are to be worse off."""
    enemies = [mini.id for mini in view.minis if mini.seat != seat and not mini.out]
    way, answer = value if isinstance(value, tuple) and len(value) == 2 else ("", value)
    to = getattr(answer, "to", None)
    if isinstance(to, tuple):
        return [one for one in to if one in enemies]
    if isinstance(way, str) and is_placing(way):
        return enemies
    do = do_of(answer)
    return [] if do is None else MENU.meant(do, enemies)
