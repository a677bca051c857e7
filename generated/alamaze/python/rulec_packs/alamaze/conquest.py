"""Resolvers of conquest.rules."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Dice, TooMuchTaken, members, present, quotient
from rulec.runtime.game.messages import Hole, Message
from rulec.runtime.game.shape import Holds

from ._choices import (
    ARM_LONG_RANGE, ARM_NO_TROOPS, ARM_SHORT_RANGE, Artifact, BRIGADE_TYPE_LYCANS,
    BRIGADE_TYPE_WAR_MACHINES, BUILDING_SECRET_PASSAGES, Building, EXPERIENCE_GREEN, EXPERIENCE_VETERAN,
    HOST_SIZE_INACTIVE, HOST_SIZE_PATROL, INFLUENCE_EVENT_CAPITAL_LOST, MORALE_EVENT_PLUNDERED,
    PRIVILEGE_LYCANTHROPY_IN_BATTLE, PRIVILEGE_LYCANTHROPY_OF_CAPTIVES, RANK_ADEPT, RANK_AGENT,
    RANK_AMBASSADOR, RANK_ARTIFACT, RANK_BARON, RANK_CONSUL, RANK_COUNT, RANK_DEMON_PRINCE, RANK_DUKE,
    RANK_FANATIC, RANK_FOOL, RANK_GOVERNOR, RANK_KING, RANK_MAIDEN, RANK_MITHRIL, RANK_PRIESTESS,
    RANK_PRINCE, RANK_QUEEN, RANK_REGENT, RANK_WIZARD, SEIZURE_PLUNDER_ORDER, SEIZURE_SIEGE_ORDER,
    SETTLEMENT_CITY, SETTLEMENT_TOWN, STAGE_ORIGIN_ARTIFACTS, STAGE_ORIGIN_SPELLS, STAGE_ORIGIN_TROOPS,
    SURGE_WALLS_FAR, SURGE_WALLS_MAGIC, SURGE_WALLS_NEAR, SURGE_WALLS_STORM, SURGE_WALLS_WANDS, Seizure,
    Surge, TACTIC_BARRAGE, TACTIC_HOLD, TERRAIN_WALLS, TRAIT_SIEGE_ENGINEERING, Tactic,
)
from ._kinds import Figure, Foothold, Group, Kingdom, Place, Rampart, Side
from ._tables import (
    ARTIFACT_SAVING_CHANCE, BUILDING_GROUNDS_FLYERS, BUILDING_SLAYS, SURGE_ARM, SURGE_FLINCHING,
    SURGE_ORIGIN, SURGE_RIPOSTE, TACTIC_VOLLEY,
)
from ._words import DEFENSE, FOOD, GOLD, PERCENT, STRENGTH
from ._world import SHAPE, World
from .court import fall_capture
from .map_ import knows_of, remember
from .realm import influence_change, influence_lowered, share

_BUILDING_SECRET_PASSAGES_BIT: Final = 1 << BUILDING_SECRET_PASSAGES
_ONE_OF_1: Final = frozenset((
    RANK_KING, RANK_QUEEN, RANK_REGENT, RANK_CONSUL, RANK_DEMON_PRINCE, RANK_PRINCE, RANK_DUKE, RANK_COUNT,
    RANK_BARON, RANK_GOVERNOR, RANK_AMBASSADOR, RANK_FOOL, RANK_PRIESTESS, RANK_MAIDEN,
))
_ONE_OF_2: Final = frozenset((RANK_ARTIFACT, RANK_MITHRIL, RANK_WIZARD, RANK_ADEPT))
_ONE_OF_3: Final = frozenset((RANK_KING, RANK_QUEEN, RANK_REGENT, RANK_CONSUL))
_PRIVILEGE_LYCANTHROPY_IN_BATTLE_BIT: Final = 1 << PRIVILEGE_LYCANTHROPY_IN_BATTLE
_PRIVILEGE_LYCANTHROPY_OF_CAPTIVES_BIT: Final = 1 << PRIVILEGE_LYCANTHROPY_OF_CAPTIVES
_TRAIT_SIEGE_ENGINEERING_BIT: Final = 1 << TRAIT_SIEGE_ENGINEERING

_SAYS_STRIKES_WITH_AND_LOSES: Final = Message((
    Hole(Holds("choice", 'Surge'), 'surge'), ': ', Hole(Holds("thing", 'Group'), 'group'), ' strikes with ',
    Hole(Holds("number", unit=STRENGTH), 'force'), ' and loses ',
    Hole(Holds("number", unit=PERCENT), 'blow'), ', in all ', Hole(Holds("number", unit=PERCENT), 'losses'),
    '; of the defense of ', Hole(Holds("thing", 'Place'), 'place'), ' ',
    Hole(Holds("number", unit=PERCENT), 'standing'), ' is left.',
), 'process:hurl', 'strikes_with_and_loses')
_SAYS_LOSES_IN_ALL_OF: Final = Message((
    Hole(Holds("choice", 'Surge'), 'surge'), ': ', Hole(Holds("thing", 'Group'), 'group'), ' loses ',
    Hole(Holds("number", unit=PERCENT), 'blow'), ', in all ', Hole(Holds("number", unit=PERCENT), 'losses'),
    '; of the defense of ', Hole(Holds("thing", 'Place'), 'place'), ' ',
    Hole(Holds("number", unit=PERCENT), 'standing'), ' is left.',
), 'process:hurl', 'loses_in_all_of')
_SAYS_STORMS: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' storms ', Hole(Holds("thing", 'Place'), 'place'), '.',
), 'process:storm_walls', 'storms')
_SAYS_OF_STORMS: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' of ', Hole(Holds("thing", 'Kingdom'), 'kingdom'), ' storms ',
    Hole(Holds("thing", 'Place'), 'place'), '.',
), 'process:storm_walls', 'of_storms')
_SAYS_CANNOT_CARRY_THIS_OUT: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' cannot carry this out: ',
    Hole(Holds("choice", 'Tactic'), 'plan'), '. It fights so: ', Hole(Holds("choice", 'Tactic'), 'stance'),
    '.',
), 'process:storm_walls', 'cannot_carry_this_out')
_SAYS_THE_OF_STRIKES_DOWN: Final = Message((
    'The ', Hole(Holds("choice", 'Building'), 'b'), ' of ', Hole(Holds("thing", 'Place'), 'place'),
    ' strikes down a brigade of ', Hole(Holds("choice", 'BrigadeType'), 'breed'),
    ' before the first arrow.',
), 'process:storm_walls', 'the_of_strikes_down')
_SAYS_BEFORE_THE_FIRST_ARROW: Final = Message((
    'Before the first arrow: ', Hole(Holds("thing", 'Group'), 'group'), ' fights at ',
    Hole(Holds("number", unit=PERCENT), 'number'), ', with a morale of ',
    Hole(Holds("number", unit=PERCENT), 'battle_morale'), ' and a readiness of ',
    Hole(Holds("number", unit=PERCENT), 'luck'), '; it breaks off at ',
    Hole(Holds("number", unit=PERCENT), 'retreat_threshold'), '.',
), 'process:storm_walls', 'before_the_first_arrow')
_SAYS_IS_NO_MORE: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' is no more.',
), 'process:storm_walls', 'is_no_more')
_SAYS_HAS_NOT_FALLEN: Final = Message((
    Hole(Holds("thing", 'Place'), 'place'), ' has not fallen.',
), 'process:storm_walls', 'place_not_fallen')
_SAYS_HAS_FALLEN_BACK_FROM: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' has fallen back from ',
    Hole(Holds("thing", 'Place'), 'place'), '; losses: ', Hole(Holds("number", unit=PERCENT), 'losses'),
    '.',
), 'process:storm_walls', 'fallen_back')
_SAYS_HAS_HELD_HAS_FALLEN: Final = Message((
    Hole(Holds("thing", 'Place'), 'place'), ' has held: ', Hole(Holds("thing", 'Group'), 'group'),
    ' has fallen back.',
), 'process:storm_walls', 'place_held')
_SAYS_THE_CAPITAL_HAS_FALLEN: Final = Message((
    'The capital has fallen. The throne stands in ', Hole(Holds("thing", 'Place'), 'seat'), ' from now on.',
), 'process:lose_seat', 'throne_driven_out')
_SAYS_THE_CAPITAL_HAS_FALLEN_2: Final = Message((
    'The capital has fallen, and there is no other place to go.',
), 'process:lose_seat', 'throne_lost')
_SAYS_HAS_BEEN_CAPTURED_IN: Final = Message((
    Hole(Holds("thing", 'Figure'), 'figure'), ' has been captured in ',
    Hole(Holds("thing", 'Place'), 'place'), '.',
), 'process:seize', 'has_been_captured_in')
_SAYS_WAS_HIDDEN_IN_TIME: Final = Message((
    Hole(Holds("choice", 'Artifact'), 'a'), ' was hidden in time, and comes home.',
), 'process:seize', 'was_hidden_in_time')
_SAYS_IS_FOUND_IN_AND: Final = Message((
    Hole(Holds("thing", 'Figure'), 'figure'), ' is found in ', Hole(Holds("thing", 'Place'), 'place'),
    ', and is glad to serve.',
), 'process:seize', 'is_found_in_and')
_SAYS_IS_FOUND_IN_IS: Final = Message((
    Hole(Holds("thing", 'Figure'), 'figure'), ' is found in ', Hole(Holds("thing", 'Place'), 'place'),
    ', is bitten, and serves you now.',
), 'process:seize', 'is_found_in_is')
_SAYS_IS_FOUND_IN_AND_2: Final = Message((
    Hole(Holds("thing", 'Figure'), 'figure'), ' is found in ', Hole(Holds("thing", 'Place'), 'place'),
    ', and sent home in chains.',
), 'process:seize', 'is_found_in_and_2')
_SAYS_HAS_ESCAPED_FROM: Final = Message((
    Hole(Holds("thing", 'Figure'), 'f'), ' has escaped from ', Hole(Holds("thing", 'Place'), 'place'), '.',
), 'process:round_up', 'has_escaped_from')
_SAYS_HAS_GONE_UNDERGROUND_IN: Final = Message((
    Hole(Holds("thing", 'Figure'), 'f'), ' has gone underground in ',
    Hole(Holds("thing", 'Place'), 'place'), '.',
), 'process:round_up', 'has_gone_underground_in')
_SAYS_THOSE_WHO_WERE_BITTEN: Final = Message((
    'Those who were bitten in ', Hole(Holds("thing", 'Place'), 'place'), ' join ',
    Hole(Holds("thing", 'Group'), 'group'), '; brigades: ', Hole(Holds("number"), 'bitten'), '.',
), 'process:conquer', 'those_who_were_bitten')
_SAYS_HAS_FALLEN_TO_AND: Final = Message((
    Hole(Holds("thing", 'Place'), 'place'), ' has fallen to ', Hole(Holds("thing", 'Group'), 'group'),
    ', and raises your banner. It has ', Hole(Holds("number", unit=DEFENSE), 'defense'), ', and produces ',
    Hole(Holds("number", unit=GOLD), 'gold_output'), ' and ',
    Hole(Holds("number", unit=FOOD), 'food_output'), '.',
), 'process:conquer', 'place_conquered')
_SAYS_HAS_FALLEN_TO: Final = Message((
    Hole(Holds("thing", 'Place'), 'place'), ' has fallen to ', Hole(Holds("thing", 'Kingdom'), 'winner'),
    '.',
), 'process:conquer', 'place_lost')


def before_the_gates(group: Group, place: Place, kingdom: Kingdom, world: World) -> bool:
    """The group stands before the place.

    maelstrom "#150 - Attack Popcenter".
    """
    if place.sanctuary_of is not None:
        return False  # nobody attacks a hiding place
    group_area = group.area
    return group_area is not None and group_area == place.area and knows_of(kingdom, place, world)


def bars_the_gates(guard: Group, place: Place, kingdom: Kingdom, world: World) -> bool:
    """The guard bars the way to the place.

    maelstrom "Combat", "#150 - Attack Popcenter".
    """
    if world.happened('retreated', 'this', 0, guard):
        return False  # driven off
    if hides_from(guard, kingdom, 0, world):
        return False  # in hiding
    # the lord's own host
    return guard.kingdom is place.kingdom and guard.area == place.area and host_size(guard) > HOST_SIZE_PATROL


def may_barrage(group: Group) -> bool:
    """The group may batter walls.

    maelstrom "Dwarven", "Tactical Maneuver Selections (TAC)".
    """
    if not group.kingdom.traits & _TRAIT_SIEGE_ENGINEERING_BIT:
        return False  # It takes engineers.
    if not commanded(group):
        return False  # It takes a Marshal.
    # It takes veterans at the machines.
    return any(
        b.breed == BRIGADE_TYPE_WAR_MACHINES and b.experience >= EXPERIENCE_VETERAN
        for b in group.brigades
    )


def refusals_may_barrage(group: Group) -> tuple[int, ...]:
    """What is lacking where this does not hold: the group may batter walls.

    Indices of LABELS['refusals_may_barrage']; empty where it holds.
    maelstrom "Dwarven", "Tactical Maneuver Selections (TAC)".
    """
    notes: list[int] = []
    if not group.kingdom.traits & _TRAIT_SIEGE_ENGINEERING_BIT:
        notes.append(0)
    if not commanded(group):
        notes.append(1)
    if not any(
        b.breed == BRIGADE_TYPE_WAR_MACHINES and b.experience >= EXPERIENCE_VETERAN
        for b in group.brigades
    ):
        notes.append(2)
    return tuple(notes)


def walls_cut(attacker: Kingdom, place: Place) -> int:
    """What an attacker's art takes from the defense of a place.

    In percent.
    maelstrom "Siege Engineering".
    """
    value = 0
    if (
        attacker.traits & _TRAIT_SIEGE_ENGINEERING_BIT
        and (place.settlement == SETTLEMENT_TOWN or place.settlement == SETTLEMENT_CITY)
    ):
        value = 10  # conquest: engineers
    return value


def walls_today(place: Place, seizure: Seizure, host: Side, garrison: Side, world: World) -> int:
    """What walls are worth on the day of a storm.

    In strength.
    Raises DividedByNothing (a divisor is 0); DoesNotApply (the book says that there is no such value);
    OffTheTable (a table has no row); TooMuchTaken (reductions take more than everything).
    maelstrom "Population Centers", "Combat".
    """
    value = walls_value(place, seizure, world)  # its defense
    share_ = 100
    share_ -= walls_cut(host.group.kingdom, place)  # engineers
    if share_ < 0:
        raise TooMuchTaken('walls_today')
    value *= share_
    value = (value + 50) // 100  # whole points
    value *= battle_morale(garrison, host, world)  # those who stand on them
    value *= garrison.luck  # readiness of the day
    return (value + 5000) // 10000  # whole points


def shelter_today(place: Place, day: int) -> int:
    """What damage to a place is divided by on the day.

    In steps of 1/100 toughness.
    maelstrom "Population Centers".
    """
    value = walls_shelter(place)  # its walls
    value *= day  # the will of the day
    if value < 10000:
        value = 10000  # no worse than none
    return (100 * value + 5000) // 10000


def wings_grounded(group: Group, place: Place) -> int:
    """What flying is not worth before these walls.

    In points.
    maelstrom "Fortifications".
    """
    value = 0
    if (
        flying(group)
        and any(BUILDING_GROUNDS_FLYERS[b] is not None for b in map(Building, members(place.buildings)))
    ):
        value += 20  # a tower that shoots at wings
    return value


def surge_force(host: Side, garrison: Side, place: Place, surge: Surge, world: World) -> int:
    """What a host throws against walls in a stage.

    In strength.
    Raises DividedByNothing (a divisor is 0); DoesNotApply (the book says that there is no such value);
    OffTheTable (a table has no row); TooMuchTaken (reductions take more than everything).
    maelstrom "Combat Stages".
    """
    if SURGE_ARM[surge] != ARM_NO_TROOPS:
        value = troop_value(host.group, SURGE_ARM[surge])  # troops
    elif SURGE_ARM[surge] == ARM_NO_TROOPS and SURGE_ORIGIN[surge] == STAGE_ORIGIN_SPELLS:
        value = spell_power(host, world)  # spells
    elif SURGE_ARM[surge] == ARM_NO_TROOPS and SURGE_ORIGIN[surge] == STAGE_ORIGIN_ARTIFACTS:
        value = wand_power(host, world)  # artifacts
    elif (
        SURGE_ARM[surge] == ARM_NO_TROOPS
        and SURGE_ORIGIN[surge] != STAGE_ORIGIN_SPELLS
        and SURGE_ORIGIN[surge] != STAGE_ORIGIN_ARTIFACTS
    ):
        value = 0  # nothing yet
    else:
        value = 0
    share_ = 100
    if SURGE_ORIGIN[surge] == STAGE_ORIGIN_TROOPS:
        share_ -= host.losses  # casualties so far
    if share_ < 0:
        raise TooMuchTaken('surge_force')
    value *= share_
    if (
        (SURGE_ARM[surge] == ARM_LONG_RANGE or SURGE_ARM[surge] == ARM_SHORT_RANGE)
        and may_barrage(host.group)
    ):
        value *= TACTIC_VOLLEY[host.ordered]  # battered
    else:
        value *= 100
    value = (value + 5000) // 10000  # whole points
    if SURGE_ORIGIN[surge] == STAGE_ORIGIN_TROOPS:
        host_group = host.group
        # what it fights at
        value *= combat_bonus(
            host, garrison, world,
        ) + storming_gain(host_group) - wings_grounded(host_group, place)
    else:
        value *= 100
    if SURGE_ORIGIN[surge] == STAGE_ORIGIN_TROOPS:
        value *= battle_morale(host, garrison, world)  # morale
    else:
        value *= 100
    return (value + 5000) // 10000  # whole points


def breach(host: Side, garrison: Side, wall: Rampart, surge: Surge, world: World) -> int:
    """What a stage takes from the walls.

    In strength.
    Raises DividedByNothing (a divisor is 0); DoesNotApply (the book says that there is no such value);
    OffTheTable (a table has no row); TooMuchTaken (reductions take more than everything).
    maelstrom "Population Centers".
    """
    value = surge_force(host, garrison, wall.place, surge, world)
    divisor = 1
    if SURGE_ORIGIN[surge] == STAGE_ORIGIN_TROOPS:
        divisor *= max(100, wall.shelter)  # loss divider
        value *= 100
    if SURGE_ORIGIN[surge] != STAGE_ORIGIN_TROOPS:
        divisor *= max(200, wall.shelter)  # half of it against spells
        value *= 200
    return quotient(2 * value + divisor, 2 * divisor, 'breach')  # whole points


def walls_answer(host: Side, garrison: Side, wall: Rampart, surge: Surge, world: World) -> int:
    """What walls do to a host in a stage of a storm.

    In strength.
    Raises DividedByNothing (a divisor is 0); DoesNotApply (the book says that there is no such value);
    OffTheTable (a table has no row); TooMuchTaken (reductions take more than everything).
    maelstrom "Combat Stages".
    """
    value = SURGE_RIPOSTE[surge] * wall.unbroken  # the stage's share
    divisor = 1
    divisor *= loss_divider(host, garrison, world)  # loss divider
    value *= 100
    return quotient(2 * value + 100 * divisor, 200 * divisor, 'walls_answer')  # whole points


def toll_of_walls(host: Side, garrison: Side, wall: Rampart, surge: Surge, world: World) -> int:
    """Casualties of a host in a stage of a storm.

    In percent, 0% to 100%.
    Raises DividedByNothing (a divisor is 0); DoesNotApply (the book says that there is no such value);
    OffTheTable (a table has no row); TooMuchTaken (reductions take more than everything).
    maelstrom "Combat Stages".
    """
    host_group = host.group
    # damage, as a share of what the group is worth
    value = quotient(
        200 * walls_answer(host, garrison, wall, surge, world) + max(1, group_value(host_group)),
        2 * max(1, group_value(host_group)), 'toll_of_walls',
    )
    if value < 0:
        value = 0
    elif value > 100:
        value = 100
    return value


def still_standing(wall: Rampart) -> int:
    """Share of the walls that still stands.

    In percent, 0% to 100%.
    Raises DividedByNothing (a divisor is 0).
    maelstrom "Combat Stages".
    """
    value = -1 * quotient(-100 * wall.unbroken, max(1, wall.at_dawn), 'still_standing')
    if value < 0:
        value = 0
    elif value > 100:
        value = 100
    return value


def part_of_region(place: Place, world: World) -> int:
    """Share of its region's people that lives in a place.

    In percent, 0% to 100%.
    Raises DividedByNothing (a divisor is 0).
    maelstrom "Regions".
    """
    # its people
    value = quotient(
        200 * place.census + max(1, sum(p.census for p in world.places if p.region == place.region)),
        2 * max(1, sum(p.census for p in world.places if p.region == place.region)), 'part_of_region',
    )
    if value < 0:
        value = 0
    elif value > 100:
        value = 100
    return value


def severity(dice: Dice) -> int:
    """How much of the most is lost.

    In plain numbers.
    maelstrom "Combat".
    """
    return dice.throw('severity.1', 11) - 1  # tenths


def what_stays(most: int, tenths: int) -> int:
    """What a capacity keeps when a place falls.

    In percent.
    Raises TooMuchTaken (reductions take more than everything).
    maelstrom "Combat".
    """
    value = 100
    share_ = 1000
    share_ -= tenths * most  # lost for good
    if share_ < 0:
        raise TooMuchTaken('what_stays')
    value *= share_
    return (value + 500) // 1000  # whole points


def can_be_seized(figure: Figure) -> bool:
    """The figure may be captured when a place falls.

    maelstrom "Political Emissaries".
    """
    return figure.rank in _ONE_OF_1


def seizing_chance(figure: Figure, place: Place, captor: Kingdom, seizure: Seizure) -> int:
    """Chance that a figure is captured in a place that falls.

    In percent.
    maelstrom "#150 - Attack Popcenter", "Political Emissaries".
    """
    fall_capture_ = fall_capture(figure)
    value = fall_capture_
    figure_rank = figure.rank
    if figure_rank == RANK_KING or figure_rank == RANK_QUEEN or figure_rank == RANK_REGENT:
        value = min(fall_capture_, 25)  # rulers slip away
    if seizure == SEIZURE_SIEGE_ORDER:
        value += siege_captives(captor, True) - 50  # a close ring
    place_buildings = place.buildings
    if place_buildings & _BUILDING_SECRET_PASSAGES_BIT or deathless(figure):
        value -= 40  # a passage
    if (
        (figure_rank == RANK_KING or figure_rank == RANK_QUEEN or figure_rank == RANK_REGENT)
        and place_buildings & _BUILDING_SECRET_PASSAGES_BIT
    ):
        value = 0  # a passage for the throne
    # smoke
    value *= 100 - max([0, *[ARTIFACT_SAVING_CHANCE[a] for a in map(Artifact, members(figure.artifacts))]])
    if value < 0:
        value = 0
    return (value + 50) // 100  # whole points


def townsfolk_bitten(group: Group, place: Place) -> int:
    """Brigades of a population center that join its conqueror.

    In plain numbers.
    maelstrom "Lycans".
    """
    value = 0
    group_kingdom = group.kingdom
    group_kingdom_privileges = group_kingdom.privileges
    if group_kingdom_privileges & _PRIVILEGE_LYCANTHROPY_IN_BATTLE_BIT:
        group_brigades = group.brigades
        if (
            any(b.breed == BRIGADE_TYPE_LYCANS for b in group_brigades)
            and place.settlement == SETTLEMENT_TOWN
        ):
            value += 1  # Lycanthrope In Battle (privilege): bitten in the streets
        if (
            any(b.breed == BRIGADE_TYPE_LYCANS for b in group_brigades)
            and place.settlement == SETTLEMENT_CITY
        ):
            value += 2  # Lycanthrope In Battle (privilege): bitten in the streets
    return value


def hurl(host: Side, garrison: Side, wall: Rampart, surge: Surge, world: World) -> None:
    """A stage of a storm.

    Raises Clash (two changes that happen at once set one field); DividedByNothing (a divisor is 0);
    DoesNotApply (the book says that there is no such value); OffTheTable (a table has no row);
    TooMuchTaken (reductions take more than everything).
    maelstrom "Combat Stages".
    """
    if host.broken_off or wall.unbroken == 0:
        return
    place = wall.place
    force = surge_force(host, garrison, place, surge, world)
    at_once = world.together()
    at_once.set(host, "blow", toll_of_walls(host, garrison, wall, surge, world))
    at_once.add(wall, "unbroken", -breach(host, garrison, wall, surge, world), 0)
    at_once.apply()
    world.keep(host, "losses")
    host.losses = min(host.losses + host.blow, max(host.losses, 100))
    standing = still_standing(wall)
    if force > 0 or host.blow > 0:
        world.tell(
            host.group.kingdom,
            _SAYS_STRIKES_WITH_AND_LOSES.text(
                (surge, host.group, force, host.blow, host.losses, place, standing), SHAPE,
            ),
            host.group,
            place,
        )
        lord = place.kingdom
        if lord is not None:
            world.tell(
                lord,
                _SAYS_LOSES_IN_ALL_OF.text(
                    (surge, host.group, host.blow, host.losses, place, standing), SHAPE,
                ),
                host.group,
                place,
            )
    if SURGE_FLINCHING[surge] and wall.unbroken > 0 and withdraws(host, garrison):
        world.keep(host, "broken_off")
        host.broken_off = True
        group = host.group
        world.note('retreated', group)
        upon_retreated_1(group, world)


def storm_walls(group: Group, place: Place, seizure: Seizure, plan: Tactic, world: World, dice: Dice) -> None:
    """Walls are stormed.

    Raises Clash (two changes that happen at once set one field); DividedByNothing (a divisor is 0);
    DoesNotApply (the book says that there is no such value); OffTheTable (a table has no row);
    TooMuchTaken (reductions take more than everything).
    maelstrom "#150 - Attack Popcenter", "Combat Stages".
    """
    if any(dome.place is place for dome in world.domes):
        slide_off(group, place, world)
        return
    lord = place.kingdom
    world.tell(group.kingdom, _SAYS_STORMS.text((group, place), SHAPE), group, place)
    if lord is not None:
        world.tell(lord, _SAYS_OF_STORMS.text((group, group.kingdom, place), SHAPE), group, place)
    ground = group.terrain
    world.keep(group, "terrain")
    group.terrain = TERRAIN_WALLS
    host = Side(
        group=group, attacking=True, ordered=plan, season=weather(world), battles=group.fought,
        casts=group.prepared,
    )
    world.add(host)
    folk = Kingdom(name=place.name)
    world.add(folk)
    watch_ = Group(kingdom=folk, name=place.name, area=place.area, terrain=TERRAIN_WALLS)
    world.add(watch_)
    if lord is not None:
        watch_.kingdom = lord
    garrison = Side(group=watch_, ordered=TACTIC_HOLD, season=weather(world))
    world.add(garrison)
    first_luck = readiness(dice)  # the attacker's day
    second_luck = readiness(dice)  # the garrison's day
    third_luck = readiness(dice)  # the walls' day
    host.luck = first_luck
    garrison.luck = second_luck
    walls = walls_today(place, seizure, host, garrison, world)
    wall = Rampart(place=place, unbroken=walls, at_dawn=walls, shelter=shelter_today(place, third_luck))
    world.add(wall)
    if plan == TACTIC_BARRAGE and not may_barrage(group):
        world.tell(
            group.kingdom,
            _SAYS_CANNOT_CARRY_THIS_OUT.text((group, plan, stance(host, garrison)), SHAPE),
            group,
        )
    for b in [b for b in map(Building, members(place.buildings)) if BUILDING_SLAYS[b] != 0]:
        victim = next((victim for victim in group.brigades if BUILDING_SLAYS[b] >> victim.breed & 1), None)
        if victim is not None:
            world.tell(group.kingdom, _SAYS_THE_OF_STRIKES_DOWN.text((b, place, victim.breed), SHAPE), place)
            if lord is not None:
                world.tell(lord, _SAYS_THE_OF_STRIKES_DOWN.text((b, place, victim.breed), SHAPE), place)
            host.brigades_lost += 1
            muster_out(group, victim, world)
    world.tell(
        group.kingdom,
        _SAYS_BEFORE_THE_FIRST_ARROW.text(
            (
                group,
                combat_bonus(host, garrison, world) + storming_gain(group) - wings_grounded(group, place),
                battle_morale(host, garrison, world), host.luck, retreat_threshold(host, garrison),
            ),
            SHAPE,
        ),
        group,
    )
    hurl(host, garrison, wall, SURGE_WALLS_FAR, world)
    hurl(host, garrison, wall, SURGE_WALLS_MAGIC, world)
    hurl(host, garrison, wall, SURGE_WALLS_WANDS, world)
    hurl(host, garrison, wall, SURGE_WALLS_NEAR, world)
    for wave in range(1, 13):
        hurl(host, garrison, wall, SURGE_WALLS_STORM, world)
    fallen = wall.unbroken == 0
    heart = group.morale
    world.keep(group, "terrain")
    group.terrain = ground
    fall(host, garrison, world, dice)
    after_battle(host, garrison, fallen and host_size(group) > HOST_SIZE_INACTIVE, world, dice)
    if fallen and seizure == SEIZURE_PLUNDER_ORDER:
        world.keep(group, "morale")
        group.morale = heart
        world.keep(group, "morale")
        group.morale = morale_after(group, MORALE_EVENT_PLUNDERED)
    if host_size(group) == HOST_SIZE_INACTIVE:
        break_camp(group, world, dice)
        if lord is not None:
            world.tell(lord, _SAYS_IS_NO_MORE.text((group,), SHAPE), group)
        world.tell(group.kingdom, _SAYS_HAS_NOT_FALLEN.text((place,), SHAPE), place)
    elif fallen:
        conquer(group, place, seizure, world, dice)
    else:
        world.tell(
            group.kingdom,
            _SAYS_HAS_FALLEN_BACK_FROM.text((group, place, host.losses), SHAPE),
            group,
            place,
        )
        if lord is not None:
            world.tell(lord, _SAYS_HAS_HELD_HAS_FALLEN.text((place, group), SHAPE), place, group)
    world.drop(wall)
    world.drop(host)
    world.drop(garrison)
    for camp_wolf in [camp_wolf for camp_wolf in world.camp_wolves if camp_wolf.group is watch_]:
        world.drop(camp_wolf)
    for silver_tongue in [
        silver_tongue
        for silver_tongue in world.silver_tongues
        if silver_tongue.group is watch_
    ]:
        world.drop(silver_tongue)
    world.drop(watch_)
    world.drop(folk)


def lay_down_arms(world: World) -> None:
    """The fighting of the month is over.

    maelstrom "Combat".
    """
    for g in list(world.groups):
        g.fought = 0


def raise_banner(kingdom: Kingdom, place: Place, world: World) -> None:
    """A place has another lord.

    Raises DividedByNothing (a divisor is 0).
    maelstrom "Population Centers", "Regions", "Buildings".
    """
    lord = place.kingdom
    part = part_of_region(place, world)
    where_it_lies = place.region
    shake_off(place, world)
    world.keep(place, "kingdom")
    place.kingdom = kingdom
    world.keep(kingdom, "places")
    kingdom.places = (*kingdom.places, place)
    if where_it_lies is not None:
        s = next((s for s in kingdom.standings if s.region == where_it_lies), None)
        if s is not None:
            world.keep(s, "share")
            s.share = min(
                s.share + part,
                max(s.share, 100 - sum(share(k, where_it_lies) for k in world.kingdoms if k is not kingdom)),
            )
        else:
            fresh = Foothold(region=where_it_lies, share=part)
            world.add(fresh)
            world.keep(kingdom, "standings")
            kingdom.standings = (*kingdom.standings, fresh)
    find_relics(kingdom, place, world)
    world.keep(place, "watchers")
    place.watchers = ()
    open_cells(kingdom, place, world)
    remember(kingdom, place, world)
    if lord is not None:
        remember(lord, place, world)


def suffer(place: Place, world: World, dice: Dice) -> None:
    """What a storm leaves of a place.

    Raises TooMuchTaken (reductions take more than everything).
    maelstrom "Combat".
    """
    walls_hit = severity(dice)  # the walls
    yield_hit = severity(dice)  # fields and mints
    people_hit = severity(dice)  # the people
    walls_kept = what_stays(10, walls_hit)
    yield_kept = what_stays(10, yield_hit)
    people_kept = what_stays(10, people_hit)
    world.keep(place, "defense")
    place.defense = walls_kept * place.defense // 100
    world.keep(place, "gold_output")
    place.gold_output = yield_kept * place.gold_output // 100
    if place.food_output > 0:
        world.keep(place, "food_output")
        place.food_output = yield_kept * place.food_output // 100
    world.keep(place, "census")
    place.census = people_kept * place.census // 100


def lose_seat(lord: Kingdom, place: Place, world: World, dice: Dice) -> None:
    """A capital is lost.

    Raises DoesNotApply (the book says that there is no such value); OffTheTable (a table has no row);
    TooMuchTaken (reductions take more than everything).
    maelstrom "Population Centers", "King's Influence".
    """
    seat_ = refuge(lord, world)
    if seat_ is None:
        leave_court(lord, place, world, dice)
    world.keep(lord, "capital")
    lord.capital = seat_
    world.keep(lord, "influence")
    lord.influence = influence_lowered(lord, -1 * influence_change(INFLUENCE_EVENT_CAPITAL_LOST))
    for t in [t for t in world.targets if t.kingdom is lord and t.place is place and t.rank in _ONE_OF_2]:
        world.keep(t, "place")
        t.place = seat_
    for t in [t for t in world.targets if t.captor is lord]:
        world.keep(t, "place")
        t.place = seat_
        if seat_ is None:
            world.keep(t, "captor")
            t.captor = None
    if seat_ is not None:
        world.tell(lord, _SAYS_THE_CAPITAL_HAS_FALLEN.text((seat_,), SHAPE), seat_)
    else:
        world.tell(lord, _SAYS_THE_CAPITAL_HAS_FALLEN_2.text((), SHAPE))


def seize(kingdom: Kingdom, figure: Figure, place: Place, world: World) -> None:
    """Somebody is captured.

    maelstrom "#150 - Attack Popcenter", "Political Emissaries", "High Priestess", "Lycans".
    """
    world.keep(figure, "place")
    figure.place = kingdom.capital
    home = figure.kingdom
    if home is not None:
        world.tell(home, _SAYS_HAS_BEEN_CAPTURED_IN.text((figure, place), SHAPE), figure, place)
        for a in map(Artifact, members(figure.artifacts)):
            world.keep(home, "regalia")
            home.regalia |= 1 << a
            world.tell(home, _SAYS_WAS_HIDDEN_IN_TIME.text((a,), SHAPE))
        world.keep(figure, "artifacts")
        figure.artifacts = 0
    if figure.rank == RANK_FOOL or figure.rank == RANK_PRIESTESS:
        world.keep(figure, "kingdom")
        figure.kingdom = kingdom
        world.tell(kingdom, _SAYS_IS_FOUND_IN_AND.text((figure, place), SHAPE), figure, place)
    elif (
        kingdom.privileges & _PRIVILEGE_LYCANTHROPY_OF_CAPTIVES_BIT
        and figure.rank not in _ONE_OF_3
        and not deathless(figure)
    ):
        world.keep(figure, "kingdom")
        figure.kingdom = kingdom
        world.tell(kingdom, _SAYS_IS_FOUND_IN_IS.text((figure, place), SHAPE), figure, place)
    else:
        world.keep(figure, "captor")
        figure.captor = kingdom
        world.tell(kingdom, _SAYS_IS_FOUND_IN_AND_2.text((figure, place), SHAPE), figure, place)


def round_up(kingdom: Kingdom, place: Place, seizure: Seizure, world: World, dice: Dice) -> None:
    """Who is found in a place that has fallen.

    maelstrom "#150 - Attack Popcenter", "Political Emissaries".
    """
    for f in [
        f
        for f in world.figures
        if f.place is place
            and f.captor is None
            and f.kingdom is not None
            and f.kingdom is not kingdom
            and not any(k is f.kingdom for k in kingdom.allies)
    ]:
        f_dice = dice.at(f.id)
        home = present(f.kingdom, '')
        if can_be_seized(f):
            chance = seizing_chance(f, place, kingdom, seizure)  # captured
            if f_dice.throw('round_up.captured', 100) <= chance:
                seize(kingdom, f, place, world)
            else:
                world.keep(f, "place")
                f.place = home.capital
                world.tell(home, _SAYS_HAS_ESCAPED_FROM.text((f, place), SHAPE), f, place)
        elif f.rank == RANK_AGENT or f.rank == RANK_FANATIC:
            world.tell(home, _SAYS_HAS_GONE_UNDERGROUND_IN.text((f, place), SHAPE), f, place)


def conquer(group: Group, place: Place, seizure: Seizure, world: World, dice: Dice) -> None:
    """A place is conquered.

    Raises DividedByNothing (a divisor is 0); DoesNotApply (the book says that there is no such value);
    OffTheTable (a table has no row); TooMuchTaken (reductions take more than everything).
    maelstrom "#150 - Attack Popcenter", "#160 - Plunder Popcenter", "Combat".
    """
    lord = place.kingdom
    winner = group.kingdom
    if seizure == SEIZURE_PLUNDER_ORDER:
        sack(group, place, world, dice)
        return
    suffer(place, world, dice)
    raise_banner(winner, place, world)
    world.note('conquered', winner, place)
    bitten = townsfolk_bitten(group, place)
    kin = winner.own_brigade
    if bitten > 0 and kin is not None:
        raise_brigades(group, kin, EXPERIENCE_GREEN, bitten, world)
        world.tell(winner, _SAYS_THOSE_WHO_WERE_BITTEN.text((place, group, bitten), SHAPE), place, group)
    world.tell(
        winner,
        _SAYS_HAS_FALLEN_TO_AND.text(
            (place, group, place.defense, place.gold_output, place.food_output), SHAPE,
        ),
        place,
        group,
    )
    if lord is not None:
        world.tell(lord, _SAYS_HAS_FALLEN_TO.text((place, winner), SHAPE), place)
        if lord.capital is place:
            lose_seat(lord, place, world, dice)
    round_up(winner, place, seizure, world, dice)


# at the end, for these modules use each other
from ._after_battle import break_camp, fall  # noqa: E402
from ._turn import weather  # noqa: E402
from .brigades import flying, group_value, troop_value  # noqa: E402
from .casting_places import slide_off  # noqa: E402
from .combat import battle_morale, combat_bonus, loss_divider, readiness, retreat_threshold, spell_power, wand_power, withdraws  # noqa: E402
from .gates import deathless  # noqa: E402
from .marching import hides_from  # noqa: E402
from .morale import morale_after  # noqa: E402
from .movement import host_size  # noqa: E402
from .orders_artifacts import find_relics, leave_court  # noqa: E402
from .orders_battle import after_battle  # noqa: E402
from .politics import open_cells, shake_off  # noqa: E402
from .setting_up import raise_brigades  # noqa: E402
from .sieges import sack, upon_retreated_1  # noqa: E402
from .succession import refuge  # noqa: E402
from .tactics import commanded, stance  # noqa: E402
from .upkeep import muster_out  # noqa: E402
from .walls import siege_captives, storming_gain, walls_shelter, walls_value  # noqa: E402
