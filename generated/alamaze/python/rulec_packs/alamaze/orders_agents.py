"""Resolvers of orders_agents.rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulec.runtime import Dice, members
from rulec.runtime.game.messages import Hole, Message
from rulec.runtime.game.shape import Holds

from ._choices import (
    ALCHEMIST_ITEM_POISON_FLASK, Artifact, DUTY_COUNTER_ESPIONAGE, DUTY_GUARD, DUTY_GUARD_PRISONERS,
    EVERY_MAP_AREA, EVERY_REGION, EVERY_SEA, LOOKOUT_AGENT_RECON, LOOKOUT_AGENT_SEARCH, Lookout,
    MISSION_EARLY_TRAIL, MISSION_LEARN_MORALE, MISSION_POISON, MISSION_RECON, MISSION_RECON_SEA,
    MISSION_TRAIL, MORALE_EVENT_POISONED, MapArea, ORDER_RAPID_AGENT_TRAINING_UNDERWORLD_ONLY,
    ORDER_SET_GLOBAL_AGENT_TRAINING_COST, PRIVILEGE_AGENTS_TRIBUTE, RANK_AREA, RANK_ARTIFACT, RANK_GROUP,
    RANK_PLACE, RANK_SEA, Region, SORT_DEMON, SORT_HIGH_DEMON, SORT_IMP, Sea,
)
from ._kinds import Agent, Group, Kingdom, Place, Target
from ._tables import MAP_AREA_TERRAIN
from ._words import DEFENSE, FOOD, GOLD, LEVEL, PERCENT
from ._world import SHAPE, World
from .clerks import finds_hidden, order_open
from .court import errand_range
from .effects import unseen
from .encounters import notice
from .items import bottled, use_up
from .map_ import knows_of, remember, seat, within_reach

_PRIVILEGE_AGENTS_TRIBUTE_BIT: Final = 1 << PRIVILEGE_AGENTS_TRIBUTE

_SAYS_SOMEBODY_HAS_BEEN_SCHOOLED: Final = Message((
    'Somebody has been schooled or hired; the fee: 1,500 gold.',
), 'process:collect_fee', 'somebody_has_been_schooled')
_SAYS_HAS_BEEN_LOOKED_AT: Final = Message((
    Hole(Holds("thing", 'Place'), 'p'), ' has been looked at by order of ',
    Hole(Holds("thing", 'Kingdom'), 'kingdom'), '.',
), 'process:smell_scouts', 'has_been_looked_at')
_SAYS_LIES_BEFORE_YOUR_SCOUTS: Final = Message((
    Hole(Holds("choice", 'MapArea'), 'area'), ' lies before your scouts: ',
    Hole(Holds("choice", 'Terrain'), 'terrain'), '.',
), 'process:look_around', 'area_scouted')
_SAYS_A_COURT_HAS_A: Final = Message((
    'A court has a hiding place in ', Hole(Holds("choice", 'MapArea'), 'area'), '.',
), 'process:look_around', 'a_court_has_a')
_SAYS_IS_HIDDEN_IN: Final = Message((
    Hole(Holds("thing", 'Place'), 'p'), ' is hidden in ', Hole(Holds("choice", 'MapArea'), 'area'), ': ',
    Hole(Holds("choice", 'Settlement'), 'settlement'), ', ', Hole(Holds("number", unit=DEFENSE), 'defense'),
    ', ', Hole(Holds("number", unit=GOLD), 'gold_output'), ', ',
    Hole(Holds("number", unit=FOOD), 'food_output'), '.',
), 'process:look_around', 'hidden_place_seen')
_SAYS_LIES_IN: Final = Message((
    Hole(Holds("thing", 'Place'), 'p'), ' lies in ', Hole(Holds("choice", 'MapArea'), 'area'), ': ',
    Hole(Holds("choice", 'Settlement'), 'settlement'), ', ', Hole(Holds("number", unit=DEFENSE), 'defense'),
    ', ', Hole(Holds("number", unit=GOLD), 'gold_output'), ', ',
    Hole(Holds("number", unit=FOOD), 'food_output'), '.',
), 'process:look_around', 'place_seen')
_SAYS_KEEPS_WATCH_OVER: Final = Message((
    Hole(Holds("thing", 'Agent'), 'w'), ' keeps watch over ', Hole(Holds("thing", 'Place'), 'p'), '.',
), 'process:look_around', 'keeps_watch_over')
_SAYS_AT_OF: Final = Message((
    'At ', Hole(Holds("thing", 'Place'), 'p'), ': ', Hole(Holds("thing", 'Figure'), 'f'), ' of ',
    Hole(Holds("thing", 'Kingdom', optional=True), 'kingdom'), ', ', Hole(Holds("choice", 'Rank'), 'rank'),
    '.',
), 'process:look_around', 'figure_seen')
_SAYS_AT: Final = Message((
    'At ', Hole(Holds("thing", 'Place'), 'p'), ': ', Hole(Holds("thing", 'Target'), 't'), '.',
), 'process:look_around', 'at')
_SAYS_IN_OF_OF_WHICH: Final = Message((
    'In ', Hole(Holds("choice", 'MapArea'), 'area'), ': ', Hole(Holds("thing", 'Group'), 'g'), ' of ',
    Hole(Holds("thing", 'Kingdom'), 'kingdom'), ', of which nobody can say how large it is.',
), 'process:look_around', 'in_of_of_which')
_SAYS_IN_OF: Final = Message((
    'In ', Hole(Holds("choice", 'MapArea'), 'area'), ': ', Hole(Holds("thing", 'Group'), 'g'), ' of ',
    Hole(Holds("thing", 'Kingdom'), 'kingdom'), ', ', Hole(Holds("choice", 'HostSize'), 'host_size'), '.',
), 'process:look_around', 'host_seen')
_SAYS_WITH: Final = Message((
    'With ', Hole(Holds("thing", 'Group'), 'g'), ': ', Hole(Holds("choice", 'Artifact'), 'a'), '.',
), 'process:look_around', 'with')
_SAYS_STANDS_IN: Final = Message((
    Hole(Holds("thing", 'Group'), 'host'), ' stands in ', Hole(Holds("choice", 'MapArea'), 'area'), '.',
), 'process:report_host', 'stands_in')
_SAYS_IN: Final = Message((
    'In ', Hole(Holds("thing", 'Group'), 'host'), ': ', Hole(Holds("choice", 'BrigadeType'), 'breed'), ', ',
    Hole(Holds("choice", 'Experience'), 'experience'), '.',
), 'process:report_host', 'in')
_SAYS_HAS_NOT_FOUND: Final = Message((
    Hole(Holds("thing", 'Agent'), 'agent'), ' has not found ', Hole(Holds("thing", 'Group'), 'host'), '.',
), 'process:report_found', 'has_not_found')
_SAYS_IS_A_PRISONER: Final = Message((
    Hole(Holds("thing", 'Agent'), 'agent'), ' is a prisoner.',
), 'order:53', 'free')
_SAYS_LIES_IN_A_SLEEP: Final = Message((
    Hole(Holds("thing", 'Agent'), 'agent'), ' lies in a sleep from which nobody wakes.',
), 'order:53', 'awake')
_SAYS_AN_AGENT_GUARDS_NOBODY: Final = Message((
    'An agent guards nobody but its own people.',
), 'order:53', 'own', ('other',))
_SAYS_THEY_ARE_NOT_AT: Final = Message((
    'They are not at the same place.',
), 'order:53', 'same_place', ('other',))
_SAYS_IS_A_PRISONER_2: Final = Message((
    Hole(Holds("thing", 'Agent'), 'agent'), ' is a prisoner.',
), 'order:54', 'free')
_SAYS_LIES_IN_A_SLEEP_2: Final = Message((
    Hole(Holds("thing", 'Agent'), 'agent'), ' lies in a sleep from which nobody wakes.',
), 'order:54', 'awake')
_SAYS_SAY_WHICH_PLACE_OR: Final = Message((
    'Say which place, or which group, ', Hole(Holds("thing", 'Agent'), 'agent'), ' watches.',
), 'order:54', 'one_post', ('town', 'host'))
_SAYS_WATCHES_A_PLACE_OR: Final = Message((
    Hole(Holds("thing", 'Agent'), 'agent'), ' watches a place or a group, not both.',
), 'order:54', 'not_both', ('town', 'host'))
_SAYS_AN_AGENT_WATCHES_NOTHING: Final = Message((
    "An agent watches nothing but its own kingdom's places.",
), 'order:54', 'own', ('town',))
_SAYS_AN_AGENT_WATCHES_NOTHING_2: Final = Message((
    "An agent watches nothing but its own kingdom's groups.",
), 'order:54', 'own_host', ('host',))
_SAYS_IS_A_PRISONER_3: Final = Message((
    Hole(Holds("thing", 'Agent'), 'agent'), ' is a prisoner.',
), 'order:299', 'free')
_SAYS_LIES_IN_A_SLEEP_3: Final = Message((
    Hole(Holds("thing", 'Agent'), 'agent'), ' lies in a sleep from which nobody wakes.',
), 'order:299', 'awake')
_SAYS_LEARNS_NOTHING_ANY_MORE: Final = Message((
    Hole(Holds("thing", 'Agent'), 'agent'), ' learns nothing any more.',
), 'order:500', 'mortal')
_SAYS_IS_A_PRISONER_4: Final = Message((
    Hole(Holds("thing", 'Agent'), 'agent'), ' is a prisoner.',
), 'order:500', 'free')
_SAYS_LIES_IN_A_SLEEP_4: Final = Message((
    Hole(Holds("thing", 'Agent'), 'agent'), ' lies in a sleep from which nobody wakes.',
), 'order:500', 'awake')
_SAYS_HAS_LEARNED_WHAT_CAN: Final = Message((
    Hole(Holds("thing", 'Agent'), 'agent'), ' has learned what can be taught.',
), 'order:500', 'room')
_SAYS_ONLY_A_THIEVES_GUILD: Final = Message((
    "Only a thieves' guild could teach ", Hole(Holds("thing", 'Agent'), 'agent'), ' more.',
), 'order:500', 'school')
_SAYS_IS_NOW_AT: Final = Message((
    Hole(Holds("thing", 'Agent'), 'agent'), ' is now at ', Hole(Holds("number", unit=LEVEL), 'level'), '.',
), 'order:500', 'is_now_at')
_SAYS_ONLY_THE_UNDERWORLD_TRAINS: Final = Message((
    'Only the Underworld trains so fast.',
), 'order:501', 'people')
_SAYS_IS_NO_BEGINNER: Final = Message((
    Hole(Holds("thing", 'Agent'), 'agent'), ' is no beginner.',
), 'order:501', 'green')
_SAYS_IS_A_PRISONER_5: Final = Message((
    Hole(Holds("thing", 'Agent'), 'agent'), ' is a prisoner.',
), 'order:501', 'free')
_SAYS_LIES_IN_A_SLEEP_5: Final = Message((
    Hole(Holds("thing", 'Agent'), 'agent'), ' lies in a sleep from which nobody wakes.',
), 'order:501', 'awake')
_SAYS_IS_NOW_AT_2: Final = Message((
    Hole(Holds("thing", 'Agent'), 'agent'), ' is now at ', Hole(Holds("number", unit=LEVEL), 'level'), '.',
), 'order:501', 'is_now_at')
_SAYS_IS_A_PRISONER_6: Final = Message((
    Hole(Holds("thing", 'Agent'), 'agent'), ' is a prisoner.',
), 'order:970', 'free')
_SAYS_LIES_IN_A_SLEEP_6: Final = Message((
    Hole(Holds("thing", 'Agent'), 'agent'), ' lies in a sleep from which nobody wakes.',
), 'order:970', 'awake')
_SAYS_IS_TOO_FAR_FROM: Final = Message((
    Hole(Holds("choice", 'MapArea'), 'goal'), ' is too far from ', Hole(Holds("thing", 'Agent'), 'agent'),
    '.',
), 'order:970', 'near')
_SAYS_IS_NOT_MADE_FOR: Final = Message((
    Hole(Holds("thing", 'Agent'), 'agent'), ' is not made for such work.',
), 'order:970', 'grade')
_SAYS_IS_A_PRISONER_7: Final = Message((
    Hole(Holds("thing", 'Agent'), 'agent'), ' is a prisoner.',
), 'order:691', 'free')
_SAYS_LIES_IN_A_SLEEP_7: Final = Message((
    Hole(Holds("thing", 'Agent'), 'agent'), ' lies in a sleep from which nobody wakes.',
), 'order:691', 'awake')
_SAYS_IS_TOO_GREEN_FOR: Final = Message((
    Hole(Holds("thing", 'Agent'), 'agent'), ' is too green for such work.',
), 'order:691', 'grade')
_SAYS_IS_ON_THE_TRACK: Final = Message((
    Hole(Holds("thing", 'Agent'), 'agent'), ' is on the track of ', Hole(Holds("thing", 'Group'), 'host'),
    '.',
), 'order:691', 'is_on_the_track')
_SAYS_IS_A_PRISONER_8: Final = Message((
    Hole(Holds("thing", 'Agent'), 'agent'), ' is a prisoner.',
), 'order:971', 'free')
_SAYS_LIES_IN_A_SLEEP_8: Final = Message((
    Hole(Holds("thing", 'Agent'), 'agent'), ' lies in a sleep from which nobody wakes.',
), 'order:971', 'awake')
_SAYS_IS_TOO_GREEN_FOR_2: Final = Message((
    Hole(Holds("thing", 'Agent'), 'agent'), ' is too green for such work.',
), 'order:971', 'grade')
_SAYS_HAS_NOT_FOUND_2: Final = Message((
    Hole(Holds("thing", 'Agent'), 'agent'), ' has not found ', Hole(Holds("thing", 'Group'), 'host'), '.',
), 'order:971', 'has_not_found')
_SAYS_IS_A_PRISONER_9: Final = Message((
    Hole(Holds("thing", 'Agent'), 'agent'), ' is a prisoner.',
), 'order:975', 'free')
_SAYS_LIES_IN_A_SLEEP_9: Final = Message((
    Hole(Holds("thing", 'Agent'), 'agent'), ' lies in a sleep from which nobody wakes.',
), 'order:975', 'awake')
_SAYS_IS_TOO_FAR_FROM_2: Final = Message((
    Hole(Holds("choice", 'Sea'), 'waters'), ' is too far from ', Hole(Holds("thing", 'Agent'), 'agent'),
    '.',
), 'order:975', 'near')
_SAYS_IS_NOT_MADE_FOR_2: Final = Message((
    Hole(Holds("thing", 'Agent'), 'agent'), ' is not made for such work.',
), 'order:975', 'grade')
_SAYS_IS_A_PRISONER_10: Final = Message((
    Hole(Holds("thing", 'Agent'), 'agent'), ' is a prisoner.',
), 'order:615', 'free')
_SAYS_LIES_IN_A_SLEEP_10: Final = Message((
    Hole(Holds("thing", 'Agent'), 'agent'), ' lies in a sleep from which nobody wakes.',
), 'order:615', 'awake')
_SAYS_SAY_WHOSE_SUPPLIES_IS: Final = Message((
    'Say whose supplies ', Hole(Holds("thing", 'Agent'), 'agent'), " is to find: a place's or a group's.",
), 'order:615', 'one_store', ('town', 'host'))
_SAYS_HAS_POISON_FOR_A: Final = Message((
    Hole(Holds("thing", 'Agent'), 'agent'), ' has poison for a place or for a group, not for both.',
), 'order:615', 'not_both', ('town', 'host'))
_SAYS_NOTHING_IS_STORED_AT: Final = Message((
    'Nothing is stored at ', Hole(Holds("thing", 'Place', optional=True), 'town'), '.',
), 'order:615', 'no_hideout', ('town',))
_SAYS_IS_NO_CAPITAL_A: Final = Message((
    Hole(Holds("thing", 'Place', optional=True), 'town'),
    ' is no capital: a kingdom keeps its stores at its capital.',
), 'order:615', 'stores', ('town',))
_SAYS_NOBODY_POISONS_THEIR_OWN: Final = Message((
    'Nobody poisons their own bread.',
), 'order:615', 'foreign', ('town', 'host'))
_SAYS_THAT_IS_TOO_FAR: Final = Message((
    'That is too far from ', Hole(Holds("thing", 'Agent'), 'agent'), '.',
), 'order:615', 'near', ('town',))
_SAYS_IS_TOO_GREEN_FOR_3: Final = Message((
    Hole(Holds("thing", 'Agent'), 'agent'), ' is too green for such work.',
), 'order:615', 'grade')
_SAYS_HAS_NOT_SO_MANY: Final = Message((
    Hole(Holds("thing", 'Kingdom'), 'kingdom'), ' has not so many Poison Flasks ready.',
), 'order:615', 'ready', ('flasks',))
_SAYS_FLASKS_SPOIL_WHAT_A: Final = Message((
    'Flasks spoil what a kingdom has in store, and nothing else.',
), 'order:615', 'flour', ('town', 'flasks'))
_SAYS_THERE_IS_SOMETHING_IN: Final = Message((
    'There is something in the flour at ', Hole(Holds("thing", 'Place'), 'town'), '.',
), 'order:615', 'there_is_something_in')
_SAYS_HAS_BEEN_AT_THE: Final = Message((
    Hole(Holds("thing", 'Agent'), 'agent'), ' has been at the flour of ',
    Hole(Holds("thing", 'Place'), 'town'), '.',
), 'order:615', 'has_been_at_the')
_SAYS_SOMETHING_IS_IN_THE: Final = Message((
    'Something is in the soup of ', Hole(Holds("thing", 'Group'), 'host'), '.',
), 'order:615', 'something_is_in_the')
_SAYS_HAS_BEEN_AT_THE_2: Final = Message((
    Hole(Holds("thing", 'Agent'), 'agent'), ' has been at the soup of ',
    Hole(Holds("thing", 'Group'), 'host'), '.',
), 'order:615', 'has_been_at_the_2')
_SAYS_IS_A_PRISONER_11: Final = Message((
    Hole(Holds("thing", 'Agent'), 'agent'), ' is a prisoner.',
), 'order:692', 'free')
_SAYS_LIES_IN_A_SLEEP_11: Final = Message((
    Hole(Holds("thing", 'Agent'), 'agent'), ' lies in a sleep from which nobody wakes.',
), 'order:692', 'awake')
_SAYS_IS_NOT_MADE_FOR_3: Final = Message((
    Hole(Holds("thing", 'Agent'), 'agent'), ' is not made for such work.',
), 'order:692', 'grade')
_SAYS_FIGHTS_WITH_A_MORALE: Final = Message((
    Hole(Holds("thing", 'Group'), 'host'), ' fights with a morale of ',
    Hole(Holds("number", unit=PERCENT), 'morale'), '.',
), 'order:692', 'fights_with_a_morale')
_SAYS_IN_A_BRIGADE_OF: Final = Message((
    'In ', Hole(Holds("thing", 'Group'), 'host'), ': a brigade of ',
    Hole(Holds("choice", 'BrigadeType'), 'breed'), ' has lost ',
    Hole(Holds("number", unit=PERCENT), 'attrition'), '.',
), 'order:692', 'in_a_brigade_of')
_SAYS_ONLY_THE_UNDERWORLD_NAMES: Final = Message((
    'Only the Underworld names the price of lessons.',
), 'order:994', 'art')
_SAYS_THE_PRICE_STANDS_UNTIL: Final = Message(('The price stands until turn 4.',), 'order:994', 'season')
_SAYS_THE_PRICE_MAY_BE: Final = Message((
    'The price may be from 2,000 gold to 8,000 gold.',
), 'order:994', 'range')
_SAYS_THE_PRICE_MOVES_BY: Final = Message((
    'The price moves by 1,000 gold in a turn at the most.',
), 'order:994', 'little')
_SAYS_THE_UNDERWORLD_ASKS_FOR: Final = Message((
    'The Underworld asks ', Hole(Holds("number", unit=GOLD), 'going_price'), ' for a lesson from now on.',
), 'order:994', 'the_underworld_asks_for')


def scouts_have_a_smell(kingdom: Kingdom, world: World) -> bool:
    """The kingdom knows who looks at its population centers.

    maelstrom "Immortality".
    """
    return any(f.kingdom is kingdom and deathless(f) for f in world.figures)  # an Immortal


def collect_fee(world: World) -> None:
    """What the Underworld takes of every lesson, and of every agent who is hired.

    maelstrom "Underworld".
    """
    for k in [k for k in world.kingdoms if k.privileges & _PRIVILEGE_AGENTS_TRIBUTE_BIT]:
        world.keep(k, "gold")
        k.gold += 1500
        world.tell(k, _SAYS_SOMEBODY_HAS_BEEN_SCHOOLED.text((), SHAPE))


def smell_scouts(kingdom: Kingdom, area: MapArea, means: Lookout, world: World) -> None:
    """Immortals know who was looking.

    maelstrom "Immortality".
    """
    if means != LOOKOUT_AGENT_SEARCH:
        for p in [p for p in world.places if p.area == area]:
            lord = p.kingdom
            if lord is not None and lord is not kingdom:
                if scouts_have_a_smell(lord, world):
                    world.tell(lord, _SAYS_HAS_BEEN_LOOKED_AT.text((p, kingdom), SHAPE), p)


def look_around(kingdom: Kingdom, area: MapArea, means: Lookout, grade: int, world: World) -> None:
    """A scout reports.

    Raises OffTheTable (a table has no row).
    maelstrom "#970 - Recon Area", "Population Centers", "Agents", "# 54 - Counter-Espionage".
    """
    world.tell(kingdom, _SAYS_LIES_BEFORE_YOUR_SCOUTS.text((area, MAP_AREA_TERRAIN[area]), SHAPE))
    smell_scouts(kingdom, area, means, world)
    for p in [p for p in world.places if p.area == area and (not p.hidden or finds_hidden(means, grade))]:
        if p.sanctuary_of is not None:
            world.tell(kingdom, _SAYS_A_COURT_HAS_A.text((area,), SHAPE))
        elif p.hidden:
            world.tell(
                kingdom,
                _SAYS_IS_HIDDEN_IN.text(
                    (p, area, p.settlement, p.defense, p.gold_output, p.food_output), SHAPE,
                ),
                p,
            )
        else:
            world.tell(
                kingdom,
                _SAYS_LIES_IN.text((p, area, p.settlement, p.defense, p.gold_output, p.food_output), SHAPE),
                p,
            )
        remember(kingdom, p, world)
        for w in [w for w in p.watchers if w.kingdom is not kingdom and w.duty == DUTY_COUNTER_ESPIONAGE]:
            world.tell(kingdom, _SAYS_KEEPS_WATCH_OVER.text((w, p), SHAPE), w, p)
        for f in [
            f
            for f in world.figures
            if f.place is p and f.kingdom is not kingdom and not unseen(f, kingdom, grade)
        ]:
            world.tell(kingdom, _SAYS_AT_OF.text((p, f, f.kingdom, f.rank), SHAPE), p, f)
        for t in [t for t in world.targets if t.place is p and t.rank == RANK_ARTIFACT]:
            world.tell(kingdom, _SAYS_AT.text((p, t), SHAPE), p, t)
    for g in [g for g in world.groups if shows_up(g, area, kingdom, grade, world)]:
        if shows_no_size(g, kingdom, grade):
            world.tell(kingdom, _SAYS_IN_OF_OF_WHICH.text((area, g, g.kingdom), SHAPE), g)
        else:
            world.tell(kingdom, _SAYS_IN_OF.text((area, g, g.kingdom, host_size(g)), SHAPE), g)
            for a in map(Artifact, members(g.artifacts)):
                world.tell(kingdom, _SAYS_WITH.text((g, a), SHAPE), g)
    notice(kingdom, area, world)
    read_traces(kingdom, area, grade, world)


def report_host(kingdom: Kingdom, host: Group, grade: int, world: World) -> None:
    """A scout reports on a host.

    Raises OffTheTable (a table has no row).
    maelstrom "#971 - Trail Group (Late)", "Population Centers", "Agents".
    """
    if host.area is not None:
        world.tell(kingdom, _SAYS_STANDS_IN.text((host, host.area), SHAPE), host)
        look_around(kingdom, host.area, LOOKOUT_AGENT_SEARCH, grade, world)
    if not shows_no_size(host, kingdom, grade):
        for b in host.brigades:
            world.tell(kingdom, _SAYS_IN.text((host, b.breed, b.experience), SHAPE), host)


def report_found(kingdom: Kingdom, agent: Agent, host: Group, grade: int, world: World) -> None:
    """A scout reports on a host, if the scout can see it.

    Raises OffTheTable (a table has no row).
    maelstrom "Agents", "Population Centers".
    """
    if hides_from(host, kingdom, grade, world) or host.image_area is not None:
        world.tell(kingdom, _SAYS_HAS_NOT_FOUND.text((agent, host), SHAPE), agent, host)
    else:
        report_host(kingdom, host, grade, world)


def report_trails(world: World) -> None:
    """Who trailed a group tells where it led.

    Raises OffTheTable (a table has no row).
    maelstrom "#691 - Trail Group (Early)".
    """
    for a in list(world.agents):
        master = a.kingdom
        if master is not None:
            for g in [g for g in world.groups if world.happened('trailed', 'this', 0, a, g)]:
                report_found(master, a, g, mission_level(a, MISSION_EARLY_TRAIL), world)


def domain_order_53_target(agent: Agent, kingdom: Kingdom, world: World) -> Sequence[Target]:
    """What may be chosen: Guard.

    maelstrom "# 53 - Guard", "Agents".
    """
    return world.targets


def domain_order_53_other(agent: Agent, kingdom: Kingdom, target: Target, world: World) -> Sequence[Target]:
    """What may be chosen: Guard.

    maelstrom "# 53 - Guard", "Agents".
    """
    return world.targets


def needs_order_53(
    agent: Agent,
    kingdom: Kingdom,
    target: Target,
    other: Target | None,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Guard.

    maelstrom "# 53 - Guard", "Agents".
    """
    if in_irons(agent):
        return _SAYS_IS_A_PRISONER.text((agent,), SHAPE)
    if asleep(agent):
        return _SAYS_LIES_IN_A_SLEEP.text((agent,), SHAPE)
    if target.kingdom is not kingdom or (other is not None and other.kingdom is not kingdom):
        return _SAYS_AN_AGENT_GUARDS_NOBODY.text((), SHAPE)
    if other is not None and other.place is not target.place:
        return _SAYS_THEY_ARE_NOT_AT.text((), SHAPE)
    return None


def needs_order_53_of(
    agent: Agent,
    kingdom: Kingdom,
    target: Target,
    other: Target | None,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Guard.

    maelstrom "# 53 - Guard", "Agents".
    """
    if in_irons(agent):
        return _SAYS_IS_A_PRISONER.text((agent,), SHAPE)
    if asleep(agent):
        return _SAYS_LIES_IN_A_SLEEP.text((agent,), SHAPE)
    return None


def early_order_53_kingdom(agent: Agent, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Guard.

    maelstrom "# 53 - Guard", "Agents".
    """
    if in_irons(agent):
        return _SAYS_IS_A_PRISONER.text((agent,), SHAPE)
    if asleep(agent):
        return _SAYS_LIES_IN_A_SLEEP.text((agent,), SHAPE)
    return None


def does_order_53(
    agent: Agent,
    kingdom: Kingdom,
    target: Target,
    other: Target | None,
    world: World,
    dice: Dice,
) -> None:
    """Guard.

    maelstrom "# 53 - Guard", "Agents".
    """
    world.keep(agent, "duty")
    agent.duty = DUTY_GUARD
    world.keep(target, "watchers")
    target.watchers = (*target.watchers, agent)
    world.until('turn', target, "watchers", agent, False)
    if other is not None:
        world.keep(other, "watchers")
        other.watchers = (*other.watchers, agent)
        world.until('turn', other, "watchers", agent, False)


def domain_order_54_town(agent: Agent, kingdom: Kingdom, world: World) -> Sequence[Place]:
    """What may be chosen: Counter-Espionage.

    maelstrom "# 54 - Counter-Espionage", "Agents".
    """
    return [p for p in world.places if knows_of(kingdom, p, world)]


def domain_order_54_host(agent: Agent, kingdom: Kingdom, town: Place | None, world: World) -> Sequence[Group]:
    """What may be chosen: Counter-Espionage.

    maelstrom "# 54 - Counter-Espionage", "Agents".
    """
    return world.groups


def needs_order_54(
    agent: Agent,
    kingdom: Kingdom,
    town: Place | None,
    host: Group | None,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Counter-Espionage.

    maelstrom "# 54 - Counter-Espionage", "Agents".
    """
    if in_irons(agent):
        return _SAYS_IS_A_PRISONER_2.text((agent,), SHAPE)
    if asleep(agent):
        return _SAYS_LIES_IN_A_SLEEP_2.text((agent,), SHAPE)
    if town is None and host is None:
        return _SAYS_SAY_WHICH_PLACE_OR.text((agent,), SHAPE)
    if town is not None and host is not None:
        return _SAYS_WATCHES_A_PLACE_OR.text((agent,), SHAPE)
    if town is not None and town.kingdom is not kingdom:
        return _SAYS_AN_AGENT_WATCHES_NOTHING.text((), SHAPE)
    if host is not None and host.kingdom is not kingdom:
        return _SAYS_AN_AGENT_WATCHES_NOTHING_2.text((), SHAPE)
    return None


def needs_order_54_of(
    agent: Agent,
    kingdom: Kingdom,
    town: Place | None,
    host: Group | None,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Counter-Espionage.

    maelstrom "# 54 - Counter-Espionage", "Agents".
    """
    if in_irons(agent):
        return _SAYS_IS_A_PRISONER_2.text((agent,), SHAPE)
    if asleep(agent):
        return _SAYS_LIES_IN_A_SLEEP_2.text((agent,), SHAPE)
    return None


def needs_order_54_of_town(
    agent: Agent,
    kingdom: Kingdom,
    town: Place | None,
    host: Group | None,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Counter-Espionage.

    maelstrom "# 54 - Counter-Espionage", "Agents".
    """
    if town is not None and town.kingdom is not kingdom:
        return _SAYS_AN_AGENT_WATCHES_NOTHING.text((), SHAPE)
    return None


def needs_order_54_of_host(
    agent: Agent,
    kingdom: Kingdom,
    town: Place | None,
    host: Group | None,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Counter-Espionage.

    maelstrom "# 54 - Counter-Espionage", "Agents".
    """
    if host is not None and host.kingdom is not kingdom:
        return _SAYS_AN_AGENT_WATCHES_NOTHING_2.text((), SHAPE)
    return None


def early_order_54_kingdom(agent: Agent, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Counter-Espionage.

    maelstrom "# 54 - Counter-Espionage", "Agents".
    """
    if in_irons(agent):
        return _SAYS_IS_A_PRISONER_2.text((agent,), SHAPE)
    if asleep(agent):
        return _SAYS_LIES_IN_A_SLEEP_2.text((agent,), SHAPE)
    return None


def does_order_54(
    agent: Agent,
    kingdom: Kingdom,
    town: Place | None,
    host: Group | None,
    world: World,
    dice: Dice,
) -> None:
    """Counter-Espionage.

    maelstrom "# 54 - Counter-Espionage", "Agents".
    """
    world.keep(agent, "duty")
    agent.duty = DUTY_COUNTER_ESPIONAGE
    if town is not None:
        world.keep(town, "watchers")
        town.watchers = (*town.watchers, agent)
        world.until('turn', town, "watchers", agent, False)
        for t in [t for t in world.targets if t.place is town and t.kingdom is kingdom]:
            world.keep(t, "watchers")
            t.watchers = (*t.watchers, agent)
            world.until('turn', t, "watchers", agent, False)
        quay_ = town.area
        if quay_ is not None:
            for n in [n for n in world.navies if n.kingdom is kingdom and on_shore(quay_, n.sea)]:
                world.keep(n, "watchers")
                n.watchers = (*n.watchers, agent)
                world.until('turn', n, "watchers", agent, False)
    if host is not None:
        world.keep(host, "watchers")
        host.watchers = (*host.watchers, agent)
        world.until('turn', host, "watchers", agent, False)
        for l_ in host.leaders:
            world.keep(l_, "watchers")
            l_.watchers = (*l_.watchers, agent)
            world.until('turn', l_, "watchers", agent, False)
        for w in host.wizards:
            world.keep(w, "watchers")
            w.watchers = (*w.watchers, agent)
            world.until('turn', w, "watchers", agent, False)


def needs_order_299(agent: Agent, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Guard Prisoners.

    maelstrom "#299 - Guard Prisoners", "Agents".
    """
    if in_irons(agent):
        return _SAYS_IS_A_PRISONER_3.text((agent,), SHAPE)
    if asleep(agent):
        return _SAYS_LIES_IN_A_SLEEP_3.text((agent,), SHAPE)
    return None


def does_order_299(agent: Agent, kingdom: Kingdom, world: World, dice: Dice) -> None:
    """Guard Prisoners.

    maelstrom "#299 - Guard Prisoners", "Agents".
    """
    agent.duty = DUTY_GUARD_PRISONERS
    for t in [
        t
        for t in world.targets
        if t.captor is kingdom and t.place is not None and t.place is kingdom.capital
    ]:
        t.watchers = (*t.watchers, agent)
        world.until('turn', t, "watchers", agent, False)


def needs_order_500(agent: Agent, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Train To Higher Level.

    maelstrom "#500 - Train To Higher Level", "Agents".
    """
    if agent.sort == SORT_IMP or agent.sort == SORT_DEMON or agent.sort == SORT_HIGH_DEMON:
        return _SAYS_LEARNS_NOTHING_ANY_MORE.text((agent,), SHAPE)
    if in_irons(agent):
        return _SAYS_IS_A_PRISONER_4.text((agent,), SHAPE)
    if asleep(agent):
        return _SAYS_LIES_IN_A_SLEEP_4.text((agent,), SHAPE)
    if agent.level >= greatest_level(agent, taught_level(world)):
        return _SAYS_HAS_LEARNED_WHAT_CAN.text((agent,), SHAPE)
    if not may_train(agent, taught_level(world)):
        return _SAYS_ONLY_A_THIEVES_GUILD.text((agent,), SHAPE)
    return None


def cost_order_500(agent: Agent, kingdom: Kingdom, world: World) -> tuple[tuple[str, int], ...]:
    """What it takes from who orders it: Train To Higher Level.

    maelstrom "#500 - Train To Higher Level", "Agents".
    """
    return (("gold", training_cost(agent, going_price(world))),)


def does_order_500(agent: Agent, kingdom: Kingdom, world: World, dice: Dice) -> None:
    """Train To Higher Level.

    maelstrom "#500 - Train To Higher Level", "Agents".
    """
    agent.level += 1
    collect_fee(world)
    world.note('worked', agent)
    world.tell(kingdom, _SAYS_IS_NOW_AT.text((agent, agent.level), SHAPE), agent)


def needs_order_501(agent: Agent, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Rapid Agent Training (Underworld only).

    maelstrom "#501 - Rapid Agent Training (Underworld only)".
    """
    if not order_open(ORDER_RAPID_AGENT_TRAINING_UNDERWORLD_ONLY, kingdom):
        return _SAYS_ONLY_THE_UNDERWORLD_TRAINS.text((), SHAPE)
    if not 1 <= agent.level <= 3:
        return _SAYS_IS_NO_BEGINNER.text((agent,), SHAPE)
    if in_irons(agent):
        return _SAYS_IS_A_PRISONER_5.text((agent,), SHAPE)
    if asleep(agent):
        return _SAYS_LIES_IN_A_SLEEP_5.text((agent,), SHAPE)
    return None


def cost_order_501(agent: Agent, kingdom: Kingdom, world: World) -> tuple[tuple[str, int], ...]:
    """What it takes from who orders it: Rapid Agent Training (Underworld only).

    maelstrom "#501 - Rapid Agent Training (Underworld only)".
    """
    return (("gold", 6000),)


def does_order_501(agent: Agent, kingdom: Kingdom, world: World, dice: Dice) -> None:
    """Rapid Agent Training (Underworld only).

    maelstrom "#501 - Rapid Agent Training (Underworld only)".
    """
    agent.level = 4
    collect_fee(world)
    world.note('worked', agent)
    world.tell(kingdom, _SAYS_IS_NOW_AT_2.text((agent, agent.level), SHAPE), agent)


def domain_order_970_goal(agent: Agent, kingdom: Kingdom, world: World) -> Sequence[MapArea]:
    """What may be chosen: Recon Area.

    maelstrom "#970 - Recon Area", "Agents".
    """
    return EVERY_MAP_AREA


def needs_order_970(agent: Agent, kingdom: Kingdom, goal: MapArea, world: World) -> str | None:
    """Why it is refused when it is done: Recon Area.

    maelstrom "#970 - Recon Area", "Agents".
    """
    if in_irons(agent):
        return _SAYS_IS_A_PRISONER_6.text((agent,), SHAPE)
    if asleep(agent):
        return _SAYS_LIES_IN_A_SLEEP_6.text((agent,), SHAPE)
    if not within_reach(seat(agent), goal, errand_range(kingdom, agent, world)):
        return _SAYS_IS_TOO_FAR_FROM.text((goal, agent), SHAPE)
    if not may_undertake(agent, MISSION_RECON):
        return _SAYS_IS_NOT_MADE_FOR.text((agent,), SHAPE)
    return None


def early_order_970_kingdom(agent: Agent, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Recon Area.

    maelstrom "#970 - Recon Area", "Agents".
    """
    if in_irons(agent):
        return _SAYS_IS_A_PRISONER_6.text((agent,), SHAPE)
    if asleep(agent):
        return _SAYS_LIES_IN_A_SLEEP_6.text((agent,), SHAPE)
    if not may_undertake(agent, MISSION_RECON):
        return _SAYS_IS_NOT_MADE_FOR.text((agent,), SHAPE)
    return None


def cost_order_970(
    agent: Agent,
    kingdom: Kingdom,
    goal: MapArea,
    world: World,
) -> tuple[tuple[str, int], ...]:
    """What it takes from who orders it: Recon Area.

    Raises OffTheTable (a table has no row).
    maelstrom "#970 - Recon Area", "Agents".
    """
    return (("gold", mission_cost(agent, MISSION_RECON, RANK_AREA, False)),)


def does_order_970(agent: Agent, kingdom: Kingdom, goal: MapArea, world: World, dice: Dice) -> None:
    """Recon Area.

    Raises DoesNotApply (the book says that there is no such value); OffTheTable (a table has no row).
    maelstrom "#970 - Recon Area", "Agents".
    """
    done = look_in(kingdom, agent, MISSION_RECON, RANK_AREA, goal, world, dice)
    if done:
        look_around(kingdom, goal, LOOKOUT_AGENT_RECON, mission_level(agent, MISSION_RECON), world)


def domain_order_691_host(agent: Agent, kingdom: Kingdom, world: World) -> Sequence[Group]:
    """What may be chosen: Trail Group (Early).

    maelstrom "#691 - Trail Group (Early)", "Agents".
    """
    return world.groups


def needs_order_691(agent: Agent, kingdom: Kingdom, host: Group, world: World) -> str | None:
    """Why it is refused when it is done: Trail Group (Early).

    maelstrom "#691 - Trail Group (Early)", "Agents".
    """
    if in_irons(agent):
        return _SAYS_IS_A_PRISONER_7.text((agent,), SHAPE)
    if asleep(agent):
        return _SAYS_LIES_IN_A_SLEEP_7.text((agent,), SHAPE)
    if not may_undertake(agent, MISSION_EARLY_TRAIL):
        return _SAYS_IS_TOO_GREEN_FOR.text((agent,), SHAPE)
    return None


def early_order_691_kingdom(agent: Agent, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Trail Group (Early).

    maelstrom "#691 - Trail Group (Early)", "Agents".
    """
    if in_irons(agent):
        return _SAYS_IS_A_PRISONER_7.text((agent,), SHAPE)
    if asleep(agent):
        return _SAYS_LIES_IN_A_SLEEP_7.text((agent,), SHAPE)
    if not may_undertake(agent, MISSION_EARLY_TRAIL):
        return _SAYS_IS_TOO_GREEN_FOR.text((agent,), SHAPE)
    return None


def cost_order_691(agent: Agent, kingdom: Kingdom, host: Group, world: World) -> tuple[tuple[str, int], ...]:
    """What it takes from who orders it: Trail Group (Early).

    Raises OffTheTable (a table has no row).
    maelstrom "#691 - Trail Group (Early)", "Agents".
    """
    return (("gold", mission_cost(agent, MISSION_EARLY_TRAIL, RANK_GROUP, False)),)


def does_order_691(agent: Agent, kingdom: Kingdom, host: Group, world: World, dice: Dice) -> None:
    """Trail Group (Early).

    Raises DoesNotApply (the book says that there is no such value); OffTheTable (a table has no row).
    maelstrom "#691 - Trail Group (Early)", "Agents".
    """
    done = steal_up(kingdom, agent, MISSION_EARLY_TRAIL, host, world, dice)
    if done:
        world.note('trailed', agent, host)
        world.tell(kingdom, _SAYS_IS_ON_THE_TRACK.text((agent, host), SHAPE), agent, host)


def domain_order_971_host(agent: Agent, kingdom: Kingdom, world: World) -> Sequence[Group]:
    """What may be chosen: Trail Group (Late).

    maelstrom "#971 - Trail Group (Late)", "Agents".
    """
    return world.groups


def domain_order_971_region(agent: Agent, kingdom: Kingdom, host: Group, world: World) -> Sequence[Region]:
    """What may be chosen: Trail Group (Late).

    maelstrom "#971 - Trail Group (Late)", "Agents".
    """
    return EVERY_REGION


def needs_order_971(agent: Agent, kingdom: Kingdom, host: Group, region: Region, world: World) -> str | None:
    """Why it is refused when it is done: Trail Group (Late).

    maelstrom "#971 - Trail Group (Late)", "Agents".
    """
    if in_irons(agent):
        return _SAYS_IS_A_PRISONER_8.text((agent,), SHAPE)
    if asleep(agent):
        return _SAYS_LIES_IN_A_SLEEP_8.text((agent,), SHAPE)
    if not may_undertake(agent, MISSION_TRAIL):
        return _SAYS_IS_TOO_GREEN_FOR_2.text((agent,), SHAPE)
    return None


def early_order_971_kingdom(agent: Agent, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Trail Group (Late).

    maelstrom "#971 - Trail Group (Late)", "Agents".
    """
    if in_irons(agent):
        return _SAYS_IS_A_PRISONER_8.text((agent,), SHAPE)
    if asleep(agent):
        return _SAYS_LIES_IN_A_SLEEP_8.text((agent,), SHAPE)
    if not may_undertake(agent, MISSION_TRAIL):
        return _SAYS_IS_TOO_GREEN_FOR_2.text((agent,), SHAPE)
    return None


def cost_order_971(
    agent: Agent,
    kingdom: Kingdom,
    host: Group,
    region: Region,
    world: World,
) -> tuple[tuple[str, int], ...]:
    """What it takes from who orders it: Trail Group (Late).

    Raises OffTheTable (a table has no row).
    maelstrom "#971 - Trail Group (Late)", "Agents".
    """
    return (("gold", mission_cost(agent, MISSION_TRAIL, RANK_GROUP, False)),)


def does_order_971(
    agent: Agent,
    kingdom: Kingdom,
    host: Group,
    region: Region,
    world: World,
    dice: Dice,
) -> None:
    """Trail Group (Late).

    Raises DoesNotApply (the book says that there is no such value); OffTheTable (a table has no row).
    maelstrom "#971 - Trail Group (Late)", "Agents".
    """
    if host.region != region:
        world.note('worked', agent)
        world.tell(kingdom, _SAYS_HAS_NOT_FOUND_2.text((agent, host), SHAPE), agent, host)
    else:
        done = steal_up(kingdom, agent, MISSION_TRAIL, host, world, dice)
        if done:
            report_found(kingdom, agent, host, mission_level(agent, MISSION_TRAIL), world)


def domain_order_975_realm(agent: Agent, kingdom: Kingdom, world: World) -> Sequence[Kingdom]:
    """What may be chosen: Recon Seapower.

    maelstrom "#975 - Recon Seapower", "Agents".
    """
    return world.kingdoms


def domain_order_975_waters(agent: Agent, kingdom: Kingdom, realm: Kingdom, world: World) -> Sequence[Sea]:
    """What may be chosen: Recon Seapower.

    maelstrom "#975 - Recon Seapower", "Agents".
    """
    return EVERY_SEA


def needs_order_975(agent: Agent, kingdom: Kingdom, realm: Kingdom, waters: Sea, world: World) -> str | None:
    """Why it is refused when it is done: Recon Seapower.

    maelstrom "#975 - Recon Seapower", "Agents".
    """
    if in_irons(agent):
        return _SAYS_IS_A_PRISONER_9.text((agent,), SHAPE)
    if asleep(agent):
        return _SAYS_LIES_IN_A_SLEEP_9.text((agent,), SHAPE)
    if not sea_in_range(agent, waters, errand_range(kingdom, agent, world)):
        return _SAYS_IS_TOO_FAR_FROM_2.text((waters, agent), SHAPE)
    if not may_undertake(agent, MISSION_RECON_SEA):
        return _SAYS_IS_NOT_MADE_FOR_2.text((agent,), SHAPE)
    return None


def early_order_975_kingdom(agent: Agent, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Recon Seapower.

    maelstrom "#975 - Recon Seapower", "Agents".
    """
    if in_irons(agent):
        return _SAYS_IS_A_PRISONER_9.text((agent,), SHAPE)
    if asleep(agent):
        return _SAYS_LIES_IN_A_SLEEP_9.text((agent,), SHAPE)
    if not may_undertake(agent, MISSION_RECON_SEA):
        return _SAYS_IS_NOT_MADE_FOR_2.text((agent,), SHAPE)
    return None


def cost_order_975(
    agent: Agent,
    kingdom: Kingdom,
    realm: Kingdom,
    waters: Sea,
    world: World,
) -> tuple[tuple[str, int], ...]:
    """What it takes from who orders it: Recon Seapower.

    Raises OffTheTable (a table has no row).
    maelstrom "#975 - Recon Seapower", "Agents".
    """
    return (("gold", mission_cost(agent, MISSION_RECON_SEA, RANK_SEA, False)),)


def does_order_975(
    agent: Agent,
    kingdom: Kingdom,
    realm: Kingdom,
    waters: Sea,
    world: World,
    dice: Dice,
) -> None:
    """Recon Seapower.

    maelstrom "#975 - Recon Seapower", "Agents".
    """
    world.note('worked', agent)
    n = next((n for n in world.navies if n.kingdom is realm and n.sea == waters), None)
    if n is not None:
        show_navy(kingdom, n, world)


def domain_order_615_town(agent: Agent, kingdom: Kingdom, world: World) -> Sequence[Place]:
    """What may be chosen: Poison Food.

    maelstrom "#615 - Poison Food", "Agents".
    """
    return [p for p in world.places if knows_of(kingdom, p, world)]


def domain_order_615_host(
    agent: Agent,
    kingdom: Kingdom,
    town: Place | None,
    world: World,
) -> Sequence[Group]:
    """What may be chosen: Poison Food.

    maelstrom "#615 - Poison Food", "Agents".
    """
    return world.groups


def domain_order_615_flasks(
    agent: Agent,
    kingdom: Kingdom,
    town: Place | None,
    host: Group | None,
    world: World,
) -> Sequence[int]:
    """What may be chosen: Poison Food.

    maelstrom "#615 - Poison Food", "Agents".
    """
    return (0, 99)


def needs_order_615(
    agent: Agent,
    kingdom: Kingdom,
    town: Place | None,
    host: Group | None,
    flasks: int,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Poison Food.

    maelstrom "#615 - Poison Food", "Agents".
    """
    if in_irons(agent):
        return _SAYS_IS_A_PRISONER_10.text((agent,), SHAPE)
    if asleep(agent):
        return _SAYS_LIES_IN_A_SLEEP_10.text((agent,), SHAPE)
    if town is None and host is None:
        return _SAYS_SAY_WHOSE_SUPPLIES_IS.text((agent,), SHAPE)
    if town is not None and host is not None:
        return _SAYS_HAS_POISON_FOR_A.text((agent,), SHAPE)
    if town is not None and town.sanctuary_of is not None:
        return _SAYS_NOTHING_IS_STORED_AT.text((town,), SHAPE)
    if town is not None and (town.kingdom is None or town.kingdom.capital is not town):
        return _SAYS_IS_NO_CAPITAL_A.text((town,), SHAPE)
    if (town is not None and town.kingdom is kingdom) or (host is not None and host.kingdom is kingdom):
        return _SAYS_NOBODY_POISONS_THEIR_OWN.text((), SHAPE)
    if town is not None and not within_reach(seat(agent), town.area, errand_range(kingdom, agent, world)):
        return _SAYS_THAT_IS_TOO_FAR.text((agent,), SHAPE)
    if not may_undertake(agent, MISSION_POISON):
        return _SAYS_IS_TOO_GREEN_FOR_3.text((agent,), SHAPE)
    if flasks > bottled(kingdom, ALCHEMIST_ITEM_POISON_FLASK, world):
        return _SAYS_HAS_NOT_SO_MANY.text((kingdom,), SHAPE)
    if flasks != 0 and town is None:
        return _SAYS_FLASKS_SPOIL_WHAT_A.text((), SHAPE)
    return None


def needs_order_615_of(
    agent: Agent,
    kingdom: Kingdom,
    town: Place | None,
    host: Group | None,
    flasks: int,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Poison Food.

    maelstrom "#615 - Poison Food", "Agents".
    """
    if in_irons(agent):
        return _SAYS_IS_A_PRISONER_10.text((agent,), SHAPE)
    if asleep(agent):
        return _SAYS_LIES_IN_A_SLEEP_10.text((agent,), SHAPE)
    if not may_undertake(agent, MISSION_POISON):
        return _SAYS_IS_TOO_GREEN_FOR_3.text((agent,), SHAPE)
    if flasks > bottled(kingdom, ALCHEMIST_ITEM_POISON_FLASK, world):
        return _SAYS_HAS_NOT_SO_MANY.text((kingdom,), SHAPE)
    return None


def needs_order_615_of_town(
    agent: Agent,
    kingdom: Kingdom,
    town: Place | None,
    host: Group | None,
    flasks: int,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Poison Food.

    maelstrom "#615 - Poison Food", "Agents".
    """
    if town is not None and town.sanctuary_of is not None:
        return _SAYS_NOTHING_IS_STORED_AT.text((town,), SHAPE)
    if town is not None and (town.kingdom is None or town.kingdom.capital is not town):
        return _SAYS_IS_NO_CAPITAL_A.text((town,), SHAPE)
    if town is not None and not within_reach(seat(agent), town.area, errand_range(kingdom, agent, world)):
        return _SAYS_THAT_IS_TOO_FAR.text((agent,), SHAPE)
    if flasks != 0 and town is None:
        return _SAYS_FLASKS_SPOIL_WHAT_A.text((), SHAPE)
    return None


def early_order_615_kingdom(agent: Agent, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Poison Food.

    maelstrom "#615 - Poison Food", "Agents".
    """
    if in_irons(agent):
        return _SAYS_IS_A_PRISONER_10.text((agent,), SHAPE)
    if asleep(agent):
        return _SAYS_LIES_IN_A_SLEEP_10.text((agent,), SHAPE)
    if not may_undertake(agent, MISSION_POISON):
        return _SAYS_IS_TOO_GREEN_FOR_3.text((agent,), SHAPE)
    return None


def cost_order_615(
    agent: Agent,
    kingdom: Kingdom,
    town: Place | None,
    host: Group | None,
    flasks: int,
    world: World,
) -> tuple[tuple[str, int], ...]:
    """What it takes from who orders it: Poison Food.

    Raises OffTheTable (a table has no row).
    maelstrom "#615 - Poison Food", "Agents".
    """
    return (("gold", mission_cost(agent, MISSION_POISON, RANK_PLACE, False)),)


def does_order_615(
    agent: Agent,
    kingdom: Kingdom,
    town: Place | None,
    host: Group | None,
    flasks: int,
    world: World,
    dice: Dice,
) -> None:
    """Poison Food.

    Raises DoesNotApply (the book says that there is no such value); OffTheTable (a table has no row).
    maelstrom "#615 - Poison Food", "Agents".
    """
    if town is not None:
        done = slip_in(kingdom, agent, MISSION_POISON, RANK_PLACE, town, world, dice)
        if done and town.kingdom is not None:
            share_ = min(100, min(100, 20 + 10 * flasks))
            kept = 100 * town.kingdom.food - share_ * town.kingdom.food
            world.keep(town.kingdom, "food")
            town.kingdom.food = kept // 100
            world.tell(town.kingdom, _SAYS_THERE_IS_SOMETHING_IN.text((town,), SHAPE), town)
            world.tell(kingdom, _SAYS_HAS_BEEN_AT_THE.text((agent, town), SHAPE), agent, town)
            use_up(kingdom, ALCHEMIST_ITEM_POISON_FLASK, flasks, world)
    if host is not None:
        done = steal_up(kingdom, agent, MISSION_POISON, host, world, dice)
        if done:
            world.keep(host, "morale")
            host.morale = morale_after(host, MORALE_EVENT_POISONED)
            world.tell(host.kingdom, _SAYS_SOMETHING_IS_IN_THE.text((host,), SHAPE), host)
            world.tell(kingdom, _SAYS_HAS_BEEN_AT_THE_2.text((agent, host), SHAPE), agent, host)


def domain_order_692_host(agent: Agent, kingdom: Kingdom, world: World) -> Sequence[Group]:
    """What may be chosen: Learn Group Morale/Attrition.

    maelstrom "#692 - Learn Group Morale/Attrition", "Agents".
    """
    return world.groups


def needs_order_692(agent: Agent, kingdom: Kingdom, host: Group, world: World) -> str | None:
    """Why it is refused when it is done: Learn Group Morale/Attrition.

    maelstrom "#692 - Learn Group Morale/Attrition", "Agents".
    """
    if in_irons(agent):
        return _SAYS_IS_A_PRISONER_11.text((agent,), SHAPE)
    if asleep(agent):
        return _SAYS_LIES_IN_A_SLEEP_11.text((agent,), SHAPE)
    if not may_undertake(agent, MISSION_LEARN_MORALE):
        return _SAYS_IS_NOT_MADE_FOR_3.text((agent,), SHAPE)
    return None


def early_order_692_kingdom(agent: Agent, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Learn Group Morale/Attrition.

    maelstrom "#692 - Learn Group Morale/Attrition", "Agents".
    """
    if in_irons(agent):
        return _SAYS_IS_A_PRISONER_11.text((agent,), SHAPE)
    if asleep(agent):
        return _SAYS_LIES_IN_A_SLEEP_11.text((agent,), SHAPE)
    if not may_undertake(agent, MISSION_LEARN_MORALE):
        return _SAYS_IS_NOT_MADE_FOR_3.text((agent,), SHAPE)
    return None


def cost_order_692(agent: Agent, kingdom: Kingdom, host: Group, world: World) -> tuple[tuple[str, int], ...]:
    """What it takes from who orders it: Learn Group Morale/Attrition.

    Raises OffTheTable (a table has no row).
    maelstrom "#692 - Learn Group Morale/Attrition", "Agents".
    """
    return (("gold", mission_cost(agent, MISSION_LEARN_MORALE, RANK_GROUP, False)),)


def does_order_692(agent: Agent, kingdom: Kingdom, host: Group, world: World, dice: Dice) -> None:
    """Learn Group Morale/Attrition.

    Raises DoesNotApply (the book says that there is no such value); OffTheTable (a table has no row).
    maelstrom "#692 - Learn Group Morale/Attrition", "Agents".
    """
    done = steal_up(kingdom, agent, MISSION_LEARN_MORALE, host, world, dice)
    if done:
        world.tell(kingdom, _SAYS_FIGHTS_WITH_A_MORALE.text((host, host.morale), SHAPE), host)
        for b in [b for b in host.brigades if b.attrition > 0]:
            world.tell(kingdom, _SAYS_IN_A_BRIGADE_OF.text((host, b.breed, b.attrition), SHAPE), host)


def domain_order_994_price(kingdom: Kingdom, world: World) -> Sequence[int]:
    """What may be chosen: Set Global Agent Training Cost.

    maelstrom "Underworld".
    """
    return (0, 100000)


def needs_order_994(kingdom: Kingdom, price: int, world: World) -> str | None:
    """Why it is refused when it is done: Set Global Agent Training Cost.

    maelstrom "Underworld".
    """
    if not order_open(ORDER_SET_GLOBAL_AGENT_TRAINING_COST, kingdom):
        return _SAYS_ONLY_THE_UNDERWORLD_NAMES.text((), SHAPE)
    if world.month < 4:
        return _SAYS_THE_PRICE_STANDS_UNTIL.text((), SHAPE)
    if price < 2000 or price > 8000:
        return _SAYS_THE_PRICE_MAY_BE.text((), SHAPE)
    if max(price - going_price(world), going_price(world) - price) > 1000:
        return _SAYS_THE_PRICE_MOVES_BY.text((), SHAPE)
    return None


def does_order_994(kingdom: Kingdom, price: int, world: World, dice: Dice) -> None:
    """Set Global Agent Training Cost.

    maelstrom "Underworld".
    """
    world.price_rise += price - going_price(world)
    world.tell(None, _SAYS_THE_UNDERWORLD_ASKS_FOR.text((going_price(world),), SHAPE))


# at the end, for these modules use each other
from ._turn import going_price, taught_level  # noqa: E402
from .agents import mission_level  # noqa: E402
from .casting_veils import shows_up  # noqa: E402
from .gates import asleep, deathless, may_undertake  # noqa: E402
from .marching import hides_from, read_traces  # noqa: E402
from .missions import look_in, slip_in, steal_up  # noqa: E402
from .morale import morale_after  # noqa: E402
from .movement import host_size, shows_no_size  # noqa: E402
from .navies import on_shore, sea_in_range, show_navy  # noqa: E402
from .politics import in_irons  # noqa: E402
from .training import greatest_level, may_train, mission_cost, training_cost  # noqa: E402
