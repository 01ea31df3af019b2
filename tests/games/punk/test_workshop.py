"""Bands made on a screen."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tapete.catalogue import load
from tapete.games.punk.content.band.costs import bill_of
from tapete.games.punk.content.band.roster import Member, Roster, examples, parse_band
from tapete.games.punk.content.library import library
from tapete.games.punk.meta import Options
from tapete.games.punk.workshop.bands import Bands
from tapete.games.punk.workshop.text_list import BadList
from tapete.kernel.message import Message
from tapete.words import LANGUAGES, Words
from tapete.workshop import BadDraft, Pick, Shelf, Unsound
from tapete.workshop.printing import printed

BANDS = Bands()
LIBRARY = library()


def shelf(field: str) -> Shelf:
    inner = next(one for one in BANDS.shelves() if one.kind == "rows").row
    return next(one for one in (*inner, *BANDS.shelves()) if one.field == field)


def pick(field: str, identity: str) -> Pick:
    return next(one for one in shelf(field).picks if one.id == identity)


def all_messages(value: object) -> list[Message]:
    if isinstance(value, Message):
        return [value]
    if isinstance(value, msgspec.Struct):
        return [m for name in value.__struct_fields__ for m in all_messages(getattr(value, name))]
    return [m for part in value for m in all_messages(part)] if isinstance(value, tuple) else []


def test_a_draft_with_everything_left_out_is_where_one_begins() -> None:
    assert BANDS.drafted({}) == Roster()
    checked = BANDS.check(BANDS.drafted({}))
    assert {fault.field for fault in checked.faults} == {"name", "faction"}


def test_the_shelves_are_the_fields_of_a_draft() -> None:
    fields = [field for field in Roster.__struct_fields__ if field != "content"]
    assert [one.field for one in BANDS.shelves()] == fields
    rows = next(one for one in BANDS.shelves() if one.kind == "rows")
    assert {one.field for one in rows.row} == {
        "profile", "name", "count", "gear", "ammunition", "mutations",
    }  # fmt: skip


def test_only_what_a_faction_has_and_a_profile_may_buy_is_offered() -> None:
    assert pick("profile", "jefe").needs == ("pandilleros",)
    assert "jefe" in pick("gear", "automatic_rifle").needs
    assert "piltrafa" not in pick("gear", "automatic_rifle").needs
    assert set(pick("mutations", "hardy").needs) == {"alfa", "mutante"}
    assert pick("gear", "mace").group == "punk.band.gear.melee"
    natural = [one for one, weapon in LIBRARY.melee.items() if weapon.natural]
    assert not {one.id for one in shelf("gear").picks} & set(natural)


def test_points_and_minis_are_counted() -> None:
    checked = BANDS.check(examples()["pandilleros_200"])
    assert checked.sound
    purses = [(one.field, one.spent, one.most) for one in checked.purses]
    assert purses == [("points", 196, 200), ("members", 4, 6)]
    assert [one.value for one in checked.values] == ["6, 4, 4, 4"]


def told(message: Message) -> str:
    return Words("en").say(message)


@pytest.mark.rule("punk.core.one_armour")
def test_armour_is_shown_at_the_price_that_is_charged_and_with_what_it_replaces() -> None:
    picks = [one for one in shelf("gear").picks if one.id == "metal_armour"]
    facts = {profile: [told(fact) for fact in one.facts] for one in picks for profile in one.needs}
    whole = sum(len(one.needs) for one in picks)
    assert len(facts) == whole
    assert facts["piston"][:2] == ["10 points", "instead of Hardened leather, which it wears"]
    for profile, (cost, *_) in facts.items():
        member = Member(profile=profile, gear=("metal_armour",))
        assert cost.split()[0] == str(bill_of(member, LIBRARY).parts[0].cost), profile
    (item,) = BANDS.made(Roster(members=(Member(profile="piston", gear=("metal_armour",)),))).bill()
    assert (told(item.parts[0].name), item.parts[0].cost) == (
        "Metal armour instead of Hardened leather", 10,
    )  # fmt: skip
    assert "comes with Hardened leather" in [told(one) for one in pick("profile", "piston").facts]


def test_a_profile_may_have_prices_of_its_own() -> None:
    piston = msgspec.structs.replace(
        LIBRARY.profiles["piston"], prices={"mace": 9, "metal_armour": 3}
    )
    found = msgspec.structs.replace(LIBRARY, profiles={**LIBRARY.profiles, "piston": piston})
    member = Member(profile="piston", gear=("mace", "metal_armour"))
    assert [item.cost for item in bill_of(member, found).parts] == [9, 3]
    other = Member(profile="engranaje", gear=("mace",))
    assert bill_of(other, found).parts[0].cost == LIBRARY.melee["mace"].cost


def test_a_fault_says_where_it_is() -> None:
    draft = {
        "name": "X",
        "faction": "pandilleros",
        "members": [{"profile": "jefe", "gear": ["mace", "moon"]}],
    }
    (fault,) = BANDS.check(BANDS.drafted(draft)).faults
    assert (fault.field, fault.pick) == ("members.0.gear", "moon")
    assert fault.rule in load("tapete.games.punk")


def test_everything_can_be_said_in_both_languages() -> None:
    said = [*all_messages(tuple(BANDS.shelves())), BANDS.title]
    said += [name for name, _ in BANDS.examples()]
    said += all_messages(BANDS.check(BANDS.examples()[0][1]))
    groups = [Message(one.group) for one in shelf("gear").picks]
    for language in LANGUAGES:
        words = Words(language)
        assert [one for one in (*said, *groups) if "⟦" in words.say(one)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_band_is_written_and_read_again(language: str) -> None:
    for _, draft in BANDS.examples():
        read = BANDS.read(BANDS.made(draft).text(language), language)
        assert (BANDS.drafted(read.draft), read.notes) == (draft, ())


def test_a_text_that_is_no_band_is_refused() -> None:
    with pytest.raises(BadList):
        BANDS.read("Banda: X\nDragón\n", "es")


@pytest.mark.parametrize(
    "draft",
    [
        {"members": [{"gear": "mace"}]},
        {"points": 0},
        {"points": "200"},
        {"size": 3},
        {"members": [{"ammunition": {"bullet": 0}}]},
        {"name": "x" * 61},
    ],
)
def test_what_is_no_draft_is_refused(draft: dict[str, Any]) -> None:
    with pytest.raises(BadDraft):
        BANDS.drafted(draft)


def test_sound_bands_are_options_of_a_match_and_others_are_not() -> None:
    drafts = [draft for _, draft in BANDS.examples()[:2]]
    options = msgspec.convert(BANDS.playable(drafts), Options)
    assert [parse_band(options.own[name], name) for name in options.bands] == drafts
    with pytest.raises(Unsound):
        BANDS.playable([Roster()])


def test_a_single_band_meets_another_as_large_of_another_faction() -> None:
    own = examples()["mutardos_300"]
    options = msgspec.convert(BANDS.playable([own]), Options)
    rival = examples()[options.bands[1]]
    assert (rival.points, rival.faction != own.faction) == (300, True)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_band_has_a_sheet_to_be_printed(language: str) -> None:
    assert BANDS.printed_as == "application/pdf"
    assert printed(BANDS.made(examples()["idos_200"]), language).startswith(b"%PDF-")
