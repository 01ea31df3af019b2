"""The smallest skirmish that shows a rule: a table, minis by letter, dice by face.

    table = fielded(a=who(C=7, at=(20, 20)), B=who(C=3, at=(20, 22.5)), dice=[5, 3, 6, 2])
    table.activate("a")
    table.do("fight", to="B")
    assert table["B"].out == "downed"

Lengths are in cm. Lower case letters are of seat 0, upper case ones of seat 1. Scenery is given as
`pieces` (`tapete.spaces.boards.scenery.block`, in tenths of a millimetre), or drawn as text,
2 cm a sign, with the letters of the minis in it (`tapete.spaces.boards.text_heights`).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any
from zlib import crc32

from tapete.deeds.do import Do
from tapete.games.punk.actions.menu import MENU, menu
from tapete.games.punk.content.field import Field, keep_field
from tapete.games.punk.meta import Rules
from tapete.games.punk.state import Activation, Item, Mini, Name, State
from tapete.games.punk.steps import perform, step
from tapete.games.punk.world import Skirmish
from tapete.kernel import Either
from tapete.kernel.message import Message
from tapete.kernel.plain import Plain, plain_of
from tapete.kernel.tables.scripted import ScriptedTable
from tapete.spaces.boards.board import Board
from tapete.spaces.boards.scenery import Scenery
from tapete.spaces.boards.text_heights import read
from tapete.spaces.climbs.surfaces import Place
from tapete.spaces.plane.point import CM, Point

SIDE = 90
"""Of the usual table, in cm."""
USUAL: dict[str, int | None] = {"A": 2, "C": 4, "P": 4, "AG": 4, "F": 4, "D": 4, "T": 4}


def who(
    *,
    at: tuple[float, float] | None = None,
    height: float = 0,
    held: bool = False,
    facing: int = 0,
    base: int = 25,
    gear: Sequence[str | Item] = (),
    special: Sequence[str] | dict[str, int] = (),
    **given: Any,
) -> dict[str, Any]:
    """A mini in few words: Attributes by letter (4 unless given; 2 Actions), the rest by name.

    `base` is the diameter in mm, `height` in cm. What else is given is set on the mini.
    """
    return {
        "at": at, "height": height, "held": held, "facing": facing, "base": base,
        "gear": gear, "special": special, **given,
    }  # fmt: skip


def fielded(
    drawing: str = "",
    *,
    pieces: Iterable[Scenery] = (),
    size: float = SIDE,
    dice: Iterable[Any] = (),
    answers: Iterable[Any] = (),
    rules: Rules | None = None,
    elements: tuple[int, ...] = (),
    **minis: dict[str, Any],
) -> Fielded:
    """A skirmish on a table of its own, in its first Turn, with nobody active yet."""
    places: dict[str, Point] = {}
    if drawing:
        lines = [line.strip().replace(" ", ".") for line in drawing.strip().splitlines()]
        wide = max(map(len, lines))
        shown = read("\n".join(line.ljust(wide, ".") for line in lines))
        board, places = shown.board, shown.figures
    else:
        board = Board.checked(round(size * CM), round(size * CM), tuple(pieces))
    state = State(
        scenario="",
        ground=_kept(board, elements),
        minis=[_mini(letter, dict(spec), places) for letter, spec in minis.items()],
        rules=rules or Rules(),
        turn=1,
        round=4,
        phase="next",
    )
    return Fielded(state, ScriptedTable(dice, answers))


def _kept(board: Board, elements: tuple[int, ...]) -> str:
    name = f"test-{crc32(repr((board, elements)).encode()):08x}"
    count = len(board.pieces)
    names = tuple(piece.name for piece in board.pieces)
    keep_field(name, Field(board, names, elements or tuple(range(count))))
    return name


def _mini(letter: str, spec: dict[str, Any], places: dict[str, Point]) -> Mini:
    at, height, held = spec.pop("at"), spec.pop("height"), spec.pop("held")
    point = places[letter] if at is None else Point(round(at[0] * CM), round(at[1] * CM))
    special = spec.pop("special")
    mini = Mini(
        id=letter,
        seat=spec.pop("seat", 1 if letter.isupper() else 0),
        profile=spec.pop("profile", "pandillero"),
        name=Name(letter, letter),
        radius=spec.pop("base") * 5,
        attributes={key: spec.pop(key, usual) for key, usual in USUAL.items()},  # type: ignore[misc]
        special=special if isinstance(special, dict) else dict.fromkeys(special, 0),
        at=Place(point, round(height * CM), held),
        facing=spec.pop("facing"),
        gear=[Item(kind) if isinstance(kind, str) else kind for kind in spec.pop("gear")],
    )
    for name, value in spec.items():
        setattr(mini, name, value)
    return mini


class Fielded:
    """A skirmish being tested."""

    def __init__(self, state: State, table: ScriptedTable) -> None:
        self.state = state
        self.table = table

    @property
    def skirmish(self) -> Skirmish:
        return Skirmish(self.state, self.table)

    def __getitem__(self, letter: str) -> Mini:
        return self.skirmish.mini(letter)

    def activate(self, letter: str, **given: Any) -> Activation:
        """It is that mini's activation, with all its Actions unless told otherwise."""
        mini = self[letter]
        left = given.pop("left", mini.attributes["A"])
        self.state.active = Activation(letter, left=left, trail=[mini.at], **given)
        self.state.phase = "act"
        return self.state.active

    def offered(self) -> list[Do]:
        skirmish = self.skirmish
        return [one.option for one in MENU.choices(skirmish, skirmish.mini(skirmish.active.mini))]

    def offers(self, what: str, to: str = "") -> bool:
        return any(do.what == what and to in ("", do.to) for do in self.offered())

    def ways(self) -> dict[str, Any]:
        """The ways of answering on the board, by their names in answers."""
        return {str(plain_of(way)): domain for way, domain in self.menu().ways.items()}

    def menu(self) -> Either:
        """What the active mini may do."""
        return menu(self.skirmish, self.skirmish.mini(self.skirmish.active.mini))

    def barred(self, what: str, to: str = "") -> tuple[str, Message]:
        """The rule and the reason why something is not offered."""
        skirmish = self.skirmish
        for one in MENU.whats_barred(skirmish, skirmish.mini(skirmish.active.mini)):
            option: Any = one.option
            if option["what"] == what and to in ("", option["to"]):
                return one.rule, one.reason
        raise AssertionError(f"{what} is not barred")

    def do(self, what: str, to: str = "", item: int | None = None, **details: Plain) -> None:
        """The active mini does something it is offered; details are as usual unless given."""
        for do in self.offered():
            if do.what == what and to in ("", do.to) and item in (None, do.item):
                option: dict[str, Plain] = {"what": do.what, "to": do.to, "item": do.item}
                self.answer(["do", {"option": option, "details": details}])
                return
        raise AssertionError(f"{what} is not offered: {self.offered()}")

    def answer(self, answer: Plain) -> None:
        """The active mini does what a plain answer to its menu says."""
        skirmish = self.skirmish
        mini = skirmish.mini(skirmish.active.mini)
        way, value = menu(skirmish, mini).read(answer)
        perform(skirmish, mini, way, value)

    def step(self) -> None:
        step(self.skirmish)
