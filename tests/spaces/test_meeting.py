"""Whether a disc on its way meets an outline: the quick test against the plain one."""

from __future__ import annotations

from hypothesis import example, given
from hypothesis import strategies as st

from tapete.spaces.plane.polygon import edges, holds
from tapete.spaces.plane.segment import Pair, apart
from tapete.spaces.routes.obstacles import meets

near = st.integers(-30, 30)
spots = st.tuples(near, near)
SQUARE: tuple[Pair, ...] = ((0, 0), (10, 0), (10, 10), (0, 10))
HOOK: tuple[Pair, ...] = ((0, 0), (20, 0), (20, 20), (10, 20), (10, 10), (0, 10))


def plainly(ring: tuple[Pair, ...], a: Pair, b: Pair, radius: int) -> bool:
    """An end inside the outline, or any edge nearer to the way than the radius."""
    if holds(ring, *a) or holds(ring, *b):
        return True
    return any(not apart(a, b, c, d, radius * radius) for c, d in edges(ring))


@given(st.sampled_from([SQUARE, HOOK, HOOK[::-1]]), spots, spots, st.integers(0, 12))
@example(SQUARE, (-5, 5), (5, 5), 0)
@example(SQUARE, (-5, -5), (5, 5), 0)
@example(SQUARE, (4, 4), (6, 6), 1)
@example(SQUARE, (-3, -8), (-3, 18), 3)
@example(HOOK, (5, 15), (5, 15), 5)
def test_a_disc_meets_an_outline_as_plainly_seen(
    ring: tuple[Pair, ...], a: Pair, b: Pair, radius: int
) -> None:
    assert meets(ring, a, b, radius) == plainly(ring, a, b, radius)
