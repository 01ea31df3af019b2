"""Spending a benny on the story."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Literal

from tapete.deeds import Details, Do, ToEach, Why
from tapete.games.savage.actions.groups import TURN
from tapete.games.savage.actions.kind import Kind
from tapete.games.savage.rules.dice.bennies import purse
from tapete.games.savage.rules.story.stories import ABOUT, RULE, targets, tell_story, untold
from tapete.games.savage.state import Figure
from tapete.games.savage.world import Fight

FOES = ("cover_gone", "stumble")
"""Stories about one of several foes."""
SHOWN: Mapping[str, Literal["help", "attack"]] = {"rally": "help", "stumble": "attack"}


def _kind(effect: str) -> Kind:
    """One kind of deed for each effect a story can have."""

    def has_story(fight: Fight, figure: Figure) -> bool:
        return any(story.effect == effect for story in fight.scenario.stories)

    def why_not(fight: Fight, figure: Figure) -> Why | None:
        if untold(fight, effect) < 0:
            return RULE, "story_told"
        return None if purse(fight, figure) else (RULE, "no_bennies")

    def perform(fight: Fight, figure: Figure, do: Do, details: Details) -> None:
        tell_story(fight, figure, effect, do.to)

    return Kind(
        f"story_{effect}",
        TURN,
        perform,
        ToEach(partial(targets, effect=effect), do=Do),
        why_not,
        has_story,
        bundled=effect in FOES,
        cost="free",
        physical=False,
        shown=SHOWN.get(effect, "note"),
    )


KINDS = tuple(_kind(effect) for effect in ABOUT)
