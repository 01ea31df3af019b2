"""Catalogues as people write them: odd figures, weapons of one's own, prices, older formats."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tapete.games.punk.content.additions import overlaid
from tapete.games.punk.content.band.costs import bill_of
from tapete.games.punk.content.band.roster import Member
from tapete.games.punk.rules.turns.activation import actions_of
from tapete.games.punk.steps import act
from tapete.games.punk.workshop.imported import Found, import_files
from tapete.games.punk.workshop.imported.figures import armour_of
from tests.battlescribe.files import CATALOGUE, SYSTEM, put
from tests.games.punk.fielded import fielded, who

FIGHTER = """
    <selectionEntry id="u-{id}" name="{name}" hidden="false" collective="false" import="true"
     type="unit">
      <profiles>
        <profile id="p-{id}" name="{name}" hidden="false" typeId="t-fighter" typeName="Perfil">
          <characteristics>
            <characteristic name="Acciones" typeId="c-a">{actions}</characteristic>
            <characteristic name="Combate" typeId="c-c">{combat}</characteristic>
            <characteristic name="Precisión" typeId="c-p">3</characteristic>
            <characteristic name="Agilidad" typeId="c-ag">3</characteristic>
            <characteristic name="Fuerza" typeId="c-f">3</characteristic>
            <characteristic name="Dureza" typeId="c-d">3</characteristic>
            <characteristic name="Técnica" typeId="c-t">3</characteristic>
          </characteristics>
        </profile>
      </profiles>
      <selectionEntries>{inside}</selectionEntries>
      <entryLinks>{links}</entryLinks>
      <costs><cost name="Puntos" typeId="pts" value="20.0"/></costs>
    </selectionEntry>
"""
SAW = """
    <selectionEntry id="s-saw-{id}" name="Serrucho" hidden="false" collective="false" import="true"
     type="upgrade">
      {must}
      <profiles>
        <profile id="p-saw-{id}" name="Serrucho" hidden="false" typeId="t-melee" typeName="Armas">
          <characteristics>
            <characteristic name="Combate" typeId="m-c">{combat}</characteristic>
            <characteristic name="Fuerza" typeId="m-f">{strength}</characteristic>
            <characteristic name="Penetración" typeId="m-p">{penetration}</characteristic>
          </characteristics>
        </profile>
      </profiles>
    </selectionEntry>
"""
MUST = """
      <constraints>
        <constraint field="selections" scope="parent" value="1.0" percentValue="false" shared="true"
         includeChildSelections="false" includeChildForces="false" id="c-must" type="min"/>
      </constraints>
"""


def link(target: str, price: int, more: str = "") -> str:
    return f"""
      <entryLink id="l-{target}-{price}" name="x" hidden="false" collective="false" import="true"
       targetId="{target}" type="selectionEntry">{more}
        <costs><cost name="Puntos" typeId="pts" value="{price}.0"/></costs>
      </entryLink>"""


def fighter(name: str, *, inside: str = "", links: str = "", **figures: str) -> str:
    given = {"actions": "2", "combat": "3", **figures}
    return FIGHTER.format(id=name.lower(), name=name, inside=inside, links=links, **given)


def saw(number: int, figures: tuple[str, str, str], must: str = "") -> str:
    combat, strength, penetration = figures
    named = {"combat": combat, "strength": strength, "penetration": penetration}
    return SAW.format(id=number, must=must, **named)


def read(folder: Path, *fighters: str, shared: str = "") -> Found:
    end = "  </selectionEntries>\n</catalogue>"
    assert end in CATALOGUE
    catalogue = CATALOGUE.replace(end, f"{''.join(fighters)}{end}")
    system = SYSTEM.replace("<sharedSelectionEntries>", f"<sharedSelectionEntries>{shared}", 1)
    return import_files([put(folder, "x.gst", system), put(folder, "x.cat", catalogue)])


@pytest.mark.parametrize(
    ("actions", "combat", "values"),
    [
        ("-", "3", ("-", 3)),
        ("–", "", ("-", "-")),
        ("2", "3/5", (2, 3)),
        ("2*", "4 (-)", (2, 4)),
        ("1", "—", (1, "-")),
    ],
)
def test_odd_attributes_are_read(
    tmp_path: Path, actions: str, combat: str, values: tuple[object, object]
) -> None:
    found = read(tmp_path, fighter("Bicho", actions=actions, combat=combat))
    made = found.library.profiles["mutardos_bicho"].attributes
    assert (made.actions, made.combat) == values


@pytest.mark.rule("punk.attribute.dash")
def test_who_has_no_actions_takes_none() -> None:
    table = fielded(a=who(at=(20, 20), A=None), B=who(at=(70, 70)))
    assert actions_of(table["a"]) == 0
    table.activate("a", left=0)
    act(table.skirmish)
    assert table.state.phase == "end"


def test_a_weapon_of_one_s_own_keeps_its_figures(tmp_path: Path) -> None:
    own = saw(1, ("+0", "+2", "5"), MUST)
    found = read(
        tmp_path,
        fighter("Leñador", inside=own),
        fighter("Peón", links=link("s-saw-0", 6)),
        shared=saw(0, ("-1", "+4", "6")),
    ).library
    assert found.profiles["mutardos_lenador"].given == ("serrucho_lenador",)
    assert found.profiles["mutardos_peon"].gear == ("serrucho",)
    figures = {one: (saw.combat, saw.strength, saw.penetration) for one, saw in found.melee.items()}
    assert figures["serrucho_lenador"] == (0, "+2", 5)
    assert figures["serrucho"] == (-1, "+4", 6)
    assert found.melee["serrucho"].cost == 6


def test_a_strength_of_nothing_is_a_bonus(tmp_path: Path) -> None:
    shared = saw(0, ("0", "0", "1"))
    found = read(tmp_path, fighter("Peón", links=link("s-saw-0", 6)), shared=shared).library
    assert found.melee["serrucho"].strength == "+0"


def test_of_figures_with_special_cases_the_first_is_read(tmp_path: Path) -> None:
    shared = saw(0, ("-1\nAsaltar: +1", "+2\nAsaltar: +3", "3\nAsaltar: 5"))
    found = read(tmp_path, fighter("Peón", links=link("s-saw-0", 6)), shared=shared)
    made = found.library.melee["serrucho"]
    assert (made.combat, made.strength, made.penetration) == (-1, "+2", 3)
    assert [one.reason.key for one in found.left if one.name == "Serrucho"] == [
        "punk.band.reason.first"
    ] * 3
    assert armour_of("Disparos: 2\nCaC: 5") == (2, ())


def test_prices_are_kept_by_who_pays_them(tmp_path: Path) -> None:
    shared = saw(0, ("0", "+1", "1"))
    usual = [fighter(name, links=link("s-saw-0", 6)) for name in ("Peón", "Peona")]
    dear = fighter("Señor", links=link("s-saw-0", 9) + link("s-clothes", 4))
    found = read(tmp_path, *usual, dear, shared=shared).library
    assert found.melee["serrucho"].cost == 6
    assert found.profiles["mutardos_peon"].prices == {}
    assert found.profiles["mutardos_senor"].prices == {"serrucho": 9, "thick_clothes": 4}
    whole = overlaid(found)
    member = Member(profile="mutardos_senor", gear=("serrucho", "thick_clothes"))
    assert bill_of(member, whole).cost == 20 + 9 + 4


def test_what_one_must_have_is_paid_with_the_fighter(tmp_path: Path) -> None:
    shared = saw(0, ("0", "+1", "1"))
    made = fighter("Peón", links=link("s-saw-0", 6, MUST) + link("s-hardy", 0, MUST))
    found = read(tmp_path, made, shared=shared).library.profiles["mutardos_peon"]
    assert (found.cost, found.given, found.gear) == (26, ("serrucho",), ())


def test_a_group_of_weapons_may_ask_for_one(tmp_path: Path) -> None:
    limit = 'value="2.0" percentValue="false" shared="true"\n'
    limit += '             includeChildSelections="true"'
    assert limit in CATALOGUE
    least = limit.replace("2.0", "1.0") + ' includeChildForces="true" id="c-least" type="min"/>'
    more = f'<constraint field="selections" scope="parent" {least}\n            '
    group = CATALOGUE.replace(
        '<constraint field="selections" scope="parent" ' + limit,
        more + '<constraint field="selections" scope="parent" ' + limit,
        1,
    )
    found = import_files([put(tmp_path, "x.gst", SYSTEM), put(tmp_path, "x.cat", group)]).library
    assert found.profiles["mutardos_cacique"].fewest == 1


def test_older_files_are_read_as_new_ones_are(tmp_path: Path) -> None:
    """2.01 writes values and types otherwise, and lists of nothing."""

    def older(text: str) -> str:
        text = text.replace('battleScribeVersion="2.03"', 'battleScribeVersion="2.01"')
        text = re.sub(
            r'<characteristic name="([^"]*)" typeId="([^"]*)">([^<]*)</characteristic>',
            r'<characteristic name="\1" characteristicTypeId="\2" value="\3"/>',
            text,
        )
        text = re.sub(r'typeId="(t-[^"]*)" typeName', r'profileTypeId="\1" profileTypeName', text)
        text = text.replace('<cost name="Puntos" typeId="pts"', '<cost name="Puntos"')
        return text.replace("<characteristics>", "<modifiers/>\n<characteristics>")

    files = [put(tmp_path, "x.gst", older(SYSTEM)), put(tmp_path, "x.cat", older(CATALOGUE))]
    again = import_files(files)
    assert again.library == read(tmp_path).library
    assert not [one for one in again.left if one.reason.key == "battlescribe.left.element"]


@pytest.mark.parametrize(
    ("name", "told"),
    [("Serrucho", []), ("Sierra", []), ("Serrucho (3)", [("value", "Serrucho")])],
)
def test_a_link_that_leads_to_another_grade_than_its_name_says_is_told(
    tmp_path: Path, name: str, told: list[object]
) -> None:
    linked = link("s-saw-0", 6).replace('name="x"', f'name="{name}"')
    found = read(tmp_path, fighter("Peón", links=linked), shared=saw(0, ("0", "+1", "2")))
    linked_as = [one for one in found.left if one.reason.key == "punk.band.reason.linked"]
    notes = [one.reason for one in linked_as]
    assert [arg for note in notes for arg in note.args] == told
