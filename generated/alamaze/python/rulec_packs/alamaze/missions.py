"""Resolvers of missions.rules."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Dice, members
from rulec.runtime.game.messages import Hole, Message
from rulec.runtime.game.order import first_by_lot
from rulec.runtime.game.shape import Holds
from rulec.runtime.game.world import taken

from ._choices import (
    Artifact, DUTY_COUNTER_ESPIONAGE, EFFECT_DIRE_WOLF, EFFECT_SIMULACRUM, FATE_DEMOTED, FATE_TURNED,
    MISSION_ASSASSINATE, MISSION_EARLY_TRAIL, MISSION_RECON, MISSION_TRAIL, MapArea, Mission, RANK_AREA,
    RANK_ARTIFACT, RANK_GROUP, RANK_MITHRIL, RANK_PLACE, RANK_SEA, RANK_SEARCH, Rank,
)
from ._kinds import Agent, Group, Kingdom, Place, Target
from ._words import LEVEL
from ._world import SHAPE, World
from .aftermath import betrayal, fate, levels_lost
from .court import errand_range
from .map_ import seat, within_reach

_EFFECT_SIMULACRUM_BIT: Final = 1 << EFFECT_SIMULACRUM
_ONE_OF_1: Final = frozenset((
    RANK_PLACE, RANK_MITHRIL, RANK_ARTIFACT, RANK_SEA, RANK_AREA, RANK_GROUP, RANK_SEARCH,
))

_SAYS_IS_DEAD: Final = Message((
    Hole(Holds("thing", 'Target'), 'victim'), ' is dead.',
), 'process:kill', 'is_dead')
_SAYS_COMES_HOME: Final = Message((
    Hole(Holds("choice", 'Artifact'), 'a'), ' comes home.',
), 'process:kill', 'comes_home')
_SAYS_WAS_BITTEN_AND_NOW: Final = Message((
    Hole(Holds("thing", 'Agent'), 'agent'), ' was bitten, and now serves ',
    Hole(Holds("thing", 'Kingdom'), 'captors'), '.',
), 'process:sent_home', 'was_bitten_and_now')
_SAYS_WAS_CAUGHT_AND_COMES: Final = Message((
    Hole(Holds("thing", 'Agent'), 'agent'), ' was caught, and comes home with ',
    Hole(Holds("number", unit=LEVEL), 'level'), ' left.',
), 'process:sent_home', 'was_caught_and_comes')
_SAYS_AN_AGENT_WAS_CAUGHT: Final = Message((
    'An agent was caught, and names its master: ', Hole(Holds("thing", 'Agent'), 'agent'), ' of ',
    Hole(Holds("thing", 'Kingdom'), 'kingdom'), '.',
), 'process:betray', 'an_agent_was_caught')
_SAYS_AN_AGENT_WAS_CAUGHT_2: Final = Message((
    'An agent was caught, and says nothing.',
), 'process:betray', 'an_agent_was_caught_2')
_SAYS_HAS_FAILED_AT: Final = Message((
    Hole(Holds("thing", 'Agent'), 'agent'), ' has failed at ', Hole(Holds("thing", 'Place'), 'place'), ': ',
    Hole(Holds("choice", 'Mission'), 'mission'), '.',
), 'process:tell_failure', 'failed_at_place')
_SAYS_HAS_FAILED: Final = Message((
    Hole(Holds("thing", 'Agent'), 'agent'), ' has failed: ', Hole(Holds("choice", 'Mission'), 'mission'),
    '.',
), 'process:tell_failure', 'failed')
_SAYS_HAS_FAILED_2: Final = Message((
    Hole(Holds("thing", 'Agent'), 'agent'), ' has failed: ', Hole(Holds("choice", 'Mission'), 'mission'),
    ', ', Hole(Holds("thing", 'Target'), 'target'), '.',
), 'process:tell_failure', 'failed_with_figure')
_SAYS_IS_GONE: Final = Message((
    Hole(Holds("thing", 'Agent'), 'agent'), ' is gone.',
), 'process:fall_short', 'is_gone')
_SAYS_HAS_CAUGHT_AN_INTRUDER: Final = Message((
    Hole(Holds("thing", 'Agent'), 'hound'), ' has caught an intruder.',
), 'process:fall_short', 'has_caught_an_intruder')
_SAYS_HAS_GONE_UNDERGROUND: Final = Message((
    Hole(Holds("thing", 'Agent'), 'agent'), ' has gone underground.',
), 'process:fall_short', 'has_gone_underground')
_SAYS_HAS_NOT_FOUND: Final = Message((
    Hole(Holds("thing", 'Agent'), 'agent'), ' has not found ', Hole(Holds("thing", 'Target'), 'target'),
    '.',
), 'process:undertake', 'has_not_found')
_SAYS_WHAT_HAS_STRUCK_DOWN: Final = Message((
    'What ', Hole(Holds("thing", 'Agent'), 'agent'), ' has struck down was a copy of ',
    Hole(Holds("thing", 'Target'), 'target'), '.',
), 'process:undertake', 'copy_slain')
_SAYS_SOMEBODY_HAS_STRUCK_DOWN: Final = Message((
    'Somebody has struck down the copy of ', Hole(Holds("thing", 'Target'), 'target'), '.',
), 'process:undertake', 'copy_lost')
_SAYS_HAS_NOT_FOUND_2: Final = Message((
    Hole(Holds("thing", 'Agent'), 'agent'), ' has not found ', Hole(Holds("thing", 'Group'), 'host'), '.',
), 'process:steal_up', 'has_not_found')


def teaches(mission: Mission) -> bool:
    """The mission makes an agent wiser.

    maelstrom "Agents".
    """
    return (
        mission != MISSION_RECON
        and mission != MISSION_TRAIL
        and mission != MISSION_EARLY_TRAIL
        and not automatic(mission)
    )  # reconnaissance; too easy


def beyond_reach(kingdom: Kingdom, agent: Agent, target: Target, world: World) -> bool:
    """The target is beyond the reach of the agent.

    maelstrom "Agents", "#945 - Assassinate Leader/Wizard".
    """
    maparea = seat(agent)
    if not within_reach(maparea, seat(target), errand_range(kingdom, agent, world)):
        return True  # too far away
    return any(
        not within_reach(maparea, g.area, errand_range(kingdom, agent, world))
        for g in world.groups
        if any(l_ is target for l_ in g.leaders) or any(w is target for w in g.wizards)
    )


def kill(victim: Target, world: World) -> None:
    """Somebody dies.

    maelstrom "Agents", "#940 - Assassinate Figure".
    """
    world.note('slain', victim)
    upon_slain_1(victim, world)
    home = victim.kingdom
    if home is not None:
        world.tell(home, _SAYS_IS_DEAD.text((victim,), SHAPE), victim)
        for a in map(Artifact, members(victim.artifacts)):
            world.keep(home, "regalia")
            home.regalia |= 1 << a
            world.tell(home, _SAYS_COMES_HOME.text((a,), SHAPE))
    for g in list(world.groups):
        for l_ in [l_ for l_ in g.leaders if l_ is victim]:
            world.keep(g, "leaders")
            g.leaders = taken(g.leaders, l_)
        for w in [w for w in g.wizards if w is victim]:
            world.keep(g, "wizards")
            g.wizards = taken(g.wizards, w)
        for w_ in [w_ for w_ in g.watchers if w_ is victim]:
            world.keep(g, "watchers")
            g.watchers = taken(g.watchers, w_)
    for p in list(world.places):
        for w_ in [w_ for w_ in p.watchers if w_ is victim]:
            world.keep(p, "watchers")
            p.watchers = taken(p.watchers, w_)
    world.drop(victim)


def watchers_pay(mission: Mission, target: Target, world: World, dice: Dice) -> None:
    """Who stood in the way may die.

    maelstrom "Agents", "# 54 - Counter-Espionage".
    """
    for w in [w for w in target.watchers if on_watch(w, mission, target)]:
        w_dice = dice.at(w.id)
        chance = watcher_death(w, target)  # the watcher dies
        if w_dice.throw('watchers_pay.the_watcher_dies', 100) <= chance:
            world.keep(target, "watchers")
            target.watchers = taken(target.watchers, w)
            kill(w, world)


def grow(agent: Agent, world: World) -> None:
    """An agent learns from a mission.

    maelstrom "Agents", "#500 - Train To Higher Level".
    """
    if agent.level < highest_level(agent, taught_level(world)):
        world.keep(agent, "level")
        agent.level += 1


def sent_home(kingdom: Kingdom, agent: Agent, target: Target, mission: Mission, world: World) -> None:
    """A caught agent meets its fate.

    Raises DoesNotApply (the book says that there is no such value); OffTheTable (a table has no row).
    maelstrom "Agents".
    """
    world.note('caught', agent)
    end = fate(agent, mission, target)
    captors = target.kingdom
    if end == FATE_TURNED and captors is not None:
        world.tell(kingdom, _SAYS_WAS_BITTEN_AND_NOW.text((agent, captors), SHAPE), agent)
        world.tell(captors, _SAYS_WAS_BITTEN_AND_NOW.text((agent, captors), SHAPE), agent)
        world.keep(agent, "kingdom")
        agent.kingdom = captors
        world.keep(agent, "place")
        agent.place = captors.capital
    elif end == FATE_DEMOTED:
        world.keep(agent, "level")
        agent.level = max(agent.level - levels_lost(agent), min(agent.level, 1))
        world.keep(agent, "place")
        agent.place = kingdom.capital
        world.tell(kingdom, _SAYS_WAS_CAUGHT_AND_COMES.text((agent, agent.level), SHAPE), agent)
    else:
        kill(agent, world)


def betray(kingdom: Kingdom, agent: Agent, target: Target, on_duty: bool, world: World, dice: Dice) -> None:
    """A caught agent may talk.

    maelstrom "Agents", "# 54 - Counter-Espionage".
    """
    if target.kingdom is not None:
        chance = betrayal(agent, on_duty)  # the agent talks
        if dice.throw('betray.the_agent_talks', 100) <= chance:
            world.tell(target.kingdom, _SAYS_AN_AGENT_WAS_CAUGHT.text((agent, kingdom), SHAPE), agent)
        else:
            world.tell(target.kingdom, _SAYS_AN_AGENT_WAS_CAUGHT_2.text((), SHAPE))


def tell_failure(kingdom: Kingdom, agent: Agent, mission: Mission, target: Target, world: World) -> None:
    """Whose mission failed, at what and where.

    maelstrom "Agents".
    """
    if (target.rank == RANK_PLACE or target.rank == RANK_MITHRIL) and target.place is not None:
        world.tell(
            kingdom,
            _SAYS_HAS_FAILED_AT.text((agent, target.place, mission), SHAPE),
            agent,
            target.place,
        )
    elif target.rank in _ONE_OF_1:
        world.tell(kingdom, _SAYS_HAS_FAILED.text((agent, mission), SHAPE), agent)
    else:
        world.tell(kingdom, _SAYS_HAS_FAILED_2.text((agent, mission, target), SHAPE), agent, target)


def fall_short(
    kingdom: Kingdom,
    agent: Agent,
    mission: Mission,
    target: Target,
    world: World,
    dice: Dice,
) -> None:
    """A mission has failed.

    Raises DoesNotApply (the book says that there is no such value); OffTheTable (a table has no row).
    maelstrom "Agents".
    """
    tell_failure(kingdom, agent, mission, target, world)
    if not catchable(agent):
        world.tell(kingdom, _SAYS_IS_GONE.text((agent,), SHAPE), agent)
        world.drop(agent)
        return
    chance = mission_capture(agent, mission, target)  # caught
    if dice.throw('fall_short.caught', 100) <= chance:
        on_duty = any(w.duty == DUTY_COUNTER_ESPIONAGE for w in target.watchers)
        hound = first_by_lot(
            (hound for hound in target.watchers if hound.duty == DUTY_COUNTER_ESPIONAGE), dice,
            'fall_short.hound', lambda hound: -cover(hound, target),
        )
        if hound is not None:
            grow(hound, world)
            if hound.kingdom is not None:
                world.tell(hound.kingdom, _SAYS_HAS_CAUGHT_AN_INTRUDER.text((hound,), SHAPE), hound)
        betray(kingdom, agent, target, on_duty, world, dice)
        sent_home(kingdom, agent, target, mission, world)
    else:
        if target.place is not None:
            world.keep(agent, "place")
            agent.place = target.place
        world.tell(kingdom, _SAYS_HAS_GONE_UNDERGROUND.text((agent,), SHAPE), agent)


def undertake(
    kingdom: Kingdom,
    agent: Agent,
    mission: Mission,
    target: Target,
    world: World,
    dice: Dice,
) -> bool:
    """A mission is undertaken.

    Raises DoesNotApply (the book says that there is no such value); OffTheTable (a table has no row).
    maelstrom "Agents".
    """
    world.note('worked', agent)
    if by_a_wolf(target, world):
        world.keep(target, "effects")
        target.effects |= 1 << EFFECT_DIRE_WOLF
        world.until('turn', target, "effects", EFFECT_DIRE_WOLF, True)
    if beyond_reach(kingdom, agent, target, world):
        world.tell(kingdom, _SAYS_HAS_NOT_FOUND.text((agent, target), SHAPE), agent, target)
        return False
    if not vulnerable(agent, mission, target):
        fall_short(kingdom, agent, mission, target, world, dice)
        return False
    chance = mission_success(agent, mission, target)  # the mission
    if dice.throw('undertake.the_mission', 100) <= chance:
        if teaches(mission):
            grow(agent, world)
            watchers_pay(mission, target, world, dice)
        if not catchable(agent):
            world.drop(agent)
        if mission == MISSION_ASSASSINATE and target.effects & _EFFECT_SIMULACRUM_BIT:
            world.keep(target, "effects")
            target.effects &= ~(1 << EFFECT_SIMULACRUM)
            world.tell(kingdom, _SAYS_WHAT_HAS_STRUCK_DOWN.text((agent, target), SHAPE), agent, target)
            if target.kingdom is not None:
                world.tell(target.kingdom, _SAYS_SOMEBODY_HAS_STRUCK_DOWN.text((target,), SHAPE), target)
            return False
        return True
    else:
        fall_short(kingdom, agent, mission, target, world, dice)
        return False


def slip_in(
    kingdom: Kingdom,
    agent: Agent,
    mission: Mission,
    rank: Rank,
    place: Place,
    world: World,
    dice: Dice,
) -> bool:
    """A mission against what a population center has.

    Raises DoesNotApply (the book says that there is no such value); OffTheTable (a table has no row).
    maelstrom "Agents".
    """
    mark = Target(rank=rank, level=0, kingdom=place.kingdom, place=place, watchers=place.watchers)
    world.add(mark)
    done = undertake(kingdom, agent, mission, mark, world, dice)
    world.drop(mark)
    return done


def steal_up(kingdom: Kingdom, agent: Agent, mission: Mission, host: Group, world: World, dice: Dice) -> bool:
    """A mission against a group.

    Raises DoesNotApply (the book says that there is no such value); OffTheTable (a table has no row).
    maelstrom "Agents", "# 54 - Counter-Espionage".
    """
    if (
        not within_reach(seat(agent), host.area, errand_range(kingdom, agent, world))
        or hides_from(host, kingdom, mission_level(agent, mission), world)
        or host.image_area is not None
    ):
        world.note('worked', agent)
        world.tell(kingdom, _SAYS_HAS_NOT_FOUND_2.text((agent, host), SHAPE), agent, host)
        return False
    else:
        mark = Target(rank=RANK_GROUP, level=0, kingdom=host.kingdom, place=None, watchers=host.watchers)
        world.add(mark)
        if any(camp_wolf.group is host for camp_wolf in world.camp_wolves):
            mark.effects |= 1 << EFFECT_DIRE_WOLF
        done = undertake(kingdom, agent, mission, mark, world, dice)
        world.drop(mark)
        return done


def look_in(
    kingdom: Kingdom,
    agent: Agent,
    mission: Mission,
    rank: Rank,
    area: MapArea,
    world: World,
    dice: Dice,
) -> bool:
    """A mission against an area.

    Raises DoesNotApply (the book says that there is no such value); OffTheTable (a table has no row).
    maelstrom "Agents".
    """
    town = next((town for town in world.places if town.area == area), None)
    if town is not None:
        return slip_in(kingdom, agent, mission, rank, town, world, dice)
    else:
        mark = Target(rank=rank, level=0, kingdom=None, place=None)
        world.add(mark)
        done = undertake(kingdom, agent, mission, mark, world, dice)
        world.drop(mark)
        return done


# at the end, for these modules use each other
from ._turn import taught_level  # noqa: E402
from ._watch import cover, on_watch, watcher_death  # noqa: E402
from .agents import mission_capture, mission_level, mission_success  # noqa: E402
from .casting_eyes import by_a_wolf  # noqa: E402
from .gates import automatic, catchable, vulnerable  # noqa: E402
from .hiring import upon_slain_1  # noqa: E402
from .marching import hides_from  # noqa: E402
from .training import highest_level  # noqa: E402
