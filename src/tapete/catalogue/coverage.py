"""How much of a book the code cites and the tests prove."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import msgspec

import tapete
from tapete import games
from tapete.catalogue.catalogue import Catalogue, load
from tapete.catalogue.citations import Lack, cited, uncited
from tapete.catalogue.proofs import Proofs, recall, tree_digest
from tapete.kernel.errors import TapeteError


class NoSources(TapeteError):
    """There are no sources and tests to measure, as in an installed package."""

    key = "catalogue.error.no_sources"


class TestsBroken(TapeteError):
    """The marked tests could not be run."""

    key = "catalogue.error.tests_broken"


class Coverage(msgspec.Struct, frozen=True):
    """The ids of a game's rules: all of them, those its code cites, and those that tests prove."""

    rules: list[str]
    cited: list[str]
    proved: list[str]
    uncited: dict[str, Lack]
    """The rules its code does not cite, each with the reason."""


def source_root() -> Path:
    root = Path(tapete.__file__).parents[2]
    if not (root / "tests").is_dir():
        raise NoSources()
    return root


def coverage(names: list[str]) -> dict[str, Coverage]:
    """Returns the coverage of each game. Runs the marked tests unless this tree's are known."""
    packages = {name: games.find(name).package for name in names}
    proofs = _proofs(source_root())
    return {name: _of(package, proofs) for name, package in packages.items()}


def _of(package: str, proofs: Proofs) -> Coverage:
    catalogue: Catalogue = load(package)
    rules = [rule.id for rule in catalogue.rules]
    return Coverage(
        rules=rules,
        cited=cited(package, catalogue),
        proved=[rule for rule in rules if rule in proofs.passed],
        uncited=uncited(package, catalogue),
    )


def _proofs(root: Path) -> Proofs:
    tree = tree_digest(root)
    kept = recall(root, tree)
    if kept is None or not kept.whole:
        _run_marked_tests(root)
        kept = recall(root, tree)
    if kept is None:
        raise TestsBroken(said="")
    return kept


def _run_marked_tests(root: Path) -> None:
    command = [sys.executable, "-m", "pytest", "-q", "-m", "rule", "-n", "auto", "--no-header"]
    done = subprocess.run(command, cwd=root, capture_output=True, text=True, check=False)
    if done.returncode not in (0, 1, 5):
        raise TestsBroken(said=done.stdout[-2000:] + done.stderr[-2000:])
