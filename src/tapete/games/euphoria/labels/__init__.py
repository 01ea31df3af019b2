"""Answers, deeds, outcomes and names in words."""

from operator import attrgetter

from tapete.games.euphoria.actions.groups import GROUPS
from tapete.games.euphoria.labels.answers import bundle, group, label, menu_deed, retells
from tapete.games.euphoria.labels.briefing import brief
from tapete.games.euphoria.labels.deeds import acting, detail
from tapete.games.euphoria.labels.dressing import dress
from tapete.games.euphoria.labels.outcomes import (
    OUTCOMES,
    aim,
    foretells,
    gist,
    given,
    hoped,
    unless,
)
from tapete.games.euphoria.labels.reactions import DECLINES, ONWARD, cost
from tapete.games.euphoria.labels.voice import voice
from tapete.games.euphoria.labels.ways import shortlist
from tapete.kernel.labels import Labels

LABELS = Labels(
    label=label,
    detail=detail,
    groups=GROUPS,
    group=group,
    bundle=bundle,
    shortlist=shortlist,
    retells=retells,
    voice=voice,
    brief=brief,
    dress=dress,
    gist=gist,
    hoped=hoped,
    aim=aim,
    coarse=OUTCOMES.coarse,
    gravity=OUTCOMES.gravity,
    unless=unless,
    given=given,
    foretells=foretells,
    cost=cost,
    acting=acting,
    deed=menu_deed,
    declines=DECLINES,
    round=attrgetter("turn"),
    onward=ONWARD,
)
