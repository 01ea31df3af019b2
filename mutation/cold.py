"""A trial from the beginning: one module is imported broken, and then all that needs it."""

from __future__ import annotations

import sys
from importlib.machinery import SourceFileLoader
from types import CodeType

import pytest

from mutation.bounds import Bounds, Usual
from mutation.mutants import Mutant
from mutation.trial import Trial

QUICKLY = ("-x", "-q", "-p", "no:cacheprovider", "-n", "0", "-p", "no:tapete-proofs")
"""Stops at the first test that fails. What tests prove of broken rules is not kept."""


class Imports:
    """A pytest plugin that notes whether a test file cannot be imported."""

    def __init__(self) -> None:
        self.failed = False

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        self.failed = self.failed or report.failed


def run_cold(trial: Trial, usual: Usual) -> int:
    """Imports the module broken, runs the tests and returns what pytest says of them.

    Of a test in a file that cannot be imported it would only say that there is none.
    """
    _break(trial.mutant)
    imports = Imports()
    said = pytest.main([*QUICKLY, *trial.tests], plugins=[Bounds(usual), imports])
    return int(pytest.ExitCode.INTERRUPTED if imports.failed else said)


def _break(mutant: Mutant) -> None:
    """From now on the module is imported broken."""
    broken, usual = str(mutant.file.resolve()), SourceFileLoader.get_code

    def get_code(loader: SourceFileLoader, name: str) -> CodeType | None:
        if loader.path == broken:
            return loader.source_to_code(mutant.text(), broken)
        return usual(loader, name)

    SourceFileLoader.get_code = get_code  # type: ignore[method-assign, assignment]
    assert not any(name.startswith("tapete.games.") for name in sys.modules), "it is too late"
