"""Resolvers of marching.rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulec.runtime import Dice, members
from rulec.runtime.game.messages import Hole, Message, Refused
from rulec.runtime.game.shape import Holds
from rulec.runtime.game.world import taken

from ._choices import (
    Artifact, BrigadeType, HOST_SIZE_INACTIVE, HOST_SIZE_PATROL, HOST_STATE_AMBUSHING, HOST_STATE_INVISIBLE,
    HOST_STATE_PLAIN_SIGHT, HostState, MORALE_EVENT_FORCED_MARCH, MORALE_EVENT_HARASSED,
    MORALE_EVENT_ONE_WATCH, MORALE_EVENT_TWO_WATCHES, MapArea, Region, TERRAIN_SEA, TRAIT_RIDERS,
)
from ._kinds import Group, Kingdom, Leader, Wizard
from ._tables import MAP_AREA_NEAR, MAP_AREA_TERRAIN, leader_bonuses_bonus
from ._words import MOVEMENT_POINT, PERCENT
from ._world import SHAPE, VARIANT_ICE_AGE, World
from .encounters import notice
from .map_ import gap, remember, stand_at, within_reach
from .realm import controls

_TRAIT_RIDERS_BIT: Final = 1 << TRAIT_RIDERS
_VARIANT_ICE_AGE_BIT: Final = 1 << VARIANT_ICE_AGE

_SAYS_ENTERS_ALTOGETHER: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' enters ', Hole(Holds("choice", 'MapArea'), 'next'), ', ',
    Hole(Holds("choice", 'Terrain'), 'terrain'), ': ',
    Hole(Holds("number", unit=MOVEMENT_POINT), 'area_cost'), ', ',
    Hole(Holds("number", unit=MOVEMENT_POINT), 'spent'), ' altogether.',
), 'process:step_into', 'enters_altogether')
_SAYS_SEES_IN: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' sees ', Hole(Holds("thing", 'Place'), 'p'), ', ',
    Hole(Holds("choice", 'Settlement'), 'settlement'), ', in ', Hole(Holds("choice", 'MapArea'), 'next'),
    '.',
), 'process:step_into', 'sees_in')
_SAYS_IS_NOWHERE_ON_THE: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' is nowhere on the map.',
), 'process:march', 'is_nowhere_on_the')
_SAYS_STAYS_IN_A_STORM: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' stays in ', Hole(Holds("choice", 'MapArea'), 'here'),
    ': a storm lies over the water.',
), 'process:march', 'kept_ashore')
_SAYS_DOES_NOT_LIE_BESIDE: Final = Message((
    Hole(Holds("choice", 'MapArea'), 'next'), ' does not lie beside ',
    Hole(Holds("choice", 'MapArea'), 'here'), '.',
), 'process:march', 'does_not_lie_beside')
_SAYS_DOES_NOT_GET_AS: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' does not get as far as ',
    Hole(Holds("choice", 'MapArea'), 'next'), ': ', Hole(Holds("choice", 'Terrain'), 'terrain'), ' costs ',
    Hole(Holds("number", unit=MOVEMENT_POINT), 'area_cost'), ', and ',
    Hole(Holds("number", unit=MOVEMENT_POINT), 'spent'), ' of ',
    Hole(Holds("number", unit=MOVEMENT_POINT), 'greatest_march'), ' are spent before.',
), 'process:march', 'does_not_get_as')
_SAYS_STOPS_IN_IS_WATER: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' stops in ', Hole(Holds("choice", 'MapArea'), 'here'), ': ',
    Hole(Holds("choice", 'MapArea'), 'next'), ' is water.',
), 'process:march', 'stops_in_is_water')
_SAYS_HAS_MADE_A_FORCED: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' has made a forced march; its morale is ',
    Hole(Holds("number", unit=PERCENT), 'morale'), '.',
), 'process:arrive', 'has_made_a_forced')
_SAYS_HAS_KEPT_UP_WITH: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' has kept up with ', Hole(Holds("thing", 'Group'), 'prey'),
    '.',
), 'process:follow', 'has_kept_up_with')
_SAYS_IS_ON_THE_HEELS: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' is on the heels of ', Hole(Holds("thing", 'Group'), 'prey'),
    ', whose morale is ', Hole(Holds("number", unit=PERCENT), 'morale'), '.',
), 'process:follow', 'is_on_the_heels')
_SAYS_HAS_LOST: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' has lost ', Hole(Holds("thing", 'Group'), 'prey'), '.',
), 'process:follow', 'has_lost')
_SAYS_HAS_MET_IN: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' has met ', Hole(Holds("thing", 'Group'), 'prey'), ' in ',
    Hole(Holds("choice", 'MapArea', optional=True), 'area'), '.',
), 'process:ride_out', 'has_met_in')
_SAYS_HAS_WAITED_IN_VAIN: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' has waited in vain.',
), 'process:ride_out', 'has_waited_in_vain')
_SAYS_IN_THERE_ARE_TRACES: Final = Message((
    'In ', Hole(Holds("choice", 'MapArea'), 'area'), ' there are traces of a host that nobody sees.',
), 'process:read_traces', 'in_there_are_traces')
_SAYS_HAS_COME_UPON_IN: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' has come upon ', Hole(Holds("thing", 'Place'), 'p'), ', ',
    Hole(Holds("choice", 'Settlement'), 'settlement'), ', in ',
    Hole(Holds("choice", 'MapArea', optional=True), 'area'), '. It was hidden.',
), 'process:pitch_camp', 'has_come_upon_in')
_SAYS_THERE_IS_NO_PLACE: Final = Message((
    'There is no place for brigades of ', Hole(Holds("choice", 'BrigadeType'), 'breed'), ' in ',
    Hole(Holds("thing", 'Group'), 'group'), '.',
), 'process:join_up', 'there_is_no_place')
_SAYS_THE_BRIGADES_OF_HAVE: Final = Message((
    'The brigades of ', Hole(Holds("choice", 'BrigadeType'), 'breed'), ' have gone over from ',
    Hole(Holds("thing", 'Group'), 'group'), ' to ', Hole(Holds("thing", 'Group'), 'other'), '.',
), 'process:send_brigades', 'the_brigades_of_have')
_SAYS_HAS_SENT_TO_WHAT: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' has sent to ', Hole(Holds("thing", 'Group'), 'other'),
    ' what was asked for.',
), 'process:send_figures', 'has_sent_to_what')
_SAYS_TAKES_THE_FIELD_BESIDE: Final = Message((
    Hole(Holds("thing", 'Group'), 'other'), ' takes the field beside ',
    Hole(Holds("thing", 'Group'), 'group'), '.',
), 'process:wake', 'takes_the_field_beside')
_SAYS_HAS_JOINED: Final = Message((
    Hole(Holds("thing", 'Group'), 'other'), ' has joined ', Hole(Holds("thing", 'Group'), 'group'), '.',
), 'process:combine', 'has_joined')


def greatest_march(group: Group) -> int:
    """How far a group gets at most.

    In steps of 1/1000 movement points.
    maelstrom "Movement".
    """
    value = march_points(group, False)  # as usual
    if host_size(group) > HOST_SIZE_PATROL and may_march_hard(group):
        value = march_points(group, True)  # by a forced march
    return value


def over_water(group: Group, world: World) -> bool:
    """The group crosses water by itself.

    maelstrom "Movement".
    """
    if group.mist_borne:
        return True  # ships of mist
    if world.variants & _VARIANT_ICE_AGE_BIT and host_size(group) > HOST_SIZE_INACTIVE:
        return True  # ice age: the seas are frozen
    return flying(group)


def way_cost(group: Group, way: Sequence[MapArea], world: World) -> int:
    """What a way costs a group, area by area.

    In steps of 1/1000 movement points.
    Raises OffTheTable (a table has no row).
    maelstrom "Movement", "Terrain Adeptness".
    """
    value = 0
    for tile in way:
        if MAP_AREA_TERRAIN[tile] != TERRAIN_SEA or over_water(group, world):
            value += area_cost(group, MAP_AREA_TERRAIN[tile], world)  # into the next area
    return value


def afield(group: Group, world: World) -> bool:
    """The group is in the field.

    maelstrom "#194 - Wintering Group".
    """
    return not world.happened('wintering', 'this', 0, group)  # the group is in its winter camp.


def refusals_afield(group: Group, world: World) -> tuple[int, ...]:
    """What is lacking where this does not hold: the group is in the field.

    Indices of LABELS['refusals_afield']; empty where it holds.
    maelstrom "#194 - Wintering Group".
    """
    notes: list[int] = []
    if world.happened('wintering', 'this', 0, group):
        notes.append(0)
    return tuple(notes)


def free_to_march(group: Group, world: World) -> bool:
    """The group may set out.

    maelstrom "Movement", "#194 - Wintering Group".
    """
    if world.happened('marched', 'this', 0, group):
        return False  # the group has marched already.
    return not world.happened('wintering', 'this', 0, group)  # the group is in its winter camp.


def refusals_free_to_march(group: Group, world: World) -> tuple[int, ...]:
    """What is lacking where this does not hold: the group may set out.

    Indices of LABELS['refusals_free_to_march']; empty where it holds.
    maelstrom "Movement", "#194 - Wintering Group".
    """
    notes: list[int] = []
    if world.happened('marched', 'this', 0, group):
        notes.append(0)
    if world.happened('wintering', 'this', 0, group):
        notes.append(1)
    return tuple(notes)


def starts_beside(group: Group, prey: Group, world: World) -> bool:
    """The prey was where the group stood.

    maelstrom "#731 - Pursue Group (Pre-Intercept)", "#730 - Set Ambush".
    """
    prey_camp = prey.camp
    return (
        group.camp == prey_camp
        and (
            prey.kingdom is group.kingdom
            or (
                not glyph_over(prey.kingdom, prey_camp, world)
                and (not prey.lying_low or finds_ambush(group))
            )
        )
    )


def intercept_range(kingdom: Kingdom) -> int:
    """How far a group goes to meet an enemy.

    In areas.
    maelstrom "#732 - Intercept Group", "Movement".
    """
    value = 3
    kingdom_traits = kingdom.traits
    if kingdom_traits & _TRAIT_RIDERS_BIT:
        value += 1  # riders
        if value > 5:
            value = 5  # riders
    return value


def may_meet(group: Group, prey: Group, world: World) -> bool:
    """The group may ride out to meet the prey.

    maelstrom "#732 - Intercept Group".
    """
    if not world.happened('marched', 'this', 0, prey):
        return False  # It has not moved.
    if guise(prey, world) != HOST_STATE_PLAIN_SIGHT:
        return False  # Nobody sees it.
    prey_area = prey.area
    if prey_area is None or MAP_AREA_TERRAIN[prey_area] == TERRAIN_SEA:
        return False  # It is at sea.
    host_size_ = host_size(group)
    if host_size_ <= HOST_SIZE_PATROL and host_size(prey) != HOST_SIZE_PATROL:
        return False  # A patrol meets nobody but patrols.
    if host_size_ != HOST_SIZE_PATROL and host_size(prey) <= HOST_SIZE_PATROL:
        return False  # Nobody catches a patrol but another.
    return within_reach(group.area, prey_area, intercept_range(group.kingdom))  # It is too far.


def refusals_may_meet(group: Group, prey: Group, world: World) -> tuple[int, ...]:
    """What is lacking where this does not hold: the group may ride out to meet the prey.

    Indices of LABELS['refusals_may_meet']; empty where it holds.
    maelstrom "#732 - Intercept Group".
    """
    notes: list[int] = []
    if not world.happened('marched', 'this', 0, prey):
        notes.append(0)
    if guise(prey, world) != HOST_STATE_PLAIN_SIGHT:
        notes.append(1)
    prey_area = prey.area
    if prey_area is None or MAP_AREA_TERRAIN[prey_area] == TERRAIN_SEA:
        notes.append(2)
    if host_size(group) <= HOST_SIZE_PATROL and host_size(prey) != HOST_SIZE_PATROL:
        notes.append(3)
    if host_size(prey) <= HOST_SIZE_PATROL and host_size(group) != HOST_SIZE_PATROL:
        notes.append(4)
    if not within_reach(group.area, prey_area, intercept_range(group.kingdom)):
        notes.append(5)
    return tuple(notes)


def steps_between_(one: Group, other: Group) -> int:
    """How many areas lie between two groups.

    In areas.
    maelstrom "#732 - Intercept Group".
    """
    one_area = one.area
    if one_area is not None and other.area is not None:
        return gap(one_area, other.area)
    return 0


def glyph_over(kingdom: Kingdom, area: MapArea | None, world: World) -> bool:
    """A glyph hides the hosts of the kingdom in the area.

    maelstrom "Groups", "Population Centers".
    """
    return (
        area is not None
        and any(p.area == area and p.hidden and p.kingdom is kingdom for p in world.places)
    )


def under_glyph(group: Group, world: World) -> bool:
    """A glyph hides the group.

    maelstrom "Groups", "Population Centers".
    """
    return glyph_over(group.kingdom, group.area, world)


def guise(group: Group, world: World) -> HostState:
    """How a group keeps out of sight.

    maelstrom "Groups".
    """
    if under_glyph(group, world):
        return HOST_STATE_INVISIBLE  # a glyph hides it
    if under_veil(group, HOST_STATE_INVISIBLE):
        return HOST_STATE_INVISIBLE  # a spell hides it
    if group.lying_low:
        return HOST_STATE_AMBUSHING  # it lies in the grass
    return HOST_STATE_PLAIN_SIGHT


def hides_from(group: Group, kingdom: Kingdom, grade: int, world: World) -> bool:
    """The group lies hidden.

    maelstrom "Groups", "#730 - Set Ambush".
    """
    if group.kingdom is kingdom:
        return False  # its own people know
    guise_ = guise(group, world)
    if guise_ == HOST_STATE_AMBUSHING and grade >= 7:
        return False  # sharp eyes
    return guise_ != HOST_STATE_PLAIN_SIGHT  # out of sight


def traces_left(area: MapArea, kingdom: Kingdom, grade: int, world: World) -> bool:
    """Somebody unseen has left traces in the area.

    maelstrom "Groups", "#970 - Recon Area", "#977 - Search For Groups".
    """
    return (
        grade >= 10
        and any(
            g.area == area
                and g.kingdom is not kingdom
                and guise(g, world) == HOST_STATE_INVISIBLE
                and host_size(g) > HOST_SIZE_INACTIVE
            for g in world.groups
        )
    )


def master_of(region: Region, world: World) -> Kingdom | None:
    """The kingdom that controls a region.

    maelstrom "Regions".
    """
    for k in world.kingdoms:
        if controls(k, region):
            return k
    return None


def kinds_in(group: Group) -> int:
    """How many kinds of brigade a group has.

    In plain numbers.
    maelstrom "#740 - Combine Groups".
    """
    return sum(1 for t in map(BrigadeType, members(group.types)))


def has_room(group: Group, breed: BrigadeType, second: BrigadeType | None) -> bool:
    """The group has room for these kinds of brigade.

    maelstrom "#740 - Combine Groups".
    """
    group_types = group.types
    return kinds_in(group) + (0 if group_types >> breed & 1 else 1) + (
        0
        if second is None or second == breed or group_types >> second & 1
        else 1
    ) <= 10


def set_out(world: World) -> None:
    """The month's marches begin.

    maelstrom "Movement", "#731 - Pursue Group (Pre-Intercept)".
    """
    call_home(world)
    for g in list(world.groups):
        g.camp = g.area
        g.footsteps = ()
        g.spent = 0


def rise(world: World) -> None:
    """Who has lain in ambush gets up.

    maelstrom "#730 - Set Ambush", "#691 - Trail Group (Early)".
    """
    for g in list(world.groups):
        g.lying_low = False


def step_into(group: Group, next_: MapArea, searching: bool, world: World) -> None:
    """A group enters an area.

    Raises OffTheTable (a table has no row).
    maelstrom "Movement".
    """
    world.keep(group, "spent")
    group.spent += area_cost(group, MAP_AREA_TERRAIN[next_], world)
    stand_at(group, next_, world)
    world.keep(group, "footsteps")
    group.footsteps = (*group.footsteps, next_)
    world.tell(
        group.kingdom,
        _SAYS_ENTERS_ALTOGETHER.text(
            (
                group, next_, MAP_AREA_TERRAIN[next_], area_cost(group, MAP_AREA_TERRAIN[next_], world),
                group.spent,
            ),
            SHAPE,
        ),
        group,
    )
    for p in [p for p in world.places if p.area == next_ and not p.hidden]:
        if searching or p.kingdom is not group.kingdom:
            world.tell(group.kingdom, _SAYS_SEES_IN.text((group, p, p.settlement, next_), SHAPE), group, p)
        remember(group.kingdom, p, world)
        if searching:
            world.keep(group, "halted")
            group.halted = True


def march(group: Group, way: Sequence[MapArea], searching: bool, world: World, dice: Dice) -> None:
    """A group marches.

    Raises DividedByNothing (a divisor is 0); OffTheTable (a table has no row); TooMuchTaken (reductions
    take more than everything).
    maelstrom "Movement", "#720 - Land Movement", "#725 - Land Movement (PC Search)".
    """
    world.keep(group, "halted")
    group.halted = False
    barred = over_water(group, world) and any(storm_grounds(group, a, world) for a in way)
    for next_ in way:
        next__dice = dice.at(next_)
        here = group.area
        if here is None:
            raise Refused(_SAYS_IS_NOWHERE_ON_THE.text((group,), SHAPE))
        if not group.halted and barred and MAP_AREA_TERRAIN[next_] == TERRAIN_SEA:
            world.tell(group.kingdom, _SAYS_STAYS_IN_A_STORM.text((group, here), SHAPE), group)
            world.keep(group, "halted")
            group.halted = True
        if not group.halted:
            wet = MAP_AREA_TERRAIN[next_] == TERRAIN_SEA and not over_water(group, world)
            if not MAP_AREA_NEAR[here] >> next_ & 1:
                raise Refused(_SAYS_DOES_NOT_LIE_BESIDE.text((next_, here), SHAPE))
            if (
                not wet
                and group.spent + area_cost(group, MAP_AREA_TERRAIN[next_], world) > greatest_march(group)
            ):
                raise Refused(
                    _SAYS_DOES_NOT_GET_AS.text(
                        (
                            group, next_, MAP_AREA_TERRAIN[next_],
                            area_cost(group, MAP_AREA_TERRAIN[next_], world), group.spent,
                            greatest_march(group),
                        ),
                        SHAPE,
                    )
                )
            if wet:
                world.tell(group.kingdom, _SAYS_STOPS_IN_IS_WATER.text((group, here, next_), SHAPE), group)
                world.keep(group, "halted")
                group.halted = True
            else:
                step_into(group, next_, searching, world)
                if group.mist_borne:
                    meet_beasts(group, next_, world, next__dice)
                    if world.happened('turned_back', 'this', 0, group):
                        world.keep(group, "halted")
                        group.halted = True
    arrive(group, world)


def arrive(group: Group, world: World) -> None:
    """A march ends.

    maelstrom "Movement", "#745 - Rest Group".
    """
    world.note('marched', group)
    upon_marched_1(group, world)
    world.note('busy', group)
    world.keep(group, "lying_low")
    group.lying_low = False
    camp = group.area
    if camp is not None and host_size(group) > HOST_SIZE_INACTIVE:
        notice(group.kingdom, camp, world)
    if host_size(group) > HOST_SIZE_PATROL and group.spent > march_points(group, False):
        world.keep(group, "morale")
        group.morale = morale_after(group, MORALE_EVENT_FORCED_MARCH)
        world.tell(group.kingdom, _SAYS_HAS_MADE_A_FORCED.text((group, group.morale), SHAPE), group)


def follow(group: Group, prey: Group, world: World) -> None:
    """A group hangs on to the heels of another.

    Raises OffTheTable (a table has no row).
    maelstrom "#731 - Pursue Group (Pre-Intercept)", "Population Centers".
    """
    world.keep(group, "halted")
    group.halted = False
    for next_ in prey.footsteps:
        here = group.area
        if (
            group.halted
            or here is None
            or not MAP_AREA_NEAR[here] >> next_ & 1
            or (MAP_AREA_TERRAIN[next_] == TERRAIN_SEA and not over_water(group, world))
            or storm_grounds(group, next_, world)
            or group.spent + area_cost(group, MAP_AREA_TERRAIN[next_], world) > greatest_march(group)
        ):
            world.keep(group, "halted")
            group.halted = True
        else:
            step_into(group, next_, False, world)
    if any(p.area == prey.area and p.hidden and p.kingdom is not group.kingdom for p in world.places):
        start = group.camp
        if start is not None:
            stand_at(group, start, world)
    arrive(group, world)
    if (
        group.area == prey.area
        and group.area is not None
        and all(p.area != group.area or not p.hidden or p.kingdom is group.kingdom for p in world.places)
    ):
        world.tell(group.kingdom, _SAYS_HAS_KEPT_UP_WITH.text((group, prey), SHAPE), group, prey)
        if host_size(group) > HOST_SIZE_PATROL:
            world.keep(prey, "morale")
            prey.morale = morale_after(prey, MORALE_EVENT_HARASSED)
            for b in prey.brigades:
                world.keep(b, "attrition")
                b.attrition = min(b.attrition + 2, max(b.attrition, 100))
            world.tell(
                prey.kingdom,
                _SAYS_IS_ON_THE_HEELS.text((group, prey, prey.morale), SHAPE),
                group,
                prey,
            )
    else:
        world.tell(group.kingdom, _SAYS_HAS_LOST.text((group, prey), SHAPE), group, prey)


def ride_out(group: Group, foe: Kingdom, second: Kingdom | None, world: World) -> None:
    """A group rides out to meet an enemy.

    maelstrom "#732 - Intercept Group".
    """
    world.keep(group, "morale")
    group.morale = morale_after(group, MORALE_EVENT_ONE_WATCH if second is None else MORALE_EVENT_TWO_WATCHES)
    prey = min(
        (
            prey
            for prey in world.groups
            if (prey.kingdom is foe or (second is not None and prey.kingdom is second))
                and may_meet(group, prey, world)
        ),
        key=lambda prey: (steps_between_(group, prey), -len(prey.brigades)), default=None,
    )
    if prey is not None:
        there = prey.area
        if there is not None:
            stand_at(group, there, world)
        arrive(group, world)
        world.tell(group.kingdom, _SAYS_HAS_MET_IN.text((group, prey, prey.area), SHAPE), group, prey)
        world.tell(prey.kingdom, _SAYS_HAS_MET_IN.text((group, prey, prey.area), SHAPE), group, prey)
    else:
        world.tell(group.kingdom, _SAYS_HAS_WAITED_IN_VAIN.text((group,), SHAPE), group)


def read_traces(kingdom: Kingdom, area: MapArea, grade: int, world: World) -> None:
    """A master finds traces of somebody unseen.

    maelstrom "Groups", "#970 - Recon Area", "#977 - Search For Groups".
    """
    if traces_left(area, kingdom, grade, world):
        world.tell(kingdom, _SAYS_IN_THERE_ARE_TRACES.text((area,), SHAPE))


def make_camp(world: World) -> None:
    """The month's marches have ended.

    maelstrom "#720 - Land Movement", "Regions", "Population Centers".
    """
    for g in [g for g in world.groups if world.happened('marched', 'this', 0, g)]:
        pitch_camp(g, world)


def pitch_camp(group: Group, world: World) -> None:
    """A group makes camp where its way has led.

    maelstrom "#720 - Land Movement", "Regions", "Population Centers".
    """
    land = group.region
    if land is not None:
        world.keep(group, "morale")
        group.morale = max(0, min(160, group.morale + regional_morale(group, land, master_of(land, world))))
    for p in [
        p
        for p in world.places
        if p.area == group.area
            and p.hidden
            and p.kingdom is not group.kingdom
            and p.sanctuary_of is not group.kingdom
    ]:
        world.tell(
            group.kingdom,
            _SAYS_HAS_COME_UPON_IN.text((group, p, p.settlement, p.area), SHAPE),
            group,
            p,
        )
        remember(group.kingdom, p, world)


def hand_over(group: Group, other: Group, breed: BrigadeType, world: World) -> None:
    """Brigades of a kind change groups.

    maelstrom "#700 - Transfer Troops".
    """
    for b in [b for b in group.brigades if b.breed == breed]:
        world.keep(group, "brigades")
        group.brigades = taken(group.brigades, b)
        world.keep(other, "brigades")
        other.brigades = (*other.brigades, b)
        world.keep(other, "types")
        other.types |= 1 << breed
    world.keep(group, "types")
    group.types &= ~(1 << breed)
    world.note('busy', group)
    world.note('busy', other)
    world.keep(group, "lying_low")
    group.lying_low = False
    world.keep(other, "lying_low")
    other.lying_low = False


def wait_idle(group: Group, world: World) -> None:
    """A group of which nobody is left.

    maelstrom "Groups".
    """
    hall = group.kingdom.capital
    if host_size(group) == HOST_SIZE_INACTIVE and hall is not None:
        home = hall.area
        if home is not None:
            stand_at(group, home, world)


def join_up(group: Group, other: Group, world: World) -> None:
    """What one group has goes to another.

    Raises OffTheTable (a table has no row).
    maelstrom "#740 - Combine Groups".
    """
    for b in other.brigades:
        world.keep(group, "brigades")
        group.brigades = (*group.brigades, b)
        world.keep(group, "types")
        group.types |= 1 << b.breed
    world.keep(other, "brigades")
    other.brigades = ()
    world.keep(other, "types")
    other.types = 0
    for l_ in other.leaders:
        world.keep(group, "leaders")
        group.leaders = (*group.leaders, l_)
    world.keep(other, "leaders")
    other.leaders = ()
    for w in other.wizards:
        world.keep(group, "wizards")
        group.wizards = (*group.wizards, w)
        world.keep(w, "group")
        w.group = group
    world.keep(other, "wizards")
    other.wizards = ()
    for a in map(Artifact, members(other.artifacts)):
        world.keep(group, "artifacts")
        group.artifacts |= 1 << a
    world.keep(other, "artifacts")
    other.artifacts = 0
    for _ in range(1, 10):
        if len(group.leaders) <= 3:
            break
        l_2 = min(group.leaders, key=lambda l_2: leader_bonuses_bonus(l_2.rank), default=None)
        if l_2 is not None:
            world.keep(group, "leaders")
            group.leaders = taken(group.leaders, l_2)
            kill(l_2, world)
    for _ in range(1, 10):
        if len(group.wizards) <= 3:
            break
        w_ = min(group.wizards, key=lambda w_: w_.level, default=None)
        if w_ is not None:
            world.keep(group, "wizards")
            group.wizards = taken(group.wizards, w_)
            kill(w_, world)
    for _ in range(1, 91):
        if kinds_in(group) <= 10:
            break
        b_ = min(
            group.brigades,
            key=lambda b_: sum(1 for other_one in group.brigades if other_one.breed == b_.breed),
            default=None,
        )
        if b_ is not None:
            world.tell(group.kingdom, _SAYS_THERE_IS_NO_PLACE.text((b_.breed, group), SHAPE), group)
            muster_out(group, b_, world)
    wait_idle(other, world)


def send_brigades(
    group: Group,
    other: Group,
    breed: BrigadeType,
    second: BrigadeType | None,
    world: World,
) -> None:
    """Brigades go over to another group.

    maelstrom "#700 - Transfer Troops", "#741 - Transfer Troops (Post-Move)".
    """
    hand_over(group, other, breed, world)
    if second is not None:
        hand_over(group, other, second, world)
    world.tell(group.kingdom, _SAYS_THE_BRIGADES_OF_HAVE.text((breed, group, other), SHAPE), group, other)
    wait_idle(group, world)


def send_figures(
    group: Group,
    other: Group,
    leader: Leader | None,
    second: Leader | None,
    caster: Wizard | None,
    relic: Artifact | None,
    world: World,
) -> None:
    """Figures and relics go over to another group.

    maelstrom "#701 - Transfer Figures", "#742 - Transfer Figures (Post-Move)".
    """
    if leader is not None:
        world.keep(group, "leaders")
        group.leaders = taken(group.leaders, leader)
        world.keep(other, "leaders")
        other.leaders = (*other.leaders, leader)
    if second is not None:
        world.keep(group, "leaders")
        group.leaders = taken(group.leaders, second)
        world.keep(other, "leaders")
        other.leaders = (*other.leaders, second)
    if caster is not None:
        world.keep(group, "wizards")
        group.wizards = taken(group.wizards, caster)
        world.keep(other, "wizards")
        other.wizards = (*other.wizards, caster)
        world.keep(caster, "group")
        caster.group = other
    if relic is not None:
        world.keep(group, "artifacts")
        group.artifacts &= ~(1 << relic)
        world.keep(other, "artifacts")
        other.artifacts |= 1 << relic
    world.note('joined_figures', group)
    world.note('joined_figures', other)
    world.tell(group.kingdom, _SAYS_HAS_SENT_TO_WHAT.text((group, other), SHAPE), group, other)
    wait_idle(group, world)


def wake(
    group: Group,
    other: Group,
    breed: BrigadeType | None,
    leader: Leader | None,
    caster: Wizard | None,
    world: World,
) -> None:
    """An inactive group takes the field.

    maelstrom "#699 - Transfer Inactive (Pre-Move)", "#743 - Transfer Inactive (Post-Move)".
    """
    here = group.area
    if here is not None:
        stand_at(other, here, world)
    if breed is not None:
        hand_over(group, other, breed, world)
    if leader is not None:
        world.keep(group, "leaders")
        group.leaders = taken(group.leaders, leader)
        world.keep(other, "leaders")
        other.leaders = (*other.leaders, leader)
    if caster is not None:
        world.keep(group, "wizards")
        group.wizards = taken(group.wizards, caster)
        world.keep(other, "wizards")
        other.wizards = (*other.wizards, caster)
        world.keep(caster, "group")
        caster.group = other
    world.note('joined_figures', group)
    world.note('joined_figures', other)
    world.tell(group.kingdom, _SAYS_TAKES_THE_FIELD_BESIDE.text((other, group), SHAPE), other, group)
    wait_idle(group, world)


def combine(group: Group, other: Group, world: World) -> None:
    """Two groups become one.

    Raises OffTheTable (a table has no row).
    maelstrom "#740 - Combine Groups", "#744 - Combine Troops".
    """
    join_up(group, other, world)
    world.note('busy', group)
    world.note('busy', other)
    world.tell(group.kingdom, _SAYS_HAS_JOINED.text((other, group), SHAPE), other, group)


def upon_clashed_2(a: Group, b: Group, world: World) -> None:
    """An ambush is over once blows have been struck.

    maelstrom "#730 - Set Ambush".
    """
    a.lying_low = False
    b.lying_low = False


# at the end, for these modules use each other
from ._watch import finds_ambush  # noqa: E402
from .brigades import flying  # noqa: E402
from .casting_sea import meet_beasts, storm_grounds  # noqa: E402
from .casting_veils import under_veil  # noqa: E402
from .missions import kill  # noqa: E402
from .morale import may_march_hard, morale_after, regional_morale  # noqa: E402
from .movement import area_cost, host_size, march_points  # noqa: E402
from .sailing import call_home  # noqa: E402
from .sieges import upon_marched_1  # noqa: E402
from .upkeep import muster_out  # noqa: E402
