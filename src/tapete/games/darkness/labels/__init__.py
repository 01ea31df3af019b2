"""Answers, deeds, outcomes and names in words."""

from operator import attrgetter, not_

from tapete.games.darkness.actions.every import EVERY as MENU
from tapete.games.darkness.actions.groups import MOVE, TURN
from tapete.games.darkness.actions.mastering import WATCH
from tapete.games.darkness.actions.menu import MOVE as WALK
from tapete.games.darkness.labels.answers import bundle, label, shortlist
from tapete.games.darkness.labels.briefing import brief
from tapete.games.darkness.labels.deeds import acting_seat, left
from tapete.games.darkness.labels.dressing import dress
from tapete.games.darkness.labels.outcomes import OUTCOMES, aim, coarse, gist, hoped
from tapete.games.darkness.labels.texts import detail_name
from tapete.games.darkness.rules.master.authority import DECISIONS
from tapete.kernel import Labels
from tapete.kernel.labels import drawn, named_details

NONE = [f"darkness.ask.{one}" for one in ("extra_dice", "helpers", "invite", "call_help", "fire")]
"""Questions that are declined with nobody, nothing or no dice."""
LABELS = Labels(
    label=label,
    detail=named_details("darkness", detail_name),
    groups=(MOVE, *[one for one in MENU.groups if one != MOVE]),
    group=MENU.headings({WALK: MOVE, WATCH: TURN}),
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
    foretells=lambda key: key not in ("darkness.ask.deal", "darkness.ask.answer_deal", *DECISIONS),
    acting=acting_seat,
    deed=MENU.deed,
    left=left,
    declines={
        "darkness.ask.rethrow": lambda answer: answer.source == "keep",
        **dict.fromkeys(NONE, not_),
    },
    round=attrgetter("round"),
)
