"""What a kind of deed says of itself is said nowhere else."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from tapete.deeds.menu import Menu
from tapete.games.arena.actions.menu import MENU as ARENA_MENU
from tapete.games.arena.game import GAME as ARENA
from tapete.games.darkness.actions.every import EVERY as DARKNESS_MENU
from tapete.games.darkness.game import GAME as DARKNESS
from tapete.games.euphoria.actions.menu import MENU as EUPHORIA_MENU
from tapete.games.euphoria.game import GAME as EUPHORIA
from tapete.games.punk.actions.menu import MENU as PUNK_MENU
from tapete.games.punk.game import GAME as PUNK
from tapete.games.savage.actions.menu import MENU as SAVAGE_MENU
from tapete.games.savage.game import GAME as SAVAGE
from tapete.kernel import Game
from tapete.words import LANGUAGES, Words

AnyMenu = Menu[Any, Any, Any]
MENUS = [
    pytest.param(ARENA, ARENA_MENU, id="arena"),
    pytest.param(DARKNESS, DARKNESS_MENU, id="darkness"),
    pytest.param(EUPHORIA, EUPHORIA_MENU, id="euphoria"),
    pytest.param(PUNK, PUNK_MENU, id="punk"),
    pytest.param(SAVAGE, SAVAGE_MENU, id="savage"),
]
SHOWN = ("labels", "screen", "terminal", "workshop")
NAMESAKES: dict[str, dict[str, tuple[str, ...]]] = {
    "arena": {
        "attack": ("rules", "content", "screen", "odds"),  # an order, a cue, and a procedure
        "charge": ("content",),  # a property
        "gift": ("rules",),  # a question
        "grenade": ("rules", "content", "screen", "labels", "figures"),  # a slot
        "interact": ("rules", "content"),  # how an objective is reached
        "melee": ("rules", "content", "screen", "state", "odds", "workshop"),  # an attribute
        "special": ("rules", "content"),  # an order
        "swap": ("rules",),  # a question
        "use": ("actions/menu",),  # what does not end a reaction
    },
    "darkness": {
        "end": ("steps", "state", "rules", "actions/evening"),  # a phase
        "climb": ("content", "rules/doors", "labels/dressing", "odds", "bots/chances"),  # uses
        "fight": ("content", "rules", "odds", "bots/chances"),  # of attributes, and procedures
        "force": ("content", "rules/doors", "odds", "bots/chances"),
        "heal": ("content", "rules/harm", "rules/master/supplies", "rules/story", "bots/chances"),
        "load": ("content", "rules/checks", "rules/goods", "workshop"),
        "perceive": ("content", "rules", "bots/chances"),
        "pick": ("content", "rules/doors", "odds", "bots/chances"),
        "search": ("content", "rules", "bots/chances"),
        "steal": ("content", "rules/goods"),
        "attack": (*SHOWN, "meta", "rules", "odds", "bots/chances", "actions/changes"),  # codes
        "dice": ("rules/checks", "workshop", "actions/changes"),
        "health": ("screen",),
        "stance": ("actions/changes",),
        "stay": ("actions/changes", "content", "master"),
        "bomb": ("rules/master",),  # things and discs
        "round": ("content", "labels", "rules/master/scenes"),  # what a scene waits for
        "again": ("rules/checks", "workshop"),  # dice
        "improve": ("rules/master/sessions", "rules/story"),  # a question at the end
        "hand": ("content", "rules/master"),
        "security": (*SHOWN, "content", "state", "master", "rules", "actions/changes/figures"),
        "give": ("content", "rules"),  # what stories do
        "points": ("content", "rules/checks", "rules/story", "labels", "workshop", "bots/sites"),
        "take": ("content", "rules", "bots/sites"),
        "nothing": ("rules/master/laying",),  # questions and answers
        "praise": ("rules/points", "bots/replies"),
        "propose": ("rules/master",),
        "retreat": ("rules", "bots/replies"),
        "roll": ("rules/goods",),
        "say": ("rules/bargains",),
        "scene": ("rules/master", "labels"),  # what words are told with
        "special": ("labels/dressing",),
        "place": ("labels/dressing", "actions/changes/rounds"),  # the one in the order of turns
        "away": ("labels", "odds"),
        "check": ("odds", "workshop"),
        "hurt": ("odds",),
        "open": ("rules/doors",),
        "note": ("screen",),  # a cue
        "clear": ("content", "master", "actions/changes"),  # the weather
        "fate": ("rules/turns",),  # what is paid for
    },
    "euphoria": {
        "end": ("steps", "rules", "state", "labels"),  # a phase
        "charge": ("content", "odds/procedures"),  # a deed that an ability bars, and a procedure
        "shoot": ("content",),
        "roar": ("content",),  # genes
        "cannibal": ("content", "rules/gifts/genes"),
        "ability": ("content/team", "labels", "screen", "workshop"),  # what a miniature has
    },
    "punk": {
        "end": ("steps", "rules"),  # a phase
        "aim": ("labels", "screen"),  # conditions
        "barrier": ("labels",),
        "boost": ("labels", "screen"),
        "ready": ("labels", "screen", "workshop"),
        "reload": ("labels", "screen"),
        "separate": ("rules/dice",),  # what a roll is called
        "fight": ("odds",),  # procedures
        "shoot": ("odds", "rules/shooting/shooting"),
    },
    "savage": {
        "end": ("steps", "rules", "bots"),  # a phase
        "aim": ("labels", "screen", "workshop"),  # conditions
        "test": ("odds",),  # a procedure
        "hold": ("labels", "screen", "rules", "content", "bots"),  # a goal, too
        "break": ("rules", "content", "bots"),  # a goal
        "mount": ("labels", "screen", "content", "workshop"),  # what is ridden
        "run": ("workshop",),  # a line of a stat block
        "climb": ("workshop",),  # a skill of other editions
        "touch": ("rules", "content", "bots", "actions/powers"),  # a goal, and a power's range
    },
}
"""Where the name of a deed means something else."""


def literals(game: Game[Any]) -> Iterator[tuple[str, str]]:
    """Every string in the game's code, and the module it stands in."""
    package = Path(str(files(game.package)))
    for file in sorted(package.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield node.value, file.relative_to(package).as_posix()


@pytest.mark.parametrize(("game", "menu"), MENUS)
def test_the_name_of_a_deed_stands_in_one_module(game: Game[Any], menu: AnyMenu) -> None:
    found: dict[str, set[str]] = defaultdict(set)
    for text, module in literals(game):
        namesakes = NAMESAKES[game.name].get(text, ())
        if text in menu.by_name and not module.startswith(namesakes):
            found[text].add(module)
    assert {name: modules for name, modules in found.items() if len(modules) > 1} == {}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "menu"), MENUS)
def test_every_deed_has_words(game: Game[Any], menu: AnyMenu, language: str) -> None:
    words = Words(language)
    words.learn(game.name, game.package)
    assert [one for one in menu.by_name if not words.knows(f"{game.name}.do.{one}")] == []


@pytest.mark.parametrize(("game", "menu"), MENUS)
def test_every_deed_has_a_heading_of_the_game(game: Game[Any], menu: AnyMenu) -> None:
    ways = [game.labels.group((way, None)) for way in menu.leads if way not in menu.by_name]
    found = {kind.group for kind in menu.by_name.values()} | {group for group in ways if group}
    assert found == set(game.labels.groups)


@pytest.mark.parametrize(("game", "menu"), MENUS)
def test_no_two_deeds_have_the_same_name(game: Game[Any], menu: AnyMenu) -> None:
    names = [name for kind in (*menu.kinds, menu.end) for name in (kind.name, *kind.also)]
    assert len(names) == len(menu.by_name)


@pytest.mark.parametrize(("game", "menu"), MENUS)
def test_an_unknown_deed_is_no_kind(game: Game[Any], menu: AnyMenu) -> None:
    with pytest.raises(KeyError):
        menu.kind("juggle")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_done_to_somebody_can_be_named_by_itself(language: str) -> None:
    words = Words(language)
    words.learn(PUNK.name, PUNK.package)
    addressed = [kind.name for kind in PUNK_MENU.kinds if kind.addressed]
    assert [one for one in addressed if not words.knows(f"punk.kind.{one}")] == []
