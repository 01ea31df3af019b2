"""Scenarios: a map, two sides, what each wants, and for how long."""

from __future__ import annotations

from functools import cache
from itertools import count
from string import whitespace
from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from tapete.content import Known, Page, Ref
from tapete.games.savage.content.library import CONTENT, Entry, ProfileId, known
from tapete.spaces.boards.board import Board
from tapete.spaces.boards.figure import Figure as Body
from tapete.spaces.boards.light import Light
from tapete.spaces.boards.text import FLOOR, Terrain, read
from tapete.spaces.plane.disc import Disc
from tapete.spaces.plane.point import INCH, Point


class Ground(Entry, frozen=True, kw_only=True):
    """What a sign of the map stands for."""

    height: int = 0
    """In inches; a man is 2 high, and a piece as high hides all of him."""
    blocks: bool = True
    opaque: bool = True
    difficult: bool = False
    material: Annotated[str, Ref("things")] = ""
    """A thing of the library: how hard it is, and the Armor it lends."""
    water: bool = False
    climb: bool = False
    """Can be climbed onto or over, at double cost."""
    hazard: Literal["", "fall", "drown", "bruise"] = ""
    """Crossing it is dangerous: an Athletics roll, and this on a critical failure."""
    door: bool = False


class Lamp(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    at: tuple[int, int]
    radius: int
    level: int = 100


class Placed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who stands where a letter of the map is; `group` shares an action card."""

    at: Annotated[str, Ref("map")]
    profile: ProfileId
    group: str = ""
    mount: Annotated[str, Ref("mounts")] = ""
    """A profile it rides."""
    vehicle: Annotated[str, Ref("vehicles")] = ""
    speed: int = 0
    """Of the vehicle it drives, in km/h."""
    unaware: bool = False
    tied: bool = False
    prone: bool = False
    title: dict[Literal["es", "en"], str] = {}
    """A name of its own."""


class Goal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something a side wants. A decisive one ends the match when it is reached.

    `defeat`: so many enemies out (0: all). `reach`: so many of its own inside the zone. `hold`: at
    the end, more of its own than enemies in the zone. `survive`: so many of its own still up at
    the end. `protect`: that figure still up at the end. `slay`: that figure out. `break`: that
    thing of the map broken.
    """

    kind: Literal["defeat", "reach", "hold", "survive", "protect", "slay", "break"]
    points: int = 1
    decisive: bool = False
    count: int = 0
    zone: tuple[int, int, int, int] = (0, 0, 0, 0)
    """Left, top, width and depth, in inches."""
    figure: str = ""
    """The letter of a figure, or the sign of a thing."""


class Side(Entry, frozen=True, kw_only=True):
    figures: tuple[Placed, ...]
    goals: tuple[Goal, ...]
    ambush: bool = False
    """It starts the fight on Hold, and the others must notice."""


class Story(Entry, frozen=True, kw_only=True):
    """Something small that a benny can make true, once for the whole match."""

    effect: Literal["bullets", "cover_gone", "light", "door", "stumble", "rally"]
    amount: int = 0


Drawn: TypeAlias = tuple[Board, dict[str, Point]]
"""A board, and where each letter stands on it."""


class Scenario(Entry, frozen=True, kw_only=True):
    """Side 0 are the heroes, side 1 the foes."""

    es: str
    en: str
    map: str = ""
    """One sign a square inch. `.` is open ground; signs of `ground` are scenery; letters stand
    for figures, who stand on open ground."""
    ground: dict[str, Ground] = msgspec.field(default_factory=dict)
    lamps: tuple[Lamp, ...] = ()
    ambient: int = 100
    """100 is daylight, 50 dim, 25 dark, 0 pitch dark."""
    scenery: Board | None = None
    """A board of its own instead of a map drawn in signs: an imported one."""
    spots: dict[str, tuple[float, float]] = msgspec.field(default_factory=dict)
    """Where the letters stand on it, in inches."""
    rounds: int = 8
    minutes: int = 30
    """How long it takes a person against a bot, about."""
    first: bool = False
    """Good for a first match."""
    sides: tuple[Side, Side]
    stories: tuple[Story, ...] = ()

    @property
    def board(self) -> Board:
        """The map to play on; raises `BadBoard` or `BadDrawing` with the place that is wrong."""
        return drawn(self)[0]

    @property
    def places(self) -> dict[str, Point]:
        """Where each letter stands."""
        return drawn(self)[1]


_DRAWN: dict[int, tuple[Scenario, Drawn]] = {}
"""Boards already worked out, each kept with its scenario, so that no other takes its place."""


def drawn(scenario: Scenario) -> Drawn:
    """The board and the letters' places of a scenario, worked out once."""
    if id(scenario) not in _DRAWN:
        _DRAWN[id(scenario)] = scenario, _draw(scenario)
    return _DRAWN[id(scenario)][1]


def _draw(scenario: Scenario) -> Drawn:
    if scenario.scenery is not None:
        return _imported(scenario.scenery, scenario.spots)
    legend = {sign: _terrain(sign, ground) for sign, ground in scenario.ground.items()}
    lights = [
        Light(Point(lamp.at[0] * INCH, lamp.at[1] * INCH), lamp.radius * INCH, lamp.level)
        for lamp in scenario.lamps
    ]
    drawing = read(scenario.map, legend, lights=lights, ambient=scenario.ambient)
    return drawing.board, drawing.figures


def _imported(board: Board, spots: dict[str, tuple[float, float]]) -> Drawn:
    """An imported board, checked, with everybody on it and nobody in a wall."""
    found = {letter: Point(round(x * INCH), round(y * INCH)) for letter, (x, y) in spots.items()}
    sound = Board.checked(board.width, board.height, board.pieces, board.lights, board.ambient)
    sound.place(Body(Disc(at, INCH // 2), letter) for letter, at in found.items())
    return sound, found


def _terrain(sign: str, ground: Ground) -> Terrain:
    return Terrain(
        sign,
        ground.height * INCH,
        ground.blocks,
        ground.opaque,
        ground.difficult or ground.water,
        ground.material,
    )


GOAL_FIGURES = {"protect": Ref("map"), "slay": Ref("map"), "break": Ref("ground")}
"""Where the figure of a goal is looked up, by the kinds of goals that need one."""


def check_scenario(page: Page[Scenario]) -> None:
    """What a scenario names must be in the library, or on its map; raises `BadContent`."""
    here = _known_in(page.value)
    page.check(here)
    for seat, side in enumerate(page.value.sides):
        for place, goal in enumerate(side.goals):
            mark = GOAL_FIGURES.get(goal.kind)
            problem = mark.problem(goal.figure, here) if mark else None
            if problem is not None:
                raise page.bad(("sides", seat, "goals", place, "figure"), problem)


def _known_in(scenario: Scenario) -> Known:
    """The library, and the letters and signs of a map."""
    drawing = scenario.spots if scenario.scenery is not None else scenario.map
    letters = {*drawing} - {*scenario.ground, *FLOOR, *whitespace}
    return known().beside(map=dict.fromkeys(sorted(letters)), ground=scenario.ground)


FOLDER = "scenarios"
FIELD = "field"
"""An empty field, for odds beside a real table; not among the scenarios to play."""


@cache
def field() -> Scenario:
    nothing: Any = {"es": "-", "en": "-"}
    side = Side(name=nothing, figures=(), goals=())
    rows = "\n".join(["." * 20] * 10)
    return Scenario(name=nothing, es="-", en="-", map=rows, sides=(side, side))


DRAFTS: dict[str, Scenario] = {}
"""Scenarios that are being tried and are in no file."""
MOST_DRAFTS = 200
_USED: dict[str, int] = {}
_CLOCK = count()


def scenario_named(name: str) -> Scenario:
    draft = DRAFTS.get(name)
    if draft is not None:
        _USED[name] = next(_CLOCK)
        return draft
    return field() if name == FIELD else scenarios()[name]


def make_room() -> None:
    """Forgets the drafts that were not used for longest: people may try as many as they like.

    A match that is loaded again brings its own.
    """
    while len(DRAFTS) >= MOST_DRAFTS:
        oldest = min(DRAFTS, key=lambda name: _USED.get(name, -1))
        forget(DRAFTS.pop(oldest))
        _USED.pop(oldest, None)


def forget(scenario: Scenario) -> None:
    """Its board is not needed any more."""
    _DRAWN.pop(id(scenario), None)


@cache
def scenarios() -> dict[str, Scenario]:
    """Every scenario of the game, by its file's name."""
    pages = CONTENT.pages(FOLDER, Scenario)
    for page in pages.values():
        check_scenario(page)
    return {name: page.value for name, page in pages.items()}


def scenario_fingerprint(name: str) -> str:
    return CONTENT.fingerprint(f"{FOLDER}/{name}")
