"""boardgame.io's own server, put up for one run, with a small game of ours on it.

Its clients run in Node, and so does a client of ours, so that only the servers differ.
"""

from __future__ import annotations

import json
import shutil
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

PACKAGE = "boardgame.io@0.50.2"
SCRIPTS = Path(__file__).parent / "boardgame_io"
INSTALLING, PLAYING = 300, 120
"""Seconds, at most."""


class Race(NamedTuple):
    """The seconds that each of several answers took."""

    ours: list[float]
    theirs: list[float]


class NoPeer(Exception):
    """It cannot be put up here: there is no Node, or no registry to fetch it from."""


@contextmanager
def scripts() -> Iterator[Path]:
    """A folder with the scripts and all they need; raises `NoPeer` if that cannot be had."""
    with TemporaryDirectory(prefix="tapete-peer-") as name:
        folder = Path(name)
        _install(folder)
        yield folder


@contextmanager
def serving(folder: Path) -> Iterator[str]:
    """Its server, by its port."""
    process = subprocess.Popen(["node", "serve.cjs"], cwd=folder, stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        yield process.stdout.readline().strip()
    finally:
        process.terminate()
        process.communicate()


def race(
    folder: Path, port: str, address: str, match: str, tokens: Sequence[str], answers: int
) -> Race:
    """Seconds from an answer of ours, and from a move of theirs, until its client is shown it.

    Answers and moves are made by turns, so that whatever else the machine does meets both.
    """
    said = (str(answers), port, address.rpartition(":")[2], match, *tokens)
    told = subprocess.run(
        ["node", "race.cjs", *said], cwd=folder, check=True, capture_output=True, timeout=PLAYING
    )
    taken = json.loads(told.stdout)
    ours, theirs = ([one / 1e3 for one in taken[name]] for name in ("ours", "theirs"))
    return Race(ours, theirs)


def _install(folder: Path) -> None:
    for script in SCRIPTS.glob("*.cjs"):
        shutil.copy(script, folder)
    (folder / "package.json").write_text('{"private": true}')
    install = ["npm", "install", "--no-fund", "--no-audit", "--loglevel=error", PACKAGE]
    try:
        subprocess.run(install, cwd=folder, check=True, capture_output=True, timeout=INSTALLING)
    except (OSError, subprocess.SubprocessError) as wrong:
        raise NoPeer(str(wrong)) from None
