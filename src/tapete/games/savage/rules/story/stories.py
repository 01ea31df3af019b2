"""Small events of a scenario that a benny brings about, each once per match."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from tapete.games.savage.content.scenario import Story
from tapete.games.savage.events.fight import Did
from tapete.games.savage.figures import weapon_of
from tapete.games.savage.rules.dice.bennies import purse, spend
from tapete.games.savage.rules.harm.conditions import fall_prone, steady
from tapete.games.savage.state import Figure, Item
from tapete.games.savage.world import Fight
from tapete.spaces.plane.point import INCH, Point, square_distance

RULE = "savage.benny.story"
LOW = INCH
"""Cover no higher than this may turn out to be flimsy."""


def untold(fight: Fight, effect: str) -> int:
    """The index of the first story with an effect that is not spent; -1 if there is none."""
    told = fight.state.stories
    found = [n for n, story in enumerate(fight.scenario.stories) if story.effect == effect]
    return next((number for number in found if number not in told), -1)


def targets(fight: Fight, figure: Figure, effect: str) -> list[str]:
    """The ids of the figures that a story can be about now; an empty id if it needs none."""
    if not purse(fight, figure) or untold(fight, effect) < 0:
        return []
    return ABOUT[effect](fight, figure)


def tell_story(fight: Fight, figure: Figure, effect: str, target: str) -> None:
    """Spends the benny and the story, and applies the story's effect."""
    number = untold(fight, effect)
    spend(fight, figure, RULE)
    fight.state.stories.append(number)
    about = "" if fight.find(target) is None else target
    fight.table.tell(Did, figure=figure.id, what=f"story_{effect}", target=about, rule=RULE)
    EFFECTS[effect](fight, figure, target, fight.scenario.stories[number])


# --- bullets


def _guns(figure: Figure) -> list[Item]:
    found = [(item, weapon_of(item)) for item in figure.items]
    return [item for item, weapon in found if weapon is not None and weapon.shots]


def _gunman(fight: Fight, figure: Figure) -> list[str]:
    return [""] if _guns(figure) else []


def _bullets(fight: Fight, figure: Figure, target: str, story: Story) -> None:
    _guns(figure)[0].spare += story.amount


# --- cover gone


def _flimsy(fight: Fight, figure: Figure, foe: Figure) -> int:
    """The low piece that hides the most of a foe; -1 if none does."""
    hiding = fight.view(figure.at, foe).pieces
    low = [piece for piece in sorted(hiding) if fight.board.pieces[piece].height <= LOW]
    return max(low, key=lambda piece: hiding[piece], default=-1)


def _covered(fight: Fight, figure: Figure) -> list[str]:
    return [foe.id for foe in fight.enemies(figure) if _flimsy(fight, figure, foe) >= 0]


def _cover_gone(fight: Fight, figure: Figure, target: str, story: Story) -> None:
    fight.state.broken.append(_flimsy(fight, figure, fight.figure(target)))


# --- light


def _anywhere(fight: Fight, figure: Figure) -> list[str]:
    return [""]


def _light(fight: Fight, figure: Figure, target: str, story: Story) -> None:
    fight.state.ambient += story.amount


# --- a door


def _doors(fight: Fight) -> list[int]:
    ground = fight.scenario.ground
    return [
        index
        for index, piece in enumerate(fight.board.pieces)
        if piece.name in ground and ground[piece.name].door and index not in fight.state.broken
    ]


def _shut(fight: Fight, figure: Figure) -> list[str]:
    return [""] if _doors(fight) else []


def _door(fight: Fight, figure: Figure, target: str, story: Story) -> None:
    """The nearest shut door opens."""

    def far(index: int) -> int:
        return min(square_distance(figure.at, Point(*p)) for p in fight.board.pieces[index].corners)

    opened = min(_doors(fight), key=far)
    fight.state.broken.append(opened)
    fight.state.opened.append(opened)


# --- a stumble


def _upright(fight: Fight, figure: Figure) -> list[str]:
    return [
        foe.id
        for foe in fight.enemies(figure)
        if not (foe.prone or foe.vehicle or foe.tied) and fight.sees(figure, foe)
    ]


def _stumble(fight: Fight, figure: Figure, target: str, story: Story) -> None:
    fall_prone(fight, fight.figure(target), RULE)


# --- a rally


def _downhearted(fight: Fight, figure: Figure) -> list[str]:
    return [""] if any(f.shaken for f in [figure, *fight.allies(figure)]) else []


def _rally(fight: Fight, figure: Figure, target: str, story: Story) -> None:
    """No figure of its side is Shaken any more."""
    for one in [figure, *fight.allies(figure)]:
        steady(fight, one, RULE)


ABOUT: Mapping[str, Callable[[Fight, Figure], list[str]]] = {
    "bullets": _gunman,
    "cover_gone": _covered,
    "light": _anywhere,
    "door": _shut,
    "stumble": _upright,
    "rally": _downhearted,
}
EFFECTS: Mapping[str, Callable[[Fight, Figure, str, Story], None]] = {
    "bullets": _bullets,
    "cover_gone": _cover_gone,
    "light": _light,
    "door": _door,
    "stumble": _stumble,
    "rally": _rally,
}
