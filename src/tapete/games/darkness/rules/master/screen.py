"""What stands on the master's side of the screen: what only the master reads."""

from __future__ import annotations

from collections.abc import Iterator

from tapete.games.darkness.content.library import library
from tapete.games.darkness.content.stories import Campaign, Scene
from tapete.games.darkness.master import Master
from tapete.games.darkness.state import State
from tapete.kernel import Message, Seat

NOTE, HIDDEN, SECRET, SCENE, AWARD = (
    "darkness.screened.note", "darkness.screened.hidden", "darkness.screened.secret",
    "darkness.screened.scene", "darkness.screened.award",
)  # fmt: skip
NAMED = {
    "tile": "tile", "building": "building", "found": "item", "slain": "foe", "counted": "counter",
    "after": "after",
}  # fmt: skip
"""What the thing that sets a scene off is called, by its trigger."""


def screened(state: State, seat: Seat | None) -> tuple[Message, ...]:
    """Notes, who hides, secrets of the people of the story, scenes to come, and awards.

    Whoever is not the master reads nothing. darkness.gm.authority, darkness.gm.vp.roleplay
    """
    master = state.master
    if master is None or seat != master.seat:
        return ()
    story = library().campaigns[state.scenario]
    scenes = story.sessions[master.session].scenes
    return (
        *[Message.of(NOTE, text=text) for text in master.notes],
        *[Message.of(HIDDEN, figure=foe.id) for foe in state.foes if foe.hidden],
        *_secrets(state, story),
        *[_scene(name, one) for name, one in scenes.items() if is_to_come(master, name)],
        *_awards(story),
    )


def is_to_come(master: Master, scene: str) -> bool:
    return scene not in master.played


def _secrets(state: State, story: Campaign) -> Iterator[Message]:
    """What the people who are in the city keep to themselves: darkness.gm.npc"""
    for foe in state.foes:
        person = story.npcs.get(foe.kind)
        if foe.at is not None and person is not None and person.secret is not None:
            yield Message.of(SECRET, figure=foe.id, text=person.secret.message)


def _scene(name: str, scene: Scene) -> Message:
    """A scene with what sets it off, what is read aloud, and what is for the master alone."""
    when, notes = scene.when, scene.notes.message if scene.notes else "none"
    cause = {NAMED[when.kind]: when.of} if when.kind in NAMED else {}
    return Message.of(
        SCENE, scene=name, text=scene.text.message, notes=notes, kind=when.kind,
        count=when.count, **cause,
    )  # fmt: skip


def _awards(story: Campaign) -> Iterator[Message]:
    for award in story.rewards:
        yield Message.of(AWARD, name=award.name.message, text=award.text.message)
