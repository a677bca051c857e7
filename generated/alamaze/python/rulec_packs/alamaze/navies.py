"""Resolvers of navies.rules."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Dice, members, present
from rulec.runtime.game.messages import Hole, Message
from rulec.runtime.game.shape import Holds

from ._choices import (
    EVERY_MAP_AREA, EVERY_SEA, MISSION_SABOTAGE, MapArea, NAVAL_PRIZE_COMMON_FLEET, NAVAL_PRIZE_ELITE_SHIP,
    NavalPrize, PRIVILEGE_NO_NAVY, RANK_SEA, REGION_GROUP_TRADING_COASTS, Refit, Sea, Trait,
)
from ._kinds import Agent, Kingdom, Navy, Target
from ._tables import (
    MAP_AREA_NEAR, MAP_AREA_REGION, MAP_AREA_SEA, REGION_ELITE_SEA, REGION_HARBORS,
    REGION_REGIONAL_CHARACTER, SEA_MORE_FLEETS, SEA_MORE_QUALITY, TRAIT_FLEETS, TRAIT_NAVAL_QUALITY,
    person_names_called,
)
from ._words import FLEET, NAVAL_QUALITY
from ._world import SHAPE, World
from .map_ import seat, within_reach

_PRIVILEGE_NO_NAVY_BIT: Final = 1 << PRIVILEGE_NO_NAVY

_SAYS_HAS_SUNK_THE_ELITE: Final = Message((
    Hole(Holds("thing", 'Agent'), 'agent'), ' has sunk ', Hole(Holds("text"), 'cutter'),
    ', the elite ship of ', Hole(Holds("thing", 'Kingdom'), 'kingdom'), ' in ',
    Hole(Holds("choice", 'Sea'), 'sea'), '.',
), 'process:scuttle', 'has_sunk_the_elite')
_SAYS_SOMEBODY_HAS_SUNK_YOUR: Final = Message((
    'Somebody has sunk ', Hole(Holds("text"), 'cutter'), ', your elite ship in ',
    Hole(Holds("choice", 'Sea'), 'sea'), '.',
), 'process:scuttle', 'somebody_has_sunk_your')
_SAYS_HAS_SUNK_A_FLEET: Final = Message((
    Hole(Holds("thing", 'Agent'), 'agent'), ' has sunk a fleet of ',
    Hole(Holds("thing", 'Kingdom'), 'kingdom'), ' in ', Hole(Holds("choice", 'Sea'), 'sea'), '.',
), 'process:scuttle', 'has_sunk_a_fleet')
_SAYS_SOMEBODY_HAS_SUNK_ONE: Final = Message((
    'Somebody has sunk one of your fleets in ', Hole(Holds("choice", 'Sea'), 'sea'), '.',
), 'process:scuttle', 'somebody_has_sunk_one')
_SAYS_HAS_FOUND_NOTHING_OF: Final = Message((
    Hole(Holds("thing", 'Agent'), 'agent'), ' has found nothing of the kind in ',
    Hole(Holds("choice", 'Sea'), 'sea'), '.',
), 'process:scuttle', 'has_found_nothing_of')
_SAYS_HAS_NO_FLEET_IN: Final = Message((
    Hole(Holds("thing", 'Kingdom'), 'kingdom'), ' has no fleet in ', Hole(Holds("choice", 'Sea'), 'sea'),
    '.',
), 'process:show_navy', 'has_no_fleet_in')
_SAYS_HAS_IN: Final = Message((
    Hole(Holds("thing", 'Kingdom'), 'kingdom'), ' has ', Hole(Holds("number", unit=FLEET), 'fleets'),
    ' in ', Hole(Holds("choice", 'Sea'), 'sea'), ': ', Hole(Holds("number", unit=NAVAL_QUALITY), 'quality'),
    '.',
), 'process:show_navy', 'has_in')
_SAYS_THE_FLEETS_OF_IN: Final = Message((
    'The fleets of ', Hole(Holds("thing", 'Kingdom'), 'kingdom'), ' in ',
    Hole(Holds("choice", 'Sea'), 'sea'), ' are fitted out: ', Hole(Holds("choice", 'Refit'), 'r'), '.',
), 'process:show_navy', 'the_fleets_of_in')


def on_shore(area: MapArea, sea: Sea) -> bool:
    """The area lies on the sea.

    maelstrom "#748 - Increase Seapower".
    """
    if MAP_AREA_SEA[area] == sea:
        return True  # in its water
    if any(MAP_AREA_SEA[beside_] == sea for beside_ in map(MapArea, members(MAP_AREA_NEAR[area]))):
        return True  # beside its water
    return (
        MAP_AREA_REGION[area] is not None
        and REGION_HARBORS[present(MAP_AREA_REGION[area], '')] >> sea & 1 != 0
    )  # its harbors open on it


def has_port(kingdom: Kingdom, sea: Sea) -> bool:
    """The kingdom has a population center on the sea.

    maelstrom "#748 - Increase Seapower".
    """
    return any(p.area is not None and on_shore(p.area, sea) for p in kingdom.places)


def navy_of(kingdom: Kingdom, sea: Sea, world: World) -> Navy | None:
    """The navy of a kingdom in a sea.

    maelstrom "Seapower".
    """
    for n in world.navies:
        if n.kingdom is kingdom and n.sea == sea:
            return n
    return None


def of_the_coasts(kingdom: Kingdom) -> bool:
    """The kingdom began on the Trading Coasts.

    maelstrom "Regions".
    """
    kingdom_homeland = kingdom.homeland
    return (
        kingdom_homeland is not None
        and REGION_REGIONAL_CHARACTER[kingdom_homeland] == REGION_GROUP_TRADING_COASTS
    )


def own_quality(kingdom: Kingdom, sea: Sea) -> int:
    """The naval quality of a people in a sea.

    In steps of 1/10 naval quality, 4 naval quality to 16 naval quality.
    maelstrom "#748 - Increase Seapower".
    """
    value = 10
    for t in map(Trait, members(kingdom.traits)):
        if TRAIT_NAVAL_QUALITY[t] is not None:
            value += present(TRAIT_NAVAL_QUALITY[t], '')  # born sailors
    if of_the_coasts(kingdom) and SEA_MORE_QUALITY[sea] is not None:
        value += present(SEA_MORE_QUALITY[sea], '')  # old ports
    value *= 10
    if value < 40:
        value = 40
    elif value > 160:
        value = 160
    return value


def home_fleets(kingdom: Kingdom, sea: Sea) -> int:
    """Fleets that a kingdom has at home.

    In fleets.
    maelstrom "Seapower".
    """
    has_port_ = has_port(kingdom, sea)
    if has_port_ and not kingdom.privileges & _PRIVILEGE_NO_NAVY_BIT:
        value = 2  # a shore of its own
    else:
        kingdom_privileges = kingdom.privileges
        if kingdom_privileges & _PRIVILEGE_NO_NAVY_BIT:
            value = 0  # it has no ships
        elif not has_port_ and not kingdom_privileges & _PRIVILEGE_NO_NAVY_BIT:
            value = 0  # no shore of its own
        else:
            value = 0
    kingdom_fleets = kingdom.fleets
    if kingdom_fleets is not None:
        value += kingdom_fleets  # old hands
    kingdom_least_fleets = kingdom.least_fleets
    if kingdom_least_fleets is not None:
        limit = kingdom_least_fleets
        if value < limit:
            value = limit  # in every sea
    return value


def launched(kingdom: Kingdom, sea: Sea) -> int:
    """Fleets that a kingdom begins with.

    In fleets.
    maelstrom "Seapower".
    """
    home_fleets_ = home_fleets(kingdom, sea)
    value = home_fleets_
    if home_fleets_ > 0:
        if of_the_coasts(kingdom) and SEA_MORE_FLEETS[sea] is not None:
            value += present(SEA_MORE_FLEETS[sea], '')  # old ports
        for t in map(Trait, members(kingdom.traits)):
            if TRAIT_FLEETS[t] is not None:
                value += present(TRAIT_FLEETS[t], '')  # born sailors
    if value > 12:
        value = 12
    return value


def sea_in_range(agent: Agent, sea: Sea, reach_: int) -> bool:
    """The sea is not too far from the agent.

    maelstrom "#975 - Recon Seapower".
    """
    agent_place = agent.place
    if agent_place is None or agent_place.area is None:
        return True  # nowhere on the map
    return any(MAP_AREA_SEA[a] == sea and within_reach(seat(agent), a, reach_) for a in EVERY_MAP_AREA)


def launch(kingdom: Kingdom, world: World) -> None:
    """A kingdom has its navies.

    Raises OffTheTable (a table has no row).
    maelstrom "Seapower", "Regions".
    """
    for s in [s for s in EVERY_SEA if navy_of(kingdom, s, world) is None]:
        fresh = Navy(kingdom=kingdom, sea=s, fleets=launched(kingdom, s), quality=own_quality(kingdom, s))
        world.add(fresh)
        home = kingdom.homeland
        if home is not None and REGION_ELITE_SEA[home] == s:
            fresh.cutter = person_names_called(760 - len(world.navies))


def steal_aboard(kingdom: Kingdom, agent: Agent, navy: Navy, world: World, dice: Dice) -> bool:
    """A mission against a navy.

    Raises DoesNotApply (the book says that there is no such value); OffTheTable (a table has no row).
    maelstrom "Agents", "# 54 - Counter-Espionage".
    """
    mark = Target(rank=RANK_SEA, level=0, kingdom=navy.kingdom, place=None, watchers=navy.watchers)
    world.add(mark)
    done = undertake(kingdom, agent, MISSION_SABOTAGE, mark, world, dice)
    world.drop(mark)
    return done


def scuttle(kingdom: Kingdom, agent: Agent, navy: Navy, prize: NavalPrize, world: World) -> None:
    """Something is sunk in port.

    maelstrom "#935 - Sabotage Seapower", "Seapower".
    """
    if prize == NAVAL_PRIZE_ELITE_SHIP and navy.cutter is not None:
        world.tell(
            kingdom,
            _SAYS_HAS_SUNK_THE_ELITE.text((agent, navy.cutter, navy.kingdom, navy.sea), SHAPE),
            agent,
        )
        world.tell(navy.kingdom, _SAYS_SOMEBODY_HAS_SUNK_YOUR.text((navy.cutter, navy.sea), SHAPE))
        world.keep(navy, "cutter")
        navy.cutter = None
    elif prize == NAVAL_PRIZE_COMMON_FLEET and navy.fleets > 0:
        world.keep(navy, "fleets")
        navy.fleets -= 1
        world.tell(kingdom, _SAYS_HAS_SUNK_A_FLEET.text((agent, navy.kingdom, navy.sea), SHAPE), agent)
        world.tell(navy.kingdom, _SAYS_SOMEBODY_HAS_SUNK_ONE.text((navy.sea,), SHAPE))
    else:
        world.tell(kingdom, _SAYS_HAS_FOUND_NOTHING_OF.text((agent, navy.sea), SHAPE), agent)


def show_navy(kingdom: Kingdom, navy: Navy, world: World) -> None:
    """A navy is counted.

    maelstrom "#975 - Recon Seapower", "Seapower".
    """
    if navy.fleets == 0:
        world.tell(kingdom, _SAYS_HAS_NO_FLEET_IN.text((navy.kingdom, navy.sea), SHAPE))
    else:
        world.tell(kingdom, _SAYS_HAS_IN.text((navy.kingdom, navy.fleets, navy.sea, navy.quality), SHAPE))
        for r in map(Refit, members(navy.refits)):
            world.tell(kingdom, _SAYS_THE_FLEETS_OF_IN.text((navy.kingdom, navy.sea, r), SHAPE))


# at the end, for these modules use each other
from .missions import undertake  # noqa: E402
