"""What a QR code holds: the bytes of a text, and others by which a reader repairs faults."""

from __future__ import annotations

from itertools import chain, zip_longest

import msgspec

FIELD = 0x11D
"""The polynomial of the field in which the repairing bytes are worked out."""
BYTES = 0b0100
"""The mode of a text that is held byte by byte."""
PADS = (0xEC, 0x11)


class Version(msgspec.Struct, frozen=True):
    """The size of a code that can repair about 15 % of itself (level M).

    `blocks` are the number of bytes of text in each block, `repair` those added to each.
    `centres` are where the small squares that keep it straight lie, across and down.
    """

    number: int
    repair: int
    blocks: tuple[int, ...]
    centres: tuple[int, ...] = ()

    @property
    def side(self) -> int:
        return 17 + 4 * self.number

    @property
    def room(self) -> int:
        """The longest text, in bytes: its mode and its length take twelve bits."""
        return sum(self.blocks) - 2


VERSIONS = (
    Version(1, 10, (16,)),
    Version(2, 16, (28,), (6, 18)),
    Version(3, 26, (44,), (6, 22)),
    Version(4, 18, (32,) * 2, (6, 26)),
    Version(5, 24, (43,) * 2, (6, 30)),
    Version(6, 16, (27,) * 4, (6, 34)),
    Version(7, 18, (31,) * 4, (6, 22, 38)),
    Version(8, 22, (38, 38, 39, 39), (6, 24, 42)),
    Version(9, 22, (36, 36, 36, 37, 37), (6, 26, 46)),
)


def codewords(text: bytes, version: Version) -> bytes:
    """The bytes of a code in the order in which they are drawn."""
    blocks = list(_blocks(_padded(text, sum(version.blocks)), version.blocks))
    repairs = [repairing(block, version.repair) for block in blocks]
    return _woven(blocks) + _woven(repairs)


def _padded(text: bytes, length: int) -> bytes:
    bits = f"{BYTES:04b}{len(text):08b}" + "".join(f"{byte:08b}" for byte in text) + "0000"
    whole = bytes(int(bits[at : at + 8], 2) for at in range(0, len(bits), 8))
    pads = (PADS[at % 2] for at in range(length - len(whole)))
    return whole + bytes(pads)


def _blocks(whole: bytes, lengths: tuple[int, ...]) -> list[bytes]:
    ends = [sum(lengths[: at + 1]) for at in range(len(lengths))]
    return [whole[end - length : end] for end, length in zip(ends, lengths, strict=True)]


def _woven(blocks: list[bytes]) -> bytes:
    """The first byte of each block, then the second of each, and so on."""
    rows = chain.from_iterable(zip_longest(*blocks))
    return bytes(byte for byte in rows if byte is not None)


def repairing(block: bytes, count: int) -> bytes:
    """The remainder of a block divided by the polynomial of that degree: Reed-Solomon."""
    divisor = _divisor(count)
    left = [0] * count
    for byte in block:
        factor = byte ^ left[0]
        left = [
            one ^ times(factor, other) for one, other in zip([*left[1:], 0], divisor, strict=True)
        ]
    return bytes(left)


def _divisor(degree: int) -> list[int]:
    """The product of (x - 2^n) for each n below the degree, without its first coefficient."""
    found, root = [1], 1
    for _ in range(degree):
        shifted = [times(one, root) for one in found]
        found = [one ^ other for one, other in zip([*found, 0], [0, *shifted], strict=True)]
        root = times(root, 2)
    return found[1:]


def times(one: int, other: int) -> int:
    """The product of two bytes in the field."""
    product = 0
    for bit in range(7, -1, -1):
        product = (product << 1) ^ (FIELD if product & 0x80 else 0)
        product ^= one if other >> bit & 1 else 0
    return product
