"""What bots need to know: how a team stands, what is worth weighing, and quick replies."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from math import tanh
from typing import Any, ClassVar, TypeVar

from tapete.deeds.glance import Glance
from tapete.deeds.planning import as_usual
from tapete.games.euphoria.bots.deployment import posts_worth
from tapete.games.euphoria.bots.goals import prospect
from tapete.games.euphoria.bots.outlook import CAUTION, Outlook
from tapete.games.euphoria.bots.plans import best_places, plans, standing
from tapete.games.euphoria.content.library import library
from tapete.games.euphoria.content.missions import TURNS
from tapete.games.euphoria.rules.charging.reacting import STAND
from tapete.games.euphoria.rules.fighting.exchange import ASK_ATTACK
from tapete.games.euphoria.rules.shooting.targets import ENOUGH
from tapete.games.euphoria.state import Mini, State
from tapete.games.euphoria.world import Show
from tapete.kernel import Amount, Domain, Either, Form, Seat, Tactics
from tapete.kernel.game import Lookahead
from tapete.odds.silent import SILENT
from tapete.spaces.questions.deployment import Posts
from tapete.spaces.treks.trek import Treks

A = TypeVar("A")
DECIDED = 0.4
"""A lead of this share of all that is on the table is nearly as good as a win."""
LIVES = 0.5
"""The part of its cost that somebody is worth for being there, however badly hurt."""
KEPT = 8.0
"""What an ability that may still be used is worth, in audience points, before the first turn."""
CARRIED = 0.35
"""The part of its price that an object is worth to its carrier."""
FOUND = 30
"""What an object without a price is assumed to cost."""


class EuphoriaTactics(Glance[State]):
    """Weighs audience and life, what each side threatens, objectives, and what is left to use."""

    caution: ClassVar[float] = CAUTION
    lookahead = Lookahead(promising=3, replies=2, answers=8, leaves=100, weighed=120)

    def __init__(self, eye: int = 0) -> None:
        self.eye = eye
        """The seed of this bot's guesses of distances."""

    def eyed(self, seed: int) -> Tactics[State]:
        return _own(type(self), seed)

    def score(self, state: State, seat: Seat) -> float:
        """Returns how a team stands, from -1 (lost) to 1 (won)."""
        if state.ended:
            return 0.0 if state.winner < 0 else 1.0 if state.winner == seat else -1.0
        return self.lead(Show(state, SILENT), seat)

    def lead(self, show: Show, seat: Seat) -> float:
        total = sum([mini.cost for mini in show.state.minis if mini.seat in (0, 1)]) or 1
        ahead = _worth(show, seat) - _worth(show, 1 - seat)
        ahead += Outlook(show, seat, self.eye).threats(self.caution)
        ahead += prospect(show, seat) - prospect(show, 1 - seat)
        return 0.95 * tanh(ahead / (DECIDED * total))

    def harm(self, state: State, seat: Seat) -> float:
        """The life its miniatures have lost."""
        own = [mini for mini in state.minis if mini.seat == seat]
        return float(
            sum([mini.full if mini.out == "dead" else mini.full - mini.life for mini in own])
        )

    def reply(self, seat: Seat, key: str, domain: Domain[A]) -> A:
        """Everybody attacks with all dice, and spends half of what it may on defence."""
        found = list(domain.candidates()) if isinstance(domain, Amount) else []
        if not found:
            return super().reply(seat, key, domain)
        place = -1 if key == ASK_ATTACK else len(found) // 2
        return domain.read(found[place])

    def promising(self, domain: Domain[Any], view: State, seat: Seat) -> Iterable[Any]:
        """Returns a few plans in an activation, a few places to deploy, or else everything."""
        if isinstance(domain, Posts):
            return posts_worth(domain, view, seat)
        if not view.active:
            return domain.candidates()
        show = Show(view, SILENT)
        mini = show.mini(view.active)
        if isinstance(domain, Either):
            outlook = Outlook(show, seat, self.eye)
            return plans(domain, outlook, mini, lambda there: self.lead(there, seat))
        if isinstance(domain, Treks):
            return best_places(domain, show, mini, lambda there: self.lead(there, seat))
        return _formed(domain)

    def acting(self, state: State) -> tuple[Seat, str] | None:
        mini = next((one for one in state.minis if one.id == state.active), None)
        return None if mini is None else (mini.seat, mini.id)


def _formed(domain: Domain[Any]) -> Iterable[Any]:
    """Standing and shooting is weighed with all shots or one; more targets are not looked for."""
    if not isinstance(domain, Form):
        return domain.candidates()
    choices = list(domain.choices())
    last = choices[-1].option.what
    if last == ENOUGH:
        return as_usual(choices[-1:])
    return standing(choices) if last == STAND else domain.candidates()


@lru_cache(maxsize=512)
def _own(kind: type[EuphoriaTactics], seed: int) -> EuphoriaTactics:
    return kind(seed)


# --- what a team has


def _worth(show: Show, seat: Seat) -> float:
    """The points of a team, and what is left of it."""
    state = show.state
    scored = state.audience[seat] + state.objective_points[seat]
    later = max(0, TURNS - state.turn) / TURNS
    own = [mini for mini in state.minis if mini.seat == seat and mini.out in ("", "waiting")]
    return scored + sum([_left(mini) + later * _unused(mini) for mini in own])


def _left(mini: Mini) -> float:
    """What is left of a miniature: a part of its cost while it lives, and a part for its life."""
    return mini.cost * (LIVES + (1 - LIVES) * mini.life / max(1, mini.full))


def _unused(mini: Mini) -> float:
    """What it may still use in later turns."""
    items = library().items
    carried = sum([items[one].cost or FOUND if one in items else FOUND for one in mini.items])
    ability = KEPT if mini.ability and mini.ability not in mini.used else 0.0
    return ability + CARRIED * carried
