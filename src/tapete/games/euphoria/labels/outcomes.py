"""What came of an answer, in a few words, and whether that was its purpose."""

from __future__ import annotations

from collections.abc import Iterator
from operator import attrgetter

from tapete.conditions.outcomes import Outcomes, of_seat, paired
from tapete.deeds.do import by_way, do_of, what_of
from tapete.games.euphoria.actions.menu import MENU
from tapete.games.euphoria.content.library import library
from tapete.games.euphoria.labels.conditions import CONDITIONS
from tapete.games.euphoria.meta import NAME
from tapete.games.euphoria.rules.charging.reacting import STAND
from tapete.games.euphoria.rules.gear.objects import TRIGGER
from tapete.games.euphoria.rules.gifts.abilities import ABILITY
from tapete.games.euphoria.rules.gifts.genes import ROAR_ALL, ROAR_FRIEND
from tapete.games.euphoria.rules.shooting.placing import FLAMES, Laying
from tapete.games.euphoria.rules.shooting.targets import weapons
from tapete.games.euphoria.state import Mini, State
from tapete.kernel import Gist, Message, Seat
from tapete.kernel.labels import befell
from tapete.spaces.plane.point import Point

PREPARING = (
    "euphoria.ask.marker", "euphoria.ask.deploy", "euphoria.ask.post", "euphoria.ask.next",
)  # fmt: skip
"""Questions whose answers have no effect on any miniature yet."""
REACHING = (STAND, ROAR_ALL, ROAR_FRIEND, TRIGGER)
"""What has a reach, besides what the menu says does harm, abilities, and shots beside flames."""
OUTCOMES: Outcomes[State] = Outcomes(NAME, of_seat(attrgetter("minis")))


def foretells(key: str) -> bool:
    return key not in PREPARING


def gist(before: State, after: State) -> Gist:
    """Who is dead, who has lost life, who is engaged, and who has found something."""
    both = paired(before.minis, after.minis)
    return tuple(line for was, now in both for line in _change(was, before, now, after))


def _change(was: Mini, before: State, now: Mini, after: State) -> list[Message]:
    if now.out == "dead" and not was.out:
        return [Message.of(OUTCOMES.out, figure=now.id)]
    parts = [*_life(was, now), *CONDITIONS.gained(was, before, now, after)]
    if now.deeds.engaged and not was.deeds.engaged:
        parts.append(Message.of(CONDITIONS.words, state="engaged", amount=0))
    found = [one for one in now.items if one not in was.items]
    parts += [Message.of("euphoria.gist.gains", item=one) for one in found]
    return OUTCOMES.worse(now.id, parts)


def _life(was: Mini, now: Mini) -> Iterator[Message]:
    lost = was.life - now.life
    if lost > 0:
        yield Message.of("euphoria.gist.loses", points=lost)
    elif lost < 0:
        yield Message.of("euphoria.gist.heals", points=-lost)


def hoped(value: object, gist: Gist, view: State, seat: Seat) -> bool | None:
    """True if an enemy that an answer is meant to harm is worse off; None if it means no harm."""
    return befell(gist, _meant(value, view, seat))


def _meant(value: object, view: State, seat: Seat) -> list[str]:
    enemies = [mini.id for mini in view.minis if mini.seat != seat and not mini.out]
    _, answer = by_way(value)
    if isinstance(answer, Point):
        return enemies
    do = do_of(answer)
    if do is None or do.what not in (*MENU.by_name, STAND):
        return []
    return [do.to] if do.what == STAND else MENU.meant(do, enemies)


def aim(value: object, view: State) -> Message:
    """What an answer is to do; where nobody may measure, only if its target is in reach."""
    return Message.of("euphoria.aim", deed=what_of(value), sure=not declares(value, view))


def unless(value: object, view: State) -> Message | None:
    """A declaration is weighed as if its target were in reach: euphoria.def.measure.when"""
    return Message("euphoria.chance.unless") if declares(value, view) else None


def given(value: object, view: State) -> Message | None:
    return Message("euphoria.chance.given") if declares(value, view) else None


def declares(value: object, view: State) -> bool:
    """True for an answer that is given before its distance may be known."""
    if view.rules.measuring:
        return False
    (way, _), what = by_way(value), what_of(value)
    if isinstance(way, Laying) and way.what == FLAMES:
        return bool(weapons(_active(view)))
    if what == ABILITY:
        ability = library().abilities[_active(view).ability]
        return ability.when == "now" and ability.range > 0
    kind = MENU.by_name.get(what)
    return what in REACHING or (kind is not None and kind.harms)


def _active(view: State) -> Mini:
    return next(mini for mini in view.minis if mini.id == view.active)
