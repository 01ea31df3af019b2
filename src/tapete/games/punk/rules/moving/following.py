"""Following: when one of a group has moved, the others follow it in the same Action."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from msgspec.structs import replace

from tapete.games.punk.events.gifts import Followed
from tapete.games.punk.rules.moving.moving import go, reach_of, treks
from tapete.games.punk.rules.turns.free_actions import go_on, within
from tapete.games.punk.rules.turns.groups import RULE, TOGETHER, companions
from tapete.games.punk.rules.turns.leashes import can_follow
from tapete.games.punk.state import Mini
from tapete.games.punk.world import Skirmish
from tapete.kernel import Message, Refused
from tapete.spaces.climbs.journey import Step
from tapete.spaces.treks.trek import Trek, Treks


class Coming(Treks, frozen=True):
    """Ways that lead somewhere else: staying is not an answer."""

    def measured(
        self, steps: Sequence[Step], facing: int | None = None, *, brief: bool = False
    ) -> Trek:
        if not steps:
            raise Refused(Message.of("spaces.refusal.unmoved"), RULE)
        return super().measured(steps, facing, brief=brief)

    def sample(self, rng: Random) -> Trek:
        try:
            return super().sample(rng)
        except Refused:
            return next(self.candidates())


def coming(treks: Treks) -> Coming | None:
    """The ways that end near enough; else those that end nearer; None if there are none."""
    found = Coming(**{name: getattr(treks, name) for name in treks.__struct_fields__})
    slack = tuple([replace(leash, strict=False) for leash in found.leashes])
    for one in (found, replace(found, leashes=slack)):
        if next(one.candidates(), None) is not None:
            return one
    return None


def follow(skirmish: Skirmish, mini: Mini) -> None:
    """Each of the group that can follows, the nearest first."""
    if mini.out:
        return
    others = [one for one in companions(skirmish, mini) if can_follow(skirmish, one)]
    for one in sorted(others, key=lambda other: skirmish.gap(other, mini)):
        if not mini.out and not one.out:
            _follow(skirmish, one, mini)


def _follow(skirmish: Skirmish, mini: Mini, head: Mini) -> None:
    """It goes its own way, in the middle of another's Action."""
    state = skirmish.state
    assert state.active is not None
    state.paused.append(state.active)
    state.active = within(skirmish, mini, left=0)
    _go(skirmish, mini, head)
    go_on(skirmish)


def _go(skirmish: Skirmish, mini: Mini, head: Mini) -> None:
    """If it is near enough it may stay; if not, it comes nearer if there is a way."""
    near = skirmish.gap(mini, head) <= TOGETHER
    ways = treks(skirmish, mini, reach_of(mini), stay=near)
    found = ways if near else coming(ways)
    if found is None:
        return
    trek = skirmish.table.ask(
        mini.seat, "punk.ask.follow", found, RULE, figure=mini.id, target=head.id
    )
    if trek.steps:
        skirmish.table.tell(Followed, figure=mini.id, target=head.id, rule=RULE)
    if trek.steps or trek.facing is not None:
        go(skirmish, mini, trek)
