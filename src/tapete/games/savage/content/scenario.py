"""Scenarios: a map, two sides, the goals of each, and the number of rounds."""

from __future__ import annotations

from functools import cache
from string import whitespace
from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta

from tapete.content import Among, Drafts, Known, Page, Ref
from tapete.games.savage.content.library import CONTENT, Entry, Picture, library
from tapete.kernel.kept import once
from tapete.kernel.message import Message
from tapete.scene.looks import SOILS
from tapete.spaces.boards.board import Board
from tapete.spaces.boards.figure import Figure as Body
from tapete.spaces.boards.light import Light
from tapete.spaces.boards.text import FLOOR, Terrain, read
from tapete.spaces.plane.disc import Disc
from tapete.spaces.plane.point import INCH, Point

Soil: TypeAlias = Annotated[str, Among(SOILS)]
"""What ground is drawn as."""


class Ground(Entry, frozen=True, kw_only=True):
    """The kind of ground that a sign of the map stands for."""

    height: int = 0
    """Its height in inches. A man is 2 high, and a piece as high as that hides all of him."""
    blocks: bool = True
    opaque: bool = True
    difficult: bool = False
    material: Annotated[str, Ref("things")] = ""
    """A thing of the library, which sets its Hardness and the Armor it gives as cover."""
    water: bool = False
    climb: bool = False
    """True if it can be climbed onto or over, at double cost."""
    hazard: Literal["", "fall", "drown", "bruise"] = ""
    """What happens on a critical failure of the Athletics roll to cross it; empty if safe."""
    door: bool = False
    unstable: bool = False
    """True if it sways underfoot, like a boat or a rope bridge: shooting from it is harder."""
    look: Picture = ""
    """What it is drawn as, if not as what it is made of."""


class Floor(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of the ground that only looks different; its corners are in inches."""

    corners: Annotated[tuple[tuple[float, float], ...], Meta(min_length=3)]
    look: Soil


class Lamp(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    at: tuple[int, int]
    radius: int
    level: int = 100


class Placed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A figure, placed at a letter of the map. Figures of one `group` share an action card."""

    at: Annotated[str, Ref("map")]
    profile: Annotated[str, Ref("heroes", "foes", "mounts", "vehicles")]
    """Its profile; a beast or a vehicle waits for somebody to ride or drive it."""
    group: str = ""
    mount: Annotated[str, Ref("mounts")] = ""
    """The profile of its mount."""
    vehicle: Annotated[str, Ref("vehicles")] = ""
    """The kind of vehicle it drives."""
    speed: int = 0
    """The speed of that vehicle, in km/h."""
    aboard: Annotated[str, Ref("map")] = ""
    """The letter of the figure in whose vehicle it is a passenger."""
    gear: tuple[Annotated[str, Ref("weapons", "armour", "shields")], ...] = ()
    """What it carries besides its own gear; in hand if a hand is free."""
    unaware: bool = False
    tied: bool = False
    prone: bool = False
    title: dict[Literal["es", "en"], str] = {}
    """Its own name, instead of its profile's."""


class Goal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A goal of a side. A decisive one ends the match when it is reached.

    `defeat`: `count` enemies are out (0: all). `reach`: `count` own figures are inside the zone.
    `hold`: at the end, more own figures than enemies are in the zone. `survive`: at the end,
    `count` own figures are still up. `protect`: at the end, the figure is still up. `slay`: the
    figure is out. `touch`: a touch attack has reached the figure. `break`: the thing of the map is
    broken.
    """

    kind: Literal["defeat", "reach", "hold", "survive", "protect", "slay", "touch", "break"]
    points: int = 1
    decisive: bool = False
    count: int = 0
    zone: tuple[int, int, int, int] = (0, 0, 0, 0)
    """Its left, top, width and depth, in inches."""
    figure: str = ""
    """The letter of a figure, or the sign of a thing on the map."""


class Side(Entry, frozen=True, kw_only=True):
    figures: tuple[Placed, ...]
    goals: tuple[Goal, ...]
    ambush: bool = False
    """True if it starts the fight on Hold, and the other side must notice it."""


class Story(Entry, frozen=True, kw_only=True):
    """A small event that a benny can bring about, once per match."""

    effect: Literal["bullets", "cover_gone", "light", "door", "stumble", "rally"]
    amount: int = 0


Drawn: TypeAlias = tuple[Board, dict[str, Point]]
"""A board, and the place of each letter on it."""


class Scenario(Entry, frozen=True, kw_only=True, dict=True):
    """A scenario. Side 0 is the heroes, side 1 the foes."""

    es: str
    en: str
    map: str = ""
    """One sign per square inch. `.` is open ground; signs of `ground` are scenery; letters are
    figures, which stand on open ground."""
    line: dict[str, int] = msgspec.field(default_factory=dict)
    """Instead of a map, for a fight without miniatures: how many paces along a line each figure
    stands, the heroes' rear being 0."""
    ground: dict[str, Ground] = msgspec.field(default_factory=dict)
    lamps: tuple[Lamp, ...] = ()
    ambient: int = 100
    """100 is daylight, 50 dim, 25 dark, 0 pitch dark."""
    look: Soil = ""
    """What its ground is drawn as."""
    floors: tuple[Floor, ...] = ()
    scenery: Board | None = None
    """An imported board, used instead of a map drawn in signs."""
    spots: dict[str, tuple[float, float]] = msgspec.field(default_factory=dict)
    """The places of the letters on the imported board, in inches."""
    rounds: int = 8
    aftermath: int = 0
    """Hours that pass after the fight, in which the wounded are tended and all rest."""
    supplies: bool = True
    """True if those who tend the wounded have the supplies they need."""
    minutes: int = 30
    """About how long a match against a bot takes."""
    first: bool = False
    """True if it is good for a first match."""
    sides: tuple[Side, Side]
    stories: tuple[Story, ...] = ()

    @once
    def drawn(self) -> Drawn:
        """The map to play on; raises `BadBoard` or `BadDrawing` with the place of the mistake."""
        return _draw(self)

    @property
    def board(self) -> Board:
        return self.drawn[0]

    @property
    def places(self) -> dict[str, Point]:
        """The place of each letter."""
        return self.drawn[1]


def _draw(scenario: Scenario) -> Drawn:
    if scenario.scenery is not None:
        return _imported(scenario.scenery, scenario.spots)
    if scenario.line:
        return _along(scenario)
    legend = {sign: _terrain(sign, ground) for sign, ground in scenario.ground.items()}
    lights = [
        Light(Point(lamp.at[0] * INCH, lamp.at[1] * INCH), lamp.radius * INCH, lamp.level)
        for lamp in scenario.lamps
    ]
    drawing = read(scenario.map, legend, lights=lights, ambient=scenario.ambient)
    return drawing.board, drawing.figures


def _imported(board: Board, spots: dict[str, tuple[float, float]]) -> Drawn:
    """Checks an imported board, and that all figures are on it and not in a wall."""
    found = {letter: Point(round(x * INCH), round(y * INCH)) for letter, (x, y) in spots.items()}
    sound = Board.checked(board.width, board.height, board.pieces, board.lights, board.ambient)
    sound.place(Body(Disc(at, INCH // 2), letter) for letter, at in found.items())
    return sound, found


def _along(scenario: Scenario) -> Drawn:
    """Everybody's own lane, in which only the distance along it means anything."""
    lanes = {letter: Point(0, LANE * (n + 1)) for n, letter in enumerate(scenario.line)}
    places = {
        letter: Point((EDGE + paces) * INCH, lanes[letter].y)
        for letter, paces in scenario.line.items()
    }
    wide = (max(scenario.line.values()) + 2 * EDGE) * INCH
    return Board(wide, LANE * (len(lanes) + 1), ambient=scenario.ambient), places


def _terrain(sign: str, ground: Ground) -> Terrain:
    return Terrain(
        sign,
        ground.height * INCH,
        ground.blocks,
        ground.opaque,
        ground.difficult or ground.water,
        ground.material,
    )


LANE = 4 * INCH
"""How far apart figures are drawn that fight without miniatures."""
EDGE = 20
"""How many paces there are to either side of a fight without miniatures."""
PLACELESS = ("defeat", "survive", "protect", "slay")
"""The goals that need no map."""
GOAL_FIGURES = {
    "protect": Ref("map"),
    "slay": Ref("map"),
    "touch": Ref("map"),
    "break": Ref("ground"),
}
"""Where the `figure` of a goal is looked up, for the kinds of goals that need one."""


def check_scenario(page: Page[Scenario]) -> Scenario:
    """Returns a scenario; raises `BadContent` if it names what is not in the library or its map."""
    here = _known_in(page.value)
    page.check(here)
    for seat, side in enumerate(page.value.sides):
        for place, goal in enumerate(side.goals):
            mark = GOAL_FIGURES.get(goal.kind)
            problem = mark.problem(goal.figure, here) if mark else None
            if problem is not None:
                raise page.bad(("sides", seat, "goals", place, "figure"), problem)
            if page.value.line and goal.kind not in PLACELESS:
                needs_map = Message.of("savage.content.needs_map", kind=goal.kind)
                raise page.bad(("sides", seat, "goals", place, "kind"), needs_map)
    return page.value


def _known_in(scenario: Scenario) -> Known:
    """The library, and the letters and signs of a map."""
    drawing = scenario.spots if scenario.scenery is not None else scenario.line or scenario.map
    letters = {*drawing} - {*scenario.ground, *FLOOR, *whitespace}
    return library().known.beside(map=dict.fromkeys(sorted(letters)), ground=scenario.ground)


FOLDER = "scenarios"
FIELD = "field"
"""An empty field, for odds away from a match. It is not offered as a scenario to play."""


@cache
def field() -> Scenario:
    nothing: Any = {"es": "-", "en": "-"}
    side = Side(name=nothing, figures=(), goals=())
    rows = "\n".join(["." * 20] * 10)
    return Scenario(name=nothing, es="-", en="-", map=rows, sides=(side, side))


DRAFTS: Drafts[Scenario] = Drafts()


def scenario_named(name: str) -> Scenario:
    return DRAFTS.get(name) or (field() if name == FIELD else scenarios()[name])


@cache
def scenarios() -> dict[str, Scenario]:
    """Every scenario of the game, by its file's name."""
    pages = CONTENT.pages(FOLDER, Scenario)
    return {name: check_scenario(page) for name, page in pages.items()}


def scenario_fingerprint(name: str) -> str:
    return CONTENT.fingerprint(f"{FOLDER}/{name}")
