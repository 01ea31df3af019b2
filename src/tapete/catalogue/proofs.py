"""The rules that are proved by a marked test that was collected, ran and passed."""

from __future__ import annotations

from hashlib import blake2b
from pathlib import Path

import msgspec

from tapete.kernel.shaping import json_decoder

WATCHED = ("src", "tests")
SUFFIXES = (".py", ".toml", ".ftl", ".txt")


class Proofs(msgspec.Struct, frozen=True):
    """What the marked tests of a source tree proved, and the digest of that tree."""

    tree: str
    whole: bool
    """True if every marked test ran."""
    passed: dict[str, list[str]]
    """The tests that proved each rule. A rule with a failed test is left out."""


def proofs_file(root: Path) -> Path:
    return root / ".tapete" / "proofs.json"


def tree_digest(root: Path) -> str:
    """Returns a fingerprint of everything that a proof depends on."""
    digest = blake2b(digest_size=16)
    for folder in WATCHED:
        for file in sorted((root / folder).rglob("*")):
            if file.suffix in SUFFIXES and file.is_file():
                digest.update(str(file.relative_to(root)).encode())
                digest.update(file.read_bytes())
    return digest.hexdigest()


def keep(root: Path, proofs: Proofs) -> None:
    """Saves what a test run proved. A partial run does not replace a full one of the same tree."""
    before = recall(root, proofs.tree)
    if before is not None and before.whole and not proofs.whole:
        return
    file = proofs_file(root)
    file.parent.mkdir(exist_ok=True)
    file.write_bytes(msgspec.json.encode(proofs))


def recall(root: Path, tree: str) -> Proofs | None:
    """Returns what was proved for exactly this tree; None if nothing was."""
    try:
        proofs = json_decoder(Proofs).decode(proofs_file(root).read_bytes())
    except (OSError, msgspec.DecodeError):
        return None
    return proofs if proofs.tree == tree else None
