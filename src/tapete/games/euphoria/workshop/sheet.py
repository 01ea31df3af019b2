"""The sheet of a team."""

from __future__ import annotations

from collections.abc import Iterator

from tapete.games.euphoria.content import cards
from tapete.games.euphoria.content.missions import TURNS
from tapete.games.euphoria.content.names import name_of
from tapete.games.euphoria.content.recruiting import minis_of
from tapete.games.euphoria.content.team.costs import cost_of
from tapete.games.euphoria.content.team.roster import Team
from tapete.games.euphoria.labels.conditions import CONDITIONS
from tapete.games.euphoria.state import Mini
from tapete.games.euphoria.workshop.faces import face_of
from tapete.kernel import Message, Say
from tapete.workshop import Grid, Part, Sheet, Track, blank, numbered

STATES = ("serious", "grave", "engaged", "burning", "stumbled")
"""The states that are ticked on paper."""
TEN = 10
"""The life that one box stands for."""
MOST_AP = 14


def sheet_of(team: Team, say: Say) -> Sheet:
    """Returns the sheet of a team, with a card of each of its miniatures to cut out."""
    minis = minis_of(team, 0)
    summary = Message.of(
        "euphoria.team.sheet.summary", faction=name_of("factions", team.faction),
        cost=cost_of(team), points=team.points, minis=len(minis),
    )  # fmt: skip
    return Sheet(
        title=team.name or say(Message("euphoria.team.nameless")),
        summary=say(summary),
        parts=tuple([_part(mini, say) for mini in minis]),
        tracks=(numbered(_said("turn", say), TURNS),),
        legend=CONDITIONS.legend(STATES, say),
        legend_title=_said("legend", say),
        reference_title=_said("reference", say),
        cards=tuple([face_of(mini, say) for mini in minis]),
    )


def _said(what: str, say: Say) -> str:
    return say(Message(f"euphoria.team.sheet.{what}"))


def _part(mini: Mini, say: Say) -> Part:
    face, values = face_of(mini, say), cards.values_of(mini)
    head = tuple([say(cards.attribute(one)) for one in values])
    grid = Grid(head, (tuple(map(str, values.values())),))
    lines = (*face.facts[len(values) :], *[": ".join(filter(None, one)) for one in face.texts])
    brief = (face.kind, ", ".join(face.facts[: len(values)]))
    return Part(face.title, brief, (grid,), lines, mini.id[1:], tuple(_tracks(mini, say)))


def _tracks(mini: Mini, say: Say) -> Iterator[Track]:
    """Its life in tens, its AP, its ability used, and the states it can be in."""
    yield Track(_said("life", say), tuple([str(one) for one in range(TEN, mini.life + 1, TEN)]))
    yield numbered(_said("ap", say), min(MOST_AP, mini.ap_profile + 2))
    if mini.ability:
        yield blank(say(name_of("abilities", mini.ability)), 1)
    yield Track(_said("states", say), CONDITIONS.titles(STATES, say), beside=True)
