"""What bots need to know: how a seat stands, what is worth weighing, and quick replies."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice
from math import tanh
from typing import Any, ClassVar, TypeVar

from tapete.deeds.glance import Glance
from tapete.games.darkness.actions.evening import TURN
from tapete.games.darkness.bots.chances import dice_to_buy, may_help
from tapete.games.darkness.bots.dealing import answers, deals, is_answer
from tapete.games.darkness.bots.plans import plans
from tapete.games.darkness.bots.replies import HELPING, SPENDING, THROWING, glance
from tapete.games.darkness.bots.sense import sensible
from tapete.games.darkness.bots.standing import progress, rivals, standing
from tapete.games.darkness.figures import acting, played_by
from tapete.games.darkness.rules.bargains.terms import Terms
from tapete.games.darkness.rules.checks.check import ExtraDice
from tapete.games.darkness.rules.checks.throwing import KEEP, POINTS, Rethrow, Rethrows
from tapete.games.darkness.state import State, Survivor
from tapete.games.darkness.world import Night
from tapete.kernel import Domain, Either, Seat
from tapete.kernel.game import Lookahead
from tapete.odds.silent import SILENT

A = TypeVar("A")

SCALE = 60.0
"""A lead of this many points is nearly as good as a win."""
PLAYED, SECOND = 0.95, 0.2
"""The most that a match can be worth that nobody has won, and one that somebody else has. One that
all lose counts like one that goes on: else bots would do anything not to end their last turn."""
TOGETHER, CLOSE = 0.975, 0.02
"""What a session of a campaign is worth to all who are there when it is won, and how much a lead
adds to it: more than anything that it could still bring, since all go on from there."""
RIVAL, TEAM = 0.35, 0.6
"""How much the points of the best other count, and the objective of all."""
FEW = 12


class DarknessTactics(Glance[State]):
    """Weighs points, goods, health and what is near, the rivals and the objective."""

    SPARED: ClassVar[tuple[str, ...]] = (*SPENDING, THROWING, *HELPING)
    """Questions that are not weighed: the best rethrow is known, and nobody pays or calls."""
    SKIPPED: ClassVar[tuple[str, ...]] = SPARED
    patience: ClassVar[int] = 3000
    fearless: ClassVar[bool] = False
    lookahead = Lookahead(promising=3, replies=0, answers=10, leaves=60, weighed=90)

    def score(self, state: State, seat: Seat) -> float:
        """Returns how a seat stands, from -1 (lost) to 1 (won)."""
        who = played_by(state, seat)
        if who is None:
            return 0.0
        if who.seat in state.winners:
            return 1.0
        if state.reached and who.at is not None:
            lead = tanh((who.points - rivals(state, who)) / SCALE)
            return SECOND * lead if state.master is None else TOGETHER + CLOSE * lead
        return PLAYED * tanh(self.points(Night(state, SILENT), who) / SCALE)

    def points(self, night: Night, who: Survivor) -> float:
        others = RIVAL * rivals(night.state, who)
        return standing(night, who) + TEAM * progress(night) - others

    def harm(self, state: State, seat: Seat) -> float:
        """Damage, and death most of all."""
        who = played_by(state, seat)
        return 0.0 if who is None else who.damage + who.hurts + 10.0 * who.dead

    def emptied(self, state: State, seat: Seat) -> tuple[int, ...]:
        return ()

    def acting(self, state: State) -> tuple[Seat, str] | None:
        who = acting(state)
        return None if who is None else (who.seat, who.id)

    def yields(self, state: State, key: str, seat: Seat) -> bool:
        """A survivor's bot does not play before the master, if that is a person, lets it play."""
        return key == TURN and state.master is not None and seat != state.master.seat

    # --- answers

    def reply(self, seat: Seat, key: str, domain: Domain[A]) -> A:
        found: A = glance(key, domain)
        return found

    def trifles(self, key: str, domain: Domain[Any], view: State) -> bool:
        """Dice that best stay as they lie are not asked about, nor dice that hardly help."""
        if isinstance(domain, Rethrows):
            return domain.options[0].source == KEEP
        return isinstance(domain, ExtraDice) and not may_help(domain)

    def promising(self, domain: Domain[Any], view: State, seat: Seat) -> Iterable[Any]:
        """Returns a few plans for a survivor; a master follows the script."""
        who = played_by(view, seat)
        if who is None:
            return islice(domain.candidates(), 1)
        if isinstance(domain, Rethrows):
            return _again(domain, in_danger(view, who))
        if isinstance(domain, ExtraDice):
            return domain.options if in_danger(view, who) else sorted({0, dice_to_buy(domain)})
        if isinstance(domain, Terms):
            return deals(domain, view)
        if isinstance(domain, Either):
            night = Night(view, SILENT)
            if is_answer(domain):
                return answers(domain, view)
            return sensible(plans(domain, night, who), night, who)
        return islice(domain.candidates(), FEW)


def in_danger(view: State, who: Survivor) -> bool:
    """True while it faces an adversary: then what dice are worth has to be weighed."""
    return Night(view, SILENT).foe_at(who.at) is not None


def _again(domain: Rethrows, danger: bool) -> list[Rethrow]:
    """The best dice to throw again; what costs a point is weighed, in danger in any case."""
    first = domain.options[0]
    paid = [one for one in domain.options if one.source == POINTS][:1]
    if first.source == POINTS or (danger and paid):
        return list(dict.fromkeys([Rethrow(KEEP), first, *paid]))
    return [first]


TACTICS = DarknessTactics()
