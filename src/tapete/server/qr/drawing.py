"""QR codes as pictures and as letters of a terminal: dark upon light, with a light edge."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import zip_longest

EDGE = 4
"""The squares of the light edge, without which a reader does not find the code."""
BLOCKS = {"00": "█", "01": "▀", "10": "▄", "11": " "}
"""Two squares, one above the other, in a terminal with light letters: light squares are drawn."""


def as_svg(rows: Sequence[str]) -> str:
    side = len(rows) + 2 * EDGE
    path = "".join(
        f"M{column + EDGE} {row + EDGE}h1v1h-1z"
        for row, line in enumerate(rows)
        for column, square in enumerate(line)
        if square == "1"
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {side} {side}" '
        f'shape-rendering="crispEdges"><path fill="#fff" d="M0 0h{side}v{side}H0z"/>'
        f'<path d="{path}"/></svg>'
    )


def as_blocks(rows: Sequence[str]) -> Iterator[str]:
    """The lines of a terminal."""
    light = "0" * (len(rows) + 2 * EDGE)
    edge = "0" * EDGE
    lines = [*[light] * EDGE, *(f"{edge}{row}{edge}" for row in rows), *[light] * EDGE]
    for upper, lower in zip_longest(lines[::2], lines[1::2], fillvalue="1" * len(light)):
        yield "".join(BLOCKS[one + other] for one, other in zip(upper, lower, strict=True))
