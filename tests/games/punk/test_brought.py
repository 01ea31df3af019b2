"""Content that bands bring to a match, and the matches they play with it."""

from __future__ import annotations

import gc
from pathlib import Path

import msgspec
import pytest

from tapete.bots import RandomBot
from tapete.content import BadContent
from tapete.games.punk.content import played
from tapete.games.punk.content.additions import overlaid, part_of, without_ours
from tapete.games.punk.content.band.roster import Member, Roster, examples, parse_band, write_band
from tapete.games.punk.content.entries import Melee
from tapete.games.punk.content.library import Library, library
from tapete.games.punk.figures import entry_of, profile_of
from tapete.games.punk.game import GAME
from tapete.games.punk.rules.gear.bullets import possible_kinds
from tapete.games.punk.rules.story.setup import set_up
from tapete.games.punk.screen import SCREEN
from tapete.games.punk.state import Mini, State
from tapete.games.punk.workshop.bands import Bands
from tapete.games.punk.workshop.imported import content_at
from tapete.games.punk.world import Skirmish
from tapete.kernel import Match, Message
from tapete.kernel.chance.seed import from_number
from tapete.kernel.matches.journal import Journal
from tapete.kernel.matches.match import checked_options
from tapete.kernel.matches.replays import replay
from tapete.kernel.tables.scripted import ScriptedTable
from tapete.words import LANGUAGES, Words
from tapete.workshop import Unsound
from tests.battlescribe.files import CATALOGUE, SYSTEM, put


@pytest.fixture
def content(tmp_path: Path) -> Library:
    put(tmp_path, "x.gst", SYSTEM)
    put(tmp_path, "x.cat", CATALOGUE)
    return content_at(tmp_path)


def chief(*gear: str) -> Member:
    return Member(profile="mutardos_cacique", name="Tiña", gear=gear)


def rats(content: Library, *gear: str) -> Roster:
    """A band of the catalogue: the chief with these weapons, and a pack."""
    pack = Member(profile="mutardos_ratilla", count=3)
    return Roster(
        name="Los Tiñosos", faction="mutardos", points=100,
        members=(chief(*gear), pack), content=content,
    )  # fmt: skip


def table_of(*bands: Roster) -> State:
    return set_up(checked_options(GAME, dict(Bands().playable(bands))))


def of(state: State, seat: int) -> Mini:
    return next(mini for mini in state.minis if mini.seat == seat)


def hook(mini: Mini) -> Melee:
    found = entry_of(mini.gear[0].kind)
    assert isinstance(found, Melee)
    return found


# --- laid over ours


def test_content_is_laid_over_ours_and_has_its_own_people(content: Library) -> None:
    found = overlaid(content)
    assert list(found.factions) == ["mutardos"]
    assert found.melee["gancho_oxidado"].penetration == 2
    assert found.armour["metal_plate"] == library().armour["metal_plate"]
    assert found.special["swift"] == library().special["swift"]


def test_what_is_as_ours_is_not_written_down_again(content: Library) -> None:
    assert content.special["swift"] == library().special["swift"]
    kept = without_ours(content)
    assert "swift" not in kept.special
    assert list(kept.special) == ["peste"]
    assert overlaid(kept) == overlaid(content)


def test_a_band_brings_no_more_than_its_faction_can_use(content: Library) -> None:
    spare = msgspec.structs.replace(
        content, melee={**content.melee, "sable": content.melee["gancho_oxidado"]}
    )
    part = part_of(spare, "mutardos")
    assert "sable" not in part.melee
    assert "gancho_oxidado" in part.melee
    assert "scarce" in part.special


def test_a_band_s_file_may_hold_its_content(content: Library) -> None:
    roster = rats(content, "gancho_oxidado")
    text = write_band(roster)
    assert parse_band(text, "x") == roster
    with pytest.raises(BadContent) as wrong:
        parse_band(text.replace('"peste"', '"poste"', 1), "x.toml")
    assert wrong.value.field == "content.profiles.mutardos_cacique.special[0]"
    strange = "[content.weather.rain]\nname = { es = 'x', en = 'x' }\nes = 'x'\nen = 'x'\n"
    with pytest.raises(BadContent, match=r"content\.weather"):
        parse_band(f"{text}\n{strange}", "x.toml")


# --- played


def test_minis_have_the_figures_of_their_content(content: Library) -> None:
    mini = of(table_of(rats(content, "gancho_oxidado", "pistol")), 0)
    assert (hook(mini).strength, hook(mini).penetration) == ("+1", 2)
    assert profile_of(mini).cost == 45
    assert [mini.attributes[one] for one in ("A", "C", "T")] == [3, 5, None]
    assert "swift" in mini.special


def test_two_bands_may_bring_different_things_of_one_name(content: Library) -> None:
    sharp = msgspec.structs.replace(content.melee["gancho_oxidado"], penetration=5)
    other = msgspec.structs.replace(content, melee={**content.melee, "gancho_oxidado": sharp})
    state = table_of(rats(content, "gancho_oxidado"), rats(other, "gancho_oxidado"))
    assert [hook(of(state, seat)).penetration for seat in (0, 1)] == [2, 5]


def test_what_is_as_ours_is_played_as_ours(content: Library) -> None:
    state = table_of(rats(content, "pistol", "mace"))
    kinds = {item.kind for item in of(state, 0).gear}
    mace = content.melee["mace"] == library().melee["mace"]
    assert ("mace" in kinds) == mace
    assert of(state, 0).worn == "thick_clothes"
    assert profile_of(of(state, 1)) in library().profiles.values()


def test_our_own_content_is_not_changed_by_what_bands_bring(content: Library) -> None:
    before = msgspec.json.encode(library())
    table_of(rats(content, "gancho_oxidado"))
    assert msgspec.json.encode(library()) == before
    assert "mutardos_cacique" not in library().profiles


def test_a_band_with_faults_by_its_content_is_not_played(content: Library) -> None:
    with pytest.raises(Unsound):
        table_of(rats(content, "gancho_oxidado", "mace", "pistol"))


def test_content_that_nobody_asks_for_is_forgotten(
    content: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(played.contents(), "most", 1)
    first = of(table_of(rats(content, "gancho_oxidado")), 0)
    rule = msgspec.structs.replace(content.special["peste"], es="Otra")
    other = msgspec.structs.replace(content, special={**content.special, "peste": rule})
    second = of(table_of(rats(other, "gancho_oxidado")), 0)
    assert first.profile not in played.known().profiles
    assert second.profile in played.known().profiles
    again = of(table_of(rats(content, "gancho_oxidado")), 0)
    assert again.profile == first.profile
    assert played.origin(again.profile) == "mutardos_cacique"


def test_cards_and_lists_name_what_was_brought(content: Library) -> None:
    state = table_of(rats(content, "gancho_oxidado"))
    card = SCREEN.card(state, of(state, 0).id)
    for language in LANGUAGES:
        said = Words(language).say
        told = " ".join(said(message) for message in _messages(card))
        assert "Gancho oxidado" in told or "gancho oxidado" in told
        assert "Peste" in told
        assert "_" not in told


def _messages(value: object) -> list[Message]:
    if isinstance(value, Message):
        return [value]
    if isinstance(value, msgspec.Struct):
        return [m for name in value.__struct_fields__ for m in _messages(getattr(value, name))]
    return [m for part in value for m in _messages(part)] if isinstance(value, tuple) else []


def bot_match(*bands: Roster) -> Match[State]:
    options = {**Bands().playable(bands), "scenario": "brawl"}
    return end_of(Match(GAME, options, from_number(7)))


def end_of(match: Match[State]) -> Match[State]:
    """The match, played to its end by bots."""
    bots = [RandomBot(seat) for seat in (0, 1)]
    while match.question is not None:
        seat = match.question.seats[0]
        value = bots[seat].choose(match.position(seat))
        match.answer(seat, match.question.domains[seat].write(value))
    return match


def test_a_whole_match_is_played_and_its_journal_holds_all_it_needs(
    content: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = bot_match(rats(content, "gancho_oxidado"), rats(content, "mace"))
    assert match.result is not None
    text = match.journal().dump()
    result = match.result
    del match
    forget_all(content, monkeypatch)
    again = replay(Journal.parse(text), GAME)
    assert again.result == result


def forget_all(content: Library, monkeypatch: pytest.MonkeyPatch) -> None:
    """Sets up a match with other content, when there is room only for that."""
    gc.collect()
    monkeypatch.setattr(played.contents(), "most", 1)
    rule = msgspec.structs.replace(content.special["peste"], es="Otra")
    other = msgspec.structs.replace(content, special={**content.special, "peste": rule})
    table_of(rats(other, "gancho_oxidado"))


def test_content_stays_as_long_as_a_match_with_it(
    content: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    options = {**Bands().playable([rats(content, "gancho_oxidado")]), "scenario": "brawl"}
    match = Match(GAME, options, from_number(7))
    profile = of(match.state, 0).profile
    forget_all(content, monkeypatch)
    assert profile in played.known().profiles
    assert end_of(match).result is not None
    del match
    forget_all(library_like(content), monkeypatch)
    assert profile not in played.known().profiles


def library_like(content: Library) -> Library:
    """The same content, with one thing dearer."""
    dear = msgspec.structs.replace(content.melee["gancho_oxidado"], cost=19)
    return msgspec.structs.replace(content, melee={**content.melee, "gancho_oxidado": dear})


@pytest.mark.rule("punk.bullets.secret")
def test_the_rival_is_kept_from_counting_kinds_of_bullets_that_were_brought() -> None:
    added = part_of(library(), "irradiados")
    dear = {
        one: msgspec.structs.replace(bullet, cost=bullet.cost + 1)
        for one, bullet in added.ammunition.items()
    }
    roster = msgspec.structs.replace(
        examples()["irradiados_200"], points=300,
        content=msgspec.structs.replace(added, ammunition=dear),
    )  # fmt: skip
    state = table_of(roster, roster)
    assert possible_kinds(Skirmish(state, ScriptedTable())) == len(dear) == 3
