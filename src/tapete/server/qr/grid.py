"""The squares of a QR code, dark or light, and those that all codes of its size share."""

from __future__ import annotations

from collections.abc import Iterator

from tapete.server.qr.codewords import Version

TIMING = 6
"""The row and the column in which dark and light squares alternate."""
VERSIONED = 7
"""From this version on, a code says its own size."""
LEVEL_M = 0b00

Square = tuple[int, int]
"""A row and a column."""


class Grid:
    """A code that is being drawn. `fixed` are the squares that hold nothing of the text."""

    def __init__(self, version: Version) -> None:
        self.version, self.side = version, version.side
        self.dark: set[Square] = set()
        self.fixed: set[Square] = set()
        self._timing()
        for square in ((3, 3), (3, self.side - 4), (self.side - 4, 3)):
            self._finder(square)
        for square in self._straighteners():
            self._target(square, (2, 0))
        self._say_version()
        self.say_mask(0)

    def copy(self) -> Grid:
        """Another with the same squares."""
        other = Grid(self.version)
        other.dark = set(self.dark)
        return other

    def put(self, square: Square, dark: bool) -> None:
        if dark:
            self.dark.add(square)
        else:
            self.dark.discard(square)

    def _fix(self, square: Square, dark: bool) -> None:
        self.fixed.add(square)
        self.put(square, dark)

    def _timing(self) -> None:
        for at in range(self.side):
            self._fix((TIMING, at), at % 2 == 0)
            self._fix((at, TIMING), at % 2 == 0)

    def _finder(self, centre: Square) -> None:
        """One of the three large squares, with the light edge around it."""
        self._target(centre, (3, 1, 0), reach=4)

    def _target(self, centre: Square, rings: tuple[int, ...], reach: int = 2) -> None:
        """Squares within squares around a centre; `rings` are those that are dark."""
        for row in range(centre[0] - reach, centre[0] + reach + 1):
            for column in range(centre[1] - reach, centre[1] + reach + 1):
                if 0 <= row < self.side and 0 <= column < self.side:
                    far = max(abs(row - centre[0]), abs(column - centre[1]))
                    self._fix((row, column), far in rings)

    def _straighteners(self) -> Iterator[Square]:
        """The centres of the small squares: everywhere but upon the large ones."""
        centres = self.version.centres
        for row in centres:
            for column in centres:
                first, last = centres[0], centres[-1]
                if (row, column) not in ((first, first), (first, last), (last, first)):
                    yield row, column

    def _say_version(self) -> None:
        number = self.version.number
        if number < VERSIONED:
            return
        told = number << 12 | _checked(number, 0x1F25, 12)
        for at in range(18):
            row, column = at // 3, self.side - 11 + at % 3
            self._fix((row, column), bool(told >> at & 1))
            self._fix((column, row), bool(told >> at & 1))

    def say_mask(self, mask: int) -> None:
        """Writes twice, beside the large squares, the level and the mask; and the dark square."""
        data = LEVEL_M << 3 | mask
        told = (data << 10 | _checked(data, 0x537, 10)) ^ 0b101010000010010
        for at in range(15):
            for square in self._places(at):
                self._fix(square, bool(told >> at & 1))
        self._fix((self.side - 8, 8), True)

    def _places(self, at: int) -> tuple[Square, Square]:
        """Where a bit of the level and the mask stands, counted from the lowest."""
        if at < 8:
            row = at if at < TIMING else at + 1
            return (row, 8), (8, self.side - 1 - at)
        column = 7 if at == 8 else 14 - at
        return (8, column), (self.side - 15 + at, 8)

    def free(self) -> Iterator[Square]:
        """The squares that hold the text, in the order of its bits.

        Two columns at a time, up and down by turns, from the right; not in the column of the
        alternating squares.
        """
        rights = [*range(self.side - 1, TIMING, -2), *range(TIMING - 1, 0, -2)]
        for turn, right in enumerate(rights):
            rows = range(self.side) if turn % 2 else range(self.side - 1, -1, -1)
            for row in rows:
                for square in ((row, right), (row, right - 1)):
                    if square not in self.fixed:
                        yield square


def _checked(data: int, divisor: int, bits: int) -> int:
    """The remainder of some bits divided by a polynomial, by which a reader repairs them."""
    left = data << bits
    while left.bit_length() > bits:
        left ^= divisor << left.bit_length() - 1 - bits
    return left
