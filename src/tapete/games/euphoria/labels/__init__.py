"""Answers, deeds, outcomes and names in words."""

from operator import attrgetter

from tapete.games.euphoria.actions.groups import GROUPS
from tapete.games.euphoria.labels import answers, deeds, outcomes, reactions
from tapete.games.euphoria.labels.dressing import dress
from tapete.games.euphoria.labels.summary import brief
from tapete.games.euphoria.labels.voice import voice
from tapete.games.euphoria.labels.ways import shortlist
from tapete.kernel.labels import Labels

LABELS = Labels(
    label=answers.label,
    detail=deeds.detail,
    groups=GROUPS,
    group=answers.group,
    bundle=answers.bundle,
    shortlist=shortlist,
    retells=answers.retells,
    voice=voice,
    brief=brief,
    dress=dress,
    gist=outcomes.gist,
    hoped=outcomes.hoped,
    aim=outcomes.aim,
    coarse=outcomes.OUTCOMES.coarse,
    gravity=outcomes.OUTCOMES.gravity,
    unless=outcomes.unless,
    given=outcomes.given,
    foretells=outcomes.foretells,
    cost=reactions.cost,
    acting=deeds.acting,
    deed=answers.menu_deed,
    declines=reactions.DECLINES,
    round=attrgetter("turn"),
    onward=reactions.ONWARD,
)
