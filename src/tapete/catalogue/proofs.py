"""Which rules are proved: by a marked test that was collected, ran and passed."""

from __future__ import annotations

from hashlib import blake2b
from pathlib import Path

import msgspec

from tapete.kernel.shaping import json_decoder

WATCHED = ("src", "tests")
SUFFIXES = (".py", ".toml", ".ftl", ".txt")


class Proofs(msgspec.Struct, frozen=True):
    """What the marked tests of a source tree proved, and of which tree that was."""

    tree: str
    whole: bool
    """Whether every marked test ran."""
    passed: dict[str, list[str]]
    """The tests that proved each rule: a rule with a marked test that failed is not here."""


def proofs_file(root: Path) -> Path:
    return root / ".tapete" / "proofs.json"


def tree_digest(root: Path) -> str:
    """A fingerprint of everything a proof depends on."""
    digest = blake2b(digest_size=16)
    for folder in WATCHED:
        for file in sorted((root / folder).rglob("*")):
            if file.suffix in SUFFIXES and file.is_file():
                digest.update(str(file.relative_to(root)).encode())
                digest.update(file.read_bytes())
    return digest.hexdigest()


def keep(root: Path, proofs: Proofs) -> None:
    """Writes down what a test run proved; a part of the tests does not displace the whole."""
    before = recall(root, proofs.tree)
    if before is not None and before.whole and not proofs.whole:
        return
    file = proofs_file(root)
    file.parent.mkdir(exist_ok=True)
    file.write_bytes(msgspec.json.encode(proofs))


def recall(root: Path, tree: str) -> Proofs | None:
    """What was proved of this very tree; None if nothing was."""
    try:
        proofs = json_decoder(Proofs).decode(proofs_file(root).read_bytes())
    except (OSError, msgspec.DecodeError):
        return None
    return proofs if proofs.tree == tree else None
