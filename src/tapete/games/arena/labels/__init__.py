"""Answers, deeds, outcomes and names in words."""

from operator import attrgetter

from tapete.games.arena.actions import walks
from tapete.games.arena.actions.groups import MOVE
from tapete.games.arena.actions.menu import MENU
from tapete.games.arena.labels.aftermath import unless
from tapete.games.arena.labels.answers import bundle, label, shortlist
from tapete.games.arena.labels.briefing import brief
from tapete.games.arena.labels.deeds import acting_seat, detail, left
from tapete.games.arena.labels.dressing import dress
from tapete.games.arena.labels.outcomes import OUTCOMES, aim, at_a_barrel, coarse, gist, hoped
from tapete.kernel import Labels
from tapete.kernel.labels import drawn

LABELS = Labels(
    label=label,
    detail=detail,
    groups=(MOVE, *MENU.groups),
    group=MENU.headings(dict.fromkeys((walks.MOVE, walks.HELPER_MOVE), MOVE)),
    bundle=bundle,
    shortlist=shortlist,
    retells=drawn,
    brief=brief,
    dress=dress,
    gist=gist,
    hoped=hoped,
    aim=aim,
    coarse=coarse,
    gravity=OUTCOMES.gravity,
    unless=unless,
    acting=acting_seat,
    deed=MENU.deed,
    minor=at_a_barrel,
    left=left,
    declines={
        "arena.ask.react": lambda answer: answer == "pass",
        "arena.ask.again": lambda answer: answer == "stop",
        "arena.ask.before_burn": lambda answer: answer == "none",
        "arena.ask.before_cleanup": lambda answer: answer == "none",
        "arena.ask.before_verdict": lambda answer: answer == "none",
        "arena.ask.respawn": lambda answer: answer != "none",
        "arena.ask.place": lambda answer: answer == "equip",
        "arena.ask.next_enemy": lambda answer: answer == "as_they_come",
        "arena.ask.spawn": lambda answer: True,
        "arena.ask.route": lambda answer: True,
        "arena.ask.buy": lambda answer: answer == "pass",
    },
    onward={
        "arena.ask.activate": lambda answer: isinstance(answer, str),
        "arena.ask.react": lambda answer: isinstance(answer, str) and answer != "pass",
    },
    round=attrgetter("round"),
)
