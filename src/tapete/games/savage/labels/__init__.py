"""Answers, deeds, outcomes and things in words."""

from tapete.games.savage.content.names import dress
from tapete.games.savage.labels.answers import (
    GROUPS,
    bundle,
    detail,
    gist,
    group,
    hoped,
    label,
    retells,
    shortlist,
)
from tapete.games.savage.labels.briefing import brief
from tapete.kernel.labels import Labels

LABELS = Labels(
    label=label,
    detail=detail,
    groups=GROUPS,
    group=group,
    bundle=bundle,
    shortlist=shortlist,
    retells=retells,
    brief=brief,
    dress=dress,
    gist=gist,
    hoped=hoped,
)
