"""A fingerprint of the rules as they are here: of all code that could play a match otherwise."""

from __future__ import annotations

from functools import cache
from hashlib import blake2b
from importlib.util import find_spec
from pathlib import Path

OURS = "tapete"


@cache
def build_of(package: str) -> str:
    """The fingerprint of this program with a game's package, which may live elsewhere."""
    own = package == OURS or package.startswith(f"{OURS}.")
    return _summed(OURS) if own else _summed(OURS) + _summed(package)


@cache
def _summed(package: str) -> str:
    total = blake2b(digest_size=16)
    for folder in _folders(package):
        for path in sorted(folder.rglob("*.py")):
            total.update(str(path.relative_to(folder)).encode())
            total.update(path.read_bytes())
    return total.hexdigest()


def _folders(package: str) -> list[Path]:
    spec = find_spec(package)
    return [] if spec is None else [Path(place) for place in spec.submodule_search_locations or ()]
