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

PACKAGE = "boardgame.io@0.50.2"
SCRIPTS = Path(__file__).parent / "boardgame_io"
INSTALLING, PLAYING = 300, 120
"""Seconds, at most."""


class NoPeer(Exception):
    """It cannot be put up here: there is no Node, or no registry to fetch it from."""


@contextmanager
def scripts() -> Iterator[Path]:
    """A folder with the scripts and all they need; raises `NoPeer` if that cannot be had."""
    with TemporaryDirectory(prefix="tapete-peer-") as name:
        folder = Path(name)
        _install(folder)
        yield folder


def seconds_a_move(folder: Path, moves: int) -> list[float]:
    """From a move until its client has the server's new state, of two clients in turn."""
    with _serving(folder) as port:
        return _taken(folder, "play.cjs", port, str(moves))


def seconds_an_answer(
    folder: Path, address: str, match: str, tokens: Sequence[str], answers: int
) -> list[float]:
    """The same of a match of ours: from an answer until its client has the new view."""
    port = address.rpartition(":")[2]
    return _taken(folder, "tapete.cjs", port, str(answers), match, *tokens)


def _taken(folder: Path, script: str, *said: str) -> list[float]:
    told = subprocess.run(
        ["node", script, *said], cwd=folder, check=True, capture_output=True, timeout=PLAYING
    )
    return [milliseconds / 1e3 for milliseconds in json.loads(told.stdout)["taken"]]


def _install(folder: Path) -> None:
    for script in SCRIPTS.glob("*.cjs"):
        shutil.copy(script, folder)
    (folder / "package.json").write_text('{"private": true}')
    install = ["npm", "install", "--no-fund", "--no-audit", "--loglevel=error", PACKAGE]
    try:
        subprocess.run(install, cwd=folder, check=True, capture_output=True, timeout=INSTALLING)
    except (OSError, subprocess.SubprocessError) as wrong:
        raise NoPeer(str(wrong)) from None


@contextmanager
def _serving(folder: Path) -> Iterator[str]:
    process = subprocess.Popen(["node", "serve.cjs"], cwd=folder, stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        yield process.stdout.readline().strip()
    finally:
        process.terminate()
        process.communicate()
