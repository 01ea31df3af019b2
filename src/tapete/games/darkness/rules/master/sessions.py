"""A session of the campaign: how it begins, how it ends, and what is kept for the next."""

from __future__ import annotations

from msgspec.structs import replace

from tapete.content.problems import not_among_in
from tapete.games.darkness.content.library import library
from tapete.games.darkness.events.master import Grew, ReadAloud
from tapete.games.darkness.events.story import Begun, Ended, Won
from tapete.games.darkness.master import Master
from tapete.games.darkness.meta import Options, Sheet
from tapete.games.darkness.rules.goods import load
from tapete.games.darkness.rules.master import gear, laying, scenes
from tapete.games.darkness.rules.points import score
from tapete.games.darkness.rules.story import ending, setup
from tapete.games.darkness.state import State, Survivor
from tapete.games.darkness.world import Night
from tapete.kernel import Message, OneOf
from tapete.kernel.errors import BadOptions

SKILL_POINT = 10
"""Points that are worth one skill point: darkness.gm.development.vp"""


# --- beginning


def set_up(options: Options) -> State:
    """The state before anything is rolled or asked, in a master's game and without one."""
    state = setup.set_up(options)
    if state.master is not None:
        state.master = master_of(options, [one.sheet for one in state.survivors])
    return state


def master_of(options: Options, sheets: list[Sheet]) -> Master:
    """What the master's seat begins with.

    darkness.setup.scenario_kinds, darkness.gm.experienced_characters
    """
    campaign = library().campaigns[options.scenario]
    session = options.session or campaign.first
    if session not in campaign.sessions:
        raise BadOptions(not_among_in("session", session, campaign.sessions))
    if not options.experienced and any(sheet.advances for sheet in sheets):
        unfit = Message("darkness.unfit.experience")
        raise BadOptions(unfit, "darkness.gm.experienced_characters")
    page = campaign.sessions[session]
    dark = [scenes.building_of(tile) for tile in page.dark]
    known = options.known_city or page.known
    return Master(
        options.players, session, known=known, light=page.light, weather=page.weather, dark=dark
    )


def begin(night: Night) -> None:
    """The session's tiles, the pawns with what they bring, the text, and the first scenes.

    darkness.gm.base, darkness.gm.map, darkness.gm.discs
    """
    state, session = night.state, night.session
    also = ("darkness.gm.base", "darkness.gm.discs")
    night.tell(Begun, "darkness.setup.scenario", scenario=state.scenario, also=also)
    laying.begin(night)
    door = night.city.doors[0]
    for one in state.survivors:
        one.at = door.inside if session.inside else door.outside
        bring(night, one)
    night.tell(ReadAloud, "darkness.gm.authority", es=session.text.es, en=session.text.en)
    setup.first_player(night)


def bring(night: Night, survivor: Survivor) -> None:
    """Objects of the last session, and points for each of them.

    darkness.gm.development.objects, darkness.gm.development.start_vp
    """
    for kind in survivor.sheet.objects:
        thing = night.new_thing(kind)
        gear.fill(night, survivor, thing)
        survivor.things.append(thing)
        thing.credit = library().worth(kind)
        rule, also = "darkness.gm.development.start_vp", ("darkness.gm.development.objects",)
        score.gain(night, survivor, thing.credit, rule, also)
    survivor.saved = survivor.sheet.saved
    survivor.sheet = replace(survivor.sheet, objects=(), saved=0)
    load.fit(night, survivor)


# --- ending


def check_end(night: Night) -> bool:
    """True if the session is over, one way or the other.

    darkness.ruling.all_dead, darkness.victory.winner
    """
    if night.state.phase not in ("turn", "master"):
        return True
    ended = night.master.ended
    if not night.living():
        ended = "lost"
    elif not ended and any(ending.met(night, goal) for goal in night.victory):
        ended = "won"
    elif not ended and night.state.round > night.limit:
        ended = "lost"
    if ended:
        night.master.ended = ended
        _end(night, won=ended == "won")
    return bool(ended)


def _end(night: Night, *, won: bool) -> None:
    """Ends the session. If it was won, the survivors with most points are its winners."""
    state, session = night.state, night.session
    state.phase, state.reached, state.lost, state.turn = "end", won, not won, None
    text = session.won if won else session.lost
    night.tell(ReadAloud, "darkness.gm.authority", es=text.es, en=text.en)
    night.tell(Ended, "darkness.victory.winner", won=won)
    if won:
        for one in best(night):
            state.winners.append(one.seat)
            night.tell(Won, "darkness.victory.winner", figure=one.id, points=one.points)
    state.rewards = [one.id for one in state.survivors if not one.dead]


def best(night: Night) -> list[Survivor]:
    """Those with most points: darkness.ruling.victory_tie"""
    most = max([one.points for one in night.living()], default=0)
    return [one for one in night.living() if one.points == most]


# --- what is kept


def settle(night: Night) -> None:
    """The sheets of the survivors are written up, one by one: darkness.gm.development.attribute"""
    if not night.state.rewards:
        night.state.phase = "over"
        return
    survivor = night.survivor(night.state.rewards.pop(0))
    if not survivor.sheet.ready:
        ending.keep(survivor)
        if survivor.points < 0:
            ending.forget(night, survivor)
        if survivor in best(night):
            _advance(night, survivor)
        _grow(night, survivor)
    keep_objects(night, survivor)


def _advance(night: Night, survivor: Survivor) -> None:
    """Most points of a session add a die to an attribute below 6.

    darkness.gm.development.attribute, darkness.char.pregen.no_experience
    """
    able = ending.raisable(survivor.sheet)
    if able:
        rule = "darkness.gm.development.attribute"
        chosen = night.ask(survivor, "improve", OneOf(able), rule)
        ending.raise_attribute(night, survivor, chosen, rule)


def _grow(night: Night, survivor: Survivor) -> None:
    """Ten points are a skill point; the rest waits in a fund, and none is scored again.

    darkness.gm.development.vp, darkness.ruling.gm_vp_carry
    """
    sheet = survivor.sheet
    total = sheet.fund + max(0, survivor.points)
    gained, fund = divmod(total, SKILL_POINT)
    survivor.sheet = replace(
        sheet, saved=sheet.saved + gained, bought=sheet.bought + gained, fund=fund
    )
    rule, also = "darkness.gm.development.vp", ("darkness.ruling.gm_vp_carry",)
    night.tell(Grew, rule, figure=survivor.id, skill_points=gained, fund=fund, also=also)


def keep_objects(night: Night, survivor: Survivor) -> None:
    """Objects stay with their holder until the next session, but for those of this story.

    darkness.gm.development.objects
    """
    kept = tuple([one.kind for one in survivor.things if one.kind in library().items])
    survivor.sheet = replace(survivor.sheet, objects=kept)


def going_on(options: Options, state: State) -> Options | None:
    """The options of the next session; None if the campaign is over.

    darkness.char.create.advance, darkness.gm.death.new_character
    """
    master = state.master
    if state.phase != "over":
        return None
    if master is None:
        return _another_night(options, state)
    session = library().campaigns[state.scenario].sessions[master.session]
    following = session.next_won if state.reached else session.next_lost
    if not following:
        return None
    return replace(options, session=following, survivors=_next_sheets(options, state))


def _another_night(options: Options, state: State) -> Options | None:
    """The next scenario, with the survivors that players have made and what these have learned.

    The ready ones keep nothing: darkness.char.create.advance, darkness.char.pregen.no_experience
    """
    if all(one.sheet.ready for one in state.survivors):
        return None
    names = tuple(library().scenarios)
    following = names[(names.index(state.scenario) + 1) % len(names)]
    sheets = [one.name if one.ready else one for one in _next_sheets(options, state)]
    return replace(options, scenario=following, survivors=tuple(sheets))


def _next_sheets(options: Options, state: State) -> tuple[Sheet, ...]:
    """The sheet of each seat; whoever has died goes on with a ready survivor that is free.

    Whoever was resting comes back. darkness.gm.death.substitute
    """
    alive = {one.seat: one.sheet for one in reversed(state.survivors) if not one.dead}
    names = [sheet.name for sheet in alive.values()]
    free = [name for name in library().survivors if name not in names]
    return tuple([
        _kept(alive[seat]) if seat in alive else setup.ready(free.pop(0))
        for seat in range(options.players)
    ])  # fmt: skip


def _kept(sheet: Sheet) -> Sheet:
    """A ready survivor goes on as it was made, with its objects.

    darkness.char.pregen.no_experience
    """
    return replace(setup.ready(sheet.name), objects=sheet.objects) if sheet.ready else sheet
