"""A fight as it is described, played through."""

from __future__ import annotations

from math import cos, pi, sin

from tapete.games.punk.events.harm import Hit
from tapete.games.punk.odds.field import MIDDLE, RADIUS, begin, carried, somebody, suit_for
from tapete.games.punk.odds.outcomes import harm, state_told
from tapete.games.punk.odds.said import FightSaid, rules_of, to_fight
from tapete.games.punk.rules.fighting.combat import fight
from tapete.games.punk.state import Mini, State
from tapete.games.punk.world import Skirmish
from tapete.kernel import Gist, Message, Table
from tapete.odds.ear import Ear
from tapete.spaces.plane.point import Point

UP, DOWN_THE_TABLE = 0, 180
FAINT = 1
"""The Combat of a mini that is there only to support."""


def fight_begins(said: FightSaid) -> State:
    """Both of them in contact, after the assault if there was one."""
    minis = people(said)
    state, other = begin(minis), minis[1]
    assert state.active is not None
    if said.assault:
        state.active.momentum[other.id] = said.assault
    if said.behind:
        state.active.behind.append(other.id)
    return state


def fight_said(said: FightSaid, state: State, table: Table) -> tuple[Gist, tuple[float, ...]]:
    """Who hit whom, and what became of both."""
    ear = Ear(table, Hit)
    one, other = state.minis[:2]
    fight(Skirmish(state, ear), one, other)
    harmed = harm(other) - harm(one)
    return told(ear, one, other), (harmed, -harmed)


def people(said: FightSaid) -> list[Mini]:
    """The two fighters base to base, and around each the supporters of the other."""
    here, there = Point(MIDDLE, MIDDLE), Point(MIDDLE, MIDDLE - 2 * RADIUS)
    one = somebody(
        "a", 0, here, UP, rules_of(said.special),
        C=said.combat + said.bonus, F=said.strength, D=said.toughness, armour=said.armour,
        shield="shield" if said.shield else "", gear=[carried(to_fight(said.weapon))],
        worn=suit_for(to_fight(said.weapon)),
    )  # fmt: skip
    other = somebody(
        "b", 1, there, DOWN_THE_TABLE, rules_of(said.target_special),
        C=said.target_combat + said.target_bonus, F=said.target_strength,
        D=said.target_toughness, armour=said.target_armour,
        shield="shield" if said.target_shield else "",
        gear=[carried(to_fight(said.target_weapon))],
        worn=suit_for(to_fight(said.target_weapon)),
    )  # fmt: skip
    friends = [_beside(f"c{n}", 0, there, -pi / 2, n) for n in range(said.support)]
    rivals = [_beside(f"d{n}", 1, here, pi / 2, n) for n in range(said.target_support)]
    return [one, other, *friends, *rivals]


def _beside(identity: str, seat: int, whom: Point, way: float, place: int) -> Mini:
    """A mini base to base with a fighter, on the side away from the fighter's rival."""
    turn = way + (place - 1.5) * pi / 3
    away = 2 * RADIUS + 1
    at = Point(whom.x + round(away * cos(turn)), whom.y + round(away * sin(turn)))
    return somebody(identity, seat, at, UP, {}, C=FAINT)


def told(ear: Ear, one: Mini, other: Mini) -> Gist:
    """What became of both, in words; a tie that hit both is said first."""
    hits = len(ear.all(Hit))
    how = (Message("punk.odds.both"),) if hits > 1 else ()
    return (*how, *_fate(other, "target"), *_fate(one, "own"))


def _fate(mini: Mini, whose: str) -> Gist:
    return state_told(mini, whose) or (
        Message.of("punk.odds.state", whose=whose, state="unharmed"),
    )
