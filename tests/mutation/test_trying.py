"""What becomes of a break is what its tests say of it, wherever in a module it is."""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path
from subprocess import run

import pytest
from mutation.mutants import mutants
from mutation.trial import outcome_of

ROOT = Path(__file__).parents[2]
ALONE = {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "PYTEST_PLUGINS": "xdist.plugin"}
"""The toy needs little of what is installed, and starts sooner without the rest."""
TOY = """
from functools import cache

HIGH = 3
BASE = 10
TABLE = {"six": BASE + 6}
SEEN = 5
UNSEEN = 7
LOW, LAST = range(2)

@cache
def is_high(roll):
    return roll >= HIGH

def plain(roll, more=1):
    return roll + more

def early():
    return 20

KEPT = early()

def steps():
    left = 3
    while left != 0:
        left -= 1
    return "done"

class Die:
    sides = 6

    @property
    def best(self):
        return self.sides + 0
"""
TEST = """
import toy
from toy import SEEN as KNOWN
from toy import is_high

def test_high():
    assert [is_high(roll) for roll in (2, 3)] == [False, True]

def test_others():
    assert toy.plain(1) == 2
    assert toy.TABLE["six"] == 16
    assert KNOWN == 5
    assert toy.KEPT == 20
    assert toy.steps() == "done"
    assert toy.Die().best == 6
"""
SCRIPT = """
import sys
from pathlib import Path
from mutation import bounds
from mutation.mutants import mutants
from mutation.trial import Trial
from mutation.warm import Warm

bounds.AT_LEAST = 0.5
warm = Warm(["test_toy.py"])
tests = ("test_toy.py::test_high", "test_toy.py::test_others")
trials = [Trial(mutant, tests) for mutant in mutants(Path("toy.py").resolve())]
warm.check(["test_toy.py"])
for whole in (True, False):
    given = [trial.mended() if whole else trial for trial in trials]
    for trial, outcome in warm.tried(given, 2):
        print(whole, trial.mutant.piece, trial.mutant.was, outcome)
warm.close()
"""


def tried(folder: Path, test: str = TEST) -> tuple[list[str], str]:
    """What is printed when all breaks of the toy are tried, and why it ended early."""
    (folder / "toy.py").write_text(TOY, "utf-8")
    (folder / "test_toy.py").write_text(test, "utf-8")
    (folder / "pytest.ini").write_text("[pytest]\npythonpath = .\n", "utf-8")
    paths = os.pathsep.join([str(ROOT), str(ROOT / "src")])
    command, there = [sys.executable, "-c", SCRIPT], os.environ | {"PYTHONPATH": paths, **ALONE}
    done = run(command, cwd=folder, env=there, capture_output=True, text=True, check=False)
    return done.stdout.splitlines(), done.stderr


@pytest.mark.slow
def test_a_break_is_noticed_wherever_it_is_and_survives_where_no_test_looks(tmp_path: Path) -> None:
    lines, _ = tried(tmp_path)
    broken = sorted(line.removeprefix("False ") for line in lines if line.startswith("False"))
    assert broken == [
        "BASE 10 caught",
        "Die 6 caught",
        "Die.best 0 caught",
        "HIGH 3 caught",
        "LOW 2 caught",
        "SEEN 5 caught",
        "TABLE 6 caught",
        "UNSEEN 7 survived",
        "early 20 caught",
        "is_high >= caught",
        "plain 1 caught",
        "steps != survived",
        "steps 0 survived",
        "steps 1 endless",
        "steps 3 survived",
    ]
    whole = [line for line in lines if line.startswith("True")]
    assert len(whole) == len(broken) == len(mutants(tmp_path / "toy.py"))
    assert all(line.endswith("survived") for line in whole)


@pytest.mark.slow
def test_nothing_is_tried_if_a_test_fails_with_nothing_broken(tmp_path: Path) -> None:
    lines, why = tried(tmp_path, TEST + "\ndef test_wrong():\n    assert toy.UNSEEN == 8\n")
    assert lines == []
    assert why == "these fail with nothing broken: test_toy.py::test_wrong\n"


@pytest.mark.slow
def test_nothing_is_tried_if_tests_cannot_be_collected(tmp_path: Path) -> None:
    lines, why = tried(tmp_path, "import nowhere\n")
    assert (lines, why) == ([], "the tests cannot be collected\n")


@pytest.mark.parametrize(
    ("status", "outcome"),
    [
        (pytest.ExitCode.OK << 8, "survived"),
        (pytest.ExitCode.TESTS_FAILED << 8, "caught"),
        (pytest.ExitCode.USAGE_ERROR << 8, "unclear"),
        (pytest.ExitCode.NO_TESTS_COLLECTED << 8, "unclear"),
        (signal.SIGPROF, "endless"),
        (signal.SIGKILL, "unclear"),
    ],
)
def test_only_failing_and_endless_tests_have_noticed_a_break(status: int, outcome: str) -> None:
    assert outcome_of(status) == outcome
