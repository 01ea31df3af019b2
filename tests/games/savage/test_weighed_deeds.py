"""The number beside every kind of deed that hangs on chance is what the rules say end by end.

What has come of it is told by the whole state, so that no two ends that differ count as one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import pytest

from tapete.games.savage.actions.menu import MENU
from tapete.games.savage.actions.moving.ways import MOVE
from tapete.games.savage.game import GAME
from tapete.games.savage.rules.attacks.shooting import AMMUNITION
from tapete.games.savage.state import Venom
from tapete.games.savage.world import PACE
from tapete.kernel.matches.position import Position
from tests.games.savage.skirmish import Skirmish, skirmish, who
from tests.games.savage.test_movement import CRAG, GROUND
from tests.games.savage.test_powers import caster
from tests.games.savage.test_told import told
from tests.games.savage.test_weighed_scenes import SCENES as ATTACKS
from tests.games.weighed import asked, compared, deeds_agree, rolling, told_whole

WHOLE = told_whole(GAME)
MANY = 20_000
FIGHTER = who(fighting=6, gear=("club",))
GUNNER = who(shooting=10, gear=("submachine_gun",))
TWO_FISTED = {"edges": ("two_fisted",), "fighting": 8, "shooting": 8}


def begun(fight: Skirmish, **turn: Any) -> Skirmish:
    """The turn of `a`; `turn` is what it has done so far."""
    fight.turn("a", **turn)
    return fight


def breath() -> Skirmish:
    """A cone over two."""
    fiery = who(athletics=6, gear=("fire_breath",))
    return begun(skirmish("a...B\n....C", a=fiery, B=who(), C=who()))


def surrounded() -> Skirmish:
    """One who may strike at all around it at once, or twice."""
    a = who(fighting=8, gear=("club",), edges=("sweep", "frenzy"))
    return begun(skirmish("BaC", a=a, B=FIGHTER, C=FIGHTER))


def other_blade() -> Skirmish:
    """One who has struck with one hand."""
    a = who(gear=("short_sword", "knife"), **TWO_FISTED)
    return begun(skirmish("aB", a=a, B=FIGHTER), used=1, hands=[1], done=["fought"])


def other_pistol() -> Skirmish:
    """One who has shot with one hand."""
    a = who(gear=("revolver", "pistol"), **TWO_FISTED)
    return begun(skirmish("a...B", a=a, B=who()), used=1, hands=[1])


def held() -> Skirmish:
    """One who has got hold of a foe."""
    caught = who(state={"entangled": True, "held_by": "a"})
    return begun(skirmish("aB", a=who(strength=8), B=caught))


def caught() -> Skirmish:
    """One whom a foe has got hold of."""
    a = who(athletics=8, state={"entangled": True, "held_by": "B"})
    return begun(skirmish("aB", a=a, B=who(athletics=6)))


def cliff() -> Skirmish:
    """Before a crag, of which one may fall down."""
    return begun(skirmish("ao...", a=who(athletics=6), ground=CRAG))


def trench() -> Skirmish:
    """Before a trench, over which one may jump or climb."""
    return begun(skirmish("at....", a=who(athletics=6), ground=GROUND))


def leaving() -> Skirmish:
    """Beside a foe, who strikes at whoever leaves it, and a crate."""
    return begun(skirmish("Bao..\n.o...", a=who(), B=FIGHTER, ground=GROUND))


def running() -> Skirmish:
    """The same with a run-up, before a trench."""
    fight = skirmish("Bat....", a=who(), B=FIGHTER, ground=GROUND)
    return begun(fight, straight=2 * PACE)


def line() -> Skirmish:
    """The same where nobody has miniatures."""
    return begun(told({"a": 3, "B": 2, "C": 12}, B=FIGHTER))


def dying() -> Skirmish:
    """Beside a friend who bleeds to death."""
    b = who(wild=True, state={"out": "incapacitated", "bleeding": True})
    return begun(skirmish("ab..c", a=who(healing=6), b=b, c=who()))


def poisoned() -> Skirmish:
    """Beside a friend whom a poison kills."""
    b = who(state={"venom": Venom("deadly", 4, -2)})
    return begun(skirmish("ab", a=who(healing=8), b=b))


def bolt() -> Skirmish:
    return begun(skirmish("a...B", a=caster("bolt"), B=who()))


def stun() -> Skirmish:
    return begun(skirmish("a...B", a=caster("stun"), B=who()))


def flames() -> Skirmish:
    return begun(skirmish("a...B", a=caster("burst"), B=who()))


def boost() -> Skirmish:
    return begun(skirmish("ab..B", a=caster("boost"), b=who(fighting=6), B=who()))


def volley() -> Skirmish:
    """The bullets for two shots, one at each; one of them nothing harms."""
    armoured = who(gear=("powered_armour",))
    fight = skirmish("a.....B\n......C", a=GUNNER, B=who(), C=armoured)
    fight["a"].items[0].loaded = AMMUNITION[2]
    return begun(fight)


def suppressing() -> Skirmish:
    """Bullets for all in an area."""
    return begun(skirmish("a.....B\n......C", a=GUNNER, B=who(), C=who()))


def rifle() -> Skirmish:
    """A rifle, with which one also strikes."""
    return begun(skirmish("aB", a=who(fighting=8, gear=("rifle",)), B=FIGHTER))


def brawl() -> Skirmish:
    a = who(fighting=8, athletics=6, taunt=6)
    return begun(skirmish("aB", a=a, B=who(fighting=6)))


def friends() -> Skirmish:
    """One who can be helped to shoot."""
    b = who(shooting=6, gear=("revolver",))
    return begun(skirmish("ab...B", a=who(persuasion=6), b=b, B=who()))


def door() -> Skirmish:
    """A shut door, to be broken down or shot through."""
    a = who(fighting=6, shooting=6, gear=("axe", "revolver"))
    return begun(skirmish("a+..B", a=a, B=who()))


def dark() -> Skirmish:
    """Nobody sees far, and one has walked."""
    return begun(skirmish("a.....B", ambient=0, a=who(stealth=6), B=who(notice=6)), walked=1)


SCENES: dict[Callable[[], Skirmish], set[str]] = {
    breath: {"spray"},
    surrounded: {"fight", "sweep"},
    other_blade: {"second_fight"},
    other_pistol: {"second_shoot"},
    held: {"crush"},
    caught: {"break_free"},
    cliff: {"climb_hard"},
    trench: {"jump_far", "move"},
    leaving: {"climb", "jump_far"},
    running: {"jump"},
    line: {"approach", "retreat"},
    dying: {"first_aid"},
    poisoned: {"antidote"},
    bolt: {"cast"},
    stun: {"cast"},
    flames: {"cast"},
    boost: {"cast"},
    volley: {"split"},
    suppressing: {"suppress"},
    rifle: {"butt"},
    brawl: {"grapple", "push", "run", "test", "touch"},
    friends: {"support"},
    door: {"break", "shoot_thing"},
    dark: {"hide"},
}
LONG = (breath, surrounded, volley, suppressing)
"""Those that take long with bennies: the grenade and the blows stand for them."""
NEVER = {
    **dict.fromkeys(("let_go", "untie"), "what is tied or held is let loose, as one likes"),
    **dict.fromkeys(("open", "close"), "doors are not stuck"),
    **dict.fromkeys(("pick_up", "let_fall", "grab", "ready", "ready_slow"), "hands do not slip"),
    **dict.fromkeys(("stow", "douse", "reload"), "hands do not slip"),
    **dict.fromkeys(("aim", "aim_power", "declare_2", "declare_3"), "only later rolls change"),
    **dict.fromkeys(("defend", "hold", "end"), "only later rolls change"),
    **dict.fromkeys(("stand", "drop", "mount", "dismount"), "it only takes movement"),
    **dict.fromkeys(("get_in", "get_out", "faster", "slower"), "the wheel is turned by moving"),
    **dict.fromkeys(("recover", "recharge"), "a benny does it"),
    **dict.fromkeys(
        ("story_bullets", "story_cover_gone", "story_light", "story_door"), "a benny does it"
    ),
    **dict.fromkeys(("story_stumble", "story_rally"), "a benny does it"),
    "finish": "the helpless die without a roll",
}
"""Kinds of deeds after which nothing is rolled, and why."""


def opened(scene: Callable[[], Skirmish], mine: int = 0, theirs: int = 0) -> Position[Any]:
    """What may be done in it, with so many bennies for each figure of a side."""
    fight = scene()
    for figure in fight.state.figures:
        figure.bennies = theirs if figure.seat else mine
    return asked(WHOLE, fight.state)


def ways(found: Iterable[str]) -> set[str]:
    return {how.rsplit(": ", 1)[1] for how in found}


@pytest.mark.parametrize("scene", SCENES)
def test_each_deed(scene: Callable[[], Skirmish]) -> None:
    found = deeds_agree(opened(scene), SCENES[scene], ends=MANY)
    assert compared([found]) == SCENES[scene]
    assert all(how.startswith("end by end") for how in ways(found))


@pytest.mark.slow
@pytest.mark.parametrize(("mine", "theirs"), [(1, 0), (0, 1)])
@pytest.mark.parametrize("scene", [scene for scene in SCENES if scene not in LONG])
def test_each_deed_with_a_benny(scene: Callable[[], Skirmish], mine: int, theirs: int) -> None:
    found = deeds_agree(opened(scene, mine, theirs), SCENES[scene], ends=MANY)
    assert compared([found]) == SCENES[scene]
    assert ways(found) == {"end by end, best"}


def test_every_kind_of_deed_that_rolls_is_compared() -> None:
    seen = set().union(*SCENES.values(), *ATTACKS.values())
    kinds = {name for kind in MENU.kinds for name in (kind.name, *kind.also)}
    assert kinds | {MOVE, MENU.end.name} == seen | NEVER.keys()
    assert not seen & NEVER.keys()


@pytest.mark.parametrize("scene", [*SCENES, *ATTACKS])
def test_what_is_said_to_roll_nothing_rolls_nothing(scene: Callable[[], Skirmish]) -> None:
    """As far as it is offered in these scenes."""
    fight = scene()
    if fight.state.turn is None:
        fight.turn("a")
    assert not rolling(asked(WHOLE, fight.state)) & NEVER.keys()
