"""`tapete hero`."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from tapete.games.savage.content.library import library
from tapete.games.savage.figures import own_profile
from tapete.games.savage.meta import Options
from tapete.games.savage.rules.story.setup import set_up
from tests.cli.terminals import Tapete

BLOCKS = Path(__file__).parents[1] / "games/savage/blocks"


@pytest.fixture
def block(tmp_path: Path, tapete: Tapete) -> Path:
    """Rosario as text, in Spanish."""
    file = tmp_path / "rosario.txt"
    file.write_text(tapete("hero", "export", "rosario", lang="es").out, "utf-8")
    return file


def put(file: Path, old: str, new: str) -> str:
    text = file.read_text("utf-8")
    assert old in text
    file.write_text(text.replace(old, new), "utf-8")
    return str(file)


@pytest.mark.parametrize("page", [[], ["check"], ["show"], ["export"], ["import"]])
def test_help_is_in_the_user_s_language(tapete: Tapete, page: list[str]) -> None:
    assert tapete("hero", *page, "--help", lang="es").out.startswith("Uso: tapete hero")
    assert tapete("hero", *page, "--help", lang="en").out.startswith("Usage: tapete hero")


@pytest.mark.parametrize(
    ("lang", "first", "values"),
    [
        ("es", "Nombre: Rosario Vega, la Centella", "Paso: 6; Parada: 5; Dureza: 6(1)"),
        ("en", "Name: Rosario Vega, the Spark", "Pace: 6; Parry: 5; Toughness: 6(1)"),
    ],
)
def test_a_hero_is_exported(tapete: Tapete, lang: str, first: str, values: str) -> None:
    lines = tapete("hero", "export", "rosario", "--lang", lang).out.splitlines()
    assert lines[0] == first
    assert values in lines


def test_a_hero_is_shown_with_what_its_edges_do(tapete: Tapete) -> None:
    out = tapete("hero", "show", "nemesio", lang="es").out
    assert out.startswith("Nombre: Nemesio Lumbre, hechicero\n")
    assert "Cabeza fría: Recibes 1 carta de acción más" in out
    assert "Proyectil: " in out


def test_a_file_is_shown_in_the_other_language(tapete: Tapete, block: Path) -> None:
    assert "Edges: Quick, Trademark Weapon" in tapete("hero", "show", str(block)).out


def test_what_is_imported_can_be_played(tapete: Tapete, block: Path) -> None:
    done = tapete("hero", "import", str(block), lang="es")
    assert done.code == 0
    assert all(", reglas: " in line for line in done.err.splitlines())
    profile = own_profile(done.out.strip())
    assert profile.skills == library().heroes["rosario"].skills
    state = set_up(Options(own={"mine": done.out.strip()}, heroes=("mine",)))
    assert any(figure.profile == done.out.strip() for figure in state.figures)


def test_json_is_read_as_well(tapete: Tapete, block: Path, tmp_path: Path) -> None:
    file = tmp_path / "rosario.json"
    file.write_text(tapete("hero", "import", str(block)).out, "utf-8")
    assert tapete("hero", "export", str(file), lang="es").out == block.read_text("utf-8")
    assert tapete("hero", "check", str(file)).code == 0


def test_other_values_than_the_rules_give_are_warned_of(tapete: Tapete, block: Path) -> None:
    done = tapete("hero", "import", put(block, "Parada: 5", "Parada: 7"), lang="es")
    assert done.code == 0
    assert done.err.endswith("Parada: el texto da 7 y las reglas 5. Queda 7.\n")
    assert msgspec.json.decode(done.out)["parry"] == 2


def test_a_good_hero_is_said_to_be_good(tapete: Tapete, block: Path) -> None:
    done = tapete("hero", "check", str(block))
    assert (done.code, done.err) == (0, "")
    assert done.out.splitlines() == [
        "Rosario Vega, la Centella: all in order.",
        "Attribute steps: 6 of 5. Skill points: 12 of 12. Edges: 2 of 1. "
        "Points of hindrances: 4 of 4.",
        "Pace: 6. Parry: 5. Toughness: 6 (1).",
    ]


def test_the_faults_of_a_hero_are_listed_with_their_rules(tapete: Tapete, block: Path) -> None:
    done = tapete("hero", "check", put(block, "Agilidad d10", "Agilidad d6"), lang="es")
    assert done.code == 1
    lines = done.out.splitlines()
    assert lines[0] == "Rosario Vega, la Centella: 1 falta."
    assert lines[1] == "- Rapidez pide Agilidad d8. (savage.core.attributes_skills)"


COMMANDS = ["check", "show", "import", "export"]


@pytest.mark.parametrize("command", COMMANDS)
def test_a_bad_block_is_told_with_all_its_faults(tapete: Tapete, block: Path, command: str) -> None:
    put(block, "Pelear", "Peelar")
    refused = tapete("hero", command, put(block, "Vigor", "Vgr"), lang="es").refused
    assert "Línea 3: falta Vigor" in refused
    assert "Línea 4, no se entiende: no hay ninguna habilidad «Peelar d6». ¿Querías" in refused


@pytest.mark.parametrize("command", COMMANDS)
def test_what_is_not_understood_is_told_and_the_rest_is_read(
    tapete: Tapete, block: Path, command: str
) -> None:
    done = tapete("hero", command, put(block, "Pelear", "Peelar"), lang="es")
    assert "Línea 4, no se entiende: no hay ninguna habilidad «Peelar d6». ¿Querías" in done.err
    assert "Rosario" in done.out


def test_an_import_says_what_became_of_each_line(tapete: Tapete) -> None:
    done = tapete("hero", "import", str(BLOCKS / "toad_king.txt"))
    assert done.code == 0
    for line in (
        "Line 10, rules: Brawny",
        "Line 10, kept as text: Berserk",
        "Line 9, not understood: “Favourite dish: herons” begins with the name of no field",
        "Toughness without armor: the text gives 10 and the rules 11. It stays 10.",
    ):
        assert line in done.err
    assert own_profile(done.out.strip()).size == 3


def test_what_is_kept_as_text_is_shown_and_exported(tapete: Tapete, tmp_path: Path) -> None:
    kept = tmp_path / "toad.json"
    kept.write_text(tapete("hero", "import", str(BLOCKS / "toad_king.txt")).out, "utf-8")
    for command in ("show", "export"):
        out = tapete("hero", command, str(kept)).out
        assert "Favourite dish: herons\n" in out
        assert "• Swallow: With a raise on a Fighting attack the king swallows a victim" in out


@pytest.mark.parametrize("command", COMMANDS)
def test_a_hero_that_is_nowhere_is_a_sentence(tapete: Tapete, command: str) -> None:
    assert "There is no file “nobody”, and nothing here is called so. There are: rosario" in (
        tapete("hero", command, "nobody").refused
    )


def test_what_is_no_text_is_a_sentence(tapete: Tapete, tmp_path: Path) -> None:
    file = tmp_path / "picture"
    file.write_bytes(b"\xff\xd8\xff")
    assert tapete("hero", "show", str(file)).refused == f"{file}: UTF-8.\n"
    assert tapete("hero", "show", str(tmp_path)).refused == f"{tmp_path}: Is a directory.\n"
    assert "File name too long" in tapete("hero", "show", "a" * 300).refused


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"gunner"', '"ghost"'),
        ('"run":6', '"run":7'),
        ('"en":', '"fr":'),
        ('"pace":6', '"pace":"6"'),
        ("}", ""),
    ],
)
def test_json_that_is_no_character_is_a_sentence(
    tapete: Tapete, block: Path, old: str, new: str
) -> None:
    block.write_text(tapete("hero", "import", str(block)).out, "utf-8")
    assert (
        "this JSON is not what is made here" in tapete("hero", "show", put(block, old, new)).refused
    )


def test_json_that_names_what_is_not_is_told_with_its_field(tapete: Tapete, block: Path) -> None:
    block.write_text(tapete("hero", "import", str(block)).out, "utf-8")
    wrong = put(block, '"arcane":""', '"arcane":"fayth"')
    told = "line 1, field arcane: there is no “fayth” in skills; the nearest is “faith”."
    assert told in tapete("hero", "show", wrong).refused


# --- several in one file

DICE = "Attributes: Agility d6, Smarts d6, Spirit d6, Strength d6, Vigor d6"


@pytest.fixture
def several(tmp_path: Path) -> Path:
    file = tmp_path / "party.txt"
    file.write_text(f"Ana\n{DICE}\n• Hums\n\nZoe\n{DICE}\nGear: Knife\n", "utf-8")
    return file


@pytest.mark.parametrize("lang", ["es", "en"])
def test_every_character_of_a_file_is_imported(tapete: Tapete, several: Path, lang: str) -> None:
    done = tapete("hero", "import", str(several), lang=lang)
    assert done.code == 0
    assert [own_profile(line).name["en"] for line in done.out.splitlines()] == ["Ana", "Zoe"]
    told = done.err.splitlines()
    assert told.index("Ana:") < told.index("Zoe:")
    assert any(" 7, " in line for line in told[told.index("Zoe:") :])


def test_each_is_kept_in_a_file_of_its_own(tapete: Tapete, several: Path) -> None:
    out = several.with_name("party.json")
    assert tapete("hero", "import", str(several), "--out", str(out)).code == 0
    second = several.with_name("party-2.json")
    names = [own_profile(file.read_text("utf-8").strip()).name["en"] for file in (out, second)]
    assert names == ["Ana", "Zoe"]


def test_no_file_is_written_if_one_is_there_already(tapete: Tapete, several: Path) -> None:
    several.with_name("party-2.json").write_text("mine", "utf-8")
    out = several.with_name("party.json")
    assert "party-2.json" in tapete("hero", "import", str(several), "--out", str(out)).refused
    assert not out.exists()


def test_one_that_is_wrong_is_told_and_the_others_are_imported(
    tapete: Tapete, several: Path
) -> None:
    run = tapete("hero", "import", put(several, f"Ana\n{DICE}", f"Ana\n{DICE[:-2]}d7"))
    assert run.code == 1
    assert [own_profile(line).name["en"] for line in run.out.splitlines()] == ["Zoe"]
    assert "Line 2" in run.err
