"""Charges at random places of the boards, each given by a number."""

from __future__ import annotations

from random import Random
from typing import Any, TypeVar

from tapete.games.euphoria.content.boards import grounds
from tapete.games.euphoria.meta import Rules
from tapete.games.euphoria.rules.charging.charging import charge, unable, why_not
from tapete.games.euphoria.state import Mini, Name, State
from tapete.games.euphoria.world import Show, disc
from tapete.kernel.chance.roll import Draw, Roll
from tapete.kernel.tables.scripted import ScriptedTable
from tapete.spaces.climbs.surfaces import Place, Standing
from tapete.spaces.plane.point import INCH, Point
from tests.games.euphoria.shows import gun

T = TypeVar("T")
TRAITS: list[list[str]] = [
    [], ["agile"], ["very_agile"], ["fly"], ["fly", "agile"], ["slow"], ["clumsy"], ["climber"],
    ["explorer"],
]  # fmt: skip
BASES = (125, 150, 200)
NEAR = 8 * INCH
"""How far from somebody else most miniatures are, across or along the table."""


class Luck(ScriptedTable):
    """Dice and answers of any kind, from a number."""

    def __init__(self, rng: Random) -> None:
        super().__init__([], [])
        self.rng = rng

    def roll(self, roll: Roll[T] | Draw[T]) -> T:
        assert isinstance(roll, Roll)
        return roll.read(tuple([self.rng.randint(1, sides) for sides in roll.dice]))

    def ask(self, seat: int, key: str, domain: Any, rule: str = "", **about: Any) -> Any:
        return domain.sample(self.rng)


class Scene:
    """Some miniatures of both teams, an inch from their enemies, and a charge of the first."""

    def __init__(self, number: int) -> None:
        self.rng = Random(number)
        rules = Rules(
            charge_surplus_refunded=self.rng.random() < 0.3,
            rounding_by_kind=self.rng.random() < 0.2,
        )
        self.state = State(
            mission="massacre", board=self.rng.choice(list(grounds())), minis=[], rules=rules,
            phase="movement", turn=1, factions=["", ""],
        )  # fmt: skip
        self.table = Luck(self.rng)
        for place in range(self.rng.randint(2, 6)):
            self._add(place, place if place < 2 else self.rng.choice((0, 1)))
        self.charger = self.state.minis[0]
        self.state.active = self.charger.id

    @property
    def show(self) -> Show:
        return Show(self.state, self.table)

    def targets(self) -> list[Mini]:
        """Those that it may charge."""
        show, charger = self.show, self.charger
        if unable(show, charger):
            return []
        return [one for one in show.enemies(charger) if why_not(show, charger, one) is None]

    def charge(self, target: Mini, ap: int) -> None:
        charge(self.show, self.charger, target, ap)

    def _add(self, place: int, seat: int) -> None:
        rng, ap, radius = self.rng, self.rng.randint(1, 12), self.rng.choice(BASES)
        mini = Mini(
            id=f"{'aA'[seat]}{place}", seat=seat,
            profile="rifleman", name=Name("", ""), faction="soldiers", radius=radius,
            classes=["alive", *rng.choice(TRAITS)], ap_profile=ap, euphoria=5, ap=ap,
            life=rng.choice((20, 60, 80)), full=80, aim=0, combat=2, strength=20, armour=0,
            cost=100, out="", weapons=[gun(far=rng.choice((3, 6, 12)))][: rng.randint(0, 1)],
        )  # fmt: skip
        mini.deeds.budget = ap
        self._put(mini)
        self.state.minis.append(mini)

    def _put(self, mini: Mini) -> None:
        """On any surface, near somebody if there is room, and an inch from enemies."""
        show, others = self.show, self.state.minis
        near = bool(others) and self.rng.random() < 0.7
        bases = [Standing(disc(one), one.at.height) for one in others]
        for tries in range(1000):
            mini.at = self._anywhere(mini.radius)
            if near and tries < 300 and not any(_is_near(mini.at, one.at) for one in others):
                continue
            rivals = [one for one in others if one.seat != mini.seat]
            room = show.levels.barred_at(mini.at, mini.radius, bases) is None
            if room and all(show.gap(mini, one) >= INCH for one in rivals):
                return
        raise AssertionError("no room")

    def _anywhere(self, radius: int) -> Place:
        board, levels = self.show.board, self.show.levels
        while True:
            x = self.rng.randint(radius, board.width - radius)
            y = self.rng.randint(radius, board.height - radius)
            heights = levels.heights(Point(x, y))
            if heights:
                return Place(Point(x, y), self.rng.choice(heights))


def _is_near(one: Place, other: Place) -> bool:
    return max(abs(one.point.x - other.point.x), abs(one.point.y - other.point.y)) < NEAR
