"""The command, run here with a keyboard that a test types on."""

from __future__ import annotations

import io
from collections.abc import Callable
from typing import TypeAlias

import msgspec
import pytest

from tapete.cli.main import run

HIGHWAYMEN = "tests.salteadores.game:GAME"
CUSTOMS = "tests.cli.aduana:GAME"


class Run(msgspec.Struct, frozen=True):
    """What a command wrote, and its exit code."""

    code: int
    out: str
    err: str

    @property
    def refused(self) -> str:
        """The sentence of a command that could not be obeyed."""
        assert self.code == 2, self
        assert "Traceback" not in self.err
        return self.err


Tapete: TypeAlias = Callable[..., Run]


def tapete_with(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Tapete:
    monkeypatch.setenv("COLUMNS", "100")

    def tapete(*arguments: str, typed: str = "", lang: str = "en") -> Run:
        """`typed` are the lines of the keyboard; after them it is closed."""
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        code = run(list(arguments), {"LANG": lang})
        return Run(code, *capsys.readouterr())

    return tapete
