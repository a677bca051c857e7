"""The resolvers of sieges.rules with the notes that explain them."""

from __future__ import annotations

from typing import Final

from rulec.runtime import FLOOR, Label, Notes, members, present, quotient

from ._choices import (
    ARM_LONG_RANGE, ARM_SHORT_RANGE, ARM_STORM, Artifact, BRIGADE_TYPE_OGRES, BRIGADE_TYPE_WAR_MACHINES,
    PRIVILEGE_TOWERING_PARLEY, REACTION_FRIENDLY, REACTION_HOSTILE, REACTION_LOYAL, REACTION_SUSPICIOUS,
    Trait,
)
from ._kinds import Figure, Group, Kingdom, Place
from ._tables import (
    ARTIFACT_COMBAT_GAIN, ARTIFACT_PARLEY_GAIN, SIEGE_TURNS_PRODUCTION, TRAIT_THREAT_BONUS,
    leader_bonuses_bonus, siege_turns_production_cell,
)
from ._world import World
from .brigades import brigade_strength, brigades_of
from .conquest import can_be_seized, wings_grounded
from .forge import weapon_gain
from .politics import open_to_talk, standing_quo
from .realm import mood
from .sieges import (
    dread, gate_might, gate_words, ladders_and_bows, siege_readiness, siege_value, wall_readiness,
    walls_to_match,
)
from .walls import manned_walls, siege_captives, storming_gain

_PRIVILEGE_TOWERING_PARLEY_BIT: Final = 1 << PRIVILEGE_TOWERING_PARLEY

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "ladders_and_bows": (
        Label('base', 'on ladders'),
        Label('add', 'with bows'),
    ),
    "wall_readiness": (
        Label('base', ''),
        Label('add', 'leaders', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Recruiting", line 2049'),
        Label('add', "the kingdom's banner", 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Sage Advice", line 2271'),
        Label('add', 'forged weapons', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#605 \u2013 Equip Forged Item", line 4671'),
        Label('add', 'enchanted weapons', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Sage Advice", line 2279'),
        Label('add', 'over the walls'),
        Label('at least', 'no less than nothing'),
    ),
    "wall_worth": (
        Label('base', 'its brigades'),
        Label('times', 'what it fights at', 100),
        Label('times', 'morale', 10000),
        Label('round', 'whole points', 10000, 'ruling "What happens to fractions"'),
    ),
    "siege_readiness": (
        Label('base', 'before any walls'),
        Label('add', 'a declared enemy', 1, 'ruling "What a declared enemy is worth"'),
        Label('subtract', 'a tower that shoots at wings'),
        Label('at least', 'no less than nothing'),
    ),
    "siege_value": (
        Label('base', 'its brigades'),
        Label('times', 'what it fights at', 100),
        Label('times', 'morale', 10000),
        Label('round', 'whole points', 10000, 'ruling "What happens to fractions"'),
    ),
    "walls_to_match": (
        Label('base', ''),
    ),
    "could_besiege": (
        Label('holds', ''),
    ),
    "had_its_turn": (
        Label('holds', ''),
    ),
    "gate_might": (
        Label('base', "the group's value, measured against the walls"),
        Label('at most', 'a crowd is a crowd'),
    ),
    "gate_words": (
        Label('base', ''),
        Label('add', 'force of arms'),
        Label('add', "the leader's rank", 1, 'ruling "What the leader\'s rank is worth in a talk at the gate"'),
        Label('add', 'a friendly region'),
        Label('add', 'a loyal region'),
        Label('subtract', 'a suspicious region'),
        Label('subtract', 'a hostile region'),
        Label('add', 'its ruler has declared an alliance'),
        Label('subtract', 'its ruler has declared enmity'),
        Label('add', 'dragons beside the herald', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Artifacts", line 5814'),
        Label('subtract', 'what emissaries have calmed', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#310 \u2013 Maintain Status Quo", line 4381'),
        Label('subtract', 'status quo', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Buildings", line 1124; "#310 \u2013 Maintain Status Quo", line 4381'),
        Label('add', 'Diplomacy', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Spell #171 \u2013 Diplomacy", line 5378', 'silver tongues'),
    ),
    "parley_chance": (
        Label('base', 'what speaks for the group'),
        Label('add', 'ogres', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Brigade Special Abilities", line 4022'),
        Label('add', 'engines of war', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Brigade Special Abilities", line 4041'),
        Label('add', 'envoys who look down upon the walls', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Giants", line 3262'),
        Label('at least', ''),
        Label('divide by', 'somebody rules there already', 2, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#170 \u2013 Parley Popcenter", line 4257'),
        Label('times', 'it does not listen', 2, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#170 \u2013 Parley Popcenter", line 4259; "Fortifications", line 1155'),
        Label('round', 'whole points', 2, 'ruling "What happens to fractions"'),
        Label('bounds', ''),
    ),
    "dread": (
        Label('base', ''),
        Label('add', 'its traits'),
    ),
    "threat_chance": (
        Label('base', 'what speaks for the group'),
        Label('subtract', 'nobody likes to be told', 1, 'ruling "How much less likely a threat succeeds than a parley"'),
        Label('add', 'a name that is feared', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Ruthless", line 3957'),
        Label('add', 'ogres', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Brigade Special Abilities", line 4022'),
        Label('add', 'engines of war', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Brigade Special Abilities", line 4041'),
        Label('at least', ''),
        Label('divide by', 'somebody rules there already', 2, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#170 \u2013 Parley Popcenter", line 4257'),
        Label('times', 'it does not listen', 2, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#180 \u2013 Threaten Popcenter", line 4263; "Fortifications", line 1155'),
        Label('round', 'whole points', 2, 'ruling "What happens to fractions"'),
        Label('bounds', ''),
    ),
    "besieger_of": (
        Label('otherwise', ''),
    ),
    "besieged": (
        Label('holds', ''),
    ),
    "siege_yield": (
        Label('base', ''),
        Label('at most', 'the siege'),
        Label('at most', 'starved out', 1, 'ruling "What a place produces in the turn in which it falls to a siege"'),
    ),
    "leaving_risk": (
        Label('base', ''),
        Label('at least', 'soldiers at the gate'),
    ),
    "gold_carried_off": (
        Label('base', ''),
        Label('times', 'what is hidden is found', 2),
        Label('at least', '', 2),
        Label('round', '', 2),
    ),
    "food_carried_off": (
        Label('base', ''),
        Label('times', 'every barn is opened', 2),
        Label('at least', 'a hungry city has none', 2),
        Label('round', '', 2),
    ),
    "share_of_the_rest": (
        Label('base', ''),
        Label('at most', 'of those who are left'),
    ),
}


def why_ladders_and_bows(group: Group) -> tuple[int, Notes]:
    """What a group's brigades can do against walls.

    `ladders_and_bows` with its notes: pairs of an index of LABELS['ladders_and_bows'] and what it
    moved.
    In strength.
    Raises OffTheTable (a table has no row); TooMuchTaken (reductions take more than everything).
    maelstrom "Recruiting", "Combat Stages".
    """
    notes: Notes = []
    group_brigades = group.brigades
    value = sum(brigade_strength(b, ARM_STORM) for b in group_brigades)  # on ladders
    notes.append((0, value))
    amount = sum(
        brigade_strength(b, ARM_LONG_RANGE) + brigade_strength(b, ARM_SHORT_RANGE)
        for b in group_brigades
    )
    notes.append((1, amount))
    value += amount  # with bows
    return value, notes


def why_wall_readiness(group: Group) -> tuple[int, Notes]:
    """What a group fights at before walls.

    `wall_readiness` with its notes: pairs of an index of LABELS['wall_readiness'] and what it moved.
    In percent.
    Raises DoesNotApply (the book says that there is no such value); OffTheTable (a table has no row).
    maelstrom "#150 - Attack Popcenter", "Recruiting".
    """
    notes: Notes = []
    notes.append((0, 100))
    value = 100
    amount = sum(leader_bonuses_bonus(l_.rank) for l_ in group.leaders if not l_.stunned)
    notes.append((1, amount))
    value += amount  # leaders
    if group.first:
        notes.append((2, 5))
        value += 5  # the kingdom's banner
    if group.gear != 0:
        amount_ = weapon_gain(group)
        notes.append((3, amount_))
        value += amount_  # forged weapons
    amount_2 = sum(ARTIFACT_COMBAT_GAIN[a] for a in map(Artifact, members(group.artifacts)))
    notes.append((4, amount_2))
    value += amount_2  # enchanted weapons
    amount_3 = storming_gain(group)
    notes.append((5, amount_3))
    value += amount_3  # over the walls
    if value < 0:
        notes.append((6, -1 * value))
        value = 0  # no less than nothing
    return value, notes


def why_wall_worth(group: Group) -> tuple[int, Notes]:
    """A group's value against population centers.

    `wall_worth` with its notes: pairs of an index of LABELS['wall_worth'] and what it moved.
    In strength.
    Raises DoesNotApply (the book says that there is no such value); OffTheTable (a table has no row);
    TooMuchTaken (reductions take more than everything).
    maelstrom "#150 - Attack Popcenter", "#190 - Siege Popcenter".
    """
    notes: Notes = []
    value = ladders_and_bows(group)  # its brigades
    notes.append((0, value))
    times = wall_readiness(group)
    notes.append((1, value * (times - 100)))
    value *= times  # what it fights at
    times_ = group.morale
    notes.append((2, value * (times_ - 100)))
    value *= times_  # morale
    before = value
    value = (value + 5000) // 10000  # whole points
    notes.append((3, 10000 * value - before))
    return value, notes


def why_siege_readiness(group: Group, place: Place) -> tuple[int, Notes]:
    """What a group fights at before a population center.

    `siege_readiness` with its notes: pairs of an index of LABELS['siege_readiness'] and what it moved.
    In percent.
    Raises DoesNotApply (the book says that there is no such value); OffTheTable (a table has no row).
    maelstrom "#150 - Attack Popcenter", "Fortifications".
    """
    notes: Notes = []
    value = wall_readiness(group)  # before any walls
    notes.append((0, value))
    place_kingdom = place.kingdom
    if place_kingdom is not None and any(k is place_kingdom for k in group.kingdom.enemies):
        notes.append((1, 5))
        value += 5  # a declared enemy
    amount = wings_grounded(group, place)
    notes.append((2, -1 * amount))
    value -= amount  # a tower that shoots at wings
    if value < 0:
        notes.append((3, -1 * value))
        value = 0  # no less than nothing
    return value, notes


def why_siege_value(group: Group, place: Place) -> tuple[int, Notes]:
    """A group's value against a population center.

    `siege_value` with its notes: pairs of an index of LABELS['siege_value'] and what it moved.
    In strength.
    Raises DoesNotApply (the book says that there is no such value); OffTheTable (a table has no row);
    TooMuchTaken (reductions take more than everything).
    maelstrom "#150 - Attack Popcenter", "#190 - Siege Popcenter".
    """
    notes: Notes = []
    value = ladders_and_bows(group)  # its brigades
    notes.append((0, value))
    times = siege_readiness(group, place)
    notes.append((1, value * (times - 100)))
    value *= times  # what it fights at
    times_ = group.morale
    notes.append((2, value * (times_ - 100)))
    value *= times_  # morale
    before = value
    value = (value + 5000) // 10000  # whole points
    notes.append((3, 10000 * value - before))
    return value, notes


def why_walls_to_match(place: Place, world: World) -> tuple[int, Notes]:
    """What a group has to be worth more than, to besiege a population center.

    `walls_to_match` with its notes: pairs of an index of LABELS['walls_to_match'] and what it moved.
    In strength.
    maelstrom "Siege", "Population Centers".
    """
    notes: Notes = []
    value = manned_walls(place, world)
    notes.append((0, value))
    return value, notes


def why_could_besiege(group: Group, place: Place, world: World) -> tuple[bool, Notes]:
    """The group is strong enough to besiege the place.

    `could_besiege` with its notes: pairs of an index of LABELS['could_besiege'] and what it moved.
    Raises DoesNotApply (the book says that there is no such value); OffTheTable (a table has no row);
    TooMuchTaken (reductions take more than everything).
    maelstrom "Siege", "#190 - Siege Popcenter".
    """
    notes: Notes = []
    if siege_value(group, place) <= walls_to_match(place, world):
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_had_its_turn(group: Group, world: World) -> tuple[bool, Notes]:
    """The group has tried its luck before these or other walls.

    `had_its_turn` with its notes: pairs of an index of LABELS['had_its_turn'] and what it moved.
    maelstrom "Sequence of Events".
    """
    notes: Notes = []
    if not world.happened('approached', 'this', 0, group):
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_gate_might(group: Group, place: Place, world: World) -> tuple[int, Notes]:
    """What force of arms is worth in a talk at the gate.

    `gate_might` with its notes: pairs of an index of LABELS['gate_might'] and what it moved.
    In points.
    Raises DividedByNothing (a divisor is 0); DoesNotApply (the book says that there is no such value);
    OffTheTable (a table has no row); TooMuchTaken (reductions take more than everything).
    maelstrom "#170 - Parley Popcenter".
    """
    notes: Notes = []
    # the group's value, measured against the walls
    value = quotient(
        20 * siege_value(group, place) + max(1, walls_to_match(place, world)),
        2 * max(1, walls_to_match(place, world)), 'gate_might',
    )
    notes.append((0, value))
    if value > 30:
        notes.append((1, 30 - value))
        value = 30  # a crowd is a crowd
    return value, notes


def why_gate_words(group: Group, place: Place, world: World) -> tuple[int, Notes]:
    """What speaks for a group that stands before the gate.

    `gate_words` with its notes: pairs of an index of LABELS['gate_words'] and what it moved.
    In percent.
    Raises DividedByNothing (a divisor is 0); DoesNotApply (the book says that there is no such value);
    OffTheTable (a table has no row); TooMuchTaken (reductions take more than everything).
    maelstrom "#170 - Parley Popcenter", "#180 - Threaten Popcenter".
    """
    notes: Notes = []
    notes.append((0, 0))
    value = 0
    amount = gate_might(group, place, world)
    notes.append((1, amount))
    value += amount  # force of arms
    amount_ = max([0, *[leader_bonuses_bonus(l_.rank) for l_ in group.leaders if not l_.stunned]])
    notes.append((2, amount_))
    value += amount_  # the leader's rank
    place_region = place.region
    if place_region is not None:
        group_kingdom = group.kingdom
        if mood(group_kingdom, place_region) == REACTION_FRIENDLY:
            notes.append((3, 15))
            value += 15  # a friendly region
        if mood(group_kingdom, place_region) == REACTION_LOYAL:
            notes.append((4, 30))
            value += 30  # a loyal region
        if mood(group_kingdom, place_region) == REACTION_SUSPICIOUS:
            notes.append((5, -15))
            value -= 15  # a suspicious region
        if mood(group_kingdom, place_region) == REACTION_HOSTILE:
            notes.append((6, -30))
            value -= 30  # a hostile region
    place_kingdom = place.kingdom
    if place_kingdom is not None:
        group_kingdom_ = group.kingdom
        if any(k is place_kingdom for k in group_kingdom_.friends):
            notes.append((7, 15))
            value += 15  # its ruler has declared an alliance
        if any(k is place_kingdom for k in group_kingdom_.foes):
            notes.append((8, -15))
            value -= 15  # its ruler has declared enmity
    amount_2 = sum(
        present(ARTIFACT_PARLEY_GAIN[a], '')
        for a in map(Artifact, members(group.artifacts))
        if ARTIFACT_PARLEY_GAIN[a] is not None
    )
    notes.append((9, amount_2))
    value += amount_2  # dragons beside the herald
    amount_3 = place.peace
    notes.append((10, -1 * amount_3))
    value -= amount_3  # what emissaries have calmed
    amount_4 = standing_quo(place)
    notes.append((11, -1 * amount_4))
    value -= amount_4  # status quo
    for silver_tongue in world.silver_tongues:
        if silver_tongue.group is group:
            amount_5 = silver_tongue.grace
            notes.append((12, amount_5))
            value += amount_5  # silver tongues: Diplomacy
    return value, notes


def why_parley_chance(group: Group, place: Place, world: World) -> tuple[int, Notes]:
    """Chance that a population center opens its gates to kind words.

    `parley_chance` with its notes: pairs of an index of LABELS['parley_chance'] and what it moved.
    In percent, 0% to 100%.
    Raises DividedByNothing (a divisor is 0); DoesNotApply (the book says that there is no such value);
    OffTheTable (a table has no row); TooMuchTaken (reductions take more than everything).
    maelstrom "#170 - Parley Popcenter".
    """
    notes: Notes = []
    value = gate_words(group, place, world)  # what speaks for the group
    notes.append((0, value))
    amount = 10 * brigades_of(group, BRIGADE_TYPE_OGRES)
    notes.append((1, amount))
    value += amount  # ogres
    amount_ = 10 * brigades_of(group, BRIGADE_TYPE_WAR_MACHINES)
    notes.append((2, amount_))
    value += amount_  # engines of war
    if group.kingdom.privileges & _PRIVILEGE_TOWERING_PARLEY_BIT:
        notes.append((3, 10))
        value += 10  # envoys who look down upon the walls
    if value < 0:
        notes.append((4, -1 * value))
        value = 0
    if place.kingdom is not None:
        notes.append((5, -1 * value))
        value = value  # somebody rules there already
    else:
        value *= 2
    if not open_to_talk(place):
        notes.append((6, -1 * value))
        value = 0  # it does not listen
    before = value
    value = (value + 1) // 2  # whole points
    notes.append((7, 2 * value - before))
    if value < 0:
        notes.append((8, -1 * value))
        value = 0
    elif value > 100:
        notes.append((8, 100 - value))
        value = 100
    return value, notes


def why_dread(kingdom: Kingdom) -> tuple[int, Notes]:
    """What a people's name adds to its threats.

    `dread` with its notes: pairs of an index of LABELS['dread'] and what it moved.
    In points.
    maelstrom "Ruthless".
    """
    notes: Notes = []
    notes.append((0, 0))
    value = 0
    amount = sum(
        present(TRAIT_THREAT_BONUS[t], '')
        for t in map(Trait, members(kingdom.traits))
        if TRAIT_THREAT_BONUS[t] is not None
    )
    notes.append((1, amount))
    value += amount  # its traits
    return value, notes


def why_threat_chance(group: Group, place: Place, world: World) -> tuple[int, Notes]:
    """Chance that a population center opens its gates to a threat.

    `threat_chance` with its notes: pairs of an index of LABELS['threat_chance'] and what it moved.
    In percent, 0% to 100%.
    Raises DividedByNothing (a divisor is 0); DoesNotApply (the book says that there is no such value);
    OffTheTable (a table has no row); TooMuchTaken (reductions take more than everything).
    maelstrom "#180 - Threaten Popcenter".
    """
    notes: Notes = []
    value = gate_words(group, place, world)  # what speaks for the group
    notes.append((0, value))
    notes.append((1, -15))
    value -= 15  # nobody likes to be told
    amount = dread(group.kingdom)
    notes.append((2, amount))
    value += amount  # a name that is feared
    amount_ = 10 * brigades_of(group, BRIGADE_TYPE_OGRES)
    notes.append((3, amount_))
    value += amount_  # ogres
    amount_2 = 10 * brigades_of(group, BRIGADE_TYPE_WAR_MACHINES)
    notes.append((4, amount_2))
    value += amount_2  # engines of war
    if value < 0:
        notes.append((5, -1 * value))
        value = 0
    if place.kingdom is not None:
        notes.append((6, -1 * value))
        value = value  # somebody rules there already
    else:
        value *= 2
    if not open_to_talk(place):
        notes.append((7, -1 * value))
        value = 0  # it does not listen
    before = value
    value = (value + 1) // 2  # whole points
    notes.append((8, 2 * value - before))
    if value < 0:
        notes.append((9, -1 * value))
        value = 0
    elif value > 100:
        notes.append((9, 100 - value))
        value = 100
    return value, notes


def why_besieger_of(place: Place, world: World) -> tuple[Group | None, Notes]:
    """Who besieges a population center.

    `besieger_of` with its notes: pairs of an index of LABELS['besieger_of'] and what it moved.
    maelstrom "Siege".
    """
    notes: Notes = []
    notes.append((0, 0))
    return next(
        (g for g in world.groups if any(s.place is place and s.group is g for s in world.sieges)), None,
    ), notes


def why_besieged(place: Place, world: World) -> tuple[bool, Notes]:
    """The place is under siege.

    `besieged` with its notes: pairs of an index of LABELS['besieged'] and what it moved.
    maelstrom "Siege".
    """
    notes: Notes = []
    if not any(s.place is place for s in world.sieges):
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_siege_yield(place: Place, world: World) -> tuple[int, Notes]:
    """What a siege leaves of a population center's production.

    `siege_yield` with its notes: pairs of an index of LABELS['siege_yield'] and what it moved.
    In percent.
    Raises OffTheTable (a table has no row).
    maelstrom "Siege".
    """
    notes: Notes = []
    notes.append((0, 100))
    value = 100
    for s in world.sieges:
        if s.place is place:
            limit = SIEGE_TURNS_PRODUCTION[min(max(s.months_long, 0), 4)]
            if limit < FLOOR:
                limit = siege_turns_production_cell(limit)
            if value > limit:
                notes.append((1, limit - value))
                value = limit  # the siege
    if world.happened('starved_out', 'this', 0, place) and value > 0:
        notes.append((2, -1 * value))
        value = 0  # starved out
    return value, notes


def why_leaving_risk(figure: Figure, place: Place, world: World) -> tuple[int, Notes]:
    """Chance that a figure is captured on the way out of a besieged place.

    `leaving_risk` with its notes: pairs of an index of LABELS['leaving_risk'] and what it moved.
    In percent.
    maelstrom "Political Emissaries", "Siege Engineering".
    """
    notes: Notes = []
    notes.append((0, 0))
    value = 0
    for s in world.sieges:
        if (
            s.place is place
            and s.group.kingdom is not figure.kingdom
            and can_be_seized(figure)
            and not any(
                k is s.group.kingdom and figure.kingdom is not None and k in figure.kingdom.allies
                for k in world.kingdoms
            )
        ):
            limit = siege_captives(s.group.kingdom, False)
            if value < limit:
                notes.append((1, limit - value))
                value = limit  # soldiers at the gate
    return value, notes


def why_gold_carried_off(place: Place) -> tuple[int, Notes]:
    """Gold that plunderers carry off.

    `gold_carried_off` with its notes: pairs of an index of LABELS['gold_carried_off'] and what it
    moved.
    In gold.
    maelstrom "#160 - Plunder Popcenter".
    """
    notes: Notes = []
    value = place.gold_output
    notes.append((0, value))
    notes.append((1, value))
    value *= 3  # what is hidden is found
    if value < 0:
        notes.append((2, -1 * value))
        value = 0
    before = value
    value //= 2
    notes.append((3, 2 * value - before))
    return value, notes


def why_food_carried_off(place: Place) -> tuple[int, Notes]:
    """Food that plunderers carry off.

    `food_carried_off` with its notes: pairs of an index of LABELS['food_carried_off'] and what it
    moved.
    In food.
    maelstrom "#160 - Plunder Popcenter".
    """
    notes: Notes = []
    value = place.food_output
    notes.append((0, value))
    notes.append((1, value))
    value *= 3  # every barn is opened
    if value < 0:
        notes.append((2, -1 * value))
        value = 0  # a hungry city has none
    before = value
    value //= 2
    notes.append((3, 2 * value - before))
    return value, notes


def why_share_of_the_rest(share_: int, part: int) -> tuple[int, Notes]:
    """A share of a region's people when a part of them is gone.

    `share_of_the_rest` with its notes: pairs of an index of LABELS['share_of_the_rest'] and what it
    moved.
    In percent.
    Raises DividedByNothing (a divisor is 0).
    maelstrom "Regions".
    """
    notes: Notes = []
    notes.append((0, 100))
    value = 100
    limit = quotient(100 * share_, max(1, 100 - part), 'share_of_the_rest')
    if value > limit:
        notes.append((1, limit - value))
        value = limit  # of those who are left
    return value, notes
