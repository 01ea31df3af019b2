"""How answers, deeds, outcomes and things are put into words."""

from operator import attrgetter

from tapete.games.punk.actions.groups import GROUPS
from tapete.games.punk.actions.menu import MENU
from tapete.games.punk.labels.answers import bundle, group, label, retells
from tapete.games.punk.labels.briefing import brief
from tapete.games.punk.labels.deeds import detail, form, left
from tapete.games.punk.labels.dressing import dress
from tapete.games.punk.labels.outcomes import OUTCOMES, aim, foretells, gist, hoped
from tapete.games.punk.labels.reactions import DECLINES, ONWARD, acting, cost
from tapete.games.punk.labels.shortlist import shortlist
from tapete.kernel.labels import Labels

LABELS = Labels(
    label=label,
    detail=detail,
    groups=GROUPS,
    group=group,
    bundle=bundle,
    manner=MENU.manner,
    form=form,
    shortlist=shortlist,
    retells=retells,
    brief=brief,
    dress=dress,
    gist=gist,
    hoped=hoped,
    aim=aim,
    coarse=OUTCOMES.coarse,
    gravity=OUTCOMES.gravity,
    foretells=foretells,
    cost=cost,
    acting=acting,
    deed=MENU.deed,
    left=left,
    declines=DECLINES,
    round=attrgetter("turn"),
    onward=ONWARD,
    overt=frozenset(ONWARD),
)
