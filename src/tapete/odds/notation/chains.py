"""One die and what its modifiers make of it: the chain of throws it may start.

Modifiers act in the order written, as in Foundry: dice that an explosion adds are not touched
by the modifiers before it, and are by those after it.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from functools import partial
from typing import NamedTuple

from tapete.odds.dice.aces import TAIL
from tapete.odds.dice.pools import add
from tapete.odds.distribution import EXACT, Distribution
from tapete.odds.notation.syntax import Comparison


class Link(NamedTuple):
    """A throw, and whether another follows it."""

    value: int
    again: bool = False


class Endless(Exception):
    """Every face would be thrown again."""


class Chain(NamedTuple):
    """The first throw, and those that an explosion adds (none: it can't explode)."""

    head: Distribution[Link]
    more: Distribution[Link] | None = None

    def each(self, f: Callable[[Distribution[Link]], Distribution[Link]]) -> Chain:
        """The same change to every throw of the chain."""
        return Chain(f(self.head), None if self.more is None else f(self.more))

    def clamped(self, low: int | None, high: int | None) -> Chain:
        return self.each(lambda links: links.map(lambda link: _clamped(link, low, high)))

    def values(self) -> Distribution[int]:
        """What the first throw shows."""
        return self.head.map(lambda link: link.value)

    def reach(self) -> int:
        """The span of values that one throw may add."""
        links = list(self.head) + (list(self.more) if self.more is not None else [])
        values = [0, *[link.value for link in links]]
        return max(values) - min(values) + 1


def single(values: Distribution[int]) -> Chain:
    return Chain(values.map(Link))


def explode(chain: Chain, fresh: Distribution[int], when: Comparison, once: bool) -> Chain:
    """Throws that match add another; with `once`, the added one adds no more."""
    head = chain.head.map(lambda link: Link(link.value, when(link.value)))
    more = fresh.map(lambda value: Link(value, when(value) and not once))
    return Chain(head, more)


def _clamped(link: Link, low: int | None, high: int | None) -> Link:
    value = link.value if low is None else max(low, link.value)
    return Link(value if high is None else min(high, value), link.again)


def reroll(chain: Chain, fresh: Distribution[int], when: Comparison, until: bool) -> Chain:
    """Throws that match are thrown again, once or until they don't match."""
    instead = without(fresh, when) if until else fresh
    if instead is None:
        raise Endless
    return chain.each(lambda links: _replaced(links, instead, when))


def without(values: Distribution[int], when: Comparison) -> Distribution[int] | None:
    """The values that don't match, if any."""
    left = {x: w for x, w in values.items() if not when(x)}
    return Distribution(left) if left else None


def _replaced(
    links: Distribution[Link], instead: Distribution[int], when: Comparison
) -> Distribution[Link]:
    stops, goes_on = (instead.map(partial(Link, again=again)) for again in (False, True))

    def follow(link: Link) -> Distribution[Link]:
        if not when(link.value):
            return Distribution.certain(link)
        return goes_on if link.again else stops

    return links.then(follow)


def depth(chain: Chain) -> int:
    """How many added throws to follow until less than the tail is left."""
    starts = chain.head.chance(lambda link: link.again)
    if chain.more is None or not starts:
        return 0
    goes_on = chain.more.chance(lambda link: link.again)
    if goes_on == 1:
        raise Endless
    return _throws(starts, goes_on)


def _throws(starts: Fraction, goes_on: Fraction) -> int:
    throws, left = 1, float(starts * goes_on)
    while left >= float(TAIL) / 2:
        left *= float(goes_on)
        throws += 1
    return throws


def worth(chain: Chain, value: Callable[[int], int]) -> Distribution[int]:
    """The sum over the chain of what each throw is worth."""
    throws = depth(chain)
    if chain.more is None or not throws:
        return chain.head.map(lambda link: value(link.value))
    following = chain.more.map(lambda link: value(link.value))
    for _ in range(throws - 1):
        following = _extended(chain.more, value, following)
    tail = _left_over(chain, throws)
    return Distribution(dict(_extended(chain.head, value, following).items()), tail)


def _left_over(chain: Chain, throws: int) -> Fraction:
    if chain.more is None:
        return EXACT
    goes_on = chain.more.chance(lambda link: link.again)
    return chain.head.chance(lambda link: link.again) * goes_on**throws


def _extended(
    links: Distribution[Link], value: Callable[[int], int], following: Distribution[int]
) -> Distribution[int]:
    """A throw that stops, or one that goes on and what follows it."""
    goes_on = links.map(lambda link: link.again)
    if len(goes_on) == 1 and False in goes_on:
        return links.map(lambda link: value(link.value))
    ends = {flag: _worth_when(links, flag, value) for flag in goes_on}
    return goes_on.then(lambda flag: add(ends[flag], following) if flag else ends[flag])


def _worth_when(
    links: Distribution[Link], flag: bool, value: Callable[[int], int]
) -> Distribution[int]:
    chosen = {link: w for link, w in links.items() if link.again == flag}
    return Distribution(chosen).map(lambda link: value(link.value))
