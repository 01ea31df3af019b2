"""Before the first Turn: which minis stay hidden, the sides' zones, and where all minis stand."""

from __future__ import annotations

from tapete.games.punk.events.turns import Agreed, Deployed, Mustered, SideChosen
from tapete.games.punk.rules.gear.bullet_sheets import swear
from tapete.games.punk.rules.story.infiltration import SEATS, hold_back
from tapete.games.punk.rules.story.numbering import number
from tapete.games.punk.rules.turns.groups import TOGETHER, companions
from tapete.games.punk.rules.turns.order import roll_off
from tapete.games.punk.state import OFF_TABLE, Mini
from tapete.games.punk.world import Skirmish, disc
from tapete.kernel import OneOf
from tapete.spaces.climbs.surfaces import Standing
from tapete.spaces.questions.deployment import Posts
from tapete.spaces.treks.leash import Leash

PLAYERS = "punk.setup.players"
OPEN = "punk.setup.faithful_models"
HOUSE_RULES = "punk.general.house_rules"
SIDES = "punk.core.sides"
DEPLOY = "punk.core.deployment"
ZONES = ("zone_0", "zone_1")
"""The answers to which zone a side takes; each zone is a part of the scenario."""
REFUSED = dict.fromkeys(
    ("zone", "off_board", "through", "barred", "cannot_stand", "no_ground", "ends_on"), DEPLOY
) | {"leash": "punk.core.group"}


def muster(skirmish: Skirmish) -> None:
    """Each side in turn names its infiltrators in secret; then all minis are numbered.

    Those held back come last, and tell nothing of themselves: punk.ruling.infiltration_never
    """
    state = skirmish.state
    seat, state.next = state.next, state.next + 1
    hold_back(skirmish, seat)
    if state.next == len(SEATS):
        number(state.minis)
        skirmish.index()
        state.minis.sort(key=lambda mini: mini.out == "reserve")
        _introduce(skirmish)
        state.next, state.phase = 0, "swear"


def _introduce(skirmish: Skirmish) -> None:
    """Everybody sees both bands, and the house rules they agreed on."""
    state = skirmish.state
    for seat in SEATS:
        count = sum(mini.seat == seat and not mini.out for mini in state.minis)
        skirmish.table.tell(
            Mustered, side=seat, band=state.names[seat], count=count, rule=OPEN, also=(PLAYERS,)
        )
    variants = [name for name in state.rules.__struct_fields__ if getattr(state.rules, name)]
    variants += [state.weather] if state.weather else []
    variants += ["beasts"] if state.beasts else []
    variants += ["perils"] if state.perils else []
    if variants:
        skirmish.table.tell(Agreed, variants=tuple(variants), rule=HOUSE_RULES)


def swear_in(skirmish: Skirmish) -> None:
    """Each side in turn seals the sheet with its bullets."""
    state = skirmish.state
    swear(skirmish, state.next)
    state.next += 1
    if state.next == len(SEATS):
        state.next, state.phase = 0, "sides"


def take_sides(skirmish: Skirmish) -> None:
    """A die each: the higher chooses where it deploys, and the other deploys first."""
    state = skirmish.state
    winner = roll_off(skirmish, SIDES, SIDES)
    zone = ZONES.index(skirmish.table.ask(winner, "punk.ask.zone", OneOf(ZONES), SIDES))
    state.zones = [zone, 1 - zone] if winner == 0 else [1 - zone, zone]
    band = state.names[winner]
    skirmish.table.tell(SideChosen, side=winner, band=band, zone=zone, rule=SIDES)
    state.next, state.phase = 1 - winner, "deploy"


def deploy(skirmish: Skirmish) -> None:
    """The sides take turns to place a mini in their zone, until all are on the table.

    The minis of a group are placed one after another.
    """
    state = skirmish.state
    waiting = [mini for mini in skirmish.standing() if mini.at == OFF_TABLE]
    own = [mini for mini in waiting if mini.seat == state.next]
    if waiting and not own:
        state.next = 1 - state.next
        own = waiting
    if not own:
        state.phase = "turn"
        return
    mini = _chosen(skirmish, own)
    _place(skirmish, mini)
    if not any(one.at == OFF_TABLE for one in companions(skirmish, mini)):
        state.next = 1 - mini.seat


def _chosen(skirmish: Skirmish, own: list[Mini]) -> Mini:
    """The mini that is placed now: the rest of a group first, of each group its first mini."""
    begun = [mini for mini in own if _placed(skirmish, mini)]
    first: dict[str, Mini] = {}
    for mini in begun or own:
        first.setdefault(mini.group or mini.id, mini)
    options = list(first.values())
    if len(options) == 1:
        return options[0]
    chosen = skirmish.table.ask(
        own[0].seat, "punk.ask.deploy", OneOf([mini.id for mini in options]), DEPLOY
    )
    return skirmish.mini(chosen)


def _placed(skirmish: Skirmish, mini: Mini) -> list[Mini]:
    """The minis of its group that have been placed."""
    return [one for one in companions(skirmish, mini) if one.at != OFF_TABLE]


def _place(skirmish: Skirmish, mini: Mini) -> None:
    post = skirmish.table.ask(
        mini.seat, "punk.ask.post", posts(skirmish, mini), DEPLOY, figure=mini.id
    )
    mini.at, mini.facing = post.at, post.facing
    point = post.at.point
    skirmish.table.tell(Deployed, figure=mini.id, x=point.x, y=point.y, rule=DEPLOY)


def posts(skirmish: Skirmish, mini: Mini) -> Posts:
    """The posts with its whole base in its side's zone, facing any way."""
    board = skirmish.board
    kin = [Standing(disc(one), one.at.height, one.id) for one in _placed(skirmish, mini)]
    return Posts(
        skirmish.levels,
        mini.radius,
        board.middle,
        zone=skirmish.field.zones[skirmish.state.zones[mini.seat]],
        others=tuple([one for one in skirmish.others(mini) if one.disc.centre != OFF_TABLE.point]),
        leash=Leash(tuple(kin), TOGETHER, "punk.core.group") if kin else None,
        rules=REFUSED,
    )
