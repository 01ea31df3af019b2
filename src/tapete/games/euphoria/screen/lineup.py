"""The teams before a show, which everybody may read: euphoria.material.open_cards"""

from __future__ import annotations

from collections.abc import Collection, Iterator

from tapete.games.euphoria.content.names import name_of
from tapete.games.euphoria.content.recruiting import minis_of
from tapete.games.euphoria.labels.names import figure_name, team_called
from tapete.games.euphoria.meta import Options
from tapete.games.euphoria.rules.story.setup import ready_name, team_of
from tapete.games.euphoria.state import SEATS, Mini
from tapete.kernel import Seat
from tapete.scene import Fighter, Lineup, alike


def lineup(options: Options, seats: Collection[Seat]) -> tuple[Lineup, ...]:
    return tuple([_side(options, seat) for seat in SEATS])


def _side(options: Options, seat: Seat) -> Lineup:
    team = team_of(options, seat)
    minis, faction = minis_of(team, seat), name_of("factions", team.faction)
    name = team_called(team.name, ready_name(options, seat)) if team.name else faction
    spent = sum(mini.cost for mini in minis)
    dearest = max((mini.cost for mini in minis), default=0)
    fighters = alike(_fighters(minis, dearest))
    return Lineup(seat, name, fighters, (spent, team.points), (faction,), brings=True)


def _fighters(minis: list[Mini], dearest: int) -> Iterator[Fighter]:
    """Each with its weapons and objects; the dearest leads."""
    for mini in minis:
        gear = [name_of("weapons", one.kind) for one in mini.weapons]
        gear += [name_of("items", one) for one in dict.fromkeys(mini.items)]
        leads = mini.cost == dearest
        yield Fighter(figure_name(mini.name), price=mini.cost, gear=tuple(gear), leads=leads)
