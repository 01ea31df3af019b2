"""What players are told before the first round."""

from __future__ import annotations

from collections.abc import Iterator

from tapete.games.arena.content.entries import Goal
from tapete.games.arena.content.library import library
from tapete.games.arena.labels.names import entry_name
from tapete.games.arena.state import State
from tapete.kernel import Message, Seat


def brief(view: State, seat: Seat | None) -> tuple[Message, ...]:
    """The story, how to win and lose, what is special here, and one's hunters."""
    scenario = library().scenarios[view.scenario]
    own = tuple([Message.of("arena.option.figure", figure=one.id)
        for one in view.hunters if one.seat == seat])  # fmt: skip
    return (
        Message.of("arena.brief.title", name=scenario.name.message),
        scenario.text.message,
        *([Message.of("arena.brief.yours", hunters=own, count=len(own))] if own else []),
        *goals(view),
        Message.of("arena.brief.rampage", text=scenario.rampage.text.message),
        *[text.message for text in scenario.special],
        Message("arena.brief.turn"),
    )


def head(view: State) -> Message:
    """The round and its phase."""
    return Message.of("arena.scene.head", round=view.round, phase=view.phase, rampage=view.rampage)


def goals(view: State) -> Iterator[Message]:
    """How to win, how to lose, and what it costs to come back."""
    scenario = library().scenarios[view.scenario]
    for key, some in (("win", scenario.victory), ("lose", scenario.defeat)):
        for goal in some:
            yield Message.of("arena.brief.goal", way=key, goal=goal_words(goal, view))
    yield Message("arena.brief.respawn")


def goal_words(goal: Goal, view: State) -> Message:
    if goal.text is not None:
        return goal.text.message
    of = entry_name(goal.of, view) if goal.of else "any"
    return Message.of(f"arena.goal.{goal.kind}", count=goal.count, of=of)
