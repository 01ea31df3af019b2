"""Anything goes, said in words: somebody proposes, the master sets the check, it is rolled.

Also what takes several turns, be it a proposal or a task of the session.
"""

from __future__ import annotations

from collections.abc import Sequence

from tapete.deeds import Do
from tapete.games.darkness.content.library import library
from tapete.games.darkness.events.master import (
    Attempted,
    Decided,
    Denied,
    Proposed,
    Undertook,
)
from tapete.games.darkness.master import CODES, Code, Undertaking
from tapete.games.darkness.meta import ATTRIBUTES
from tapete.games.darkness.rules.checks.check import check
from tapete.games.darkness.rules.dice.ladder import level_of
from tapete.games.darkness.rules.master import authority
from tapete.games.darkness.rules.story import tasks
from tapete.games.darkness.state import Survivor
from tapete.games.darkness.world import Night
from tapete.kernel import Choice, Filled, Form, Text
from tapete.kernel.plain import Plain

WORDS = 200
RULINGS = CHECK, DENY, GRANT = "check", "deny", "grant"
ANYBODY: Code = "6H"
"""The difficulty of what anybody could do: darkness.gm.check.difficulty"""
TURNS = (1, 2, 3, 4)


def propose(night: Night, survivor: Survivor) -> None:
    """Somebody says what to do; the master names attribute, skill and difficulty, or says no.

    darkness.gm.check.skills, darkness.gm.turn.long_action
    """
    rule = "darkness.gm.check.skills"
    said = night.ask(survivor, "propose", Text(WORDS), rule)
    night.tell(Proposed, rule, figure=survivor.id, text=said)
    ruling = authority.ask(night, "judge", judging(), rule, figure=survivor.id, text=said)
    if ruling.option.what == DENY:
        night.tell(Denied, "darkness.gm.authority", figure=survivor.id)
    elif ruling.option.what == GRANT:
        night.tell(Attempted, "darkness.gm.authority", figure=survivor.id, succeeded=True)
    else:
        _begin(night, survivor, ruling, said)


def judging() -> Form:
    """What a master can make of a proposal; the default is the check for what anybody could do."""
    skills = ["", *sorted(library().skills)]
    details: dict[str, Sequence[Plain]] = {
        "attribute": list(dict.fromkeys(["intelligence", *ATTRIBUTES])),
        "difficulty": list(CODES),
        "skill": skills,
        "turns": list(TURNS),
    }
    every = [Choice(Do(CHECK), details), Choice(Do(DENY)), Choice(Do(GRANT))]
    return Form(lambda: every, kind=Do)


def _begin(night: Night, survivor: Survivor, ruling: Filled, said: str) -> None:
    details = ruling.details
    undertaking = Undertaking(
        survivor.id, "", int(str(details["turns"])), details["attribute"],  # type: ignore[arg-type]
        str(details["skill"]), details["difficulty"], said,  # type: ignore[arg-type]
    )  # fmt: skip
    also = ("darkness.gm.check.difficulty",)
    night.tell(
        Decided, "darkness.gm.check.skills", attribute=undertaking.attribute,
        skill=undertaking.skill, difficulty=undertaking.need, turns=undertaking.left, also=also,
    )  # fmt: skip
    begin(night, survivor, undertaking)


# --- what takes several turns


def begin(night: Night, survivor: Survivor, undertaking: Undertaking) -> None:
    """The first turn of something: if it takes no more, it comes out at once."""
    abandon(night, survivor)
    night.master.undertakings = [*night.master.undertakings, undertaking]
    go_on(night, survivor)


def under_way(night: Night, survivor: Survivor) -> Undertaking | None:
    return next((one for one in night.master.undertakings if one.who == survivor.id), None)


def abandon(night: Night, survivor: Survivor) -> None:
    """A survivor who does something else has to begin again."""
    night.master.undertakings = [one for one in night.master.undertakings if one.who != survivor.id]


def go_on(night: Night, survivor: Survivor) -> None:
    """One turn is spent on it; what comes of it comes at the end of the last.

    darkness.gm.turn.long_action
    """
    undertaking = under_way(night, survivor)
    assert undertaking is not None
    undertaking.left -= 1
    if undertaking.left > 0:
        rule = "darkness.gm.turn.long_action"
        night.tell(Undertook, rule, figure=survivor.id, left=undertaking.left)
        return
    abandon(night, survivor)
    if undertaking.what:
        tasks.perform(night, survivor, undertaking.what)
    else:
        _roll(night, survivor, undertaking)


def _roll(night: Night, survivor: Survivor, undertaking: Undertaking) -> None:
    rule = "darkness.gm.check.skills"
    outcome = check(
        night, survivor, undertaking.attribute, None, rule=rule,
        need=level_of(undertaking.need), skill=undertaking.skill,
    )  # fmt: skip
    night.tell(Attempted, rule, figure=survivor.id, succeeded=outcome.passed)


def start_task(night: Night, survivor: Survivor, name: str) -> None:
    """A task of the session, which may take several turns: darkness.gm.turn.long_action"""
    task = night.session.tasks[name]
    attribute = task.attribute or "intelligence"
    begin(
        night, survivor,
        Undertaking(survivor.id, name, task.turns, attribute, "", task.code),
    )  # fmt: skip
