"""Resolvers of sieges.rules."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Dice, FLOOR, members, present, quotient
from rulec.runtime.game.messages import Hole, Message
from rulec.runtime.game.shape import Holds
from rulec.runtime.game.world import taken

from ._choices import (
    ARM_LONG_RANGE, ARM_SHORT_RANGE, ARM_STORM, Artifact, BRIGADE_TYPE_OGRES, BRIGADE_TYPE_WAR_MACHINES,
    MORALE_EVENT_WON_BATTLE, PRIVILEGE_TOWERING_PARLEY, REACTION_FRIENDLY, REACTION_HOSTILE, REACTION_LOYAL,
    REACTION_SUSPICIOUS, Region, SEIZURE_PLUNDER_ORDER, SEIZURE_SIEGE_ORDER, SEIZURE_THREAT_ORDER,
    SETTLEMENT_TOWN, Tactic, Trait,
)
from ._kinds import Figure, Foothold, Group, Kingdom, Place, Siege, Target
from ._tables import (
    ARTIFACT_COMBAT_GAIN, ARTIFACT_PARLEY_GAIN, SIEGE_TURNS_PRODUCTION, TRAIT_THREAT_BONUS,
    leader_bonuses_bonus, siege_turns_falls, siege_turns_production_cell,
)
from ._words import DEFENSE, FOOD, GOLD, PERCENT, POINTS, STRENGTH
from ._world import SHAPE, World
from .forge import weapon_gain
from .map_ import knows_of
from .realm import lowered, mood, reaction, share

_PRIVILEGE_TOWERING_PARLEY_BIT: Final = 1 << PRIVILEGE_TOWERING_PARLEY

_SAYS_OPENS_ITS_GATES_TO: Final = Message((
    Hole(Holds("thing", 'Place'), 'place'), ' opens its gates to ', Hole(Holds("thing", 'Group'), 'group'),
    ', and raises your banner. It has ', Hole(Holds("number", unit=DEFENSE), 'defense'), ', and produces ',
    Hole(Holds("number", unit=GOLD), 'gold_output'), ' and ',
    Hole(Holds("number", unit=FOOD), 'food_output'), '.',
), 'process:open_gates', 'opens_its_gates_to')
_SAYS_HAS_OPENED_ITS_GATES: Final = Message((
    Hole(Holds("thing", 'Place'), 'place'), ' has opened its gates to ',
    Hole(Holds("thing", 'Kingdom'), 'winner'), '.',
), 'process:open_gates', 'has_opened_its_gates')
_SAYS_OFFERS_A_KINDER_RULE: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' offers ', Hole(Holds("thing", 'Place'), 'place'),
    ' a kinder rule. What speaks for it comes to ', Hole(Holds("number", unit=PERCENT), 'gate_words'),
    ', with ', Hole(Holds("number", unit=POINTS), 'gate_might'), ' for force of arms.',
), 'process:hail', 'offers_a_kinder_rule')
_SAYS_HAS_A_LORD_AND: Final = Message((
    Hole(Holds("thing", 'Place'), 'place'), ' has a lord, and is ', Hole(Holds("number"), 'controlled'),
    ' times as hard to win. The chance is ', Hole(Holds("number", unit=PERCENT), 'parley_chance'), '.',
), 'process:hail', 'has_a_lord_and')
_SAYS_HAS_NO_LORD_THE: Final = Message((
    Hole(Holds("thing", 'Place'), 'place'), ' has no lord. The chance is ',
    Hole(Holds("number", unit=PERCENT), 'parley_chance'), '.',
), 'process:hail', 'has_no_lord_the')
_SAYS_KEEPS_ITS_GATES_SHUT: Final = Message((
    Hole(Holds("thing", 'Place'), 'place'), ' keeps its gates shut.',
), 'process:hail', 'keeps_its_gates_shut')
_SAYS_OF_HAS_OFFERED_A: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' of ', Hole(Holds("thing", 'Kingdom'), 'kingdom'),
    ' has offered ', Hole(Holds("thing", 'Place'), 'place'), ' a kinder rule. The gates stay shut.',
), 'process:hail', 'of_has_offered_a')
_SAYS_TELLS_TO_OPEN_ITS: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' tells ', Hole(Holds("thing", 'Place'), 'place'),
    ' to open its gates, or else. What speaks for it comes to ',
    Hole(Holds("number", unit=PERCENT), 'gate_words'), ', with ',
    Hole(Holds("number", unit=POINTS), 'gate_might'),
    ' for force of arms; a threat is worth 15 points less.',
), 'process:menace', 'tells_to_open_its')
_SAYS_LISTENS_TO_NO_THREATS: Final = Message((
    Hole(Holds("thing", 'Place'), 'place'), ' listens to no threats.',
), 'process:menace', 'listens_to_no_threats')
_SAYS_HAS_A_LORD_AND_2: Final = Message((
    Hole(Holds("thing", 'Place'), 'place'), ' has a lord, and is ', Hole(Holds("number"), 'controlled'),
    ' times as hard to win. The chance is ', Hole(Holds("number", unit=PERCENT), 'threat_chance'), '.',
), 'process:menace', 'has_a_lord_and')
_SAYS_HAS_NO_LORD_THE_2: Final = Message((
    Hole(Holds("thing", 'Place'), 'place'), ' has no lord. The chance is ',
    Hole(Holds("number", unit=PERCENT), 'threat_chance'), '.',
), 'process:menace', 'has_no_lord_the')
_SAYS_KEEPS_ITS_GATES_SHUT_2: Final = Message((
    Hole(Holds("thing", 'Place'), 'place'), ' keeps its gates shut, and mans the walls.',
), 'process:menace', 'keeps_its_gates_shut')
_SAYS_OF_HAS_THREATENED_THE: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' of ', Hole(Holds("thing", 'Kingdom'), 'kingdom'),
    ' has threatened ', Hole(Holds("thing", 'Place'), 'place'),
    '. The gates stay shut, and everybody is on the walls.',
), 'process:menace', 'of_has_threatened_the')
_SAYS_THE_SIEGE_OF_IS: Final = Message((
    'The siege of ', Hole(Holds("thing", 'Place'), 'place'), ' is over: ',
    Hole(Holds("thing", 'Group'), 'group'), ' has let go of it.',
), 'process:lift_siege', 'the_siege_of_is')
_SAYS_THE_SIEGE_OF_IS_2: Final = Message((
    'The siege of ', Hole(Holds("thing", 'Place'), 'place'), ' is lifted.',
), 'process:lift_siege', 'the_siege_of_is_2')
_SAYS_HAS_BEEN_STARVED_OUT: Final = Message((
    Hole(Holds("thing", 'Place'), 'place'), ' has been starved out by ',
    Hole(Holds("thing", 'Group'), 'group'), ', and raises your banner. It has ',
    Hole(Holds("number", unit=DEFENSE), 'defense'), ', and produces ',
    Hole(Holds("number", unit=GOLD), 'gold_output'), ' and ',
    Hole(Holds("number", unit=FOOD), 'food_output'), '.',
), 'process:starve_out', 'has_been_starved_out')
_SAYS_HAS_BEEN_STARVED_OUT_2: Final = Message((
    Hole(Holds("thing", 'Place'), 'place'), ' has been starved out by ',
    Hole(Holds("thing", 'Kingdom'), 'winner'), '.',
), 'process:starve_out', 'has_been_starved_out_2')
_SAYS_LIES_AROUND_TURN_OF: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' lies around ', Hole(Holds("thing", 'Place'), 'place'),
    ', turn ', Hole(Holds("number"), 'months_long'), ' of ', Hole(Holds("number"), 'siege_length'),
    ': its value is ', Hole(Holds("number", unit=STRENGTH), 'siege_value'), ', and the walls are worth ',
    Hole(Holds("number", unit=STRENGTH), 'walls_to_match'), '. Of what ',
    Hole(Holds("thing", 'Place'), 'place_2'), ' produces ',
    Hole(Holds("number", unit=PERCENT), 'siege_yield'), ' is left.',
), 'process:besiege', 'lies_around_turn_of')
_SAYS_OF_LIES_AROUND_TURN: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' of ', Hole(Holds("thing", 'Kingdom'), 'kingdom'),
    ' lies around ', Hole(Holds("thing", 'Place'), 'place'), ', turn ',
    Hole(Holds("number"), 'months_long'), ' of the siege. Of what ',
    Hole(Holds("thing", 'Place'), 'place_2'), ' produces ',
    Hole(Holds("number", unit=PERCENT), 'siege_yield'), ' is left.',
), 'process:besiege', 'of_lies_around_turn')
_SAYS_SLIPS_THROUGH_THE_RING: Final = Message((
    Hole(Holds("thing", 'Figure'), 'figure'), ' slips through the ring around ',
    Hole(Holds("thing", 'Place'), 'place'), '.',
), 'process:steal_away', 'slips_through_the_ring')
_SAYS_HEARS_OF_IT_AND: Final = Message((
    Hole(Holds("choice", 'Region'), 'land'), ' hears of it, and thinks of you: ',
    Hole(Holds("choice", 'Reaction'), 'reaction'), '.',
), 'process:spread_word', 'hears_of_it_and')
_SAYS_HEARS_THAT_PLUNDERS: Final = Message((
    Hole(Holds("choice", 'Region'), 'land'), ' hears that ', Hole(Holds("thing", 'Kingdom'), 'kingdom'),
    ' plunders ', Hole(Holds("thing", 'Place'), 'place'), '.',
), 'process:spread_word', 'hears_that_plunders')
_SAYS_HAS_LEFT_THE_RUINS: Final = Message((
    Hole(Holds("thing", 'Target'), 'figure'), ' has left the ruins of ',
    Hole(Holds("thing", 'Place'), 'place'), ' for ', Hole(Holds("thing", 'Place'), 'capital'), '.',
), 'process:go_home', 'has_left_the_ruins')
_SAYS_SACKS_AND_BURNS_IT: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' sacks ', Hole(Holds("thing", 'Place'), 'place'),
    ' and burns it down: ', Hole(Holds("number", unit=GOLD), 'gold'), ' and ',
    Hole(Holds("number", unit=FOOD), 'food'), ' are carried off.',
), 'process:sack', 'sacks_and_burns_it')
_SAYS_HAS_BEEN_SACKED_BY: Final = Message((
    Hole(Holds("thing", 'Place'), 'place'), ' has been sacked by ',
    Hole(Holds("thing", 'Kingdom'), 'winner'), ', and burns.',
), 'process:sack', 'has_been_sacked_by')


def ladders_and_bows(group: Group) -> int:
    """What a group's brigades can do against walls.

    In strength.
    Raises OffTheTable (a table has no row); TooMuchTaken (reductions take more than everything).
    maelstrom "Recruiting", "Combat Stages".
    """
    group_brigades = group.brigades
    value = sum(brigade_strength(b, ARM_STORM) for b in group_brigades)  # on ladders
    # with bows
    return value + sum(
        brigade_strength(b, ARM_LONG_RANGE) + brigade_strength(b, ARM_SHORT_RANGE)
        for b in group_brigades
    )


def wall_readiness(group: Group) -> int:
    """What a group fights at before walls.

    In percent.
    Raises DoesNotApply (the book says that there is no such value); OffTheTable (a table has no row).
    maelstrom "#150 - Attack Popcenter", "Recruiting".
    """
    value = 100
    value += sum(leader_bonuses_bonus(l_.rank) for l_ in group.leaders if not l_.stunned)  # leaders
    if group.first:
        value += 5  # the kingdom's banner
    if group.gear != 0:
        value += weapon_gain(group)  # forged weapons
    # enchanted weapons
    value += sum(ARTIFACT_COMBAT_GAIN[a] for a in map(Artifact, members(group.artifacts)))
    value += storming_gain(group)  # over the walls
    if value < 0:
        value = 0  # no less than nothing
    return value


def wall_worth(group: Group) -> int:
    """A group's value against population centers.

    In strength.
    Raises DoesNotApply (the book says that there is no such value); OffTheTable (a table has no row);
    TooMuchTaken (reductions take more than everything).
    maelstrom "#150 - Attack Popcenter", "#190 - Siege Popcenter".
    """
    value = ladders_and_bows(group)  # its brigades
    value *= wall_readiness(group)  # what it fights at
    value *= group.morale  # morale
    return (value + 5000) // 10000  # whole points


def siege_readiness(group: Group, place: Place) -> int:
    """What a group fights at before a population center.

    In percent.
    Raises DoesNotApply (the book says that there is no such value); OffTheTable (a table has no row).
    maelstrom "#150 - Attack Popcenter", "Fortifications".
    """
    value = wall_readiness(group)  # before any walls
    place_kingdom = place.kingdom
    if place_kingdom is not None and any(k is place_kingdom for k in group.kingdom.enemies):
        value += 5  # a declared enemy
    value -= wings_grounded(group, place)  # a tower that shoots at wings
    if value < 0:
        value = 0  # no less than nothing
    return value


def siege_value(group: Group, place: Place) -> int:
    """A group's value against a population center.

    In strength.
    Raises DoesNotApply (the book says that there is no such value); OffTheTable (a table has no row);
    TooMuchTaken (reductions take more than everything).
    maelstrom "#150 - Attack Popcenter", "#190 - Siege Popcenter".
    """
    value = ladders_and_bows(group)  # its brigades
    value *= siege_readiness(group, place)  # what it fights at
    value *= group.morale  # morale
    return (value + 5000) // 10000  # whole points


def walls_to_match(place: Place, world: World) -> int:
    """What a group has to be worth more than, to besiege a population center.

    In strength.
    maelstrom "Siege", "Population Centers".
    """
    return manned_walls(place, world)


def could_besiege(group: Group, place: Place, world: World) -> bool:
    """The group is strong enough to besiege the place.

    Raises DoesNotApply (the book says that there is no such value); OffTheTable (a table has no row);
    TooMuchTaken (reductions take more than everything).
    maelstrom "Siege", "#190 - Siege Popcenter".
    """
    return siege_value(group, place) > walls_to_match(place, world)


def had_its_turn(group: Group, world: World) -> bool:
    """The group has tried its luck before these or other walls.

    maelstrom "Sequence of Events".
    """
    return world.happened('approached', 'this', 0, group)


def gate_might(group: Group, place: Place, world: World) -> int:
    """What force of arms is worth in a talk at the gate.

    In points.
    Raises DividedByNothing (a divisor is 0); DoesNotApply (the book says that there is no such value);
    OffTheTable (a table has no row); TooMuchTaken (reductions take more than everything).
    maelstrom "#170 - Parley Popcenter".
    """
    # the group's value, measured against the walls
    value = quotient(
        20 * siege_value(group, place) + max(1, walls_to_match(place, world)),
        2 * max(1, walls_to_match(place, world)), 'gate_might',
    )
    if value > 30:
        value = 30  # a crowd is a crowd
    return value


def gate_words(group: Group, place: Place, world: World) -> int:
    """What speaks for a group that stands before the gate.

    In percent.
    Raises DividedByNothing (a divisor is 0); DoesNotApply (the book says that there is no such value);
    OffTheTable (a table has no row); TooMuchTaken (reductions take more than everything).
    maelstrom "#170 - Parley Popcenter", "#180 - Threaten Popcenter".
    """
    value = gate_might(group, place, world)  # force of arms
    # the leader's rank
    value += max([0, *[leader_bonuses_bonus(l_.rank) for l_ in group.leaders if not l_.stunned]])
    place_region = place.region
    if place_region is not None:
        group_kingdom = group.kingdom
        if mood(group_kingdom, place_region) == REACTION_FRIENDLY:
            value += 15  # a friendly region
        if mood(group_kingdom, place_region) == REACTION_LOYAL:
            value += 30  # a loyal region
        if mood(group_kingdom, place_region) == REACTION_SUSPICIOUS:
            value -= 15  # a suspicious region
        if mood(group_kingdom, place_region) == REACTION_HOSTILE:
            value -= 30  # a hostile region
    place_kingdom = place.kingdom
    if place_kingdom is not None:
        group_kingdom_ = group.kingdom
        if any(k is place_kingdom for k in group_kingdom_.friends):
            value += 15  # its ruler has declared an alliance
        if any(k is place_kingdom for k in group_kingdom_.foes):
            value -= 15  # its ruler has declared enmity
    # dragons beside the herald
    value += sum(
        present(ARTIFACT_PARLEY_GAIN[a], '')
        for a in map(Artifact, members(group.artifacts))
        if ARTIFACT_PARLEY_GAIN[a] is not None
    )
    value -= place.peace  # what emissaries have calmed
    value -= standing_quo(place)  # status quo
    for silver_tongue in world.silver_tongues:
        if silver_tongue.group is group:
            value += silver_tongue.grace  # silver tongues: Diplomacy
    return value


def parley_chance(group: Group, place: Place, world: World) -> int:
    """Chance that a population center opens its gates to kind words.

    In percent, 0% to 100%.
    Raises DividedByNothing (a divisor is 0); DoesNotApply (the book says that there is no such value);
    OffTheTable (a table has no row); TooMuchTaken (reductions take more than everything).
    maelstrom "#170 - Parley Popcenter".
    """
    value = gate_words(group, place, world)  # what speaks for the group
    value += 10 * brigades_of(group, BRIGADE_TYPE_OGRES)  # ogres
    value += 10 * brigades_of(group, BRIGADE_TYPE_WAR_MACHINES)  # engines of war
    if group.kingdom.privileges & _PRIVILEGE_TOWERING_PARLEY_BIT:
        value += 10  # envoys who look down upon the walls
    if value < 0:
        value = 0
    if place.kingdom is None:
        value *= 2  # unless somebody rules there already
    if not open_to_talk(place):
        value = 0  # it does not listen
    value = (value + 1) // 2  # whole points
    if value < 0:
        value = 0
    elif value > 100:
        value = 100
    return value


def dread(kingdom: Kingdom) -> int:
    """What a people's name adds to its threats.

    In points.
    maelstrom "Ruthless".
    """
    value = 0
    # its traits
    return value + sum(
        present(TRAIT_THREAT_BONUS[t], '')
        for t in map(Trait, members(kingdom.traits))
        if TRAIT_THREAT_BONUS[t] is not None
    )


def threat_chance(group: Group, place: Place, world: World) -> int:
    """Chance that a population center opens its gates to a threat.

    In percent, 0% to 100%.
    Raises DividedByNothing (a divisor is 0); DoesNotApply (the book says that there is no such value);
    OffTheTable (a table has no row); TooMuchTaken (reductions take more than everything).
    maelstrom "#180 - Threaten Popcenter".
    """
    value = gate_words(group, place, world)  # what speaks for the group
    value -= 15  # nobody likes to be told
    value += dread(group.kingdom)  # a name that is feared
    value += 10 * brigades_of(group, BRIGADE_TYPE_OGRES)  # ogres
    value += 10 * brigades_of(group, BRIGADE_TYPE_WAR_MACHINES)  # engines of war
    if value < 0:
        value = 0
    if place.kingdom is None:
        value *= 2  # unless somebody rules there already
    if not open_to_talk(place):
        value = 0  # it does not listen
    value = (value + 1) // 2  # whole points
    if value < 0:
        value = 0
    elif value > 100:
        value = 100
    return value


def besieger_of(place: Place, world: World) -> Group | None:
    """Who besieges a population center.

    maelstrom "Siege".
    """
    for g in world.groups:
        if any(s.place is place and s.group is g for s in world.sieges):
            return g
    return None


def besieged(place: Place, world: World) -> bool:
    """The place is under siege.

    maelstrom "Siege".
    """
    return any(s.place is place for s in world.sieges)


def siege_yield(place: Place, world: World) -> int:
    """What a siege leaves of a population center's production.

    In percent.
    Raises OffTheTable (a table has no row).
    maelstrom "Siege".
    """
    value = 100
    for s in world.sieges:
        if s.place is place:
            limit = SIEGE_TURNS_PRODUCTION[min(max(s.months_long, 0), 4)]
            if limit < FLOOR:
                limit = siege_turns_production_cell(limit)
            if value > limit:
                value = limit  # the siege
    if world.happened('starved_out', 'this', 0, place) and value > 0:
        value = 0  # starved out
    return value


def leaving_risk(figure: Figure, place: Place, world: World) -> int:
    """Chance that a figure is captured on the way out of a besieged place.

    In percent.
    maelstrom "Political Emissaries", "Siege Engineering".
    """
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
                value = limit  # soldiers at the gate
    return value


def gold_carried_off(place: Place) -> int:
    """Gold that plunderers carry off.

    In gold.
    maelstrom "#160 - Plunder Popcenter".
    """
    value = place.gold_output
    value *= 3  # what is hidden is found
    if value < 0:
        value = 0
    return value // 2


def food_carried_off(place: Place) -> int:
    """Food that plunderers carry off.

    In food.
    maelstrom "#160 - Plunder Popcenter".
    """
    value = place.food_output
    value *= 3  # every barn is opened
    if value < 0:
        value = 0  # a hungry city has none
    return value // 2


def share_of_the_rest(share_: int, part: int) -> int:
    """A share of a region's people when a part of them is gone.

    In percent.
    Raises DividedByNothing (a divisor is 0).
    maelstrom "Regions".
    """
    value = 100
    limit = quotient(100 * share_, max(1, 100 - part), 'share_of_the_rest')
    if value > limit:
        value = limit  # of those who are left
    return value


def open_gates(group: Group, place: Place, world: World) -> None:
    """A place opens its gates.

    Raises DividedByNothing (a divisor is 0).
    maelstrom "#170 - Parley Popcenter", "#180 - Threaten Popcenter".
    """
    lord = place.kingdom
    winner = group.kingdom
    raise_banner(winner, place, world)
    world.tell(
        winner,
        _SAYS_OPENS_ITS_GATES_TO.text(
            (place, group, place.defense, place.gold_output, place.food_output), SHAPE,
        ),
        place,
        group,
    )
    if lord is not None:
        world.tell(lord, _SAYS_HAS_OPENED_ITS_GATES.text((place, winner), SHAPE), place)


def hail(group: Group, place: Place, world: World, dice: Dice) -> None:
    """A kinder rule is offered.

    Raises DividedByNothing (a divisor is 0); DoesNotApply (the book says that there is no such value);
    OffTheTable (a table has no row); TooMuchTaken (reductions take more than everything).
    maelstrom "#170 - Parley Popcenter".
    """
    lord = place.kingdom
    world.tell(
        group.kingdom,
        _SAYS_OFFERS_A_KINDER_RULE.text(
            (group, place, gate_words(group, place, world), gate_might(group, place, world)), SHAPE,
        ),
        group,
        place,
    )
    if lord is not None:
        world.tell(
            group.kingdom,
            _SAYS_HAS_A_LORD_AND.text((place, 2, parley_chance(group, place, world)), SHAPE),
            place,
        )
    else:
        world.tell(
            group.kingdom,
            _SAYS_HAS_NO_LORD_THE.text((place, parley_chance(group, place, world)), SHAPE),
            place,
        )
    chance = parley_chance(group, place, world)  # they listen
    if dice.throw('hail.they_listen', 100) <= chance:
        open_gates(group, place, world)
    else:
        world.tell(group.kingdom, _SAYS_KEEPS_ITS_GATES_SHUT.text((place,), SHAPE), place)
        if lord is not None:
            world.tell(lord, _SAYS_OF_HAS_OFFERED_A.text((group, group.kingdom, place), SHAPE), group, place)


def menace(group: Group, place: Place, plan: Tactic, world: World, dice: Dice) -> None:
    """A place is threatened.

    Raises Clash (two changes that happen at once set one field); DividedByNothing (a divisor is 0);
    DoesNotApply (the book says that there is no such value); OffTheTable (a table has no row);
    TooMuchTaken (reductions take more than everything).
    maelstrom "#180 - Threaten Popcenter".
    """
    lord = place.kingdom
    world.tell(
        group.kingdom,
        _SAYS_TELLS_TO_OPEN_ITS.text(
            (group, place, gate_words(group, place, world), gate_might(group, place, world)), SHAPE,
        ),
        group,
        place,
    )
    if not open_to_talk(place):
        world.tell(group.kingdom, _SAYS_LISTENS_TO_NO_THREATS.text((place,), SHAPE), place)
    elif lord is not None:
        world.tell(
            group.kingdom,
            _SAYS_HAS_A_LORD_AND_2.text((place, 2, threat_chance(group, place, world)), SHAPE),
            place,
        )
    else:
        world.tell(
            group.kingdom,
            _SAYS_HAS_NO_LORD_THE_2.text((place, threat_chance(group, place, world)), SHAPE),
            place,
        )
    chance = threat_chance(group, place, world)  # they are afraid
    if dice.throw('menace.they_are_afraid', 100) <= chance:
        open_gates(group, place, world)
    else:
        world.tell(group.kingdom, _SAYS_KEEPS_ITS_GATES_SHUT_2.text((place,), SHAPE), place)
        if lord is not None:
            world.tell(
                lord,
                _SAYS_OF_HAS_THREATENED_THE.text((group, group.kingdom, place), SHAPE),
                group,
                place,
            )
        storm_walls(group, place, SEIZURE_THREAT_ORDER, plan, world, dice)


def lift_siege(siege: Siege, world: World) -> None:
    """A siege is over.

    maelstrom "Siege".
    """
    place = siege.place
    lord = place.kingdom
    world.tell(
        siege.group.kingdom,
        _SAYS_THE_SIEGE_OF_IS.text((place, siege.group), SHAPE),
        place,
        siege.group,
    )
    if lord is not None and lord is not siege.group.kingdom:
        world.tell(lord, _SAYS_THE_SIEGE_OF_IS_2.text((place,), SHAPE), place)
    world.drop(siege)


def starve_out(group: Group, place: Place, world: World, dice: Dice) -> None:
    """A place is starved into surrender.

    Raises DividedByNothing (a divisor is 0); DoesNotApply (the book says that there is no such value);
    OffTheTable (a table has no row); TooMuchTaken (reductions take more than everything).
    maelstrom "Siege", "#190 - Siege Popcenter".
    """
    lord = place.kingdom
    winner = group.kingdom
    for s in [s for s in world.sieges if s.place is place]:
        world.drop(s)
    world.note('starved_out', place)
    raise_banner(winner, place, world)
    world.note('conquered', winner, place)
    world.keep(group, "morale")
    group.morale = morale_after(group, MORALE_EVENT_WON_BATTLE)
    world.tell(
        winner,
        _SAYS_HAS_BEEN_STARVED_OUT.text(
            (place, group, place.defense, place.gold_output, place.food_output), SHAPE,
        ),
        place,
        group,
    )
    if lord is not None:
        world.tell(lord, _SAYS_HAS_BEEN_STARVED_OUT_2.text((place, winner), SHAPE), place)
        if lord.capital is place:
            lose_seat(lord, place, world, dice)
    round_up(winner, place, SEIZURE_SIEGE_ORDER, world, dice)


def besiege(group: Group, place: Place, world: World, dice: Dice) -> None:
    """The ring around a place is kept closed.

    Raises DividedByNothing (a divisor is 0); DoesNotApply (the book says that there is no such value);
    OffTheTable (a table has no row); TooMuchTaken (reductions take more than everything).
    maelstrom "Siege".
    """
    s = next((s for s in world.sieges if s.group is group and s.place is place), None)
    if s is not None:
        world.keep(s, "months_long")
        s.months_long += 1
        world.keep(s, "upheld")
        s.upheld = True
    else:
        siege = Siege(group=group, place=place)
        world.add(siege)
    lord = place.kingdom
    s = next((s for s in world.sieges if s.group is group and s.place is place), None)
    if s is not None:
        if (
            siege_turns_falls(s.months_long)
            or s.months_long >= siege_length(group.kingdom, place.settlement == SETTLEMENT_TOWN)
        ):
            starve_out(group, place, world, dice)
        else:
            world.tell(
                group.kingdom,
                _SAYS_LIES_AROUND_TURN_OF.text(
                    (
                        group, place, s.months_long,
                        siege_length(group.kingdom, place.settlement == SETTLEMENT_TOWN),
                        siege_value(group, place), walls_to_match(place, world), place,
                        siege_yield(place, world),
                    ),
                    SHAPE,
                ),
                group,
                place,
            )
            if lord is not None:
                world.tell(
                    lord,
                    _SAYS_OF_LIES_AROUND_TURN.text(
                        (group, group.kingdom, place, s.months_long, place, siege_yield(place, world)), SHAPE,
                    ),
                    group,
                    place,
                )


def look_at_sieges(world: World) -> None:
    """Sieges that were not kept up are over.

    maelstrom "Siege".
    """
    for s in list(world.sieges):
        if s.upheld and s.place.kingdom is not s.group.kingdom:
            s.upheld = False
        else:
            lift_siege(s, world)


def steal_away(figure: Figure, place: Place, world: World, dice: Dice) -> None:
    """Somebody tries to leave a besieged place.

    maelstrom "Political Emissaries".
    """
    camp = besieger_of(place, world)
    home = figure.kingdom
    if camp is not None:
        chance = leaving_risk(figure, place, world)  # captured
        if dice.throw('steal_away.captured', 100) <= chance:
            seize(camp.kingdom, figure, place, world)
        elif home is not None:
            world.tell(home, _SAYS_SLIPS_THROUGH_THE_RING.text((figure, place), SHAPE), figure, place)


def disgrace(kingdom: Kingdom, region: Region, levels: int, world: World) -> None:
    """A region thinks worse of a kingdom.

    maelstrom "#160 - Plunder Popcenter".
    """
    s = next((s for s in kingdom.standings if s.region == region), None)
    if s is not None:
        for i in range(1, levels + 1):
            world.keep(s, "reaction")
            s.reaction = lowered(s.reaction, REACTION_HOSTILE)
    else:
        fresh = Foothold(region=region)
        world.add(fresh)
        world.keep(kingdom, "standings")
        kingdom.standings = (*kingdom.standings, fresh)
        for i in range(1, levels + 1):
            fresh.reaction = lowered(fresh.reaction, REACTION_HOSTILE)


def spread_word(kingdom: Kingdom, place: Place, world: World) -> None:
    """Word of a plunder spreads through the region.

    maelstrom "#160 - Plunder Popcenter".
    """
    land = place.region
    if land is not None:
        disgrace(kingdom, land, 1, world)
        world.tell(kingdom, _SAYS_HEARS_OF_IT_AND.text((land, reaction(kingdom, land)), SHAPE))
        for k in [
            k
            for k in world.kingdoms
            if k is not kingdom
                and k is not place.kingdom
                and knows_of(k, place, world)
                and any(p.kingdom is k and p.region == land for p in world.places)
        ]:
            world.tell(k, _SAYS_HEARS_THAT_PLUNDERS.text((land, kingdom, place), SHAPE), place)


def go_home(figure: Target, place: Place, world: World) -> None:
    """Somebody leaves the ruins.

    maelstrom "Spell #155 - Meteor Strike".
    """
    world.keep(figure, "place")
    figure.place = None
    home = figure.kingdom
    if home is not None:
        world.keep(figure, "place")
        figure.place = home.capital
        if home.capital is not None:
            world.tell(
                home,
                _SAYS_HAS_LEFT_THE_RUINS.text((figure, place, home.capital), SHAPE),
                figure,
                place,
                home.capital,
            )


def raze(place: Place, world: World) -> None:
    """A place is razed.

    Raises DividedByNothing (a divisor is 0).
    maelstrom "#160 - Plunder Popcenter", "Siege".
    """
    lord = place.kingdom
    part = part_of_region(place, world)
    if lord is not None:
        world.keep(lord, "places")
        lord.places = taken(lord.places, place)
        for s in [s for s in lord.standings if s.region == place.region]:
            world.keep(s, "share")
            s.share = max(s.share - part, min(s.share, 0))
    for k in list(world.kingdoms):
        for s in [s for s in k.standings if s.region == place.region]:
            world.keep(s, "share")
            s.share = max(
                0,
                min(
                    share_of_the_rest(s.share, part),
                    100 - sum(share(other, s.region) for other in world.kingdoms if other is not k),
                ),
            )
    for t in [t for t in world.targets if t.place is place]:
        go_home(t, place, world)
    for s_ in [s_ for s_ in world.sieges if s_.place is place]:
        lift_siege(s_, world)
    world.keep(place, "watchers")
    place.watchers = ()
    for place_ward in [place_ward for place_ward in world.place_wards if place_ward.place is place]:
        world.drop(place_ward)
    for dome in [dome for dome in world.domes if dome.place is place]:
        world.drop(dome)
    world.drop(place)


def sack(group: Group, place: Place, world: World, dice: Dice) -> None:
    """A place is sacked.

    Raises DividedByNothing (a divisor is 0); DoesNotApply (the book says that there is no such value);
    OffTheTable (a table has no row); TooMuchTaken (reductions take more than everything).
    maelstrom "#160 - Plunder Popcenter".
    """
    lord = place.kingdom
    winner = group.kingdom
    gold = gold_carried_off(place)
    food = food_carried_off(place)
    world.keep(winner, "gold")
    winner.gold += gold
    world.keep(winner, "food")
    winner.food += food
    world.tell(winner, _SAYS_SACKS_AND_BURNS_IT.text((group, place, gold, food), SHAPE), group, place)
    if lord is not None:
        world.tell(lord, _SAYS_HAS_BEEN_SACKED_BY.text((place, winner), SHAPE), place)
        if lord.capital is place:
            lose_seat(lord, place, world, dice)
    open_cells(winner, place, world)
    round_up(winner, place, SEIZURE_PLUNDER_ORDER, world, dice)
    for s in [s for s in world.sightings if s.place is place and (s.kingdom is winner or s.kingdom is lord)]:
        world.drop(s)
    raze(place, world)


def upon_retreated_1(g: Group, world: World) -> None:
    """Whoever falls back lets go of a siege.

    maelstrom "Siege".
    """
    for s in [s for s in world.sieges if s.group is g]:
        lift_siege(s, world)


def upon_marched_1(g: Group, world: World) -> None:
    """Whoever marches lets go of a siege.

    maelstrom "Siege".
    """
    for s in [s for s in world.sieges if s.group is g]:
        lift_siege(s, world)


# at the end, for these modules use each other
from .brigades import brigade_strength, brigades_of  # noqa: E402
from .conquest import can_be_seized, lose_seat, part_of_region, raise_banner, round_up, seize, storm_walls, wings_grounded  # noqa: E402
from .morale import morale_after  # noqa: E402
from .politics import open_cells, open_to_talk, standing_quo  # noqa: E402
from .walls import manned_walls, siege_captives, siege_length, storming_gain  # noqa: E402
