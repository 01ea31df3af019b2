"""How well figures are placed: which foes each can strike now and next, and which can strike it."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

import msgspec

from tapete.games.savage.bots.distances import walk_to
from tapete.games.savage.bots.fighter import Prowess, prowess_of
from tapete.games.savage.bots.goal_value import dearness
from tapete.games.savage.bots.quick_odds import Terms, harm
from tapete.games.savage.figures import eased
from tapete.games.savage.rules.dice.bennies import purse
from tapete.games.savage.rules.dice.traits import hurried
from tapete.games.savage.rules.moving.movement import allowance
from tapete.games.savage.state import Figure
from tapete.games.savage.world import LINE, PACE, Fight, Walls, seen, squares_between
from tapete.kernel import Seat
from tapete.spaces.plane.disc import Disc, whole_gap

NEXT = 0.9
"""The worth of a blow in its next turn, compared to one that can be struck now."""
THREAT = 0.4
"""The same for an enemy's blow: it counts less, or nobody would ever leave cover."""
DELAY = 0.65
"""The part of a blow's worth that is left for each turn that it takes to get there."""
UNSEEN = 0.55
"""The part of a shot's worth that is left if the shooter must first find a line of sight."""
OTHERS = 0.2
"""The part of a figure's chances that does not depend on its best target."""
MANY = 0.85
"""The worth of each action compared to the one before, as the target may be down by then."""
UNUSED = 0.9
"""The worth of a pace still to be walked, compared to one already walked."""
MOST_GANG = 4
OUT_OF_SIGHT = 100


class Scene(msgspec.Struct, frozen=True, eq=False):
    """Where the fight takes place. The same map in the same state gives the same object."""

    scenario: str
    broken: tuple[int, ...]
    walls: Walls
    board: str


@lru_cache(maxsize=256)
def _scene(scenario: str, broken: tuple[int, ...], walls: Walls, board: str) -> Scene:
    return Scene(scenario, broken, walls, board)


class Foe(msgspec.Struct, frozen=True):
    """A figure to strike, and what its place means for its attackers."""

    body: Prowess
    light: int
    gang: int
    """How many of its enemies are adjacent to it."""
    soaks: bool
    dear: float


class Foes(msgspec.Struct, frozen=True, eq=False):
    """All that a side can strike. The same foes give the same object."""

    all: tuple[Foe, ...]


@lru_cache(maxsize=20_000)
def _foes(*foes: Foe) -> Foes:
    return Foes(foes)


class Outlook:
    """The chances of all figures still in the fight, from the point of view of one side."""

    def __init__(self, fight: Fight, seat: Seat) -> None:
        self.fight = fight
        self.seat = seat
        self.scene = _scene(fight.state.scenario, fight.broken, fight.walls, fight.state.board)
        bodies = [prowess_of(figure) for figure in fight.state.figures]
        self.whole = max(1.0, *[self._whole(bodies, side) for side in (0, 1)])
        self.everybody = [body for body in bodies if not body.figure.out]
        self.foes = tuple([_foes(*self._foes_of(seat)) for seat in (0, 1)])

    def _whole(self, bodies: list[Prowess], side: Seat) -> float:
        """What a side would be worth if nothing had happened."""
        return sum(self._dear(body) * body.full for body in bodies if body.figure.seat == side)

    def _dear(self, body: Prowess) -> float:
        return dearness(self.scene.scenario, body.figure.id)

    def strength(self) -> float:
        """The worth of the side's figures after their troubles, less that of the other side's."""
        return sum(
            self._dear(body)
            * (body.worth - body.full * body.ails)
            * (1 if body.figure.seat == self.seat else -1)
            for body in self.everybody
        )

    def worth(self) -> float:
        """The harm that the side is likely to do, less the harm that it is likely to suffer."""
        return sum(
            self._chances(body, NEXT)
            if body.figure.seat == self.seat
            else -self._chances(body, THREAT)
            for body in self.everybody
            if body.acts
        )

    def promise(self, actor: Figure) -> Callable[[str], float]:
        """Returns a function that gives the harm the actor could do to a foe, by id; else 0."""
        body, foes = prowess_of(actor), self.foes[actor.seat]
        acting = [foe for foe in foes.all if foe.body.acts or foe.body.figure.berths]
        by = self.scene, body, 0.0, 0, _engaged(self.scene, body, foes), True
        found = {foe.body.figure.id: _harm(foe, *by) for foe in acting}
        return lambda name: found.get(name, 0.0)

    def _foes_of(self, seat: Seat) -> list[Foe]:
        own = [body for body in self.everybody if body.figure.seat == seat]
        return [
            Foe(
                body,
                self.fight.light(body.figure.at),
                sum(_lie(self.scene, one, body)[0] <= PACE for one in own),
                bool(purse(self.fight, body.figure)),
                self._dear(body),
            )
            for body in self.everybody
            if body.figure.seat != seat
        ]

    def _chances(self, body: Prowess, later: float) -> float:
        """The harm it is likely to do with the actions it has left, and in its next turn."""
        fight, figure = self.fight, body.figure
        acting = fight.is_acting(figure) and fight.state.phase == "act"
        paces = allowance(fight, figure) / PACE if acting else 0.0
        patient = figure.seat == self.seat
        now = self._now(body, paces) if acting else 0.0
        foes = self.foes[figure.seat]
        next_turn = _best(self.scene, body, foes, body.pace + UNUSED * paces, 0, patient)
        return now + later * body.acts * next_turn

    def _now(self, body: Prowess, paces: float) -> float:
        turn = self.fight.turn
        left = 0 if turn.whole or body.figure.shaken else turn.declared - turn.used
        if left <= 0:
            return 0.0
        haste = sum([term.amount for term in hurried(turn)])
        foes = self.foes[body.figure.seat]
        each = _best(self.scene, body, foes, paces, haste, False)
        return sum(MANY**n for n in range(left)) * each


@lru_cache(maxsize=50_000)
def _best(scene: Scene, body: Prowess, foes: Foes, paces: float, plus: int, patient: bool) -> float:
    """The harm to its foes, mostly the best target. If patient, foes out of reach count too."""
    by = scene, body, paces, plus, _engaged(scene, body, foes), patient
    found = [_harm(foe, *by) for foe in foes.all]
    return (1 - OTHERS) * max(found) + OTHERS * sum(found) / len(found) if found else 0.0


@lru_cache(maxsize=50_000)
def _engaged(scene: Scene, body: Prowess, foes: Foes) -> bool:
    return any(_lie(scene, body, foe.body)[0] <= PACE for foe in foes.all)


def _harm(
    foe: Foe, scene: Scene, body: Prowess, paces: float, plus: int, engaged: bool, patient: bool
) -> float:
    gap, hidden = _lie(scene, body, foe.body)
    others = foe.gang - (gap <= PACE)
    gang = min(MOST_GANG, others) if gap <= 2 * PACE else 0
    light = eased(body.figure, foe.light, gap)
    terms = Terms(gap, hidden, plus + light + gang, engaged, foe.soaks)
    return foe.dear * _reckoned(scene, body, foe.body, terms, paces, patient)


@lru_cache(maxsize=100_000)
def _lie(scene: Scene, one: Prowess, foe: Prowess) -> tuple[int, int]:
    """How far away a foe is, and how much of it is hidden, in percent: 100 if out of sight."""
    here, there = one.figure, foe.figure
    if scene.board == LINE:
        gap = abs(here.at.x - there.at.x)
    elif scene.board == "squares":
        gap = squares_between(here.at, there.at) * PACE
    else:
        gap = max(0, whole_gap(Disc(here.at, here.radius), Disc(there.at, there.radius)))
    if not one.shoots:
        return gap, 0
    if there.hidden and gap > PACE:
        return gap, OUT_OF_SIGHT
    where = scene.scenario, scene.broken, scene.walls
    view = seen(*where, here.at, there.at, there.radius, foe.height)
    return gap, view.quarters if view.visible else OUT_OF_SIGHT


@lru_cache(maxsize=100_000)
def _reckoned(
    scene: Scene, one: Prowess, foe: Prowess, terms: Terms, paces: float, patient: bool
) -> float:
    """The harm of the best attack from where it stands, or after walking up to its foe."""
    here = harm(one, foe, terms)
    if here and (one.shoots or terms.gap <= PACE):
        return here
    beside = harm(one, foe, terms._replace(gap=PACE // 2, hidden=0, engaged=False))
    return max(here, beside * _delay(scene, one, foe, paces, patient))


def _delay(scene: Scene, one: Prowess, foe: Prowess, paces: float, patient: bool) -> float:
    """The part of a blow's worth that is left after the walk to a foe; 0 if impatient and far."""
    away = max(0.0, _walk(scene, one.figure, foe.figure) - 2)
    turns = max(0.0, away - paces) / (one.pace + 2)
    if turns and not patient:
        return 0.0
    late = DELAY ** (turns + 1) if turns else 1.0
    return (UNSEEN if one.shoots else 1.0) * late * (0.96 - 0.002 * away)


def _walk(scene: Scene, one: Figure, foe: Figure) -> float:
    """The way to a foe, in paces."""
    if scene.board == LINE:
        return abs(one.at.x - foe.at.x) / PACE
    return walk_to((scene.scenario, scene.broken), one.at, foe.at)
