"""A pytest plugin: `@pytest.mark.rule(id)` says which rule a test proves.

An id that is in no catalogue fails the run. What was proved is kept for `tapete rules coverage`.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import pytest

from tapete import games
from tapete.catalogue.catalogue import load
from tapete.catalogue.proofs import Proofs, keep, tree_digest

RAN = (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED, pytest.ExitCode.NO_TESTS_COLLECTED)
NARROWING = ("keyword", "deselect", "ignore", "ignore_glob", "lf")
"""The pytest options that leave out some of the tests."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addini("rule_games", "games outside the package whose rules tests prove", "linelist")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*ids): the rules of a catalogue that a test proves")
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(Keeper(config), "tapete-proofs")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    marked = [(item, rule) for item in items for rule in _rules(item)]
    if not marked:
        return
    known = _known({rule.partition(".")[0] for _, rule in marked}, config.getini("rule_games"))
    for item, rule in marked:
        if rule not in known:
            raise pytest.UsageError(f"{item.nodeid} is marked with {rule!r}, which no rule is")
        item.user_properties.append(("rule", rule))


def _rules(item: pytest.Item) -> list[str]:
    return [rule for mark in item.iter_markers("rule") for rule in mark.args]


def _known(cited: set[str], others: Iterable[str]) -> set[str]:
    """Returns the ids in the catalogues of the games cited, even if not playable yet."""
    own = [name for name in games.names() if name in cited]
    unfinished = sorted(cited & set(games.catalogues()) - set(own))
    packages = [games.find(name).package for name in (*own, *others)]
    packages += [f"{games.__name__}.{name}" for name in unfinished]
    return {entry.id for package in packages for entry in load(package)}


class Keeper:
    """Follows a whole run, whichever worker runs a test, and records what it proved."""

    def __init__(self, config: pytest.Config) -> None:
        self._config = config
        self._tree = tree_digest(Path(config.rootpath))
        self._passed: dict[str, list[str]] = {}
        self._failed: set[str] = set()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        rules = [str(value) for name, value in report.user_properties if name == "rule"]
        for rule in rules:
            if report.when == "call" and report.passed:
                self._passed.setdefault(rule, []).append(report.nodeid)
            elif report.failed or hasattr(report, "wasxfail"):
                self._failed.add(rule)

    def pytest_sessionfinish(self, session: pytest.Session, exitstatus: int) -> None:
        if self._config.option.collectonly:
            return
        proved = {
            rule: sorted(tests)
            for rule, tests in sorted(self._passed.items())
            if rule not in self._failed
        }
        whole = exitstatus in RAN and self._is_whole(session)
        keep(Path(self._config.rootpath), Proofs(self._tree, whole, proved))

    def _is_whole(self, session: pytest.Session) -> bool:
        option = self._config.option
        everywhere = self._config.args_source != pytest.Config.ArgsSource.ARGS
        left_out = any(getattr(option, name, None) for name in NARROWING)
        unfiltered = option.markexpr in ("", "rule") and not left_out
        return everywhere and unfiltered and not session.shouldstop and not session.shouldfail
