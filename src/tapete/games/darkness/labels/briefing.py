"""What players are told before the first round."""

from __future__ import annotations

from collections.abc import Iterator

from tapete.games.darkness.content.stories import Scenario, Special
from tapete.games.darkness.labels.names import survivor_name
from tapete.games.darkness.state import State
from tapete.games.darkness.world import limit_of, story_of
from tapete.kernel import Message, Seat

SPECIAL = "darkness.brief.special"


def brief(view: State, seat: Seat | None) -> tuple[Message, ...]:
    """The story, who one is, what ends it, and how a turn goes."""
    story, own = story_of(view), [one for one in view.survivors if one.seat == seat]
    rules = view.master is not None and view.master.seat == seat
    return (
        Message.of("darkness.brief.title", name=story.name.message),
        story.text.message,
        *[Message.of("darkness.brief.yours", name=survivor_name(one)) for one in own],
        *([Message("darkness.brief.master")] if rules else []),
        *goals(view),
        *[Message.of(SPECIAL, name=a.name.message, text=a.text.message) for a in specials(view)],
        Message("darkness.brief.turn_gm" if view.master else "darkness.brief.turn"),
        Message("darkness.brief.ladder"),
        *([] if view.master else [Message("darkness.brief.discs")]),
    )


def goals(view: State) -> Iterator[Message]:
    """What ends the match, and that whoever has most points then wins."""
    story = story_of(view)
    for goal in story.victory:
        yield Message.of("darkness.brief.goal", goal=goal.text.message)
    if view.master is None and len(view.survivors) > 1:
        yield Message("darkness.brief.points")
    yield Message.of("darkness.brief.limit", rounds=limit_of(view))


def specials(view: State) -> list[Special]:
    """The special actions of a scenario; a master's story is for the players to find out."""
    story = story_of(view)
    return list(story.specials.values()) if isinstance(story, Scenario) else []


def in_short(view: State) -> Iterator[Message]:
    """The goals, and the names of what can be done for them."""
    yield from goals(view)
    if names := [one.name.message for one in specials(view)]:
        yield Message.listing("darkness.brief.specials", "names", names)


def head(view: State) -> Message:
    """The round, how many there are, the tiles left, and the movement left."""
    limit, turn = limit_of(view), view.turn
    left = turn.left if turn is not None and turn.rolled and not turn.over else -1
    return Message.of(
        "darkness.scene.head", round=view.round, limit=limit, tiles=len(view.stack), halves=left
    )


def counters(view: State) -> Iterator[Message]:
    """How far the story has come."""
    for name, one in story_of(view).counters.items():
        count, most = view.progress.get(name, 0), one.target(len(view.survivors))
        yield Message.of("darkness.scene.counter", name=one.name.message, count=count, most=most)
