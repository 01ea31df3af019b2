"""Rolling again: who may, and whether they want to.

punk.dice.reroll.*: one's own die, at once, one roll an Action for each player, no roll twice.
"""

from __future__ import annotations

from tapete.games.punk.figures import has
from tapete.games.punk.skirmish import Skirmish
from tapete.games.punk.state import Mini
from tapete.kernel import OneOf, Seat

SOURCES = ("reroll", "sermon")
"""Special rules that let a side roll again, once a game each."""
ONE_PER_ACTION = "punk.dice.reroll.one_per_action"


class Rerolls:
    """Asked as a function; `possible` says whether there is anything to ask."""

    def possible(self, skirmish: Skirmish, seat: Seat) -> bool:
        """A side that has used its reroll in this Action, or has none left, rolls no more."""
        return seat not in skirmish.state.rerolled and bool(self.sources(skirmish, seat))

    def sources(self, skirmish: Skirmish, seat: Seat) -> list[tuple[Mini, str]]:
        return [
            (mini, rule)
            for mini in skirmish.standing()
            if mini.seat == seat
            for rule in SOURCES
            if rule not in mini.used and has(mini, rule)
        ]

    def __call__(
        self, skirmish: Skirmish, seat: Seat, faces: tuple[int, ...], place: int, rule: str
    ) -> bool:
        """Whether a side rolls its die again; then it has done so for this Action."""
        if not self.possible(skirmish, seat):
            return False
        wants = skirmish.table.ask(
            seat,
            "punk.ask.reroll",
            OneOf((False, True)),
            ONE_PER_ACTION,
            face=faces[place],
            why=rule,
        )
        if wants:
            mini, source = self.sources(skirmish, seat)[0]
            mini.used.append(source)
            skirmish.state.rerolled.append(seat)
        return wants


wants_reroll = Rerolls()
