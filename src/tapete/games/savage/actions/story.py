"""Spending a benny on the story."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Literal

from tapete.deeds.do import Details, Do
from tapete.games.savage.actions.groups import TURN
from tapete.games.savage.actions.kind import Kind, barred
from tapete.games.savage.rules.dice.bennies import purse
from tapete.games.savage.rules.story.stories import ABOUT, RULE, targets, tell_story
from tapete.games.savage.state import Figure
from tapete.games.savage.world import Fight
from tapete.kernel import Barred, Choice

FOES = ("cover_gone", "stumble")
"""Stories about one of several foes."""
SHOWN: Mapping[str, Literal["help", "attack"]] = {"rally": "help", "stumble": "attack"}


def _told(fight: Fight, effect: str) -> bool:
    return not any(
        story.effect == effect and number not in fight.state.stories
        for number, story in enumerate(fight.scenario.stories)
    )


def _kind(effect: str) -> Kind:
    """One kind of deed for each effect a story can have."""
    name = f"story_{effect}"

    def offer(fight: Fight, figure: Figure) -> Iterable[Choice]:
        return [Choice(Do(name, target)) for target in targets(fight, figure, effect)]

    def bar(fight: Fight, figure: Figure) -> Iterable[Barred]:
        if not any(story.effect == effect for story in fight.scenario.stories):
            return []
        if _told(fight, effect):
            return [barred(Do(name), RULE, "story_told")]
        return [] if purse(fight, figure) else [barred(Do(name), RULE, "no_bennies")]

    def perform(fight: Fight, figure: Figure, do: Do, details: Details) -> None:
        tell_story(fight, figure, effect, do.to)

    return Kind(
        name,
        TURN,
        offer,
        perform,
        bar,
        bundled=effect in FOES,
        cost="free",
        physical=False,
        shown=SHOWN.get(effect, "note"),
    )


KINDS = tuple(_kind(effect) for effect in ABOUT)
