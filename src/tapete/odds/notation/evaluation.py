"""From the parts of speech to exact distributions, within a budget of work."""

from __future__ import annotations

import operator
from collections.abc import Callable
from typing import NoReturn

from tapete.odds.dice.pools import add, repeat
from tapete.odds.distribution import Distribution
from tapete.odds.notation import costs
from tapete.odds.notation.chains import Chain, Endless, depth, explode, reroll, single, worth
from tapete.odds.notation.errors import NotationError
from tapete.odds.notation.keeping import are_alike, highest, keep_bottom, keep_top, lowest
from tapete.odds.notation.syntax import (
    Binary,
    Call,
    Clamp,
    Comparison,
    Count,
    Dice,
    Explode,
    Expression,
    Keep,
    Modifier,
    Number,
    Pool,
    Reroll,
)

Numbers = Distribution[int]

BUDGET = 2e9  # nanoseconds, as `costs` reckons them


class Evaluator:
    """Works out one expression; what it may still spend shrinks as it goes."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.left = BUDGET

    def of(self, node: Expression) -> Numbers:
        if isinstance(node, Number):
            return Distribution.certain(node.value)
        if isinstance(node, Dice):
            return self.dice(node)
        if isinstance(node, Pool):
            return self.pool(node)
        return self.call(node) if isinstance(node, Call) else self.binary(node)

    def spend(self, cost: float, position: int) -> None:
        self.left -= cost
        if self.left < 0:
            self.fail(position, "smaller_roll", "odds.error.too_large")

    def fail(self, position: int, expected: str, key: str) -> NoReturn:
        raise NotationError(self.text, position, expected, key)

    # Dice

    def dice(self, node: Dice) -> Numbers:
        fresh = Distribution.uniform(range(node.low, node.high + 1))
        chain = single(fresh)
        for place, modifier in enumerate(node.modifiers, 1):
            if isinstance(modifier, Keep | Count):
                self.check_last(node.modifiers, place)
                return self.chosen(node, chain, modifier)
            chain = self.modified(chain, fresh, modifier)
        return self.repeated(self.worth(chain, node.position), node.count, node.position)

    def check_last(self, modifiers: tuple[Modifier, ...], place: int) -> None:
        if place < len(modifiers):
            self.fail(modifiers[place].position, "keep_or_count_last", "odds.error.order")

    def modified(self, chain: Chain, fresh: Numbers, by: Explode | Reroll | Clamp) -> Chain:
        if isinstance(by, Clamp):
            return chain.clamped(by.low, by.high)
        try:
            if isinstance(by, Explode):
                return self.exploded(chain, fresh, by)
            return self.rerolled(chain, fresh, by)
        except Endless:
            self.fail(by.position, "face_that_stops", "odds.error.endless")

    def rerolled(self, chain: Chain, fresh: Numbers, by: Reroll) -> Chain:
        self.spend(costs.of_pairing(fresh, chain.values()), by.position)
        return reroll(chain, fresh, by.when or Comparison("=", fresh.outcomes[0]), by.until)

    def exploded(self, chain: Chain, fresh: Numbers, by: Explode) -> Chain:
        if chain.more is not None:
            self.fail(by.position, "one_explosion", "odds.error.order")
        longer = explode(chain, fresh, by.when or Comparison("=", fresh.outcomes[-1]), by.once)
        depth(longer)  # refuses here, at the modifier, what never ends
        return single(self.worth(longer, by.position)) if by.compound else longer

    def worth(self, chain: Chain, position: int, value: Callable[[int], int] = int) -> Numbers:
        self.spend(costs.of_chain(chain.reach(), len(chain.head), depth(chain)), position)
        return worth(chain, value)

    def repeated(self, one: Numbers, count: int, position: int) -> Numbers:
        self.spend(costs.of_repeating(one, count), position)
        return repeat(one, count)

    def chosen(self, node: Dice, chain: Chain, by: Keep | Count) -> Numbers:
        if isinstance(by, Count):
            one = self.worth(chain, by.position, lambda x: int(by.when(x)))
            return self.repeated(one, node.count, by.position)
        if chain.more is not None:
            self.fail(by.position, "keep_after_explosion", "odds.error.order")
        return self.kept([self.worth(chain, by.position)] * node.count, by)

    # Pools

    def pool(self, node: Pool) -> Numbers:
        parts = [self.of(part) for part in node.parts]
        if isinstance(node.modifier, Keep):
            return self.kept(parts, node.modifier)
        if isinstance(node.modifier, Count):
            when = node.modifier.when
            parts = [part.map(lambda x: int(when(x))) for part in parts]
        return self.added(parts, node.position)

    def kept(self, parts: list[Numbers], by: Keep) -> Numbers:
        keep = by.kept(len(parts))
        if not 0 < keep < len(parts):
            return self.added(parts if keep else [], by.position)
        self.spend(self.cost_of_keeping(parts, keep), by.position)
        return keep_top(parts, keep) if by.from_the_top else keep_bottom(parts, keep)

    def cost_of_keeping(self, parts: list[Numbers], keep: int) -> float:
        if are_alike(parts):
            return costs.of_keeping_alike(parts[0], len(parts), keep)
        return costs.of_comparing(parts) if keep == 1 else costs.of_keeping(parts, keep)

    def added(self, parts: list[Numbers], position: int) -> Numbers:
        if are_alike(parts):
            return self.repeated(parts[0], len(parts), position)
        result: Numbers = Distribution.certain(0)
        for part in parts:
            result = self.sum(result, part, position)
        return result

    # Arithmetic

    def call(self, node: Call) -> Numbers:
        parts = [self.of(argument) for argument in node.arguments]
        if node.name in ("min", "max"):
            self.spend(costs.of_comparing(parts), node.position)
            return highest(parts) if node.name == "max" else lowest(parts)
        return parts[0].map(abs) if node.name == "abs" else parts[0]

    def binary(self, node: Binary) -> Numbers:
        left, right = self.of(node.left), self.of(node.right)
        if node.sign == "+":
            return self.sum(left, right, node.position)
        if node.sign == "-":
            return self.sum(left, right.map(operator.neg), node.position)
        return self.paired(left, right, node)

    def sum(self, left: Numbers, right: Numbers, position: int) -> Numbers:
        self.spend(costs.of_adding(left, right), position)
        return add(left, right)

    def paired(self, left: Numbers, right: Numbers, node: Binary) -> Numbers:
        """Products, and quotients rounded down."""
        if node.sign == "/" and 0 in right:
            self.fail(node.position, "divisor_without_zero", "odds.error.division_by_zero")
        self.spend(costs.of_pairing(left, right), node.position)
        of = operator.mul if node.sign == "*" else operator.floordiv
        return left.then(lambda x: right.map(lambda y: of(x, y)))
