"""The smallest show that proves a rule: a table in inches, miniatures by letter, dice by face.

    show = shown(a=who(at=(4, 4), ap=6), B=who(at=(10, 4)), dice=[7])
    show.activate("a")
    show.go((7, 4))
    assert show["a"].ap == 3

Lower case letters are of seat 0, upper case ones of seat 1; `n` and `N` are neutral. Scenery is
given as `pieces`: `piece("crates", 10, 4, 2, 1, height=1.5)` from its corner, in inches. A table
is 24 inches wide and has a deployment zone 4 inches deep at either end: seat 0 at the bottom.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any
from zlib import crc32

import pytest
from msgspec.structs import replace

from tapete.deeds.do import Do
from tapete.games.euphoria.actions.menu import MENU, menu, perform
from tapete.games.euphoria.content.field import Field, Fixture, keep_field, plain_zones
from tapete.games.euphoria.meta import Rules
from tapete.games.euphoria.rules.shooting.placing import Laying
from tapete.games.euphoria.state import Mini, Name, Phase, State, Weapon
from tapete.games.euphoria.steps import step
from tapete.games.euphoria.world import Show
from tapete.kernel.chance.roll import Roll
from tapete.kernel.errors import Refused
from tapete.kernel.tables.scripted import ScriptedTable
from tapete.spaces.boards.board import Board
from tapete.spaces.boards.scenery import Scenery, block
from tapete.spaces.climbs.surfaces import Place
from tapete.spaces.plane.point import INCH, Point

SIDE = 24
TALL = 2
"""What is so many inches high is climbed."""
NEUTRALS = "nN"


def inches(length: float) -> int:
    return round(length * INCH)


def spot(x: float, y: float) -> Point:
    return Point(inches(x), inches(y))


def piece(
    name: str, x: float, y: float, width: float, depth: float, height: float = 0, **how: Any
) -> Scenery:
    """A rectangular piece from its corner; without height it is ground."""
    how["foot"] = inches(how.pop("foot", 0))
    how["ladders"] = tuple([spot(*one) for one in how.pop("ladders", ())])
    size = 0 if not height else 1 if height < TALL else 2
    corner = inches(x), inches(y), inches(width), inches(depth)
    blocks = bool(height)
    return block(*corner, height=inches(height), name=name, size=size, blocks=blocks, **how)


def gun(shots: int = 2, far: int = 12, damage: int = 30, *special: str) -> Weapon:
    return Weapon("rifle", shots, far, damage, list(special))


def who(
    at: tuple[float, float] = (0, 0), height: float = 0, base: int = 30, **given: Any
) -> dict[str, Any]:
    """A miniature in few words: what is not given is usual. `base` is the diameter in mm."""
    return {"at": at, "height": height, "base": base, **given}


def shown(
    *,
    pieces: Iterable[Scenery] = (),
    seen: Iterable[Scenery] | None = None,
    dice: Iterable[Any] = (),
    answers: Iterable[Any] = (),
    rules: Rules | None = None,
    phase: Phase = "movement",
    trapdoors: Sequence[tuple[float, float]] = (),
    devices: Sequence[tuple[str, float, float]] = (),
    factions: tuple[str, str] = ("", ""),
    mission: str = "massacre",
    **minis: dict[str, Any],
) -> Shown:
    """A show in its first turn, on a table of its own; seat 0 has priority."""
    walls = tuple(pieces)
    looked = walls if seen is None else tuple(seen)
    doors = tuple(Place(spot(x, y)) for x, y in trapdoors)
    traps = tuple(Fixture(kind, kind, Place(spot(x, y))) for kind, x, y in devices)
    state = State(
        mission=mission,
        board=_kept(walls, looked, doors, traps),
        minis=[_mini(letter, dict(given)) for letter, given in minis.items()],
        rules=rules or Rules(),
        phase=phase,
        turn=1,
        factions=list(factions),
    )
    return Shown(state, ScriptedTable(dice, answers))


def _kept(
    walls: tuple[Scenery, ...],
    seen: tuple[Scenery, ...],
    doors: tuple[Place, ...],
    traps: tuple[Fixture, ...],
) -> str:
    wide = inches(SIDE)
    name = f"test-{crc32(repr((walls, seen, doors, traps)).encode()):08x}"
    field = Field(
        Board.checked(wide, wide, walls),
        Board.checked(wide, wide, seen),
        tuple(one.name for one in walls),
        plain_zones(4),
        doors,
        traps,
    )
    keep_field(name, field)
    return name


def _mini(letter: str, given: dict[str, Any]) -> Mini:
    at, height = given.pop("at"), given.pop("height")
    ap, life = given.pop("ap", 8), given.pop("life", 80)
    mini = Mini(
        id=letter,
        seat=given.pop("seat", -1 if letter in NEUTRALS else int(letter.isupper())),
        profile=given.pop("profile", "rifleman"),
        name=Name(letter, letter),
        faction=given.pop("faction", "soldiers"),
        radius=given.pop("base") * 5,
        classes=list(given.pop("classes", ["alive"])),
        ap_profile=given.pop("ap_profile", ap),
        euphoria=given.pop("euphoria", 5),
        life=life,
        full=given.pop("full", max(80, life)),
        aim=given.pop("aim", 0),
        combat=given.pop("combat", 2),
        strength=given.pop("strength", 20),
        armour=given.pop("armour", 0),
        cost=given.pop("cost", 100),
        at=Place(spot(*at), inches(height)),
        out=given.pop("out", ""),
        ap=ap,
    )
    deeds = given.pop("deeds", {})
    mini.deeds = replace(mini.deeds, **deeds)
    for name, value in given.items():
        setattr(mini, name, value)
    return mini


def _written(step: Any) -> list[Any]:
    """A step as an answer writes it."""
    x, y, *rest = step
    return [inches(x), inches(y), *rest[:1], *[inches(one) for one in rest[1:]]]


class Shown:
    """A show being tested."""

    def __init__(self, state: State, table: ScriptedTable) -> None:
        self.state = state
        self.table = table

    @property
    def show(self) -> Show:
        return Show(self.state, self.table)

    def __getitem__(self, letter: str) -> Mini:
        return self.show.mini(letter)

    def rolls(self) -> list[Roll[Any]]:
        """The dice that were thrown; draws are no throws."""
        return self.table.throws

    # --- playing

    def activate(self, letter: str) -> Mini:
        """It is that miniature's activation of the present phase."""
        mini = self[letter]
        self.state.active = letter
        mini.deeds.budget = mini.ap
        return mini

    def step(self) -> None:
        step(self.show)

    def answer(self, answer: Any) -> None:
        """The active miniature does what a plain answer to its menu says."""
        show = self.show
        mini = show.mini(self.state.active)
        way, value = menu(show, mini).read(answer)
        perform(show, mini, way, value)

    def offered(self) -> list[Do]:
        """The deeds that the active miniature may do."""
        show = self.show
        return [one.option for one in MENU.choices(show, show.mini(self.state.active))]

    def ways(self) -> list[str | Laying]:
        """The ways of answering of the active miniature, besides deeds."""
        show = self.show
        return [name for name in menu(show, show.mini(self.state.active)).ways if name != "do"]

    def barred(self, what: str, to: str = "") -> str:
        """The rule by which a deed is not offered."""
        show = self.show
        for one in MENU.whats_barred(show, show.mini(self.state.active)):
            option: Any = one.option
            if option["what"] == what and to in ("", option["to"]):
                return one.rule
        raise AssertionError(f"{what} is not barred")

    def do(self, what: str, to: str = "", item: int | None = None, **details: Any) -> None:
        """The active miniature does something that it is offered."""
        for do in self.offered():
            if do.what == what and to in ("", do.to) and item in (None, do.item):
                option = {"what": do.what, "to": do.to, "item": do.item}
                self.answer(["do", {"option": option, "details": details}])
                return
        raise AssertionError(f"{what} is not offered: {self.offered()}")

    def go(self, *steps: Any, way: str = "move") -> None:
        """The active miniature goes through places given in inches: `(x, y)`, `(x, y, how)` or
        `(x, y, how, height)`."""
        self.answer([way, {"way": [_written(one) for one in steps]}])

    def refused(self, *steps: Any, way: str = "move") -> str:
        """The rule by which the active miniature may not go there."""
        with pytest.raises(Refused) as found:
            self.go(*steps, way=way)
        return found.value.rule

    def charge(self, letter: str, target: str, ap: int) -> None:
        self.activate(letter)
        self.do("charge", target, ap=ap)

    # --- what came of it

    def at(self, letter: str) -> tuple[float, float, float]:
        """Where a miniature is, in inches, and how high."""
        place = self[letter].at
        point, tenth = place.point, INCH / 10
        found = [round(one / tenth) / 10 for one in (point.x, point.y, place.height)]
        return found[0], found[1], found[2]

    def told(self, event: type) -> list[Any]:
        """The events of a type that were told, in order."""
        return [one for one in self.table.told if isinstance(one, event)]
