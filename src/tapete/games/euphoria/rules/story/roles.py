"""Who attacks, and who places the first deployment marker."""

from __future__ import annotations

from tapete.games.euphoria.content.missions import mission_named
from tapete.games.euphoria.events.story import Agreed, Attacks, Mustered
from tapete.games.euphoria.figures import euphoria
from tapete.games.euphoria.rules.story.goals import MASSACRE, goals_of
from tapete.games.euphoria.rules.turns.order import roll_off
from tapete.games.euphoria.state import NEUTRAL
from tapete.games.euphoria.world import Show
from tapete.kernel import Seat

SEATS: tuple[Seat, Seat] = (0, 1)
SHOW, CARDS = "euphoria.def.show", "euphoria.material.open_cards"
REWARDS, SCENERY = "euphoria.setup.rewards.place", "euphoria.setup.scenery"
FIRST = "euphoria.deploy.markers.first"
ATTACKER = "euphoria.faction.bad_born.attacker"
ROLES = "euphoria.core.missions"


def take_roles(show: Show) -> None:
    """Everybody sees both teams and the table; then the roles, and who begins."""
    state = show.state
    for seat in SEATS:
        own = [mini for mini in state.minis if mini.seat == seat]
        cost = sum(mini.cost for mini in own)
        show.table.tell(
            Mustered, team=seat, count=len(own), cost=cost, rule=SHOW,
            also=(CARDS, REWARDS, SCENERY, *_bound(show, seat)),
        )  # fmt: skip
    variants = [name for name in state.rules.__struct_fields__ if differs(show, name)]
    if variants:
        show.table.tell(Agreed, variants=tuple(variants), rule=SHOW)
    if mission_named(state.mission).roles:
        _attack(show)
    state.next = first_to_mark(show)
    state.phase = "markers"


def _bound(show: Show, seat: Seat) -> list[str]:
    """The rule by which a Bad Born team takes every mission for a massacre."""
    goals = mission_named(show.state.mission).goals
    return [MASSACRE] if goals and not goals_of(show, seat) else []


def differs(show: Show, name: str) -> bool:
    """True if a house rule is not as it is by default."""
    return bool(getattr(show.rules, name) != getattr(type(show.rules)(), name))


def _attack(show: Show) -> None:
    """A Bad Born team always attacks; else it is as agreed, or as the dice say."""
    state = show.state
    bad = [seat for seat in SEATS if state.factions[seat] == "bad_born"]
    if len(bad) == 1:
        state.attacker = bad[0]
    elif state.attacker == NEUTRAL:
        state.attacker = roll_off(show, ROLES)
    show.table.tell(Attacks, team=state.attacker, rule=ATTACKER if bad else ROLES)


def first_to_mark(show: Show) -> Seat:
    """The team whose characters have the higher total Euphoria, or the higher die on a tie."""
    totals = [
        sum(euphoria(mini) for mini in show.state.minis if mini.seat == seat and mini.character)
        for seat in SEATS
    ]
    if totals[0] == totals[1]:
        return roll_off(show, FIRST)
    return 0 if totals[0] > totals[1] else 1
