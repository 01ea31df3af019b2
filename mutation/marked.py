"""Which tests are marked with which rules, as pytest collects them."""

from __future__ import annotations

import json
import subprocess
import sys
from collections import defaultdict
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

LISTED = "marked.json"
UNMARKED = ""
"""Stands for the rule of the tests that are marked with none."""


class Collector:
    """Notes the rules that each collected test is marked with."""

    def __init__(self, file: Path) -> None:
        self._file = file

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        found: dict[str, list[str]] = defaultdict(list)
        for item in session.items:
            test = item.nodeid.partition("[")[0]
            marks = [rule for mark in item.iter_markers("rule") for rule in mark.args]
            for rule in marks or [UNMARKED]:
                if test not in found[rule]:
                    found[rule].append(test)
        self._file.write_text(json.dumps(found), "utf-8")


def marked(tests: str) -> dict[str, list[str]]:
    """The tests of a folder by the rules they are marked with."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / LISTED
        command = [sys.executable, "-m", "mutation.marked", str(file), tests]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
        found: dict[str, list[str]] = json.loads(file.read_text("utf-8"))
        return found


if __name__ == "__main__":
    given = ["--collect-only", "-q", "-p", "no:cacheprovider", sys.argv[2]]
    sys.exit(pytest.main(given, plugins=[Collector(Path(sys.argv[1]))]))
