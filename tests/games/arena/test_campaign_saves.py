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
from tapete.games.arena.rules.story import campaign, setup
from tapete.games.arena.world import Arena
from tapete.kernel.tables.scripted import ScriptedTable

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
    state.deck = sorted([*ranks[0][campaign.CHANGED :], *ranks[1][: campaign.CHANGED]])
    resting.keep(Arena(state, ScriptedTable()))
    save: Save = msgspec.json.decode(state.kept)
    return save


def refusal(save: Save, *, seal: bool = True) -> str:
    """Why a save is refused; with its seal made anew, so that the seal is not the reason."""
    text = msgspec.json.encode(save).decode()
    if seal:
        made = msgspec.json.decode(text, type=campaign.Kept)
        sealed = msgspec.structs.replace(made, seal=campaign.sealed(made))
        text = msgspec.json.encode(sealed).decode()
    return refused(text)


def refused(text: str) -> str:
    with pytest.raises(campaign.BadCampaign) as error:
        GAME.setup(Options(campaign=text))
    message = error.value.message
    reason: Any = dict(message.args)["reason"]
    assert message.key == "arena.error.campaign"
    return str(reason.key).removeprefix("arena.campaign.")


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
    "another's tree": ("hunters.1.tree", becomes("mascabalas"), "hunter"),
    "an unknown tree": ("hunters.1.tree", becomes("no_such"), "hunter"),
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
    "an Announcement twice": ("deck", lambda had: [*had[1:], had[1]], "deck"),
    "an unknown Announcement": ("deck", lambda had: [*had[1:], "no_such"], "deck"),
    "the Announcement of rank 0": ("deck", lambda had: [*had[1:], "despedidos"], "deck"),
    "an Event fewer": ("events", lambda had: had[1:], "events"),
    "an Event twice": ("events", twice, "events"),
    "an Event beneath that is not left": ("beneath", plus("no_such"), "events"),
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


@pytest.mark.rule("arena.campaign.save")
@pytest.mark.parametrize(
    "text",
    ["no_such_campaign", "{", "[]", "null", "{}", '"tournament"', "\x00", "{" * 5000, "\ud800"],
    ids=repr,
)
def test_what_is_no_save_is_refused(text: str) -> None:
    assert refused(text) == "unreadable"


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
    assert refused(text) == "unreadable"


@pytest.mark.rule("arena.campaign.save")
def test_fields_that_nobody_knows_are_refused() -> None:
    assert refused(msgspec.json.encode({**kept(), "money": 5}).decode()) == "unreadable"
