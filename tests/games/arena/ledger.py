"""A table that counts the tokens each deed takes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tapete.games.arena.state import Hunter, State
from tapete.kernel import Domain, Event, Table
from tapete.kernel.chance.roll import Chance
from tapete.kernel.message import Arg
from tapete.kernel.seat import Audience, Seat
from tapete.kernel.tables.relay import Relay

DEEDS = ("arena.ask.act", "arena.ask.reaction", "arena.ask.last_shot")
GRATIS = ("gunzerk",)
"""What takes the colour of a token and leaves the token."""


class Ledger(Relay):
    """Looks at the tokens of whoever does something, before it and as soon as anything follows."""

    def __init__(self, table: Table, state: State) -> None:
        super().__init__(table)
        self.state = state
        self.wrong: list[str] = []
        self.paying: Callable[[], None] = _nothing

    def settle(self) -> None:
        """Looks whether the last deed was paid for."""
        due, self.paying = self.paying, _nothing
        due()

    def roll(self, chance: Chance[Any]) -> Any:
        self.settle()
        return super().roll(chance)

    def tell(self, event: Callable[..., Event], *, to: Audience = None, **fields: object) -> None:
        self.settle()
        super().tell(event, to=to, **fields)

    def ask(
        self,
        seat: Seat,
        key: str,
        domain: Domain[Any],
        rule: str = "",
        *,
        secret: bool = False,
        **args: Arg,
    ) -> Any:
        self.settle()
        answer = super().ask(seat, key, domain, rule, secret=secret, **args)
        if key in DEEDS:
            self._expect(str(args["figure"]), domain.write(answer))
        return answer

    def _expect(self, figure: str, answer: Any) -> None:
        way, deed = answer
        cost = 1 if way != "do" else price(deed)
        hunter = next(one for one in self.state.hunters if figure in (one.id, self._helper(one)))
        before = self.unspent(hunter)

        def settled() -> None:
            paid = before - self.unspent(hunter)
            if paid != cost:
                self.wrong.append(f"{figure} paid {paid} tokens for {answer}")

        self.paying = settled

    def _helper(self, hunter: Hunter) -> str:
        return next((one.id for one in self.state.helpers if one.owner == hunter.id), "")

    def unspent(self, hunter: Hunter) -> int:
        """Its Available tokens, with those of its Helper and those its weapons lend it."""
        items = (*hunter.equipped, *hunter.inventory)
        tokens = [*hunter.tokens, *[one.lent for one in items if one.lent is not None]]
        for helper in self.state.helpers:
            tokens += helper.tokens if helper.owner == hunter.id else []
        return sum(not one.spent for one in tokens)


def price(deed: Any) -> int:
    """The tokens that a deed of the menu takes."""
    return int("token" in deed.get("details", {}) and deed["option"]["what"] not in GRATIS)


def _nothing() -> None:
    """No deed is being paid for."""
