"""The table before the first card is dealt."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import msgspec

from tapete.content import Page
from tapete.content.problems import not_among_in
from tapete.games.savage.content.drafts import keep_draft
from tapete.games.savage.content.library import Natural, Profile, library
from tapete.games.savage.content.names import name_in
from tapete.games.savage.content.scenario import Placed, Scenario, scenario_named, scenarios
from tapete.games.savage.figures import own_profile, profile_of, radius_of
from tapete.games.savage.meta import Options
from tapete.games.savage.rules.dice.bennies import START_FOE, START_HERO
from tapete.games.savage.rules.moving.riding import take_seat
from tapete.games.savage.rules.turns.initiative import FOES, deck
from tapete.games.savage.state import BOTH, MAIN, OFF, STOWED, Figure, Item, Name, Score, State
from tapete.games.savage.world import LINE
from tapete.kernel.errors import BadOptions
from tapete.kernel.misfits import misfit_in
from tapete.spaces.plane.point import INCH, Point

SPARE_LOADS = 3
MAN = 2 * INCH


def set_up(options: Options) -> State:
    """The state of a new match: all figures in place, armed, with their bennies."""
    where = named_in(options)
    scenario = _scenario(where)
    places = scenario.places
    figures: list[Figure] = []
    for seat, side in enumerate(scenario.sides):
        brought = brought_to(options, seat, side.figures)
        for placed in side.figures:
            at = places[placed.at] if scenario.line else snapped(options, places[placed.at])
            figures += _figures(options, seat, placed, brought.get(placed.at, ""), at)
        _board(figures, side.figures)
    give_numbers(figures)
    heroes = sum(f.seat != FOES and f.wild for f in figures)
    return State(
        scenario=where,
        board=LINE if scenario.line else options.board,
        figures=figures,
        deck=deck(),
        pools=[0, heroes],
        scores=[Score(), Score()],
    )


def _scenario(where: str) -> Scenario:
    try:
        return scenario_named(where)
    except KeyError:
        raise BadOptions(not_among_in("scenario", where, scenarios())) from None


def named_in(options: Options) -> str:
    """The name of the scenario, which may be one that a user made."""
    return keep_draft(options.draft) if options.draft else options.scenario


def snapped(options: Options, at: Point) -> Point:
    """A figure's place; on a board of squares, the middle of its square."""
    if options.board == "free":
        return at
    return Point(at.x // INCH * INCH + INCH // 2, at.y // INCH * INCH + INCH // 2)


def brought_to(options: Options, seat: int, placed: Sequence[Placed]) -> dict[str, str]:
    """The profiles that take the places of the scenario's own, by the letters of the places."""
    brought = (options.foes or ()) if seat == FOES else options.heroes
    return dict(zip(_free(placed), brought, strict=False))


def places_for(options: Options, seat: int) -> list[str]:
    """The letters of the places of a side that somebody else can take."""
    return _free(_scenario(named_in(options)).sides[seat].figures)


def _free(placed: Sequence[Placed]) -> list[str]:
    return [one.at for one in placed if not _is_fixed(one)]


def _figures(options: Options, seat: int, placed: Placed, brought: str, at: Point) -> list[Figure]:
    """A figure of the scenario or the one brought in its place, and its mount, if any."""
    identity = brought or placed.profile
    figure = figure_of(options, identity, placed.at, seat, at)
    shares = placed.group and not (brought and figure.wild)
    figure.group = f"{seat}.{placed.group}" if shares else placed.at
    figure.items = outfit(profile_of(figure), placed.gear)
    figure.unaware, figure.tied, figure.prone = placed.unaware, placed.tied, placed.prone
    if placed.title and identity == placed.profile:
        figure.name = name_in(placed.title)
    return [figure, *_carrier(options, figure, placed)]


def _is_fixed(placed: Placed) -> bool:
    """True if the scenario needs this figure: a captive, a beast or a vehicle."""
    return placed.tied or placed.profile not in library().heroes | library().foes


def _carrier(options: Options, figure: Figure, placed: Placed) -> list[Figure]:
    """The beast that a figure rides or the vehicle that it drives, if any."""
    kind = placed.mount or placed.vehicle
    if not kind:
        return []
    carrier = figure_of(options, kind, f"{placed.at}_mount", figure.seat, figure.at)
    carrier.speed, carrier.rider, figure.mount = placed.speed, figure.id, carrier.id
    if placed.vehicle:
        take_seat(figure, carrier)
    else:
        carrier.group = figure.group
    return [carrier]


def _board(figures: list[Figure], placed: tuple[Placed, ...]) -> None:
    """Passengers take their places in the vehicles of others."""
    known = {figure.id: figure for figure in figures}
    for passenger in [one for one in placed if one.aboard]:
        take_seat(known[passenger.at], known[known[passenger.aboard].mount])


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
        berths=library().vehicles[identity].seats if identity in library().vehicles else 0,
    )


def profile_named(options: Options, identity: str) -> tuple[Profile, str]:
    if identity in options.own:
        text = options.own[identity]
        return checked_profile(text, identity), text
    known = library()
    try:
        return known.profile(identity), identity
    except KeyError:
        names = (*options.own, *known.heroes, *known.foes, *known.mounts, *known.vehicles)
        raise BadOptions(not_among_in("profile", identity, names)) from None


def checked_profile(text: str, identity: str) -> Profile:
    """A character that a user made; raises an error if it is not a valid one."""
    try:
        profile = own_profile(text)
    except msgspec.DecodeError as wrong:
        raise BadOptions(misfit_in(f"own.{identity}", str(wrong))) from None
    Page(f"own.{identity}", text, profile).check(library().known)
    return profile


def outfit(profile: Profile, more: tuple[str, ...] = ()) -> list[Item]:
    """Its gear, and what a scenario hands it: that is in its hands first, and then its own.

    Weapons are loaded and have spare loads.
    """
    free = [MAIN] if "one_arm" in profile.hindrances else [MAIN, OFF]
    arms = len(free)
    own = [_item(profile, kind) for kind in profile.gear]
    given = [_item(profile, kind) for kind in more]
    for item in given:
        _take(item, free, arms, off_first=True)
    for item in own:
        _take(item, free, arms)
    return own + given


def _item(profile: Profile, kind: str) -> Item:
    natural = profile.naturals.get(kind, Natural())
    item = Item(kind, ap=natural.ap, reach=natural.reach)
    item.material = profile.materials.get(kind, "")
    weapon = library().weapons.get(kind)
    if weapon is not None and weapon.kind != "natural":
        item.loaded, item.spare = weapon.shots, weapon.shots * SPARE_LOADS
    return item


def _take(item: Item, free: list[int], arms: int, *, off_first: bool = False) -> None:
    """Takes a weapon or a shield in hand, if enough hands are free.

    A weapon for two hands can be held with an only arm.
    """
    weapon = library().weapons.get(item.kind)
    if weapon is not None and weapon.kind != "natural":
        enough = len(free) >= min(weapon.hands, arms)
        item.hand = _hand(free, weapon.hands, off_first) if enough else STOWED
    elif item.kind in library().shields:
        item.hand = _hand(free, 1, off_first) if free else STOWED


def _hand(free: list[int], needed: int, off_first: bool) -> int:
    if not free:
        return STOWED
    if needed == 2:
        free.clear()
        return BOTH
    return free.pop() if off_first else free.pop(0)
