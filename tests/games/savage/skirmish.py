"""The smallest fight that shows a rule: a map drawn as text, figures by letter, dice by face.

fight = skirmish("a b", a=who(fighting=8), b=who(vigor=6), dice=[5, 3])
fight.turn("a")
fight.do("fight", to="b")
assert fight["b"].shaken
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any
from zlib import crc32

import msgspec

from tapete.deeds.do import Do
from tapete.games.savage.actions.menu import MENU
from tapete.games.savage.content.library import Profile
from tapete.games.savage.content.scenario import DRAFTS, Goal, Ground, Scenario, Side
from tapete.games.savage.meta import Options, Rules
from tapete.games.savage.rules.moving.riding import take_seat
from tapete.games.savage.rules.story.setup import figure_of
from tapete.games.savage.rules.turns.initiative import deck
from tapete.games.savage.state import Figure, Score, State, Turn
from tapete.games.savage.steps import perform
from tapete.games.savage.world import Fight
from tapete.kernel import Filled
from tapete.kernel.message import Message
from tapete.kernel.plain import Plain
from tapete.kernel.tables.scripted import ScriptedTable

NAMES: Any = {"es": "x", "en": "x"}
GROUND = {
    "#": Ground(name=NAMES, height=4, material="stone_wall"),
    "o": Ground(name=NAMES, height=1, material="crate"),
    "~": Ground(name=NAMES, blocks=False, opaque=False, difficult=True),
    "+": Ground(name=NAMES, height=4, material="door", door=True),
}
ATTRIBUTES = ("agility", "smarts", "spirit", "strength", "vigor")


def who(**given: Any) -> dict[str, Any]:
    """A profile in few words: attributes and skills by name, the rest as a profile has it.

    Everything is a d6 unless given; `side` and `state` say where it fights and how it starts.
    `kind` is one of the library's instead, such as a vehicle.
    """
    return given


def skirmish(
    drawing: str,
    dice: Iterable[Any] = (),
    answers: Iterable[Any] = (),
    rules: Rules | None = None,
    ambient: int = 100,
    board: str = "free",
    ground: dict[str, Ground] | None = None,
    **figures: dict[str, Any],
) -> Skirmish:
    """A fight on a map of one sign a square inch. Lower case letters are heroes, unless told."""
    lines = [line.strip() for line in drawing.strip().splitlines()]
    wide = max(map(len, lines))
    text = "\n".join(line.replace(" ", ".").ljust(wide, ".") for line in lines)
    identity = _register(text, ambient, ground or GROUND)
    places = DRAFTS[identity].places
    people = [_figure(letter, spec, places[letter]) for letter, spec in figures.items()]
    state = State(
        scenario=identity,
        board=board,
        figures=people,
        deck=deck(),
        pools=[0, 0],
        scores=[Score(), Score()],
        round=1,
        rules=rules or Rules(),
    )
    return Skirmish(state, ScriptedTable(dice, answers))


def _register(text: str, ambient: int, ground: dict[str, Ground]) -> str:
    """Tests play on maps of their own, which are drafts."""
    key = msgspec.json.encode([text, ambient, ground])
    identity = f"test-{crc32(key):08x}"
    side = Side(name=NAMES, figures=(), goals=(Goal("defeat"),))
    DRAFTS[identity] = DRAFTS.get(identity) or Scenario(
        name=NAMES, es="x", en="x", map=text, ground=ground, ambient=ambient, sides=(side, side)
    )
    return identity


def _figure(letter: str, spec: dict[str, Any], at: Any) -> Figure:
    spec = dict(spec)
    side = spec.pop("side", 1 if letter.isupper() else 0)
    state = spec.pop("state", {})
    if "kind" in spec:
        return _started(figure_of(Options(), spec["kind"], letter, side, at), state)
    attributes = {name: spec.pop(name, 6) for name in ATTRIBUTES}
    known = set(Profile.__struct_fields__)
    skills = {name: spec.pop(name) for name in list(spec) if name not in known}
    profile = Profile(
        name={"es": letter, "en": letter},
        attributes=attributes,  # type: ignore[arg-type]
        skills=skills,
        **spec,
    )
    own = {letter: msgspec.json.encode(profile).decode()}
    return _started(figure_of(Options(own=own), letter, letter, side, at), state)


def _started(figure: Figure, state: dict[str, Any]) -> Figure:
    figure.bennies = 0
    for name, value in state.items():
        setattr(figure, name, value)
    return figure


def board(fight: Skirmish, vehicle: str, *letters: str) -> Skirmish:
    """Puts figures into a vehicle, the first one at the wheel."""
    for letter in letters:
        take_seat(fight[letter], fight[vehicle])
    return fight


class Skirmish:
    """A fight being tested."""

    def __init__(self, state: State, table: ScriptedTable) -> None:
        self.state = state
        self.table = table

    @property
    def fight(self) -> Fight:
        return Fight(self.state, self.table, self.state.rules)

    def __getitem__(self, letter: str) -> Figure:
        return self.fight.figure(letter)

    def turn(self, letter: str, **given: Any) -> Turn:
        """It is that figure's turn; `given` says what it has done so far."""
        self.state.turn = Turn(letter, **given)
        self.state.phase = "act"
        return self.state.turn

    def offered(self) -> list[Do]:
        """What the acting figure may do."""
        fight = self.fight
        return [choice.option for choice in MENU.choices(fight, fight.figure(fight.turn.actor))]

    def offers(self, what: str, to: str | int = "") -> bool:
        """A number is the piece of the map that it is done to."""
        return any(do.what == what and to in ("", do.to, do.piece) for do in self.offered())

    def barred(self, what: str, to: str | int = "") -> tuple[str, Message]:
        """The rule and the reason why something is not offered."""
        fight = self.fight
        for one in MENU.whats_barred(fight, fight.figure(fight.turn.actor)):
            option: Any = one.option
            if option["what"] == what and to in ("", option["to"], option.get("piece")):
                return one.rule, one.reason
        raise AssertionError(f"{what} is not barred")

    def do(self, what: str, to: str | int = "", item: int | None = None, **details: Plain) -> None:
        """The acting figure does something it is offered; details are as usual unless given."""
        fight = self.fight
        figure = fight.figure(fight.turn.actor)
        for choice in MENU.choices(fight, figure):
            do: Do = choice.option
            if do.what == what and to in (do.to, do.piece) and item in (None, do.item):
                perform(fight, figure, Filled(do, {**choice.usual(), **details}))
                return
        raise AssertionError(f"{what} {to} is not offered: {self.offered()}")

    def terms(self) -> dict[str, int]:
        """The modifiers of the last roll, by rule."""
        last: Any = self.table.rolled[-1]
        return {term.rule: term.amount for term in last.modifiers}

    def all_terms(self) -> list[dict[str, int]]:
        """The modifiers of every roll, by rule."""
        rolls: list[Any] = list(self.table.rolled)
        return [{t.rule: t.amount for t in getattr(roll, "modifiers", ())} for roll in rolls]
