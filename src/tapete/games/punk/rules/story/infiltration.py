"""Infiltrators: minis that stay out of sight, and when and where they come.

The rival does not know of them until they are announced. So a side that has none is asked too, as
long as its faction might have some.
"""

from __future__ import annotations

from functools import lru_cache

from tapete.games.punk.content.abilities import has as among
from tapete.games.punk.content.band.outfit import CLUMSY
from tapete.games.punk.content.played import known
from tapete.games.punk.events.turns import Announced, Infiltrated
from tapete.games.punk.figures import value
from tapete.games.punk.rules.gear.bullets import note_numbers
from tapete.games.punk.rules.story.infiltration_posts import WHERE, at_last, posts
from tapete.games.punk.rules.story.numbering import call_up
from tapete.games.punk.rules.story.recruiting import INFILTRATION, can_infiltrate
from tapete.games.punk.state import OFF_TABLE, Call, Mini
from tapete.games.punk.world import Skirmish
from tapete.kernel import Seat, Some

RESERVE = "punk.special.infiltration.reserve"
WHEN = "punk.special.infiltration.when"
ANNOUNCE = "punk.special.infiltration.announce"
FIRST_TURN, LAST_TURN = 2, 4
SEATS: tuple[Seat, ...] = (0, 1)


def declaring(skirmish: Skirmish) -> tuple[Seat, ...]:
    """The first player goes first in odd Turns: punk.ruling.round_start_order"""
    return SEATS if skirmish.state.turn % 2 else SEATS[::-1]


# --- when


def call_rounds(skirmish: Skirmish) -> list[int]:
    """The Rounds of this Turn in which a side has yet to be asked if anybody comes."""
    state = skirmish.state
    if not FIRST_TURN <= state.turn <= LAST_TURN:
        return []
    return [
        agility
        for seat in SEATS
        for agility in _agilities(skirmish, seat)
        if Call(seat, agility) not in state.called
    ]


def _agilities(skirmish: Skirmish, seat: Seat) -> set[int]:
    """The Agility of its infiltrators, and any they might have for all the rival knows."""
    own = {max(0, value(mini, "AG")) for mini in reserve(skirmish, seat)}
    known = possible_agilities(skirmish.state.factions[seat])
    return own | known if skirmish.state.turn < LAST_TURN else own


@lru_cache(maxsize=4096)
def possible_agilities(faction: str) -> frozenset[int]:
    """The Agility of a faction's infiltrators, with or without something cumbersome."""
    found: set[int] = set()
    for profile in known().profiles_of(faction).values() if faction else ():
        agility = profile.attributes.agility
        if among(profile.special, INFILTRATION) and agility != "-":
            bulky = [one for one in profile.gear if _is_bulky(one)]
            found |= {agility, agility - CLUMSY} if bulky else {agility}
    return frozenset(found)


def _is_bulky(kind: str) -> bool:
    gear = known().gear(kind)
    return gear is not None and among(gear.special, "cumbersome")


def reserve(skirmish: Skirmish, seat: Seat) -> list[Mini]:
    """The minis of a side that have not come yet."""
    return [one for one in skirmish.state.minis if one.seat == seat and one.out == "reserve"]


# --- who


def hold_back(skirmish: Skirmish, seat: Seat) -> None:
    """Before deployment, a side chooses in secret which minis infiltrate."""
    if not possible_agilities(skirmish.state.factions[seat]):
        return
    own = [one for one in skirmish.state.minis if one.seat == seat and can_infiltrate(one)]
    chosen = skirmish.table.ask(
        seat, "punk.ask.hold_back", Some([one.id for one in own]), RESERVE, secret=True
    )
    for mini in own:
        if mini.id in chosen:
            mini.out = "reserve"


def arrive(skirmish: Skirmish) -> bool:
    """Asks a side which minis come in this Round, or places one of them; False if all is done."""
    late = [one for one in skirmish.standing() if one.at == OFF_TABLE]
    if late:
        _take_place(skirmish, late[0])
        return True
    state = skirmish.state
    if not FIRST_TURN <= state.turn <= LAST_TURN:
        return False
    for seat in declaring(skirmish):
        asked = Call(seat, state.round)
        if state.round in _agilities(skirmish, seat) and asked not in state.called:
            state.called.append(asked)
            _call(skirmish, seat)
            return True
    return False


def _call(skirmish: Skirmish, seat: Seat) -> None:
    """Asks a side which minis come; in Turn 4 all must: punk.ruling.infiltration_never"""
    here = [m for m in reserve(skirmish, seat) if max(0, value(m, "AG")) == skirmish.state.round]
    if skirmish.state.turn < LAST_TURN:
        able = [one.id for one in here if posts(skirmish, one).any() is not None]
        chosen = skirmish.table.ask(
            seat,
            "punk.ask.infiltrate",
            Some(able),
            ANNOUNCE,
            secret=True,
            round=skirmish.state.round,
        )
        here = [one for one in here if one.id in chosen]
    for mini in here:
        _announce(skirmish, mini)


def _announce(skirmish: Skirmish, mini: Mini) -> None:
    """It comes with the next number, and its side's sheet of bullets is kept true."""
    changed = call_up(skirmish.state.minis, mini)
    note_numbers(skirmish, mini.seat, changed)
    skirmish.index()
    skirmish.table.tell(Announced, figure=mini.id, rule=ANNOUNCE, also=(WHEN,))


def _take_place(skirmish: Skirmish, mini: Mini) -> None:
    """It is put on the table, and acts in this Round like anybody else."""
    post = skirmish.table.ask(
        mini.seat, "punk.ask.post", at_last(skirmish, mini), WHERE, figure=mini.id
    )
    mini.at, mini.facing = post.at, post.facing
    point = post.at.point
    skirmish.table.tell(Infiltrated, figure=mini.id, x=point.x, y=point.y, rule=WHERE)
