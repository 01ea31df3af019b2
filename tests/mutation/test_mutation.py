"""Breaks are found where a rule could be wrong, with the tests of the rules cited there."""

from __future__ import annotations

import sys
from pathlib import Path
from subprocess import run

import pytest
from mutation.__main__ import some, unmarked
from mutation.explained import explained, key_of
from mutation.mutants import mutants
from mutation.nearby import Nearby
from mutation.serving import UNMARKED

ROOT = Path(__file__).parents[2]
MODULE = '''
"""A rule."""
HIGH = 3
RULE = "toy.high"

@lru_cache(maxsize=64)
def high(roll: int = 1, wild: bool = False) -> bool:
    """True if it is high: toy.ruling.high"""
    assert roll > 0
    if roll in (7, 8) or RULES[2] is None or zip(HIGH, strict=True):
        return True
    return roll >= HIGH

LOW = 0
"""The least of all: toy.low"""
'''


@pytest.fixture
def module(tmp_path: Path) -> Path:
    file = tmp_path / "games" / "toy" / "high.py"
    file.parent.mkdir(parents=True)
    file.write_text(MODULE, "utf-8")
    return file


def test_numbers_switches_and_comparisons_are_broken_and_nothing_else(module: Path) -> None:
    found = [(one.piece, one.line, one.was, one.becomes) for one in mutants(module)]
    assert found == [
        ("HIGH", 3, "3", "4"),
        ("high", 7, "1", "2"),
        ("high", 7, "False", "True"),
        ("high", 10, "in", "not in"),
        ("high", 10, "7", "8"),
        ("high", 10, "8", "9"),
        ("high", 10, "is", "is not"),
        ("high", 11, "True", "False"),
        ("high", 12, ">=", ">"),
        ("LOW", 14, "0", "1"),
    ]


def test_each_break_is_one_change_of_the_text(module: Path) -> None:
    for one in mutants(module):
        whole = MODULE.encode()
        assert one.text() == whole[: one.start] + one.becomes.encode() + whole[one.end :]
        compile(one.text(), "toy", "exec")
        assert one.mended().text() == whole


def test_the_nearest_rules_come_first(module: Path) -> None:
    known = ("toy.high", "toy.ruling.high", "toy.low", "toy.other")
    nearby = Nearby(module.parent, "toy", known)
    assert nearby.of("toy.high", "high")[0] == {"toy.ruling.high"}
    assert nearby.of("toy.high", "HIGH")[:2] == [frozenset(), {"toy.ruling.high"}]
    assert nearby.of("toy.high", "LOW")[0] == {"toy.low"}
    assert nearby.of("toy.high", "high")[2] == {"toy.high", "toy.low"}


def test_the_rule_that_a_constant_is_described_with_is_the_nearest(module: Path) -> None:
    module.write_text(MODULE.replace("HIGH = 3\n", 'HIGH = 3\n"""toy.other"""\n'), "utf-8")
    nearby = Nearby(module.parent, "toy", ("toy.ruling.high", "toy.other"))
    assert nearby.of("toy.high", "HIGH")[0] == {"toy.other"}
    assert nearby.of("toy.high", "high")[0] == {"toy.ruling.high", "toy.other"}


def test_the_rules_of_callers_come_last_and_those_of_their_callers_after_them(
    module: Path,
) -> None:
    near = "from toy import high\n\ndef near() -> None:\n    high.high()\n    say('toy.near')\n"
    far = "from toy.near import near\n\ndef far() -> None:\n    near()\n    say('toy.far')\n"
    module.with_name("near.py").write_text(near, "utf-8")
    module.with_name("far.py").write_text(far, "utf-8")
    nearby = Nearby(module.parent, "toy", ("toy.high", "toy.near", "toy.far"))
    found = [set(rules) for rules in nearby.of("toy.high", "high") if rules]
    assert found == [{"toy.high"}, {"toy.near"}, {"toy.far"}]


def test_unmarked_tests_are_chosen_with_marked_ones_of_their_file() -> None:
    tests = {UNMARKED: ["a.py::free", "z.py::other"], "toy.high": ["a.py::one"]}
    assert unmarked(tests, ["a.py::one", "a.py::two"]) == ("a.py::free",)


def test_what_is_explained_names_its_break(module: Path, tmp_path: Path) -> None:
    page = tmp_path / "mutation.md"
    page.write_text("| `toy/high.py` | `HIGH` | `3 → 4` | only shown |\n", "utf-8")
    (first, *_) = mutants(module)
    assert explained(page) == {key_of(first): "only shown"}


def test_explaining_a_break_does_not_change_which_others_a_seed_chooses(module: Path) -> None:
    found = mutants(module)
    before, _ = some(found, 5, 7, ())
    known = key_of(before[2])
    after, passed = some(found, 5, 7, {known})
    assert passed == 1
    assert {*map(key_of, before)} - {known} < {*map(key_of, after)}
    assert (len(before), len(after)) == (5, 5)
    assert sorted(after, key=lambda one: one.start) == after


def test_every_explanation_is_of_a_break_there_is() -> None:
    files = sorted((ROOT / "src/tapete/games").glob("*/rules/**/*.py"))
    known = {key_of(one) for file in files for one in mutants(file)}
    assert explained().keys() <= known


@pytest.mark.slow
def test_a_break_is_noticed_and_only_a_break() -> None:
    """Two breaks of one room, tried in processes of their own."""
    command = [
        sys.executable,
        "-m",
        "mutation",
        "euphoria",
        "--under",
        "rules/dice",
        "--most",
        "2",
    ]
    done = run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    assert "2 of 2 noticed (100%)" in done.stdout
