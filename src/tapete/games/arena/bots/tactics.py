"""What bots need to know: how the hunters stand, what is worth weighing, and quick replies."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice
from math import tanh
from typing import Any, ClassVar, TypeVar

from tapete.deeds.glance import Glance
from tapete.games.arena.bots.errands import errand
from tapete.games.arena.bots.goals import progress
from tapete.games.arena.bots.places import Outlook
from tapete.games.arena.bots.plans import best_routes, plans
from tapete.games.arena.bots.replies import COLLECT, MINOR, glance, spare
from tapete.games.arena.bots.sense import sensible
from tapete.games.arena.bots.standing import DYING, OUT, standing
from tapete.games.arena.bots.trifles import is_trifle
from tapete.games.arena.figures import wounded
from tapete.games.arena.rules.dice.asking import DISAGREE
from tapete.games.arena.rules.loot.dropping import ASIDE
from tapete.games.arena.rules.reactions.window import ASK
from tapete.games.arena.rules.story.boxes import SURPRISE
from tapete.games.arena.state import Hunter, State
from tapete.games.arena.world import Arena
from tapete.kernel import Domain, Either, OneOf, Seat, Some, YesNo
from tapete.kernel.game import Lookahead
from tapete.odds.silent import SILENT
from tapete.spaces.hexes.route import HexRoute

A = TypeVar("A")

SCALE = 150.0
"""A lead of this many points is nearly as good as a win."""
PLAYED = 0.95
"""The most that an unfinished match can be worth."""
WON = 0.6
"""What winning a scenario is worth in its Intermission; the rest is for what is made of it."""
FEW = 6


class ArenaTactics(Glance[State]):
    """Weighs wounds and goods, the enemies left, the scenario's goals, and where everybody is.

    All hunters share the outcome, so that a state is worth the same to every seat.
    """

    SPARED: ClassVar[tuple[str, ...]] = (ASK, ASIDE, DISAGREE, SURPRISE)
    """[RE]actions may follow each attack, and each other. What is weighed ends before them, and
    before a surprise box is opened."""
    SKIPPED: ClassVar[tuple[str, ...]] = (*SPARED, *MINOR)
    """Little depends on the other questions at once: they get the quick reply in best play too."""
    patience: ClassVar[int] = 3000
    fearless: ClassVar[bool] = False
    lookahead = Lookahead(promising=2, replies=0, answers=10, leaves=24, weighed=60)
    """Small, since an attack has many outcomes and the players choose who is next."""

    def score(self, state: State, seat: Seat) -> float:
        """Returns how the hunters stand, from -1 (lost) to 1 (won)."""
        if state.won is not None:
            base, rest = (WON if state.won else -WON), (1 - WON) * 0.9
            return base + rest * tanh(standing(state) / SCALE)
        return PLAYED * tanh(self.points(Arena(state, SILENT)) / SCALE)

    def points(self, arena: Arena) -> float:
        places = Outlook(arena, fearless=self.fearless).all_places()
        return standing(arena.state) + progress(arena) + places

    def stakes(self, before: State, after: State, seats: int) -> tuple[float, ...]:
        return (self.score(after, 0),) * seats

    def harm(self, state: State, seat: Seat) -> float:
        """The wounds of its hunters, and those that are dying or out."""
        own = [one for one in state.hunters if one.seat == seat]
        return sum(len(wounded(one)) + DYING * one.dying + OUT * one.out for one in own)

    def trifles(self, key: str, domain: Domain[Any], view: State) -> bool:
        return is_trifle(key, domain, view)

    def acting(self, state: State) -> tuple[Seat, str] | None:
        if state.active is None:
            return None
        return next((one.seat, one.id) for one in state.hunters if one.id == state.active.hunter)

    # --- answers

    def reply(self, seat: Seat, key: str, domain: Domain[A]) -> A:
        if self.ignores(key):
            return super().reply(seat, key, domain)
        found: A = glance(key, domain)
        return found

    def promising(self, domain: Domain[Any], view: State, seat: Seat) -> Iterable[Any]:
        """Returns a few plans for a hunter, a few places, or what a plain question leaves open."""
        outlook = Outlook(Arena(view, SILENT), fearless=self.fearless)
        if isinstance(domain, OneOf):
            return errand(domain.options, outlook)
        if isinstance(domain, Some):
            return _shares(domain, view)
        if isinstance(domain, YesNo):
            return domain.candidates()
        if isinstance(domain, HexRoute):
            return best_routes(domain, outlook, _asked(view, seat))
        if isinstance(domain, Either):
            hunter = _actor(domain, view, seat)
            tried = plans(domain, outlook, hunter)
            return sensible(tried, outlook.arena, hunter)
        return islice(domain.candidates(), FEW)


def _shares(domain: Some[Any], view: State) -> list[tuple[Any, ...]]:
    """What to take of an offer: at the machines what friends can spare, or nothing.

    In its activation a hunter collects all that lies there; at other times nothing.
    """
    if view.phase == "vending":
        return [spare(domain), ()]
    return [glance(COLLECT, domain)] if view.active is not None else [()]


def _asked(view: State, seat: Seat) -> Hunter:
    """The hunter of a seat that acts, or else the first of its own."""
    own = [one for one in view.hunters if one.seat == seat]
    active = view.active
    return next((one for one in own if active is not None and one.id == active.hunter), own[0])


def _actor(domain: Either, view: State, seat: Seat) -> Hunter:
    """The hunter that is asked what to do: it [RE]acts, or stands where the moves begin."""
    own = [one for one in view.hunters if one.seat == seat and one.at is not None]
    reacting = [one for one in own if one.id == view.reacting]
    if reacting:
        return reacting[0]
    routes = [one for one in domain.ways.values() if isinstance(one, HexRoute)]
    there = [one for one in own if routes and routes[0].grid.at(routes[0].start) == one.at]
    usual = _asked(view, seat)
    return usual if not there or usual in there else there[0]
