"""Answers, deeds, outcomes and things in words."""

from operator import attrgetter

from tapete.games.savage.actions.groups import GROUPS
from tapete.games.savage.actions.menu import MENU
from tapete.games.savage.labels.answers import bundle, form_of, group, label, retells
from tapete.games.savage.labels.briefing import brief
from tapete.games.savage.labels.deeds import detail, left
from tapete.games.savage.labels.dressing import dress
from tapete.games.savage.labels.outcomes import OUTCOMES, aim, coarse, gist, hoped, unless
from tapete.games.savage.labels.reactions import DECLINES, ONWARD, acting, cost, foretells
from tapete.games.savage.labels.resting import rests
from tapete.games.savage.labels.ways import shortlist
from tapete.kernel.labels import Labels

LABELS = Labels(
    label=label,
    detail=detail,
    groups=GROUPS,
    group=group,
    bundle=bundle,
    manner=MENU.manner,
    form=form_of,
    shortlist=shortlist,
    rests=rests,
    retells=retells,
    brief=brief,
    dress=dress,
    gist=gist,
    hoped=hoped,
    aim=aim,
    coarse=coarse,
    gravity=OUTCOMES.gravity,
    unless=unless,
    foretells=foretells,
    cost=cost,
    acting=acting,
    deed=MENU.deed,
    left=left,
    declines=DECLINES,
    round=attrgetter("round"),
    onward=ONWARD,
)
