"""The table before the first card is dealt."""

from __future__ import annotations

from collections import Counter

import msgspec

from tapete.content import Page
from tapete.games.savage.content.drafts import keep_draft
from tapete.games.savage.content.library import Profile, library
from tapete.games.savage.content.names import name_in
from tapete.games.savage.content.scenario import Placed, scenario_named, scenarios
from tapete.games.savage.figures import own_profile
from tapete.games.savage.meta import Options
from tapete.games.savage.rules.dice.bennies import START_FOE, START_HERO
from tapete.games.savage.rules.turns.initiative import FOES, deck
from tapete.games.savage.state import BOTH, MAIN, OFF, STOWED, Figure, Item, Name, Score, State
from tapete.kernel.errors import BadOptions
from tapete.spaces.plane.point import INCH, Point

SPARE_LOADS = 3
MAN = 2 * INCH
WIDE, WIDER = 254, 381


def set_up(options: Options) -> State:
    """The state of a new match: all figures in place, armed, with their bennies."""
    where = named_in(options)
    try:
        scenario = scenario_named(where)
    except KeyError:
        raise BadOptions(problem=f"scenario: {', '.join(scenarios())}") from None
    places = scenario.places
    figures: list[Figure] = []
    for seat, side in enumerate(scenario.sides):
        for number, placed in enumerate(side.figures):
            at = snapped(options, places[placed.at])
            figures += _figures(options, seat, number, placed, at)
    give_numbers(figures)
    heroes = sum(f.seat != FOES and f.wild for f in figures)
    return State(
        scenario=where,
        board=options.board,
        figures=figures,
        deck=deck(),
        pools=[0, heroes],
        scores=[Score(), Score()],
    )


def named_in(options: Options) -> str:
    """The name of the scenario, which may be one that a user made."""
    return keep_draft(options.draft) if options.draft else options.scenario


def snapped(options: Options, at: Point) -> Point:
    """A figure's place; on a board of squares, the middle of its square."""
    if options.board == "free":
        return at
    return Point(at.x // INCH * INCH + INCH // 2, at.y // INCH * INCH + INCH // 2)


def _figures(options: Options, seat: int, number: int, placed: Placed, at: Point) -> list[Figure]:
    """A figure of the scenario, and its mount, if any."""
    identity = placed.profile
    if seat != FOES and number < len(options.heroes) and not placed.tied:
        identity = options.heroes[number]
    figure = figure_of(options, identity, placed.at, seat, at)
    figure.group = f"{seat}.{placed.group}" if placed.group else placed.at
    figure.unaware, figure.tied, figure.prone = placed.unaware, placed.tied, placed.prone
    if placed.vehicle:
        figure.vehicle, figure.speed = placed.vehicle, placed.speed
        figure.radius = max(figure.radius, radius_of(library().vehicles[placed.vehicle].size))
    if placed.title and identity == placed.profile:
        figure.name = name_in(placed.title)
    if not placed.mount:
        return [figure]
    mount = figure_of(options, placed.mount, f"{placed.at}_mount", seat, at)
    mount.group, mount.rider, figure.mount = figure.group, figure.id, mount.id
    return [figure, mount]


def give_numbers(figures: list[Figure]) -> None:
    """Gives numbers to the figures that share a name."""
    count, seen = Counter(one.name for one in figures), Counter[Name]()
    for figure in figures:
        name = figure.name
        seen[name] += 1
        if count[name] > 1:
            figure.name = Name(name.es, name.en, seen[name])


def figure_of(options: Options, identity: str, letter: str, seat: int, at: Point) -> Figure:
    """A figure with a profile of the library, or with one that a user made."""
    profile, reference = profile_named(options, identity)
    bennies = (START_FOE if seat == FOES else START_HERO) if profile.wild else 0
    return Figure(
        id=letter,
        profile=reference,
        name=name_in(profile.name),
        seat=seat,
        group=letter,
        at=at,
        wild=profile.wild,
        radius=radius_of(profile.size),
        height=max(INCH, MAN + profile.size * INCH // 3),
        bennies=bennies,
        points=profile.points,
        items=outfit(profile),
    )


def profile_named(options: Options, identity: str) -> tuple[Profile, str]:
    if identity in options.own:
        text = options.own[identity]
        return checked_profile(text, identity), text
    try:
        return library().profile(identity), identity
    except KeyError:
        raise BadOptions(problem=f"profile: {identity}") from None


def checked_profile(text: str, identity: str) -> Profile:
    """A character that a user made; raises an error if it is not a valid one."""
    try:
        profile = own_profile(text)
    except msgspec.DecodeError as wrong:
        raise BadOptions(problem=f"own.{identity}: {wrong}") from None
    Page(f"own.{identity}", text, profile).check(library().known)
    return profile


def radius_of(size: int) -> int:
    """The radius of a base: half an inch up to Size 3, more for larger figures.

    savage.core.size_scale
    """
    return INCH // 2 if size <= 3 else WIDE if size <= 7 else WIDER


def outfit(profile: Profile) -> list[Item]:
    """Its gear. The first items are in its hands; weapons are loaded and have spare loads."""
    items: list[Item] = []
    free = [MAIN] if "one_arm" in profile.hindrances else [MAIN, OFF]
    for kind in profile.gear:
        item = Item(kind)
        weapon = library().weapons.get(kind)
        if weapon is not None and weapon.kind != "natural":
            item.loaded, item.spare = weapon.shots, weapon.shots * SPARE_LOADS
            item.hand = _hand(free, weapon.hands)
        elif kind in library().shields:
            item.hand = _hand(free, 1)
        items.append(item)
    return items


def _hand(free: list[int], needed: int) -> int:
    if len(free) < needed:
        return STOWED
    if needed == 2:
        free.clear()
        return BOTH
    return free.pop(0)
