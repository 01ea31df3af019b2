"""How well figures stand: whom each can strike, now and next, and who can strike it."""

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
from tapete.games.savage.world import PACE, Fight, Walls, seen, squares_between
from tapete.kernel import Seat
from tapete.spaces.plane.disc import Disc, whole_gap

NEXT = 0.9
"""A blow that may come in its next turn, to one that can be struck now."""
THREAT = 0.4
"""The same of the enemy: a little less, or nobody would ever come out."""
DELAY = 0.65
"""What is left of a blow for each turn that it takes to get there."""
UNSEEN = 0.55
"""A shot for which one must first find a place to shoot from."""
OTHERS = 0.2
"""Of a figure's chances, what does not hang on its best target."""
MANY = 0.85
"""A second action, to the first: the target may be down by then."""
UNUSED = 0.9
"""A pace that may still be walked, to one that has been."""
MOST_GANG = 4
OUT_OF_SIGHT = 100


class Scene(msgspec.Struct, frozen=True, eq=False):
    """Where they fight. The same one for the same map in the same state."""

    scenario: str
    broken: tuple[int, ...]
    walls: Walls
    squared: bool


@lru_cache(maxsize=256)
def _scene(scenario: str, broken: tuple[int, ...], walls: Walls, squared: bool) -> Scene:
    return Scene(scenario, broken, walls, squared)


class Foe(msgspec.Struct, frozen=True):
    """Somebody to strike, as it stands to those who might."""

    body: Prowess
    light: int
    gang: int
    """How many of its enemies are beside it."""
    soaks: bool
    dear: float


class Outlook:
    """The chances of everybody who still fights, as one side sees them."""

    def __init__(self, fight: Fight, seat: Seat) -> None:
        self.fight = fight
        self.seat = seat
        self.scene = _scene(fight.state.scenario, fight.broken, fight.walls, fight.squared)
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
        """The worth of the side's figures, less what ails them, and less that of the others."""
        return sum(
            self._dear(body)
            * (body.worth - body.full * body.ails)
            * (1 if body.seat == self.seat else -1)
            for _, body in self.everybody
        )

    def worth(self) -> float:
        """What the side is likely to do to the other, less what it has to fear."""
        return sum(
            self._chances(figure, body, NEXT)
            if body.seat == self.seat
            else -self._chances(figure, body, THREAT)
            for figure, body in self.everybody
            if body.acts
        )

    def promise(self, actor: Figure) -> Callable[[str], float]:
        """How much harm it could do to each foe, by name; nothing to others."""
        body, foes = prowess_of(actor), self.foes[actor.seat]
        engaged = self._engaged(body)
        found = {
            foe.body.id: self._harm(body, foe, 0.0, 0, engaged, True)
            for foe in foes
            if foe.body.acts
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
        """What it does with the actions it has left, and in its next turn."""
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
        """Its best target; who is patient also counts on foes it cannot reach so soon."""
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
    """How far off a foe is, and how much of it is hidden, in percent; 100 out of sight."""
    if scene.squared:
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
    """By the best attack from where it stands, or by one after coming up to its foe."""
    gap, hidden = _lie(scene, one, foe)
    here = harm(one, foe, gap, hidden, plus + gang, engaged, soaks)
    if here and (one.shoots or gap <= PACE):
        return here
    beside = harm(one, foe, PACE // 2, 0, plus + gang, False, soaks)
    return max(here, beside * _delay(scene, one, foe, paces, patient))


def _delay(scene: Scene, one: Prowess, foe: Prowess, paces: float, patient: bool) -> float:
    """Whoever is far off strikes later."""
    away = max(0.0, walk_to((scene.scenario, scene.broken), one.at, foe.at) - 2)
    turns = max(0.0, away - paces) / (one.pace + 2)
    if turns and not patient:
        return 0.0
    late = DELAY ** (turns + 1) if turns else 1.0
    return (UNSEEN if one.shoots else 1.0) * late * (0.96 - 0.002 * away)
