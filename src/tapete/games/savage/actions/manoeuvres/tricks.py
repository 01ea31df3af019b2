"""Testing a foe and supporting a friend."""

from __future__ import annotations

from collections.abc import Iterator

from tapete.deeds.do import Details, Do
from tapete.games.savage.actions.groups import MANOEUVRE
from tapete.games.savage.actions.kind import Kind, barred
from tapete.games.savage.content.library import ATTRIBUTES, library
from tapete.games.savage.figures import profile_of, skill
from tapete.games.savage.rules.manoeuvres import tricks
from tapete.games.savage.state import Figure
from tapete.games.savage.world import Fight
from tapete.kernel import Barred, Choice

VOICES = ("taunt", "intimidation", "persuasion")
"""Anybody has one, trained or not."""
FEINTS = ("athletics", "fighting", "shooting", "stealth")
"""Done with the body; Fighting only against whoever is adjacent."""
SAME = "same"
HELPERS = ("persuasion", "common_knowledge", "notice", "athletics")


def bodily(name: str) -> bool:
    """savage.ruling.bound_physical: done with the body, so not while Bound."""
    return library().skills[name].physical


def _known(figure: Figure) -> list[str]:
    """The skills it can try on foes now, its best first; anybody can use its voice."""
    dice = sorted([(-skill(figure, name), name) for name in VOICES + FEINTS])
    return [
        name
        for die, name in dice
        if (die or name in VOICES) and not (figure.bound and bodily(name))
    ]


def _tests(fight: Fight, figure: Figure, foe: Figure, known: list[str]) -> list[str]:
    """savage.ruling.test_shaken: any of them on a foe in hearing or in sight."""
    if fight.adjacent(figure, foe):
        return known
    if not tricks.in_hearing(fight, figure, foe) and not fight.sees(foe, figure):
        return []
    return [name for name in known if name != "fighting"]


def _offer_test(fight: Fight, figure: Figure) -> Iterator[Choice]:
    known = _known(figure)
    for foe in fight.enemies(figure):
        skills = _tests(fight, figure, foe, known)
        if skills:
            yield Choice(Do("test", foe.id), {"skill": skills})


def _bar_test(fight: Fight, figure: Figure) -> Iterator[Barred]:
    known = _known(figure)
    for foe in fight.enemies(figure):
        if not _tests(fight, figure, foe, known):
            yield barred(Do("test", foe.id), "savage.ruling.test_shaken", "out_of_hearing")


def _test(fight: Fight, figure: Figure, do: Do, details: Details) -> None:
    tricks.test(fight, figure, fight.figure(do.to), str(details["skill"]))


def _rolls_of(ally: Figure) -> list[str]:
    """The traits somebody may soon roll: its own skills, best first, then its attributes."""
    skills = profile_of(ally).skills
    return [*sorted(skills, key=lambda name: (-skills[name], name)), *ATTRIBUTES]


def _helpers(figure: Figure) -> tuple[str, ...]:
    """The same trait as the ally's, or a skill that heartens, advises, warns or lends a hand."""
    if figure.bound:
        return tuple([name for name in HELPERS if not bodily(name)])
    return (SAME, *HELPERS)


def _offer_support(fight: Fight, figure: Figure) -> Iterator[Choice]:
    skills = _helpers(figure)
    for ally in fight.allies(figure):
        if tricks.in_hearing(fight, figure, ally):
            yield Choice(Do("support", ally.id), {"roll": _rolls_of(ally), "skill": skills})


def _bar_support(fight: Fight, figure: Figure) -> Iterator[Barred]:
    for ally in fight.allies(figure):
        if not tricks.in_hearing(fight, figure, ally):
            yield barred(Do("support", ally.id), "savage.combat.support", "out_of_hearing")


def _support(fight: Fight, figure: Figure, do: Do, details: Details) -> None:
    trait, name = str(details["roll"]), str(details["skill"])
    used = trait if name == SAME else name
    tricks.support(fight, figure, fight.figure(do.to), trait, used)


KINDS = (
    Kind("test", MANOEUVRE, _offer_test, _test, _bar_test, harms=True, bundled=True, physical=False,
        tried="makeshift"),
    Kind("support", MANOEUVRE, _offer_support, _support, _bar_support, bundled=True, physical=False,
        apart=True),
)  # fmt: skip
