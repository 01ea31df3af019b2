"""The workshop of scenarios: fights on a player's own map."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from tapete.content import Page
from tapete.games.savage.content.drafts import check_draft, on_map
from tapete.games.savage.content.names import text_of
from tapete.games.savage.content.scenario import Scenario, scenarios
from tapete.kernel import Message
from tapete.kernel.errors import TapeteError
from tapete.kernel.shaping import json_decoder
from tapete.spaces.boards.text import draw
from tapete.spaces.boards.uvtt import read
from tapete.words import Words
from tapete.workshop import Checked, Fault, Imported, NotFound, Work, Workshop, from_json, only_one

USUAL = "bridge"
"""The scenario whose sides fight on an imported map, unless another one is named."""


def is_scenario(text: str) -> bool:
    """True if a text of JSON has the sides of a scenario, which no map has."""
    try:
        return "sides" in json_decoder(dict[str, Any]).decode(text)
    except msgspec.DecodeError:
        return False


class ScenarioWork(Work):
    def __init__(self, page: Page[Scenario]) -> None:
        self.page = page
        self.scenario = page.value
        self.title = text_of(self.scenario.name)

    def check(self) -> Checked:
        """Finds the first thing that is wrong, if anything is."""
        try:
            check_draft(self.page)
        except TapeteError as wrong:
            return Checked((Fault("", wrong.message),), (), ())
        return Checked((), (), ())

    def kept(self) -> str:
        """Returns it as JSON, for the option `draft` of a match."""
        return msgspec.json.encode(self.scenario).decode()

    def sheet(self, language: str) -> str:
        return f"{Words(language).say(text_of(self.scenario.name))}\n\n{self.picture()}\n"

    def picture(self) -> str:
        """Returns its map, drawn with letters, or without one how far along each figure stands."""
        if self.scenario.line:
            return "\n".join(f"{at} {paces}" for at, paces in self.scenario.line.items())
        return draw(self.scenario.board, [])


class Scenarios(Workshop):
    title = Message("savage.workshop.scenarios")
    commands = ("check", "show", "export", "import")

    def names(self) -> Sequence[str]:
        return list(scenarios())

    def ready(self, name: str) -> ScenarioWork | None:
        return ScenarioWork(Page(name, "", scenarios()[name])) if name in scenarios() else None

    def opened(self, file: Path) -> ScenarioWork:
        text = self.text_in(file)
        return ScenarioWork(Page(str(file), text, from_json(text, file, Scenario)))

    def imported(self, files: Sequence[Path], like: str = "") -> Imported:
        """Reads a scenario, or puts the sides of one of ours on a Universal VTT map."""
        file = only_one(files)
        text = self.text_in(file)
        if is_scenario(text):
            return super().imported(files, like)
        ours = self.ready(like or USUAL)
        if ours is None:
            raise NotFound(given=like, known=", ".join(self.names()))
        board = read(text, join=True)
        made = ScenarioWork(Page(str(file), "", on_map(board, ours.scenario, file.stem)))
        return Imported(made.kept(), picture=made.picture(), suffix=".savage.json", option="draft")
