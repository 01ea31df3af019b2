"""The browser puts messages into the same words as Python."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tapete.kernel.message import Message
from tapete.words import LANGUAGES, Words
from tests.words.keys import CLIENT, messages_in, plausible
from tests.words.test_files import FINISHED, file_of

FAMILIES = ("kernel", "server", "web", *FINISHED)
WEB = CLIENT.parent
NAME = Message.of("savage.name", es="El dueño", en="The owner", number=0)
TRICKY = (
    Message.of("savage.word", word=NAME),
    Message.of("kernel.error.refused", reason=(Message.of("savage.word", word="de"), NAME)),
    Message.of("web.chair.person", seat=1233),
    Message.of("web.rules.count", count=1),
    Message.of("web.rules.count", count=1234567),
    Message.of("savage.option.figures", count=0),
    Message.of("web.less", label="a El dueño, de El Faisán, y La otra"),
    Message.of("web.less", label="the owner hits The owner of The Pheasant"),
    Message.of("web.less", label=2.5),
    Message.of("web.less", label=True),
)


def cases() -> Iterator[dict[str, Any]]:
    """Every message of some families with arguments of every kind, and how Python says it."""
    for language in LANGUAGES:
        words = Words(language)
        for family in FAMILIES:
            for key, message in messages_in(file_of(family, language)).items():
                for given in filter(sensible, plausible(message)):
                    yield _case(words, Message.of(key, **given))
        for asked in TRICKY:
            yield _case(words, asked)


def sensible(given: dict[str, str | int]) -> bool:
    """The name of a plural's form stands for a number, and is never given."""
    return not {"one", "other"} & set(given.values())


def _case(words: Words, message: Message) -> dict[str, Any]:
    said = words.say(message)
    return {"language": words.language, "message": msgspec.to_builtins(message), "said": said}


def files() -> dict[str, str]:
    return {
        f"{language}/{family}": str(file_of(family, language))
        for language in LANGUAGES
        for family in FAMILIES
    }


@pytest.mark.slow
def test_the_browser_says_what_python_says(tmp_path: Path) -> None:
    given = tmp_path / "cases.json"
    given.write_text(json.dumps({"files": files(), "cases": list(cases())}), "utf-8")
    told = subprocess.run(
        [node(), "node_modules/vitest/vitest.mjs", "run", "src/lib/words/agreement.test.ts"],
        cwd=WEB,
        env={**os.environ, "TAPETE_CASES": str(given)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert told.returncode == 0, told.stdout + told.stderr


def node() -> str:
    """That of the environment, or the machine's."""
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ.get('PATH', '')}"
    found = shutil.which("node", path=path)
    assert found, "make setup puts a Node where the machine has none"
    return found
