"""For the tests of the terminal."""

from __future__ import annotations

import pytest

from tests.cli.terminals import Tapete, tapete_with


@pytest.fixture
def tapete(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Tapete:
    return tapete_with(monkeypatch, capsys)
