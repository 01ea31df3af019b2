"""What counts as a citation: an id in code that runs."""

from __future__ import annotations

from itertools import count
from pathlib import Path

import pytest

from tapete import games
from tapete.catalogue import Catalogue, Core, Rule, load
from tapete.catalogue.citations import Lack, cited, uncited

AIM = "duelo.combate.apuntar"
RULES = Catalogue(
    (Rule(id=AIM, title={"es": "", "en": ""}, es="", en="", book=""),)  # type: ignore[arg-type]
)
ASSUMED = Catalogue(
    (),
    (Core(id=AIM, title={"es": "", "en": ""}, es="", en="", missing=""),),  # type: ignore[arg-type]
)
NUMBERS = count()


class Duel:
    """A package of a game, written file by file."""

    def __init__(self, folder: Path) -> None:
        self.name = f"duelo{next(NUMBERS)}"
        self._folder = folder / self.name
        self.write("__init__", "")
        self.write("game", "from .steps import step\n\nGAME = step\n")
        self.write("steps", "def step():\n    pass\n")

    def write(self, module: str, code: str) -> None:
        file = (self._folder / module.replace(".", "/")).with_suffix(".py")
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(code, "utf-8")

    def steps(self, code: str) -> None:
        self.write("steps", code.replace("AIM", f'"{AIM}"'))

    @property
    def assumed(self) -> Lack | None:
        """Why it is not cited, if the book does not state the rule but assumes it."""
        return uncited(self.name, ASSUMED).get(AIM)

    @property
    def lack(self) -> Lack | None:
        """Why the rule is not cited; None if it is."""
        lack = uncited(self.name, RULES).get(AIM)
        assert cited(self.name, RULES) == ([] if lack else [AIM])
        return lack


@pytest.fixture
def duel(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Duel:
    monkeypatch.syspath_prepend(tmp_path)
    return Duel(tmp_path)


def test_an_id_that_stands_nowhere_is_not_cited(duel: Duel) -> None:
    duel.steps(f"def step():\n    return 'x {AIM}'  # {AIM}\n")
    assert duel.lack == "nowhere"


def test_an_id_in_code_that_runs_is_cited(duel: Duel) -> None:
    duel.steps("def step():\n    return tell(rule=AIM)\n")
    assert duel.lack is None


def test_a_docstring_is_no_citation(duel: Duel) -> None:
    duel.steps(f'def step():\n    """{AIM}"""\n')
    assert duel.lack == "docstring"


def test_neither_is_the_text_under_a_constant(duel: Duel) -> None:
    duel.steps(f'STEP = 2\n"""{AIM}"""\n\ndef step():\n    return STEP\n')
    assert duel.lack == "docstring"


def test_a_constant_that_nothing_reads_is_no_citation(duel: Duel) -> None:
    duel.steps("RULE = AIM\n\ndef step():\n    pass\n")
    assert duel.lack == "constant"


def test_a_constant_that_the_step_reads_is_one(duel: Duel) -> None:
    duel.steps("RULE = AIM\n\ndef step():\n    return RULE\n")
    assert duel.lack is None


def test_a_constant_that_is_only_imported_is_none(duel: Duel) -> None:
    duel.write("ids", f'RULE = "{AIM}"\n')
    duel.steps("from .ids import RULE\n\ndef step():\n    pass\n")
    assert duel.lack == "constant"


def test_a_constant_read_in_another_module_is_one(duel: Duel) -> None:
    duel.write("ids", f'RULE = "{AIM}"\n')
    duel.steps("from . import ids\n\ndef step():\n    return ids.RULE\n")
    assert duel.lack is None


def test_a_function_that_nothing_calls_does_not_count(duel: Duel) -> None:
    duel.steps("def step():\n    pass\n\ndef aim():\n    return AIM\n")
    assert duel.lack == "uncalled"


def test_nor_those_that_only_such_functions_call(duel: Duel) -> None:
    duel.steps(
        "def step():\n    pass\n\ndef aim():\n    return rule()\n\ndef rule():\n    return AIM\n"
    )
    assert duel.lack == "uncalled"


def test_what_a_called_function_calls_counts(duel: Duel) -> None:
    duel.steps("def step():\n    return aim()\n\ndef aim():\n    return AIM\n")
    assert duel.lack is None


METHOD = """\
class Duellist:
    def take_careful_aim(self):
        return AIM

def step():
    return Duellist(){call}
"""


def test_a_method_counts_if_something_calls_one_of_its_name(duel: Duel) -> None:
    duel.steps(METHOD.format(call=".take_careful_aim()"))
    assert duel.lack is None


def test_a_method_that_nothing_calls_does_not(duel: Duel) -> None:
    duel.steps(METHOD.format(call=""))
    assert duel.lack == "uncalled"


def test_a_method_that_the_kernel_calls_counts(duel: Duel) -> None:
    duel.steps(METHOD.format(call="").replace("take_careful_aim", "candidates"))
    assert duel.lack is None


def test_a_method_may_be_looked_up_by_its_name(duel: Duel) -> None:
    code = METHOD.format(call="")
    duel.steps(code.replace("Duellist()", 'getattr(Duellist(), "take_careful_aim", None)'))
    assert duel.lack is None


def test_what_the_book_only_assumes_need_not_be_cited(duel: Duel) -> None:
    assert duel.assumed is None


@pytest.mark.parametrize(
    ("code", "lack"), [("RULE = AIM\n", "constant"), ("def aim():\n    return AIM\n", "uncalled")]
)
def test_but_where_it_is_cited_that_must_run(duel: Duel, code: str, lack: Lack) -> None:
    duel.steps(f"{code}\ndef step():\n    pass\n")
    assert duel.assumed == lack


def test_what_a_decorator_registers_counts(duel: Duel) -> None:
    duel.steps("@reads(int)\ndef aim():\n    return AIM\n\ndef step():\n    pass\n")
    assert duel.lack is None


def test_what_is_only_cached_does_not(duel: Duel) -> None:
    duel.steps("@cache\ndef aim():\n    return AIM\n\ndef step():\n    pass\n")
    assert duel.lack == "uncalled"


@pytest.mark.parametrize("entry", ["screen.__init__", "workshop", "content.library"])
def test_a_game_is_entered_by_more_than_its_game(duel: Duel, entry: str) -> None:
    duel.write(entry, f'def library():\n    return "{AIM}"\n')
    assert duel.lack is None


def test_a_part_may_be_handed_over_by_its_name(duel: Duel) -> None:
    duel.write("drawing", f'STAGE = "{AIM}"\n')
    duel.steps(f"def step():\n    return '{duel.name}.drawing:STAGE'\n")
    assert duel.lack is None


@pytest.mark.parametrize("name", games.catalogues())
def test_the_code_of_a_game_cites_its_rules(name: str) -> None:
    package = games.find(name).package
    assert uncited(package, load(package)) == {}
