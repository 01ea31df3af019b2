"""Plays through a template that is described in words."""

from __future__ import annotations

from tapete.games.punk.events.harm import Hit
from tapete.games.punk.odds.field import MIDDLE, RADIUS, begin, carried, somebody, suit_for
from tapete.games.punk.odds.outcomes import count_told, harm, state_told
from tapete.games.punk.odds.said import TemplateSaid, rules_of, sprays, to_spray
from tapete.games.punk.rules.shooting.spraying import spray
from tapete.games.punk.rules.shooting.templates import Template, laid
from tapete.games.punk.state import Item, Mini, State
from tapete.games.punk.world import Skirmish, disc
from tapete.kernel import Gist, Table
from tapete.odds.ear import Ear
from tapete.spaces.plane.point import CM, Point

UP, DOWN_THE_TABLE = 0, 180
NEAREST, EACH = 4 * RADIUS, 3 * CM
"""How far away the first target is, and each further one from the one before."""
PLACES = {
    "teardrop": ((0, 0), (0, 1), (0, 2), (0, 3)),
    "segment": ((0, 0), (1, 0), (-1, 0), (0, 1)),
    "circle": ((0, 0), (1, 0), (-1, 0), (0, 1)),
}
"""Where targets are under each shape, in steps to the side and away."""


def template_begins(said: TemplateSaid) -> State:
    """Returns a state with all the targets under the template that will be laid."""
    weapon = to_spray(said.weapon)
    attributes = {"T": said.technique, "F": said.strength}
    user = somebody(
        "a", 0, Point(MIDDLE, MIDDLE), UP, rules_of(said.special),
        gear=[_fuelled(weapon, said.fuel)], worn=suit_for(weapon), **attributes,
    )  # fmt: skip
    shape = sprays()[weapon].template
    places = PLACES[shape][: said.targets]
    return begin([user, *(_target(said, n, *step) for n, step in enumerate(places))])


def _fuelled(weapon: str, fuel: int) -> Item:
    """Returns the weapon; if it burns fuel, with this many charges left."""
    item = carried(weapon)
    item.charges = min(item.charges, fuel)
    return item


def _target(said: TemplateSaid, number: int, aside: int, away: int) -> Mini:
    at = Point(MIDDLE + aside * EACH, MIDDLE - NEAREST - away * EACH)
    return somebody(
        f"b{number}", 1, at, DOWN_THE_TABLE, rules_of(said.target_special),
        D=said.toughness, armour=said.armour, shield="shield" if said.shield else "",
    )  # fmt: skip


def template_said(said: TemplateSaid, state: State, table: Table) -> tuple[Gist, tuple[float, ...]]:
    """Plays it through, and says how many are downed, and what became of its user."""
    ear = Ear(table, Hit)
    user, *targets = state.minis
    spray(Skirmish(state, ear), user, user.gear[0], _laid(said, user))
    gist, (gained, _) = count_told(targets, any(hit["target"] != user.id for hit in ear.all(Hit)))
    worth = gained - harm(user)
    return (*gist, *state_told(user, "own")), (worth, -worth)


def _laid(said: TemplateSaid, user: Mini) -> Template:
    return laid(sprays()[said.weapon].template, disc(user), UP)
