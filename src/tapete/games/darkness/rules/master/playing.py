"""The turns of the figures that a master plays."""

from __future__ import annotations

from tapete.deeds import Do
from tapete.games.darkness.content.library import library
from tapete.games.darkness.events.master import FoeTurn, Speaks
from tapete.games.darkness.rules.master import authority, environment, fights, figures, moving
from tapete.games.darkness.state import Foe, Square, Survivor
from tapete.games.darkness.world import NEAR, Night
from tapete.kernel import Choice, Either, Form
from tapete.spaces.tiles.ways import walk

STRIKE, APPROACH, AWAY, STAY, MOVE = "strike", "approach", "away", "stay", "move"
DEEDS = (STRIKE, APPROACH, AWAY, STAY)
"""The deeds that only figures of the master do."""
RULE = "darkness.gm.turn.master"


def begin(night: Night) -> None:
    """Each figure on the board has a turn after the players, in the order in which they came.

    One that nobody has seen waits: darkness.gm.turn.master, darkness.ruling.gm_turn_order
    """
    night.master.waiting = [one.id for one in figures.shown(night) if not figures.is_alarm(one)]


def turn(night: Night) -> None:
    """The next figure's turn, of one action, as the master says: darkness.gm.controls"""
    first, *rest = night.master.waiting
    night.master.waiting = rest
    foe = night.find(first)
    if not isinstance(foe, Foe) or foe.at is None or not night.living():
        return
    also = ("darkness.gm.controls", "darkness.ruling.gm_turn_order", "darkness.gm.turn.one_action")
    night.tell(FoeTurn, RULE, figure=foe.id, also=also)
    speak(night, foe)
    way, answer = authority.ask(night, "foe_turn", deeds(night, foe), RULE, figure=foe.id)
    if way == MOVE:
        moving.go(night, foe, [night.city.at(point) for point in answer.points])
    else:
        _do(night, foe, answer.option)


def deeds(night: Night, foe: Foe) -> Either:
    """What a figure may do, the most fitting first, and where it may go."""
    wanted = proposed(night, foe)
    every = [*_attacks(night, foe), *_walks(night, foe), Do(STAY)]
    ordered = [wanted, *[one for one in every if one != wanted]]
    form = Form(lambda: [Choice(one) for one in ordered], kind=Do)
    return Either({"do": form, MOVE: moving.ways(night, foe)})


def _attacks(night: Night, foe: Foe) -> list[Do]:
    if foe.friend:
        return []
    return [Do(STRIKE, one.id) for one in night.living() if reaches(night, foe, one)]


def _walks(night: Night, foe: Foe) -> list[Do]:
    return [*[Do(APPROACH, one.id) for one in night.living()], Do(AWAY)]


def reaches(night: Night, foe: Foe, survivor: Survivor) -> bool:
    """True if a figure can strike somebody: on its square, or in its sight if it strikes far."""
    assert foe.at is not None
    if survivor.at is None or figures.distance(foe.at, survivor.at) > foe.reach:
        return False
    return foe.at == survivor.at or environment.sees(night, foe, survivor.at)


def proposed(night: Night, foe: Foe) -> Do:
    """What a figure would do by its stance."""
    attacks = _attacks(night, foe)
    near = figures.nearest(night, foe)
    if foe.stance in ("hunt", "guard") and attacks:
        return min(attacks, key=lambda one: (night.survivor(one.to).health, one.to))
    if near is None or foe.stance in ("guard", "stay"):
        return Do(STAY)
    if foe.stance in ("flee", "wander"):
        return Do(AWAY)
    if foe.stance == "follow" and _is_beside(foe, near):
        return Do(STAY)
    return Do(APPROACH, near.id)


def _is_beside(foe: Foe, survivor: Survivor) -> bool:
    assert foe.at is not None
    assert survivor.at is not None
    return figures.distance(foe.at, survivor.at) <= 1


def _do(night: Night, foe: Foe, do: Do) -> None:
    if do.what == STRIKE:
        fights.attacked(night, foe, night.survivor(do.to))
    elif do.what == APPROACH:
        goal = night.survivor(do.to).at
        assert goal is not None
        moving.go(night, foe, way(night, foe, goal, near=True))
    elif do.what == AWAY:
        near = figures.nearest(night, foe)
        assert near is not None
        assert near.at is not None
        moving.go(night, foe, way(night, foe, near.at, near=False))


def way(night: Night, foe: Foe, goal: Square, *, near: bool) -> list[Square]:
    """The squares a figure goes over to be as near to a square as it can, or as far from it."""
    assert foe.at is not None
    halves = moving.points(night, foe) * moving.HALVES
    reach = walk(night.city, foe.at, halves, doors=night.state.no_doors, diagonal=True)
    sign = 1 if near else -1
    best = min(
        reach.ends(),
        key=lambda one: (sign * figures.distance(one, goal), reach.settled[one][0], one),
        default=foe.at,
    )
    route = reach.route(best)
    return [] if route is None else [night.city.at(point) for point in route.points]


def speak(night: Night, foe: Foe) -> None:
    """Somebody of the story says its next line to survivors near by: darkness.gm.npc"""
    if foe.role != "npc" or foe.at is None:
        return
    lines = library().campaigns[night.state.scenario].npcs[foe.kind].lines
    close = [one for one in night.living() if one.at and figures.distance(one.at, foe.at) <= NEAR]
    if close and foe.said < len(lines):
        line = lines[foe.said]
        foe.said += 1
        night.tell(Speaks, "darkness.gm.npc", figure=foe.id, es=line.es, en=line.en)
