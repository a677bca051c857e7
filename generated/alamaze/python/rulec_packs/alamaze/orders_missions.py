"""Resolvers of orders_missions.rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulec.runtime import Dice, FLOOR, members, present
from rulec.runtime.game.messages import Hole, Message
from rulec.runtime.game.shape import Holds

from ._choices import (
    ALCHEMIST_ITEM_EXPLOSIVE_DEVICE, Artifact, EVERY_ARTIFACT, EVERY_MAP_AREA, EVERY_SEA,
    HOST_SIZE_INACTIVE, LOOT_INGOTS, LOOT_PURSE, LOOT_SACKS, Loot, MISSION_ASSASSINATE, MISSION_BRIBE,
    MISSION_KIDNAP, MISSION_RECON, MISSION_RESCUE, MISSION_SABOTAGE, MISSION_STEAL, MapArea, NavalPrize,
    ORDER_EARLY_KIDNAP_FIGURE_UNDERWORLD_ONLY, ORDER_EARLY_RESCUE_PRISONER_UNDERWORLD_ONLY, RANK_AREA,
    RANK_ARTIFACT, RANK_CONSUL, RANK_FOOL, RANK_KING, RANK_MAIDEN, RANK_MITHRIL, RANK_PLACE, RANK_PRIESTESS,
    RANK_QUEEN, RANK_REGENT, RANK_SEA, RANK_WILD_EXCELLENT, RANK_WILD_FINE, Rank, Sea, WEAKNESS_MINES,
    WEAKNESS_WALLS_THEMSELVES, Weakness,
)
from ._kinds import Agent, Figure, Group, Kingdom, Place, Target
from ._tables import ARTIFACT_MISSION_RANGE, ARTIFACT_UNLOCKS, EMISSARIES_POWER, emissaries_power_cell
from ._words import FOOD, GOLD, MITHRIL
from ._world import SHAPE, World
from ._turn import food_produced, gold_produced
from .aftermath import saving_throw
from .clerks import order_open
from .court import errand_range, skeletons_kept
from .gates import asleep, may_bribe, may_undertake, of_the_court, political
from .items import bottled, use_up
from .map_ import knows_of, seat, within_reach
from .missions import beyond_reach, kill, slip_in, undertake
from .movement import host_size
from .navies import scuttle, sea_in_range, steal_aboard
from .orders_artifacts import lay_down
from .politics import in_irons
from .skeletons import wring_out
from .training import mission_cost
from .victory import holds_artifact

_ONE_OF_1: Final = frozenset((RANK_KING, RANK_QUEEN, RANK_REGENT, RANK_CONSUL))

_SAYS_HAS_TAKEN_THE_GOLD: Final = Message((
    Hole(Holds("thing", 'Target'), 'target'), ' has taken the gold, and knows nothing.',
), 'process:secret', 'has_taken_the_gold')
_SAYS_STRUCK_AND_IS_NOT: Final = Message((
    Hole(Holds("thing", 'Agent'), 'agent'), ' struck, and ', Hole(Holds("thing", 'Figure'), 'target'),
    ' is not dead.',
), 'process:murder', 'struck_and_is_not')
_SAYS_HAS_KILLED: Final = Message((
    Hole(Holds("thing", 'Agent'), 'agent'), ' has killed ', Hole(Holds("thing", 'Figure'), 'target'), '.',
), 'process:murder', 'has_killed')
_SAYS_HAS_NOT_FOUND: Final = Message((
    Hole(Holds("thing", 'Agent'), 'agent'), ' has not found ', Hole(Holds("thing", 'Figure'), 'target'),
    '.',
), 'process:free_hostage', 'has_not_found')
_SAYS_HAS_BROUGHT_HOME: Final = Message((
    Hole(Holds("thing", 'Agent'), 'agent'), ' has brought ', Hole(Holds("thing", 'Figure'), 'target'),
    ' home.',
), 'process:free_hostage', 'has_brought_home')
_SAYS_IS_NO_LONGER_IN: Final = Message((
    Hole(Holds("thing", 'Figure'), 'target'), ' is no longer in the dungeon.',
), 'process:free_hostage', 'is_no_longer_in')
_SAYS_HAS_NOT_FOUND_2: Final = Message((
    Hole(Holds("thing", 'Agent'), 'agent'), ' has not found ', Hole(Holds("thing", 'Figure'), 'target'),
    '.',
), 'process:carry_off', 'has_not_found')
_SAYS_HAS_SLIPPED_OUT_OF: Final = Message((
    Hole(Holds("thing", 'Figure'), 'target'), ' has slipped out of the sack of ',
    Hole(Holds("thing", 'Agent'), 'agent'), '.',
), 'process:carry_off', 'has_slipped_out_of')
_SAYS_HAS_VANISHED: Final = Message((
    Hole(Holds("thing", 'Figure'), 'target'), ' has vanished.',
), 'process:carry_off', 'has_vanished')
_SAYS_BRINGS_WHO_IS_GLAD: Final = Message((
    Hole(Holds("thing", 'Agent'), 'agent'), ' brings ', Hole(Holds("thing", 'Figure'), 'target'),
    ', who is glad to stay.',
), 'process:carry_off', 'brings_who_is_glad')
_SAYS_BRINGS_IN_CHAINS: Final = Message((
    Hole(Holds("thing", 'Agent'), 'agent'), ' brings ', Hole(Holds("thing", 'Figure'), 'target'),
    ' in chains.',
), 'process:carry_off', 'brings_in_chains')
_SAYS_BRINGS_FROM: Final = Message((
    Hole(Holds("thing", 'Agent'), 'agent'), ' brings ', Hole(Holds("number", unit=GOLD), 'taken'), ' from ',
    Hole(Holds("thing", 'Place'), 'town'), '.',
), 'process:take_loot', 'brings_from')
_SAYS_BRINGS_FROM_2: Final = Message((
    Hole(Holds("thing", 'Agent'), 'agent'), ' brings ', Hole(Holds("number", unit=FOOD), 'taken'), ' from ',
    Hole(Holds("thing", 'Place'), 'town'), '.',
), 'process:take_loot', 'brings_from_2')
_SAYS_BRINGS_FROM_3: Final = Message((
    Hole(Holds("thing", 'Agent'), 'agent'), ' brings ', Hole(Holds("number", unit=MITHRIL), 'taken'),
    ' from ', Hole(Holds("thing", 'Place'), 'town'), '.',
), 'process:take_loot', 'brings_from_3')
_SAYS_THERE_HAS_BEEN_A: Final = Message((
    'There has been a thief at ', Hole(Holds("thing", 'Place'), 'town'), '.',
), 'process:take_loot', 'there_has_been_a')
_SAYS_IS_A_PRISONER: Final = Message((
    Hole(Holds("thing", 'Agent'), 'agent'), ' is a prisoner.',
), 'order:900', 'free')
_SAYS_LIES_IN_A_SLEEP: Final = Message((
    Hole(Holds("thing", 'Agent'), 'agent'), ' lies in a sleep from which nobody wakes.',
), 'order:900', 'awake')
_SAYS_IS_NO_POLITICAL_EMISSARY: Final = Message((
    Hole(Holds("thing", 'Figure'), 'target'), ' is no political emissary.',
), 'order:900', 'emissary')
_SAYS_IS_TOO_GREEN_TO: Final = Message((
    Hole(Holds("thing", 'Agent'), 'agent'), ' is too green to carry such a purse.',
), 'order:900', 'grade')
_SAYS_FINDS_NO_WAY_TO: Final = Message((
    Hole(Holds("thing", 'Agent'), 'agent'), ' finds no way to speak to ',
    Hole(Holds("thing", 'Figure'), 'target'), '.',
), 'order:900', 'finds_no_way_to')
_SAYS_IS_A_PRISONER_2: Final = Message((
    Hole(Holds("thing", 'Agent'), 'agent'), ' is a prisoner.',
), 'order:910', 'free')
_SAYS_SAY_TO_WHICH_GROUP: Final = Message((
    'Say to which group, to whom, or to which place ', Hole(Holds("thing", 'Agent'), 'agent'),
    ' brings it.',
), 'order:910', 'one_goal', ('host', 'heir', 'town'))
_SAYS_DOES_NOT_HAVE: Final = Message((
    Hole(Holds("thing", 'Kingdom'), 'kingdom'), ' does not have ',
    Hole(Holds("choice", 'Artifact'), 'relic'), '.',
), 'order:910', 'owned')
_SAYS_IS_TOO_FAR_FROM: Final = Message((
    Hole(Holds("choice", 'Artifact'), 'relic'), ' is too far from ', Hole(Holds("thing", 'Agent'), 'agent'),
    '.',
), 'order:910', 'near')
_SAYS_NOBODY_OF_IS_IN: Final = Message((
    'Nobody of ', Hole(Holds("thing", 'Kingdom'), 'kingdom'), ' is in ',
    Hole(Holds("thing", 'Group', optional=True), 'host'), ' to take it.',
), 'order:910', 'own_host', ('host',))
_SAYS_IS_NO_EMISSARY_OF: Final = Message((
    Hole(Holds("thing", 'Figure', optional=True), 'heir'), ' is no emissary of ',
    Hole(Holds("thing", 'Kingdom'), 'kingdom'), ' who could take it.',
), 'order:910', 'own_heir', ('heir',))
_SAYS_IS_NOT_A_PLACE: Final = Message((
    Hole(Holds("thing", 'Place', optional=True), 'town'), ' is not a place of ',
    Hole(Holds("thing", 'Kingdom'), 'kingdom'), '.',
), 'order:910', 'own_town', ('town',))
_SAYS_NOTHING_IS_BROUGHT_TO: Final = Message((
    'Nothing is brought to a hiding place.',
), 'order:910', 'no_hideout', ('heir',))
_SAYS_BRINGS_TO: Final = Message((
    Hole(Holds("thing", 'Agent'), 'agent'), ' brings ', Hole(Holds("choice", 'Artifact'), 'relic'), ' to ',
    Hole(Holds("thing", 'Group'), 'host'), '.',
), 'order:910', 'brings_to')
_SAYS_BRINGS_TO_2: Final = Message((
    Hole(Holds("thing", 'Agent'), 'agent'), ' brings ', Hole(Holds("choice", 'Artifact'), 'relic'), ' to ',
    Hole(Holds("thing", 'Figure'), 'heir'), '.',
), 'order:910', 'brings_to_2')
_SAYS_BRINGS_TO_3: Final = Message((
    Hole(Holds("thing", 'Agent'), 'agent'), ' brings ', Hole(Holds("choice", 'Artifact'), 'relic'), ' to ',
    Hole(Holds("thing", 'Place'), 'town'), '.',
), 'order:910', 'brings_to_3')
_SAYS_IS_A_PRISONER_3: Final = Message((
    Hole(Holds("thing", 'Agent'), 'agent'), ' is a prisoner.',
), 'order:930', 'free')
_SAYS_LIES_IN_A_SLEEP_2: Final = Message((
    Hole(Holds("thing", 'Agent'), 'agent'), ' lies in a sleep from which nobody wakes.',
), 'order:930', 'awake')
_SAYS_THERE_IS_NOTHING_TO: Final = Message((
    'There is nothing to break at ', Hole(Holds("thing", 'Place'), 'town'), '.',
), 'order:930', 'no_hideout')
_SAYS_IS_TOO_FAR_FROM_2: Final = Message((
    Hole(Holds("thing", 'Place'), 'town'), ' is too far from ', Hole(Holds("thing", 'Agent'), 'agent'), '.',
), 'order:930', 'near')
_SAYS_IS_NOT_MADE_FOR: Final = Message((
    Hole(Holds("thing", 'Agent'), 'agent'), ' is not made for such work.',
), 'order:930', 'grade')
_SAYS_EXPLOSIVE_DEVICES_BREAK_WALLS: Final = Message((
    'Explosive Devices break walls, and nothing else.',
), 'order:930', 'fuse', ('devices',))
_SAYS_HAS_NOT_SO_MANY: Final = Message((
    Hole(Holds("thing", 'Kingdom'), 'kingdom'), ' has not so many Explosive Devices ready.',
), 'order:930', 'ready', ('devices',))
_SAYS_HAS_DONE_LASTING_DAMAGE: Final = Message((
    Hole(Holds("thing", 'Agent'), 'agent'), ' has done lasting damage to ',
    Hole(Holds("thing", 'Place'), 'town'), ': ', Hole(Holds("choice", 'Weakness'), 'weakness'), '.',
), 'order:930', 'has_done_lasting_damage')
_SAYS_SOMEBODY_HAS_DONE_LASTING: Final = Message((
    'Somebody has done lasting damage to ', Hole(Holds("thing", 'Place'), 'town'), ': ',
    Hole(Holds("choice", 'Weakness'), 'weakness'), '.',
), 'order:930', 'somebody_has_done_lasting')
_SAYS_IS_A_PRISONER_4: Final = Message((
    Hole(Holds("thing", 'Agent'), 'agent'), ' is a prisoner.',
), 'order:935', 'free')
_SAYS_LIES_IN_A_SLEEP_3: Final = Message((
    Hole(Holds("thing", 'Agent'), 'agent'), ' lies in a sleep from which nobody wakes.',
), 'order:935', 'awake')
_SAYS_IS_TOO_FAR_FROM_3: Final = Message((
    Hole(Holds("choice", 'Sea'), 'waters'), ' is too far from ', Hole(Holds("thing", 'Agent'), 'agent'),
    '.',
), 'order:935', 'near')
_SAYS_IS_NOT_MADE_FOR_2: Final = Message((
    Hole(Holds("thing", 'Agent'), 'agent'), ' is not made for such work.',
), 'order:935', 'grade')
_SAYS_NOBODY_IS_MURDERED_IN: Final = Message((
    'Nobody is murdered in the first turn.',
), 'order:940', 'nobody_is_murdered_in')
_SAYS_IS_A_PRISONER_5: Final = Message((
    Hole(Holds("thing", 'Agent'), 'agent'), ' is a prisoner.',
), 'order:940', 'free')
_SAYS_LIES_IN_A_SLEEP_4: Final = Message((
    Hole(Holds("thing", 'Agent'), 'agent'), ' lies in a sleep from which nobody wakes.',
), 'order:940', 'awake')
_SAYS_A_KINGDOM_SPARES_ITS: Final = Message(('A kingdom spares its own court.',), 'order:940', 'foreign')
_SAYS_DOES_NOT_LIVE_AT: Final = Message((
    Hole(Holds("thing", 'Figure'), 'target'), ' does not live at court.',
), 'order:940', 'courtier')
_SAYS_IS_NOT_MADE_FOR_3: Final = Message((
    Hole(Holds("thing", 'Agent'), 'agent'), ' is not made for such work.',
), 'order:940', 'grade')
_SAYS_NOBODY_IS_MURDERED_IN_2: Final = Message((
    'Nobody is murdered in the first turn.',
), 'order:945', 'nobody_is_murdered_in')
_SAYS_IS_A_PRISONER_6: Final = Message((
    Hole(Holds("thing", 'Agent'), 'agent'), ' is a prisoner.',
), 'order:945', 'free')
_SAYS_LIES_IN_A_SLEEP_5: Final = Message((
    Hole(Holds("thing", 'Agent'), 'agent'), ' lies in a sleep from which nobody wakes.',
), 'order:945', 'awake')
_SAYS_A_KINGDOM_SPARES_ITS_2: Final = Message(('A kingdom spares its own people.',), 'order:945', 'foreign')
_SAYS_MARCHES_WITH_NO_GROUP: Final = Message((
    Hole(Holds("thing", 'Figure'), 'target'), ' marches with no group.',
), 'order:945', 'soldier')
_SAYS_IS_NOT_MADE_FOR_4: Final = Message((
    Hole(Holds("thing", 'Agent'), 'agent'), ' is not made for such work.',
), 'order:945', 'grade')
_SAYS_HAS_NOT_FOUND_3: Final = Message((
    Hole(Holds("thing", 'Agent'), 'agent'), ' has not found ', Hole(Holds("thing", 'Figure'), 'target'),
    '.',
), 'order:945', 'has_not_found')
_SAYS_IS_A_PRISONER_7: Final = Message((
    Hole(Holds("thing", 'Agent'), 'agent'), ' is a prisoner.',
), 'order:950', 'free')
_SAYS_LIES_IN_A_SLEEP_6: Final = Message((
    Hole(Holds("thing", 'Agent'), 'agent'), ' lies in a sleep from which nobody wakes.',
), 'order:950', 'awake')
_SAYS_IS_NOBODY_S_PRISONER: Final = Message((
    Hole(Holds("thing", 'Figure'), 'target'), " is nobody's prisoner.",
), 'order:950', 'hostage')
_SAYS_SITS_IN_YOUR_OWN: Final = Message((
    Hole(Holds("thing", 'Figure'), 'target'), ' sits in your own dungeon.',
), 'order:950', 'dungeon')
_SAYS_IS_NOT_MADE_FOR_5: Final = Message((
    Hole(Holds("thing", 'Agent'), 'agent'), ' is not made for such work.',
), 'order:950', 'grade')
_SAYS_NOBODY_IS_CARRIED_OFF: Final = Message((
    'Nobody is carried off in the first turn.',
), 'order:955', 'nobody_is_carried_off')
_SAYS_IS_A_PRISONER_8: Final = Message((
    Hole(Holds("thing", 'Agent'), 'agent'), ' is a prisoner.',
), 'order:955', 'free')
_SAYS_LIES_IN_A_SLEEP_7: Final = Message((
    Hole(Holds("thing", 'Agent'), 'agent'), ' lies in a sleep from which nobody wakes.',
), 'order:955', 'awake')
_SAYS_SERVES_ALREADY: Final = Message((
    Hole(Holds("thing", 'Figure'), 'target'), ' serves ', Hole(Holds("thing", 'Kingdom'), 'kingdom'),
    ' already.',
), 'order:955', 'foreign')
_SAYS_DOES_NOT_LIVE_AT_2: Final = Message((
    Hole(Holds("thing", 'Figure'), 'target'), ' does not live at court.',
), 'order:955', 'courtier')
_SAYS_IS_IN_YOUR_DUNGEON: Final = Message((
    Hole(Holds("thing", 'Figure'), 'target'), ' is in your dungeon already.',
), 'order:955', 'loose')
_SAYS_IS_NOT_MADE_FOR_6: Final = Message((
    Hole(Holds("thing", 'Agent'), 'agent'), ' is not made for such work.',
), 'order:955', 'grade')
_SAYS_ONLY_THE_UNDERWORLD_MOVES: Final = Message((
    'Only the Underworld moves so early.',
), 'order:290', 'people')
_SAYS_IS_A_PRISONER_9: Final = Message((
    Hole(Holds("thing", 'Agent'), 'agent'), ' is a prisoner.',
), 'order:290', 'free')
_SAYS_LIES_IN_A_SLEEP_8: Final = Message((
    Hole(Holds("thing", 'Agent'), 'agent'), ' lies in a sleep from which nobody wakes.',
), 'order:290', 'awake')
_SAYS_IS_NOBODY_S_PRISONER_2: Final = Message((
    Hole(Holds("thing", 'Figure'), 'target'), " is nobody's prisoner.",
), 'order:290', 'hostage')
_SAYS_SITS_IN_YOUR_OWN_2: Final = Message((
    Hole(Holds("thing", 'Figure'), 'target'), ' sits in your own dungeon.',
), 'order:290', 'dungeon')
_SAYS_NOBODY_IS_CARRIED_OFF_2: Final = Message((
    'Nobody is carried off in the first turn.',
), 'order:295', 'nobody_is_carried_off')
_SAYS_ONLY_THE_UNDERWORLD_MOVES_2: Final = Message((
    'Only the Underworld moves so early.',
), 'order:295', 'people')
_SAYS_IS_A_PRISONER_10: Final = Message((
    Hole(Holds("thing", 'Agent'), 'agent'), ' is a prisoner.',
), 'order:295', 'free')
_SAYS_LIES_IN_A_SLEEP_9: Final = Message((
    Hole(Holds("thing", 'Agent'), 'agent'), ' lies in a sleep from which nobody wakes.',
), 'order:295', 'awake')
_SAYS_SERVES_ALREADY_2: Final = Message((
    Hole(Holds("thing", 'Figure'), 'target'), ' serves ', Hole(Holds("thing", 'Kingdom'), 'kingdom'),
    ' already.',
), 'order:295', 'foreign')
_SAYS_DOES_NOT_LIVE_AT_3: Final = Message((
    Hole(Holds("thing", 'Figure'), 'target'), ' does not live at court.',
), 'order:295', 'courtier')
_SAYS_IS_IN_YOUR_DUNGEON_2: Final = Message((
    Hole(Holds("thing", 'Figure'), 'target'), ' is in your dungeon already.',
), 'order:295', 'loose')
_SAYS_IS_A_PRISONER_11: Final = Message((
    Hole(Holds("thing", 'Agent'), 'agent'), ' is a prisoner.',
), 'order:965', 'free')
_SAYS_LIES_IN_A_SLEEP_10: Final = Message((
    Hole(Holds("thing", 'Agent'), 'agent'), ' lies in a sleep from which nobody wakes.',
), 'order:965', 'awake')
_SAYS_IS_TOO_FAR_FROM_4: Final = Message((
    Hole(Holds("thing", 'Place'), 'town'), ' is too far from ', Hole(Holds("thing", 'Agent'), 'agent'), '.',
), 'order:965', 'near')
_SAYS_THERE_IS_NO_FOREIGN: Final = Message((
    'There is no foreign treasure at ', Hole(Holds("thing", 'Place'), 'town'), '.',
), 'order:965', 'ruled')
_SAYS_MITHRIL_LIES_IN_A: Final = Message((
    "Mithril lies in a capital's vault and nowhere else.",
), 'order:965', 'vault')
_SAYS_IS_NOT_MADE_FOR_7: Final = Message((
    Hole(Holds("thing", 'Agent'), 'agent'), ' is not made for such work.',
), 'order:965', 'grade')
_SAYS_IS_A_PRISONER_12: Final = Message((
    Hole(Holds("thing", 'Agent'), 'agent'), ' is a prisoner.',
), 'order:960', 'free')
_SAYS_LIES_IN_A_SLEEP_11: Final = Message((
    Hole(Holds("thing", 'Agent'), 'agent'), ' lies in a sleep from which nobody wakes.',
), 'order:960', 'awake')
_SAYS_IS_NO_ARTIFACT: Final = Message((
    Hole(Holds("thing", 'Target'), 'target'), ' is no artifact.',
), 'order:960', 'jewel')
_SAYS_BELONGS_TO_ALREADY: Final = Message((
    Hole(Holds("thing", 'Target'), 'target'), ' belongs to ', Hole(Holds("thing", 'Kingdom'), 'kingdom'),
    ' already.',
), 'order:960', 'foreign')
_SAYS_WHERE_LIES_A_DOOR: Final = Message((
    'Where ', Hole(Holds("thing", 'Target'), 'target'), ' lies, a door opens to a key alone.',
), 'order:960', 'open_lair')
_SAYS_IS_NOT_MADE_FOR_8: Final = Message((
    Hole(Holds("thing", 'Agent'), 'agent'), ' is not made for such work.',
), 'order:960', 'grade')
_SAYS_BRINGS: Final = Message((
    Hole(Holds("thing", 'Agent'), 'agent'), ' brings ', Hole(Holds("thing", 'Target'), 'target'), '.',
), 'order:960', 'brings')
_SAYS_IS_GONE: Final = Message((
    Hole(Holds("thing", 'Target'), 'target'), ' is gone.',
), 'order:960', 'is_gone')


def skeleton_known(rank: Rank) -> int:
    """Chance that an idle emissary knows a skeleton in its ruler's closet.

    In percent.
    Raises DoesNotApply (the book says that there is no such value); OffTheTable (a table has no row).
    maelstrom "Skeletons In The Closet", "#900 - Bribe Emissary".
    """
    if rank in _ONE_OF_1:
        value = 100  # nobody knows better
    else:
        value = EMISSARIES_POWER[rank]  # power
        if value < FLOOR:
            value = emissaries_power_cell(value)
    return value


def held_abroad(kingdom: Kingdom, target: Figure) -> bool:
    """The target sits in the dungeon of another kingdom.

    maelstrom "#900 - Bribe Emissary".
    """
    target_captor = target.captor
    return target_captor is not None and target_captor is not kingdom


def relic_bearer(kingdom: Kingdom, relic: Artifact, world: World) -> Group | None:
    """The group that carries a kingdom's artifact.

    maelstrom "#910 - Transfer Artifact".
    """
    for g in world.groups:
        if g.kingdom is kingdom and g.artifacts >> relic & 1:
            return g
    return None


def relic_keeper(kingdom: Kingdom, relic: Artifact, world: World) -> Target | None:
    """Whoever keeps a kingdom's artifact, or the place where it lies.

    maelstrom "#910 - Transfer Artifact".
    """
    for t in world.targets:
        if t.kingdom is kingdom and t.artifacts >> relic & 1:
            return t
    return None


def relic_lies(kingdom: Kingdom, relic: Artifact, world: World) -> MapArea | None:
    """Where a kingdom's artifact is.

    maelstrom "#910 - Transfer Artifact".
    """
    group = relic_bearer(kingdom, relic, world)
    if group is not None:
        return group.area
    target = relic_keeper(kingdom, relic, world)
    if target is not None:
        return seat(target)  # with its keeper
    if kingdom.regalia >> relic & 1 and kingdom.capital is not None:
        return kingdom.capital.area  # at court
    return None


def search_radius(agent: Agent) -> int:
    """How far around an area an agent searches for a camp.

    In areas.
    maelstrom "#945 - Assassinate Leader/Wizard", "Artifacts".
    """
    value = 5
    limit = max([
        0,
        *[
            present(ARTIFACT_MISSION_RANGE[a], '')
            for a in map(Artifact, members(agent.artifacts))
            if ARTIFACT_MISSION_RANGE[a] is not None
        ],
    ])
    if value < limit:
        value = limit  # a mount
    return value


def outside_search(agent: Agent, target: Target, around: MapArea | None, world: World) -> bool:
    """The target is not where the agent searches.

    maelstrom "#945 - Assassinate Leader/Wizard".
    """
    return any(
        not within_reach(seat(agent) if around is None else around, g.area, search_radius(agent))
        for g in world.groups
        if any(l_ is target for l_ in g.leaders) or any(w is target for w in g.wizards)
    )


def secret(kingdom: Kingdom, target: Target, world: World, dice: Dice) -> None:
    """A bribed emissary may know something.

    Raises DoesNotApply (the book says that there is no such value); OffTheTable (a table has no row).
    maelstrom "#900 - Bribe Emissary", "Skeletons In The Closet".
    """
    if target.kingdom is not None and skeletons_kept(target.kingdom) > 0:
        chance = skeleton_known(target.rank)  # knows a skeleton
        if dice.throw('secret.knows_a_skeleton', 100) <= chance:
            world.note('scandal', target, kingdom)
            wring_out(kingdom, target, world, dice)
        else:
            world.tell(kingdom, _SAYS_HAS_TAKEN_THE_GOLD.text((target,), SHAPE), target)
    else:
        world.tell(kingdom, _SAYS_HAS_TAKEN_THE_GOLD.text((target,), SHAPE), target)


def pick_up(kingdom: Kingdom, relic: Artifact, world: World) -> None:
    """An artifact is taken from wherever it is.

    maelstrom "#910 - Transfer Artifact".
    """
    for g in [g for g in world.groups if g.kingdom is kingdom and g.artifacts >> relic & 1]:
        world.keep(g, "artifacts")
        g.artifacts &= ~(1 << relic)
    for t in [t for t in world.targets if t.kingdom is kingdom and t.artifacts >> relic & 1]:
        world.keep(t, "artifacts")
        t.artifacts &= ~(1 << relic)
        if t.rank == RANK_ARTIFACT:
            world.drop(t)
    if kingdom.regalia >> relic & 1:
        world.keep(kingdom, "regalia")
        kingdom.regalia &= ~(1 << relic)


def murder(kingdom: Kingdom, agent: Agent, target: Figure, world: World, dice: Dice) -> None:
    """A murder is tried.

    Raises DoesNotApply (the book says that there is no such value); OffTheTable (a table has no row).
    maelstrom "#940 - Assassinate Figure", "Artifacts".
    """
    done = undertake(kingdom, agent, MISSION_ASSASSINATE, target, world, dice)
    if done:
        chance = saving_throw(MISSION_ASSASSINATE, target)  # escapes after all
        if dice.throw('murder.escapes_after_all', 100) <= chance:
            world.tell(kingdom, _SAYS_STRUCK_AND_IS_NOT.text((agent, target), SHAPE), agent, target)
        else:
            world.tell(kingdom, _SAYS_HAS_KILLED.text((agent, target), SHAPE), agent, target)
            kill(target, world)


def free_hostage(kingdom: Kingdom, agent: Agent, target: Figure, world: World, dice: Dice) -> None:
    """A hostage is brought home.

    Raises DoesNotApply (the book says that there is no such value); OffTheTable (a table has no row).
    maelstrom "#950 - Rescue Hostage".
    """
    jailer = target.captor
    if not in_irons(target):
        world.note('worked', agent)
        world.tell(kingdom, _SAYS_HAS_NOT_FOUND.text((agent, target), SHAPE), agent, target)
    else:
        done = undertake(kingdom, agent, MISSION_RESCUE, target, world, dice)
        if done:
            world.keep(target, "captor")
            target.captor = None
            world.keep(target, "jailed")
            target.jailed = False
            world.keep(target, "place")
            target.place = kingdom.capital
            world.tell(kingdom, _SAYS_HAS_BROUGHT_HOME.text((agent, target), SHAPE), agent, target)
            if jailer is not None:
                world.tell(jailer, _SAYS_IS_NO_LONGER_IN.text((target,), SHAPE), target)


def carry_off(kingdom: Kingdom, agent: Agent, target: Figure, world: World, dice: Dice) -> None:
    """Somebody is carried off.

    Raises DoesNotApply (the book says that there is no such value); OffTheTable (a table has no row).
    maelstrom "#955 - Kidnap Figure".
    """
    if held_abroad(kingdom, target):
        world.note('worked', agent)
        world.tell(kingdom, _SAYS_HAS_NOT_FOUND_2.text((agent, target), SHAPE), agent, target)
    else:
        done = undertake(kingdom, agent, MISSION_KIDNAP, target, world, dice)
        if done:
            chance = saving_throw(MISSION_KIDNAP, target)  # escapes after all
            if dice.throw('carry_off.escapes_after_all', 100) <= chance:
                world.tell(kingdom, _SAYS_HAS_SLIPPED_OUT_OF.text((target, agent), SHAPE), target, agent)
            else:
                home = target.kingdom
                if home is not None:
                    for a in map(Artifact, members(target.artifacts)):
                        world.keep(home, "regalia")
                        home.regalia |= 1 << a
                    world.tell(home, _SAYS_HAS_VANISHED.text((target,), SHAPE), target)
                world.keep(target, "artifacts")
                target.artifacts = 0
                world.keep(target, "jailed")
                target.jailed = False
                world.keep(target, "place")
                target.place = kingdom.capital
                if target.rank == RANK_FOOL or target.rank == RANK_MAIDEN or target.rank == RANK_PRIESTESS:
                    world.keep(target, "kingdom")
                    target.kingdom = kingdom
                    world.tell(kingdom, _SAYS_BRINGS_WHO_IS_GLAD.text((agent, target), SHAPE), agent, target)
                else:
                    world.keep(target, "captor")
                    target.captor = kingdom
                    world.tell(kingdom, _SAYS_BRINGS_IN_CHAINS.text((agent, target), SHAPE), agent, target)


def take_loot(kingdom: Kingdom, agent: Agent, town: Place, loot: Loot, world: World, dice: Dice) -> None:
    """A thief comes home with something.

    Raises OffTheTable (a table has no row); TooMuchTaken (reductions take more than everything).
    maelstrom "#965 - Steal Food-Gold-Mithril".
    """
    if town.kingdom is not None:
        if loot == LOOT_PURSE:
            taken_ = min(gold_produced(town, world), 2 * town.kingdom.gold) // 2
            world.keep(town.kingdom, "gold")
            town.kingdom.gold -= taken_
            world.keep(kingdom, "gold")
            kingdom.gold += taken_
            world.tell(kingdom, _SAYS_BRINGS_FROM.text((agent, taken_, town), SHAPE), agent, town)
        elif loot == LOOT_SACKS:
            taken_2 = min(max(0, food_produced(town, world)), 2 * town.kingdom.food) // 2
            world.keep(town.kingdom, "food")
            town.kingdom.food -= taken_2
            world.keep(kingdom, "food")
            kingdom.food += taken_2
            world.tell(kingdom, _SAYS_BRINGS_FROM_2.text((agent, taken_2, town), SHAPE), agent, town)
        else:
            tenth = dice.throw('take_loot.tenth', 10)
            taken_3 = tenth * town.kingdom.mithril // 100
            world.keep(town.kingdom, "mithril")
            town.kingdom.mithril -= taken_3
            world.keep(kingdom, "mithril")
            kingdom.mithril += taken_3
            world.tell(kingdom, _SAYS_BRINGS_FROM_3.text((agent, taken_3, town), SHAPE), agent, town)
        world.tell(town.kingdom, _SAYS_THERE_HAS_BEEN_A.text((town,), SHAPE), town)


def domain_order_900_target(agent: Agent, kingdom: Kingdom, world: World) -> Sequence[Figure]:
    """What may be chosen: Bribe Emissary.

    maelstrom "#900 - Bribe Emissary", "Agents", "Skeletons In The Closet", "Sage Advice".
    """
    return world.figures


def needs_order_900(agent: Agent, kingdom: Kingdom, target: Figure, world: World) -> str | None:
    """Why it is refused when it is done: Bribe Emissary.

    maelstrom "#900 - Bribe Emissary", "Agents", "Skeletons In The Closet", "Sage Advice".
    """
    if in_irons(agent):
        return _SAYS_IS_A_PRISONER.text((agent,), SHAPE)
    if asleep(agent):
        return _SAYS_LIES_IN_A_SLEEP.text((agent,), SHAPE)
    if not political(target):
        return _SAYS_IS_NO_POLITICAL_EMISSARY.text((target,), SHAPE)
    if not may_undertake(agent, MISSION_BRIBE):
        return _SAYS_IS_TOO_GREEN_TO.text((agent,), SHAPE)
    return None


def needs_order_900_of(agent: Agent, kingdom: Kingdom, target: Figure, world: World) -> str | None:
    """Why it is refused when it is done: Bribe Emissary.

    maelstrom "#900 - Bribe Emissary", "Agents", "Skeletons In The Closet", "Sage Advice".
    """
    if in_irons(agent):
        return _SAYS_IS_A_PRISONER.text((agent,), SHAPE)
    if asleep(agent):
        return _SAYS_LIES_IN_A_SLEEP.text((agent,), SHAPE)
    if not may_undertake(agent, MISSION_BRIBE):
        return _SAYS_IS_TOO_GREEN_TO.text((agent,), SHAPE)
    return None


def early_order_900_kingdom(agent: Agent, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Bribe Emissary.

    maelstrom "#900 - Bribe Emissary", "Agents", "Skeletons In The Closet", "Sage Advice".
    """
    if in_irons(agent):
        return _SAYS_IS_A_PRISONER.text((agent,), SHAPE)
    if asleep(agent):
        return _SAYS_LIES_IN_A_SLEEP.text((agent,), SHAPE)
    if not may_undertake(agent, MISSION_BRIBE):
        return _SAYS_IS_TOO_GREEN_TO.text((agent,), SHAPE)
    return None


def cost_order_900(
    agent: Agent,
    kingdom: Kingdom,
    target: Figure,
    world: World,
) -> tuple[tuple[str, int], ...]:
    """What it takes from who orders it: Bribe Emissary.

    Raises OffTheTable (a table has no row).
    maelstrom "#900 - Bribe Emissary", "Agents", "Skeletons In The Closet", "Sage Advice".
    """
    return (("gold", mission_cost(agent, MISSION_BRIBE, target.rank, False)),)


def does_order_900(agent: Agent, kingdom: Kingdom, target: Figure, world: World, dice: Dice) -> None:
    """Bribe Emissary.

    Raises DoesNotApply (the book says that there is no such value); OffTheTable (a table has no row).
    maelstrom "#900 - Bribe Emissary", "Agents", "Skeletons In The Closet", "Sage Advice".
    """
    if (
        not beyond_reach(kingdom, agent, target, world)
        and (
            world.happened('worked', 'this', 0, target)
            or held_abroad(kingdom, target)
            or not may_bribe(agent, target)
        )
    ):
        world.note('worked', agent)
        world.tell(kingdom, _SAYS_FINDS_NO_WAY_TO.text((agent, target), SHAPE), agent, target)
    else:
        done = undertake(kingdom, agent, MISSION_BRIBE, target, world, dice)
        if done:
            secret(kingdom, target, world, dice)


def domain_order_910_relic(agent: Agent, kingdom: Kingdom, world: World) -> Sequence[Artifact]:
    """What may be chosen: Transfer Artifact.

    maelstrom "#910 - Transfer Artifact", "Agents".
    """
    return EVERY_ARTIFACT


def domain_order_910_host(agent: Agent, kingdom: Kingdom, relic: Artifact, world: World) -> Sequence[Group]:
    """What may be chosen: Transfer Artifact.

    maelstrom "#910 - Transfer Artifact", "Agents".
    """
    return world.groups


def domain_order_910_heir(
    agent: Agent,
    kingdom: Kingdom,
    relic: Artifact,
    host: Group | None,
    world: World,
) -> Sequence[Figure]:
    """What may be chosen: Transfer Artifact.

    maelstrom "#910 - Transfer Artifact", "Agents".
    """
    return world.figures


def domain_order_910_town(
    agent: Agent,
    kingdom: Kingdom,
    relic: Artifact,
    host: Group | None,
    heir: Figure | None,
    world: World,
) -> Sequence[Place]:
    """What may be chosen: Transfer Artifact.

    maelstrom "#910 - Transfer Artifact", "Agents".
    """
    return [p for p in world.places if knows_of(kingdom, p, world)]


def needs_order_910(
    agent: Agent,
    kingdom: Kingdom,
    relic: Artifact,
    host: Group | None,
    heir: Figure | None,
    town: Place | None,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Transfer Artifact.

    maelstrom "#910 - Transfer Artifact", "Agents".
    """
    if agent.captor is not None:
        return _SAYS_IS_A_PRISONER_2.text((agent,), SHAPE)
    if (
        (host is None or heir is not None or town is not None)
        and (host is not None or heir is None or town is not None)
        and (host is not None or heir is not None or town is None)
    ):
        return _SAYS_SAY_TO_WHICH_GROUP.text((agent,), SHAPE)
    if not holds_artifact(kingdom, relic, world):
        return _SAYS_DOES_NOT_HAVE.text((kingdom, relic), SHAPE)
    if not within_reach(seat(agent), relic_lies(kingdom, relic, world), errand_range(kingdom, agent, world)):
        return _SAYS_IS_TOO_FAR_FROM.text((relic, agent), SHAPE)
    if host is not None and (host.kingdom is not kingdom or host_size(host) <= HOST_SIZE_INACTIVE):
        return _SAYS_NOBODY_OF_IS_IN.text((kingdom, host), SHAPE)
    if heir is not None and (heir.kingdom is not kingdom or not political(heir) or in_irons(heir)):
        return _SAYS_IS_NO_EMISSARY_OF.text((heir, kingdom), SHAPE)
    if town is not None and (town.kingdom is not kingdom or town.sanctuary_of is not None):
        return _SAYS_IS_NOT_A_PLACE.text((town, kingdom), SHAPE)
    if heir is not None and heir.place is not None and heir.place.sanctuary_of is not None:
        return _SAYS_NOTHING_IS_BROUGHT_TO.text((), SHAPE)
    return None


def needs_order_910_of(
    agent: Agent,
    kingdom: Kingdom,
    relic: Artifact,
    host: Group | None,
    heir: Figure | None,
    town: Place | None,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Transfer Artifact.

    maelstrom "#910 - Transfer Artifact", "Agents".
    """
    if agent.captor is not None:
        return _SAYS_IS_A_PRISONER_2.text((agent,), SHAPE)
    if not holds_artifact(kingdom, relic, world):
        return _SAYS_DOES_NOT_HAVE.text((kingdom, relic), SHAPE)
    if not within_reach(seat(agent), relic_lies(kingdom, relic, world), errand_range(kingdom, agent, world)):
        return _SAYS_IS_TOO_FAR_FROM.text((relic, agent), SHAPE)
    return None


def needs_order_910_of_host(
    agent: Agent,
    kingdom: Kingdom,
    relic: Artifact,
    host: Group | None,
    heir: Figure | None,
    town: Place | None,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Transfer Artifact.

    maelstrom "#910 - Transfer Artifact", "Agents".
    """
    if host is not None and (host.kingdom is not kingdom or host_size(host) <= HOST_SIZE_INACTIVE):
        return _SAYS_NOBODY_OF_IS_IN.text((kingdom, host), SHAPE)
    return None


def needs_order_910_of_heir(
    agent: Agent,
    kingdom: Kingdom,
    relic: Artifact,
    host: Group | None,
    heir: Figure | None,
    town: Place | None,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Transfer Artifact.

    maelstrom "#910 - Transfer Artifact", "Agents".
    """
    if heir is not None and (heir.kingdom is not kingdom or not political(heir) or in_irons(heir)):
        return _SAYS_IS_NO_EMISSARY_OF.text((heir, kingdom), SHAPE)
    if heir is not None and heir.place is not None and heir.place.sanctuary_of is not None:
        return _SAYS_NOTHING_IS_BROUGHT_TO.text((), SHAPE)
    return None


def needs_order_910_of_town(
    agent: Agent,
    kingdom: Kingdom,
    relic: Artifact,
    host: Group | None,
    heir: Figure | None,
    town: Place | None,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Transfer Artifact.

    maelstrom "#910 - Transfer Artifact", "Agents".
    """
    if town is not None and (town.kingdom is not kingdom or town.sanctuary_of is not None):
        return _SAYS_IS_NOT_A_PLACE.text((town, kingdom), SHAPE)
    return None


def early_order_910_kingdom(agent: Agent, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Transfer Artifact.

    maelstrom "#910 - Transfer Artifact", "Agents".
    """
    if agent.captor is not None:
        return _SAYS_IS_A_PRISONER_2.text((agent,), SHAPE)
    return None


def early_order_910_relic(agent: Agent, kingdom: Kingdom, relic: Artifact, world: World) -> str | None:
    """Why it is refused when it is done: Transfer Artifact.

    maelstrom "#910 - Transfer Artifact", "Agents".
    """
    if not holds_artifact(kingdom, relic, world):
        return _SAYS_DOES_NOT_HAVE.text((kingdom, relic), SHAPE)
    if not within_reach(seat(agent), relic_lies(kingdom, relic, world), errand_range(kingdom, agent, world)):
        return _SAYS_IS_TOO_FAR_FROM.text((relic, agent), SHAPE)
    return None


def cost_order_910(
    agent: Agent,
    kingdom: Kingdom,
    relic: Artifact,
    host: Group | None,
    heir: Figure | None,
    town: Place | None,
    world: World,
) -> tuple[tuple[str, int], ...]:
    """What it takes from who orders it: Transfer Artifact.

    Raises OffTheTable (a table has no row).
    maelstrom "#910 - Transfer Artifact", "Agents".
    """
    return (("gold", mission_cost(agent, MISSION_RECON, RANK_AREA, False)),)


def does_order_910(
    agent: Agent,
    kingdom: Kingdom,
    relic: Artifact,
    host: Group | None,
    heir: Figure | None,
    town: Place | None,
    world: World,
    dice: Dice,
) -> None:
    """Transfer Artifact.

    maelstrom "#910 - Transfer Artifact", "Agents".
    """
    world.note('worked', agent)
    pick_up(kingdom, relic, world)
    if host is not None:
        world.keep(host, "artifacts")
        host.artifacts |= 1 << relic
        world.tell(kingdom, _SAYS_BRINGS_TO.text((agent, relic, host), SHAPE), agent, host)
    if heir is not None:
        world.keep(heir, "artifacts")
        heir.artifacts |= 1 << relic
        world.tell(kingdom, _SAYS_BRINGS_TO_2.text((agent, relic, heir), SHAPE), agent, heir)
    if town is not None:
        lay_down(relic, town, world)
        world.tell(kingdom, _SAYS_BRINGS_TO_3.text((agent, relic, town), SHAPE), agent, town)


def domain_order_930_town(agent: Agent, kingdom: Kingdom, world: World) -> Sequence[Place]:
    """What may be chosen: Sabotage Popcenter.

    maelstrom "#930 - Sabotage Popcenter", "Agents".
    """
    return [p for p in world.places if knows_of(kingdom, p, world)]


def domain_order_930_devices(
    agent: Agent,
    kingdom: Kingdom,
    town: Place,
    weakness: Weakness,
    world: World,
) -> Sequence[int]:
    """What may be chosen: Sabotage Popcenter.

    maelstrom "#930 - Sabotage Popcenter", "Agents".
    """
    return (0, 99)


def needs_order_930(
    agent: Agent,
    kingdom: Kingdom,
    town: Place,
    weakness: Weakness,
    devices: int,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Sabotage Popcenter.

    maelstrom "#930 - Sabotage Popcenter", "Agents".
    """
    if in_irons(agent):
        return _SAYS_IS_A_PRISONER_3.text((agent,), SHAPE)
    if asleep(agent):
        return _SAYS_LIES_IN_A_SLEEP_2.text((agent,), SHAPE)
    if town.sanctuary_of is not None:
        return _SAYS_THERE_IS_NOTHING_TO.text((town,), SHAPE)
    if not within_reach(seat(agent), town.area, errand_range(kingdom, agent, world)):
        return _SAYS_IS_TOO_FAR_FROM_2.text((town, agent), SHAPE)
    if not may_undertake(agent, MISSION_SABOTAGE):
        return _SAYS_IS_NOT_MADE_FOR.text((agent,), SHAPE)
    if devices != 0 and weakness != WEAKNESS_WALLS_THEMSELVES:
        return _SAYS_EXPLOSIVE_DEVICES_BREAK_WALLS.text((), SHAPE)
    if devices > bottled(kingdom, ALCHEMIST_ITEM_EXPLOSIVE_DEVICE, world):
        return _SAYS_HAS_NOT_SO_MANY.text((kingdom,), SHAPE)
    return None


def needs_order_930_of(
    agent: Agent,
    kingdom: Kingdom,
    town: Place,
    weakness: Weakness,
    devices: int,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Sabotage Popcenter.

    maelstrom "#930 - Sabotage Popcenter", "Agents".
    """
    if in_irons(agent):
        return _SAYS_IS_A_PRISONER_3.text((agent,), SHAPE)
    if asleep(agent):
        return _SAYS_LIES_IN_A_SLEEP_2.text((agent,), SHAPE)
    if not may_undertake(agent, MISSION_SABOTAGE):
        return _SAYS_IS_NOT_MADE_FOR.text((agent,), SHAPE)
    if devices != 0 and weakness != WEAKNESS_WALLS_THEMSELVES:
        return _SAYS_EXPLOSIVE_DEVICES_BREAK_WALLS.text((), SHAPE)
    if devices > bottled(kingdom, ALCHEMIST_ITEM_EXPLOSIVE_DEVICE, world):
        return _SAYS_HAS_NOT_SO_MANY.text((kingdom,), SHAPE)
    return None


def early_order_930_kingdom(agent: Agent, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Sabotage Popcenter.

    maelstrom "#930 - Sabotage Popcenter", "Agents".
    """
    if in_irons(agent):
        return _SAYS_IS_A_PRISONER_3.text((agent,), SHAPE)
    if asleep(agent):
        return _SAYS_LIES_IN_A_SLEEP_2.text((agent,), SHAPE)
    if not may_undertake(agent, MISSION_SABOTAGE):
        return _SAYS_IS_NOT_MADE_FOR.text((agent,), SHAPE)
    return None


def early_order_930_town(agent: Agent, kingdom: Kingdom, town: Place, world: World) -> str | None:
    """Why it is refused when it is done: Sabotage Popcenter.

    maelstrom "#930 - Sabotage Popcenter", "Agents".
    """
    if town.sanctuary_of is not None:
        return _SAYS_THERE_IS_NOTHING_TO.text((town,), SHAPE)
    if not within_reach(seat(agent), town.area, errand_range(kingdom, agent, world)):
        return _SAYS_IS_TOO_FAR_FROM_2.text((town, agent), SHAPE)
    return None


def cost_order_930(
    agent: Agent,
    kingdom: Kingdom,
    town: Place,
    weakness: Weakness,
    devices: int,
    world: World,
) -> tuple[tuple[str, int], ...]:
    """What it takes from who orders it: Sabotage Popcenter.

    Raises OffTheTable (a table has no row).
    maelstrom "#930 - Sabotage Popcenter", "Agents".
    """
    return (("gold", mission_cost(agent, MISSION_SABOTAGE, RANK_PLACE, False)),)


def does_order_930(
    agent: Agent,
    kingdom: Kingdom,
    town: Place,
    weakness: Weakness,
    devices: int,
    world: World,
    dice: Dice,
) -> None:
    """Sabotage Popcenter.

    Raises DoesNotApply (the book says that there is no such value); OffTheTable (a table has no row).
    maelstrom "#930 - Sabotage Popcenter", "Agents".
    """
    done = slip_in(kingdom, agent, MISSION_SABOTAGE, RANK_PLACE, town, world, dice)
    if done:
        if weakness == WEAKNESS_WALLS_THEMSELVES:
            world.keep(town, "defense")
            town.defense = max(town.defense - (1000 + 1000 * devices), min(town.defense, 0))
            use_up(kingdom, ALCHEMIST_ITEM_EXPLOSIVE_DEVICE, devices, world)
        elif weakness == WEAKNESS_MINES:
            world.keep(town, "gold_output")
            town.gold_output = max(town.gold_output - 2000, min(town.gold_output, 0))
        else:
            world.keep(town, "food_output")
            town.food_output = max(town.food_output - 2000, min(town.food_output, 0))
        world.tell(kingdom, _SAYS_HAS_DONE_LASTING_DAMAGE.text((agent, town, weakness), SHAPE), agent, town)
        if town.kingdom is not None:
            world.tell(town.kingdom, _SAYS_SOMEBODY_HAS_DONE_LASTING.text((town, weakness), SHAPE), town)


def domain_order_935_realm(agent: Agent, kingdom: Kingdom, world: World) -> Sequence[Kingdom]:
    """What may be chosen: Sabotage Seapower.

    maelstrom "#935 - Sabotage Seapower", "Agents".
    """
    return world.kingdoms


def domain_order_935_waters(agent: Agent, kingdom: Kingdom, realm: Kingdom, world: World) -> Sequence[Sea]:
    """What may be chosen: Sabotage Seapower.

    maelstrom "#935 - Sabotage Seapower", "Agents".
    """
    return EVERY_SEA


def needs_order_935(
    agent: Agent,
    kingdom: Kingdom,
    realm: Kingdom,
    waters: Sea,
    prize: NavalPrize,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Sabotage Seapower.

    maelstrom "#935 - Sabotage Seapower", "Agents".
    """
    if in_irons(agent):
        return _SAYS_IS_A_PRISONER_4.text((agent,), SHAPE)
    if asleep(agent):
        return _SAYS_LIES_IN_A_SLEEP_3.text((agent,), SHAPE)
    if not sea_in_range(agent, waters, errand_range(kingdom, agent, world)):
        return _SAYS_IS_TOO_FAR_FROM_3.text((waters, agent), SHAPE)
    if not may_undertake(agent, MISSION_SABOTAGE):
        return _SAYS_IS_NOT_MADE_FOR_2.text((agent,), SHAPE)
    return None


def early_order_935_kingdom(agent: Agent, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Sabotage Seapower.

    maelstrom "#935 - Sabotage Seapower", "Agents".
    """
    if in_irons(agent):
        return _SAYS_IS_A_PRISONER_4.text((agent,), SHAPE)
    if asleep(agent):
        return _SAYS_LIES_IN_A_SLEEP_3.text((agent,), SHAPE)
    if not may_undertake(agent, MISSION_SABOTAGE):
        return _SAYS_IS_NOT_MADE_FOR_2.text((agent,), SHAPE)
    return None


def early_order_935_waters(
    agent: Agent,
    kingdom: Kingdom,
    realm: Kingdom,
    waters: Sea,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Sabotage Seapower.

    maelstrom "#935 - Sabotage Seapower", "Agents".
    """
    if not sea_in_range(agent, waters, errand_range(kingdom, agent, world)):
        return _SAYS_IS_TOO_FAR_FROM_3.text((waters, agent), SHAPE)
    return None


def cost_order_935(
    agent: Agent,
    kingdom: Kingdom,
    realm: Kingdom,
    waters: Sea,
    prize: NavalPrize,
    world: World,
) -> tuple[tuple[str, int], ...]:
    """What it takes from who orders it: Sabotage Seapower.

    Raises OffTheTable (a table has no row).
    maelstrom "#935 - Sabotage Seapower", "Agents".
    """
    return (("gold", mission_cost(agent, MISSION_SABOTAGE, RANK_SEA, False)),)


def does_order_935(
    agent: Agent,
    kingdom: Kingdom,
    realm: Kingdom,
    waters: Sea,
    prize: NavalPrize,
    world: World,
    dice: Dice,
) -> None:
    """Sabotage Seapower.

    Raises DoesNotApply (the book says that there is no such value); OffTheTable (a table has no row).
    maelstrom "#935 - Sabotage Seapower", "Agents".
    """
    n = next((n for n in world.navies if n.kingdom is realm and n.sea == waters), None)
    if n is not None:
        done = steal_aboard(kingdom, agent, n, world, dice)
        if done:
            scuttle(kingdom, agent, n, prize, world)


def domain_order_940_target(agent: Agent, kingdom: Kingdom, world: World) -> Sequence[Figure]:
    """What may be chosen: Assassinate Figure.

    maelstrom "#940 - Assassinate Figure", "Agents".
    """
    return world.figures


def open_order_940(agent: Agent, kingdom: Kingdom, target: Figure, world: World) -> str | None:
    """Why it is refused when it is handed in: Assassinate Figure.

    maelstrom "#940 - Assassinate Figure", "Agents".
    """
    if world.month <= 1:
        return _SAYS_NOBODY_IS_MURDERED_IN.text((), SHAPE)
    return None


def needs_order_940(agent: Agent, kingdom: Kingdom, target: Figure, world: World) -> str | None:
    """Why it is refused when it is done: Assassinate Figure.

    maelstrom "#940 - Assassinate Figure", "Agents".
    """
    if in_irons(agent):
        return _SAYS_IS_A_PRISONER_5.text((agent,), SHAPE)
    if asleep(agent):
        return _SAYS_LIES_IN_A_SLEEP_4.text((agent,), SHAPE)
    if target.kingdom is kingdom:
        return _SAYS_A_KINGDOM_SPARES_ITS.text((), SHAPE)
    if not of_the_court(target):
        return _SAYS_DOES_NOT_LIVE_AT.text((target,), SHAPE)
    if not may_undertake(agent, MISSION_ASSASSINATE):
        return _SAYS_IS_NOT_MADE_FOR_3.text((agent,), SHAPE)
    return None


def needs_order_940_of(agent: Agent, kingdom: Kingdom, target: Figure, world: World) -> str | None:
    """Why it is refused when it is done: Assassinate Figure.

    maelstrom "#940 - Assassinate Figure", "Agents".
    """
    if in_irons(agent):
        return _SAYS_IS_A_PRISONER_5.text((agent,), SHAPE)
    if asleep(agent):
        return _SAYS_LIES_IN_A_SLEEP_4.text((agent,), SHAPE)
    if not may_undertake(agent, MISSION_ASSASSINATE):
        return _SAYS_IS_NOT_MADE_FOR_3.text((agent,), SHAPE)
    return None


def early_order_940_kingdom(agent: Agent, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Assassinate Figure.

    maelstrom "#940 - Assassinate Figure", "Agents".
    """
    if world.month <= 1:
        return _SAYS_NOBODY_IS_MURDERED_IN.text((), SHAPE)
    if in_irons(agent):
        return _SAYS_IS_A_PRISONER_5.text((agent,), SHAPE)
    if asleep(agent):
        return _SAYS_LIES_IN_A_SLEEP_4.text((agent,), SHAPE)
    if not may_undertake(agent, MISSION_ASSASSINATE):
        return _SAYS_IS_NOT_MADE_FOR_3.text((agent,), SHAPE)
    return None


def cost_order_940(
    agent: Agent,
    kingdom: Kingdom,
    target: Figure,
    world: World,
) -> tuple[tuple[str, int], ...]:
    """What it takes from who orders it: Assassinate Figure.

    Raises OffTheTable (a table has no row).
    maelstrom "#940 - Assassinate Figure", "Agents".
    """
    return (("gold", mission_cost(agent, MISSION_ASSASSINATE, target.rank, False)),)


def does_order_940(agent: Agent, kingdom: Kingdom, target: Figure, world: World, dice: Dice) -> None:
    """Assassinate Figure.

    Raises DoesNotApply (the book says that there is no such value); OffTheTable (a table has no row).
    maelstrom "#940 - Assassinate Figure", "Agents".
    """
    murder(kingdom, agent, target, world, dice)


def domain_order_945_target(agent: Agent, kingdom: Kingdom, world: World) -> Sequence[Figure]:
    """What may be chosen: Assassinate Leader/Wizard.

    maelstrom "#945 - Assassinate Leader/Wizard", "Agents".
    """
    return world.figures


def domain_order_945_around(
    agent: Agent,
    kingdom: Kingdom,
    target: Figure,
    world: World,
) -> Sequence[MapArea]:
    """What may be chosen: Assassinate Leader/Wizard.

    maelstrom "#945 - Assassinate Leader/Wizard", "Agents".
    """
    return EVERY_MAP_AREA


def open_order_945(
    agent: Agent,
    kingdom: Kingdom,
    target: Figure,
    around: MapArea | None,
    world: World,
) -> str | None:
    """Why it is refused when it is handed in: Assassinate Leader/Wizard.

    maelstrom "#945 - Assassinate Leader/Wizard", "Agents".
    """
    if world.month <= 1:
        return _SAYS_NOBODY_IS_MURDERED_IN_2.text((), SHAPE)
    return None


def needs_order_945(
    agent: Agent,
    kingdom: Kingdom,
    target: Figure,
    around: MapArea | None,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Assassinate Leader/Wizard.

    maelstrom "#945 - Assassinate Leader/Wizard", "Agents".
    """
    if in_irons(agent):
        return _SAYS_IS_A_PRISONER_6.text((agent,), SHAPE)
    if asleep(agent):
        return _SAYS_LIES_IN_A_SLEEP_5.text((agent,), SHAPE)
    if target.kingdom is kingdom:
        return _SAYS_A_KINGDOM_SPARES_ITS_2.text((), SHAPE)
    if of_the_court(target):
        return _SAYS_MARCHES_WITH_NO_GROUP.text((target,), SHAPE)
    if not may_undertake(agent, MISSION_ASSASSINATE):
        return _SAYS_IS_NOT_MADE_FOR_4.text((agent,), SHAPE)
    return None


def needs_order_945_of(
    agent: Agent,
    kingdom: Kingdom,
    target: Figure,
    around: MapArea | None,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Assassinate Leader/Wizard.

    maelstrom "#945 - Assassinate Leader/Wizard", "Agents".
    """
    if in_irons(agent):
        return _SAYS_IS_A_PRISONER_6.text((agent,), SHAPE)
    if asleep(agent):
        return _SAYS_LIES_IN_A_SLEEP_5.text((agent,), SHAPE)
    if not may_undertake(agent, MISSION_ASSASSINATE):
        return _SAYS_IS_NOT_MADE_FOR_4.text((agent,), SHAPE)
    return None


def early_order_945_kingdom(agent: Agent, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Assassinate Leader/Wizard.

    maelstrom "#945 - Assassinate Leader/Wizard", "Agents".
    """
    if world.month <= 1:
        return _SAYS_NOBODY_IS_MURDERED_IN_2.text((), SHAPE)
    if in_irons(agent):
        return _SAYS_IS_A_PRISONER_6.text((agent,), SHAPE)
    if asleep(agent):
        return _SAYS_LIES_IN_A_SLEEP_5.text((agent,), SHAPE)
    if not may_undertake(agent, MISSION_ASSASSINATE):
        return _SAYS_IS_NOT_MADE_FOR_4.text((agent,), SHAPE)
    return None


def early_order_945_target(agent: Agent, kingdom: Kingdom, target: Figure, world: World) -> str | None:
    """Why it is refused when it is done: Assassinate Leader/Wizard.

    maelstrom "#945 - Assassinate Leader/Wizard", "Agents".
    """
    if target.kingdom is kingdom:
        return _SAYS_A_KINGDOM_SPARES_ITS_2.text((), SHAPE)
    if of_the_court(target):
        return _SAYS_MARCHES_WITH_NO_GROUP.text((target,), SHAPE)
    return None


def cost_order_945(
    agent: Agent,
    kingdom: Kingdom,
    target: Figure,
    around: MapArea | None,
    world: World,
) -> tuple[tuple[str, int], ...]:
    """What it takes from who orders it: Assassinate Leader/Wizard.

    Raises OffTheTable (a table has no row).
    maelstrom "#945 - Assassinate Leader/Wizard", "Agents".
    """
    return (("gold", mission_cost(agent, MISSION_ASSASSINATE, target.rank, False)),)


def does_order_945(
    agent: Agent,
    kingdom: Kingdom,
    target: Figure,
    around: MapArea | None,
    world: World,
    dice: Dice,
) -> None:
    """Assassinate Leader/Wizard.

    Raises DoesNotApply (the book says that there is no such value); OffTheTable (a table has no row).
    maelstrom "#945 - Assassinate Leader/Wizard", "Agents".
    """
    if outside_search(agent, target, around, world):
        world.note('worked', agent)
        world.tell(kingdom, _SAYS_HAS_NOT_FOUND_3.text((agent, target), SHAPE), agent, target)
    else:
        murder(kingdom, agent, target, world, dice)


def domain_order_950_target(agent: Agent, kingdom: Kingdom, world: World) -> Sequence[Figure]:
    """What may be chosen: Rescue Hostage.

    maelstrom "#950 - Rescue Hostage", "Agents".
    """
    return world.figures


def needs_order_950(agent: Agent, kingdom: Kingdom, target: Figure, world: World) -> str | None:
    """Why it is refused when it is done: Rescue Hostage.

    maelstrom "#950 - Rescue Hostage", "Agents".
    """
    if in_irons(agent):
        return _SAYS_IS_A_PRISONER_7.text((agent,), SHAPE)
    if asleep(agent):
        return _SAYS_LIES_IN_A_SLEEP_6.text((agent,), SHAPE)
    if target.kingdom is kingdom and not in_irons(target):
        return _SAYS_IS_NOBODY_S_PRISONER.text((target,), SHAPE)
    if target.captor is kingdom:
        return _SAYS_SITS_IN_YOUR_OWN.text((target,), SHAPE)
    if not may_undertake(agent, MISSION_RESCUE):
        return _SAYS_IS_NOT_MADE_FOR_5.text((agent,), SHAPE)
    return None


def needs_order_950_of(agent: Agent, kingdom: Kingdom, target: Figure, world: World) -> str | None:
    """Why it is refused when it is done: Rescue Hostage.

    maelstrom "#950 - Rescue Hostage", "Agents".
    """
    if in_irons(agent):
        return _SAYS_IS_A_PRISONER_7.text((agent,), SHAPE)
    if asleep(agent):
        return _SAYS_LIES_IN_A_SLEEP_6.text((agent,), SHAPE)
    if not may_undertake(agent, MISSION_RESCUE):
        return _SAYS_IS_NOT_MADE_FOR_5.text((agent,), SHAPE)
    return None


def early_order_950_kingdom(agent: Agent, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Rescue Hostage.

    maelstrom "#950 - Rescue Hostage", "Agents".
    """
    if in_irons(agent):
        return _SAYS_IS_A_PRISONER_7.text((agent,), SHAPE)
    if asleep(agent):
        return _SAYS_LIES_IN_A_SLEEP_6.text((agent,), SHAPE)
    if not may_undertake(agent, MISSION_RESCUE):
        return _SAYS_IS_NOT_MADE_FOR_5.text((agent,), SHAPE)
    return None


def cost_order_950(
    agent: Agent,
    kingdom: Kingdom,
    target: Figure,
    world: World,
) -> tuple[tuple[str, int], ...]:
    """What it takes from who orders it: Rescue Hostage.

    Raises OffTheTable (a table has no row).
    maelstrom "#950 - Rescue Hostage", "Agents".
    """
    return (("gold", mission_cost(agent, MISSION_RESCUE, target.rank, False)),)


def does_order_950(agent: Agent, kingdom: Kingdom, target: Figure, world: World, dice: Dice) -> None:
    """Rescue Hostage.

    Raises DoesNotApply (the book says that there is no such value); OffTheTable (a table has no row).
    maelstrom "#950 - Rescue Hostage", "Agents".
    """
    free_hostage(kingdom, agent, target, world, dice)


def domain_order_955_target(agent: Agent, kingdom: Kingdom, world: World) -> Sequence[Figure]:
    """What may be chosen: Kidnap Figure.

    maelstrom "#955 - Kidnap Figure", "Agents".
    """
    return world.figures


def open_order_955(agent: Agent, kingdom: Kingdom, target: Figure, world: World) -> str | None:
    """Why it is refused when it is handed in: Kidnap Figure.

    maelstrom "#955 - Kidnap Figure", "Agents".
    """
    if world.month <= 1:
        return _SAYS_NOBODY_IS_CARRIED_OFF.text((), SHAPE)
    return None


def needs_order_955(agent: Agent, kingdom: Kingdom, target: Figure, world: World) -> str | None:
    """Why it is refused when it is done: Kidnap Figure.

    maelstrom "#955 - Kidnap Figure", "Agents".
    """
    if in_irons(agent):
        return _SAYS_IS_A_PRISONER_8.text((agent,), SHAPE)
    if asleep(agent):
        return _SAYS_LIES_IN_A_SLEEP_7.text((agent,), SHAPE)
    if target.kingdom is kingdom:
        return _SAYS_SERVES_ALREADY.text((target, kingdom), SHAPE)
    if not of_the_court(target):
        return _SAYS_DOES_NOT_LIVE_AT_2.text((target,), SHAPE)
    if target.captor is kingdom:
        return _SAYS_IS_IN_YOUR_DUNGEON.text((target,), SHAPE)
    if not may_undertake(agent, MISSION_KIDNAP):
        return _SAYS_IS_NOT_MADE_FOR_6.text((agent,), SHAPE)
    return None


def needs_order_955_of(agent: Agent, kingdom: Kingdom, target: Figure, world: World) -> str | None:
    """Why it is refused when it is done: Kidnap Figure.

    maelstrom "#955 - Kidnap Figure", "Agents".
    """
    if in_irons(agent):
        return _SAYS_IS_A_PRISONER_8.text((agent,), SHAPE)
    if asleep(agent):
        return _SAYS_LIES_IN_A_SLEEP_7.text((agent,), SHAPE)
    if not may_undertake(agent, MISSION_KIDNAP):
        return _SAYS_IS_NOT_MADE_FOR_6.text((agent,), SHAPE)
    return None


def early_order_955_kingdom(agent: Agent, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Kidnap Figure.

    maelstrom "#955 - Kidnap Figure", "Agents".
    """
    if world.month <= 1:
        return _SAYS_NOBODY_IS_CARRIED_OFF.text((), SHAPE)
    if in_irons(agent):
        return _SAYS_IS_A_PRISONER_8.text((agent,), SHAPE)
    if asleep(agent):
        return _SAYS_LIES_IN_A_SLEEP_7.text((agent,), SHAPE)
    if not may_undertake(agent, MISSION_KIDNAP):
        return _SAYS_IS_NOT_MADE_FOR_6.text((agent,), SHAPE)
    return None


def cost_order_955(
    agent: Agent,
    kingdom: Kingdom,
    target: Figure,
    world: World,
) -> tuple[tuple[str, int], ...]:
    """What it takes from who orders it: Kidnap Figure.

    Raises OffTheTable (a table has no row).
    maelstrom "#955 - Kidnap Figure", "Agents".
    """
    return (("gold", mission_cost(agent, MISSION_KIDNAP, target.rank, False)),)


def does_order_955(agent: Agent, kingdom: Kingdom, target: Figure, world: World, dice: Dice) -> None:
    """Kidnap Figure.

    Raises DoesNotApply (the book says that there is no such value); OffTheTable (a table has no row).
    maelstrom "#955 - Kidnap Figure", "Agents".
    """
    carry_off(kingdom, agent, target, world, dice)


def domain_order_290_target(agent: Agent, kingdom: Kingdom, world: World) -> Sequence[Figure]:
    """What may be chosen: Early Rescue Prisoner (Underworld only).

    maelstrom "#290 - Early Rescue Prisoner (Underworld only)".
    """
    return world.figures


def needs_order_290(agent: Agent, kingdom: Kingdom, target: Figure, world: World) -> str | None:
    """Why it is refused when it is done: Early Rescue Prisoner (Underworld only).

    maelstrom "#290 - Early Rescue Prisoner (Underworld only)".
    """
    if not order_open(ORDER_EARLY_RESCUE_PRISONER_UNDERWORLD_ONLY, kingdom):
        return _SAYS_ONLY_THE_UNDERWORLD_MOVES.text((), SHAPE)
    if in_irons(agent):
        return _SAYS_IS_A_PRISONER_9.text((agent,), SHAPE)
    if asleep(agent):
        return _SAYS_LIES_IN_A_SLEEP_8.text((agent,), SHAPE)
    if target.kingdom is kingdom and not in_irons(target):
        return _SAYS_IS_NOBODY_S_PRISONER_2.text((target,), SHAPE)
    if target.captor is kingdom:
        return _SAYS_SITS_IN_YOUR_OWN_2.text((target,), SHAPE)
    return None


def needs_order_290_of(agent: Agent, kingdom: Kingdom, target: Figure, world: World) -> str | None:
    """Why it is refused when it is done: Early Rescue Prisoner (Underworld only).

    maelstrom "#290 - Early Rescue Prisoner (Underworld only)".
    """
    if not order_open(ORDER_EARLY_RESCUE_PRISONER_UNDERWORLD_ONLY, kingdom):
        return _SAYS_ONLY_THE_UNDERWORLD_MOVES.text((), SHAPE)
    if in_irons(agent):
        return _SAYS_IS_A_PRISONER_9.text((agent,), SHAPE)
    if asleep(agent):
        return _SAYS_LIES_IN_A_SLEEP_8.text((agent,), SHAPE)
    return None


def early_order_290_kingdom(agent: Agent, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Early Rescue Prisoner (Underworld only).

    maelstrom "#290 - Early Rescue Prisoner (Underworld only)".
    """
    if not order_open(ORDER_EARLY_RESCUE_PRISONER_UNDERWORLD_ONLY, kingdom):
        return _SAYS_ONLY_THE_UNDERWORLD_MOVES.text((), SHAPE)
    if in_irons(agent):
        return _SAYS_IS_A_PRISONER_9.text((agent,), SHAPE)
    if asleep(agent):
        return _SAYS_LIES_IN_A_SLEEP_8.text((agent,), SHAPE)
    return None


def cost_order_290(
    agent: Agent,
    kingdom: Kingdom,
    target: Figure,
    world: World,
) -> tuple[tuple[str, int], ...]:
    """What it takes from who orders it: Early Rescue Prisoner (Underworld only).

    Raises OffTheTable (a table has no row).
    maelstrom "#290 - Early Rescue Prisoner (Underworld only)".
    """
    return (("gold", mission_cost(agent, MISSION_RESCUE, target.rank, True)),)


def does_order_290(agent: Agent, kingdom: Kingdom, target: Figure, world: World, dice: Dice) -> None:
    """Early Rescue Prisoner (Underworld only).

    Raises DoesNotApply (the book says that there is no such value); OffTheTable (a table has no row).
    maelstrom "#290 - Early Rescue Prisoner (Underworld only)".
    """
    free_hostage(kingdom, agent, target, world, dice)


def domain_order_295_target(agent: Agent, kingdom: Kingdom, world: World) -> Sequence[Figure]:
    """What may be chosen: Early Kidnap Figure (Underworld only).

    maelstrom "#295 - Early Kidnap Figure (Underworld only)".
    """
    return world.figures


def open_order_295(agent: Agent, kingdom: Kingdom, target: Figure, world: World) -> str | None:
    """Why it is refused when it is handed in: Early Kidnap Figure (Underworld only).

    maelstrom "#295 - Early Kidnap Figure (Underworld only)".
    """
    if world.month <= 1:
        return _SAYS_NOBODY_IS_CARRIED_OFF_2.text((), SHAPE)
    return None


def needs_order_295(agent: Agent, kingdom: Kingdom, target: Figure, world: World) -> str | None:
    """Why it is refused when it is done: Early Kidnap Figure (Underworld only).

    maelstrom "#295 - Early Kidnap Figure (Underworld only)".
    """
    if not order_open(ORDER_EARLY_KIDNAP_FIGURE_UNDERWORLD_ONLY, kingdom):
        return _SAYS_ONLY_THE_UNDERWORLD_MOVES_2.text((), SHAPE)
    if in_irons(agent):
        return _SAYS_IS_A_PRISONER_10.text((agent,), SHAPE)
    if asleep(agent):
        return _SAYS_LIES_IN_A_SLEEP_9.text((agent,), SHAPE)
    if target.kingdom is kingdom:
        return _SAYS_SERVES_ALREADY_2.text((target, kingdom), SHAPE)
    if not of_the_court(target):
        return _SAYS_DOES_NOT_LIVE_AT_3.text((target,), SHAPE)
    if target.captor is kingdom:
        return _SAYS_IS_IN_YOUR_DUNGEON_2.text((target,), SHAPE)
    return None


def needs_order_295_of(agent: Agent, kingdom: Kingdom, target: Figure, world: World) -> str | None:
    """Why it is refused when it is done: Early Kidnap Figure (Underworld only).

    maelstrom "#295 - Early Kidnap Figure (Underworld only)".
    """
    if not order_open(ORDER_EARLY_KIDNAP_FIGURE_UNDERWORLD_ONLY, kingdom):
        return _SAYS_ONLY_THE_UNDERWORLD_MOVES_2.text((), SHAPE)
    if in_irons(agent):
        return _SAYS_IS_A_PRISONER_10.text((agent,), SHAPE)
    if asleep(agent):
        return _SAYS_LIES_IN_A_SLEEP_9.text((agent,), SHAPE)
    return None


def early_order_295_kingdom(agent: Agent, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Early Kidnap Figure (Underworld only).

    maelstrom "#295 - Early Kidnap Figure (Underworld only)".
    """
    if world.month <= 1:
        return _SAYS_NOBODY_IS_CARRIED_OFF_2.text((), SHAPE)
    if not order_open(ORDER_EARLY_KIDNAP_FIGURE_UNDERWORLD_ONLY, kingdom):
        return _SAYS_ONLY_THE_UNDERWORLD_MOVES_2.text((), SHAPE)
    if in_irons(agent):
        return _SAYS_IS_A_PRISONER_10.text((agent,), SHAPE)
    if asleep(agent):
        return _SAYS_LIES_IN_A_SLEEP_9.text((agent,), SHAPE)
    return None


def cost_order_295(
    agent: Agent,
    kingdom: Kingdom,
    target: Figure,
    world: World,
) -> tuple[tuple[str, int], ...]:
    """What it takes from who orders it: Early Kidnap Figure (Underworld only).

    Raises OffTheTable (a table has no row).
    maelstrom "#295 - Early Kidnap Figure (Underworld only)".
    """
    return (("gold", mission_cost(agent, MISSION_KIDNAP, target.rank, True)),)


def does_order_295(agent: Agent, kingdom: Kingdom, target: Figure, world: World, dice: Dice) -> None:
    """Early Kidnap Figure (Underworld only).

    Raises DoesNotApply (the book says that there is no such value); OffTheTable (a table has no row).
    maelstrom "#295 - Early Kidnap Figure (Underworld only)".
    """
    carry_off(kingdom, agent, target, world, dice)


def domain_order_965_town(agent: Agent, kingdom: Kingdom, world: World) -> Sequence[Place]:
    """What may be chosen: Steal Food-Gold-Mithril.

    maelstrom "#965 - Steal Food-Gold-Mithril", "Production", "Agents", "Sage Advice".
    """
    return [p for p in world.places if knows_of(kingdom, p, world)]


def needs_order_965(agent: Agent, kingdom: Kingdom, town: Place, loot: Loot, world: World) -> str | None:
    """Why it is refused when it is done: Steal Food-Gold-Mithril.

    maelstrom "#965 - Steal Food-Gold-Mithril", "Production", "Agents", "Sage Advice".
    """
    if in_irons(agent):
        return _SAYS_IS_A_PRISONER_11.text((agent,), SHAPE)
    if asleep(agent):
        return _SAYS_LIES_IN_A_SLEEP_10.text((agent,), SHAPE)
    if not within_reach(seat(agent), town.area, errand_range(kingdom, agent, world)):
        return _SAYS_IS_TOO_FAR_FROM_4.text((town, agent), SHAPE)
    if town.kingdom is None or town.kingdom is kingdom:
        return _SAYS_THERE_IS_NO_FOREIGN.text((town,), SHAPE)
    if loot == LOOT_INGOTS and (town.kingdom is None or town.kingdom.capital is not town):
        return _SAYS_MITHRIL_LIES_IN_A.text((), SHAPE)
    if not may_undertake(agent, MISSION_STEAL):
        return _SAYS_IS_NOT_MADE_FOR_7.text((agent,), SHAPE)
    return None


def needs_order_965_of(agent: Agent, kingdom: Kingdom, town: Place, loot: Loot, world: World) -> str | None:
    """Why it is refused when it is done: Steal Food-Gold-Mithril.

    maelstrom "#965 - Steal Food-Gold-Mithril", "Production", "Agents", "Sage Advice".
    """
    if in_irons(agent):
        return _SAYS_IS_A_PRISONER_11.text((agent,), SHAPE)
    if asleep(agent):
        return _SAYS_LIES_IN_A_SLEEP_10.text((agent,), SHAPE)
    if not may_undertake(agent, MISSION_STEAL):
        return _SAYS_IS_NOT_MADE_FOR_7.text((agent,), SHAPE)
    return None


def early_order_965_kingdom(agent: Agent, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Steal Food-Gold-Mithril.

    maelstrom "#965 - Steal Food-Gold-Mithril", "Production", "Agents", "Sage Advice".
    """
    if in_irons(agent):
        return _SAYS_IS_A_PRISONER_11.text((agent,), SHAPE)
    if asleep(agent):
        return _SAYS_LIES_IN_A_SLEEP_10.text((agent,), SHAPE)
    if not may_undertake(agent, MISSION_STEAL):
        return _SAYS_IS_NOT_MADE_FOR_7.text((agent,), SHAPE)
    return None


def early_order_965_town(agent: Agent, kingdom: Kingdom, town: Place, world: World) -> str | None:
    """Why it is refused when it is done: Steal Food-Gold-Mithril.

    maelstrom "#965 - Steal Food-Gold-Mithril", "Production", "Agents", "Sage Advice".
    """
    if not within_reach(seat(agent), town.area, errand_range(kingdom, agent, world)):
        return _SAYS_IS_TOO_FAR_FROM_4.text((town, agent), SHAPE)
    if town.kingdom is None or town.kingdom is kingdom:
        return _SAYS_THERE_IS_NO_FOREIGN.text((town,), SHAPE)
    return None


def cost_order_965(
    agent: Agent,
    kingdom: Kingdom,
    town: Place,
    loot: Loot,
    world: World,
) -> tuple[tuple[str, int], ...]:
    """What it takes from who orders it: Steal Food-Gold-Mithril.

    Raises OffTheTable (a table has no row).
    maelstrom "#965 - Steal Food-Gold-Mithril", "Production", "Agents", "Sage Advice".
    """
    return (("gold", mission_cost(agent, MISSION_STEAL, RANK_PLACE, False)),)


def does_order_965(agent: Agent, kingdom: Kingdom, town: Place, loot: Loot, world: World, dice: Dice) -> None:
    """Steal Food-Gold-Mithril.

    Raises DoesNotApply (the book says that there is no such value); OffTheTable (a table has no row);
    TooMuchTaken (reductions take more than everything).
    maelstrom "#965 - Steal Food-Gold-Mithril", "Production", "Agents", "Sage Advice".
    """
    done = slip_in(
        kingdom, agent, MISSION_STEAL, RANK_MITHRIL if loot == LOOT_INGOTS else RANK_PLACE, town, world, dice,
    )
    if done:
        take_loot(kingdom, agent, town, loot, world, dice)


def domain_order_960_target(agent: Agent, kingdom: Kingdom, world: World) -> Sequence[Target]:
    """What may be chosen: Steal Artifact.

    maelstrom "#960 - Steal Artifact", "Agents".
    """
    return world.targets


def needs_order_960(agent: Agent, kingdom: Kingdom, target: Target, world: World) -> str | None:
    """Why it is refused when it is done: Steal Artifact.

    maelstrom "#960 - Steal Artifact", "Agents".
    """
    if in_irons(agent):
        return _SAYS_IS_A_PRISONER_12.text((agent,), SHAPE)
    if asleep(agent):
        return _SAYS_LIES_IN_A_SLEEP_11.text((agent,), SHAPE)
    if target.rank != RANK_ARTIFACT and target.rank != RANK_WILD_FINE and target.rank != RANK_WILD_EXCELLENT:
        return _SAYS_IS_NO_ARTIFACT.text((target,), SHAPE)
    if target.kingdom is kingdom:
        return _SAYS_BELONGS_TO_ALREADY.text((target, kingdom), SHAPE)
    if (
        target.kingdom is None
        and any(
            any(ARTIFACT_UNLOCKS[k] == a for k in EVERY_ARTIFACT)
            for a in map(Artifact, members(target.artifacts))
        )
    ):
        return _SAYS_WHERE_LIES_A_DOOR.text((target,), SHAPE)
    if not may_undertake(agent, MISSION_STEAL):
        return _SAYS_IS_NOT_MADE_FOR_8.text((agent,), SHAPE)
    return None


def needs_order_960_of(agent: Agent, kingdom: Kingdom, target: Target, world: World) -> str | None:
    """Why it is refused when it is done: Steal Artifact.

    maelstrom "#960 - Steal Artifact", "Agents".
    """
    if in_irons(agent):
        return _SAYS_IS_A_PRISONER_12.text((agent,), SHAPE)
    if asleep(agent):
        return _SAYS_LIES_IN_A_SLEEP_11.text((agent,), SHAPE)
    if not may_undertake(agent, MISSION_STEAL):
        return _SAYS_IS_NOT_MADE_FOR_8.text((agent,), SHAPE)
    return None


def early_order_960_kingdom(agent: Agent, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Steal Artifact.

    maelstrom "#960 - Steal Artifact", "Agents".
    """
    if in_irons(agent):
        return _SAYS_IS_A_PRISONER_12.text((agent,), SHAPE)
    if asleep(agent):
        return _SAYS_LIES_IN_A_SLEEP_11.text((agent,), SHAPE)
    if not may_undertake(agent, MISSION_STEAL):
        return _SAYS_IS_NOT_MADE_FOR_8.text((agent,), SHAPE)
    return None


def cost_order_960(
    agent: Agent,
    kingdom: Kingdom,
    target: Target,
    world: World,
) -> tuple[tuple[str, int], ...]:
    """What it takes from who orders it: Steal Artifact.

    Raises OffTheTable (a table has no row).
    maelstrom "#960 - Steal Artifact", "Agents".
    """
    return (("gold", mission_cost(agent, MISSION_STEAL, target.rank, False)),)


def does_order_960(agent: Agent, kingdom: Kingdom, target: Target, world: World, dice: Dice) -> None:
    """Steal Artifact.

    Raises DoesNotApply (the book says that there is no such value); OffTheTable (a table has no row).
    maelstrom "#960 - Steal Artifact", "Agents".
    """
    owner = target.kingdom
    done = undertake(kingdom, agent, MISSION_STEAL, target, world, dice)
    if done:
        for a in map(Artifact, members(target.artifacts)):
            if owner is not None:
                world.keep(owner, "regalia")
                owner.regalia &= ~(1 << a)
            if agent.place is kingdom.capital:
                world.keep(kingdom, "regalia")
                kingdom.regalia |= 1 << a
        world.keep(target, "kingdom")
        target.kingdom = kingdom
        world.keep(target, "place")
        target.place = agent.place
        world.tell(kingdom, _SAYS_BRINGS.text((agent, target), SHAPE), agent, target)
        if owner is not None:
            world.tell(owner, _SAYS_IS_GONE.text((target,), SHAPE), target)
