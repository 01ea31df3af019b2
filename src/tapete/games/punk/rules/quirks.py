"""What factions, mutations and gear change of fights, hits and going down, each in one place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tapete.games.punk.skirmish import Skirmish
from tapete.games.punk.state import Mini
from tapete.kernel import Modifier

if TYPE_CHECKING:
    from tapete.games.punk.rules.impact import Hit


def combat_terms(skirmish: Skirmish, mini: Mini, rival: Mini) -> list[Modifier]:
    """What else a mini adds to its Combat roll against a rival."""
    return []


def led_astray(skirmish: Skirmish, mini: Mini, rival: Mini) -> bool:
    """Whether the rival leads its Combat die astray."""
    return False


def has_tail(skirmish: Skirmish, mini: Mini) -> bool:
    """Whether it throws another Combat die now, as a light blade and at -1."""
    return False


def fought(skirmish: Skirmish, mini: Mini, rival: Mini) -> None:
    """A Combat roll was made: what it used up is gone."""


def keeps_momentum(skirmish: Skirmish, mini: Mini, target: Mini) -> bool:
    """Whether an Assault on somebody keeps the bonus for its movement."""
    return True


def met(skirmish: Skirmish, mini: Mini, targets: list[Mini]) -> None:
    """An Assault has come into contact, and nobody has fought yet."""


def separating_terms(skirmish: Skirmish, mini: Mini, rival: Mini) -> list[Modifier]:
    """What a mini adds to its Agility when it separates from a rival."""
    return []


def harm_terms(skirmish: Skirmish, target: Mini, hit: Hit) -> list[Modifier]:
    """What else is added to the roll of a hit; what helps the target is below 0."""
    return []


def stands_in(skirmish: Skirmish, target: Mini, hit: Hit) -> Mini:
    """Who takes the hit."""
    return target


def struck(skirmish: Skirmish, target: Mini, hit: Hit) -> None:
    """A hit was resolved, whatever it did."""


def fallen(skirmish: Skirmish, mini: Mini, by: str, hit: Hit | None) -> None:
    """Somebody is out, and its marker lies there: what comes of it."""


def shot_terms(skirmish: Skirmish, shooter: Mini, target: Mini) -> list[Modifier]:
    """What else is added to the Precision of a shot that is made now."""
    return []
