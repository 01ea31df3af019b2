"""What came of an answer in few words, and whether that is what it was meant for."""

from __future__ import annotations

from tapete.deeds.do import do_of
from tapete.games.savage.actions.menu import MENU
from tapete.games.savage.actions.placing import is_placing
from tapete.games.savage.labels.conditions import CONDITIONS
from tapete.games.savage.state import Figure, State
from tapete.kernel import Gist, Message, Seat


def gist(before: State, after: State) -> Gist:
    """Who is worse off, and how."""
    was = {figure.id: figure for figure in before.figures}
    return tuple(
        message
        for figure in after.figures
        for message in _change(was[figure.id], before, figure, after)
    )


def hoped(value: object, gist: Gist, view: State, seat: Seat) -> bool | None:
    """Whether a foe is worse off: the one it was done to, or any where it was done to nobody."""
    foes = [figure.id for figure in view.figures if figure.seat != seat]
    way, answer = value if isinstance(value, tuple) and len(value) == 2 else ("", None)
    do = do_of(answer)
    if do is not None:
        meant = MENU.meant(do, foes)
    else:
        meant = foes if isinstance(way, str) and is_placing(way) else []
    if not meant:
        return None
    return any(("figure", one) in message.args for message in gist for one in meant)


def _change(was: Figure, before: State, now: Figure, after: State) -> list[Message]:
    if now == was:
        return []
    if now.out and not was.out:
        return [Message.of("savage.gist.out", figure=now.id)]
    parts = CONDITIONS.gained(was, before, now, after)
    if now.wounds > was.wounds:
        parts.insert(0, Message.of("savage.odds.wounds", wounds=now.wounds - was.wounds))
    return [Message.of("savage.gist.figure", figure=now.id, parts=tuple(parts))] if parts else []
