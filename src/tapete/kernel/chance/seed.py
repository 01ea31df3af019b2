"""The secret from which every face of a match follows, and the commitment to it."""

from __future__ import annotations

import re
import secrets
from hashlib import blake2b

import msgspec

from tapete.kernel.errors import BadSeed

ALGORITHM = "blake2b-words"
_FORM = re.compile(r"([a-z0-9-]+):([0-9a-f]{2,128})")


class Earlier(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An earlier seed of a branched match, and the number of the first word not from it."""

    seed: str
    words: int


def fresh() -> str:
    """Returns a seed that nobody can guess."""
    return f"{ALGORITHM}:{secrets.token_hex(16)}"


def from_number(number: int) -> str:
    """Returns a short seed for tests and experiments: the same number gives the same match."""
    return f"{ALGORITHM}:{number:016x}"


def key_of(seed: str) -> bytes:
    """Returns the hash key of a seed. The seed names its algorithm, so others can be added."""
    form = _FORM.fullmatch(seed)
    if form is None or form[1] != ALGORITHM or len(form[2]) % 2:
        raise BadSeed(seed=seed, algorithm=ALGORITHM)
    return bytes.fromhex(form[2])


def commitment(seed: str) -> str:
    """Returns what is published at the start: it fixes the seed without giving it away."""
    return blake2b(seed.encode(), digest_size=32, person=b"tapete.promise").hexdigest()
