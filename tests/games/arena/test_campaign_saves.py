"""A campaign that was kept and altered by hand is refused, with what does not add up."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest

from tapete.games.arena.content.described import described
from tapete.games.arena.content.library import library
from tapete.games.arena.figures import fresh
from tapete.games.arena.game import GAME
from tapete.games.arena.meta import Options
from tapete.games.arena.rules.intermission import resting
from tapete.games.arena.rules.skills.levels import open_slots
from tapete.games.arena.rules.story import campaign, saved, setup
from tapete.games.arena.world import Arena
from tapete.kernel.tables.scripted import ScriptedTable
from tapete.words import Words

Save = dict[str, Any]
LEVELS = 1


def kept() -> Save:
    """What is kept after a first scenario that was won, as plain data."""
    state = setup.set_up(Options(campaign="tournament"))
    state.won, state.levels = True, LEVELS
    for hunter in state.hunters:
        hunter.filled = [open_slots(hunter.tree, [])[0]]
    arms = sorted(library().arms)
    state.hunters[0].inventory = [fresh(arms[0])]
    ranks = [[n for n, one in library().announcements.items() if one.rank == r] for r in (1, 2)]
    state.deck = sorted([*ranks[0][saved.CHANGED :], *ranks[1][: saved.CHANGED]])
    resting.keep(Arena(state, ScriptedTable()))
    save: Save = msgspec.json.decode(state.kept)
    return save


def refusal(save: Save, *, seal: bool = True) -> str:
    """Why a save is refused; with its seal made anew, so that the seal is not the reason."""
    return refused(under_a_new_seal(save) if seal else msgspec.json.encode(save).decode())


def under_a_new_seal(save: Save) -> str:
    made = msgspec.convert(save, saved.Kept)
    return msgspec.json.encode(msgspec.structs.replace(made, seal=saved.sealed(made))).decode()


def refused(text: str) -> str:
    message = error_of(text).message
    reason: Any = dict(message.args)["reason"]
    assert message.key == "arena.error.campaign"
    return str(reason.key).removeprefix("arena.campaign.")


def error_of(text: str) -> campaign.BadCampaign:
    with pytest.raises(campaign.BadCampaign) as error:
        GAME.setup(Options(campaign=text))
    return error.value


def test_a_save_as_it_was_kept_is_taken() -> None:
    state = GAME.setup(Options(campaign=msgspec.json.encode(kept()).decode()))
    assert (state.scenario, state.before) == ("bomb_hunt", LEVELS)


# --- each thing that can be changed


def alter(save: Save, path: str, change: Callable[[Any], Any]) -> Save:
    """The save with one of its parts changed: `hunters.0.filled`."""
    *outer, last = [int(step) if step.isdigit() else step for step in path.split(".")]
    part: Any = save
    for step in outer:
        part = part[step]
    part[last] = change(part[last])
    return save


def becomes(value: Any) -> Callable[[Any], Any]:
    return lambda _: value


def plus(*more: Any) -> Callable[[Any], Any]:
    return lambda had: [*had, *more]


def twice(had: list[str]) -> list[str]:
    return [*had, had[0]]


ARMS, ZED = sorted(library().arms), sorted(library().zed)
SHIELDS = [name for name in ZED if library().zed[name].slot == "shield"]
ALTERED: dict[str, tuple[str, Callable[[Any], Any], str]] = {
    "another campaign": ("campaign", becomes("no_such"), "unknown"),
    "no such scenario": ("scenario", becomes("no_such"), "scenario"),
    "a scenario of another campaign": ("scenario", becomes("nests"), "scenario"),
    "three hunters": ("hunters", lambda had: had[:3], "four"),
    "a hunter twice": ("hunters", lambda had: [*had[:3], had[0]], "four"),
    "a fifth hunter": ("hunters", lambda had: [*had, had[0]], "four"),
    "an unknown hunter": ("hunters.1.id", becomes("nobody"), "hunter"),
    "another's tree": ("hunters.1.tree", becomes("mascabalas"), "tree"),
    "an unknown tree": ("hunters.1.tree", becomes("no_such"), "tree"),
    "a level more": ("levels", becomes(LEVELS + 1), "level"),
    "levels below none": ("levels", becomes(-1), "level"),
    "a slot more": ("hunters.2.filled", plus(1), "level"),
    "no slot": ("hunters.2.filled", becomes([]), "level"),
    "a slot twice": ("hunters.2.filled", twice, "slots"),
    "a slot of a high rank": ("hunters.2.filled", becomes([5]), "slots"),
    "a slot that is not there": ("hunters.2.filled", becomes([99]), "slots"),
    "a slot from the end": ("hunters.2.filled", becomes([-1]), "slots"),
    "gear twice": ("hunters.1.inventory", plus(ARMS[0]), "twice"),
    "unknown gear": ("hunters.3.inventory", plus("no_such"), "gear"),
    "unknown gear in hand": ("hunters.3.equipped", plus("no_such"), "gear"),
    "gear of one's own making": (
        "hunters.3.inventory", plus(described(library().starting["caracal"])), "gear",
    ),
    "no more than the sign of it": ("hunters.3.equipped", plus("="), "gear"),
    "four things in an Inventory": ("hunters.3.inventory", plus(*ARMS[1:5]), "load"),
    "three weapons in hand": ("hunters.3.equipped", plus(*ARMS[1:4]), "load"),
    "two Shields": ("hunters.3.equipped", plus(*SHIELDS[:2]), "load"),
    "an Announcement fewer": ("deck", lambda had: had[1:], "deck"),
    "an Announcement twice": ("deck", lambda had: [*had[1:], had[1]], "announcement"),
    "an unknown Announcement": (
        "deck", lambda had: [*had[1:], "no_such"], "no_announcement",
    ),
    "the Announcement of rank 0": ("deck", lambda had: [*had[1:], "despedidos"], "deck"),
    "an Event fewer": ("events", lambda had: had[1:], "event"),
    "an Event twice": ("events", twice, "event"),
    "an Event beneath that is not left": ("beneath", plus("no_such"), "event"),
}  # fmt: skip


@pytest.mark.rule("arena.campaign.save")
@pytest.mark.parametrize("what", ALTERED)
def test_what_was_altered_is_named_even_under_a_new_seal(what: str) -> None:
    path, change, reason = ALTERED[what]
    assert refusal(alter(kept(), path, change)) == reason


@pytest.mark.rule("arena.campaign.save", "arena.announcement.upgrade")
def test_an_easier_deck_than_the_levels_ask_for_is_refused() -> None:
    easy = sorted(name for name, card in library().announcements.items() if card.rank == 1)
    assert refusal(alter(kept(), "deck", becomes(easy))) == "deck"


@pytest.mark.rule("arena.announcement.upgrade_max")
def test_levels_without_end_are_weighed_at_once() -> None:
    """A tree that is full takes no more slots, so only the deck could tell."""
    save = alter(kept(), "levels", becomes(10**15))
    for hunter in save["hunters"]:
        hunter["filled"] = list(full(hunter["tree"]))
    assert refusal(save) == "deck"


def full(tree: str) -> Iterator[int]:
    filled: list[int] = []
    while able := open_slots(tree, filled):
        filled.append(able[0])
        yield able[0]


def swapped(save: Save) -> Save:
    """Another card that is as good as the one that was there: only the seal can tell."""
    return alter(save, "hunters.0.inventory", becomes([ARMS[1]]))


@pytest.mark.rule("arena.campaign.save")
def test_a_change_that_adds_up_breaks_the_seal() -> None:
    assert refusal(swapped(kept()), seal=False) == "seal"
    assert refusal(alter(kept(), "seal", becomes("")), seal=False) == "seal"


# --- what is said of it


SAID: dict[str, tuple[str, Callable[[Any], Any], str, str, str]] = {
    "another campaign": (
        "campaign", becomes("tournment"), "arena.setup.campaign_pick",
        "There is no campaign “tournment”; there are: skag_season, tournament; "
        "the nearest is “tournament”.",
        "No hay ninguna campaña «tournment»; hay: skag_season, tournament; "
        "lo más parecido es «tournament».",
    ),
    "a scenario of another campaign": (
        "scenario", becomes("nests"), "arena.campaign.save",
        "“nests” is no scenario of", "«nests» no es ningún escenario de",
    ),
    "a hunter twice": (
        "hunters", lambda had: [*had[:3], had[0]], "arena.setup.four_heroes",
        "4 different hunters; there are 4, of which 3 different.",
        "4 Buscacámaras distintos; hay 4, de ellos 3 distintos.",
    ),
    "an unknown hunter": (
        "hunters.1.id", becomes("nobody"), "arena.campaign.save",
        "There is no hunter “nobody”; there are: Salvador",
        "No hay ningún Buscacámaras «nobody»; hay: Salvador",
    ),
    "another's tree": (
        "hunters.1.tree", becomes("mascabalas"), "arena.setup.skill_tree",
        "Mordecai has the Skill Tree Bullet Chewer, which is not its own; it may have:",
        "Mordecai tiene el Árbol Mascabalas, que no es suyo; puede tener:",
    ),
    "a slot of a high rank": (
        "hunters.2.filled", becomes([5]), "arena.skill.rank_gate",
        "of Amara cannot be filled like that: slot 5",
        "de Amara no puede rellenarse así: la ranura 5",
    ),
    "no slot": (
        "hunters.2.filled", becomes([]), "arena.campaign.save",
        "Amara has filled 0 slots of its Skill Tree; after 1 level it must be 1.",
        "Amara ha rellenado 0 ranuras de su Árbol de Habilidades; tras 1 nivel deben ser 1.",
    ),
    "unknown gear": (
        "hunters.3.inventory", plus("no_such"), "arena.campaign.save",
        "Moze has “no_such”, which is no card", "Moze tiene «no_such», que no es ninguna carta",
    ),
    "gear twice": (
        "hunters.1.inventory", plus(ARMS[0]), "arena.campaign.save",
        f"{library().arms[ARMS[0]].name.en} is there more than once; "
        "it is with Salvador, Mordecai.",
        f"{library().arms[ARMS[0]].name.es} está más de una vez; "
        "está en manos de Salvador, Mordecai.",
    ),
    "four things in an Inventory": (
        "hunters.3.inventory", plus(*ARMS[1:5]), "arena.gear.inventory_limit",
        "Moze has 4 cards in its Inventory; it may have 3.",
        "Moze tiene 4 cartas en el Inventario; puede tener 3.",
    ),
    "three Shields": (
        "hunters.3.equipped", becomes(SHIELDS[:3]), "arena.gear.slots",
        "Moze wears 3 Shields; it may have 1.", "Moze lleva 3 Escudos; puede tener 1.",
    ),
    "an Announcement fewer": (
        "deck", becomes([]), "arena.announcement.upgrade",
        "The deck has 0 Announcements of rank 1; after 1 level it must have 8.",
        "El mazo tiene 0 Anuncios de rango 1; tras 1 nivel debe tener 8.",
    ),
    "an unknown Announcement": (
        "deck", plus("no_such"), "arena.campaign.save",
        "“no_such” is in the deck and is no Announcement.",
        "«no_such» está en el mazo y no es ningún Anuncio.",
    ),
    "an Event beneath that is not left": (
        "beneath", plus("no_such"), "arena.setup.boss_events",
        "The Event “no_such” is not one of", "El Evento «no_such» no es de",
    ),
}  # fmt: skip


@pytest.mark.rule("arena.campaign.save")
@pytest.mark.parametrize("what", SAID)
def test_what_does_not_add_up_is_said_with_its_rule_in_both_languages(what: str) -> None:
    path, change, rule, *told = SAID[what]
    error = error_of(under_a_new_seal(alter(kept(), path, change)))
    assert error.rule == rule
    for language, expected in zip(("en", "es"), told, strict=True):
        words = Words(language)
        words.learn(GAME.name, GAME.package)
        assert expected in words.say(error.message)


def test_an_event_that_is_missing_or_there_twice_is_named() -> None:
    save = kept()
    gone = save["events"][0]
    name = library().events[gone].name.en
    words = Words("en")
    words.learn(GAME.name, GAME.package)
    fewer = error_of(under_a_new_seal(alter(save, "events", lambda had: had[1:])))
    assert words.say(fewer.message).endswith(f"The Event “{name}” is missing.")
    more = error_of(under_a_new_seal(alter(kept(), "events", plus(gone))))
    assert words.say(more.message).endswith(f"The Event “{name}” is there more than once.")


@pytest.mark.rule("arena.campaign.save")
@pytest.mark.parametrize(
    "text",
    ["{", "{" * 5000, "[" * 100_000 + "{", "{\ud800"],
    ids=lambda text: repr(text[:20]),
)
def test_what_is_no_save_is_refused(text: str) -> None:
    assert refused(text) == "unreadable"


@pytest.mark.rule("arena.setup.campaign_pick")
@pytest.mark.parametrize(
    "name",
    [
        "no_such_campaign",
        "tournment",
        "skag-season",
        "a name",
        "null",
        "\x00",
        "\ud800",
        "[" * 9999,
    ],
    ids=lambda name: repr(name[:20]),
)
def test_a_name_that_no_campaign_has_is_said_with_those_there_are(name: str) -> None:
    assert refused(name) == "unknown"


@pytest.mark.rule("arena.campaign.save")
@pytest.mark.parametrize("text", ["[{}]", "{}", '"{"'])
def test_a_text_of_another_shape_is_refused(text: str) -> None:
    assert refused(text) == "misfit"


@pytest.mark.rule("arena.campaign.save")
@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("levels", "1"), ("levels", 1.5), ("levels", None), ("hunters", {}), ("deck", "warm_up"),
        ("hunters.0.filled", ["0"]), ("hunters.0.id", 7), ("seal", None),
    ],
)  # fmt: skip
def test_values_of_another_kind_are_refused(path: str, value: object) -> None:
    text = msgspec.json.encode(alter(kept(), path, becomes(value))).decode()
    assert refused(text) == "misfit"


@pytest.mark.rule("arena.campaign.save")
def test_fields_that_nobody_knows_are_refused() -> None:
    assert refused(msgspec.json.encode({**kept(), "money": 5}).decode()) == "misfit"
