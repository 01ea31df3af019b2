"""The secret from which every face of a match follows, and the promise made of it beforehand."""

from __future__ import annotations

import re
import secrets
from hashlib import blake2b

import msgspec

from tapete.kernel.errors import BadSeed

ALGORITHM = "blake2b-words"
_FORM = re.compile(r"([a-z0-9-]+):([0-9a-f]{2,128})")


class Earlier(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Of a match branched from another: the seed from which words before number `words` come."""

    seed: str
    words: int


def fresh() -> str:
    """A seed nobody can guess."""
    return f"{ALGORITHM}:{secrets.token_hex(16)}"


def from_number(number: int) -> str:
    """A short seed for tests and experiments: the same number, the same match."""
    return f"{ALGORITHM}:{number:016x}"


def key_of(seed: str) -> bytes:
    """The hash key a seed stands for; the seed names its algorithm, so that it can be replaced."""
    form = _FORM.fullmatch(seed)
    if form is None or form[1] != ALGORITHM or len(form[2]) % 2:
        raise BadSeed(seed=seed, algorithm=ALGORITHM)
    return bytes.fromhex(form[2])


def commitment(seed: str) -> str:
    """What is published at the start: it binds to the seed and gives nothing of it away."""
    return blake2b(seed.encode(), digest_size=32, person=b"tapete.promise").hexdigest()
