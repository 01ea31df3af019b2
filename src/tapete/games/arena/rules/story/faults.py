"""What does not add up in a campaign that was kept: what is wrong, and by which rule."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from tapete.content.problems import nearest
from tapete.games.arena.content.entries import HunterCard
from tapete.games.arena.content.library import SHOPS, library
from tapete.games.arena.figures import INVENTORY, SLOTS
from tapete.games.arena.meta import HUNTERS
from tapete.games.arena.rules.skills.levels import open_slots
from tapete.games.arena.rules.story.saved import Kept, KeptHunter, ranks_after, sealed
from tapete.kernel import Message
from tapete.workshop import Fault

SAVE, PICK = "arena.campaign.save", "arena.setup.campaign_pick"
"""The rules of what is kept, and of the campaigns that there are."""


def faults(kept: Kept) -> Iterator[Fault]:
    """What does not add up, the plainest first; each is looked for if all before it is right."""
    known = library()
    if kept.campaign not in known.campaigns:
        yield unknown(kept.campaign)
        return
    page = known.campaigns[kept.campaign]
    if kept.scenario not in page.scenarios:
        those = [known.scenarios[one].name.message for one in page.scenarios]
        yield Fault(SAVE, _no_scenario(kept.scenario, page.name.message, those))
    different = len({one.id for one in kept.hunters})
    if not len(kept.hunters) == different == HUNTERS:
        has = {"has": len(kept.hunters), "different": different, "needs": HUNTERS}
        yield Fault("arena.setup.four_heroes", Message.of("arena.campaign.four", **has))
    for hunter in kept.hunters:
        yield from _hunter_faults(hunter, kept.levels)
    yield from _gear_twice(kept)
    yield from _deck_faults(kept)
    if sealed(kept) != kept.seal:
        yield Fault(SAVE, Message("arena.campaign.seal"))


def _hunter_faults(hunter: KeptHunter, levels: int) -> Iterator[Fault]:
    known = library()
    card = known.hunters.get(hunter.id)
    if card is None:
        those = [one.name.message for one in known.hunters.values()]
        told = Message.listing("arena.campaign.hunter", "those", those, given=hunter.id)
        yield Fault(SAVE, told)
    elif hunter.tree not in card.trees:
        yield Fault("arena.setup.skill_tree", _no_tree(hunter, card))
    else:
        yield from _level_faults(hunter, levels)
        yield from _gear_faults(hunter)


def _no_scenario(given: str, campaign: Message, those: list[Message]) -> Message:
    """A scenario of another campaign, or of none; and those that it has."""
    key = "arena.campaign.scenario"
    return Message.listing(key, "those", those, given=given, campaign=campaign)


def _no_tree(hunter: KeptHunter, card: HunterCard) -> Message:
    """A Skill Tree of another hunter, or of none; and those that it may have."""
    known = library().trees
    tree = known[hunter.tree].name.message if hunter.tree in known else hunter.tree
    own = [known[one].name.message for one in card.trees]
    name = card.name.message
    return Message.listing("arena.campaign.tree", "trees", own, figure=name, tree=tree)


def _level_faults(hunter: KeptHunter, levels: int) -> Iterator[Fault]:
    """The slots of its Skill Tree: one that cannot be filled yet, or too many or too few."""
    tree, done = library().trees[hunter.tree], list[int]()
    name = library().hunters[hunter.id].name.message
    for slot in hunter.filled:
        if slot not in open_slots(hunter.tree, done):
            key, of = "arena.campaign.slots", tree.name.message
            yield Fault("arena.skill.rank_gate", Message.of(key, figure=name, tree=of, slot=slot))
            return
        done.append(slot)
    needs = max(0, min(levels, len(tree.slots)))
    if len(done) != needs or levels < 0:
        counts = {"has": len(done), "needs": needs, "levels": levels}
        yield Fault(SAVE, Message.of("arena.campaign.level", figure=name, **counts))


def _gear_faults(hunter: KeptHunter) -> Iterator[Fault]:
    """Cards that there are not, and more than it can wear or carry: arena.gear.slots"""
    known, name = library(), library().hunters[hunter.id].name.message
    for kind in (*hunter.equipped, *hunter.inventory):
        if known.find(("starting", *SHOPS), kind) is None:
            yield Fault(SAVE, Message.of("arena.campaign.gear", figure=name, given=kind))
            return
    worn = Counter(known.gear(kind).slot for kind in hunter.equipped)
    for slot, count in worn.items():
        if count > SLOTS[slot]:
            yield Fault("arena.gear.slots", _too_many(name, slot, count, SLOTS[slot]))
    if len(hunter.inventory) > INVENTORY:
        carried = _too_many(name, "inventory", len(hunter.inventory), INVENTORY)
        yield Fault("arena.gear.inventory_limit", carried)


def _too_many(name: Message, slot: str, has: int, most: int) -> Message:
    return Message.of("arena.campaign.load", figure=name, slot=slot, has=has, most=most)


def _gear_twice(kept: Kept) -> Iterator[Fault]:
    """Cards of gear that are there more than once, and who has them."""
    known, owners = library(), dict[str, list[Message]]()
    for one in kept.hunters:
        for kind in (*one.equipped, *one.inventory):
            owners.setdefault(kind, []).append(known.hunters[one.id].name.message)
    for kind, having in owners.items():
        if len(having) > 1:
            item, who = known.gear(kind).name.message, dict.fromkeys(having)
            yield Fault(SAVE, Message.listing("arena.campaign.twice", "who", who, item=item))


def _deck_faults(kept: Kept) -> Iterator[Fault]:
    known = library()
    for card, count in Counter(kept.deck).items():
        if card not in known.announcements:
            yield Fault(SAVE, Message.of("arena.campaign.no_announcement", given=card))
            return
        if count > 1:
            name = known.announcements[card].name.message
            yield Fault(SAVE, Message.of("arena.campaign.announcement", card=name, count=count))
    yield from _rank_faults(kept)
    yield from _event_faults(kept)


def _rank_faults(kept: Kept) -> Iterator[Fault]:
    """How many Announcements of each rank there must be: arena.announcement.upgrade"""
    ranks = Counter(library().announcements[one].rank for one in kept.deck)
    wanted = ranks_after(kept.levels)
    for rank in (0, 1, 2, 3):
        has, needs = ranks[rank], wanted.get(rank, 0)
        if has != needs:
            counts = {"rank": rank, "has": has, "needs": needs, "levels": kept.levels}
            yield Fault("arena.announcement.upgrade", Message.of("arena.campaign.deck", **counts))


def _event_faults(kept: Kept) -> Iterator[Fault]:
    """The Events are everybody's and those of the Boss, each once: arena.setup.boss_events"""
    known, boss = library().events, library().campaigns[kept.campaign].boss
    there = Counter((*kept.events, *kept.beneath))
    for card, count in there.items():
        if card not in known or known[card].boss not in ("", boss):
            yield Fault("arena.setup.boss_events", _event("stray", card))
        elif count > 1:
            yield Fault(SAVE, _event("again", card))
    for card, page in known.items():
        if page.boss in ("", boss) and card not in there:
            yield Fault(SAVE, _event("missing", card))


def _event(what: str, card: str) -> Message:
    known = library().events
    name = known[card].name.message if card in known else card
    return Message.of("arena.campaign.event", what=what, card=name)


def unknown(campaign: str) -> Fault:
    """A campaign that there is not: those that there are, and the most similar."""
    known = sorted(library().campaigns)
    told = {"given": campaign, "known": ", ".join(known), "nearest": nearest(campaign, known)}
    return Fault(PICK, Message.of("arena.campaign.unknown", **told))
