"""The resolvers of conquest.rules with the notes that explain them."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Dice, Label, Notes, TooMuchTaken, members, quotient

from ._choices import (
    ARM_LONG_RANGE, ARM_NO_TROOPS, ARM_SHORT_RANGE, Artifact, BRIGADE_TYPE_LYCANS,
    BRIGADE_TYPE_WAR_MACHINES, BUILDING_SECRET_PASSAGES, Building, EXPERIENCE_VETERAN, HOST_SIZE_PATROL,
    PRIVILEGE_LYCANTHROPY_IN_BATTLE, RANK_AMBASSADOR, RANK_BARON, RANK_CONSUL, RANK_COUNT,
    RANK_DEMON_PRINCE, RANK_DUKE, RANK_FOOL, RANK_GOVERNOR, RANK_KING, RANK_MAIDEN, RANK_PRIESTESS,
    RANK_PRINCE, RANK_QUEEN, RANK_REGENT, SEIZURE_SIEGE_ORDER, SETTLEMENT_CITY, SETTLEMENT_TOWN,
    STAGE_ORIGIN_ARTIFACTS, STAGE_ORIGIN_SPELLS, STAGE_ORIGIN_TROOPS, Seizure, Surge,
    TRAIT_SIEGE_ENGINEERING,
)
from ._kinds import Figure, Group, Kingdom, Place, Rampart, Side
from ._tables import (
    ARTIFACT_SAVING_CHANCE, BUILDING_GROUNDS_FLYERS, SURGE_ARM, SURGE_ORIGIN, SURGE_RIPOSTE, TACTIC_VOLLEY,
)
from ._world import World
from .brigades import flying, group_value, troop_value
from .combat import battle_morale, combat_bonus, loss_divider, spell_power, wand_power
from .conquest import may_barrage, surge_force, walls_answer, walls_cut, wings_grounded
from .court import fall_capture
from .gates import deathless
from .map_ import knows_of
from .marching import hides_from
from .movement import host_size
from .tactics import commanded
from .walls import siege_captives, storming_gain, walls_shelter, walls_value

_BUILDING_SECRET_PASSAGES_BIT: Final = 1 << BUILDING_SECRET_PASSAGES
_ONE_OF_1: Final = frozenset((
    RANK_KING, RANK_QUEEN, RANK_REGENT, RANK_CONSUL, RANK_DEMON_PRINCE, RANK_PRINCE, RANK_DUKE, RANK_COUNT,
    RANK_BARON, RANK_GOVERNOR, RANK_AMBASSADOR, RANK_FOOL, RANK_PRIESTESS, RANK_MAIDEN,
))
_PRIVILEGE_LYCANTHROPY_IN_BATTLE_BIT: Final = 1 << PRIVILEGE_LYCANTHROPY_IN_BATTLE
_TRAIT_SIEGE_ENGINEERING_BIT: Final = 1 << TRAIT_SIEGE_ENGINEERING

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "before_the_gates": (
        Label('no', 'nobody attacks a hiding place', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#455 - Create Sanctuary", line 4481'),
        Label('holds', ''),
    ),
    "bars_the_gates": (
        Label('no', 'driven off'),
        Label('no', 'in hiding'),
        Label('holds', "the lord's own host"),
    ),
    "may_barrage": (
        Label('needs', 'It takes engineers.'),
        Label('needs', 'It takes a Marshal.'),
        Label('needs', 'It takes veterans at the machines.'),
    ),
    "refusals_may_barrage": (
        Label('needs', 'It takes engineers.'),
        Label('needs', 'It takes a Marshal.'),
        Label('needs', 'It takes veterans at the machines.'),
    ),
    "walls_cut": (
        Label('base', ''),
        Label('set to', 'engineers', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Siege Engineering", line 3969', 'conquest'),
    ),
    "walls_today": (
        Label('base', 'its defense'),
        Label('reduce by', 'engineers', 100, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Siege Engineering", line 3969'),
        Label('times', 'those who stand on them', 100, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Ruthless", line 3957'),
        Label('times', 'readiness of the day', 10000, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Population Centers", line 1094'),
        Label('round', 'whole points', 100, 'ruling "What happens to fractions"'),
        Label('round', 'whole points', 10000, 'ruling "What happens to fractions"'),
    ),
    "shelter_today": (
        Label('base', 'its walls', 100),
        Label('times', 'the will of the day', 10000, 'ruling "How far the readiness of the day varies"'),
        Label('at least', 'no worse than none', 10000),
        Label('round', '', 10000),
    ),
    "wings_grounded": (
        Label('base', ''),
        Label('add', 'a tower that shoots at wings'),
    ),
    "surge_force": (
        Label('base', 'troops'),
        Label('base', 'spells'),
        Label('base', 'artifacts', 1, 'ruling "Whether a Rod of Fire and its like strike at walls"'),
        Label('base', 'nothing yet'),
        Label('reduce by', 'casualties so far', 100, 'ruling "How casualties weaken the next stages"'),
        Label('times', 'battered', 10000, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Tactical Maneuver Selections (TAC)", line 2177'),
        Label('times', 'what it fights at', 100),
        Label('times', 'morale', 10000),
        Label('round', 'whole points', 10000, 'ruling "What happens to fractions"'),
        Label('round', 'whole points', 10000, 'ruling "What happens to fractions"'),
    ),
    "breach": (
        Label('base', ''),
        Label('divide by', 'loss divider', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Population Centers", line 1096'),
        Label('divide by', 'half of it against spells', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Magic", line 2337'),
        Label('round', 'whole points', 1, 'ruling "What happens to fractions"'),
    ),
    "walls_answer": (
        Label('base', "the stage's share", 100, 'ruling "With what walls strike back that are half down"'),
        Label('divide by', 'loss divider', 100, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Recruiting", line 2059'),
        Label('round', 'whole points', 100, 'ruling "What happens to fractions"'),
    ),
    "toll_of_walls": (
        Label('base', 'damage, as a share of what the group is worth', 1, 'ruling "What happens to fractions"'),
        Label('bounds', ''),
    ),
    "still_standing": (
        Label('base', ''),
        Label('bounds', ''),
    ),
    "part_of_region": (
        Label('base', 'its people', 1, 'ruling "What happens to fractions"'),
        Label('bounds', ''),
    ),
    "severity": (
        Label('otherwise', 'tenths'),
    ),
    "what_stays": (
        Label('base', ''),
        Label('reduce by', 'lost for good', 1000),
        Label('round', 'whole points', 1000, 'ruling "What happens to fractions"'),
    ),
    "can_be_seized": (
        Label('holds', ''),
    ),
    "seizing_chance": (
        Label('base', ''),
        Label('add', 'a close ring', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Siege Engineering", line 3969'),
        Label('set to', 'rulers slip away', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#150 \u2013 Attack Popcenter", line 4247'),
        Label('subtract', 'a passage', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Buildings", line 1129; "Immortality", line 1575'),
        Label('times', 'a passage for the throne', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Buildings", line 1129'),
        Label('times', 'smoke', 100, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#993 - Kingdom Customization", line 5155; "Kingdom Customization", line 854'),
        Label('at least', '', 100),
        Label('round', 'whole points', 100, 'ruling "What happens to fractions"'),
    ),
    "townsfolk_bitten": (
        Label('base', ''),
        Label('add', 'bitten in the streets', 1, '', 'Lycanthrope In Battle (privilege)'),
        Label('add', 'bitten in the streets', 1, '', 'Lycanthrope In Battle (privilege)'),
    ),
}


def why_before_the_gates(group: Group, place: Place, kingdom: Kingdom, world: World) -> tuple[bool, Notes]:
    """The group stands before the place.

    `before_the_gates` with its notes: pairs of an index of LABELS['before_the_gates'] and what it
    moved.
    maelstrom "#150 - Attack Popcenter".
    """
    notes: Notes = []
    if place.sanctuary_of is not None:
        notes.append((0, 0))
        return False, notes  # nobody attacks a hiding place
    group_area = group.area
    if group_area is None or group_area != place.area or not knows_of(kingdom, place, world):
        notes.append((1, 0))
        return False, notes
    return True, notes


def why_bars_the_gates(guard: Group, place: Place, kingdom: Kingdom, world: World) -> tuple[bool, Notes]:
    """The guard bars the way to the place.

    `bars_the_gates` with its notes: pairs of an index of LABELS['bars_the_gates'] and what it moved.
    maelstrom "Combat", "#150 - Attack Popcenter".
    """
    notes: Notes = []
    if world.happened('retreated', 'this', 0, guard):
        notes.append((0, 0))
        return False, notes  # driven off
    if hides_from(guard, kingdom, 0, world):
        notes.append((1, 0))
        return False, notes  # in hiding
    if guard.kingdom is not place.kingdom or guard.area != place.area or host_size(guard) <= HOST_SIZE_PATROL:
        notes.append((2, 0))
        return False, notes  # the lord's own host
    return True, notes


def why_may_barrage(group: Group) -> tuple[bool, Notes]:
    """The group may batter walls.

    `may_barrage` with its notes: pairs of an index of LABELS['may_barrage'] and what it moved.
    maelstrom "Dwarven", "Tactical Maneuver Selections (TAC)".
    """
    notes: Notes = []
    if not group.kingdom.traits & _TRAIT_SIEGE_ENGINEERING_BIT:
        notes.append((0, 0))
        return False, notes  # It takes engineers.
    if not commanded(group):
        notes.append((1, 0))
        return False, notes  # It takes a Marshal.
    if not any(
        b.breed == BRIGADE_TYPE_WAR_MACHINES and b.experience >= EXPERIENCE_VETERAN
        for b in group.brigades
    ):
        notes.append((2, 0))
        return False, notes  # It takes veterans at the machines.
    return True, notes


def why_walls_cut(attacker: Kingdom, place: Place) -> tuple[int, Notes]:
    """What an attacker's art takes from the defense of a place.

    `walls_cut` with its notes: pairs of an index of LABELS['walls_cut'] and what it moved.
    In percent.
    maelstrom "Siege Engineering".
    """
    notes: Notes = []
    notes.append((0, 0))
    value = 0
    if (
        attacker.traits & _TRAIT_SIEGE_ENGINEERING_BIT
        and (place.settlement == SETTLEMENT_TOWN or place.settlement == SETTLEMENT_CITY)
    ):
        notes.append((1, 10 - value))
        value = 10  # conquest: engineers
    return value, notes


def why_walls_today(
    place: Place,
    seizure: Seizure,
    host: Side,
    garrison: Side,
    world: World,
) -> tuple[int, Notes]:
    """What walls are worth on the day of a storm.

    `walls_today` with its notes: pairs of an index of LABELS['walls_today'] and what it moved.
    In strength.
    Raises DividedByNothing (a divisor is 0); DoesNotApply (the book says that there is no such value);
    OffTheTable (a table has no row); TooMuchTaken (reductions take more than everything).
    maelstrom "Population Centers", "Combat".
    """
    notes: Notes = []
    value = walls_value(place, seizure, world)  # its defense
    notes.append((0, value))
    share_ = 100
    points = walls_cut(host.group.kingdom, place)
    notes.append((1, value * (-1 * points)))
    share_ -= points  # engineers
    if share_ < 0:
        raise TooMuchTaken('walls_today')
    value *= share_
    before = value
    value = (value + 50) // 100  # whole points
    notes.append((4, 100 * value - before))
    times = battle_morale(garrison, host, world)
    notes.append((2, value * (times - 100)))
    value *= times  # those who stand on them
    times_ = garrison.luck
    notes.append((3, value * (times_ - 100)))
    value *= times_  # readiness of the day
    before_ = value
    value = (value + 5000) // 10000  # whole points
    notes.append((5, 10000 * value - before_))
    return value, notes


def why_shelter_today(place: Place, day: int) -> tuple[int, Notes]:
    """What damage to a place is divided by on the day.

    `shelter_today` with its notes: pairs of an index of LABELS['shelter_today'] and what it moved.
    In steps of 1/100 toughness.
    maelstrom "Population Centers".
    """
    notes: Notes = []
    value = walls_shelter(place)  # its walls
    notes.append((0, value))
    notes.append((1, value * (day - 100)))
    value *= day  # the will of the day
    if value < 10000:
        notes.append((2, 10000 - value))
        value = 10000  # no worse than none
    before = value
    value = (100 * value + 5000) // 10000
    notes.append((3, 100 * value - before))
    return value, notes


def why_wings_grounded(group: Group, place: Place) -> tuple[int, Notes]:
    """What flying is not worth before these walls.

    `wings_grounded` with its notes: pairs of an index of LABELS['wings_grounded'] and what it moved.
    In points.
    maelstrom "Fortifications".
    """
    notes: Notes = []
    notes.append((0, 0))
    value = 0
    if (
        flying(group)
        and any(BUILDING_GROUNDS_FLYERS[b] is not None for b in map(Building, members(place.buildings)))
    ):
        notes.append((1, 20))
        value += 20  # a tower that shoots at wings
    return value, notes


def why_surge_force(
    host: Side,
    garrison: Side,
    place: Place,
    surge: Surge,
    world: World,
) -> tuple[int, Notes]:
    """What a host throws against walls in a stage.

    `surge_force` with its notes: pairs of an index of LABELS['surge_force'] and what it moved.
    In strength.
    Raises DividedByNothing (a divisor is 0); DoesNotApply (the book says that there is no such value);
    OffTheTable (a table has no row); TooMuchTaken (reductions take more than everything).
    maelstrom "Combat Stages".
    """
    notes: Notes = []
    if SURGE_ARM[surge] != ARM_NO_TROOPS:
        value = troop_value(host.group, SURGE_ARM[surge])  # troops
        notes.append((0, value))
    elif SURGE_ARM[surge] == ARM_NO_TROOPS and SURGE_ORIGIN[surge] == STAGE_ORIGIN_SPELLS:
        value = spell_power(host, world)  # spells
        notes.append((1, value))
    elif SURGE_ARM[surge] == ARM_NO_TROOPS and SURGE_ORIGIN[surge] == STAGE_ORIGIN_ARTIFACTS:
        value = wand_power(host, world)  # artifacts
        notes.append((2, value))
    elif (
        SURGE_ARM[surge] == ARM_NO_TROOPS
        and SURGE_ORIGIN[surge] != STAGE_ORIGIN_SPELLS
        and SURGE_ORIGIN[surge] != STAGE_ORIGIN_ARTIFACTS
    ):
        notes.append((3, 0))
        value = 0  # nothing yet
    else:
        value = 0
    share_ = 100
    if SURGE_ORIGIN[surge] == STAGE_ORIGIN_TROOPS:
        points = host.losses
        notes.append((4, value * (-1 * points)))
        share_ -= points  # casualties so far
    if share_ < 0:
        raise TooMuchTaken('surge_force')
    value *= share_
    if (
        (SURGE_ARM[surge] == ARM_LONG_RANGE or SURGE_ARM[surge] == ARM_SHORT_RANGE)
        and may_barrage(host.group)
    ):
        times = TACTIC_VOLLEY[host.ordered]
        notes.append((5, value * (times - 100)))
        value *= times  # battered
    else:
        value *= 100
    before = value
    value = (value + 5000) // 10000  # whole points
    notes.append((8, 10000 * value - before))
    if SURGE_ORIGIN[surge] == STAGE_ORIGIN_TROOPS:
        host_group = host.group
        times_ = (
            combat_bonus(host, garrison, world) + storming_gain(host_group)
            - wings_grounded(host_group, place)
        )
        notes.append((6, value * (times_ - 100)))
        value *= times_  # what it fights at
    else:
        value *= 100
    if SURGE_ORIGIN[surge] == STAGE_ORIGIN_TROOPS:
        times_2 = battle_morale(host, garrison, world)
        notes.append((7, value * (times_2 - 100)))
        value *= times_2  # morale
    else:
        value *= 100
    before_ = value
    value = (value + 5000) // 10000  # whole points
    notes.append((9, 10000 * value - before_))
    return value, notes


def why_breach(host: Side, garrison: Side, wall: Rampart, surge: Surge, world: World) -> tuple[int, Notes]:
    """What a stage takes from the walls.

    `breach` with its notes: pairs of an index of LABELS['breach'] and what it moved.
    In strength.
    Raises DividedByNothing (a divisor is 0); DoesNotApply (the book says that there is no such value);
    OffTheTable (a table has no row); TooMuchTaken (reductions take more than everything).
    maelstrom "Population Centers".
    """
    notes: Notes = []
    value = surge_force(host, garrison, wall.place, surge, world)
    notes.append((0, value))
    before = value
    divider = -1
    divisor = 1
    if SURGE_ORIGIN[surge] == STAGE_ORIGIN_TROOPS:
        divider = 1
        divisor *= max(100, wall.shelter)  # loss divider
        value *= 100
    if SURGE_ORIGIN[surge] != STAGE_ORIGIN_TROOPS:
        if divider >= 0:
            part = quotient(value, divisor, 'breach')
            notes.append((divider, part - before))
            before = part
        divider = 2
        divisor *= max(200, wall.shelter)  # half of it against spells
        value *= 200
    value = quotient(2 * value + divisor, 2 * divisor, 'breach')  # whole points
    if divider >= 0:
        notes.append((divider, value - before))
    else:
        notes.append((3, value - before))
    return value, notes


def why_walls_answer(
    host: Side,
    garrison: Side,
    wall: Rampart,
    surge: Surge,
    world: World,
) -> tuple[int, Notes]:
    """What walls do to a host in a stage of a storm.

    `walls_answer` with its notes: pairs of an index of LABELS['walls_answer'] and what it moved.
    In strength.
    Raises DividedByNothing (a divisor is 0); DoesNotApply (the book says that there is no such value);
    OffTheTable (a table has no row); TooMuchTaken (reductions take more than everything).
    maelstrom "Combat Stages".
    """
    notes: Notes = []
    value = SURGE_RIPOSTE[surge] * wall.unbroken  # the stage's share
    notes.append((0, value))
    before = value
    divider = -1
    divisor = 1
    divider = 1
    divisor *= loss_divider(host, garrison, world)  # loss divider
    value *= 100
    value = quotient(2 * value + 100 * divisor, 200 * divisor, 'walls_answer')  # whole points
    if divider >= 0:
        notes.append((divider, 100 * value - before))
    else:
        notes.append((2, 100 * value - before))
    return value, notes


def why_toll_of_walls(
    host: Side,
    garrison: Side,
    wall: Rampart,
    surge: Surge,
    world: World,
) -> tuple[int, Notes]:
    """Casualties of a host in a stage of a storm.

    `toll_of_walls` with its notes: pairs of an index of LABELS['toll_of_walls'] and what it moved.
    In percent, 0% to 100%.
    Raises DividedByNothing (a divisor is 0); DoesNotApply (the book says that there is no such value);
    OffTheTable (a table has no row); TooMuchTaken (reductions take more than everything).
    maelstrom "Combat Stages".
    """
    notes: Notes = []
    host_group = host.group
    # damage, as a share of what the group is worth
    value = quotient(
        200 * walls_answer(host, garrison, wall, surge, world) + max(1, group_value(host_group)),
        2 * max(1, group_value(host_group)), 'toll_of_walls',
    )
    notes.append((0, value))
    if value < 0:
        notes.append((1, -1 * value))
        value = 0
    elif value > 100:
        notes.append((1, 100 - value))
        value = 100
    return value, notes


def why_still_standing(wall: Rampart) -> tuple[int, Notes]:
    """Share of the walls that still stands.

    `still_standing` with its notes: pairs of an index of LABELS['still_standing'] and what it moved.
    In percent, 0% to 100%.
    Raises DividedByNothing (a divisor is 0).
    maelstrom "Combat Stages".
    """
    notes: Notes = []
    value = -1 * quotient(-100 * wall.unbroken, max(1, wall.at_dawn), 'still_standing')
    notes.append((0, value))
    if value < 0:
        notes.append((1, -1 * value))
        value = 0
    elif value > 100:
        notes.append((1, 100 - value))
        value = 100
    return value, notes


def why_part_of_region(place: Place, world: World) -> tuple[int, Notes]:
    """Share of its region's people that lives in a place.

    `part_of_region` with its notes: pairs of an index of LABELS['part_of_region'] and what it moved.
    In percent, 0% to 100%.
    Raises DividedByNothing (a divisor is 0).
    maelstrom "Regions".
    """
    notes: Notes = []
    # its people
    value = quotient(
        200 * place.census + max(1, sum(p.census for p in world.places if p.region == place.region)),
        2 * max(1, sum(p.census for p in world.places if p.region == place.region)), 'part_of_region',
    )
    notes.append((0, value))
    if value < 0:
        notes.append((1, -1 * value))
        value = 0
    elif value > 100:
        notes.append((1, 100 - value))
        value = 100
    return value, notes


def why_severity(dice: Dice) -> tuple[int, Notes]:
    """How much of the most is lost.

    `severity` with its notes: pairs of an index of LABELS['severity'] and what it moved.
    In plain numbers.
    maelstrom "Combat".
    """
    notes: Notes = []
    notes.append((0, 0))
    return dice.throw('severity.1', 11) - 1, notes  # tenths


def why_what_stays(most: int, tenths: int) -> tuple[int, Notes]:
    """What a capacity keeps when a place falls.

    `what_stays` with its notes: pairs of an index of LABELS['what_stays'] and what it moved.
    In percent.
    Raises TooMuchTaken (reductions take more than everything).
    maelstrom "Combat".
    """
    notes: Notes = []
    notes.append((0, 100))
    value = 100
    share_ = 1000
    points = tenths * most
    notes.append((1, value * (-1 * points)))
    share_ -= points  # lost for good
    if share_ < 0:
        raise TooMuchTaken('what_stays')
    value *= share_
    before = value
    value = (value + 500) // 1000  # whole points
    notes.append((2, 1000 * value - before))
    return value, notes


def why_can_be_seized(figure: Figure) -> tuple[bool, Notes]:
    """The figure may be captured when a place falls.

    `can_be_seized` with its notes: pairs of an index of LABELS['can_be_seized'] and what it moved.
    maelstrom "Political Emissaries".
    """
    notes: Notes = []
    if figure.rank not in _ONE_OF_1:
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_seizing_chance(figure: Figure, place: Place, captor: Kingdom, seizure: Seizure) -> tuple[int, Notes]:
    """Chance that a figure is captured in a place that falls.

    `seizing_chance` with its notes: pairs of an index of LABELS['seizing_chance'] and what it moved.
    In percent.
    maelstrom "#150 - Attack Popcenter", "Political Emissaries".
    """
    notes: Notes = []
    value = fall_capture(figure)
    notes.append((0, value))
    figure_rank = figure.rank
    if figure_rank == RANK_KING or figure_rank == RANK_QUEEN or figure_rank == RANK_REGENT:
        new = min(fall_capture(figure), 25)
        notes.append((2, new - value))
        value = new  # rulers slip away
    if seizure == SEIZURE_SIEGE_ORDER:
        amount = siege_captives(captor, True) - 50
        notes.append((1, amount))
        value += amount  # a close ring
    place_buildings = place.buildings
    if place_buildings & _BUILDING_SECRET_PASSAGES_BIT or deathless(figure):
        notes.append((3, -40))
        value -= 40  # a passage
    if (
        place_buildings & _BUILDING_SECRET_PASSAGES_BIT
        and (figure_rank == RANK_KING or figure_rank == RANK_QUEEN or figure_rank == RANK_REGENT)
    ):
        notes.append((4, -1 * value))
        value = 0  # a passage for the throne
    times = 100 - max([0, *[ARTIFACT_SAVING_CHANCE[a] for a in map(Artifact, members(figure.artifacts))]])
    notes.append((5, value * (times - 100)))
    value *= times  # smoke
    if value < 0:
        notes.append((6, -1 * value))
        value = 0
    before = value
    value = (value + 50) // 100  # whole points
    notes.append((7, 100 * value - before))
    return value, notes


def why_townsfolk_bitten(group: Group, place: Place) -> tuple[int, Notes]:
    """Brigades of a population center that join its conqueror.

    `townsfolk_bitten` with its notes: pairs of an index of LABELS['townsfolk_bitten'] and what it
    moved.
    In plain numbers.
    maelstrom "Lycans".
    """
    notes: Notes = []
    notes.append((0, 0))
    value = 0
    group_kingdom = group.kingdom
    group_kingdom_privileges = group_kingdom.privileges
    if group_kingdom_privileges & _PRIVILEGE_LYCANTHROPY_IN_BATTLE_BIT:
        group_brigades = group.brigades
        if (
            any(b.breed == BRIGADE_TYPE_LYCANS for b in group_brigades)
            and place.settlement == SETTLEMENT_TOWN
        ):
            notes.append((1, 1))
            value += 1  # Lycanthrope In Battle (privilege): bitten in the streets
        if (
            any(b.breed == BRIGADE_TYPE_LYCANS for b in group_brigades)
            and place.settlement == SETTLEMENT_CITY
        ):
            notes.append((2, 2))
            value += 2  # Lycanthrope In Battle (privilege): bitten in the streets
    return value, notes
