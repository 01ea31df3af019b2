"""Testing a foe and supporting a friend."""

from __future__ import annotations

from tapete.deeds import Details, Do, Options, ToEach, Why, needs
from tapete.games.savage.actions.groups import MANOEUVRE
from tapete.games.savage.actions.kind import Kind
from tapete.games.savage.content.library import library
from tapete.games.savage.figures import skill, traits_of
from tapete.games.savage.rules.manoeuvres import tricks
from tapete.games.savage.state import Figure
from tapete.games.savage.world import Fight

VOICES = ("taunt", "intimidation", "persuasion")
"""Skills that anybody can use, trained or not."""
FEINTS = ("athletics", "fighting", "shooting", "stealth")
"""Skills of the body; Fighting only works against an adjacent foe."""
SAME = "same"
HELPERS = ("persuasion", "common_knowledge", "notice", "athletics")


def bodily(name: str) -> bool:
    """savage.ruling.bound_physical: True if a skill is physical, so not used while Bound."""
    return library().skills[name].physical


def _known(figure: Figure) -> list[str]:
    """The skills with which it can test foes now, its best first; anybody can use its voice."""
    dice = sorted([(-skill(figure, name), name) for name in VOICES + FEINTS])
    return [
        name
        for die, name in dice
        if (die or name in VOICES) and not (figure.bound and bodily(name))
    ]


def _why_not_test(fight: Fight, figure: Figure, foe: Figure) -> Why | None:
    """savage.ruling.test_shaken: a foe must hear or see the figure."""
    near = fight.adjacent(figure, foe) or tricks.in_hearing(fight, figure, foe)
    aware = near or fight.sees(foe, figure)
    return None if aware else ("savage.ruling.test_shaken", "out_of_hearing")


def _tests(fight: Fight, figure: Figure, foe: Figure) -> Options:
    near, known = fight.adjacent(figure, foe), _known(figure)
    return {"skill": [name for name in known if near or name != "fighting"]}


def _test(fight: Fight, figure: Figure, do: Do, details: Details) -> None:
    tricks.test(fight, figure, fight.figure(do.to), str(details["skill"]))


def _helpers(figure: Figure) -> tuple[str, ...]:
    """The skills to support an ally with: the trait that the ally rolls, or one of `HELPERS`."""
    if figure.bound:
        return tuple([name for name in HELPERS if not bodily(name)])
    return (SAME, *HELPERS)


def _supports(fight: Fight, figure: Figure, ally: Figure) -> Options:
    return {"roll": traits_of(ally), "skill": _helpers(figure)}


def _support(fight: Fight, figure: Figure, do: Do, details: Details) -> None:
    trait, name = str(details["roll"]), str(details["skill"])
    used = trait if name == SAME else name
    tricks.support(fight, figure, fight.figure(do.to), trait, used)


_HEARD = needs(tricks.in_hearing, "savage.combat.support", "out_of_hearing")
KINDS = (
    Kind("test", MANOEUVRE, _test, ToEach(Fight.enemies, _why_not_test, _tests), lead=14,
        harms=True, bundled=True, physical=False, tried="makeshift", announced="savage.test.roll"),
    Kind("support", MANOEUVRE, _support, ToEach(Fight.allies, _HEARD, _supports),
        bundled=True, physical=False, apart=True, announced="savage.combat.support"),
)  # fmt: skip
