"""A rule is proved by a marked test that was collected, ran and passed."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tapete.catalogue import coverage
from tapete.catalogue.proofs import Proofs, keep, proofs_file, recall, tree_digest

HOUSE = Path(__file__).parents[2]
SETTINGS = "[pytest]\nrule_games = tests.salteadores.game:GAME\ntestpaths = tests\n"
TESTS = """\
import pytest

@pytest.mark.rule("salteadores.turn", "salteadores.rob")
def test_good(): pass

@pytest.mark.rule("salteadores.rob")
def test_bad(): assert False

@pytest.mark.rule("salteadores.share")
def test_good_too(): pass

@pytest.mark.rule("salteadores.share")
@pytest.mark.skip
def test_skipped(): pass

@pytest.mark.rule("salteadores.ambush")
@pytest.mark.xfail
def test_known_to_fail(): assert False

@pytest.mark.rule("salteadores.rob.bold")
@pytest.mark.skip
def test_only_skipped(): pass

@pytest.mark.rule("salteadores.rob.safe")
def test_its_setup_fails(nothing): pass

def test_unmarked(): pass
"""
PROVED = ["salteadores.share", "salteadores.turn"]


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A tiny source tree with marked tests."""
    (tmp_path / "tests").mkdir()
    (tmp_path / "pytest.ini").write_text(SETTINGS, "utf-8")
    (tmp_path / "tests" / "test_some.py").write_text(TESTS, "utf-8")
    return tmp_path


def run(tree: Path, *options: str) -> subprocess.CompletedProcess[str]:
    plugins = [
        "-p",
        "tapete.catalogue.plugin",
        "-p",
        "no:hypothesispytest",
        "-p",
        "no:cacheprovider",
    ]
    command = [sys.executable, "-m", "pytest", "-q", *plugins, *options]
    environment = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join((str(HOUSE), str(HOUSE / "src"))),
        "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
    }
    if "-n" in options:
        command += ["-p", "xdist"]
    return subprocess.run(
        command, cwd=tree, env=environment, capture_output=True, text=True, check=False
    )


def proofs_of(tree: Path) -> Proofs:
    proofs = recall(tree, tree_digest(tree))
    assert proofs is not None
    return proofs


@pytest.mark.parametrize("options", [(), ("-n", "1")], ids=["alone", "xdist"])
def test_what_passed_is_proved_and_what_failed_is_not(tree: Path, options: tuple[str, ...]) -> None:
    done = run(tree, *options)
    assert done.returncode == 1, done.stdout + done.stderr
    proofs = proofs_of(tree)
    assert (list(proofs.passed), proofs.whole) == (PROVED, True)
    assert proofs.passed["salteadores.turn"] == ["tests/test_some.py::test_good"]


def test_an_unknown_id_fails_the_run(tree: Path) -> None:
    wrong = TESTS.replace("salteadores.turn", "salteadores.sleep")
    (tree / "tests" / "test_some.py").write_text(wrong, "utf-8")
    done = run(tree)
    assert done.returncode not in (0, 1, 5)
    assert "test_good is marked with 'salteadores.sleep', which no rule is" in done.stderr
    assert not proofs_of(tree).whole


def test_a_part_of_the_tests_does_not_displace_the_whole(tree: Path) -> None:
    run(tree, "-k", "good")
    assert not proofs_of(tree).whole
    run(tree, "-m", "rule")
    assert proofs_of(tree).whole
    before = proofs_file(tree).read_bytes()
    run(tree, "--deselect", "tests/test_some.py::test_good")
    assert proofs_file(tree).read_bytes() == before


def test_proofs_are_of_one_tree_only(tree: Path) -> None:
    keep(tree, Proofs(tree_digest(tree), True, {"salteadores.turn": ["a"]}))
    assert recall(tree, tree_digest(tree)) is not None
    (tree / "tests" / "more.py").write_text("", "utf-8")
    assert recall(tree, tree_digest(tree)) is None
    keep(tree, Proofs(tree_digest(tree), False, {}))
    assert not proofs_of(tree).whole


def test_a_spoilt_file_of_proofs_is_none(tree: Path) -> None:
    proofs_file(tree).parent.mkdir()
    proofs_file(tree).write_bytes(b"{")
    assert recall(tree, tree_digest(tree)) is None


def test_coverage_is_of_the_tree_as_it_is(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With proofs at hand no test is run."""
    monkeypatch.setattr(coverage, "source_root", lambda: tree)
    keep(tree, Proofs(tree_digest(tree), True, {"salteadores.turn": ["a"], "other.rule": ["b"]}))
    name = "tests.salteadores.game:GAME"
    found = coverage.coverage([name])[name]
    assert found.proved == ["salteadores.turn"]
    assert found.cited == found.rules
    assert len(found.rules) == 10


def test_the_marked_tests_are_run_if_they_have_not_been(
    tree: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(coverage, "source_root", lambda: tree)
    monkeypatch.setattr(coverage, "_run_marked_tests", lambda root: run(root, "-m", "rule"))
    name = "tests.salteadores.game:GAME"
    assert sorted(coverage.coverage([name])[name].proved) == PROVED


def test_an_installed_package_has_no_coverage(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tapete.__file__", str(tmp_path / "a" / "b" / "tapete.py"))
    with pytest.raises(coverage.NoSources):
        coverage.source_root()
