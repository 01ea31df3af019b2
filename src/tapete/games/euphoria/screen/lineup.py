"""The teams before a show, which everybody may read: euphoria.material.open_cards"""

from __future__ import annotations

from collections.abc import Collection, Iterator

from tapete.games.euphoria.content.names import name_of
from tapete.games.euphoria.content.recruiting import minis_of
from tapete.games.euphoria.content.team.roster import Team
from tapete.games.euphoria.labels.names import figure_name
from tapete.games.euphoria.labels.summary import SEATS
from tapete.games.euphoria.meta import Options
from tapete.games.euphoria.rules.story.setup import team_of
from tapete.games.euphoria.state import Mini
from tapete.kernel import Message, Seat
from tapete.scene import Fighter, Lineup, alike


def lineup(options: Options, seats: Collection[Seat]) -> tuple[Lineup, ...]:
    return tuple([_side(team_of(options, seat), seat) for seat in SEATS])


def _side(team: Team, seat: Seat) -> Lineup:
    minis, faction = minis_of(team, seat), name_of("factions", team.faction)
    name = Message.of("content.text", es=team.name, en=team.name) if team.name else faction
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
