"""Setting a scenario up, and putting the hunters in the arena."""

from __future__ import annotations

from tapete.content.problems import not_among_in
from tapete.games.arena.content.library import SHOPS, library
from tapete.games.arena.events.story import Deployed, LaidOut, Spotlit
from tapete.games.arena.figures import fresh, fresh_tokens
from tapete.games.arena.meta import HUNTERS, Options
from tapete.games.arena.rules.enemies import spawning
from tapete.games.arena.rules.story import alone, campaign
from tapete.games.arena.rules.terrain import barrels, objectives
from tapete.games.arena.rules.turns import helpers
from tapete.games.arena.state import Helper, Hunter, State
from tapete.games.arena.world import Arena
from tapete.kernel import Bag, Deck, Message, OneOf
from tapete.kernel.chance.roll import Draw
from tapete.kernel.errors import BadOptions
from tapete.spaces.hexes.hexes import Hex

OBJECTIVES = (barrels.KEY, "bomb", "terminal")
"""What terrain holds only in scenarios that have it as an objective."""
MONEY = 500
"""What a Money token is worth: arena.setup.money_token_value"""
RANDOM_MACHINE = "machine"
MACHINES = ("depot_machine", "zed_machine")
LAID_OUT: tuple[str, ...] = (
    "arena.setup.four_heroes", "arena.setup.hero_components", "arena.hero.card",
    "arena.hero.start_tokens", "arena.hero.starting_gear", "arena.setup.skill_tree",
    "arena.setup.boss_events", "arena.setup.place_elements", "arena.setup.enemy_pool",
    "arena.setup.starting_money", "arena.setup.money_token_value", "arena.setup.loot_bag",
    "arena.setup.decks", "arena.setup.announcement_deck_first", "arena.setup.announcement_ranks",
    "arena.scenario.sections",
)  # fmt: skip
"""The rules by which everything is laid out before anything is drawn."""
MISSION = (
    "arena.wanted.bag", "arena.wanted.queue", "arena.wanted.enemy_setup", "arena.wanted.vh_setup",
    "arena.wanted.no_money",
)  # fmt: skip
"""The same for a Wanted mission."""
ANNOUNCEMENTS = 2
"""Announcements of a Wanted mission before the card of rank 0: arena.wanted.queue"""
CHESTS = ("ammo_chest", "loot_chest", "mailbox", barrels.BARREL)


def set_up(options: Options) -> State:
    """Everything that is laid out before anything is drawn or asked."""
    _check(options)
    known = library()
    begun = known.campaigns.get(options.campaign)
    kept = campaign.read(options.campaign) if options.campaign and begun is None else None
    scenario = kept.scenario if kept else begun.first if begun else options.scenario
    state = State(scenario, options.house_rules(), [])
    state.hunters = [_hunter(options, place) for place in range(len(options.hunters))]
    owned: list[str] = []
    if kept is not None:
        campaign.restore(state, kept)
        owned = [item.kind for one in state.hunters for item in (*one.equipped, *one.inventory)]
    else:
        state.campaign = options.campaign if begun else ""
        campaign.begin(state)
    if not options.campaign:
        alone.train(state)
    for shop in SHOPS:
        state.shops[shop] = Deck.of(one for one in getattr(known, shop) if one not in owned)
    for hunter in state.hunters:
        helper = known.hunters[hunter.id].helper
        if helper:
            tokens = fresh_tokens(known.helpers[helper].tokens)
            state.helpers.append(Helper(helper, owner=hunter.id, tokens=tokens))
    lay_out(state)
    return state


def _check(options: Options) -> None:
    """Refuses unknown names, the same hunter twice, and the Skill Tree of another hunter.

    arena.setup.four_heroes, arena.setup.skill_tree
    """
    known, different = library(), len(set(options.hunters))
    if different != HUNTERS:
        four = Message.of("arena.party.four", count=different)
        raise BadOptions(four, "arena.setup.four_heroes")
    if options.scenario not in known.scenarios:
        raise BadOptions(not_among_in("scenario", options.scenario, sorted(known.scenarios)))
    for name in options.hunters:
        if name not in known.hunters:
            raise BadOptions(not_among_in("hunters", name, sorted(known.hunters)))
    for name, tree in zip(options.hunters, options.trees, strict=False):
        if tree not in ("", *known.hunters[name].trees):
            problem = not_among_in("trees", tree, known.hunters[name].trees)
            raise BadOptions(problem, "arena.setup.skill_tree")


def _hunter(options: Options, place: int) -> Hunter:
    """A hunter as it begins.

    arena.setup.hero_components, arena.setup.skill_tree, arena.hero.starting_gear
    """
    name = options.hunters[place]
    card = library().hunters[name]
    given = options.trees[place] if place < len(options.trees) else ""
    return Hunter(
        name,
        seat=place % options.players,
        tokens=fresh_tokens(card.tokens),
        equipped=[fresh(kind) for kind in card.gear],
        tree=given or card.trees[0],
    )


def lay_out(state: State) -> None:
    """The bag, the board, the miniatures: the same for a scenario and for a mission.

    arena.setup.loot_bag, arena.setup.place_elements, arena.setup.enemy_pool,
    arena.setup.starting_money, arena.terrain.chest.setup
    """
    known, scenario = library(), library().scenarios[state.scenario]
    out = ("legendary", *(("level_up", "wanted") if state.mark else ()))
    state.bag = Bag.of(
        kind for kind, token in known.loot.items() if token.type not in out
        for _ in range(token.count)
    )  # fmt: skip
    state.discard, state.aside, state.lying = [], [], []
    state.pool = {name: mini.count for name, mini in known.minis.items()}
    state.enemies, state.things, state.chests = [], [], {}
    if not state.mark:
        state.pool.update(scenario.pool)
        spared = 0 if state.campaign else alone.money(state.scenario)
        state.money = scenario.money // MONEY + spared
    for kind in CHESTS:
        state.chests[kind] = Bag.of(_tokens(state, kind))
    state.stars = Deck.of(known.stars)
    for hunter in state.hunters:
        hunter.star = ""
    state.round = state.turned = 0
    state.rampage, state.phase, state.active = False, "deploy", None
    state.queue, state.orders, state.progress = [], [], {}


def _tokens(state: State, kind: str) -> list[str]:
    """What terrain of a kind may hold; objectives only where the scenario has them.

    arena.terrain.barrel.key
    """
    known = () if state.mark else library().scenarios[state.scenario].objectives
    here = {} if state.mark else library().scenarios[state.scenario].holds
    holds = here.get(kind, library().caches[kind].holds)
    return [one for one in holds if one not in OBJECTIVES or one in known]


def prepare(arena: Arena) -> None:
    """What is drawn before the first round: cards, the Spotlight, terrain, enemies.

    arena.setup.star_move_deal, arena.setup.spotlight_random, arena.setup.announcement_queue
    """
    state = arena.state
    rule, also = "arena.setup.campaign_pick", LAID_OUT
    if state.mark:
        rule, also = "arena.wanted.map_contents", (*MISSION, *_walls(arena))
    arena.table.tell(LaidOut, scenario=state.scenario, money=state.money, rule=rule, also=also)
    for hunter in state.hunters:
        hunter.star = state.stars.draw(arena.table, "arena.setup.star_move_deal", hunter.seat)
        hunter.deeds = {}
    ids = tuple([one.id for one in state.hunters])
    state.spotlight = arena.table.roll(Draw(ids, "arena.setup.spotlight_random"))
    arena.table.tell(Spotlit, figure=state.spotlight, rule="arena.setup.spotlight_random")
    if not state.campaign and not state.mark:
        alone.equip(arena)
    _queue(arena, ANNOUNCEMENTS if state.mark else arena.scenario.announcements)
    ground = arena.ground
    for zone, what in ground.placed:
        if what in library().enemies:
            spawning.appear(arena, what, zone)
        else:
            _lay(arena, what, zone)
    if state.mark:
        _place_wanted(arena)


def _walls(arena: Arena) -> tuple[str, ...]:
    """The rule of the zones that tyres fill, where the map of a mission has some."""
    return ("arena.wanted.terrain_symbol_3_tyres",) if arena.ground.blocked else ()


def _place_wanted(arena: Arena) -> None:
    """The enemies of a mission: Uniques in their zone, the rest as if they had spawned.

    arena.wanted.enemy_setup, arena.wanted.card
    """
    card, ground = library().wanted[arena.state.mark], arena.ground
    for kind in card.uniques:
        spawning.appear(arena, kind, ground.unique or ground.spawns[1])
    kinds = [wave.enemy for wave in card.enemies for _ in range(wave.count)]
    for place, kind in enumerate(kinds):
        spawning.appear(arena, kind, ground.spawns[1], first=not place)


def _queue(arena: Arena, count: int) -> None:
    """Announcements are drawn, and the card of rank 0 comes last.

    arena.setup.announcement_queue, arena.announcement.rank0_card, arena.wanted.queue
    """
    state = arena.state
    deck = Deck.of(state.deck)
    drawn = [deck.draw(arena.table, "arena.setup.announcement_queue") for _ in range(count)]
    state.queue = [*drawn, campaign.zero(state)]


def _lay(arena: Arena, what: str, zone: Hex) -> None:
    """Terrain is laid; which machine it is may be drawn: arena.terrain.vending.setup"""
    if what == RANDOM_MACHINE:
        laid = {one.kind for one in arena.state.things}
        left = tuple([one for one in MACHINES if one not in laid])
        what = arena.table.roll(Draw(left, "arena.terrain.vending.setup"))
    objectives.lay(arena, what, zone)


def deploy(arena: Arena, hunter: Hunter) -> None:
    """In the green station or beside it: arena.setup.deploy, arena.helper.start"""
    start = arena.ground.stations[0]
    near = [start, *arena.ground.hexes.beside[start]]
    free = [zone for zone in near if arena.room(zone) > 0]
    rule, key = "arena.setup.deploy", "arena.ask.deploy"
    hunter.at = arena.table.ask(hunter.seat, key, OneOf(free), rule, figure=hunter.id)
    arena.table.tell(Deployed, figure=hunter.id, rule=rule, also=("arena.zone.single",))
    helpers.join(arena, hunter)
