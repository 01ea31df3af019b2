"""What a player should know about a way beforehand: where it climbs, jumps and drops."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tapete.deeds.do import by_way
from tapete.games.punk.labels.deeds import actor
from tapete.games.punk.labels.ways import cm, fall_of
from tapete.games.punk.rules.fighting.assault_question import Assault
from tapete.games.punk.rules.moving.jumping import EASY, FREE
from tapete.games.punk.state import Mini, State
from tapete.games.punk.world import base_size
from tapete.kernel import Message
from tapete.spaces.climbs.journey import CLIMB, DROP, JUMP, LADDER, Leg
from tapete.spaces.treks.trek import Trek


def remarks(value: Any, view: State) -> tuple[Message, ...]:
    """Returns a line for each climb, jump and drop of a way. The same line is not repeated."""
    _, answer = by_way(value)
    trek = answer.trek if isinstance(answer, Assault) else answer
    mini = actor(view)
    if not isinstance(trek, Trek) or mini is None:
        return ()
    return tuple(dict.fromkeys(_told(trek, mini)))


def _told(trek: Trek, mini: Mini) -> Iterator[Message]:
    for leg in trek.journey.legs:
        if leg.how in (CLIMB, LADDER):
            rise = abs(leg.end.height - leg.start.height)
            yield Message.of("punk.remark.climb", how=leg.how, far=cm(rise))
        elif leg.how == JUMP:
            hard = _hard(leg, base_size(mini))
            yield Message.of("punk.remark.jump", far=cm(round(leg.tested)), hard=hard)
        elif leg.how == DROP:
            strength = fall_of(leg, mini)
            yield Message.of("punk.remark.drop", far=cm(round(leg.tested)), strength=strength)


def _hard(leg: Leg, base: int) -> int:
    """How hard a jump is: 0 needs no roll, 1 a roll, and 2 a harder roll."""
    return int(leg.tested > FREE * base) + int(leg.tested > EASY * base)
