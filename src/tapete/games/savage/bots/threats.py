"""How well figures are placed: which foes each can strike now and next, and which can strike it."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

import msgspec

from tapete.games.savage.bots.distances import walk_to
from tapete.games.savage.bots.fighter import Prowess, prowess_of
from tapete.games.savage.bots.goal_value import dearness
from tapete.games.savage.bots.quick_odds import harm
from tapete.games.savage.rules.dice.bennies import purse
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


class Outlook:
    """The chances of all figures still in the fight, from the point of view of one side."""

    def __init__(self, fight: Fight, seat: Seat) -> None:
        self.fight = fight
        self.seat = seat
        self.scene = _scene(fight.state.scenario, fight.broken, fight.walls, fight.state.board)
        bodies = [(figure, prowess_of(figure)) for figure in fight.state.figures]
        self.whole = max(1.0, *[self._whole(bodies, side) for side in (0, 1)])
        self.everybody = [one for one in bodies if not one[0].out]
        self.foes = tuple([self._foes_of(seat) for seat in (0, 1)])

    def _whole(self, bodies: list[tuple[Figure, Prowess]], side: Seat) -> float:
        """What a side would be worth if nothing had happened."""
        return sum(self._dear(body) * body.full for _, body in bodies if body.seat == side)

    def _dear(self, body: Prowess) -> float:
        return dearness(self.scene.scenario, body.id)

    def strength(self) -> float:
        """The worth of the side's figures after their troubles, less that of the other side's."""
        return sum(
            self._dear(body)
            * (body.worth - body.full * body.ails)
            * (1 if body.seat == self.seat else -1)
            for _, body in self.everybody
        )

    def worth(self) -> float:
        """The harm that the side is likely to do, less the harm that it is likely to suffer."""
        return sum(
            self._chances(figure, body, NEXT)
            if body.seat == self.seat
            else -self._chances(figure, body, THREAT)
            for figure, body in self.everybody
            if body.acts
        )

    def promise(self, actor: Figure) -> Callable[[str], float]:
        """Returns a function that gives the harm the actor could do to a foe, by id; else 0."""
        body, foes = prowess_of(actor), self.foes[actor.seat]
        engaged = self._engaged(body)
        found = {
            foe.body.id: self._harm(body, foe, 0.0, 0, engaged, True)
            for foe in foes
            if foe.body.acts or foe.body.machine
        }
        return lambda name: found.get(name, 0.0)

    def _foes_of(self, seat: Seat) -> list[Foe]:
        own = [body for _, body in self.everybody if body.seat == seat]
        return [
            Foe(
                body,
                self.fight.light(figure.at),
                sum(_lie(self.scene, one, body)[0] <= PACE for one in own),
                bool(purse(self.fight, figure)),
                self._dear(body),
            )
            for figure, body in self.everybody
            if body.seat != seat
        ]

    def _chances(self, figure: Figure, body: Prowess, later: float) -> float:
        """The harm it is likely to do with the actions it has left, and in its next turn."""
        acting = self.fight.is_acting(figure) and self.fight.state.phase == "act"
        paces = allowance(self.fight, figure) / PACE if acting else 0.0
        patient = body.seat == self.seat
        now = self._now(figure, body, paces) if acting else 0.0
        return now + later * body.acts * self._best(body, body.pace + UNUSED * paces, 0, patient)

    def _now(self, figure: Figure, body: Prowess, paces: float) -> float:
        turn = self.fight.turn
        left = 0 if turn.whole or figure.shaken else turn.declared - turn.used
        if left <= 0:
            return 0.0
        haste = -2 * (turn.declared - 1) - 2 * (turn.run >= 0)
        return sum(MANY**n for n in range(left)) * self._best(body, paces, haste, False)

    def _best(self, body: Prowess, paces: float, plus: int, patient: bool) -> float:
        """The harm to its foes, mostly the best target. If patient, foes out of reach count too."""
        engaged = self._engaged(body)
        foes = self.foes[body.seat]
        found = [self._harm(body, foe, paces, plus, engaged, patient) for foe in foes]
        return (1 - OTHERS) * max(found) + OTHERS * sum(found) / len(found) if found else 0.0

    def _engaged(self, body: Prowess) -> bool:
        return any(_lie(self.scene, body, foe.body)[0] <= PACE for foe in self.foes[body.seat])

    def _harm(
        self, body: Prowess, foe: Foe, paces: float, plus: int, engaged: bool, patient: bool
    ) -> float:
        gap, _ = _lie(self.scene, body, foe.body)
        others = foe.gang - (gap <= PACE)
        gang = min(MOST_GANG, others) if gap <= 2 * PACE else 0
        terms = plus + foe.light
        return foe.dear * _reckoned(
            self.scene, body, foe.body, paces, terms, gang, engaged, foe.soaks, patient
        )


@lru_cache(maxsize=100_000)
def _lie(scene: Scene, one: Prowess, foe: Prowess) -> tuple[int, int]:
    """How far away a foe is, and how much of it is hidden, in percent: 100 if out of sight."""
    if scene.board == LINE:
        gap = abs(one.at.x - foe.at.x)
    elif scene.board == "squares":
        gap = squares_between(one.at, foe.at) * PACE
    else:
        gap = max(0, whole_gap(Disc(one.at, one.radius), Disc(foe.at, foe.radius)))
    if not one.shoots:
        return gap, 0
    if foe.hides and gap > PACE:
        return gap, OUT_OF_SIGHT
    where = scene.scenario, scene.broken, scene.walls
    view = seen(*where, one.at, foe.at, foe.radius, foe.height)
    return gap, view.quarters if view.visible else OUT_OF_SIGHT


@lru_cache(maxsize=100_000)
def _reckoned(
    scene: Scene,
    one: Prowess,
    foe: Prowess,
    paces: float,
    plus: int,
    gang: int,
    engaged: bool,
    soaks: bool,
    patient: bool,
) -> float:
    """The harm of the best attack from where it stands, or after walking up to its foe."""
    gap, hidden = _lie(scene, one, foe)
    here = harm(one, foe, gap, hidden, plus + gang, engaged, soaks)
    if here and (one.shoots or gap <= PACE):
        return here
    beside = harm(one, foe, PACE // 2, 0, plus + gang, False, soaks)
    return max(here, beside * _delay(scene, one, foe, paces, patient))


def _delay(scene: Scene, one: Prowess, foe: Prowess, paces: float, patient: bool) -> float:
    """The part of a blow's worth that is left after the walk to a foe; 0 if impatient and far."""
    away = max(0.0, _walk(scene, one, foe) - 2)
    turns = max(0.0, away - paces) / (one.pace + 2)
    if turns and not patient:
        return 0.0
    late = DELAY ** (turns + 1) if turns else 1.0
    return (UNSEEN if one.shoots else 1.0) * late * (0.96 - 0.002 * away)


def _walk(scene: Scene, one: Prowess, foe: Prowess) -> float:
    """The way to a foe, in paces."""
    if scene.board == LINE:
        return abs(one.at.x - foe.at.x) / PACE
    return walk_to((scene.scenario, scene.broken), one.at, foe.at)
