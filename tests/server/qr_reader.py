"""Reads a QR code as a telephone does: square by square, by the standard, sharing nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterator

MASKS: tuple[Callable[[int, int], int], ...] = (
    lambda i, j: (i + j) % 2,
    lambda i, j: i % 2,
    lambda i, j: j % 3,
    lambda i, j: (i + j) % 3,
    lambda i, j: (i // 2 + j // 3) % 2,
    lambda i, j: (i * j) % 2 + (i * j) % 3,
    lambda i, j: ((i * j) % 2 + (i * j) % 3) % 2,
    lambda i, j: ((i + j) % 2 + (i * j) % 3) % 2,
)
FORMATS = {
    "101010000010010": 0,
    "101000100100101": 1,
    "101111001111100": 2,
    "101101101001011": 3,
    "100010111111001": 4,
    "100000011001110": 5,
    "100111110010111": 6,
    "100101010100000": 7,
}
"""The published format strings of level M, and the masks they name."""
BLOCKS = {
    1: [16], 2: [28], 3: [44], 4: [32] * 2, 5: [43] * 2, 6: [27] * 4, 7: [31] * 4,
    8: [38] * 2 + [39] * 2, 9: [36] * 3 + [37] * 2,
}  # fmt: skip
REPAIR = {1: 10, 2: 16, 3: 26, 4: 18, 5: 24, 6: 16, 7: 18, 8: 22, 9: 22}
TARGETS = {
    1: [],
    2: [18],
    3: [22],
    4: [26],
    5: [30],
    6: [34],
    7: [22, 38],
    8: [24, 42],
    9: [26, 46],
}
VERSION_7 = "000111110010010100"
"""The published version string of version 7."""


def read(rows: tuple[str, ...]) -> bytes:
    """The bytes of the text."""
    size = len(rows)
    version = (size - 17) // 4
    mask = FORMATS[_format(rows)]
    bits = "".join(str(int(rows[i][j]) ^ (MASKS[mask](i, j) == 0)) for i, j in _path(size, version))
    total = sum(BLOCKS[version]) + REPAIR[version] * len(BLOCKS[version])
    words = [int(bits[at * 8 : at * 8 + 8], 2) for at in range(total)]
    return _text(_unwoven(words, version))


def _format(rows: tuple[str, ...]) -> str:
    """Both copies must say the same."""
    size = len(rows)
    first = [*((8, j) for j in (0, 1, 2, 3, 4, 5, 7, 8)), *((i, 8) for i in (7, 5, 4, 3, 2, 1, 0))]
    second = [
        *((i, 8) for i in range(size - 1, size - 8, -1)),
        *((8, j) for j in range(size - 8, size)),
    ]
    told = {"".join(rows[i][j] for i, j in places) for places in (first, second)}
    assert len(told) == 1
    return told.pop()


def version_told(rows: tuple[str, ...]) -> str:
    """Both copies of the version, which must say the same, from the highest bit."""
    size = len(rows)
    squares = [(at // 3, size - 11 + at % 3) for at in range(17, -1, -1)]
    told = {"".join(rows[i][j] for i, j in squares), "".join(rows[j][i] for i, j in squares)}
    assert len(told) == 1
    return told.pop()


def _is_pattern(i: int, j: int, size: int, version: int) -> bool:
    near, far = (i < 9, j < 9), (i >= size - 8, j >= size - 8)
    if i == 6 or j == 6 or all(near) or (near[0] and far[1]) or (far[0] and near[1]):
        return True
    if version >= 7 and ((i < 6 and j >= size - 11) or (j < 6 and i >= size - 11)):
        return True
    at = [6, *TARGETS[version]]
    last = at[-1]
    return any(
        abs(i - a) <= 2 and abs(j - b) <= 2
        for a in at
        for b in at
        if (a, b) not in ((6, 6), (6, last), (last, 6)) and TARGETS[version]
    )


def _path(size: int, version: int) -> Iterator[tuple[int, int]]:
    up, j = True, size - 1
    while j > 0:
        j -= j == 6
        for i in range(size - 1, -1, -1) if up else range(size):
            for column in (j, j - 1):
                if not _is_pattern(i, column, size, version):
                    yield i, column
        up, j = not up, j - 2


def _unwoven(words: list[int], version: int) -> bytes:
    """The text of all blocks; each must agree with the bytes that repair it."""
    lengths, rest = BLOCKS[version], iter(words)
    blocks: list[list[int]] = [[] for _ in lengths]
    for at in range(max(lengths)):
        for block, length in zip(blocks, lengths, strict=True):
            if at < length:
                block.append(next(rest))
    repairs: list[list[int]] = [[] for _ in lengths]
    for _ in range(REPAIR[version]):
        for repair in repairs:
            repair.append(next(rest))
    for block, repair in zip(blocks, repairs, strict=True):
        assert not any(_syndrome(block + repair, root) for root in range(REPAIR[version]))
    return bytes(word for block in blocks for word in block)


EXP = [1]
for _ in range(254):
    EXP.append(EXP[-1] << 1 ^ (0x11D if EXP[-1] & 0x80 else 0))
LOG = {value: power for power, value in enumerate(EXP)}


def _syndrome(words: list[int], root: int) -> int:
    value = 0
    for word in words:
        value = (EXP[(LOG[value] + root) % 255] if value else 0) ^ word
    return value


def _text(held: bytes) -> bytes:
    bits = "".join(f"{byte:08b}" for byte in held)
    assert bits[:4] == "0100"
    length = int(bits[4:12], 2)
    return bytes(int(bits[12 + at * 8 : 20 + at * 8], 2) for at in range(length))
